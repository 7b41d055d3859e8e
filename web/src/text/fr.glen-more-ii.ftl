### Ce que le client du navigateur ne dit que de Glen More II.

web-gm2-clans = Plateau de clan
web-gm2-clans-tab = Clans
web-gm2-landmarks = Lieux emblématiques
web-gm2-landmarks-tab = Lieux
web-gm2-landmark = carte Lieu emblématique
web-gm2-landmark-of = Carte Lieu emblématique, { $when }
web-gm2-discards = Défausse
web-gm2-no-discards = Rien n’a encore été défaussé.
web-gm2-start = départ
web-gm2-clans-hint = Coût actuel des routes. Survolez ou touchez un domaine pour voir la sienne.
web-gm2-as-map = Plateau
web-gm2-as-list = Liste
web-gm2-domain = Domaine
web-gm2-domain-kind = domaine de clan { $colour }
web-gm2-crest = blason, à la place de ce qui y est imprimé
web-gm2-colour = Couleur
web-gm2-markers = Pions de clan
web-gm2-costs = Coût actuel
web-gm2-road = Route
web-gm2-roads = Routes :
web-gm2-road-to =
    { $coins ->
        [0] { $domain } gratuite
       *[other] { $domain } ¢{ $coins }
    }
web-gm2-where = Où
web-gm2-marker-of = pion de clan : { $name }
web-gm2-price =
    { $coins ->
        [0] route actuellement gratuite
        [one] coût actuel des routes : { $coins } pièce
       *[other] coût actuel des routes : { $coins } pièces
    }
web-gm2-on-table = sur la table
web-gm2-kept = { $cards ->
        [one] { $cards } lieu emblématique
       *[other] { $cards } lieux emblématiques
    }, { $persons ->
        [one] { $persons } personnage
       *[other] { $persons } personnages
    }
web-gm2-when-placed = Effet immédiat :
web-gm2-when-always = Effet permanent :
web-gm2-when-turn = À chacun de vos tours :
web-gm2-when-scoring = À chaque décompte :
web-gm2-when-end = À la fin de la partie :
web-gm2-tile-kind = { $stack ->
        [none] tuile { $type }
       *[other] tuile { $type } de la pile { $stack }
    }
web-gm2-persons =
    { $n ->
        [one] compte pour { $n } personnage
       *[other] compte pour { $n } personnages
    }
web-gm2-overlay = superposition : se place sur une tuile de son type
web-gm2-covers = recouvre { $tile }
web-gm2-place-worlds-end = Un joueur qui s’y arrête ou la dépasse ne joue plus. Quand tous l’ont fait, la partie s’achève.
web-gm2-then = { $said }, puis { $stack }
web-gm2-points = PV
web-gm2-moves = PM
web-gm2-castle = château
web-gm2-markers-n =
    { $n ->
        [one] { $n } pion de clan restant
       *[other] { $n } pions de clan restants
    }
web-gm2-markers-left = pions de clan restants
web-gm2-movement =
    { $n ->
        [one] { $n } point de mouvement restant
       *[other] { $n } points de mouvement restants
    }
web-gm2-domains-source = Domaines de clan
web-gm2-landmarks-source = Effets des lieux emblématiques
web-gm2-chronicles-source = Chroniques
web-gm2-tie = À égalité, le joueur qui a le moins de ressources l’emporte.

## L’étagère des chroniques

web-shelf = Chroniques
web-shelf-by-itself = Ce qui est demandé s’ouvre automatiquement.
web-shelf-asked = à vous
web-shelf-may = vous pouvez agir ici

### Ce que le client du navigateur ne dit que de Glen More II.

web-gm2-clans = Carte des clans
web-gm2-clans-tab = Clans
web-gm2-landmarks = Lieux emblématiques
web-gm2-landmark = carte de lieu emblématique
web-gm2-landmark-of = Carte de lieu emblématique, { $when }
web-gm2-discards = Défausse
web-gm2-no-discards = Rien n’a encore été défaussé.
web-gm2-start = départ
web-gm2-clans-hint = Prix d’un pion à présent, routes comprises. Pointez un domaine : sa route s’éclaire.
web-gm2-as-map = Carte
web-gm2-as-list = Liste
web-gm2-domain = Domaine
web-gm2-domain-kind = domaine de clan { $colour }
web-gm2-colour = Couleur
web-gm2-markers = Marqueurs
web-gm2-costs = Prix à présent
web-gm2-road = Route
web-gm2-roads = Routes :
web-gm2-road-to =
    { $coins ->
        [0] { $domain } gratuite
       *[other] { $domain } ¢{ $coins }
    }
web-gm2-where = Où
web-gm2-marker-of = pion de { $name }
web-gm2-price =
    { $coins ->
        [0] un pion ne coûte rien à présent
        [one] un pion coûte { $coins } pièce à présent
       *[other] un pion coûte { $coins } pièces à présent
    }
web-gm2-on-table = sur la table
web-gm2-kept = { $cards ->
        [one] { $cards } lieu emblématique
       *[other] { $cards } lieux emblématiques
    }, { $persons ->
        [one] { $persons } personnage
       *[other] { $persons } personnages
    }
web-gm2-when-placed = À la pose :
web-gm2-when-always = Désormais :
web-gm2-when-turn = À chacun de vos tours :
web-gm2-when-scoring = À chaque décompte :
web-gm2-when-end = À la fin de la partie :
web-gm2-tile-kind = { $stack ->
        [none] tuile { $type }
       *[other] tuile { $type } de la pile { $stack }
    }
web-gm2-persons = compte pour { $n } personnages
web-gm2-overlay = recouvrement : elle couvre une tuile de son type
web-gm2-covers = recouvre { $tile }
web-gm2-place-worlds-end = Qui s’y arrête ou la dépasse ne joue plus. Quand tous l’ont fait, la partie s’achève.
web-gm2-place-mountain = La franchir coûte une pièce ou une ressource ; qui s’y arrête emporte tout ce qui s’y trouve en repartant.
web-gm2-then = { $said }, puis { $stack }
web-gm2-points = points
web-gm2-moves = mouvements
web-gm2-castle = château initial
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
web-gm2-domains-source = domaines de clan
web-gm2-chronicles-source = chroniques
web-gm2-tie = À égalité, l’emporte qui a le moins de ressources.

### Ce que le client du navigateur ne dit que de Glasgow.

web-home-about-glasgow = Deux marchands font le tour de l’anneau, remplissent leurs entrepôts et bâtissent ensemble une seule ville. Qui en a la meilleure moitié l’emporte.
web-gla-ring = Anneau
web-gla-city = Ville
web-gla-table = Anneau et ville
web-gla-architect = Architecte { $n }
web-gla-contract = contrat
web-gla-offers = Offre de l’architecte { $n }
web-gla-on-offers = Bâtiments offerts
web-gla-on-offer = { $building }, pour { $price }
web-gla-stands = { $building } en ({ $cell }), à { $name }
web-gla-your-store = Votre entrepôt
web-gla-store-of = Entrepôt de { $name }
web-gla-lost =
    { $n ->
        [one] { $n } perdue
       *[other] { $n } perdues
    }
web-gla-lost-goods =
    { $n ->
        [one] { $n } marchandise ne trouverait pas de place
       *[other] { $n } marchandises ne trouveraient pas de place
    }
web-gla-doubled = Le prochain arrêt compte double.
web-gla-again = Vous restez derrière : vous rejouez
web-gla-points = Points
web-gla-points-now = points actuels
web-gla-your-buildings = Vos bâtiments
web-gla-buildings-of = Bâtiments de { $name }
web-gla-if-built = Si vous construisez ici
web-gla-runs = { $building } produit
web-gla-full = plein :
web-gla-nothing = Le bâtiment seul : pas encore de point, aucune usine.
web-gla-unseen = Encore inconnus
web-gla-unseen-n =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
web-gla-frame-size = { $w } × { $h }
web-gla-frame = cadre { $size }
web-gla-frame-or = ou { $size }
web-gla-building = Bâtiment
web-gla-city-note = { $n } bâtiments sur { $of } ; la ville doit tenir dans { $w } sur { $h } ou { $h } sur { $w } cases.
web-gla-choices = Choix
web-gla-less = Une fois de moins
web-gla-more = Une fois de plus
web-gla-paid = Payé
web-gla-final-draw = Un nouveau bâtiment est pioché dès que celui-ci est posé : la pose est définitive.
web-gla-choose-building = L’architecte propose ces deux bâtiments.
web-gla-hint = Touchez une tuile de l’anneau : vous verrez ici ce que donne un arrêt et qui jouera ensuite.
web-gla-wait = L’autre joueur réfléchit.
web-gla-tie = En cas d’égalité, le joueur qui a achevé la ville perd.

web-do-go = Aller ici
web-do-build = Construire
web-do-refresh = Nouveaux bâtiments ici
web-do-factory = Celle-ci d’abord

## Ce qui figure sur les tuiles

web-gla-printed = Points imprimés
web-gla-makes = Donne à son propriétaire
web-gla-counts = Rapporte
web-gla-does = En s’arrêtant ici
web-gla-architect-does = Construire l’un des deux bâtiments offerts. Une deuxième action dans le même tour coûte 1 or de plus, une troisième 2.
web-gla-does-goods = Prendre ces marchandises ; ce qui ne trouve pas de place est perdu.
web-gla-does-any = Prendre une marchandise au choix.
web-gla-does-trade = Échanger des marchandises dans un seul sens, autant de fois que voulu ; acier contre or une seule fois.
web-gla-does-refresh = Défausser les bâtiments d’un architecte et en piocher deux nouveaux.
web-gla-does-activate = Toutes les usines d’une rangée ou d’une colonne produisent pour leurs propriétaires.
web-gla-does-reveal = Révéler un bâtiment : le construire à son coût, ou le défausser contre la première marchandise de son coût.
web-gla-does-double = Votre prochain arrêt compte double.
web-gla-rule-monument = Les points imprimés, rien de plus.

## Les types, et d’où viennent leurs points

web-gla-type-factory =
    { $n ->
        [one] Usine
       *[other] Usines
    }
web-gla-type-shop =
    { $n ->
        [one] Magasin
       *[other] Magasins
    }
web-gla-type-park =
    { $n ->
        [one] Parc
       *[other] Parcs
    }
web-gla-type-tenement =
    { $n ->
        [one] Immeuble
       *[other] Immeubles
    }
web-gla-type-station =
    { $n ->
        [one] Gare
       *[other] Gares
    }
web-gla-type-bank =
    { $n ->
        [one] Banque
       *[other] Banques
    }
web-gla-type-monument =
    { $n ->
        [one] Monument
       *[other] Monuments
    }
web-gla-how-factory =
    { $n ->
        [0] produisent quand leur ligne grandit
       *[other] quand sa ligne grandit
    }
web-gla-how-shop =
    { $n ->
        [0] +5 dans un coin
       *[other] { $printed } imprimés, +{ $bonus } dans les coins
    }
web-gla-how-park =
    { $n ->
        [0] n × n points
       *[other] { $n } × { $n } points
    }
web-gla-how-tenement =
    { $n ->
        [0] +3 par voisin
       *[other] { $printed } imprimés, +{ $bonus } côte à côte
    }
web-gla-how-station =
    { $n ->
        [0] 10 points chacune : votre série est complète
       *[other] 10 points chacune
    }
web-gla-how-station-lacks = { $n } points ; il manque : { $types }
web-gla-how-bank =
    { $n ->
        [0] compte usines ou marchandises
       *[other] { $printed } imprimés, +{ $bonus } comptés
    }
web-gla-how-monument =
    { $n ->
        [0] 6 à 11 points
       *[other] { $printed } imprimés
    }

### Ce que le client du navigateur ne dit que de Glasgow.

web-home-about-glasgow = Deux marchands longent la Clyde, remplissent leurs entrepôts et bâtissent ensemble une seule ville. Les bâtiments de plus grande valeur l’emportent.
web-gla-ring = Parcours
web-gla-city = Ville
web-gla-table = Parcours et ville
web-gla-architect = Architecte { $n }
web-gla-contract = contrat
web-gla-offers = Offre de l’architecte { $n }
web-gla-on-offers = Bâtiments proposés
web-gla-on-offer = { $building }, pour { $price }
web-gla-stands = { $building } en ({ $cell }), propriétaire : { $name }
web-gla-your-store = Votre entrepôt
web-gla-store-of = Entrepôt : { $name }
web-gla-lost =
    { $n ->
       *[other] perte : { $n }
    }
web-gla-lost-goods =
    { $n ->
        [one] { $n } marchandise ne tiendra pas
       *[other] { $n } marchandises ne tiendront pas
    }
web-gla-doubled = Le prochain arrêt compte double.
web-gla-again = Vous restez le plus en arrière : vous rejouez
web-gla-points = Points
web-gla-points-now = PV actuels
web-gla-your-buildings = Vos bâtiments
web-gla-buildings-of = Bâtiments : { $name }
web-gla-if-built = Si vous construisez ici
web-gla-runs = { $building } s’active
web-gla-full = plein :
web-gla-nothing = Le bâtiment seul : pas encore de PV, aucune usine.
web-gla-unseen = Encore inconnus
web-gla-unseen-n =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
web-gla-frame-size = { $w } × { $h }
web-gla-frame = limites { $size }
web-gla-frame-or = ou { $size }
web-gla-building = Bâtiment
web-gla-city-note = Bâtiments : { $n } sur { $of } ; la ville doit tenir dans { $w } × { $h } ou { $h } × { $w }.
web-gla-choices = Choix
web-gla-less = Une de moins
web-gla-more = Une de plus
web-gla-paid = Payé
web-gla-final-draw = Un nouveau bâtiment est pioché dès que celui-ci est placé : ce coup est définitif.
web-gla-choose-building = L’architecte propose ces deux bâtiments.
web-gla-hint = Survolez ou touchez une tuile pour voir ce que donne un arrêt et qui jouera.
web-gla-wait = Au tour de l’autre joueur.
web-gla-tie = En cas d’égalité, le joueur qui a achevé la ville perd.

web-do-go = Aller ici
web-do-build = Construire
web-do-refresh = Renouveler ces bâtiments
web-do-factory = Celle-ci d’abord

## Ce qui figure sur les tuiles

web-gla-printed = Valeur en PV
web-gla-makes = Donne à son propriétaire
web-gla-counts = Rapporte
web-gla-does = En s’arrêtant ici
web-gla-architect-does = Construire l’un des deux bâtiments proposés. Une deuxième construction dans le même tour coûte 1 or en plus, une troisième 2.
web-gla-does-goods = Prendre ces marchandises ; ce qui ne tient pas est perdu.
web-gla-does-any = Prendre une marchandise au choix.
web-gla-does-trade = Une seule conversion, autant de fois que voulu ; acier contre or une seule fois.
web-gla-does-refresh = Défausser les bâtiments d’un architecte et en piocher deux nouveaux.
web-gla-does-activate = Toutes les usines d’une ligne ou d’une colonne s’activent pour leurs propriétaires.
web-gla-does-reveal = Révéler un bâtiment : le construire à son coût, ou le défausser contre la première marchandise de son coût.
web-gla-does-double = Votre prochain arrêt compte double.
web-gla-rule-monument = Sa valeur en PV, rien de plus.

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
       *[other] à chaque pose dans la ligne ou la colonne
    }
web-gla-how-shop =
    { $n ->
        [0] +5 PV dans un coin
       *[other] valeur { $printed }, +{ $bonus } dans les coins
    }
web-gla-how-park =
    { $n ->
        [0] n parcs valent n × n PV
       *[other] { $n } × { $n } PV
    }
web-gla-how-tenement =
    { $n ->
        [0] +3 PV par immeuble voisin
       *[other] valeur { $printed }, +{ $bonus } côte à côte
    }
web-gla-how-station =
    { $n ->
        [0] 10 PV chacune : votre série est complète
       *[other] 10 PV chacune
    }
web-gla-how-station-lacks = { $n } PV si vous complétez : { $types }
web-gla-how-bank =
    { $n ->
        [0] compte usines ou marchandises
       *[other] valeur { $printed }, +{ $bonus } en supplément
    }
web-gla-how-monument =
    { $n ->
        [0] 6 à 11 PV
       *[other] valeur { $printed }
    }

### Chronique 3, La Réserve Single Cask d’Old Jamey : ce qu’elle pose sur la table, dans le navigateur.

web-c3-book = Caves
web-c3-worth = vaut { $vp }
web-c3-empty = vide
web-c3-asks-age = vieillir
web-c3-asks-store = à poser
web-c3-asks-spend = à donner
web-c3-asks-either = au choix
web-c3-asks-sell = à vendre
web-c3-about = Un tonneau vaut le nombre sous sa case, mais seulement s’il est vendu.
web-c3-first = Première Cave
web-c3-unbuilt = à construire
web-c3-space =
    { $n ->
        [0] { $vp } PV : vide
        [one] { $vp } PV : { $n } tonneau
       *[other] { $vp } PV : { $n } tonneaux
    }
web-c3-to = vers { $vp }
web-c3-ringed = un tonneau cerclé peut vieillir selon sa flèche
web-c3-build-second = Construire la Deuxième Cave :
web-c3-build-third = Construire la Troisième Cave :
web-c3-from-to = { $vp } → { $to }
web-c3-makes-room = libère la case { $vp }
web-c3-either-space = case bonus ou du bas
web-c3-bonus-space = case bonus
web-c3-lower-space = case du bas
web-c3-if-sold = Si vous vendiez maintenant
web-c3-stopping = arrêt sur une Vente : les deux meilleurs
web-c3-crossing = traversée d’une Vente : le meilleur
web-c3-keeping = gardés jusqu’à la fin
web-c3-sum = { $sum } = { $vp } PV
web-c3-vp = { $vp } PV
web-c3-kept =
    { $n ->
        [one] 0 PV ; { $n } tonneau compte aux décomptes
       *[other] 0 PV ; { $n } tonneaux comptent aux décomptes
    }
web-c3-sales = Ventes sur le rondel
web-c3-ahead =
    { $n ->
        [0] Vous êtes dessus.
        [one] { $n } case devant vous.
       *[other] { $n } cases devant vous.
    }
web-c3-bonus-taken = Case bonus occupée.
web-c3-bonus-free = Case bonus libre.
web-c3-free =
    { $n ->
        [one] { $n } case du bas libre sur { $of }.
       *[other] { $n } cases du bas libres sur { $of }.
    }
web-c3-occupied = { $name } est dessus : vous pouvez traverser et vendre 1 tonneau, mais pas vous arrêter.
web-c3-no-sale = Aucune tuile Vente sur le rondel pour l’instant.
web-c3-rivals = Caves des adversaires
web-c3-badge = meilleur tonneau : PV à la vente
web-c3-own = Vos Caves
web-c3-place = Case
web-c3-barrels = Tonneaux
web-c3-built = Caves construites
web-c3-worths = Tonneaux en PV
web-c3-next-price = Cave suivante
web-c3-distance = Cases devant vous
web-c3-bonus-head = Case bonus
web-c3-further = Cases du bas
web-c3-taken = occupée
web-c3-open = libre
web-short-single-cask-sale = Vente
web-gm2-place-single-cask-sale = Qui la traverse peut vendre un tonneau ; qui s’y arrête en vend un ou deux. Un tonneau rapporte les PV de sa case en Cave.

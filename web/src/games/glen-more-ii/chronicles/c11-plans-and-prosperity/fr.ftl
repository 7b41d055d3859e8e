### Chronique 11, Projets et Prospérité : ce qu’elle pose sur la table, dans le navigateur.

web-c11-book = Plans
web-c11-unbuilt = { $n } en plan
web-c11-none = aucun
web-c11-asks-fill = payer ?
web-c11-asks-pay = payer
web-c11-asks-endow = choisir
web-c11-about = Un plan demande deux ressources quelconques, une par tour ; non construit, il coûte 3 PV à la fin.
web-c11-badge = plans à construire
web-c11-empty = Vous n’avez pas de plan. Prenez un monument ou un dessin sur le rondel : c’est gratuit.
web-c11-plan = Plan
web-c11-plans = Plans
web-c11-double = double, deux faces
web-c11-covers = Couvre
web-c11-cover =
    { $river ->
        [yes] Une tuile { $type } avec rivière.
       *[no] Une tuile { $type } sans rivière.
    }
web-c11-cover-two =
    { $river ->
        [yes] Face { $n } : { $left }, { $right } avec rivière.
       *[no] Face { $n } : { $left }, { $right } sans rivière.
    }
web-c11-pair = { $left } et { $right }
web-c11-nobody = { $tile } : aucun Écossais à côté
web-c11-no-tile = Vous n’avez pas encore cette tuile.
web-c11-no-pair = Vous n’avez pas encore ces deux tuiles.
web-c11-paid =
    { $n ->
        [one] { $n } ressource payée sur { $of }
       *[other] { $n } ressources payées sur { $of }
    }
web-c11-nth =
    { $n ->
        [1] 1re
       *[other] 2e
    }
web-c11-pay = Payer
web-c11-pay-build = Payer et construire
web-c11-paid-now = Payé pendant ce tour.
web-c11-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
web-c11-later = { $name }, plus tard
web-c11-at-end = Non construits à la fin
web-c11-cost =
    { $n ->
        [0] aucun plan
        [one] { $n } plan : { $vp } PV
       *[other] { $n } plans : { $vp } PV
    }
web-c11-lost = PV perdus
web-c11-built = Monuments construits
web-c11-rivals = Plans des adversaires
web-c11-open = Plans que personne n’a
web-c11-resources = Ressources
web-c11-sites = Possible sur
web-c11-neighbours = Voisines
web-short-new-fort-george = Fort George
web-short-caledonian-canal = Canal
web-short-carron-ironworks = Carron
web-short-royal-lochnagar = Lochnagar
web-short-design-new-fort-george = Dessin : Fort
web-short-design-caledonian-canal = Dessin : Canal
web-short-design-forth-bridge = Dessin : Pont
web-gm2-place-design-new-fort-george = Qui le prend a le plan de New Fort George, un monument double ; le dessin quitte le jeu.
web-gm2-place-design-caledonian-canal = Qui le prend a le plan du Caledonian Canal, un monument double ; le dessin quitte le jeu.
web-gm2-place-design-forth-bridge = Qui le prend a le plan du Forth Bridge, un monument double ; le dessin quitte le jeu.

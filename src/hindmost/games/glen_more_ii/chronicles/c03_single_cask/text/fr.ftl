### Chronique 3, La Réserve Single Cask d'Old Jamey

chronicle-3 = La Réserve Single Cask d’Old Jamey
chronicle-3-about = Le whisky vieillit dans vos Caves, case après case. Vendez vos tonneaux aux acheteurs qui apparaissent sur le rondel : plus le tonneau est vieux, plus il rapporte de PV.

tile-ben-wyvis = Ben Wyvis
tile-glen-albyn = Glen Albyn
tile-single-cask-sale = la Vente de Single Cask

cellar-second = Deuxième Cave
cellar-third = Troisième Cave

effect-age =
    { $n ->
        [one] Faites vieillir { $n } tonneau d’une case
       *[other] Faites vieillir des tonneaux d’une case, { $n } fois
    }
deed-age =
    { $n ->
        [one] faire vieillir { $n } tonneau d’une case
       *[other] faire vieillir des tonneaux d’une case, { $n } fois
    }
short-age =
    { $n ->
        [one] vieillir
       *[other] vieillir ×{ $n }
    }
effect-distil-or-age = Au choix : donner { $lines }, ou { $ageing }
deed-distil-or-age = au choix : donner { $lines }, ou { $ageing }
short-distil-or-age = { $distilling } ou { $ageing }
effect-distil-and-age = Donnez { $lines } ; ensuite, { $ageing }
deed-distil-and-age = donner { $lines }, puis { $ageing }
short-distil-and-age = { $distilling } + { $ageing }

ask-store-barrel = Où poser le nouveau tonneau dans votre Cave ?
ask-spend-barrel = Quel tonneau donnez-vous ?
ask-either-use = { $spot } offre deux possibilités : laquelle ?
ask-age-barrel =
    { $n ->
        [one] Quel tonneau faire vieillir d’une case ?
       *[other] Quel tonneau faire vieillir d’une case ? Vous pouvez le faire { $n } fois.
    }
ask-sell-casks = Vous pouvez vendre un tonneau à la Vente de Single Cask.
ask-must-sell-cask = Vous vous arrêtez à la Vente de Single Cask : quel tonneau vendre ?

option-store =
    { $vp ->
        [0] Poser le tonneau dans la zone à 0 PV
       *[other] Poser le tonneau sur la case à { $vp } PV
    }
option-spend =
    { $vp ->
        [0] Donner un tonneau de la zone à 0 PV
       *[other] Donner le tonneau de la case à { $vp } PV
    }
option-age =
    { $vp ->
        [0] Faire vieillir un tonneau de la zone à 0 PV vers la case à { $to } PV
       *[other] Faire vieillir le tonneau de la case à { $vp } PV vers { $to } PV
    }
option-leave-casks = Ne plus rien faire vieillir
option-cellar = Construire la { $cellar } : { $price }
option-cask = Vendre un tonneau pour { $vp } PV
option-cask-bonus = Vendre un tonneau pour { $vp } PV, sur la case bonus
option-keep-casks = Ne plus rien vendre

reason-leftmost-space = Un nouveau tonneau va sur la case vide la plus à gauche de la Première Cave, ou dans sa zone à 0 PV.
reason-nothing-ages = Vous n’avez aucun tonneau qui puisse avancer d’une case vers la droite.
reason-next-space-taken = La case suivante est occupée, et aucun tonneau n’en dépasse un autre.
reason-no-next-cellar = C’est la dernière case tant que vous n’avez pas construit une autre Cave.
reason-cannot-build-cellar = Vous ne pouvez pas payer la Cave suivante.
reason-no-cellar-now = Une Cave se construit à votre propre tour, entre deux de ses étapes.
reason-no-barrel-to-sell = Vous n’avez aucun tonneau à vendre : vous ne pouvez pas vous arrêter ici.
reason-sale-full = Il n’y a plus de place pour un tonneau : vous ne pouvez pas vous arrêter ici.
reason-must-sell = Qui s’arrête ici doit vendre au moins un tonneau.

log-stored =
    { $vp ->
        [0] pose le tonneau dans la zone à 0 PV
       *[other] pose le tonneau sur la case à { $vp } PV
    }
log-taken-out =
    { $vp ->
        [0] prend un tonneau dans la zone à 0 PV
       *[other] prend le tonneau de la case à { $vp } PV
    }
log-aged = fait vieillir un tonneau de { $vp } à { $to } PV
log-built-cellar = construit la { $cellar }
log-sold-cask = vend un tonneau pour { $vp } PV

score-single-cask = Vente de Single Cask
cli-fact-first-cellar = PV de la Première Cave
cli-fact-second-cellar = PV de la Deuxième Cave
cli-fact-third-cellar = PV de la Troisième Cave
cli-fact-second-cellar-cost = coût de la Deuxième Cave par ressource
cli-fact-third-cellar-cost = coût de la Troisième Cave par ressource
cli-fact-cellar-cards = cartes Cave de chaque sorte
cli-fact-sale-bonus = cases bonus d’une tuile Vente
cli-fact-sale-spaces = ses autres cases à 2, 3 et 4 joueurs
cli-legend-cask = tonneau en Cave

term-casks = les tonneaux et les Caves

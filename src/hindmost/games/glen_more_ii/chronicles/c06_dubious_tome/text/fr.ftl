### Chronique 6, L’Ouvrage douteux sur l’histoire d’Écosse

chronicle-6 = L’Ouvrage douteux sur l’histoire d’Écosse
chronicle-6-about = Chaque carte Lieu emblématique cache un événement. Les tuiles Gathering retournent vos cartes : chaque événement a lieu une fois, et une carte retournée compte davantage.

unit-point =
    { $n ->
       *[other] PV
    }
short-point =
    { $n ->
       *[other] PV
    }

tile-gathering = Gathering
tile-old-man-of-storr = Old Man of Storr
tile-wallace-monument = Wallace Monument
tile-dunvegan-castle = Dunvegan Castle
tile-fort-george = Fort George

landmark-old-man-of-storr = { tile-old-man-of-storr }
landmark-old-man-of-storr-effect = Posez 2 pierres sur Old Man of Storr.
landmark-wallace-monument = { tile-wallace-monument }
landmark-wallace-monument-effect = Au lieu des voisines de Wallace Monument, toutes les tuiles de votre territoire peuvent être activées, une fois chacune.
landmark-dunvegan-castle = { tile-dunvegan-castle }
landmark-dunvegan-castle-effect = Posez 2 moutons sur Dunvegan Castle.
landmark-fort-george = { tile-fort-george }
landmark-fort-george-effect = Déplacez autant d’Écossais que vous voulez de votre château initial vers n’importe quelles tuiles de votre territoire, sans point de mouvement.

landmark-old-man-of-storr-event = Payez 1 Écossais de votre territoire initial : désormais, vous comptez les Écossais du château avec une meilleure table
landmark-wallace-monument-event = Vous pouvez retourner une autre de vos cartes Lieu emblématique, sans son événement ; avec William Wallace, vous gagnez 4 PV
landmark-dunvegan-castle-event = Remettez 2 bœufs à la réserve pour 7 PV
landmark-fort-george-event = Remettez 1 Écossais à votre réserve pour retirer de la partie 2 de vos tuiles
landmark-loch-lochy-event = Recevez 1 bœuf sur une tuile au choix, puis activez toutes vos tuiles Animal
landmark-donan-castle-event = Activez jusqu’à 2 tuiles différentes d’autres territoires : vous payez, et vous gagnez
landmark-castle-stalker-event = Remettez 1 Écossais à votre réserve pour prendre une tuile de la défausse sans son coût
landmark-inverness-event = Désormais, vous comptez le whisky avec une meilleure table
landmark-loch-shiel-event = Remettez 1 PV à la réserve pour poser 2 Écossais sur Loch Shiel
landmark-duart-castle-event = Gagnez 3 PV ; avec un pion sur MacLean, vous pouvez en plus échanger 2 ressources contre 5 PV
landmark-loch-ness-event = Recevez 1 pièce pour chacune de vos cartes retournées, Loch Ness comprise
landmark-armadale-castle-event = Remettez autant de pierres que vous voulez à la réserve pour 3 PV chacune
landmark-loch-morar-event = Remettez 2 Écossais à votre réserve pour 9 PV
landmark-castle-moil-event = Recevez 2 pièces ; vous pouvez déplacer 1 Écossais, d’où que ce soit, sur votre château initial
landmark-castle-of-mey-event = Remettez 1 Écossais à votre réserve pour retirer de la partie 2 de vos tuiles
landmark-loch-lomond-event = Prenez toutes les pièces de la ligne Angleterre
landmark-glenfinnan-church-event = Activez Glenfinnan Church et toutes les tuiles adjacentes
landmark-glenfinnan-monument-event = Vous pouvez échanger l’Anglais avec une tuile du rondel
landmark-wade-roads-event = Posez un pion de clan sur un domaine violet, sans coût des routes
landmark-new-fort-george-event = Remettez autant de moutons que vous voulez à la réserve pour 3 PV chacun
landmark-stirling-castle-event = Gagnez 4 PV avec Robert I ou Mary Stuart, 8 PV avec les deux
landmark-glamis-castle-event = Remettez 1 Écossais à votre réserve pour 5 PV
landmark-forth-bridge-event = Activez toutes vos tuiles Rivière

effect-event = Déclenchez un de vos événements
deed-event = déclencher un de vos événements
short-event = événement
effect-table = Désormais, vous comptez avec une meilleure table : { $category }
short-table = table : { $category }
effect-turn = Vous pouvez retourner une autre de vos cartes Lieu emblématique
short-turn = retourner une carte
effect-with = Gagnez { $vp } avec { $persons }
short-with = { $vp } avec { $persons }
effect-march = Déplacez autant d’Écossais que vous voulez de votre château initial vers n’importe quelles tuiles
short-march = quitter le château
effect-wake = Activez toutes vos tuiles { $type }
short-wake = activer tout : { $type }
effect-wake-around = Activez la tuile de cette carte et toutes les tuiles adjacentes
short-wake-around = activer autour
effect-wake-river = Activez toutes vos tuiles Rivière
short-wake-river = activer tout : tuiles Rivière
effect-borrow =
    { $n ->
        [one] Activez à votre profit { $n } tuile d’un autre territoire
       *[other] Activez à votre profit jusqu’à { $n } tuiles d’autres territoires
    }
short-borrow =
    { $n ->
        [one] { $n } tuile adverse
       *[other] { $n } tuiles adverses
    }
effect-holding = Avec un pion sur { $domain }, vous pouvez donner { $price } contre { $gain }
short-holding = { $domain } : { $price } contre { $gain }
effect-faces = Recevez { $coins } pour chacune de vos cartes retournées, celle-ci comprise
short-faces = { $coins } par carte retournée
effect-each = Remettez autant que vous voulez à la réserve ({ $good }), pour { $vp } chacun
short-each = { $good } : { $vp } chacun
effect-muster = Vous pouvez déplacer 1 Écossais, d’où que ce soit, sur votre château initial
short-muster = 1 Écossais au château
effect-empty = Prenez toutes les pièces de la ligne Angleterre
short-empty = pièces de l’Angleterre
effect-swap = Vous pouvez échanger l’Anglais avec une tuile du rondel
short-swap = échanger l’Anglais
effect-envoy = Posez un pion de clan sur un domaine { $colour }, sans coût des routes
short-envoy = pion { $colour } gratuit

ask-choose-event = Quelle carte Lieu emblématique retourner ?
ask-turn-other = Retourner une autre carte ?
ask-activate-for-event = Activez les tuiles de l’événement.
ask-borrow-tiles =
    { $number ->
        [one] Quelle tuile d’un autre territoire activer ?
       *[other] Quelles tuiles d’autres territoires activer ({ $number } au plus) ?
    }
ask-offer-goods = Combien en remettre ({ $good }), pour { $vp } PV chacun ?
ask-make-trade = Faire l’échange de l’événement ?
ask-march-out = Quels Écossais quittent le château initial ?
ask-muster-one = Déplacer un Écossais sur le château initial ?
ask-swap-him = Échanger l’Anglais avec une tuile ?
ask-envoy-marker = Posez un pion de clan sur un domaine { $colour }.

option-event = { $card } : { $event }
option-turn = Seulement retourner { $card }
option-borrow = Activer la tuile { $tile } ({ $cell }) d’un autre territoire : { $effect }
option-borrow-idle = Activer la tuile { $tile } ({ $cell }) d’un autre territoire
option-pass-elsewhere = N’y activer plus aucune tuile
option-return =
    { $n ->
        [0] Ne rien remettre
       *[other] Remettre { $goods } pour { $vp } PV
    }
option-trade = Donner { $price } contre { $gain }
option-march = Déplacer un Écossais sur la tuile { $tile } ({ $cell })
option-muster = L’Écossais de la tuile { $tile } ({ $cell })
option-swap = L’échanger avec la tuile { $tile }
option-leave-turn-other = Ne pas retourner d’autre carte
option-leave-make-trade = Ne pas échanger
option-leave-march-out = Ne plus déplacer d’Écossais
option-leave-muster-one = Ne déplacer personne
option-leave-swap-him = Le laisser où il est

reason-no-event-card = Vous n’avez plus de carte Lieu emblématique à retourner.
reason-event-turned = Cette carte a déjà été retournée.
reason-event-under-way = L’événement de cette carte n’est pas terminé.
reason-event-price = Vous ne pouvez pas payer cet événement : vous pouvez tout de même retourner la carte.
reason-event-scotsmen = Vous n’avez pas les Écossais pour cet événement : vous pouvez tout de même retourner la carte.
reason-event-needs-him = Sans cet Écossais, aucune tuile de la défausse ne pourrait être placée.
reason-event-no-tile = L’événement n’activerait aucune tuile qui ne l’ait déjà été ce tour-ci.
reason-not-of-event = L’événement n’active pas cette tuile.
reason-no-rival-tile = Aucune tuile d’un autre territoire ne vous rapporterait quelque chose.
reason-useless-here = Cette tuile ne vous rapporterait rien.
reason-no-other-card = Vous n’avez pas d’autre carte Lieu emblématique à retourner.
reason-person-missing = Vous n’avez pas le personnage de cet événement.
reason-nobody-away = Tous vos Écossais sont sur le château initial.
reason-englishman-stays = L’Anglais ne peut pas être échangé en ce moment.
reason-tile-stays = Ceci reste à sa place sur le rondel.
reason-no-such-domain = Aucun domaine de cette couleur n’est libre pour un pion.
reason-other-colour = Ce domaine a une autre couleur.

log-event = déclenche l’événement de { $card }
log-event-turned = retourne { $card }
log-event-table = compte désormais avec une meilleure table : { $category }
log-event-vp = remet { $n } PV à la réserve
log-englishman-swapped = échange l’Anglais avec { $tile }

score-event-price = PV remis pour un événement
cli-fact-castle-table = PV selon l’avance, Old Man of Storr
cli-fact-whisky-table = PV selon l’avance, Inverness
cli-legend-event = carte retournée
cli-legend-table = meilleure table de score

## Sur la feuille de score d’une partie sur table

sheet-own-table = Table de { $card }
sheet-hint-own-table = Qui a déclenché l’événement, pour { $category }.

term-event-faces = les faces des événements
term-event-rivals = les lieux emblématiques des adversaires
term-event-tables = ce que les événements compteront
term-events-to-come = les événements à venir

### Chronique 4, Le Marteau des Écossais

chronicle-4 = Le Marteau des Écossais
chronicle-4-about = Un Anglais parcourt le rondel. Qui a le jeton Angleterre prend des tuiles avec lui, contre des pièces, ou en défausse.

piece-englishman = l’Anglais
england-row = Angleterre

tile-loch-lomond = Loch Lomond
tile-glenfinnan-church = Glenfinnan Church
tile-glenfinnan-monument = Glenfinnan Monument
tile-wade-roads = General Wade’s Military Roads

landmark-loch-lomond = { tile-loch-lomond }
landmark-loch-lomond-effect = Prenez le jeton Angleterre.
landmark-glenfinnan-church = { tile-glenfinnan-church }
landmark-glenfinnan-church-effect = Prenez le jeton Angleterre.
landmark-glenfinnan-monument = { tile-glenfinnan-monument }
landmark-glenfinnan-monument-effect = Prenez le jeton Angleterre.
landmark-wade-roads = { tile-wade-roads }
landmark-wade-roads-effect = Prenez le jeton Angleterre.

ask-errand =
    { $fee ->
        [0] L’Anglais défausse : quelle tuile ?
       *[other] L’Anglais : utiliser ou défausser ?
    }
option-use =
    { $fee ->
        [one] Prendre { $tile } avec l’Anglais : { $price }, et { $fee } pièce pour l’Angleterre
       *[other] Prendre { $tile } avec l’Anglais : { $price }, et { $fee } pièces pour l’Angleterre
    }
option-banish =
    { $coins ->
        [0] Défausser { $tile } avec l’Anglais
        [one] Défausser { $tile } avec l’Anglais pour { $coins } pièce
       *[other] Défausser { $tile } avec l’Anglais pour { $coins } pièces
    }

reason-england-full = La ligne Angleterre est pleine : l’Anglais ne peut que défausser.
reason-england-tile = L’Anglais ne peut pas être mis sur une tuile de sa propre chronique.

log-england-token = prend le jeton Angleterre
log-englishman-took = prend { $tile } avec l’Anglais
log-englishman-discarded = défausse { $tile } avec l’Anglais
log-england-fee =
    { $coins ->
        [one] paie { $coins } pièce à l’Angleterre
       *[other] paie { $coins } pièces à l’Angleterre
    }
log-england-coins =
    { $coins ->
        [one] prend { $coins } pièce de l’Angleterre
       *[other] prend { $coins } pièces de l’Angleterre
    }
log-englishman-left = L’Anglais quitte la partie

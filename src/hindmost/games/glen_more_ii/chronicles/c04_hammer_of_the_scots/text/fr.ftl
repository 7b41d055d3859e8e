### Chronique 4, Le Marteau des Écossais

chronicle-4 = Le Marteau des Écossais
chronicle-4-about = Un Anglais parcourt le rondel. Le joueur qui a le jeton Angleterre paie pour prendre des tuiles avec lui, ou en défausse pour gagner des pièces.

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
        [0] Quelle tuile l’Anglais défausse-t-il ?
       *[other] Au tour de l’Anglais : prendre une tuile avec lui, ou en défausser une ?
    }
option-use =
    { $fee ->
        [one] Prendre la tuile { $tile } avec l’Anglais : { $price }, et { $fee } pièce pour l’Angleterre
       *[other] Prendre la tuile { $tile } avec l’Anglais : { $price }, et { $fee } pièces pour l’Angleterre
    }
option-use-place =
    { $fee ->
        [one] S’arrêter avec l’Anglais : { $tile }, { $fee } pièce pour l’Angleterre
       *[other] S’arrêter avec l’Anglais : { $tile }, { $fee } pièces pour l’Angleterre
    }
option-banish =
    { $coins ->
        [0] Défausser la tuile { $tile } avec l’Anglais
        [one] Défausser la tuile { $tile } avec l’Anglais pour { $coins } pièce
       *[other] Défausser la tuile { $tile } avec l’Anglais pour { $coins } pièces
    }

reason-england-full = La ligne Angleterre est pleine : l’Anglais ne peut que défausser.
reason-england-tile = L’Anglais ne peut pas être posé sur une tuile de sa propre Chronique.

log-england-token = prend le jeton Angleterre
log-englishman-took = prend { $tile } avec l’Anglais
log-englishman-stopped = s’arrête avec l’Anglais : { $tile }
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

cli-fact-england-prices = prix de la ligne Angleterre
cli-fact-england-start = cases remplies au départ

term-england = l’Anglais

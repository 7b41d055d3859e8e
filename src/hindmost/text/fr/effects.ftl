### Coûts et effets, composés de quantités et de choses.
### $n choisit la forme du mot ; $amount est ce qui est écrit, comme « 1 ou 2 ».

counted = { $amount } { $thing }
among = { $thing } ({ $kinds })
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
price-free = gratuit
# Une tuile d’un territoire ; la table dessinée, qui n’a pas de coordonnées, tait l’emplacement.
spot = { $tile } ({ $cell })

## Ce qui se compte

unit-any =
    { $n ->
        [one] cube au choix
       *[other] cubes au choix
    }
unit-cube =
    { $n ->
        [one] cube
       *[other] cubes
    }
unit-different =
    { $n ->
        [one] cube différent
       *[other] cubes différents
    }
unit-whisky =
    { $n ->
        [one] tonneau de whisky
       *[other] tonneaux de whisky
    }
unit-coin =
    { $n ->
        [one] pièce
       *[other] pièces
    }
unit-member =
    { $n ->
        [one] membre du clan
       *[other] membres du clan
    }
unit-vp =
    { $n ->
       *[other] PV
    }
unit-movement =
    { $n ->
        [one] déplacement
       *[other] déplacements
    }
unit-marker =
    { $n ->
        [one] pion de clan à poser
       *[other] pions de clan à poser
    }

## Les mêmes choses avec les mots de Glen More II

unit-any-resource =
    { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
unit-resource =
    { $n ->
        [one] ressource
       *[other] ressources
    }
unit-different-resource =
    { $n ->
        [one] ressource différente
       *[other] ressources différentes
    }
unit-scotsman =
    { $n ->
       *[other] Écossais
    }
unit-movement-point =
    { $n ->
        [one] point de mouvement
       *[other] points de mouvement
    }

## Les effets en toutes lettres

effect-receive = Recevez { $gain }
effect-produce = Produisez { $goods }
effect-place = Posez { $cubes } sur cette tuile
effect-exchange = Donnez { $lines }
effect-exchange-line = { $price } contre { $gain }
effect-fill-producers = Posez 1 cube sur chaque tuile de production vide de votre territoire
effect-activate-all = Activez ce tour-ci toutes les tuiles de votre territoire
effect-extra-activation = À chacun de vos tours, activez 1 tuile de plus
effect-double-parliament = Vos membres du Parlement comptent double à chaque décompte
effect-double-castle = Les Écossais de votre château initial comptent double à chaque décompte
effect-per-colour = { $vp } par tuile { $what } de votre territoire
effect-per-type = { $vp } par { $what } de votre territoire
effect-several = { $first }. { $last }
effect-anywhere =
    { $n ->
        [one] Posez { $things } sur n’importe quelle tuile de votre territoire
       *[other] Posez { $things } sur n’importe quelles tuiles de votre territoire
    }
effect-reach = Gagnez { $steps }
effect-reach-villages =
    { $n ->
        [one] { $vp } avec { $n } village
       *[other] { $vp } avec { $n } villages
    }
effect-reach-peopled =
    { $n ->
        [one] { $vp } avec des Écossais sur { $n } tuile
       *[other] { $vp } avec des Écossais sur { $n } tuiles
    }
effect-reach-overlays =
    { $n ->
        [one] { $vp } avec { $n } tuile de superposition
       *[other] { $vp } avec { $n } tuiles de superposition
    }
effect-reach-monuments =
    { $n ->
        [one] { $vp } avec { $n } monument
       *[other] { $vp } avec { $n } monuments
    }
effect-reach-coins =
    { $n ->
        [one] { $vp } avec { $n } pièce
       *[other] { $vp } avec { $n } pièces
    }
effect-reach-rivers =
    { $n ->
        [one] { $vp } avec { $n } tuile Rivière
       *[other] { $vp } avec { $n } tuiles Rivière
    }
effect-activate-types = Activez { $tiles }
effect-type = 1 tuile { $type }
effect-remove =
    { $n ->
        [one] Retirez de la partie 1 tuile de votre territoire
       *[other] Retirez de la partie { $n } tuiles de votre territoire
    }
effect-remove-some =
    { $n ->
        [one] Vous pouvez retirer de la partie 1 tuile de votre territoire
       *[other] Vous pouvez retirer de la partie jusqu’à { $n } tuiles de votre territoire
    }
effect-person = Prenez { $person }
effect-take-discarded = Prenez une tuile de la défausse sans payer son coût
effect-distil = Une tuile qui produit du whisky peut vous donner { $vp } au lieu du tonneau
effect-treat-castle = Vos châteaux comptent comme des Écossais lorsque vous placez une tuile
effect-keep = Chaque point de mouvement restant devient { $vp }
effect-replace = Dans chaque échange, { $coins } peut remplacer 1 ressource
effect-worth =
    { $n ->
        [one] À la fin de la partie, votre première pièce vaut { $vp }
       *[other] À la fin de la partie, vos { $n } premières pièces valent { $vp } chacune
    }

## Les mêmes en quelques signes

short-any =
    { $n ->
       *[other] au choix
    }
short-cube =
    { $n ->
        [one] cube
       *[other] cubes
    }
short-different =
    { $n ->
        [one] différent
       *[other] différents
    }
short-whisky =
    { $n ->
       *[other] whisky
    }
short-coin =
    { $n ->
        [one] pièce
       *[other] pièces
    }
short-member =
    { $n ->
        [one] membre
       *[other] membres
    }
short-vp =
    { $n ->
       *[other] PV
    }
short-movement =
    { $n ->
        [one] dépl.
       *[other] dépl.
    }
short-gained = +{ $thing }
short-beside = { $first } { $last }
short-and = { $first } + { $last }
short-or = { $first } / { $last }
short-exchange = { $price }▸{ $gain }
short-per = { $vp }/{ $what }
short-fill-producers = remplir les vides
short-activate-all = activer tout
short-extra-activation = +1 activation
short-double-parliament = Parlement ×2
short-marker =
    { $n ->
        [one] pion
       *[other] pions
    }
short-any-resource =
    { $n ->
       *[other] au choix
    }
short-resource =
    { $n ->
        [one] ressource
       *[other] ressources
    }
short-different-resource =
    { $n ->
        [one] différente
       *[other] différentes
    }
short-scotsman =
    { $n ->
       *[other] Écossais
    }
short-movement-point =
    { $n ->
       *[other] PM
    }
short-tile =
    { $n ->
        [one] tuile
       *[other] tuiles
    }
short-double-castle = château ×2
short-reach-villages = villages
short-reach-peopled = tuiles avec Écossais
short-reach-overlays = superpositions
short-reach-monuments = monuments
short-reach-coins = pièces
short-reach-rivers = tuiles Rivière
short-activate-types = activer { $tiles }
short-person = { $person }
short-take-discarded = 1 tuile défaussée
short-distil = tonneau▸{ $vp }
short-treat-castle = château = Écossais
short-keep = 1 PM restant▸{ $vp }
short-replace = { $coins } = 1 ressource
short-worth =
    { $n ->
        [one] { $n } pièce à { $vp }
       *[other] { $n } pièces à { $vp }
    }

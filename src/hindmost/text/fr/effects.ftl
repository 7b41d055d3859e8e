### Coûts et effets, composés de quantités et de choses.
### $n choisit la forme du mot ; $amount est ce qui est écrit, comme « 1 ou 2 ».

counted = { $amount } { $thing }
among = { $thing } ({ $kinds })
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
price-free = gratuit

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
effect-per-colour = { $vp } par tuile { $what } de votre territoire
effect-per-type = { $vp } par { $what } de votre territoire

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
       *[other] pas
    }
short-fill-producers = remplir les vides
short-activate-all = activer tout
short-extra-activation = +1 activation
short-double-parliament = Parlement ×2

### Prices and effects, put together from amounts and things.
### $n is the number that chooses the form of a word; $amount is what is written, such as "1 or 2".

counted = { $amount } { $thing }
among = { $thing } ({ $kinds })
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
price-free = free

## Things one can have so many of

unit-any =
    { $n ->
        [one] cube of any kind
       *[other] cubes of any kind
    }
unit-cube =
    { $n ->
        [one] cube
       *[other] cubes
    }
unit-different =
    { $n ->
        [one] different cube
       *[other] different cubes
    }
unit-whisky =
    { $n ->
        [one] barrel of whisky
       *[other] barrels of whisky
    }
unit-coin =
    { $n ->
        [one] coin
       *[other] coins
    }
unit-member =
    { $n ->
        [one] clan member
       *[other] clan members
    }
unit-vp =
    { $n ->
       *[other] VP
    }
unit-movement =
    { $n ->
        [one] movement
       *[other] movements
    }

## Effects as sentences

effect-receive = Receive { $gain }
effect-produce = Produce { $goods }
effect-place = Put { $cubes } on this tile
effect-exchange = Give { $lines }
effect-exchange-line = { $price } for { $gain }
effect-fill-producers = Put 1 cube on every empty producer of your territory
effect-activate-all = Activate every tile of your territory this turn
effect-extra-activation = In each of your turns, activate 1 more tile
effect-double-parliament = Your members of parliament count double at every scoring
effect-per-colour = { $vp } for each { $what } tile of your territory
effect-per-type = { $vp } for each { $what } of your territory

## The same in a few signs

short-any =
    { $n ->
       *[other] any
    }
short-cube =
    { $n ->
        [one] cube
       *[other] cubes
    }
short-different =
    { $n ->
       *[other] different
    }
short-whisky =
    { $n ->
       *[other] whisky
    }
short-coin =
    { $n ->
        [one] coin
       *[other] coins
    }
short-member =
    { $n ->
        [one] member
       *[other] members
    }
short-vp =
    { $n ->
       *[other] VP
    }
short-movement =
    { $n ->
        [one] move
       *[other] moves
    }
short-fill-producers = fill producers
short-activate-all = activate all
short-extra-activation = +1 activation
short-double-parliament = parliament ×2

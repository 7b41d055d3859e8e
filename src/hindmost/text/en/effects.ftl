### Prices and effects, put together from amounts and things.
### $n is the number that chooses the form of a word; $amount is what is written, such as "1 or 2".

counted = { $amount } { $thing }
among = { $thing } ({ $kinds })
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
price-free = free
# A tile of a territory; the drawn table, which shows no coordinates, leaves the cell out.
spot = { $tile } ({ $cell })

## Things one can have so many of

unit-any =
    { $n ->
        [one] resource of your choice
       *[other] resources of your choice
    }
unit-cube =
    { $n ->
        [one] resource
       *[other] resources
    }
unit-different =
    { $n ->
        [one] different resource
       *[other] different resources
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
        [one] movement point
       *[other] movement points
    }
unit-marker =
    { $n ->
        [one] clan marker to place
       *[other] clan markers to place
    }

## The same things in the words of Glen More II

unit-any-resource =
    { $n ->
        [one] resource of your choice
       *[other] resources of your choice
    }
unit-resource =
    { $n ->
        [one] resource
       *[other] resources
    }
unit-different-resource =
    { $n ->
        [one] different resource
       *[other] different resources
    }
unit-scotsman =
    { $n ->
        [one] Scotsman
       *[other] Scotsmen
    }
unit-movement-point =
    { $n ->
        [one] movement point
       *[other] movement points
    }

## Effects as sentences

effect-receive = Receive { $gain }
effect-produce = Produce { $goods }
effect-place = Put { $cubes } on this tile
effect-exchange = Give { $lines }
effect-exchange-line = { $price } for { $gain }
effect-fill-producers = Put 1 resource on every empty production tile in your territory
effect-activate-all = Activate every tile in your territory this turn
effect-extra-activation = In each of your turns, activate 1 more tile
effect-double-parliament = Your members of parliament count double at every scoring
effect-double-castle = Scotsmen on your home castle count double at every scoring
effect-per-colour = { $vp } for each { $what } tile in your territory
effect-per-type = { $vp } for each { $what } in your territory
effect-several = { $first }. { $last }
effect-anywhere =
    { $n ->
        [one] Put { $things } on any tile in your territory
       *[other] Put { $things } on any tiles in your territory
    }
effect-reach = Gain { $steps }
effect-reach-villages =
    { $n ->
        [one] { $vp } with { $n } village
       *[other] { $vp } with { $n } villages
    }
effect-reach-peopled =
    { $n ->
        [one] { $vp } with Scotsmen on { $n } tile
       *[other] { $vp } with Scotsmen on { $n } tiles
    }
effect-reach-overlays =
    { $n ->
        [one] { $vp } with { $n } overlay tile
       *[other] { $vp } with { $n } overlay tiles
    }
effect-reach-monuments =
    { $n ->
        [one] { $vp } with { $n } monument
       *[other] { $vp } with { $n } monuments
    }
effect-reach-coins =
    { $n ->
        [one] { $vp } with { $n } coin
       *[other] { $vp } with { $n } coins
    }
effect-reach-rivers =
    { $n ->
        [one] { $vp } with { $n } river tile
       *[other] { $vp } with { $n } river tiles
    }
effect-activate-types = Activate { $tiles }
effect-type = 1 { $type } tile
effect-remove =
    { $n ->
        [one] Remove 1 tile from your territory
       *[other] Remove { $n } tiles from your territory
    }
effect-remove-some =
    { $n ->
        [one] You may remove 1 tile from your territory
       *[other] You may remove up to { $n } tiles from your territory
    }
effect-person = Take { $person }
effect-take-discarded = Take a tile from the discard pile without paying its cost
effect-distil = A tile that makes whisky may give you { $vp } instead of the barrel
effect-treat-castle = Your castles count as Scotsmen when you place a tile
effect-keep = Each movement point left over becomes { $vp }
effect-replace = In each trade, { $coins } may replace 1 resource
effect-worth =
    { $n ->
        [one] At the end of the game, your first { $n } coin is worth { $vp }
       *[other] At the end of the game, your first { $n } coins are worth { $vp } each
    }

## The same in a few signs

short-any =
    { $n ->
       *[other] any
    }
short-cube =
    { $n ->
        [one] resource
       *[other] resources
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
       *[other] MP
    }
short-gained = +{ $thing }
short-beside = { $first } { $last }
short-and = { $first } + { $last }
short-or = { $first } / { $last }
short-exchange = { $price }▸{ $gain }
short-per = { $vp }/{ $what }
short-fill-producers = fill empty tiles
short-activate-all = activate all
short-extra-activation = +1 activation
short-double-parliament = parliament ×2
short-marker =
    { $n ->
        [one] marker
       *[other] markers
    }
short-any-resource =
    { $n ->
       *[other] any
    }
short-resource =
    { $n ->
        [one] resource
       *[other] resources
    }
short-different-resource =
    { $n ->
       *[other] different
    }
short-scotsman =
    { $n ->
        [one] Scotsman
       *[other] Scotsmen
    }
short-movement-point =
    { $n ->
       *[other] MP
    }
short-tile =
    { $n ->
        [one] tile
       *[other] tiles
    }
short-double-castle = castle ×2
short-reach-villages = villages
short-reach-peopled = tiles with Scotsmen
short-reach-overlays = overlays
short-reach-monuments = monuments
short-reach-coins = coins
short-reach-rivers = river tiles
short-activate-types = activate { $tiles }
short-person = { $person }
short-take-discarded = 1 discarded tile
short-distil = barrel▸{ $vp }
short-treat-castle = castle = Scotsman
short-keep = 1 MP left▸{ $vp }
short-replace = { $coins } = 1 resource
short-worth =
    { $n ->
        [one] { $n } coin at { $vp }
       *[other] { $n } coins at { $vp }
    }

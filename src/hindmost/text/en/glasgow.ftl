### Glasgow: what its things are called, what is asked, what may be answered, why not, and what happened.

## Goods, after an amount that is written before them

good-brick =
    { $n ->
        [one] brick
       *[other] bricks
    }
good-steel =
    { $n ->
       *[other] steel
    }
good-gold =
    { $n ->
       *[other] gold
    }

## Buildings; $id tells two of a type apart

building-factory = Factory { $id }
building-shop = Shop { $id }
building-park = Park { $id }
building-tenement = Tenement { $id }
building-station = Station { $id }
building-bank = Bank { $id }
building-monument = Monument { $id }

## Tiles of the ring

ring-architect = architect
ring-goods = { $goods }
ring-whisky = the whisky
ring-any = a good of your choice
ring-trade = trade
ring-refresh = new buildings
ring-activate = wake the factories of a line
ring-reveal = turn over a building
ring-double = the next stop counts twice

## What a factory does

deed-gain-brick = 1 brick
deed-gain-steel = 1 steel
deed-gain-gold = 1 gold
deed-gain-whisky = the whisky
deed-trade = trade
deed-refresh = new buildings for an architect

## Types of building, and what they do beside their printed VP

type-factory = factory
type-shop = shop
type-park = park
type-tenement = tenement
type-station = station
type-bank = bank
type-monument = monument
built-factory = Whenever something is built in its row or column, its owner gets: { $deed }
built-shop = +{ $vp } VP in a corner of the finished city
built-park = { $points } VP in all for 1 to { $last } own parks
built-tenement = +{ $vp } VP for each tenement beside it, whoever owns that
built-station = +{ $vp } VP if its owner has at least one each of: { $types }
built-bank = At the end, for its owner: { $terms }
built-bank-term = +{ $vp } VP for each { $thing }

## Kinds of contract

contract-goods = take the goods
contract-any = take a good of your choice
contract-trade = one conversion, as often as you like
contract-refresh = new buildings for an architect
contract-activate = wake the factories of a row or column
contract-reveal = turn over a building: build it, or scrap it for the first good of its cost
contract-double = the next stop counts twice

## Questions

ask-move = Move your merchant to a tile ahead.
ask-end-turn = Nothing is left to do: end your turn.
ask-use-contract = Use this tile ({ $tile }), or end your turn.
ask-use-contract-idle = Nothing can be done here now ({ $tile }): end your turn.
ask-architect =
    { $fee ->
        [0] Choose a building to build, or end your turn.
       *[other] Build again for { $fee } gold more, or end your turn.
    }
ask-architect-poor =
    { $fee ->
        [0] You cannot pay for a building here: end your turn.
       *[other] You cannot pay for a building and { $fee } gold more: end your turn.
    }
ask-payment = Does the whisky stand in for one of the goods?
ask-put = Where does { $building } go?
ask-revealed = Build what you turned over, or scrap it.
ask-factories = Which factory works next?
ask-converting = Convert goods, or leave it.
ask-factory-refresh = Which architect gets new buildings?

## Options

option-glasgow-go =
    { $steps ->
        [one] Go { $steps } step: { $tile }
       *[other] Go { $steps } steps: { $tile }
    }
option-glasgow-use = Take { $tile }
option-glasgow-choose = Choose { $good }
option-glasgow-convert = Turn { $given } into { $gained }
option-glasgow-convert-whisky = Turn the whisky, as { $given }, into { $gained }
option-glasgow-stop = Stop converting
option-glasgow-refresh = New buildings for architect { $architect }
option-glasgow-line-row = Wake the factories of row { $n }
option-glasgow-line-column = Wake the factories of column { $n }
option-glasgow-reveal = Turn over a building
option-glasgow-build = Build { $building } ({ $vp } VP) for { $price }
option-glasgow-build-fee = Build { $building } ({ $vp } VP) for { $price } and { $fee } gold more
option-glasgow-scrap = Scrap { $building } for { $good }
option-glasgow-pay-goods = Pay with goods
option-glasgow-pay-whisky = Let the whisky stand in for { $good }
option-glasgow-place = Place { $building } at ({ $cell })
option-glasgow-factory = The factory at ({ $cell }): { $effect }
option-glasgow-decline = Leave it
option-glasgow-end = End turn

## Why not

reason-contract-occupied = The other merchant stands there.
reason-own-tile = You must end on another tile than you started from.
reason-cannot-afford = You cannot pay for it.
reason-cannot-afford-fee = You cannot pay the gold for another build action on top of it.
reason-one-way = One visit, one direction: you have begun with another conversion.
reason-no-room = Your store has no room for it.
reason-nothing-to-give = You have none to give.
reason-turned-over = It has been turned over: build it or scrap it.
reason-used = You have used this tile already.
reason-no-side = A building must share a side with the city.
reason-frame = The city would not fit its frame of 4 by 5.
reason-built-on = There is a building already.

## What happened

log-went =
    { $steps ->
        [one] goes { $steps } step: { $tile }
       *[other] goes { $steps } steps: { $tile }
    }
log-doubled = doubles the next stop
log-gained =
    { $lost ->
        [0] gains { $good }
       *[other] gains { $good }; { $lost } lost for want of room
    }
log-gained-nothing = has no room for { $good }
log-took-whisky = takes the whisky
log-stole-whisky = takes the whisky from the rival
log-spent-whisky = spends the whisky as { $good }
log-converted = turns { $given } into { $gained }
log-offered = architect { $architect } offers { $building }
log-refreshed = clears architect { $architect }
log-turned-over = turns over { $building }
log-scrapped = scraps { $building }
log-built = builds { $building } at ({ $cell })
log-factory = { $building } at ({ $cell }) works
log-stopped = Nobody has built for { $turns } turns: the game is stopped, and nobody wins.

## Where the points come from

score-printed = Printed on buildings
score-bank = Banks
score-station = Stations
score-tenement = Tenements side by side
score-park = Parks
score-shop = Shops in corners

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

building-factory = Factory { $number }
building-shop = Shop { $number }
building-park = Park { $number }
building-tenement = Tenement { $number }
building-station = Station { $number }
building-bank = Bank { $number }
building-monument = Monument { $number }

## Tiles of the ring

ring-architect = architect
ring-goods = { $goods }
ring-whisky = the whisky
ring-any = a good of your choice
ring-trade = trade
ring-refresh = new buildings
ring-activate = run the factories of a row or column
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
built-park = { $points } VP in all for 1 to { $last } of your parks
built-tenement = +{ $vp } VP for each tenement beside it, whoever owns that
built-station = +{ $vp } VP if its owner has at least one each of: { $types }
built-bank = At the end, for its owner: { $terms }
built-bank-term = +{ $vp } VP for each { $thing }

## Kinds of contract

contract-goods = take the goods
contract-any = take a good of your choice
contract-trade = one conversion, as often as you like
contract-refresh = new buildings for an architect
contract-activate = run the factories of a row or column
contract-reveal = turn over a building: build it, or scrap it for the first good of its cost
contract-double = the next stop counts twice

## Questions

ask-move = Move your merchant to a tile ahead.
ask-end-turn = Nothing left to do: end your turn.
ask-use-contract = Use this tile ({ $tile }), or end your turn.
ask-use-contract-twice = Use this tile twice ({ $tile }), or end your turn.
ask-use-contract-again = Use this tile again ({ $tile }), or end your turn.
ask-use-contract-idle = Nothing to do here now ({ $tile }): end your turn.
ask-architect =
    { $fee ->
        [0] Choose a building to build, or end your turn.
       *[other] Build again for { $fee } extra gold, or end your turn.
    }
ask-architect-poor =
    { $fee ->
        [0] You cannot afford a building here: end your turn.
       *[other] You cannot afford another building (+{ $fee } gold): end your turn.
    }
ask-architect-twice = Build twice without extra gold, or end your turn.
ask-architect-again = Build a second time without extra gold, or end your turn.
ask-architect-poor-again = You cannot afford a second building here: end your turn.
ask-payment = Use the whisky in place of one of the goods?
ask-put = Place the { $building }.
ask-revealed = Build the building you turned over, or scrap it.
ask-factories = Choose the factory that runs next.
ask-converting = Convert goods, or skip it.
ask-factory-refresh = Choose the architect who gets new buildings.

## Options

option-glasgow-go =
    { $steps ->
        [one] Go { $steps } step: { $tile }
       *[other] Go { $steps } steps: { $tile }
    }
option-glasgow-use = Take { $tile }
option-glasgow-choose = Choose { $good }
option-glasgow-convert = Turn { $given } into { $gained }
option-glasgow-convert-whisky = Turn the whisky, used as { $given }, into { $gained }
option-glasgow-convert-whisky-too = Turn the whisky, as { $one }, and { $given } into { $gained }
option-glasgow-stop = Stop converting
option-glasgow-refresh = Replace the buildings of architect { $architect }
option-glasgow-line-row = Run the factories in row { $n }
option-glasgow-line-column = Run the factories in column { $n }
option-glasgow-reveal = Turn over a building
option-glasgow-build = Build { $building } ({ $vp } VP) for { $price }
option-glasgow-build-fee = Build { $building } ({ $vp } VP) for { $price } plus { $fee } gold
option-glasgow-scrap = Scrap { $building } for { $good }
option-glasgow-pay-goods = Pay with goods
option-glasgow-pay-whisky = Use the whisky as { $good }
option-glasgow-place = Place { $building } at ({ $cell })
option-glasgow-factory-rival = Run your rival’s factory at ({ $cell }): { $effect }
option-glasgow-factory = Run your factory at ({ $cell }): { $effect }
option-glasgow-decline = Skip
option-glasgow-end = End turn
option-glasgow-end-unused =
    { $uses ->
        [one] End turn without using the tile a second time
       *[other] End turn without using the tile, which counts twice
    }
option-glasgow-end-unbuilt =
    { $uses ->
        [one] End turn without building a second time
       *[other] End turn without building, though the stop counts twice
    }

## Why not

reason-contract-occupied = The other merchant is there.
reason-own-tile = You must stop on another tile than the one you leave.
reason-cannot-afford = You cannot afford it.
reason-cannot-afford-fee = You cannot afford the extra gold for building again.
reason-one-way = Only one kind of conversion per visit, and you have already chosen another.
reason-no-room = Your warehouse has no room for it.
reason-nothing-to-give = You have none to give.
reason-turned-over = It has been turned over: build it or scrap it.
reason-used = You have used this tile already.
reason-no-side = A building must share a side with the city.
reason-frame = The city must fit 4 by 5 or 5 by 4.
reason-built-on = There is a building here already.

## What happened

log-went =
    { $steps ->
        [one] moves { $steps } step to: { $tile }
       *[other] moves { $steps } steps to: { $tile }
    }
log-doubled = doubles the next stop
log-gained =
    { $lost ->
        [0] gains { $good }
       *[other] gains { $good }; no room for { $lost } more
    }
log-gained-nothing = has no room for { $good }
log-took-whisky = takes the whisky
log-stole-whisky = takes the whisky from the other player
log-spent-whisky = spends the whisky as { $good }
log-converted = turns { $given } into { $gained }
log-offered = Architect { $architect } offers { $building }
log-refreshed = discards the buildings of architect { $architect }
log-turned-over = turns over { $building }
log-scrapped = scraps { $building }
log-built = builds { $building } at ({ $cell })
log-factory = runs { $building } at ({ $cell })
log-stopped =
    { $turns ->
        [one] Nobody has built for { $turns } turn: the game is stopped, and nobody wins.
       *[other] Nobody has built for { $turns } turns: the game is stopped, and nobody wins.
    }

## Where the points come from

score-printed = Printed on buildings
score-bank = Banks
score-station = Stations
score-tenement = Tenements side by side
score-park = Parks
score-shop = Shops in corners

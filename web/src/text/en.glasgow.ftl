### What the browser client says of Glasgow alone.

web-home-about-glasgow = Two merchants walk round the ring, fill their stores and build one city together. Whoever has the better half of it wins.
web-gla-ring = Ring
web-gla-city = City
web-gla-table = Ring and city
web-gla-architect = Architect { $n }
web-gla-contract = contract
web-gla-offers = Offers of architect { $n }
web-gla-on-offers = Buildings on offer
web-gla-on-offer = { $building }, for { $price }
web-gla-stands = { $building } at ({ $cell }), of { $name }
web-gla-your-store = Your warehouse
web-gla-store-of = { $name }’s warehouse
web-gla-lost = { $n } lost
web-gla-lost-goods =
    { $n ->
        [one] { $n } good would find no room
       *[other] { $n } goods would find no room
    }
web-gla-doubled = The next stop counts twice.
web-gla-again = You stay behind, so you act again
web-gla-points = Points
web-gla-points-now = points now
web-gla-your-buildings = Your buildings
web-gla-buildings-of = { $name }’s buildings
web-gla-if-built = If you build here
web-gla-runs = { $building } runs
web-gla-full = full:
web-gla-nothing = Only the building itself: no points yet, no factory.
web-gla-unseen = Not yet seen
web-gla-unseen-n =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
web-gla-frame-size = { $w } × { $h }
web-gla-frame = frame { $size }
web-gla-frame-or = or { $size }
web-gla-building = Building
web-gla-city-note = { $n } of { $of } buildings; the city must fit { $w } by { $h } or { $h } by { $w } cells.
web-gla-choices = Choices
web-gla-less = One less
web-gla-more = One more
web-gla-paid = Paid
web-gla-final-draw = A new building is drawn once this one stands: placing it is final.
web-gla-choose-building = The architect offers these two.
web-gla-hint = Tap a tile of the ring: here you see what a stop there gives and who acts next.
web-gla-wait = The other player is at it.
web-gla-tie = A tie is lost by whoever completed the city.

web-do-go = Go here
web-do-build = Build it
web-do-refresh = New buildings here
web-do-factory = This one first

## What stands on the tiles

web-gla-printed = Printed points
web-gla-makes = Gives its owner
web-gla-counts = Scores
web-gla-does = On a stop here
web-gla-architect-does = Build one of the two buildings on offer. A second action in the same turn costs 1 gold more, a third 2.
web-gla-does-goods = Take these goods; what finds no room is lost.
web-gla-does-any = Take one good of your choice.
web-gla-does-trade = Exchange goods in one direction, as often as you like; steel for gold only once.
web-gla-does-refresh = Discard the buildings of one architect and draw two new ones.
web-gla-does-activate = All factories of one row or column run for their owners.
web-gla-does-reveal = Turn over a building: build it at its cost, or scrap it for the first good of its cost.
web-gla-does-double = Your next stop counts twice.
web-gla-rule-monument = What is printed, nothing more.

## Types, and how their points come about

web-gla-type-factory =
    { $n ->
        [one] Factory
       *[other] Factories
    }
web-gla-type-shop =
    { $n ->
        [one] Shop
       *[other] Shops
    }
web-gla-type-park =
    { $n ->
        [one] Park
       *[other] Parks
    }
web-gla-type-tenement =
    { $n ->
        [one] Tenement
       *[other] Tenements
    }
web-gla-type-station =
    { $n ->
        [one] Station
       *[other] Stations
    }
web-gla-type-bank =
    { $n ->
        [one] Bank
       *[other] Banks
    }
web-gla-type-monument =
    { $n ->
        [one] Monument
       *[other] Monuments
    }
web-gla-how-factory =
    { $n ->
        [0] run when their line grows
       *[other] when its line grows
    }
web-gla-how-shop =
    { $n ->
        [0] +5 in a corner
       *[other] { $printed } printed, +{ $bonus } in corners
    }
web-gla-how-park =
    { $n ->
        [0] n × n points
       *[other] { $n } × { $n } points
    }
web-gla-how-tenement =
    { $n ->
        [0] +3 for each neighbour
       *[other] { $printed } printed, +{ $bonus } side by side
    }
web-gla-how-station =
    { $n ->
        [0] 10 points each: your set is complete
       *[other] 10 points each
    }
web-gla-how-station-lacks = { $n } points; missing: { $types }
web-gla-how-bank =
    { $n ->
        [0] counts factories or goods
       *[other] { $printed } printed, +{ $bonus } counted
    }
web-gla-how-monument =
    { $n ->
        [0] 6 to 11 points
       *[other] { $printed } printed
    }

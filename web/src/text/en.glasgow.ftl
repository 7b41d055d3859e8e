### What the browser client says of Glasgow alone.

web-home-about-glasgow = Two merchants race round one ring, stock their warehouses and build a single city together. The one whose buildings score more wins.
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
web-gla-lost =
    { $n ->
       *[other] { $n } lost
    }
web-gla-lost-goods =
    { $n ->
       *[other] { $n } of these goods will not fit
    }
web-gla-doubled = The next stop counts twice.
web-gla-again = You are still behind, so you go again
web-gla-points = Points
web-gla-points-now = VP now
web-gla-your-buildings = Your buildings
web-gla-buildings-of = { $name }’s buildings
web-gla-if-built = If you build here
web-gla-runs = { $building } runs
web-gla-full = full:
web-gla-nothing = Only the building itself: no VP yet, no factory.
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
web-gla-city-note = Buildings: { $n } of { $of }; the city must fit into { $w } × { $h } or { $h } × { $w }.
web-gla-choices = Choices
web-gla-less = One less
web-gla-more = One more
web-gla-paid = Paid
web-gla-final-draw = A new building is drawn once this one is placed: placing it is final.
web-gla-choose-building = The architect offers these two.
web-gla-hint = Point to a tile to see what a stop there gives and who would go next.
web-gla-wait = The other player’s turn.
web-gla-tie = On a tie, the player who completed the city loses.

web-do-go = Go here
web-do-build = Build it
web-do-refresh = Replace these buildings
web-do-factory = This one first

## What stands on the tiles

web-gla-printed = Printed VP
web-gla-makes = Gives its owner
web-gla-counts = Scores
web-gla-does = On a stop here
web-gla-architect-does = Build one of the two buildings on offer. A second build in the same turn costs 1 extra gold, a third 2.
web-gla-does-goods = Take these goods; anything that does not fit is lost.
web-gla-does-any = Take one good of your choice.
web-gla-does-trade = Convert goods in one direction, as often as you like; steel into gold only once.
web-gla-does-refresh = Discard the buildings of one architect and draw two new ones.
web-gla-does-activate = All factories in one row or column run for their owners.
web-gla-does-reveal = Turn over a building: build it at its cost, or scrap it for the first good of its cost.
web-gla-does-double = Your next stop counts twice.
web-gla-rule-monument = Only its printed VP.

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
        [0] run when something is built in their row or column
        [one] runs when its row or column grows
       *[other] run when their row or column grows
    }
web-gla-how-shop =
    { $n ->
        [0] +5 VP in a corner
       *[other] { $printed } printed, +{ $bonus } in corners
    }
web-gla-how-park =
    { $n ->
        [0] n parks give n × n VP
       *[other] { $n } × { $n } VP
    }
web-gla-how-tenement =
    { $n ->
        [0] +3 VP per tenement beside it
       *[other] { $printed } printed, +{ $bonus } side by side
    }
web-gla-how-station =
    { $n ->
        [0] 10 VP each: your set is complete
       *[other] 10 VP each
    }
web-gla-how-station-lacks = { $n } VP once you have: { $types }
web-gla-how-bank =
    { $n ->
        [0] counts factories or goods
       *[other] { $printed } printed, +{ $bonus } counted
    }
web-gla-how-monument =
    { $n ->
        [0] 6 to 11 VP
       *[other] { $printed } printed
    }

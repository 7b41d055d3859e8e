### What the browser client says of Glen More II alone.

web-gm2-clans = Clan board
web-gm2-clans-tab = Clans
web-gm2-landmarks = Landmarks
web-gm2-landmarks-tab = Landmarks
web-gm2-landmark = landmark card
web-gm2-landmark-of = Landmark card, { $when }
web-gm2-discards = Discards
web-gm2-no-discards = Nothing has been discarded yet.
web-gm2-start = start
web-gm2-clans-hint = Road costs now. Point to a domain to see its road.
web-gm2-as-map = Board
web-gm2-as-list = List
web-gm2-domain = Domain
web-gm2-domain-kind = { $colour } clan domain
web-gm2-crest = crest, in place of what is printed there
web-gm2-colour = Colour
web-gm2-markers = Clan markers
web-gm2-costs = Road cost now
web-gm2-road = Road
web-gm2-roads = Roads:
web-gm2-road-to =
    { $coins ->
        [0] { $domain } free
       *[other] { $domain } ¢{ $coins }
    }
web-gm2-where = Where
web-gm2-marker-of = { $name }’s marker
web-gm2-price =
    { $coins ->
        [0] a marker is free now
        [one] a marker costs { $coins } coin now
       *[other] a marker costs { $coins } coins now
    }
web-gm2-on-table = on the table
web-gm2-kept = { $cards ->
        [one] { $cards } landmark
       *[other] { $cards } landmarks
    }, { $persons ->
        [one] { $persons } person
       *[other] { $persons } persons
    }
web-gm2-when-placed = When placed:
web-gm2-when-always = From then on:
web-gm2-when-turn = In each of your turns:
web-gm2-when-scoring = At every scoring:
web-gm2-when-end = At the end of the game:
web-gm2-tile-kind = { $stack ->
        [none] { $type } tile
       *[other] { $type } tile of stack { $stack }
    }
web-gm2-persons =
    { $n ->
        [one] counts as { $n } person
       *[other] counts as { $n } persons
    }
web-gm2-overlay = overlay: goes on top of a tile of its type
web-gm2-covers = covers { $tile }
web-gm2-place-worlds-end = A player who stops here or passes takes no further turn. When all have, the game ends.
web-gm2-then = { $said }, then { $stack }
web-gm2-points = VP
web-gm2-moves = MP
web-gm2-castle = castle
web-gm2-markers-n =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
web-gm2-markers-left = markers left
web-gm2-movement =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
web-gm2-domains-source = Clan domains
web-gm2-landmarks-source = What landmarks do
web-gm2-chronicles-source = Chronicles
web-gm2-tie = Ties go to whoever has the fewest resources left.

## The shelf of chronicles

web-shelf = Chronicles
web-shelf-by-itself = What is asked opens by itself.
web-shelf-asked = your move
web-shelf-may = something can be done here

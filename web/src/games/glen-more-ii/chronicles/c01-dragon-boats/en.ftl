### Chronicle 1, The Dragon Boat Races: what it lays on the table, in the browser.

web-c1-book = Boats
web-c1-not-begun = not begun
web-c1-to-go = { $n } to go
web-short-race-winner = 1st
web-short-race-second = 2nd
web-short-race-third = 3rd
web-short-race-last = –
web-c1-asks-boat = your boat
web-c1-asks-token = keep one
web-c1-about-before = The race begins when a pawn crosses Race Start, which lies near the top of stack B.
web-c1-about-on = The race is on. Boats go once round the four rivers; a movement point is worth one tile.
web-c1-about-over = The race is over.
web-c1-lap = One lap, from your home castle and back to it
web-c1-yours = yours
web-c1-neutral = neutral
web-c1-river-own = your river
web-c1-river-of = { $name }’s river
web-c1-castle-own = your home castle
web-c1-castle-of = { $name }’s castle
web-c1-castle-neutral = the neutral castle
web-c1-boat-of = { $name }’s boat
web-c1-start = start
web-c1-home = home
web-c1-tokens =
    { $n ->
        [0] no reward tokens left
        [one] { $n } reward token, face down
       *[other] { $n } reward tokens, face down
    }
web-c1-steps =
    { $n ->
        [one] { $n } step to { $castle }:
       *[other] { $n } steps to { $castle }:
    }
web-c1-look =
    { $n ->
        [0] no reward token is left there.
        [one] look at the last reward token there, and keep it or not.
       *[other] look at { $n } reward tokens, and keep one or none.
    }
web-c1-row = Move 1 tile
web-c1-left =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
web-c1-or-walk = Or move a Scotsman
web-c1-walk-how = click him in your territory
web-c1-only-you = only you see them
web-c1-times = { $n } of them
web-c1-distance = Way home
web-c1-past = past: { $castles }
web-c1-no-castle = no castle yet
web-c1-cards = Result cards
web-c1-card-last = last: no VP for coins
web-c1-at-castle = At a castle
web-c1-eye = seen by you alone, then final
web-c1-rule = Keep one token or none; the others go back face down. A dashed ring is a token already taken. Nobody has taken these yet:
web-c1-hidden = Reward tokens that nobody has taken
web-c1-badge =
    { $n ->
        [one] boat: { $n } movement point to the finish
       *[other] boat: { $n } movement points to the finish
    }
web-c1-badge-result = boat race: { $result }
web-c1-race = Boat race
web-c1-where = Boat
web-c1-way = To go
web-c1-result = Result
web-c1-castles = Castles passed
web-c1-rivers = Rivers, clockwise
web-c1-river = River
web-c1-length = Tiles
web-c1-lying = Reward tokens
web-c1-looking = Reward tokens before you
web-c1-token = Token
web-c1-number = Number
web-short-race-start = Race Start
web-gm2-place-race-start = No pawn stops here. The first player’s pawn to cross it starts the boat race for everybody.

### Chronicle 10, Of Stones and Cabers: what it lays on the table, in the browser.

web-c10-book = Games
web-c10-about = Tiles laid beside a champion marker train him; at each scoring the best of each track win popularity.
web-c10-asks-level = level up
web-c10-asks-reward = a reward
web-c10-asks-contest = contest
web-c10-asks-marker = marker?
web-c10-board = Games board
web-c10-level = Level
web-c10-centre = Centre
web-c10-start = start
web-c10-beyond = above { $top }: { $vp } VP a level
web-c10-one-each = one until the scoring
web-c10-next-scoring = next scoring
web-c10-score = +{ $n } { $category } in the next scoring
web-c10-brief-movement-1 = 1 movement point
web-c10-brief-coins-1 = 1 coin
web-c10-brief-coins-2 = 2 coins
web-c10-brief-resource-wood-stone = wood or stone
web-c10-brief-resource-sheep-cattle = sheep or cattle
web-c10-brief-resource-any = any resource
web-c10-brief-scotsman-1 = 1 Scotsman
web-c10-brief-barrel-1 = 1 barrel
web-c10-brief-popularity-1 = 1 popularity
web-c10-brief-vp-5 = 5 VP
web-c10-taken = { $name } has it
web-c10-taken-own = you have it
web-c10-champion-of = { $champion } of { $name }
web-c10-would = would come here
web-c10-next = Next for you
web-c10-next-level = level { $level }: { $reward }
web-c10-next-beyond = at the top: { $vp } VP for each further level
web-c10-centre-free = centre: { $reward }
web-c10-centre-taken = centre: { $name } has it
web-c10-centre-barred = centre: not until the next scoring
web-c10-trains = trained by this placement
web-c10-markers = Your champions in the glen
web-c10-on = on { $tile }
web-c10-left =
    { $n ->
        [one] { $n } marker not placed
       *[other] { $n } markers not placed
    }
web-c10-trains-beside = every tile laid beside a marker, or on it, trains that champion
web-c10-no-marker = Your first material or animal tile gets one.
web-c10-popularity = Popularity
web-c10-leading = In front now, for 1 popularity each when a scoring begins:
web-c10-leads = { $champion }: { $names }
web-c10-marker-of = Champion marker of { $name }: { $champion }
web-c10-markers-all = Champions
web-c10-marker-cells = Markers
web-c10-rewards-left = Centre rewards left
web-c10-of-level = level { $level } of the { $champion }
web-c10-of-centre = centre track, your one until the scoring
web-c10-of-centre-again = centre track, one more
web-c10-still-there = still there in the centre: level { $levels }
web-c10-none-there = nothing above is left in the centre
web-c10-change-caber = levels of the caber tosser
web-c10-change-stone = levels of the stone carrier
web-c10-change-popularity = popularity
web-gm2-place-tournament = It lies in no territory: your champions rise, then it leaves the game.

# Where the tiles lie in sight, no cell has a name.
web-option-champion-from = Move the marker from { $tile } there
web-option-come-home = The Scotsman on { $tile }
web-log-champion-returned = takes a champion marker back

# On a button.
web-short-friends-in-high-places = High Places
web-short-central-square-statue = Square Statue
web-short-triumphant-return = Triumph
web-short-boreray-and-kyloe = Boreray

### Chronicle 10, Of Stones and Cabers

chronicle-10 = Of Stones and Cabers
chronicle-10-about = Two champions train wherever you build beside their markers. Every level brings something, and at each scoring the best of them make you popular.

unit-popularity = popularity
short-popularity = pop.

tile-boreray-and-kyloe = Boreray & Kyloe
tile-larch-wood = Larch Wood
tile-river-boulders = River Boulders
tile-tournament = Tournament
tile-spectator = Spectator
tile-heros-home-town = Hero’s Home Town
tile-triumphant-return = Triumphant Return
tile-friends-in-high-places = Friends in High Places
tile-central-square-statue = Central Square Statue

crest-ruthven-effect = Your stone carrier rises 2 levels, and you gain 1 whisky barrel.
crest-murray-effect = Your caber tosser rises 2 levels, and you put 1 Scotsman on one of your tiles.

champion-caber-tosser = caber tosser
champion-stone-carrier = stone carrier

games-reward-movement-1 = 1 movement point
games-reward-coins-1 = 1 coin
games-reward-coins-2 = 2 coins
games-reward-resource-wood-stone = 1 wood or 1 stone
games-reward-resource-sheep-cattle = 1 sheep or 1 cow
games-reward-resource-any = 1 resource of your choice
games-reward-score-1 = score token, 1 more
games-reward-score-2 = score token, 2 more
games-reward-scotsman-1 = 1 Scotsman
games-reward-barrel-1 = 1 whisky barrel
games-reward-popularity-1 = 1 popularity
games-reward-vp-5 = 5 VP
games-reward-vp-1 = 1 VP
games-reward-vp-2 = 2 VP
games-reward-vp-3 = 3 VP
games-reward-vp-4 = 4 VP
games-reward-vp-6 = 6 VP
games-reward-vp-7 = 7 VP
games-reward-vp-8 = 8 VP
games-reward-coins-3 = 3 coins
games-reward-coins-4 = 4 coins
games-reward-barrel-2 = 2 whisky barrels
games-reward-barrel-3 = 3 whisky barrels
games-reward-scotsman-2 = 2 Scotsmen
games-reward-scotsman-3 = 3 Scotsmen
games-reward-popularity-2 = 2 popularity
games-reward-popularity-3 = 3 popularity
games-reward-score-3 = score token, 3 more
games-reward-score-4 = score token, 4 more

effect-train-either =
    { $n ->
        [one] You may raise one champion by { $n } level
       *[other] You may raise both champions by 1 level, or one of them by { $n } levels
    }
effect-train-both =
    { $n ->
        [one] Both your champions rise { $n } level
       *[other] Both your champions rise { $n } levels
    }
effect-train-one =
    { $n ->
        [one] One of your champions rises { $n } level
       *[other] One of your champions rises { $n } levels
    }
effect-train-any =
    { $n ->
        [one] One of your champions rises { $n } level
       *[other] Your champions rise { $n } levels in all, split as you like
    }
effect-train-caber-tosser =
    { $n ->
        [one] Your caber tosser rises { $n } level
       *[other] Your caber tosser rises { $n } levels
    }
effect-train-stone-carrier =
    { $n ->
        [one] Your stone carrier rises { $n } level
       *[other] Your stone carrier rises { $n } levels
    }
short-train-either = champion +{ $n }
short-train-both = both +{ $n }
short-train-one = one +{ $n }
short-train-any = split +{ $n }
short-train-caber-tosser = caber +{ $n }
short-train-stone-carrier = carrier +{ $n }
effect-crosswise = Instead of its neighbours, every tile in its row and in its column may be activated
short-crosswise = row + column
effect-befriend = Place a clan marker without road cost, also on a domain of another player
short-befriend = free marker
effect-come-home = You may move 1 Scotsman from anywhere to your home castle
short-come-home = 1 Scotsman home

ask-levels = Which champion rises next? Levels to gain: { $n }.
ask-tournament = How do your champions fare at the tournament?
ask-reached = Your { $champion } has reached level { $level }: what do you take?
ask-place-champion = Put a champion marker on { $tile }?
ask-homecoming = Move a Scotsman to your home castle?
ask-befriend-clan = Choose a domain for your clan marker: it is free, also beside another player’s.
ask-spread-one-of = Choose a tile for { $goods }.
option-raise = Raise your { $champion } to level { $level }
option-raise-beyond = Let your { $champion } compete on for { $vp } VP
option-contest-both = Raise both champions by 1 level
option-contest-one = Raise your { $champion } by 2 levels
option-use-level = Take what the level gives: { $reward }
option-centre-reward = Take the reward of the centre track: { $reward }
option-centre-reward-again = Take one more reward of the centre track: { $reward }
option-leave-games-tournament = Raise no champion
option-leave-games-reached = Take nothing more
option-leave-games-place-champion = Leave the markers where they are
option-leave-games-homecoming = Move nobody
option-champion-new = Put a marker that is not placed there
option-champion-from = Move the marker from { $tile } ({ $cell }) there
option-come-home = The Scotsman on { $tile } ({ $cell })

reason-reward-taken = The reward of this level has been taken.
reason-one-reward = You have a clan marker on the centre track: one reward until the next scoring.
reason-no-clan-marker = You have no clan marker left for the centre track.
reason-champions-too-near = Your other champion marker lies on an adjacent tile.
reason-no-champion-marker = Both your champion markers lie on tiles.

log-risen = raises the { $champion } to level { $level }
log-beyond = goes beyond the highest level with the { $champion }: { $vp } VP
log-level-effect = takes what the level gives: { $reward }
log-centre-reward = takes the reward of the centre track on level { $level }: { $reward }
log-popularity = gains { $n } popularity
log-paid-popularity = pays { $n } popularity
log-tournament = holds a { $tile }
log-champion-placed = puts the marker of the { $champion } on { $spot }
log-champion-returned = takes a champion marker back from { $cell }
log-games-reset = The games begin anew: all champions on level 0

category-popularity = Popularity
score-popularity = { category-popularity }
score-champions = Champions

cli-fact-champion-markers = champion markers of each player
cli-fact-popularity-tokens = popularity tokens
cli-fact-caber-track = levels of the caber tossers
cli-fact-stone-track = levels of the stone carriers
cli-fact-centre-track = rewards of the centre track
cli-fact-score-categories = categories that score tokens raise
cli-fact-beyond-vp = VP for each level beyond the highest

cli-legend-caber-tosser = caber tosser, and his marker
cli-legend-stone-carrier = stone carrier, and his marker
cli-legend-popularity = popularity
cli-games-next = next
cli-games-leading = in front

## On the score sheet of a printed game

sheet-hint-popularity = Your popularity tokens, those of the highest champions included.

term-champions = champions
term-champion-markers = champion markers

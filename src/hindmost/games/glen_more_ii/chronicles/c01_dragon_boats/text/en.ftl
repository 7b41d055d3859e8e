### Chronicle 1, The Dragon Boat Races

chronicle-1 = The Dragon Boat Races
chronicle-1-about = Boats race once round the table, along everybody’s river. Movement points drive them; castles on the way hold hidden rewards, and the last boat home drinks cod liver oil.

tile-shipyard = Shipyard
tile-race-start = Race Start

reward-coins-2 = 2 coins
reward-coins-3 = 3 coins
reward-vp-2 = 2 VP
reward-vp-3 = 3 VP
reward-resource-1 = 1 resource of your choice
reward-barrel-1 = 1 barrel of whisky
reward-movement-2 = 2 movement points
reward-marker-1 = 1 clan marker to place

boat-spot-own = { $spot }
boat-spot-other = { $spot } in a rival’s territory
boat-spot-neutral = space { $space } of the neutral river

option-sail = Move your boat to { $spot }
option-sail-castle =
    { $tokens ->
        [one] Move your boat to { $spot } and look at { $tokens } reward token
       *[other] Move your boat to { $spot } and look at { $tokens } reward tokens
    }
option-sail-home = Bring your boat home to { $spot }
ask-lay-tokens = Which reward token was laid face down on castle { $castle }?
ask-look-at-tokens = Choose a reward token to keep, or leave them all.
option-keep-token = Keep the token: { $reward }
option-leave-tokens = Keep none

reason-race-not-started = The race has not started: a pawn must cross Race Start first.
reason-boat-is-home = Your boat is home and stays there.
reason-boat-tile-goes = The next river tile is about to be removed.
reason-tile-holds-boat = There is a boat on this tile: it cannot be removed.

log-race-started = crosses Race Start: the boat race begins
log-sailed = moves the boat to { $spot }
log-kept-token = keeps a reward token: { $reward }
log-left-tokens = looks at the reward tokens and keeps none
log-boat-winner = wins the boat race: { $vp } VP and a barrel of whisky
log-boat-second = comes second in the boat race: { $vp } VP
log-boat-third = comes third in the boat race: { $vp } VP
log-last-card = is last in the boat race: no VP for coins at the end

score-race = Boat race
score-reward = Reward tokens

race-winner = winner
race-second = second
race-third = third
race-last = last
race-not-started = The race has not started.
race-river-neutral = neutral river

cli-fact-result-vp = VP of the result cards
cli-fact-winner-barrels = barrels with the Winner card
cli-fact-neutral-spaces = spaces of a neutral river
cli-fact-neutral-castle = its castle, from the right
cli-fact-rewards = reward tokens
cli-fact-reward-counts = reward tokens of each kind
cli-legend-boat-ahead = movement points to the finish
cli-legend-reward = castle with reward tokens

## On the score sheet of a printed game

sheet-last-card = Last card
sheet-hint-last-card = Whoever is not home: coins give no VP.

term-race = the boat race
term-reward-tokens = reward tokens

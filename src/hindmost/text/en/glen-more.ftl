### Glen More: what is asked, what may be answered, why not, and what happened.

## Questions

ask-take = Choose a tile to take.
ask-place = Place { $tile }. Cost: { $price }.
ask-pay = Choose how to pay { $price }.
ask-pay-member = Choose a clan member to give up for { $tile }.
ask-consolation = This tile fits nowhere. You may move one clan member one step.
ask-activate =
    { $movement ->
        [0] Activate tiles, then end your turn.
        [one] Activate tiles, use your movement point, then end your turn.
       *[other] Activate tiles, use { $movement } movement points, then end your turn.
    }
ask-trade = Choose a trade at { $spot }.
ask-choose-good = Choose a resource for { $spot }.
ask-move-to = Choose where the clan member on { $spot } goes.

## Options

option-take-free =
    { $steps ->
        [one] Take { $tile }, { $steps } step ahead: free
       *[other] Take { $tile }, { $steps } steps ahead: free
    }
option-take-pay =
    { $steps ->
        [one] Take { $tile }, { $steps } step ahead: { $price }
       *[other] Take { $tile }, { $steps } steps ahead: { $price }
    }
# $coins is the least that has to be bought for.
option-take-buy =
    { $steps ->
        [one] Take { $tile }, { $steps } step ahead: { $price }
       *[other] Take { $tile }, { $steps } steps ahead: { $price }
    } ({ $coins ->
        [one] at least { $coins } coin
       *[other] at least { $coins } coins
    } at the market)
option-take-unplaceable =
    { $steps ->
        [one] Take { $tile }, { $steps } step ahead: it fits nowhere and is discarded
       *[other] Take { $tile }, { $steps } steps ahead: it fits nowhere and is discarded
    }
option-take-unpayable =
    { $steps ->
        [one] Take { $tile }, { $steps } step ahead: you cannot afford { $price }, so it is discarded
       *[other] Take { $tile }, { $steps } steps ahead: you cannot afford { $price }, so it is discarded
    }
option-place = Place { $tile } at ({ $cell })
option-discard = Discard { $tile }
option-pay = Pay { $good } from { $tile } ({ $cell })
option-pay-market =
    { $coins ->
        [one] Buy { $good } for { $coins } coin
       *[other] Buy { $good } for { $coins } coins
    }
option-pay-market-full = Buy { $good }
option-pay-member = Give up a clan member from { $tile } ({ $cell })
option-pay-member-parliament = Give up a member of parliament
option-activate = Activate { $tile } ({ $cell }): { $effect }
option-activate-idle = Activate { $tile } ({ $cell })
option-give = Give { $price } for { $gain }
option-choose = Choose { $good }
option-move = Move a clan member from { $tile } ({ $cell })
option-to = Go to { $tile } ({ $cell })
option-to-parliament = Go to parliament
option-end = End turn
option-sell =
    { $coins ->
        [one] Sell { $good } from { $tile } ({ $cell }) for { $coins } coin
       *[other] Sell { $good } from { $tile } ({ $cell }) for { $coins } coins
    }
option-sell-unwanted = Sell { $good } from { $tile } ({ $cell })

## What an activation does, after a colon

deed-receive = receive { $gain }
deed-produce = produce { $goods }
deed-exchange = give { $lines }

## Why something is not offered

reason-cell-occupied = There is a tile here already.
reason-no-edge = The tile must share an edge with your territory.
reason-no-member-near = None of your clan members is on a neighbouring tile.
reason-river-broken = River must meet river: the north and south edges have to match.
reason-road-broken = Road must meet road: the west and east edges have to match.
reason-river-apart = A river tile must extend the river.
reason-road-apart = A road tile must extend the road.
reason-nobody-to-give = After giving up a clan member you still need one next to the tile’s place.
reason-cannot-pay = You cannot afford this, even by buying at the market.
reason-must-place = You can afford this tile and place it, so you must.
reason-buy-what-you-hold = Use your own resources first: you may only buy what is missing.
reason-no-buyer = There are no coins in this row of the market.
reason-already-activated = This tile has already been activated this turn.
reason-not-a-neighbour = This is neither the tile you placed nor one of its neighbours.
reason-no-effect = This tile does nothing when activated.
reason-full = This tile is full.
reason-no-movement = No movement points left: activate a village or castle to gain one.
reason-last-member = Your last clan member must stay in your territory.
reason-one-step-only = This move may only go to a neighbouring tile.

## What a player did, after the player's name

log-took = takes { $tile }
log-placed = places { $tile } at ({ $cell })
log-card = takes the card { $card }
log-discarded = discards { $tile }
log-gave = gives { $good } from { $spot }
log-gave-whisky = gives { $n } { unit-whisky }
log-gave-member = gives up a clan member from { $spot }
log-gave-member-of-parliament = gives up a member of parliament
log-bought =
    { $coins ->
        [one] buys { $good } for { $coins } coin
       *[other] buys { $good } for { $coins } coins
    }
log-sold =
    { $coins ->
        [one] sells { $good } for { $coins } coin
       *[other] sells { $good } for { $coins } coins
    }
log-activated = activates { $spot }
log-produced = puts { $good } on { $spot }
log-gained-coins = receives { $n } { unit-coin } from { $spot }
log-gained-whisky = receives { $n } { unit-whisky } from { $spot }
log-gained-members = receives { $n } { unit-member } on { $spot }
log-gained-movement = receives { $n } { unit-movement } from { $spot }
log-gained-vp = scores { $n } { unit-vp } at { $spot }
log-moved = moves a clan member from { $spot } to { $onto }
log-to-parliament = sends a clan member from { $spot } to parliament
log-award = scores { $vp } VP: { $source }
log-award-loss = loses { $vp } VP: { $source }

## What happened by itself

log-passed-by = Passed by everyone and discarded: { $tile }
log-laid = New on space { $space }: { $tile }
log-rolled = The Die rolls { $n } and removes { $tile } from space { $space }
log-scoring = Scoring { $n }
log-final-scoring = Final scoring

## Where VP come from, besides tiles and cards

score-whisky = { category-whisky }
score-parliament = { category-parliament }
score-cards = { category-cards }
score-coins = Coins
score-size = Territory size

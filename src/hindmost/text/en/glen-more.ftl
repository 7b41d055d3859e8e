### Glen More: what is asked, what may be answered, why not, and what happened.

## Questions

ask-take = Advance to a tile and take it.
ask-place = Where does { $tile } go? Cost: { $price }.
ask-pay = Still to pay: { $price }.
ask-pay-member = Which clan member do you give up for { $tile }?
ask-consolation = The tile fits nowhere: move one clan member one step if you like, then end your turn.
ask-activate =
    { $movement ->
        [0] Activate tiles, then end your turn.
        [one] Activate and move, then end your turn.
       *[other] Activate and move { $movement } times, then end your turn.
    }
ask-trade = Which exchange do you make at { $tile } ({ $cell })?
ask-choose-good = Which cube goes on { $tile } ({ $cell })?
ask-move-to = Where does the clan member on { $tile } ({ $cell }) go?

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
        [one] Take { $tile }, { $steps } step ahead: you cannot pay { $price }, so it is discarded
       *[other] Take { $tile }, { $steps } steps ahead: you cannot pay { $price }, so it is discarded
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
reason-river-apart = A river tile must lengthen the river.
reason-road-apart = A road tile must lengthen the road.
reason-nobody-to-give = Once one clan member is given up, another must still be next to the place of the tile.
reason-cannot-pay = You cannot pay for this, even by buying at the market.
reason-must-place = You can pay for this tile and place it, so you must.
reason-buy-what-you-hold = Use your own cubes first: you may only buy what is missing.
reason-no-buyer = There are no coins in this row of the market.
reason-already-activated = This tile has already been activated this turn.
reason-not-a-neighbour = This is neither the tile you placed nor one of its neighbours.
reason-no-effect = This tile does nothing when activated.
reason-full = This tile is full.
reason-no-movement = You have no movement left: villages and castles give one when activated.
reason-last-member = Your last clan member must stay in your territory.
reason-one-step-only = This step may only lead to a neighbouring tile.

## What a player did, after the player's name

log-took = takes { $tile }
log-placed = places { $tile } at ({ $cell })
log-card = takes the card { $card }
log-discarded = discards { $tile }
log-gave = gives { $good } from ({ $cell })
log-gave-whisky = gives { $n } { unit-whisky }
log-gave-member = gives up a clan member from ({ $cell })
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
log-activated = activates { $tile } ({ $cell })
log-produced = puts { $good } on ({ $cell })
log-gained-coins = receives { $n } { unit-coin } from ({ $cell })
log-gained-whisky = receives { $n } { unit-whisky } from ({ $cell })
log-gained-members = receives { $n } { unit-member } on ({ $cell })
log-gained-movement = receives { $n } { unit-movement } from ({ $cell })
log-gained-vp = scores { $n } { unit-vp } with ({ $cell })
log-moved = moves a clan member from ({ $cell }) to ({ $to })
log-to-parliament = sends a clan member from ({ $cell }) to parliament
log-award = scores { $vp } VP: { $source }

## What happened by itself

log-passed-by = Left behind and discarded: { $tile }
log-laid = New on space { $space }: { $tile }
log-rolled = The Die rolls { $n } and takes { $tile } away from space { $space }
log-scoring = Scoring { $n }
log-final-scoring = Final scoring

## Where VP come from, besides tiles and cards

score-whisky = { category-whisky }
score-parliament = { category-parliament }
score-cards = { category-cards }
score-coins = Coins
score-size = Size of the territory

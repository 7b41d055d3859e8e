### Glen More II: what is asked, what may be answered, why not, and what happened; what it shares with Glen More is there.

## Questions

ask-place-tile = Place { $tile }.
ask-pay-scotsmen = Choose a Scotsman to pay for { $tile }.
ask-return-scotsmen = { $number ->
    [one] Choose the Scotsman who goes back to your supply.
   *[other] Choose the Scotsmen who go back to your supply.
}
ask-compensation = You discard a tile: take 1 coin or 1 movement point.
ask-effects = Choose the next effect of { $tile }.
ask-place-marker =
    { $coins ->
        [one] Choose a domain for your clan marker. You have { $coins } coin.
       *[other] Choose a domain for your clan marker. You have { $coins } coins.
    }
ask-stow = Too much for { $spot }: { $goods }. Choose what to keep.
ask-choose-goods = Choose a resource for { $spot }.
ask-spread-goods = Choose tiles for { $goods }.
ask-spread-any = Choose { $number ->
    [one] a resource and its tile
   *[other] { $number } resources and their tiles
}.
ask-enlist-scotsmen =
    { $number ->
        [one] Choose a tile for your Scotsman.
       *[other] Choose a tile for the next of { $number } Scotsmen.
    }
ask-activate-within = Activate the tile you took and its neighbours.
ask-activate-types = Choose the tile that the clan activates.
ask-fetch-tile = Choose a tile from the discard pile.
ask-remove-tiles =
    { $number ->
        [one] Choose a tile to remove from your territory.
       *[other] Choose up to { $number } tiles to remove from your territory.
    }
ask-distil-or-points = Take whisky or VP at { $spot }?
ask-walk-to = Choose where the Scotsman on { $spot } goes.

## Options

option-place-over = Place { $tile } on { $covered } ({ $cell })
option-pay-scotsman = Pay a Scotsman from { $tile } ({ $cell })
option-pay-coins =
    { $coins ->
        [one] Pay { $coins } coin instead of a resource
       *[other] Pay { $coins } coins instead of a resource
    }
option-move-scotsman = Move a Scotsman from { $tile } ({ $cell })
option-stop =
    { $steps ->
        [one] Stop at { $tile }, { $steps } step ahead
       *[other] Stop at { $tile }, { $steps } steps ahead
    }
option-receive-coin = Receive 1 coin
option-receive-movement = Receive 1 movement point
option-effect = { $effect }
option-claim =
    { $coins ->
        [0] Claim { $domain }: free
        [one] Claim { $domain }: { $coins } coin
       *[other] Claim { $domain }: { $coins } coins
    }
option-extra = Also activate { $tile } ({ $cell }): { $effect }
option-extra-idle = Also activate { $tile } ({ $cell })
option-put = Put { $good } on { $tile } ({ $cell })
option-enlist = Put a Scotsman on { $tile } ({ $cell })
option-remove = Remove { $tile } ({ $cell })
option-fetch = Take { $tile } from the discard pile
option-distil-whisky = Take the whisky
option-distil-vp = Take { $vp } VP instead of the whisky
option-pass-marker = Skip the clan marker
option-pass-goods = Lose what does not fit
option-pass-removal = Remove no more tiles
option-pass-activation = Activate no more tiles here

## Why something is not offered

reason-no-place = There is no legal place for this tile in your territory.
reason-never-taken = It belongs on the rondel: nobody ever takes it.
reason-place-taken = There can be only one: another pawn is already here.
reason-protected = No pawn may stop here.
reason-must-leave-a-place = Without this Scotsman there would be no legal place for the tile.
reason-not-at-home = Only Scotsmen on your home tiles can be paid.
reason-cannot-buy = You cannot buy this now and still pay the rest.
reason-overlay-on-empty = An overlay tile goes on top of a tile in your territory.
reason-overlay-other-type = An overlay tile must cover a tile of its own type.
reason-overlay-other-river = River must cover river, and a tile without a river one without.
reason-covers-one = This tile goes on top of a tile in your territory, of a type that it names.
reason-covers-two = The two halves go on top of two tiles in your territory that lie beside each other, of the types that they name.
reason-no-scotsman-near = None of your Scotsmen is on an adjacent tile.
reason-river-not-at-its-end = A river tile must extend the river on the left or on the right.
reason-river-blocked = A tile without a river blocks the river here.
reason-beside-the-river = Only a river tile may be directly left or right of a river tile.
reason-domain-taken = This domain has a clan marker already.
reason-domain-out-of-use = This domain is not used in this game.
reason-road-too-dear = You do not have enough coins for the road to this domain.
reason-must-place-marker = You can afford a domain, so you must place the clan marker.
reason-home-stays = Your home tiles and anything covering them cannot be removed.
reason-chosen-already = You have chosen this tile already.
reason-falls-apart = Without this tile your territory would no longer obey the placement rules.
reason-other-half = The other half of the double tile would have to go with it.
reason-not-of-this-type = The clan activates tiles of another type.

## What a player did, after the player's name

log-halted = stops at { $tile }
log-threw-away = can take no tile and discards { $tile }
log-consoled-coin = receives 1 coin for it
log-consoled-movement = receives 1 movement point for it
log-covered = places { $tile } on { $covered } ({ $cell })
log-person = puts { $tile } beside the territory
log-landmark = takes the landmark card { $landmark }
log-claimed =
    { $coins ->
        [0] places a clan marker on { $domain }, by free roads
        [one] places a clan marker on { $domain }, for { $coins } coin
       *[other] places a clan marker on { $domain }, for { $coins } coins
    }
log-marker-lapsed = cannot place a clan marker
log-fetched = takes { $tile } from the discard pile
log-borrowed = activates { $tile } in another territory
log-removed = removes { $spot } from the game
log-moved-tile = receives { $tile } ({ $cell }) from elsewhere
log-gave-scotsman = pays a Scotsman from { $spot }
log-paid =
    { $coins ->
        [one] pays { $coins } coin
       *[other] pays { $coins } coins
    }
log-lost = has no room for { $goods }
log-gained-scotsmen = puts { $n } { unit-scotsman } on { $spot }
log-gained-coins-from = receives { $n } { unit-coin } from { $source }
log-gained-whisky-from = receives { $n } { unit-whisky } from { $source }
log-gained-movement-from = receives { $n } { unit-movement-point } from { $source }
log-gained-movement-points = receives { $n } { unit-movement-point } from { $spot }
log-gained-vp-from = scores { $n } { unit-vp } with { $source }
log-distilled-vp = takes { $n } { unit-vp } instead of whisky
log-kept-movement = scores { $n } { unit-vp } for unused movement points, with { $domain }
log-walked = moves a Scotsman from { $spot } to { $onto }

## What happened by itself

log-die-moved = The Die rolls { $n } and moves to space { $space }
log-die-left = The Die rolls { $n }, reaches World’s End and leaves the game

## Where VP come from, besides tiles, cards and domains

score-castle = { category-castle }
score-landmarks = { category-landmarks }
score-persons = { category-persons }

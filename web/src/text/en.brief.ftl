### What the drawn table says in fewer words than the terminal: web-KEY stands in for the message KEY.
### There is a heading's room, the piece asked about is lit, and no cell has a name.

web-spot = { $tile }

## Questions

web-ask-place = { ask-place }
web-ask-activate =
    { $movement ->
        [0] Activate tiles, then end your turn.
       *[other] Activate and move, then end your turn.
    }
web-ask-consolation = No place for it: move once, or end your turn.
web-ask-pay-member = Choose a clan member to give up.
web-ask-trade = { ask-trade }
web-ask-choose-good = { ask-choose-good }
web-ask-move-to = Choose where the clan member goes.
web-ask-place-tile = { ask-place-tile }
web-ask-pay-scotsmen = Choose a Scotsman to pay.
web-ask-compensation = Take 1 coin or 1 movement point.
web-ask-effects = { ask-effects }
web-ask-place-marker = Choose a domain for your clan marker.
web-ask-stow = Too much: choose what to keep.
web-ask-choose-goods = { ask-choose-goods }
web-ask-enlist-scotsmen =
    { $number ->
        [one] Choose a tile for your Scotsman.
       *[other] Choose a tile for the next Scotsman.
    }
web-ask-remove-tiles =
    { $number ->
        [one] Choose a tile to remove.
       *[other] Choose up to { $number } tiles to remove.
    }
web-ask-distil-or-points = Take whisky or VP?
web-ask-walk-to = Choose where the Scotsman goes.
web-ask-use-contract = Use this tile, or end your turn.
web-ask-use-contract-twice = Use this tile twice, or end your turn.
web-ask-use-contract-again = Use this tile again, or end your turn.
web-ask-use-contract-idle = Nothing to do here now: end your turn.
web-ask-architect = { ask-architect }
web-ask-architect-poor =
    { $fee ->
        [0] You cannot afford a building here.
       *[other] You cannot afford another building.
    }
web-ask-architect-twice = Build twice, or end your turn.
web-ask-architect-again = Build a second time, or end your turn.
web-ask-architect-poor-again = You cannot afford a second building.
web-ask-put = { ask-put }
web-ask-factory-refresh = { ask-factory-refresh }
web-log-placed = places { $tile }
web-log-covered = places { $tile } on { $covered }
web-log-built = builds { $building }
web-log-factory = runs { $building }

## Prices and effects beside their drawing

web-effect-receive = { $gain }
web-effect-exchange = { $lines }
web-effect-exchange-line = { $price } → { $gain }

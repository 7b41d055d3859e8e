### Chronicle 6, The Dubious Tome of Scottish History

chronicle-6 = The Dubious Tome of Scottish History
chronicle-6-about = Every landmark card hides an event. Gatherings turn your cards over: each event happens once, and a turned card counts for more.

unit-point =
    { $n ->
       *[other] VP
    }
short-point =
    { $n ->
       *[other] VP
    }

tile-gathering = Gathering
tile-old-man-of-storr = Old Man of Storr
tile-wallace-monument = Wallace Monument
tile-dunvegan-castle = Dunvegan Castle
tile-fort-george = Fort George

landmark-old-man-of-storr = { tile-old-man-of-storr }
landmark-old-man-of-storr-effect = Put 2 stone on Old Man of Storr.
landmark-wallace-monument = { tile-wallace-monument }
landmark-wallace-monument-effect = Instead of the neighbours of Wallace Monument, every tile in your territory may be activated, each once.
landmark-dunvegan-castle = { tile-dunvegan-castle }
landmark-dunvegan-castle-effect = Put 2 sheep on Dunvegan Castle.
landmark-fort-george = { tile-fort-george }
landmark-fort-george-effect = Move any number of Scotsmen from your home castle to any tiles in your territory, without movement points.

landmark-old-man-of-storr-event = Pay 1 Scotsman from your home tiles: from now on you score Scotsmen on your castle by a better table
landmark-wallace-monument-event = You may turn over another of your landmark cards, without its event; with William Wallace you gain 4 VP
landmark-dunvegan-castle-event = Return 2 cows for 7 VP
landmark-fort-george-event = Return 1 Scotsman to remove 2 of your tiles from the game
landmark-loch-lochy-event = Gain 1 cow on any tile, then activate all your animal tiles
landmark-donan-castle-event = Activate up to 2 different tiles in other territories: you pay, and you gain
landmark-castle-stalker-event = Return 1 Scotsman to take a tile from the discard pile without its cost
landmark-inverness-event = From now on you score whisky by a better table
landmark-loch-shiel-event = Return 1 VP to put 2 Scotsmen on Loch Shiel
landmark-duart-castle-event = Gain 3 VP; with a marker on MacLean you may also trade 2 resources for 5 VP
landmark-loch-ness-event = Gain 1 coin for each of your turned cards, Loch Ness included
landmark-armadale-castle-event = Return any number of stone for 3 VP each
landmark-loch-morar-event = Return 2 Scotsmen for 9 VP
landmark-castle-moil-event = Gain 2 coins; you may move 1 Scotsman from anywhere to your home castle
landmark-castle-of-mey-event = Return 1 Scotsman to remove 2 of your tiles from the game
landmark-loch-lomond-event = Take all coins in England’s row
landmark-glenfinnan-church-event = Activate Glenfinnan Church and all tiles adjacent to it
landmark-glenfinnan-monument-event = You may swap the Englishman with a tile on the rondel
landmark-wade-roads-event = Place a clan marker on a violet domain, without road cost
landmark-new-fort-george-event = Return any number of sheep for 3 VP each
landmark-stirling-castle-event = Gain 4 VP with Robert I or Mary Stuart, 8 VP with both
landmark-glamis-castle-event = Return 1 Scotsman for 5 VP
landmark-forth-bridge-event = Activate all your river tiles

effect-event = Trigger one of your events
deed-event = trigger one of your events
short-event = event
effect-table = From now on you score { $category } by a better table
short-table = table: { $category }
effect-turn = You may turn over another of your landmark cards
short-turn = turn a card
effect-with = Gain { $vp } with { $persons }
short-with = { $vp } with { $persons }
effect-march = Move any number of Scotsmen from your home castle to any tiles
short-march = leave the castle
effect-wake = Activate all your { $type } tiles
short-wake = activate all: { $type }
effect-wake-around = Activate the tile of this card and all tiles adjacent to it
short-wake-around = activate around it
effect-wake-river = Activate all your river tiles
short-wake-river = activate all: river tiles
effect-borrow =
    { $n ->
        [one] Activate { $n } tile in another territory, for yourself
       *[other] Activate up to { $n } tiles in other territories, for yourself
    }
short-borrow =
    { $n ->
        [one] { $n } rival tile
       *[other] { $n } rival tiles
    }
effect-holding = With a marker on { $domain } you may give { $price } for { $gain }
short-holding = { $domain }: { $price } for { $gain }
effect-faces = Gain { $coins } for each of your turned cards, this one included
short-faces = { $coins } a turned card
effect-each = Return any number of { $good } for { $vp } each
short-each = { $good }: { $vp } each
effect-muster = You may move 1 Scotsman from anywhere to your home castle
short-muster = 1 Scotsman home
effect-empty = Take all coins in England’s row
short-empty = England’s coins
effect-swap = You may swap the Englishman with a tile on the rondel
short-swap = swap the Englishman
effect-envoy = Place a clan marker on a { $colour } domain, without road cost
short-envoy = free { $colour } marker

ask-choose-event = Choose a landmark card to turn over.
ask-turn-other = Turn over another landmark card?
ask-activate-for-event = Activate tiles for the event.
ask-borrow-tiles =
    { $number ->
        [one] Choose a tile to activate in another territory.
       *[other] Choose up to { $number } tiles to activate in other territories.
    }
ask-offer-goods = Choose how many { $good } to return for { $vp } VP each.
ask-make-trade = Make the trade of the event?
ask-march-out = Move Scotsmen from your home castle.
ask-muster-one = Move a Scotsman to your home castle?
ask-swap-him = Swap the Englishman with a tile?
ask-envoy-marker = Place a clan marker on a { $colour } domain.

option-event = { $card }: { $event }
option-turn = Only turn over { $card }
option-borrow = Activate { $tile } ({ $cell }) in another territory: { $effect }
option-borrow-idle = Activate { $tile } ({ $cell }) in another territory
option-pass-elsewhere = Activate no more tiles there
option-return =
    { $n ->
        [0] Return nothing
       *[other] Return { $goods } for { $vp } VP
    }
option-trade = Give { $price } for { $gain }
option-march = Move a Scotsman to { $tile } ({ $cell })
option-muster = The Scotsman on { $tile } ({ $cell })
option-swap = Swap him with { $tile }
option-leave-turn-other = Turn over no other card
option-leave-make-trade = Do not trade
option-leave-march-out = Move no more Scotsmen
option-leave-muster-one = Move nobody
option-leave-swap-him = Leave him where he is

reason-no-event-card = You have no landmark card left to turn over.
reason-event-turned = This card has already been turned over.
reason-event-under-way = The event of this card is not over yet.
reason-event-price = You cannot afford this event: you may still turn over the card.
reason-event-scotsmen = You do not have the Scotsmen for this event: you may still turn over the card.
reason-event-needs-him = No tile of the discard pile could be placed without this Scotsman.
reason-event-no-tile = The event would activate no tile that has not been activated this turn.
reason-not-of-event = The event does not activate this tile.
reason-no-rival-tile = No tile in another territory would do anything for you now.
reason-useless-here = This tile would do nothing for you now.
reason-no-other-card = You have no other landmark card to turn over.
reason-person-missing = The person for this event is not yours.
reason-nobody-away = All your Scotsmen are on the home castle.
reason-englishman-stays = The Englishman cannot be swapped now.
reason-tile-stays = This stays where it is on the rondel.
reason-no-such-domain = No domain of this colour is free for a marker.
reason-other-colour = This domain has another colour.

log-event = triggers the event of { $card }
log-event-turned = turns over { $card }
log-event-table = scores { $category } by a better table from now on
log-event-vp = returns { $n } VP
log-englishman-swapped = swaps the Englishman with { $tile }

score-event-price = VP returned for an event
cli-fact-castle-table = VP by lead, Old Man of Storr
cli-fact-whisky-table = VP by lead, Inverness
cli-legend-event = turned card
cli-legend-table = better score table

## On the score sheet of a printed game

sheet-own-table = Table of { $card }
sheet-hint-own-table = Who has triggered the event, for { $category }.

term-event-faces = faces of events
term-event-rivals = landmarks of rivals
term-event-tables = what events will count
term-events-to-come = events to come

### Chronicle 4, Hammer of the Scots

chronicle-4 = Hammer of the Scots
chronicle-4-about = An Englishman travels the rondel. Whoever holds the England token pays coins to take tiles with him, or discards tiles to collect coins.

piece-englishman = the Englishman
england-row = England

tile-loch-lomond = Loch Lomond
tile-glenfinnan-church = Glenfinnan Church
tile-glenfinnan-monument = Glenfinnan Monument
tile-wade-roads = General Wade’s Military Roads

landmark-loch-lomond = { tile-loch-lomond }
landmark-loch-lomond-effect = Take the England token.
landmark-glenfinnan-church = { tile-glenfinnan-church }
landmark-glenfinnan-church-effect = Take the England token.
landmark-glenfinnan-monument = { tile-glenfinnan-monument }
landmark-glenfinnan-monument-effect = Take the England token.
landmark-wade-roads = { tile-wade-roads }
landmark-wade-roads-effect = Take the England token.

ask-errand =
    { $fee ->
        [0] Choose a tile for the Englishman to discard.
       *[other] The Englishman’s turn: take a tile with him, or discard one.
    }
option-use =
    { $fee ->
        [one] Take { $tile } with the Englishman: { $price }, and { $fee } coin for England
       *[other] Take { $tile } with the Englishman: { $price }, and { $fee } coins for England
    }
option-use-place =
    { $fee ->
        [one] Stop with the Englishman: { $tile }, { $fee } coin for England
       *[other] Stop with the Englishman: { $tile }, { $fee } coins for England
    }
option-banish =
    { $coins ->
        [0] Discard { $tile } with the Englishman
        [one] Discard { $tile } with the Englishman for { $coins } coin
       *[other] Discard { $tile } with the Englishman for { $coins } coins
    }

reason-england-full = England’s row is full: the Englishman can only discard.
reason-england-tile = The Englishman may not be placed on a tile of his own chronicle.

log-england-token = takes the England token
log-englishman-took = takes { $tile } with the Englishman
log-englishman-stopped = stops with the Englishman: { $tile }
log-englishman-discarded = discards { $tile } with the Englishman
log-england-fee =
    { $coins ->
        [one] pays { $coins } coin to England
       *[other] pays { $coins } coins to England
    }
log-england-coins =
    { $coins ->
        [one] takes { $coins } coin from England
       *[other] takes { $coins } coins from England
    }
log-englishman-left = The Englishman leaves the game

cli-fact-england-prices = prices in England’s row
cli-fact-england-start = spaces filled at the start

term-england = the Englishman

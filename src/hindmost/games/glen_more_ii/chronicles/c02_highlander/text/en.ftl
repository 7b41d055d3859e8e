### Chronicle 2, Highlander

chronicle-2 = Highlander
chronicle-2-about = A mountain lies on the rondel. Whoever crosses it leaves a coin or a resource; whoever stops on it takes everything when leaving.

tile-mountain = the Mountain

ask-pay-toll = You cross the Mountain: what do you leave there?
ask-carry-down = From the Mountain, still to put on tiles of your territory: { $goods }.
ask-keep-goods = Not everything from the Mountain finds room: what do you keep?

option-toll = Leave { $good } from { $tile } ({ $cell })
option-toll-coin = Leave 1 coin
option-keep = Keep { $good }

reason-toll-and-tile = You could not pay for this tile after leaving something on the Mountain.
reason-toll-needed = You need this to pay for the tile.
reason-mountain-taken = There can be only one: another pawn is on the Mountain.

log-toll-coin = leaves 1 coin on the Mountain
log-toll-good = leaves { $good } from ({ $cell }) on the Mountain
log-mountain-coin = 1 coin from the supply comes onto the Mountain
log-mountain-taken =
    { $coins ->
        [0] takes { $goods } from the Mountain
        [one] takes { $coins } coin and { $goods } from the Mountain
       *[other] takes { $coins } coins and { $goods } from the Mountain
    }
mountain-no-goods = no resources

### Chronicle 2, Highlander

chronicle-2 = Highlander
chronicle-2-about = A mountain stands on the rondel. A player who crosses it leaves a coin or a resource; a player who stops on it takes everything when leaving.

tile-mountain = the Mountain

ask-pay-toll = You cross the Mountain: choose what to leave there.
ask-carry-down = Choose tiles for what came from the Mountain: { $goods }.
ask-keep-goods = Not everything from the Mountain fits: choose what to keep.

option-toll = Leave { $good } from { $tile } ({ $cell })
option-toll-coin = Leave 1 coin
option-keep = Keep { $good }

reason-toll-and-tile = After leaving something on the Mountain you could not afford this tile.
reason-toll-needed = You need this to pay for the tile.

log-toll-coin = leaves 1 coin on the Mountain
log-toll-good = leaves { $good } from { $spot } on the Mountain
log-mountain-coin = 1 coin from the supply is added to the Mountain
log-mountain-taken =
    { $coins ->
        [0] takes { $goods } from the Mountain
        [one] takes { $coins } coin and { $goods } from the Mountain
       *[other] takes { $coins } coins and { $goods } from the Mountain
    }
mountain-no-goods = no resources

cli-fact-mountain-spaces = spaces of the Mountain

term-mountain = what lies on the mountain

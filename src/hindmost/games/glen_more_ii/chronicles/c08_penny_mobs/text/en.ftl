### Chronicle 8, The Penny Mobs

chronicle-8 = The Penny Mobs
chronicle-8-about = Mobs wait in prison. At the end of your turn you put a penny on one, or take one with all its pennies: it works for you for the rest of the game, and costs VP at the end.

## The mobs, and what each does

mob-mcwander = Peggy McWander
mob-mcwander-effect = Put her 2 tokens on free clan domains: rivals pay you their coins to claim one.
mob-mcduff = Joe McDuff
mob-mcduff-effect = Each of his 3 tokens takes the largest pile of coins from a market row.
mob-mcmail = Bruce McMail
mob-mcmail-effect = When a rival produces on an animal or material tile, pay 1 of his 3 coins for 1 of the resources.
mob-mclaird = Peggy McLaird
mob-mclaird-effect = Reserve a tile with one of her 3 tokens: rivals pay you for it, or you must take it on your next turn.
mob-mcsnitch = Kenneth McSnitch
mob-mcsnitch-effect = Your Scotsman walks a rival’s territory with your movement points and steals from unguarded tiles.
mob-macdarkie = Fergus MacDarkie
mob-macdarkie-effect = Your Scotsman on a rival’s tile gets 1 coin for a tile placed next to his, then moves on.
mob-macsponge = Sibyl MacSponge
mob-macsponge-effect = A rival who gains 6 VP or more from one source gives you 1 of them.
mob-anderson = Derek Anderson
mob-anderson-effect = Once per game, move a tile from one territory to another.
mob-mccastle = Mike McCastle
mob-mccastle-effect = Your Scotsman on a rival’s home castle counts on yours, and 1 of the rival’s does not count.
mob-mctrick = Elspeth McTrick
mob-mctrick-effect = When you reach or leave the Mountain, exchange 1 item on it for any resource.
mob-mcquack = Calum McQuack
mob-mcmuscle = Bully McMuscle
mob-macmalt = Erin MacMalt
mob-mcstarve = Fraser McStarve
mob-mchagg = Oonagh McHagg
mob-mcclaim = John McClaim

## What is asked

ask-penny-action = End of turn: put a penny on a mob, or take one.
ask-set-figure = Choose a rival’s tile for { $mob }.
ask-recruit-figure = Choose the Scotsman who plays { $mob }.
ask-relocate = { $mob } has to leave: choose another player’s tile.
ask-intercept =
    { $coins ->
        [one] { $player } has produced: buy a resource with Bruce McMail’s last coin?
       *[other] { $player } has produced: buy a resource with 1 of Bruce McMail’s { $coins } coins?
    }
ask-deliver = Choose what to do with { $good }.
when-intercept = Bruce McMail may buy a resource
when-deliver = Bruce McMail has bought a resource
when-relocate = A mob’s Scotsman has to leave a tile
standing-mail = Buy { $good } only
ask-sneak-step = Choose where { $mob } goes.
ask-steal = Steal a resource from { $player }, { $tile } ({ $cell })?
ask-escape = { $mob } may go to another player’s tile.
ask-lift-tile = Choose the tile that Derek Anderson takes.
ask-drop-tile = Choose a new place for { $tile }.
ask-trick = Elspeth McTrick: exchange something on the Mountain?

option-penny =
    { $n ->
        [0] Put a penny on { $mob }
        [one] Put a penny on { $mob }, with { $n } penny so far
       *[other] Put a penny on { $mob }, with { $n } pennies so far
    }
option-take-mob =
    { $n ->
        [0] Take { $mob }: { $vp } VP lost at the end
        [one] Take { $mob } with { $n } penny: { $vp } VP lost at the end
       *[other] Take { $mob } with { $n } pennies: { $vp } VP lost at the end
    }
option-set = Place { $mob }
option-lurk = Put { $mob } on { $tile } ({ $cell }) of { $player }
option-recruit = The Scotsman on { $tile } ({ $cell })
option-recruit-reserve = A Scotsman from your reserve
option-tollgate =
    { $coins ->
        [one] Put the token for { $coins } coin on { $domain }
       *[other] Put the token for { $coins } coins on { $domain }
    }
option-skim =
    { $coins ->
        [one] Spend a token of Joe McDuff: { $coins } coin from the row { $row }
       *[other] Spend a token of Joe McDuff: { $coins } coins from the row { $row }
    }
option-mail = Buy { $good } for 1 coin
option-fence =
    { $coins ->
        [one] Sell { $good } for { $coins } coin
       *[other] Sell { $good } for { $coins } coins
    }
option-reserve =
    { $coins ->
        [one] Reserve { $tile }: rivals pay you { $coins } coin
       *[other] Reserve { $tile }: rivals pay you { $coins } coins
    }
option-sneak = Move { $mob }
option-sneak-to = Go to { $tile } ({ $cell }) of { $player }
option-loot = Steal { $good }
option-carry = Use { $mob }: move a tile to another territory
option-lift = Take { $tile } ({ $cell }) from { $player }
option-drop = Place it in the territory of { $player } ({ $cell })
option-barter = Exchange { $given } for { $gained }
option-barter-coin = Exchange 1 coin for { $gained }

option-pass-penny = Neither
option-pass-figure = Later
option-pass-mail = Buy nothing
option-pass-loot = Steal nothing
option-pass-escape = Stay here
option-pass-trick = Exchange nothing

reason-no-penny = You have no penny left to put on a mob.
reason-must-take-reserved = You must take the tile that you have reserved.
reason-cannot-pay-token = You cannot afford the token on this tile.
reason-not-reserved = Only tiles that are taken can be reserved.
reason-one-reservation = You can reserve only one tile at a time.

## The journal

log-mob-face-down = A mob with a B on its back lies face down
log-mob-imprisoned = { $mob } comes into prison
log-penny = puts a penny on { $mob }
log-mob-taken =
    { $n ->
        [0] takes { $mob }
        [one] takes { $mob } with { $n } penny
       *[other] takes { $mob } with { $n } pennies
    }
log-mob-coins =
    { $coins ->
        [one] receives { $coins } coin for { $mob }
       *[other] receives { $coins } coins for { $mob }
    }
log-lurks = puts { $mob } on { $spot } of { $player }
log-tollgate =
    { $coins ->
        [one] puts a token for { $coins } coin on { $domain }
       *[other] puts a token for { $coins } coins on { $domain }
    }
log-skimmed =
    { $coins ->
        [one] takes { $coins } coin from the row { $row } with Joe McDuff
       *[other] takes { $coins } coins from the row { $row } with Joe McDuff
    }
log-mailed = buys { $good } from { $player } with Bruce McMail
log-fenced =
    { $coins ->
        [one] sells { $good } for { $coins } coin
       *[other] sells { $good } for { $coins } coins
    }
log-reserved =
    { $coins ->
        [one] reserves { $tile } with a token for { $coins } coin
       *[other] reserves { $tile } with a token for { $coins } coins
    }
log-mob-turned-over = cannot take the reserved tile: { $mob } is turned over
log-sneaked = moves Kenneth McSnitch to { $spot } of { $player }
log-looted = steals { $good } from { $player }
log-sponged = receives 1 VP from { $player } for Sibyl MacSponge
log-carried = moves { $tile } from { $player } to { $host } with Derek Anderson
log-swapped = exchanges { $given } for { $gained } on the Mountain

score-pennies-minus = Pennies left
score-pennies-plus = Pennies gained
trick-coin = 1 coin

cli-fact-pennies = pennies of each player
cli-fact-mobs-drawn = mobs drawn with 2, 3 and 4 players
cli-fact-mobs = mobs
cli-fact-early-mobs = mobs with an S on the back
cli-fact-mob-chronicles = other chronicle of each mob (0: none)
cli-fact-mob-players = fewest players for each mob
cli-fact-mob-penalties = VP lost at the end for each mob
cli-fact-mob-tokens = tokens of each mob
cli-fact-mcwander-coins = coins on Peggy McWander’s tokens
cli-fact-mclaird-coins = coins on Peggy McLaird’s tokens
cli-fact-mcmail-coins = coins on Bruce McMail
cli-fact-macdarkie-toll = coins for a tile next to Fergus MacDarkie
cli-fact-macsponge-least = VP from one source for Sibyl MacSponge
cli-legend-mob = mob
cli-legend-penny = penny

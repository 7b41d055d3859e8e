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
mob-mcquack-effect = Give a -1 penny to a rival whose boat your boat overtakes, or who overtakes you. Once, take a second reward token at random.
mob-mcmuscle = Bully McMuscle
mob-mcmuscle-effect = Your boat passes tiles with a rival’s boat for nothing. Once, take a second reward token at random.
mob-macmalt = Erin MacMalt
mob-macmalt-effect = When you cross a Single Cask Sale, sell up to 2 barrels, one of them on the bonus space.
mob-mcstarve = Fraser McStarve
mob-mcstarve-effect = Once per game, before the first roll of a haggis scoring, steal a haggis that a rival chooses.
mob-mchagg = Oonagh McHagg
mob-mchagg-effect = In each haggis scoring, have 1 of the 4 rolls for everybody rolled again.
mob-mcclaim = John McClaim
mob-mcclaim-effect = Put his 3 tokens on rivals’ landmark cards that show no event: in scorings they count for you instead.
mob-mcdenial = Mairead McDenial
mob-mcdenial-effect = Once per game, before a bidding, name a number: every rival sets that bid token aside for it.
mob-mcglory = Irving McGlory
mob-mcglory-effect = Once per game, on your turn, take a second reward of the centre track when a champion reaches its level.
mob-mcswitch = Tamlin McSwitch
mob-mcswitch-effect = Once per game, move one of your tiles to another place in your territory.

## What is asked

ask-draw-mobs = Which mob was drawn?
ask-draw-second = Which second reward token was taken?
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
when-pass-penny = Calum McQuack may pass on a penny
when-starve = Fraser McStarve may steal a haggis
when-give-up-haggis = A haggis of mine is stolen
when-deny = Mairead McDenial may deny a bid token
when-let-it-count = Oonagh McHagg may have a roll made again
standing-mail = Buy { $good } only
standing-give-penny = Always give it
ask-sneak-step = Choose where { $mob } goes.
ask-steal = Steal a resource from { $player }, { $tile } ({ $cell })?
ask-escape = { $mob } may go to another player’s tile.
ask-put-token = Peggy McWander: choose a domain and a token for it.
ask-skim-row = Joe McDuff: choose the row that loses its largest pile.
ask-reserve-tile = Peggy McLaird: choose the tile to reserve and a token for it.
ask-lift-tile = Choose the tile that Derek Anderson takes.
ask-drop-tile = Choose a new place for { $tile }.
ask-deny = Mairead McDenial: name a bid token that the others set aside?
ask-pick-one = Choose the tile that Tamlin McSwitch moves.
ask-settle-tile = Choose a new place for { $tile }.
ask-trick = Elspeth McTrick: exchange something on the Mountain?
ask-pass-penny = Calum McQuack: give a -1 penny to { $player }?
ask-take-second = { $mob }: take a second reward token at random?
ask-starve = Fraser McStarve: steal a haggis before the first roll?
ask-give-up-haggis = { $player } steals a haggis from you: choose which.
ask-lose-haggis = Fraser McStarve: which haggis was drawn?
ask-let-it-count = The Die shows { $value }. Oonagh McHagg: roll again?
ask-claim-card = John McClaim: choose a rival’s landmark card.

option-call-mcwander = Call { $mob }: put a token on a domain
option-call-mcduff = Call { $mob }: take a pile of coins from the market
option-call-mclaird = Call { $mob }: reserve a tile
option-call-mcsnitch = Call { $mob }: put him on a rival’s tile
option-call-macdarkie = Call { $mob }: put him on a rival’s tile
option-call-mccastle = Call { $mob }: put him on a rival’s home castle
option-call-anderson = Call { $mob }: move a tile to another territory
option-call-mcclaim = Call { $mob }: put a token on a rival’s card
option-call-mcswitch = Call { $mob }: move one of your tiles
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
option-lift = Take { $tile } ({ $cell }) from { $player }
option-drop = Place it in the territory of { $player } ({ $cell })
option-pick = Move { $tile } ({ $cell })
option-settle = Put it on { $cell }
option-barter = Exchange { $given } for { $gained }
option-barter-coin = Exchange 1 coin for { $gained }
option-slip-penny = Give a -1 penny to { $player }
option-second-token = Take a second token at random: only once per game
option-steal-haggis = Steal a haggis from { $player }
option-give-haggis = Give a haggis of value { $value }
option-reroll = Roll again: only once in this scoring
option-deny = Nobody else bids with { $n }
option-claim-card = Put a token on { $card } of { $player }

option-pass-penny = Neither
option-pass-figure = Later
option-pass-mail = Buy nothing
option-pass-loot = Steal nothing
option-pass-escape = Stay here
option-pass-trick = Exchange nothing
option-keep-penny = Keep your penny
option-pass-second = Not now
option-pass-starve = Steal nothing now
option-pass-reroll = Let it count
option-pass-deny = Deny nothing now
option-pass-token = No token now
option-pass-carry = Move no tile

reason-no-penny = You have no penny left to put on a mob.
reason-must-take-reserved = You must take the tile that you have reserved.
reason-cannot-pay-token = You cannot afford the token on this tile.
reason-not-reserved = Only tiles that are taken can be reserved.
reason-no-coins-here = There are no coins in this row.
reason-domain-not-free = A token goes to a free domain without one, and only where a marker may be placed.
reason-trade-stays = Trade tiles cannot be taken.
reason-tile-cannot-go = Home tiles stay, what is left must hold together, and it must fit into another territory.
reason-tile-cannot-move = This tile cannot be moved within your territory.
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
log-slipped-penny = gives a -1 penny to { $player }
log-mob-second-token = takes a second reward token with { $mob }
log-haggis-stolen = steals a haggis from { $player }
log-haggis-stolen-value = has stolen a haggis of value { $value }
log-haggis-given-value = has given up a haggis of value { $value }
log-haggis-rerolled = has the Die rolled again with Oonagh McHagg
log-denied = denies the others bid token { $n } with Mairead McDenial
log-claimed-card = claims { $card } of { $player } with John McClaim
log-glory = owes this reward to Irving McGlory

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

## On the score sheet of a printed game

sheet-hint-pennies-minus = Your pennies with -1 up.
sheet-hint-pennies-plus = Your pennies with +1 up.
sheet-hint-mob = Costs whoever has taken it { $vp } VP.

term-mobs = your own mobs
term-rival-mobs = the others’ mobs
term-pennies = pennies
term-prison = the prison

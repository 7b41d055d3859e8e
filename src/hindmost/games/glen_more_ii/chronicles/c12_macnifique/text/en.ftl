### Chronicle 12, Lady Auto MacNifique

chronicle-12 = Lady Auto MacNifique
chronicle-12-about = Alone against a lady who plays by cards: she pays nothing, builds nothing, and takes what you were waiting for.

automa-name = MacNifique
automa-ablach = Ablach
automa-douce = Douce
automa-raiglar = Raiglar
automa-skelp = Skelp
automa-bodach = Bodach
automa-ablach-about = Pittenweem, her board scores twice, and neither trade nor persons give her more: to get to know her.
automa-douce-about = As Ablach, but her board scores three times and every person gives her 2 VP.
automa-raiglar-about = Her usual self: Tap O’Noth, three scorings of her board, a stone with every trade tile, 2 VP with every person.
automa-skelp-about = As Raiglar, but her board scores in all four scorings.
automa-bodach-about = As Skelp, and every resource tile gives her three stones instead of two.
lady-never-with = MacNifique does not play with Chronicle { $n }: it takes 3 players.
lady-not-yet-with = MacNifique does not know yet how to play with Chronicle { $n }.

lady-start-pittenweem = Pittenweem
lady-start-tap-o-noth = Tap O’Noth
lady-marker-blue = the blue marker
lady-marker-purple = the purple marker
lady-icon-plain = chronicle icon
lady-icon-numbered = chronicle icon { $n }

log-lady-first = The Die shows { $n }: MacNifique is first player
log-lady-second = The Die shows { $n }: you are first player
log-lady-shuffled = shuffles all action cards and lays two aside unseen
log-lady-card = turns up action card { $card }: distance { $n }
log-lady-market = puts a coin on the market row of { $good }
log-lady-share =
    { $n ->
        [one] gets { $n } coin of it
       *[other] gets { $n } coins of it
    }
log-lady-marker = moves { $marker } to { $domain }
log-lady-marker-stays = leaves { $marker } on { $domain }: no other domain is free
log-lady-marker-gone = takes { $marker } out of the game
log-lady-looks =
    { $n ->
        [one] looks at the nearest tile: { $tiles }
       *[other] looks at the { $n } nearest tiles: { $tiles }
    }
log-lady-row =
    { $which ->
        [priority] row { $row }, by priority: no { $icons } among { $n ->
            [one] the nearest tile
           *[other] the { $n } nearest tiles
        }
        [priority-beyond] row { $row }, by priority: no { $icons } behind World’s End
        [icons-beyond] row { $row }: no { $icons } behind World’s End
       *[icons] row { $row }: no { $icons } among { $n ->
            [one] the nearest tile
           *[other] the { $n } nearest tiles
        }
    }
log-lady-too-far = leaves { $tile }: number { $n } is too far
log-lady-found = row { $row }, { $icon }: finds { $tile }
log-lady-box = number { $n } in a box: finds { $tile }
log-lady-no-box = number { $n } in a box: there are not that many tiles
log-lady-beyond = reads card { $card } again, behind World’s End
log-lady-last = goes to the last tile
log-lady-worlds-end = finds no tile behind World’s End
log-lady-took = takes { $tile }
log-lady-stopped = stops on { $tile }
log-lady-scotsmen =
    { $n ->
        [one] gets { $n } Scotsman
       *[other] gets { $n } Scotsmen
    }
log-lady-landmark = gets the landmark card { $landmark }
log-lady-barrels =
    { $n ->
        [one] gets { $n } whisky barrel
       *[other] gets { $n } whisky barrels
    }
log-lady-stones =
    { $n ->
        [one] gets { $n } stone
       *[other] gets { $n } stones
    }
log-lady-claimed = places a clan marker on { $domain }
log-lady-person-vp = gains { $vp } VP for the person
log-lady-trade = adds { $tile } to the trade row and gains { $vp } VP
log-lady-bonus = gains { $vp } VP for it: { $chronicle }
log-lady-peak = puts 1 VP on the Mountain
log-lady-descends = gains { $vp } VP from the Mountain
log-lady-mountain = is the last to pass the Mountain, and stops there
log-lady-cask = sells a barrel for { $vp } VP
log-lady-haggis = takes { $n } { unit-haggis }
log-lady-haggis-vp = gains { $vp } VP for { $n } { unit-haggis }
log-lady-token = discards a reward token unseen
ask-borrow-on-rondel =
    { $number ->
        [one] Activate { $number } tile of the rondel?
       *[other] Activate up to { $number } tiles of the rondel?
    }
option-borrow-rondel = Activate { $tile } on the rondel: { $effect }
option-borrow-rondel-idle = Activate { $tile } on the rondel
log-lady-column = { $mob } stands on top of the column
option-lift-hers = Take { $tile } from { $player }
when-buy-hers = Bruce McMail may buy a resource from MacNifique
log-lady-reserved = loses { $vp } VP, because { $tile } was reserved
log-lady-sum = adds up the numbers of her last four cards: { $n }
ask-stack-column = Which mob came next on top of the column?
log-lady-bid =
    { $n ->
        [0] turns up { $card } for { $event }: no number
       *[other] turns up { $card } for { $event }: number { $n }
    }
log-lady-bid-left = moves bid token { $n } to the left of all others
log-lady-bid-stays = leaves bid token { $n } where it is
log-lady-stack = stacks these bid tokens: { $stack }
log-lady-feast = uses { $event } and pays { $vp } VP for it
log-lady-feast-missed = does not pay for { $event }
ask-draw-for-event = Which action card did she turn up for { $event }?
log-lady-track = The Die shows { $n }: MacNifique prefers the track of her { $champion }
log-lady-level = gets at this level: { $reward }
log-lady-prefers = turns her champion marker: now her { $champion } comes first
games-reward-stone-1 = 1 stone
games-reward-stone-2 = 2 stones
games-reward-stone-3 = 3 stones
games-reward-stone-4 = 4 stones
ask-roll-for-track = The Die says which track she prefers: what did it roll?
ask-roll-for-first = The Die says who begins: what did it roll?
ask-shuffle-priorities = Which priority tile came next in her row?
ask-draw-card = Which action card did she turn up?
ask-discard-token = Which reward token was discarded unseen?
ask-draw-great-glen = Which Great Glen card was drawn?
comes-action-card = action card { $card }
ask-keep-great-glen = { $card } was drawn. Shall it count at the end? { $measure }
option-keep-card = Let it count
option-nay = Give a NAY for another card
log-lady-priority-left = moves the priority tile { $category } to the left
log-lady-priority-right = moves the priority tile { $category } to the right
log-lady-exchanged =
    { $n ->
        [one] uses { $tile } for { $vp } VP; { $n } stone is left
       *[other] uses { $tile } for { $vp } VP; { $n } stones are left
    }
log-lady-exchanged-start =
    { $n ->
        [one] uses the start trade tile for { $vp } VP; { $n } stone is left
       *[other] uses the start trade tile for { $vp } VP; { $n } stones are left
    }
log-lady-items =
    { $n ->
        [one] gains { $vp } VP for { $n } item on the board
       *[other] gains { $vp } VP for { $n } items on the board
    }
log-lady-stones-left =
    { $n ->
        [one] gains { $vp } VP for { $n } stone
       *[other] gains { $vp } VP for { $n } stones
    }

score-lady-items = MacNifique’s board
score-lady-stones = Stones left

cli-lady-level = level { $level }
cli-lady-card = action card
cli-lady-cards = { $draw } to draw, { $aside } aside
cli-lady-priorities = priorities
cli-lady-trades = trade row
cli-lady-stones = stones
cli-lady-markers = markers
cli-lady-pile = pile
cli-lady-column = mobs, from the top
cli-lady-track = preferred track
cli-lady-odds = would take next
cli-lady-odd = { $tile } { $share } %
cli-lady-exchanges = a scoring would bring
cli-lady-exchanges-vp = { $exchanges } VP by trade, { $items } VP by the board
cli-lady-size =
    { $n ->
        [one] counts as { $n } tile
       *[other] counts as { $n } tiles
    }
cli-legend-lady-stone = stone of MacNifique
cli-legend-lady-marker = marker of MacNifique on the clan board

## The companion: she plays at your printed table

ask-where = Play your turn on the table. Where did your pawn stop?
option-at = { $tile }
option-at-place = { $tile }, where nothing is taken
option-clan = I put a clan marker on { $domain }
option-count = { $n }
option-yes = Yes
option-no = No
option-boat-home = My boat has come home
option-own-table = From now on I score { $category } by the table of an event
option-from-her-pile = I took a tile out of her discard pile
option-my-penny = I put a penny on { $mob }
option-my-mob = I took { $mob }
option-gave-penny = I gave her a −1 penny
option-my-token = I put a token of McWander on { $domain }
option-filled-none = No barrel
option-filled-bonus = A barrel on the bonus space
option-filled-below = A barrel at the bottom right
option-filled-both = A barrel on the bonus space and one at the bottom right
option-used = { $event }
option-used-none = No event in this step
option-used-no-more = None: my stack is used up
comes-tile-last = { $tile }, the last of its stack
comes-tile-more = { $tile }, and the stack has more than counted
mark-clan = A clan marker
mark-mobs = A penny or a mob
mark-tokens = A token of McWander
ask-your-count =
    { $category }: how much do you count, without bonuses of this scoring?
ask-her-coins = Count the coins that lie with MacNifique. How many are there?
ask-your-tiles = How many tiles does your territory count as?
ask-your-points = Your VP in all, with coins, cards and all else, but without the size of territories and Great Glen cards: how many?
ask-your-toll = Your pawn crossed the Mountain. Did you put something on it?
ask-your-sale = Which spaces of { $tile } did you fill?
ask-her-boat-home =
    { $n ->
        [one] Move her boat { $n } place on. Is it home?
       *[other] Move her boat { $n } places on. Is it home?
    }
ask-open-haggis = How many haggis tokens lie open?
ask-your-value = { $card }: what do you have of this? { $measure }
ask-your-event = { $hers } On which event did you put a marker in this step?
her-token = She reveals her token { $n }, for { $event }.
her-token-none = Her stack is used up.
ask-given-penny = Her boat has moved. Did you give her a −1 penny?
ask-reward-gone = She takes the centre reward of level { $level } if it is there: { $reward }. Is it gone?
ask-your-level = On which level stands your { $champion }?
log-lady-sees-tile = takes { $tile }
log-lady-sees-stop = stops at { $tile }
log-lady-sees-clan = puts a clan marker on { $domain }
log-lady-sees-last = says that stack { $stack } is used up
log-lady-sees-more = says that stack { $stack } has more tiles
log-lady-sees-toll = puts something on the Mountain
log-lady-sees-sale =
    { $n ->
        [one] sells { $n } barrel
       *[other] sells { $n } barrels
    }
log-lady-market-rows = puts a coin on every row of the market that has none
log-lady-sails =
    { $n ->
        [one] moves her boat { $n } place on
       *[other] moves her boat { $n } places on
    }
score-your-table = On your table

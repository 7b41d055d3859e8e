### What the command line and the terminal table say. The texts of the games themselves are in the games' files.

## On the table

cli-table-rondel =
    { $tiles ->
        [0] Rondel
        [one] Rondel, stack { $stack }: { $tiles } tile
       *[other] Rondel, stack { $stack }: { $tiles } tiles
    }
cli-table-die = the Die
cli-table-hindmost = hindmost
cli-table-buy = buy
cli-table-sell = sell
cli-table-river = river
cli-table-road = road
cli-table-activated = activated
cli-table-total = Total
# A card that will give points at the end of the game, in a narrow column.
cli-table-at-end = end: { $card }
cli-table-my-ground = Your territory
cli-table-ground-of = { $name }’s territory
cli-step-take = take
cli-step-place = place
cli-step-activate = activate
cli-holding-coins = coins
cli-holding-whisky = whisky
cli-holding-parliament = parliament
cli-holding-vp = VP
cli-holding-tiles = tiles
cli-holding-cards = cards
cli-tile-cost-none = free
cli-tile-cost = Cost:
cli-tile-placed = When placed:
cli-tile-activated = Activated:
cli-tile-card = Card:
cli-tile-reconstructed = Reconstructed by us, not the printed value: { $fields }

## What the values of a component are called

cli-field-name = name
cli-field-stack = stack
cli-field-type = type
cli-field-colour = colour
cli-field-river = river
cli-field-road = road
cli-field-cost = cost
cli-field-immediate = effect when placed
cli-field-activation = activation
cli-field-card = card
cli-field-count = number of copies
cli-field-vp = VP
cli-field-effect = effect
cli-field-kind = kind
cli-field-gives = contents

## Names of tiles where there is room for eight letters

cli-brief-start-village = Home
cli-brief-cornfield = Corn
cli-brief-distillery = Distill.
cli-brief-armadale-castle = Armadale
cli-brief-castle-moil = Moil
cli-brief-castle-of-mey = Mey
cli-brief-castle-stalker = Stalker
cli-brief-cawdor-castle = Cawdor
cli-brief-donan-castle = Donan
cli-brief-duart-castle = Duart
cli-brief-iona-abbey = Iona
cli-brief-loch-lochy = Lochy
cli-brief-loch-morar = Morar
cli-brief-loch-ness = Ness
cli-brief-loch-oich = Oich
cli-brief-loch-shiel = Shiel
cli-brief-pasture = Pasture
cli-brief-butcher = Butcher
cli-brief-home-village = Home
cli-brief-home-castle = Castle
cli-brief-inshriach = Inshriac
cli-brief-ballachulish = Ballach.
cli-brief-black-isle = Black I.
cli-brief-glen-etive = Etive
cli-brief-lochridge = Lochrid.
cli-brief-rothiemurchus = Rothiem.
cli-brief-strathearn = Strathe.
cli-brief-glen-lyon = Lyon
cli-brief-inverness = Invern.
cli-brief-kingussie = Kinguss.
cli-brief-glen-mhor = Mhor
cli-brief-glenlochy = Glenloch
cli-brief-kingshouse-inn = Kingsh.
cli-brief-abernethy = Abernet.
cli-brief-craigleith = Craigl.
cli-brief-glen-clova = Clova
cli-brief-ardnamurchan = Ardnam.
cli-brief-crieff-tryst = Crieff
cli-brief-scone-abbey = Scone
cli-brief-fort-william = Ft Will.
cli-brief-urquhart-castle = Urquhart
cli-brief-clachaig-inn = Clachaig
cli-brief-carse-of-gowrie = Gowrie
cli-brief-breadalbane = Breadal.
cli-brief-tomintoul-fair = Tomint.
cli-brief-carrbridge = Carrbr.
cli-brief-aberfeldy = Aberfel.
cli-brief-balmoral-castle = Balmoral
cli-brief-old-forge-inn = Forge I.
cli-brief-strathdon = Strathd.
cli-brief-highland-market = Highland
cli-brief-hawick-mill = Hawick
cli-brief-aberdeen-harbour = Aberdeen
cli-brief-falkirk-tryst = Falkirk
cli-brief-robert-i = Robert I
cli-brief-william-wallace = Wallace
cli-brief-mary-stuart = Mary S.
cli-brief-john-napier = Napier
cli-brief-rob-roy-macgregor = Rob Roy
cli-brief-bonnie-prince-charlie = Charlie
cli-brief-flora-macdonald = Flora M.
cli-brief-adam-smith = Smith
cli-brief-robert-burns = Burns
cli-brief-sir-walter-scott = Scott
cli-brief-robert-louis-stevenson = Stevens.
cli-brief-arthur-conan-doyle = C. Doyle
cli-brief-david-hume = Hume
cli-brief-worlds-end = End

## What the signs mean

cli-legend-river = river (north to south)
cli-legend-road = road (west to east)
cli-legend-die = the Die
cli-legend-wood = wood
cli-legend-stone = stone
cli-legend-grain = grain
cli-legend-sheep = sheep
cli-legend-cattle = cattle
cli-legend-any = a resource of your choice
cli-legend-different = resources of different kinds
cli-legend-whisky = whisky
cli-legend-coins = coin
cli-legend-members = clan member
cli-legend-vp = VP
cli-legend-movement = movement point
cli-legend-movement-point = movement point
cli-legend-parliament = members of parliament
cli-legend-cards = cards
cli-legend-tiles = tiles in the territory

## Glen More II

cli-field-overlay = overlay
cli-field-landmark = landmark
cli-field-persons = persons it counts as
cli-field-id = name
cli-field-distance = distance
cli-field-row = place on the clan board
cli-field-closed = whether it is in use
cli-field-when = when it works
cli-field-open = number of markers
cli-tile-landmark = Landmark:
cli-tile-back = On its back:
cli-table-covers = over { $tile }
cli-title-clans = Clan board: road costs now
cli-title-landmarks = Landmark cards
cli-holding-castle = on the castle
cli-holding-markers = markers left
cli-holding-landmarks = landmarks
cli-holding-persons = persons
cli-holding-domains = domains
cli-legend-barley = barley
cli-legend-scotsmen = Scotsman
cli-legend-markers = clan marker
cli-legend-castle = castle, Scotsmen on the home castle
cli-legend-landmarks = landmark cards
cli-legend-persons = persons
cli-legend-river-across = river (west to east)
cli-legend-covers = a tile below
cli-legend-aye = aye: a card that will be scored
cli-legend-nay = nay: a card that will not

## Glasgow

cli-table-ring = Ring, { $buildings } in the pile
cli-table-city = City { $frame }, { $built } of { $full } built
cli-table-city-open = City { $lying } or { $standing }, { $built } of { $full } built
cli-title-stores = Warehouses
cli-title-offers = The architects offer
cli-title-scores = Points as the city stands
cli-score-printed = Printed
cli-score-bank = Banks
cli-score-station = Stations
cli-score-tenement = Tenements
cli-score-park = Parks
cli-score-shop = Shops
cli-step-move = move
cli-step-resolve = use the tile
cli-step-factories = factories
cli-step-end = end
cli-tile-printed = Printed:
cli-contract-goods = goods
cli-contract-any = choice
cli-contract-trade = trade
cli-contract-refresh = new offer
cli-contract-activate = factories
cli-contract-reveal = turn over
cli-contract-double = double
cli-legend-brick = brick
cli-legend-steel = steel
cli-legend-gold = gold
cli-legend-architect = architect, with a number
cli-legend-room = room in a warehouse
cli-legend-doubled = the next stop counts twice
cli-legend-unpaid = cannot be paid now; after it, what is missing
cli-legend-ahead = steps ahead, typed after “go”
cli-legend-wakes = a factory that would run
cli-legend-reconstructed = reconstructed by us
cli-say-no-room = no room for { $goods }
cli-say-again =
    { $steps ->
        [0] { $name } goes again, from the left space
        [one] { $name } goes again, { $steps } step behind
       *[other] { $name } goes again, { $steps } steps behind
    }
cli-say-then =
    { $steps ->
        [0] then { $name }, on the left space
        [one] then { $name }, { $steps } step behind
       *[other] then { $name }, { $steps } steps behind
    }

## At the table

cli-title-market = Market
cli-title-players = Players
cli-title-standing = If scored now
cli-title-standing-answers = Standing answers
cli-title-log = What happened
cli-title-options = Your choice
cli-title-about = About it
cli-title-scoring = Scoring
cli-title-end = The game is over
cli-teller = Real table
cli-say-asked = { $name }: { $question }
cli-table-spot = ({ $cell }) { $tile }: { $contents }
cli-say-final = final
cli-say-nothing-typed = Type the number of an option, its name (like “{ $example }”), or the beginning of one.
cli-say-no-such-number = There is no option { $number }: they go from 1 to { $last }.
cli-say-digit-waits = { $number }: press Enter, or another digit for a number up to { $last }.
cli-say-forfeits = { $option }? Press e again.
cli-say-cannot-come = Nothing called “{ $typed }” can come now.
cli-say-several = That could be several: { $options }.
cli-say-nothing-to-undo = Nothing to undo: moves that revealed something, or that another player has seen, are final.
cli-say-undone = Undone.
cli-say-reset = The turn begins again.
cli-say-activated =
    { $n ->
        [0] Nothing left that is free.
        [one] { $n } tile activated.
       *[other] { $n } tiles activated.
    }
cli-say-no-end = The turn cannot be ended yet.
cli-say-saved = Saved as { $file }
cli-say-standing-how = Type the number of a question and that of an answer, like “standing 1 2”; 0 to be asked.
cli-say-no-standing = Nothing is asked out of turn in this game.
cli-say-thinks = { $name } ({ $bot }) is thinking …
cli-say-next = Then on the track:
cli-hand-over = Pass the keyboard to { $name }.
cli-hand-over-why = The next screen is for { $name }’s eyes only.
cli-say-told = Press Enter if that is what came, and { $name } goes on; u takes it back.
cli-slip-title = Is that what came?
cli-slip-right = Yes, { $name } goes on
cli-slip-undo = No, take it back
cli-press-enter = Press Enter.
cli-end-wins = wins with { $vp } VP.
cli-end-share = share the win with { $vp } VP.
cli-end-nobody = Nobody wins.
cli-end-and = and

## Keys of the full screen

cli-key-choose = choose
cli-key-type = type
cli-key-why = why
cli-key-undo = undo
cli-key-all = all free
cli-key-end = end turn
cli-key-log = log
cli-key-players = players
cli-key-save = save
cli-key-quit = quit
cli-key-help = help
cli-key-close = close
cli-key-ground = another player
cli-help-title = Keys and signs
cli-help-keys-numbers = choose an option by its number; two digits where there are that many
cli-help-keys-arrows = highlight an option, and choose it
cli-help-keys-type = type a move, like “{ $example }”; any beginning that only one has will do
cli-help-keys-why = what the highlighted option does, and the rule
cli-help-keys-undo = undo one step; U undoes the whole turn
cli-help-keys-all = activate all that is free
cli-help-keys-end = end the turn
cli-help-keys-hint = a hint, where you play against bots alone; twice: what you might do
cli-help-keys-ground = show what the player with that letter has built
cli-help-keys-next-ground = show what the next player has built
cli-help-keys-log = the whole log
cli-help-keys-players = all players, and their points as things stand
cli-help-keys-standing = what you answer beforehand, out of turn; / and “standing 1 2” sets it
cli-help-keys-save = save the game to a file
cli-help-keys-final = at an option: it reveals something, so it cannot be undone
cli-help-keys-quit = quit
cli-help-keys-skip = let the bots go on without pauses
cli-help-keys-theme = light or dark
cli-ask-type = Your move, like “{ $example }”
cli-ask-file = Save as
cli-quit-title = Quit the game?
cli-quit-save = Save and quit
cli-quit-leave = Quit without saving
cli-quit-stay = Stay

## Setting up

cli-setup-title = Hindmost
cli-setup-motto = Whoever is furthest behind goes next.
cli-setup-game = Which game?
cli-setup-people = How many people?
cli-setup-bots = How many bots?
cli-setup-bot = Bot { $number }
cli-setup-bot-measured = Games won against the other bots: { $wins } of { $games }.
cli-setup-chance = Chance
cli-setup-drawn = drawn here
cli-setup-told = real table: you are asked what came
cli-setup-start = Start
cli-setup-resume = Resume a saved game
cli-setup-none-kept = No saved games yet. A saved game appears here.
cli-setup-kept = Saved games:
cli-setup-which-kept = Number of a saved game to resume, or Enter for a new one:
cli-setup-leave = Quit

## Line by line

cli-plain-welcome = Type the number of an option or its name; h for help, q to quit.
cli-plain-help =
    Type the number of an option, or its name like “{ $example }”; any beginning that only one has will do.
    ? 3        what option 3 is about, and the clause of the rules; ? and a move that is not offered: why not
    u, undo    undo one step
    U, reset   begin the turn again
    a, all     activate all that is free
    i, hint    what to think of; again: what you might do, and why
    l, log     what happened since your last turn
    t, table   show the whole table again
    v, view    what the others have built; view and a name shows one
    w, words   what you have built as a list or as a map
    s, save    save the game; save FILE chooses the file
    standing   what you answer beforehand, out of turn; standing 1 2 answers question 1 with 2 from now on, 0: ask me
    rules ID   a clause of the rules
    q, quit    leave
cli-plain-input-ended = The input ended before the game did.

## The commands

cli-help-examples = Examples:
cli-help-any-lang = Language; by default the system’s.
cli-help-any-help = Show this message and exit.
cli-help-any-game = Id of the game, like glen-more.
cli-help-any-as-json = JSON for programs instead of a text to read.
cli-help-any-chronicles = Numbers of the Chronicles in play, for a game that has some.
cli-help-any-seats = How many seats.
cli-help-any-seed = Random seed: the same number gives the same game.
cli-help-any-catalogue = Play with your own edited copy of the game’s data file.
cli-help-hindmost = Whoever is furthest behind goes next: board games with every rule enforced. Without a command: play.
cli-help-hindmost-version = Show the version and exit.
cli-example-hindmost =
    hindmost play glen-more --players 1 --bots greedy,greedy
    hindmost rules GM1-TURN-04
    hindmost simulate glen-more --bots greedy,random --games 100
cli-help-play = Play at this terminal: people and bots at one keyboard. Without options a setup screen asks.
cli-help-play-players = How many people; the other seats are bots.
cli-help-play-bots = Names of the bots, in the order of their seats.
cli-help-play-solo = Play alone against Lady Auto MacNifique, at this level: ablach, douce, raiglar, skelp or bodach.
cli-help-play-daily = Play the deal of the day alone: the same tiles come for everybody today.
cli-help-play-real = A printed game lies on the table: you are asked for every tile, card and roll that comes. What lies face down is drawn here.
cli-help-play-resume = Go on with a saved game.
cli-help-play-record = Play a game on that was played: the same seats, you at one of them and bots at all others. What you could not know is dealt anew.
cli-help-play-turn = With --from: the turn to begin with, as analyse counts them.
cli-help-play-seat = With --from: the number of your seat; by default that of whoever had the turn.
cli-help-play-plain = Line by line instead of full screen (automatic where there is no terminal).
cli-help-play-theme = Colours: dark, light, or mono for none.
cli-help-play-pace = Seconds between the moves of bots.
cli-example-play =
    hindmost play
    hindmost play glen-more --seats 3 --players 1 --bots greedy,random --seed 7
    hindmost play glen-more-ii --players 4 --real
    hindmost play --resume my-game.json
    hindmost play --from game.json --turn 12 --bots strong
    hindmost play glen-more --players 2 --plain --lang fr
cli-help-solo = Show how you did alone against Lady Auto MacNifique at this terminal: every game that was played to its end counts once.
cli-help-solo-game = Id of the game; by default the first that can be played alone.
cli-example-solo =
    hindmost solo
    hindmost solo glen-more-ii --json
cli-help-games = List the games with the seats, Chronicles and options they take.
cli-example-games =
    hindmost games
    hindmost games --json
cli-help-rules = Show the rules: one clause, those with certain words, or all of them.
cli-help-rules-words = Id of a clause, or words to search for.
cli-help-rules-coverage = Show which tests check each clause; fails if one has none.
cli-help-rules-tests = Folder of the tests; by default that of the checkout.
cli-example-rules =
    hindmost rules
    hindmost rules GM1-TURN-04
    hindmost rules loch ness --lang fr
    hindmost rules --coverage
cli-help-catalogue = Show every component of a game, and where each value is known from.
cli-help-catalogue-corrected = A corrected copy of the game’s data file to show.
cli-example-catalogue =
    hindmost catalogue glen-more
    hindmost catalogue glen-more --json
    hindmost catalogue glen-more-ii --chronicles 2,4,7
    hindmost catalogue glen-more --catalogue mine.toml
cli-help-simulate = Let bots play many games and report the results.
cli-help-simulate-bots = Names of the bots; they change seats from game to game.
cli-help-simulate-games = How many games.
cli-help-simulate-out = File for the records of the games, one in each line.
cli-help-simulate-check = Check the rules’ invariants in every position (slower).
cli-help-simulate-jobs = Processes that play at once; 0 for one on each core. The results are the same.
cli-example-simulate =
    hindmost simulate glen-more --seats 4 --bots greedy,random --games 100
    hindmost simulate glen-more --seats 3 --games 1000 --jobs 0 --json --out games.jsonl
cli-help-lab = Measure how strong bots are.
cli-example-lab =
    hindmost lab ladder glasgow
cli-help-ladder = Let every bot play every other one on the same deals, and rate them.
cli-help-ladder-bots = Names of the bots, the weakest first; numbers of a search may follow, like strong:rollouts=80.
cli-help-ladder-deals = Deals of each match; each is played twice, with the seats changed.
cli-help-ladder-jobs = Processes that play at once; 0 for one on each core. The results are the same.
cli-help-ladder-out = Folder for what was played, the table and a picture. What is there already is not played again.
cli-help-ladder-into = A page with marks for the table, which is put there anew.
cli-example-ladder =
    hindmost lab ladder glen-more --deals 20
    hindmost lab ladder glen-more-ii --chronicles 2 --bots greedy,medium,strong --out ladder
cli-ladder-playing = Deals: { $done } of { $whole }
cli-help-replay = Play a game record again and show the scores; also a file with one record in each line.
cli-help-replay-file = A record, or a .jsonl file of records; - reads standard input.
cli-help-replay-check = Check that the recorded scores are right; fails if not.
cli-example-replay =
    hindmost replay game.json
    hindmost replay games.jsonl --check
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-bench-rounds = How many rounds of measuring.
cli-help-bench-seconds = How long each measurement takes.
cli-example-bench =
    hindmost bench
    hindmost bench --rounds 3 --json

## What the commands say

cli-games-id = game
cli-games-title = title
cli-games-seats = seats
cli-games-chronicles = Chronicles
cli-games-options = options
cli-bench-measuring = Measuring …
cli-help-analyse = Think a game over: how each seat stood turn by turn, where most was lost and to what, and what was luck.
cli-help-analyse-file = A record of a game, finished or not; - reads standard input.
cli-help-analyse-jobs = Processes that think at once; 0 for one on each core. The results are the same.
cli-example-analyse =
    hindmost analyse game.json
    hindmost analyse game.json --json --jobs 2
cli-analyse-thinking = Thinking the turns over
cli-analyse-turn = turn
cli-analyse-did = what was done
cli-analyse-loss = lost
cli-analyse-lost-in-all = VP lost by play
cli-analyse-luck = VP by luck
cli-analyse-nothing-lost = No turn lost anything for sure.
cli-analyse-lost = { $place }. Turn { $turn }, { $name }: lost { $vp } ± { $error } VP of the expected lead
cli-analyse-played = played: { $turn }
cli-analyse-better = better: { $turn }
cli-analyse-about = Beside each turn: the chance to win afterwards, in percent. A loss is told only where it is beyond three standard errors and at least 1 VP; every turn is judged by what its seat could know. Luck is what came to light after the turns, against what could be expected of them.
cli-replay-checked =
    { $wrong ->
        [0] { $right ->
            [one] The record is right.
           *[other] All { $right } records are right.
        }
        [one] 1 record is wrong, { $right } right.
       *[other] { $wrong } records are wrong, { $right } right.
    }
cli-replay-unfinished =
    { $choices ->
        [one] { $game }: unfinished after { $choices } choice
       *[other] { $game }: unfinished after { $choices } choices
    }
cli-replay-scores = { $game }: { $scores }; won by { $winners }
cli-rules-nothing = No clause has the words “{ $words }”. Try fewer or shorter ones.
cli-rules-no-tests = The tests are not part of the installed package. Run this in a checkout of the project, or name the folder with --tests.
cli-rules-gap = — no test
cli-rules-stray = { $test } names { $clause }, which is no clause.
cli-rules-covered =
    { $strays ->
        [0] Clauses with a test: { $tested } of { $clauses }.
        [one] Clauses with a test: { $tested } of { $clauses }; the name of { $strays } test matches no clause.
       *[other] Clauses with a test: { $tested } of { $clauses }; the names of { $strays } tests match no clause.
    }
cli-simulate-playing = Playing
cli-simulate-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $speed } a second), { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-simulate-bot = bot
cli-simulate-seat = seat
cli-simulate-mean = mean VP
cli-simulate-wins = wins
cli-catalogue-fact = of the game
cli-catalogue-chronicle = of Chronicle { $number }, { $title }
cli-catalogue-value = value
cli-catalogue-pair = { $name }: { $number }
cli-fact-rondel-spaces = spaces on the rondel
cli-fact-market-prices = market prices
cli-fact-market-start = market spaces filled at the start
cli-fact-starting-coins = coins at the start
cli-fact-scotsmen = Scotsmen of each player
cli-fact-clan-markers = clan markers of each player
cli-fact-room = most resources on a tile
cli-fact-die-faces = faces of the Die
cli-fact-scoring = VP for 0, 1, 2 … more than the fewest
cli-fact-scoring-categories = what is scored
cli-fact-tile-penalty = VP lost for each extra tile
cli-fact-goods = resources
cli-fact-goods-glasgow = goods
cli-fact-unlimited-goods = unlimited resources
cli-fact-unlimited-pieces = unlimited pieces
cli-fact-supply = supply in the box
cli-fact-colours = colours of tiles
cli-fact-domain-colours = colours of clan domains
cli-fact-types = types of tile
cli-fact-types-glasgow = types of building
cli-fact-stacks = tiles in each stack
cli-fact-tiles = number of tiles
cli-fact-ring-contracts = contracts on the ring
cli-fact-offer = buildings at each architect
cli-fact-capacity = room in the warehouse
cli-fact-starting-goods = goods at the start
cli-fact-city = sides of the city
cli-fact-park-points = VP for 0, 1, 2 … parks
cli-fact-tenement-bonus = VP per neighbouring tenement
cli-fact-shop-bonus = VP of a shop in a corner
cli-fact-station-bonus = VP of a complete station
cli-fact-station-set = a station needs
cli-fact-conversions = conversions of the contract
cli-fact-once = only once on the contract
cli-fact-factory-conversions = conversions of the factory
cli-catalogue-tile = tile
cli-catalogue-stack = stack
cli-catalogue-land = land
cli-catalogue-cost = cost
cli-catalogue-placed = when placed
cli-catalogue-activation = activation
cli-catalogue-card = card
cli-catalogue-bonnets = bonnets
cli-catalogue-when = works
cli-catalogue-effect = effect
cli-catalogue-contract = contract
cli-catalogue-kind = kind
cli-catalogue-gives = gives
cli-catalogue-building = building
cli-catalogue-vp = VP
cli-catalogue-overlay = overlay
cli-catalogue-landmark = landmark card
cli-catalogue-domain = clan domain
cli-catalogue-colour = colour
cli-catalogue-distance = road cost
cli-catalogue-closed = out of use
cli-catalogue-road = road
cli-catalogue-coins = coins
cli-catalogue-when-always = from then on
cli-catalogue-when-placed = when placed
cli-catalogue-when-scoring = every scoring
cli-catalogue-when-turn = every turn
cli-catalogue-when-end = at the end
cli-catalogue-s = stated in the rulebook
cli-catalogue-p = public record: told alike by those who own the printed game
cli-catalogue-r = reconstructed by us: NOT a value of the printed game
cli-catalogue-count =
    { $count ->
        [0] No value here is reconstructed.
        [one] 1 value here is reconstructed ({ $letter }).
       *[other] { $count } values here are reconstructed ({ $letter }).
    }

cli-help-serve = Host games for browsers, on this machine or over a network.
cli-help-serve-host = Address to listen on; 0.0.0.0 lets others on your network in.
cli-help-serve-port = Port to listen on; 0 takes any that is free.
cli-help-serve-no-browser = Do not open a browser window.
cli-help-any-db = Where games are kept: sqlite:///FILE or postgresql://...; by default a file in your data folder.
cli-example-serve =
    hindmost serve
    hindmost serve --host 0.0.0.0 --port 8080 --no-browser
    hindmost serve --db postgresql://hindmost@localhost/hindmost
cli-help-backup = Copy all games to a new file, even while a server is running.
cli-help-backup-file = The file to write.
cli-example-backup = hindmost backup games-today.db
cli-help-forget = Delete a person with all that is theirs, or old tables. Stop a server that uses SQLite first.
cli-help-forget-who = The person’s name, or their id where several have that name.
cli-help-forget-tables-older-than = Delete tables that are not being played and untouched for so many days.
cli-forget-nothing = Say whom to forget, or give --tables-older-than DAYS.
cli-example-forget =
    hindmost forget Annabel
    hindmost forget --tables-older-than 365
cli-help-upgrade = Say what this version makes of games that earlier ones kept.
cli-help-upgrade-file = A record, a snapshot, or a server’s SQLite file; it stays as it is.
cli-help-upgrade-check = Look only. Needed: what is kept is upgraded when it is opened.
cli-example-upgrade =
    hindmost upgrade --check game.json
    hindmost upgrade --check games-today.db
cli-upgrade-only-check = There is nothing to do: games are upgraded when they are opened, a server’s when it starts. With --check you are told what comes of them.
cli-upgrade-unchanged = { $what }: opens unchanged
cli-upgrade-over = { $what }: goes on by version { $to } of the rules from here on; so far it was version { $was }
cli-upgrade-kept = { $what }: is shown from its last position; the moves before cannot be told any more
cli-upgrade-lost = { $what }: cannot be opened: { $why }

## Games played alone

cli-solo-you-won = Won: { $yours } to { $hers } VP ({ $lead }).
cli-solo-you-lost = Not won: { $yours } to { $hers } VP ({ $lead }).
cli-solo-best-so-far = Best so far at { $level }, { $chronicles }: { $vp } VP (games: { $games }, won: { $won }).
cli-solo-new-best = Your best so far at { $level }, { $chronicles }: { $vp } VP (games: { $games }, won: { $won }).
cli-solo-counted = You have finished this game before, and that counts: { $vp } VP.
cli-solo-daily-counts = It counts as your deal of { $day }.
cli-solo-daily-counted = You have played the deal of { $day } before, and the first time counts: { $vp } VP.
cli-solo-without = without Chronicles
cli-solo-with = Chronicles { $numbers }
cli-solo-level = level
cli-solo-chronicles = Chronicles
cli-solo-games = games
cli-solo-rate = % won
cli-solo-best = best
cli-solo-average = on average
cli-solo-best-games = Your best games
cli-solo-daily-games = Deals of the day
cli-solo-yours = you
cli-solo-hers = she
cli-solo-result = result
cli-solo-won = won
cli-solo-lost = not won
cli-solo-date = day
cli-solo-record = record
cli-solo-where = The records are in { $folder }; replay and analyse read them.
cli-solo-none = No game against her has come to its end here yet. Begin one: hindmost play { $game } --solo { $level }

### What only the browser client says.

web-title = Hindmost
web-motto = Whoever is furthest behind moves next.
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-settings = Settings
web-skip = Skip to the table
web-back = Back
web-close = Close
web-cancel = Cancel
web-copy = Copy link
web-copied = Copied
web-loading = One moment …
web-lost = The connection is lost. What you see may be out of date; trying again.
web-lost-now = Try now
web-gone = There is no such table here, or you may not look at it.
web-failed = That did not work: { $why }

## Home

web-home-games = Games
web-home-players = { $from } to { $to }
web-home-minutes = { $n } min
web-home-about-glen-more = The game of 2010: take a tile, set it beside a clan member, wake its neighbours. Keep the territory small.
web-home-new = New table
web-home-quick = Play now
web-home-learn = Learn
web-home-yours = Your tables
web-home-running =
    { $n ->
        [one] { $n } running
       *[other] { $n } running
    }
web-home-none = None yet. A game against bots is two clicks away.
web-home-open = Open tables
web-home-open-none = Nobody is waiting for players right now.
web-home-waiting =
    { $n ->
        [one] { $n } waiting for players
       *[other] { $n } waiting for players
    }
web-home-your-turn = your turn
web-home-at-it = { $name } is at it
web-home-over = finished
web-home-not-begun = not begun
web-home-abandoned = abandoned
web-home-play = Play
web-home-open-it = Open
web-home-join = Join
web-home-watch = Watch
web-home-bots = Play the computer
web-home-bots-how = bots of several strengths
web-home-hotseat = One screen, many hands
web-home-hotseat-how = pass the device round
web-home-import = Replay and study
web-home-import-how = open the file of any game
web-home-seats = { $taken } of { $all } seats
web-home-name = Your name

## Setting up

web-setup-title = New table
web-setup-seats = Seats
web-setup-count = How many players
web-setup-me = You
web-setup-here = On this screen
web-setup-bot = Bot
web-setup-open = By invitation
web-setup-level = Strength
web-setup-bot-random = random
web-setup-bot-greedy = greedy
web-setup-bot-planner = planner
web-setup-option-glasgow-first = Who begins
web-setup-option-glasgow-first-random = drawn by lot
web-setup-option-glasgow-first-0 = the first seat
web-setup-option-glasgow-first-1 = the second seat
web-setup-option-glasgow-stop = If nobody builds any more
web-setup-option-glasgow-stop-never = the game goes on
web-setup-option-glasgow-stop-idle = the game is stopped
web-setup-pace = Pace
web-setup-live = Live
web-setup-turns = By turns
web-setup-clock = Clock
web-setup-clock-none = none
web-setup-clock-bank = { $n } minutes each
web-setup-clock-days = { $n } days a turn
web-setup-public = Listed for everybody
web-setup-drafts = Others see a turn while it is made
web-setup-start = Start the game
web-setup-invite = Lay the table and invite
web-setup-default = Two bots are waiting: only press start.
web-lobby-title = Waiting for players
web-lobby-how = Send each player a link. A link is one seat.
web-lobby-free = free
web-lobby-begin = Begin
web-lobby-bot-instead = Bot instead
web-join-title = A seat is waiting for you
web-join-sit = Sit down

## Table

web-rondel = Rondel
web-market = Market
web-your-glen = Your glen
web-glen-of = { $name }’s glen
web-side-cards = Cards and parliament
web-rivals = Rivals
web-log = Log
web-chat = Chat
web-notes = Notes
web-me = Me
web-more = More
web-undo = Undo
web-redo = Redo
web-reset = Reset turn
web-activate-all = Activate all
web-end = End turn
web-end-reminds = Not yet done: { $option }. End turn once more leaves it.
web-sell-first = First: { $option }
web-end-unused =
    { $n ->
        [one] End turn, { $n } step unused
       *[other] End turn, { $n } steps unused
    }
web-pay-coins = { $before } → { $after } left
web-pay-cycle = Pay it from elsewhere
web-final = final
web-pay = Pay
web-pay-change = change
web-pay-left = left
web-pay-own = own
web-pay-market = market
web-nothing-final = Nothing is final before End turn
web-some-final = What bears an eye is final
web-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
web-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-waits = { $name } is at it
web-waits-for = Waiting for { $names }
web-over = The game is over
web-watching = You are watching
web-river-only = river
web-road-only = road
web-tempo = Next: { $who }
web-tempo-then = {", then "}
web-tempo-turns =
    { $n ->
        [1] { $who }
        [2] { $who } up to twice
       *[other] { $who } up to { $n } times
    }
web-tempo-left =
    { $n ->
        [one] { $tiles } leaves
       *[other] { $tiles } leave
    }
web-tempo-refill =
    { $n ->
        [one] { $n } space refills
       *[other] { $n } spaces refill
    }
web-tempo-scoring = a scoring falls due
web-tempo-hint = Point at a tile: here you see who acts next.
web-stacks-empty = the stacks are empty
web-steps = { $n } steps ahead
web-size =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
web-size-smallest = the smallest territory
web-size-more = { $n } more than { $name }
web-if-scored = if scored now
web-you = you
web-ran = Ran by themselves
web-run = Run by themselves
web-other-ways = choose how
web-skip-it = Skip
web-do = Do it
web-buy = buy
web-sell = sell
web-none = none
web-parliament = Parliament
web-parliament-members =
    { $n ->
        [0] nobody there
        [one] { $n } member
       *[other] { $n } members
    }
web-no-cards = No special cards yet
web-bonnets =
    { $n ->
        [one] { $n } bonnet
       *[other] { $n } bonnets
    }
web-stat-members = clan
web-since = Since your last turn
web-draft = Your draft
web-earlier = Earlier
web-log-setup = Set-up
web-log-empty = Nothing has happened yet.
web-play-back = play back
web-scoring-n = Scoring { $n }
web-chat-say = Say something
web-send = Send
web-notes-hint = Only you see these notes; they stay in this browser.
web-tile-kind = { $colour } tile, { $type }
web-card-under = Under it
web-reconstructed = reconstructed by us, not a value of the printed game
web-rule = Rule
web-why = Why?
web-scoring-title = If scored now
web-difference = counted − lowest
web-wins = { $name } wins with { $vp } VP
web-share-win = { $names } share the win with { $vp } VP
web-breakdown = Where the points came from
web-chart = How the points grew
web-chart-table = As a table
web-chart-drawn = As a drawing
web-no-winner = The game was stopped without a result
web-abandoned = The game was ended before its time
web-total = Total
web-end-game = End of the game
web-tiles-source = Tiles
web-cards-source = Bonuses of cards
web-rematch = Play again
web-record = Download the record
web-replay = Replay
web-replay-at = Move { $n } of { $total }
web-replay-leave = Back to now
web-replay-first = To the beginning
web-replay-prev = One move back
web-replay-next = One move on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-last = To the end
web-replay-jump = Jump to …
web-log-only = Only the lines of one player
web-replay-play = Play
web-replay-pause = Pause
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = fit
web-home-link = Home
web-take-here = Take it
web-place-here = Place here
web-discard-warn = It would be discarded
web-confirm = Confirm
web-split-close = Close this territory
web-open-territory = Show the territory of { $name }
web-keys = Keys
web-keys-list =
    Enter · end turn or do what is proposed
    U · undo, Shift+U · reset, Ctrl+Y · redo
    A · activate all
    Shift+P · plan: try out moves in private
    1–9 · option of that number
    R T M C P L · rondel, territory, market, cards, players, log
    / · type a move
    [ ] Home End · step through history
    + − 0 · zoom
    Esc · close or deselect
    Alt+Shift+T · the table as text
    ? · these keys
web-your-turn = It is your turn
web-space-empty = empty space
web-space-gap = the gap
web-piece-here = { $name } stands here

## Settings, learning, rules

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = like the system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-auto = Free gains run by themselves
web-settings-sound = Sounds
web-settings-keys = Keys of a single letter
web-settings-name = Your name at tables
web-settings-save = Save
web-learn-title = Learn Glen More
web-learn-1-title = Whoever is hindmost acts
web-learn-1 = All pawns walk clockwise round the ring. The one furthest behind moves on, as far as its player likes, and takes the tile it reaches. A big leap gets the tile you want, but others move several times before you do.
web-learn-2-title = Place beside a clan member
web-learn-2 = The tile goes into your glen, on a cell that touches one of your clan members. Rivers run from north to south, roads from west to east, and they must go on.
web-learn-3-title = Wake the neighbours
web-learn-3 = The new tile and the up to eight tiles around it are activated, in any order: woods give wood, distilleries make whisky of grain, butchers and fairs turn goods into points.
web-learn-4-title = Buy and sell
web-learn-4 = What is missing for a price can be bought. Each purchase leaves its coins in the row and makes the next one dearer; whoever sells takes the last of them.
web-learn-5-title = Three scorings
web-learn-5 = When a stack runs out, whisky, parliament and cards are compared with whoever has least: a difference of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 points.
web-learn-6-title = Keep it small
web-learn-6 = At the end every tile you have more than the smallest territory costs 3 points; every coin is worth 1.
web-learn-tiles = All tiles
web-lesson = Tutor
web-lesson-step = { $n } of { $total }
web-lesson-this = Do what is marked.
web-lesson-rival = Your rival moves.
web-lesson-strayed = That is allowed as well, only not what I had in mind. Undo takes it back; or end the turn your way: from then on your rival is a bot, and I give advice.
web-lesson-own = Your choice.
web-lesson-do = Do it for me
web-lesson-back = Back to the lesson
web-lesson-again = Start again
web-lesson-go-on = Play on against the bot
web-lesson-fold = Fold the tutor
web-lesson-unfold = Unfold the tutor
web-lesson-none = There is no lesson for this game yet.
web-lesson-begin = Play a guided first game of { $game }
web-rules-title = Rules of { $game }
web-rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
web-game-glen-more = Glen More
web-game-glen-more-ii = Glen More II
web-game-glasgow = Glasgow
web-rules-search = Search the rules
web-rules-none = No clause has these words.
web-log-new = New: { $tiles }
web-stack-left =
    { $tiles ->
        [one] stack { $stack }: { $tiles } tile
       *[other] stack { $stack }: { $tiles } tiles
    }

## The table in words

web-words-on = Show the table as text
web-words-off = Show the table drawn
web-words-space = Space
web-words-there = What is there
web-words-does = What it costs and does
web-words-good = Good
web-words-coins = Coins in the row
web-words-filled = { $n } of { $of }
web-words-player = Player
web-words-cell = Cell
web-words-tile = Tile
web-words-on-it = On it
web-words-category = Category
web-words-card = Card
web-words-bonnets = Bonnets
web-words-scored = { $count } (+{ $vp } VP)
web-words-option = Option
web-words-proposed = proposed
web-words-refused = What cannot be done now, and why ({ $n })
web-entry = Type a move
web-entry-play = Play it
web-entry-several =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    } could be meant: go on typing.
web-entry-unknown = “{ $typed }” is none of the options. Type the number of one, its name (like “take 4”), or words of its sentence.
web-pay-otherwise = Pay otherwise
web-settings-words = The table as text

### What only the browser client says.

web-motto = Whoever is furthest behind goes next.
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-settings = Settings
web-skip = Skip to the table
web-close = Close
web-copy = Copy link
web-copied = Copied
web-loading = One moment …
web-lost = Connection lost. Trying again; what you see may be out of date.
web-lost-now = Try now
web-gone = This table does not exist, or you may not see it.
web-failed = That did not work: { $why }

## Home

web-home-games = Games
web-home-players = { $from } to { $to }
web-home-minutes = { $n } min
web-home-about-glen-more = The 2010 classic: take a tile, place it next to a clan member, activate everything around it. Grow rich, but keep your territory small.
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
web-home-at-it = { $name }’s turn
web-home-told = The host tells what came
web-home-over = finished
web-home-not-begun = not started
web-home-abandoned = ended early
web-home-play = Play
web-home-open-it = Open
web-home-watch = Watch
web-home-bots = Play the computer
web-home-bots-how = bots of several styles
web-home-hotseat = Pass and play
web-home-hotseat-how = several players, one screen
web-home-alone = The Lady’s book
web-home-alone-how = your scores, the deal of the day, the campaign
web-home-sheet = Score a printed game
web-home-sheet-how = counts in, points out
web-home-companion = MacNifique at your table
web-home-companion-how = your printed game, and she on the phone
web-home-import = Open a game record
web-home-import-how = replay it move by move
web-home-seats = seats taken: { $taken } of { $all }
web-home-name = Your name

## Setting up

web-setup-title = New table
web-setup-title-of = New table: { $game }
# A tile of a territory; the drawn table, which shows no coordinates, leaves the cell out.
web-setup-game = Game
web-setup-seats = Seats
web-setup-count = How many players
web-setup-me = You
web-setup-here = On this screen
web-setup-bot = Bot
web-setup-open = Invite a player
web-setup-level = Level
web-setup-fits = By your last { $games ->
    [one] game
   *[other] { $games } games
 } against bots, the level “{ $level }” fits you.
web-setup-fits-take = Take it
web-setup-bot-styled = { $name }: { $style }
web-setup-option-glasgow-first = Who begins
web-setup-option-glasgow-first-random = at random
web-setup-option-glasgow-first-0 = the first seat
web-setup-option-glasgow-first-1 = the second seat
web-setup-option-glasgow-stop = If building stalls
web-setup-option-glasgow-stop-never = keep playing
web-setup-option-glasgow-stop-idle = stop without a winner
web-setup-pace = Pace
web-setup-live = Live, everyone online
web-setup-turns = Turn-based, over days
web-setup-clock = Clock
web-setup-clock-none = None
web-setup-clock-bank =
    { $n ->
        [one] { $n } minute each
       *[other] { $n } minutes each
    }
web-setup-clock-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
web-setup-public = Public: anyone can find this table
web-setup-drafts = Players see each other’s moves before End turn
web-setup-real = Real table
web-setup-start = Start the game
web-setup-slow = A bot that plays on in its head takes its time on this server, up to some twenty seconds a turn: the engine is not compiled here.
web-setup-invite = Create table and invite
web-lobby-title = Waiting for players
web-lobby-how = Send each player a link of their own: one link, one seat.
web-lobby-free = free
web-lobby-begin = Start
web-lobby-bot-instead = Bot instead
web-absence = A bot for whoever does not answer:
web-absence-never = never
web-absence-minutes = { $n ->
    [one] after a minute
   *[other] after { $n } minutes
}
web-absence-hours = { $n ->
    [one] after an hour
   *[other] after { $n } hours
}
web-absence-days = { $n ->
    [one] after a day
   *[other] after { $n } days
}
web-seats = Seats
web-seats-ask = Ask for a bot
web-seats-hand-over = Let a bot play for me
web-seats-back = Come back
web-seats-how = A bot takes over if all others agree. The seat stays its player’s, who can come back at any time.
web-standin-kept = A bot plays for you
web-standin-own = The others are asked whether a bot may play for you
web-standin-here = I am here
web-standin-question = May a bot play for { $name }? The seat stays theirs.
web-standin-agree = Agree
web-standin-decline = Decline
web-standin-waiting = May a bot play for { $name }? Asked: { $names }
web-standin-withdraw = Withdraw
web-join-title = A seat is waiting for you
web-join-sit = Sit down
web-join-watch-title = You may watch this table
web-join-what = Invitation
web-join-invites = { $host } invites you to { $game }.
web-join-invites-watch = { $host } invites you to watch { $game }.
web-join-yours = your seat
web-join-no-clock = no clock

## Table

web-rondel = Rondel
web-market = Market
web-your-glen = Your territory
web-glen-of = { $name }’s territory
web-grounds-asked = Territories with options
web-options-there =
    { $n ->
        [one] { $n } option there
       *[other] { $n } options there
    }
web-market-filled = spaces with coins: { $n } of { $of }
web-market-space = A dashed space is empty: the next purchase puts that many coins on it, and a sale takes the last ones.
web-side-cards = Cards and parliament
web-rivals = Rivals
web-log = Log
web-chat = Chat
web-notes = Notes
web-me = You
web-more = More
web-menu = Menu
web-standing = Standing answers
web-standing-about = What you answer without being asked, when others make the game ask you something. Nobody else sees it, and you can change it at any time.
web-standing-always = Always answer…
web-menu-clause = Rule for this step
web-menu-leave = Leave the table
web-undo = Undo
web-redo = Redo
web-reset = Reset turn
web-activate-all = Activate all
web-end = End turn
web-end-reminds = You could still do this: { $option }. Press End turn again to skip it.
web-sell-first = First: { $option }
web-end-unused = End turn, { $n } { $unit } unused
web-pay-coins = { $before } → { $after } left
web-pay-cycle = Pay from another tile
web-final = final
web-eye = This reveals something hidden: it cannot be undone.
web-pay = Pay
web-pay-change = Change
web-pay-own = your supply
web-pay-market = market
web-nothing-final = You can undo everything until End turn
web-some-final = Moves marked with an eye cannot be undone
web-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
web-waits = { $name }’s turn
web-waits-for = Waiting for { $names }
web-asked-of = { $name }: { $title }
web-turn-of = { $name }’s turn
web-pass = Pass the screen to { $name }
web-pass-why = The next screen is for { $name }’s eyes only.
web-pass-take = I am { $name }
web-over = The game is over
web-watching = You are watching
web-river-only = river
web-road-only = road
web-tempo = Next: { $who }
web-tempo-then = {", then "}
web-tempo-and = {"; "}
web-semicolon = { $first }; { $last }
web-said-of = { $name }: { $what }
web-tempo-turns =
    { $n ->
        [1] { $who }
        [2] { $who } up to twice
       *[other] { $who } up to { $n } times
    }
web-tempo-left =
    { $n ->
        [one] { $tiles } is discarded
       *[other] { $tiles } are discarded
    }
web-tempo-refill =
    { $n ->
        [one] { $n } space refills
       *[other] { $n } spaces refill
    }
web-tempo-scoring = a scoring follows
web-tempo-hint = Point to a tile to see who would go next.
web-tempo-times = { $who } may go up to { $n } times before the next player.
web-stacks-empty = the stacks are empty
web-size =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
web-size-smallest = the smallest territory
web-size-more = { $n } more than { $name }
# Headings in one's own bar: coins and points; cards, persons and tokens.
web-own-yours = yours
web-own-kept = tokens and cards
web-if-scored = if scored now
# A card that will give points at the end of the game.
web-at-end = at the end: { $card }
web-at-end-now = now +{ $vp } VP
web-words-at-end = +{ $vp } VP
web-you = you
web-ran = Activated for you
web-other-ways = Choose how
web-skip-it = Skip
web-do = Do it
web-buy = buy
web-sell = sell
web-none = none
web-parliament = Parliament
web-no-cards = No special cards yet
web-bonnets =
    { $n ->
        [one] { $n } bonnet
       *[other] { $n } bonnets
    }
web-stat-members = clan
web-since = Since your last turn
web-draft = Your turn so far
web-earlier = Earlier
web-log-setup = Setup
web-log-empty = Nothing has happened yet.
web-play-back = Replay these moves
web-scoring-n = Scoring { $n }
web-chat-unread =
    { $n ->
        [one] { $n } unread line
       *[other] { $n } unread lines
    }
web-chat-unread-you =
    { $n ->
        [one] { $n } unread line, for you
       *[other] { $n } unread lines, some for you
    }
web-chat-you = To you:
web-title-unread = ({ $n }) { $title }
web-chat-say = Say something
web-send = Send
web-notes-hint = Only you see these notes; they stay in this browser.
web-tile-kind = { $colour } tile, { $type }
web-card-under = Under it
web-reconstructed = reconstructed by us, not the printed value
web-rule = Rule
web-rule-missing = The text of this rule is missing.
web-why = Why?
web-scoring-title = If scored now
web-wins = { $name } wins with { $vp } VP
web-share-win = { $names } share the win with { $vp } VP
web-breakdown = Where the points came from
web-chart = Points over time
web-chart-table = As a table
web-chart-drawn = As a chart
web-no-winner = The game was stopped without a result
web-abandoned = The game was ended early
web-total = Total
web-end-game = End of the game
web-tiles-source = Tiles
web-cards-source = Card bonuses
web-rematch = Play again
web-record = Download game record
web-replay = Replay
web-replay-at = Move { $n } of { $total }
web-replay-leave = Back to the game
web-replay-first = First move
web-replay-prev = Previous move
web-replay-next = Next move
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-last = Last move
web-replay-jump = Jump to …
web-log-only = Show one player only
web-replay-play = Play
web-replay-pause = Pause
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit
web-home-link = Home
web-take-here = Take it
web-place-here = Place here
web-discard-warn = Take and discard
web-split-close = Close this territory
web-open-territory = Show { $name }’s territory
web-keys = Keyboard shortcuts
web-key-enter = Enter
web-key-plan = Shift+P
web-key-words = Alt+Shift+T
web-key-hint = { $hint } ({ $key })
web-keys-list =
    Enter · end turn, or do what is proposed
    U · undo, Shift+U · reset, Ctrl+Y · redo
    A · activate all
    H · a hint, where you play against bots alone
    Shift+P · plan: try out moves in private
    1–9 · option of that number
    R T M C P L · rondel, territory, market, cards, players, log
    S · shelf of chronicles
    / · type a move
    [ ] Home End · step through history
    + − 0 · zoom
    Esc · close or deselect
    Alt+Shift+T · the table as text
    ? · this list
web-your-turn = It is your turn
web-space-empty = empty space
web-space-gap = the empty space
web-piece-here = { $name } stands here

## Settings, learning, rules

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-system = same as system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-auto = Collect free gains automatically
web-settings-sound = Sounds
web-settings-keys = Single-letter shortcuts
web-settings-name = Your name at tables
web-settings-save = Save
web-learn-title = Learn Glen More
web-learn-1-title = Whoever is furthest behind goes next
web-learn-1 = All pawns travel clockwise round the rondel. The one furthest behind moves on, as far as its player likes, and takes the tile it reaches. A big leap gets you the tile you want, but others go several times before you do.
web-learn-2-title = Place next to a clan member
web-learn-2 = The tile goes into your territory, next to one of your clan members; touching at a corner is enough. Rivers run north to south, roads west to east, and neither may be broken.
web-learn-3-title = Activate the neighbours
web-learn-3 = The new tile and the tiles around it, up to eight, are activated in any order: forests give wood, distilleries turn grain into whisky, butchers and fairs turn resources into points.
web-learn-4-title = Buy and sell
web-learn-4 = You can buy the resources a price asks for. Each purchase leaves its coins in the row and makes the next one more expensive; a player who sells takes the last coins.
web-learn-5-title = Three scorings
web-learn-5 = When a stack runs out, your whisky, parliament and cards are compared with those of the player who has least: a lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 VP.
web-learn-6-title = Keep it small
web-learn-6 = At the end every tile you have more than the smallest territory costs 3 VP; every coin is worth 1 VP.
web-learn-tiles = All tiles
web-lesson = Tutor
web-lesson-step = { $n } of { $total }
web-lesson-this = Make the highlighted move.
web-lesson-rival = Your rival’s turn.
web-lesson-strayed = That is a legal move, just not the one I had in mind. Press Undo to go back, or end the turn your way: then a bot plays your rival, and I give advice.
web-lesson-own = Your choice.
web-lesson-do = Do it for me
web-lesson-back = Back to the lesson
web-lesson-again = Start again
web-lesson-go-on = Play on against the bot
web-lesson-fold = Hide the tutor
web-lesson-unfold = Show the tutor
web-lesson-none = There is no lesson for this game yet.
web-lesson-begin = Play a guided first game of { $game }
web-introduction = Guided introduction
web-introduction-to = Guided introduction: { $name }
web-introductions = Chronicles of { $game }, step by step
web-introductions-how = Each takes a few minutes and starts where its first decision comes up.
web-rules-title = Rules of { $game }
web-rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
web-game-glen-more = Glen More
web-game-glen-more-ii = Glen More II
web-game-glasgow = Glasgow
web-rules-chronicles = All chronicles
web-rules-chronicle = { $n }. { $name }
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
web-words-good = Resource
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
        [one] { $n } option matches
       *[other] { $n } options match
    }: keep typing.
web-entry-unknown = “{ $typed }” matches no option. Type the number of one, its name (like “take 4”), or words from its sentence.
web-pay-otherwise = Pay another way
web-settings-words = The table as text
web-settings-pass = Hide secrets until the screen has been passed on, when several people share it

## Notices

web-notices-title = Tell me when it is my turn
web-notices-how = Notices go only to addresses you give here, and not while you are looking at the table.
web-notices-none = This server sends no notices.
web-notices-kind = By
web-notices-kind-webhook = Webhook
web-notices-kind-email = E-mail
web-notices-kind-apprise = Another service
web-notices-address = Address
web-notices-example-webhook = https://…
web-notices-example-email = name@example.org
web-notices-example-apprise = ntfys://topic
web-notices-add = Add
web-notices-added = Added. Send a test to see whether it arrives.
web-notices-removed = Removed.
web-notices-test = Send a test
web-notices-remove = Remove
web-notices-given-up = It failed too often and is no longer tried. A test that arrives takes it up again.
web-notices-sent = Sent.
web-notices-bad-address = Not sent: this address cannot be used.
web-notices-bad-service = Not sent: this address cannot be used. Other services begin with one of: { $services }.
web-notices-not-taken = Not sent: the other side answered, but did not take it.
web-notices-not-reached = Not sent: nobody answered at this address.
web-notices-kind-off = Not sent: this server no longer sends notices this way.

web-lamp = A hint
web-analysis = Analysis

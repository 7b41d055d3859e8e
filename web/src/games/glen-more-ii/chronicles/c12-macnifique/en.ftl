### Chronicle 12, Lady Auto MacNifique: her board and her turns, in the browser.

web-c12-solo = Solo
web-c12-levels = How hard she is
web-c12-hard-1 = super easy
web-c12-hard-2 = easy
web-c12-hard-3 = normal
web-c12-hard-4 = hard
web-c12-hard-5 = brutal
web-c12-story = How she came to it
web-c12-turn-of = her turn { $n } of { $all }
web-c12-back = Back
web-c12-step = Step
web-c12-go-on = Go on
web-c12-pause = Pause
web-c12-pause-step = every step
web-c12-pause-turn = every turn
web-c12-pause-never = never
web-c12-rule = Rule { $rule }
web-c12-odds = What she would take next
web-c12-if-taken = if you take { $tile }
web-c12-equally =
    { $n ->
        [one] One card is unseen.
       *[other] { $n } cards are unseen, each as likely as the others.
    }
web-c12-unsure = A new tile may change what she takes with these cards, which reach further than what lies there now: { $cards }
web-c12-eye = Keep an eye on
web-c12-eye-left = Still there after her turn:
web-c12-eye-gone = { $tile } is no longer there.
web-c12-in-reach = of those in front of her, within her reach
web-c12-too-far = of those in front of her, too far
web-c12-percent = { $n } %
web-c12-card = card { $n }
web-c12-deck = her ten cards
web-c12-seen = seen
web-c12-unseen = unseen
web-c12-cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-c12-no-marker = no marker
web-c12-distance = Distance
web-c12-priorities = her priorities
web-c12-board = Her board
web-c12-stones =
    { $n ->
        [one] stone
       *[other] stones
    }
web-c12-exchanges = At a scoring, one stone each:
web-c12-now = If scored now: { $trade } VP by trade, { $items } VP by her board
web-c12-you = you { $n }
web-c12-her-gain = her +{ $n }
web-c12-your-gain = you +{ $n }
web-c12-level = level
web-c12-gone = out of the game
web-c12-blue-here = MacNifique’s blue marker
web-c12-purple-here = MacNifique’s purple marker
web-c12-what = What
web-c12-there = There
web-c12-share = Share
web-c12-would-take = MacNifique would take it: { $share }

## The companion at a printed table

web-comp-title = MacNifique at your table
web-comp-about = Lay out your printed game for two players with the Die. You play on the table; here you tap what happened, and she says what she does. She keeps her cards, her board and her VP.
web-comp-begin = Begin
web-comp-kept = Go on with
web-comp-step-n =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
web-comp-drop = Delete the game of { $when }
web-comp-you = you
web-comp-die = the Die
web-comp-you-hindmost = You are hindmost
web-comp-something-else = Something else happened
web-comp-marks-how = Tell this first, then where your pawn stopped.
web-comp-last = Last of stack { $stack }
web-comp-more = Stack { $stack } has more than two
web-comp-as-before = as before
web-comp-other-number = Another number
web-comp-ok = OK
web-comp-on-table = On the table
web-comp-scored = The scoring
web-comp-done = Done
web-comp-back = Back
web-comp-her-board = Her board
web-comp-steps = Steps
web-comp-steps-how = Tap one to tell it otherwise. Nothing is lost until you say so.
web-comp-new = Another game
web-comp-she = She { $what }
web-comp-mend = Step { $n } again
web-comp-follows = What follows from it
web-comp-otherwise = Step { $n }: not “{ $was }”, but “{ $now }”
web-comp-retell = From step { $n } on it must be told again.
web-comp-same = She does nothing otherwise.
web-comp-correct = Correct
web-comp-cancel = Cancel
web-comp-part =
    { $n ->
        [0] In play
        [5] At the end
       *[other] Scoring { $n }
    }
web-comp-result = Points
web-comp-won = You win with { $you } to { $her }
web-comp-lost = MacNifique wins with { $her } to { $you }
web-comp-hers = Hers: { $vp } VP; Scotsmen { $scotsmen }, landmarks { $landmarks }, barrels { $barrels }, persons { $persons }, stones { $stones }
web-comp-r = Her cards and some tiles are reconstructed: if your copy prints something else, it decides.
web-comp-print = Is { $tile } printed like this?
web-comp-print-scotsmen =
    { $n ->
        [one] 1 Scotsman
       *[other] { $n } Scotsmen
    }
web-comp-print-river = with a river
web-comp-print-no-river = without a river
web-comp-print-exchange = { $needs } for { $vp } VP
web-comp-print-yes = Yes
web-comp-print-no = No …
web-comp-print-title = { $tile }, as printed
web-comp-print-about = Only what she goes by. It counts from the beginning of this game, and is kept for later ones.
web-comp-print-type = Type
web-comp-print-people = Scotsmen that come at once
web-comp-print-line = Exchange { $n }
web-comp-print-needs = resources
web-comp-print-vp = VP
web-comp-print-save = That is printed
web-solo-title = Alone
web-solo-daily = The deal of { $day }
web-solo-daily-about = Today the same tiles come for everybody, without chronicles, at whatever level. There is one game a day.
web-solo-daily-play = Play today’s deal
web-solo-earlier = Earlier days
web-solo-go-on = Go on
web-solo-look = Look at it
web-solo-share = Copy the link
web-solo-copied = Copied
web-solo-won = won
web-solo-lost = not won
web-solo-campaign = The campaign of twelve
web-solo-campaign-about = First the game alone, then one chronicle after the other, at last all that she plays with. A step opens when the one before has been played to its end; the best result counts.
web-solo-campaign-sum = { $won } of { $all } won.
web-solo-campaign-lead = All together: { $vp } VP
web-solo-play = Play
web-solo-again = Again
web-solo-step-play = Play step { $n }
web-solo-step-again = Play step { $n } again
web-solo-without = without chronicles
web-solo-with-all = all that she plays with
web-solo-with = chronicles { $numbers }
web-solo-tallies = How you did
web-solo-level = Level
web-solo-games = Games
web-solo-rate = Won
web-solo-best = Best
web-solo-average = On average
web-solo-best-games = Your best games
web-solo-none = No game against her has come to its end yet.
web-solo-new = Another game against her

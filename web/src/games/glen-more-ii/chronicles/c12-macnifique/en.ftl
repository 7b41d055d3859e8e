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

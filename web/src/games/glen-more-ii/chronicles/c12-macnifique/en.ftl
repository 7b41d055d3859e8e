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
web-comp-prints = What your copy prints
web-comp-prints-about = If the printed cards lie before you, type what they say: she plays by it from then on, in this game from its beginning and in all later ones.
web-comp-prints-left =
    { $n ->
        [0] None of these values is reconstructed any more.
        [one] One of these values is reconstructed by us, and not the printed one.
       *[other] { $n } of these values are reconstructed by us, and not the printed ones.
    }
web-comp-prints-card = Action cards
web-comp-prints-icons = Icons of the priority tiles
web-comp-prints-chronicle = Chronicle cards
web-comp-prints-path = Paths on the clan board
web-comp-prints-number = What she gets
web-comp-prints-board = Boards and tables
web-comp-print-title-her = As printed: { $what }
web-comp-card-unsure = This card is reconstructed. Is yours printed otherwise?
web-comp-forget = Go by the reconstructed value again
web-comp-number-from = From { $least } to { $most }
web-comp-steps-about = VP for a lead of so many over the lowest; the last one for whatever is more.
web-comp-lead = { $n } more
web-comp-one-more = One step more
web-comp-one-less = One step less
web-comp-level = Level { $n }
web-comp-rule = { $when }: { $target }
web-comp-rule-n = Rule { $n }
web-comp-rule-more = One rule more
web-comp-rule-less = Without rule { $n }
web-comp-when = fires at
web-comp-target = looks for
web-comp-up-to = number up to { $n }
web-comp-target-icon = a tile with the icon of the chronicle
web-comp-target-river = a tile with a river
web-comp-target-landmark = a tile with a landmark icon
web-comp-target-haggis = a tile with a haggis icon
web-comp-target-sale = the Single Cask Sale
web-comp-target-mountain = stopping on the Mountain
web-comp-target-before-mountain = the tile just before the Mountain
web-comp-earlier = { $what }: further up
web-comp-out = { $what }: take away
web-comp-add = Add
web-comp-domain-more = One domain more
web-comp-card-markers = Markers that move
web-comp-row-n = Row { $n }
web-comp-row-kind = What row { $n } is
web-comp-row-icons = icons
web-comp-row-priority = the four priority tiles
web-comp-row-box = number in a box
web-comp-row-more = One row more
web-comp-icon-number = chronicle icon { $n }
web-comp-icon-more = Add an icon to row { $n }
web-comp-wrong-number = Write a whole number from { $least } to { $most }.
web-comp-wrong-many = There must be { $least } to { $most } of them.
web-comp-wrong-rows = A card has a row at least, and { $most } at most.
web-comp-wrong-empty-row = Row { $n } must have 1 to 8 icons.
web-comp-wrong-twice-row = Row { $n } has an icon twice.
web-comp-wrong-numbered = A numbered chronicle icon is always the first icon of the card (C12-CARD-03).
web-comp-wrong-twice = The same stands there twice.
web-comp-wrong-steps = It begins with 0 and never falls.
web-comp-wrong-both = { $domain } lies on the path of the other marker: take it away there first.
web-comp-fact-path = The path of { $marker }
web-comp-fact-first-face = Number of the Die at which she begins
web-comp-fact-whisky-barrels = Barrels for a whisky tile
web-comp-fact-resource-stones = Stones for a material or animal tile (Bodach: 3 or more)
web-comp-fact-item-vp = VP for each item on her board
web-comp-fact-beyond-price = Coins for a resource whose row of the market is full
web-comp-fact-beyond-share = Of these, coins for her
web-comp-fact-boat-icon-vp = VP for each Chronicle 1 icon
web-comp-fact-mountain-token = VP that she puts on the Mountain
web-comp-fact-mountain-item-vp = VP for each coin or resource on the Mountain
web-comp-fact-cask-icon-vp = VP for a tile with the Chronicle 3 icon
web-comp-fact-cask-own-vp = VP for a barrel of her board at the Single Cask Sale
web-comp-fact-cask-supply-vp = VP for a barrel of the supply there
web-comp-fact-haggis-icon-vp = VP for a tile with the Chronicle 5 icon
web-comp-fact-haggis-vp = VP for each haggis token
web-comp-fact-tome-icon-vp = VP for a tile with the Chronicle 6 icon
web-comp-fact-event-face-vp = VP for a landmark card that she turns
web-comp-fact-feast-vp = VP that she pays for each resource of an event
web-comp-fact-statue-vp = VP of the Central Square Statue in the exchange step
web-comp-fact-monument-vp = VP for a monument or design tile
web-comp-fact-caber-edge = Levels of her caber tosser, at the edge
web-comp-fact-stone-edge = Levels of her stone carrier, at the edge
web-comp-fact-neutral-spaces = Spaces of a neutral river
web-comp-fact-sale-spaces = Bottom-right spaces of the Single Cask Sale for two players
web-comp-fact-castle-table = Table of the Old Man of Storr
web-comp-fact-whisky-table = Table of Inverness
web-comp-fact-score-table = Alternative score table
web-comp-fact-centre-track = Centre rewards of levels 3 to 5
web-comp-fact-caber-track = Score tokens of the caber track
web-comp-fact-stone-track = Score tokens of the stone track
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

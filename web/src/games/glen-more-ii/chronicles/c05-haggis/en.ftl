### Chronicle 5, Address to a Haggis: what it lays on the table, in the browser.

web-c5-book = Haggis
web-c5-about = Rolls turn your tokens up; you score their number times the sum of their values.
web-c5-on-table = haggis tokens
web-c5-scorings = haggis scorings to come
web-c5-vp-now = { $vp } VP now
web-c5-ask-take = choose
web-c5-ask-back = give back
web-c5-first = First haggis scoring, after stack B
web-c5-second = Second haggis scoring, after stack C
web-c5-third = Last haggis scoring, at the end
web-c5-steps = Roll by roll
web-c5-from-first = Before the first roll
web-c5-back = Previous roll
web-c5-on = Next roll
web-c5-to-last = All rolls
web-c5-roll-of = roll { $n } of { $of }
web-c5-roll-n = Roll { $n }:
web-c5-product = number × sum
web-c5-spelt = { $product } = { $vp } VP
web-c5-you = You
web-c5-up-n = turns up a { $value }
web-c5-full = full
web-c5-most = { $n } up, no more
web-c5-hidden-n =
    { $n ->
        [0] none face down
       *[other] { $n } face down
    }
web-c5-bought =
    { $n ->
        [one] { $n } barrel for { $n } more roll:
       *[other] { $n } barrels for { $n } more rolls:
    }
web-c5-lost = lost
web-c5-take = Take the { $value }
web-c5-odds = comes up { $n } in { $of }
web-c5-draw = Draw unseen
web-c5-of-pile = one of { $n }, at random
web-c5-give = Give back a { $value }
web-c5-of-yours = you have { $n }
web-c5-if-shows = A { $value } ({ $n } in { $of }):
web-c5-if-not = Anything else ({ $n } in { $of }): still
web-c5-roll = Roll again for 1 barrel
web-c5-barrels = barrels: { $before }, then { $after }
web-c5-serve = Serve now
web-c5-cost = A barrel you spend is missing when whisky is next scored.
web-c5-cost-nothing = Whisky has been scored: your barrels are worth nothing more.
web-c5-table = Your serving table
web-c5-table-of = { $name }’s serving table
web-c5-only-you = only you see the values
web-c5-turned-up = turned up
web-c5-hidden = face down
web-c5-new = new
web-c5-free = free
web-c5-rivals = Rivals’ serving tables
web-c5-open = face up
web-c5-face-down = face down
web-c5-supply-empty = No token is left.
web-c5-left =
    { $n ->
        [one] Haggis is scored once more, at the end of the game.
       *[other] Haggis is scored { $n } more times.
    }
web-c5-over = Haggis is not scored again.
web-c5-tables = Serving tables
web-c5-token = Token
web-c5-number = Number
web-c5-of-value = value { $value }, face up

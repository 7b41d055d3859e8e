### Chronicle 6, The Dubious Tome of Scottish History: what it lays on the table, in the browser.

web-c6-book = Tome
web-c6-about = A Gathering triggers one event; then the card turns over and counts as 2 landmarks.
web-c6-none = no card
web-c6-turned = turned cards
web-c6-ask = choose
web-c6-cards = Landmark cards, both sides
web-c6-no-cards = You have no landmark card yet.
web-c6-done = Done
web-c6-event = Event:
web-c6-was = Has been
web-c6-lasts = In force
web-c6-by-lead = For a lead of 1 to { $most }: { $better } VP, not { $normal }.
web-c6-trigger = Trigger
web-c6-turn-only = Turn only
web-c6-turn = Turn over
web-c6-counts-2 = turned, counts as 2
web-c6-show = Territory
web-c6-buys =
    { $coins ->
        [one] buying for { $coins } coin
       *[other] buying for { $coins } coins
    }
web-c6-return = { $n } × { $each } = { $vp } VP
web-c6-no-more = No more: { $why }
web-c6-you = You
web-c6-landmarks = Landmarks in the next scoring
web-c6-col-cards = cards
web-c6-col-turned = event faces
web-c6-col-counts = counts as
web-c6-tables = Better score tables
web-c6-lead = lead
web-c6-normal = normal table
web-c6-rivals = Rivals’ cards
web-c6-note = Point to a card to read both sides. A turned card keeps its lasting effect.
web-c6-scores-better = scores { $category } by a better table
web-c6-side = Side up
web-c6-side-front = landmark
web-c6-side-back = event
web-c6-front = Landmark

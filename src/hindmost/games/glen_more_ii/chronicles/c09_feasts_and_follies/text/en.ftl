### Chronicle 9, Feasts and Follies

chronicle-9 = Feasts and Follies
chronicle-9-about = Before each scoring everyone bids in secret for events: whoever pays for one counts more in its category. All VP come from another score table.

feast-guest-of-honour = Guest of Honour
feast-council-dinner = Council Dinner
feast-royal-visit = Royal Visit
feast-whisky-tasting = Whisky Tasting
feast-barn-dance = Barn Dance
feast-hogmanay = Hogmanay
feast-handfasting = Handfasting
feast-highland-wedding = Highland Wedding
feast-great-clan-wedding = Great Clan Wedding
feast-may-procession = May Procession
feast-beltane-fires = Beltane Fires
feast-spring-festival = Spring Festival

crest-cameron-effect = You may stack up to 5 bid tokens.
crest-innes-effect = Once for each event you use, you may pay 1 coin instead of a resource.
crest-macdonell-effect = Lay a resource here: you need not pay it for events any more.
crest-maclean-effect = Lay a resource here: you need not pay it for events any more.

effect-bid =
    { $n ->
        [one] Stack { $n } bid token
       *[other] Stack up to { $n } bid tokens
    }
short-bid =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
effect-feast = Pay { $coins } instead of 1 resource of an event
short-feast = { $coins } for an event
effect-spare-good = Lay 1 resource on the crest and pay it for events no more
short-spare-good = 1 resource laid

ask-deal-events = Which event was announced at number { $slot }?
ask-bid = Make your stack of bid tokens: the top one comes first.
option-bid = Bid { $stack }
option-bid-none = Bid nothing
when-bid = Bids for events
standing-bid-none = Never bid

ask-use-event = { $event }: without a coin you cannot pay for it. Use it?
when-use-event = Events that only a coin can pay for
option-join = Use { $event } and pay with a coin
option-stay-away = Do not use it

ask-lay-good = Choose a resource to lay on the crest.
option-lay = Lay { $good } from { $tile } ({ $cell })
option-lay-market =
    { $coins ->
        [one] Buy { $good } for { $coins } coin and lay it there
       *[other] Buy { $good } for { $coins } coins and lay it there
    }
option-lay-market-full = Buy { $good } and lay it there
option-pass-crest = Lay nothing there

reason-must-lay-good = You have a resource: one must be laid on the crest.

log-feast-announced = { $event } is event { $n }
log-feasts-shuffled = The discarded events are shuffled
log-bidding = Bidding for events
log-bid-stacked =
    { $n ->
        [0] stacks no bid tokens
        [one] stacks { $n } bid token
       *[other] stacks { $n } bid tokens
    }
log-bid-revealed = reveals a { $n }: { $event }
log-feast-taken = comes too late for { $event }
log-feast-joined = uses { $event }
log-feast-missed = does not pay for { $event }
log-crest-good = lays { $good } on the crest
log-crest-bare = lays nothing on the crest

cli-legend-bid = bid token, face down
cli-legend-bid-number = bid token, by number
cli-feasts-spared = spares
cli-feasts-lead = lead

cli-fact-feast = event cards
cli-fact-category = what events raise
cli-fact-event-category = which of these, by event
cli-fact-event-bonus = by how much, by event
cli-fact-event-any = resources of any kind for each event
cli-fact-event-wood = wood for each event
cli-fact-event-stone = stone for each event
cli-fact-event-barley = barley for each event
cli-fact-event-sheep = sheep for each event
cli-fact-event-cattle = cattle for each event
cli-fact-event-slots = events that lie open
cli-fact-stack-tokens = bid tokens in a stack
cli-fact-score-table = VP for 0, 1, 2, etc. more than the fewest

term-events = events to bid for
term-crests = crests

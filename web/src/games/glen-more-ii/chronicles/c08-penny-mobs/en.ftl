### Chronicle 8, The Penny Mobs: what it lays on the table, in the browser.

web-c8-book = Mobs
web-c8-about = At the end of your turn: put a penny on a mob, or take a mob with all its pennies.
web-c8-in-prison = In prison
web-c8-empty = Nobody is in prison.
web-c8-face-down =
    { $n ->
        [one] { $n } more mob comes with the first B tile.
       *[other] { $n } more mobs come with the first B tile.
    }
web-c8-at-large = At large
web-c8-pennies = Pennies
web-c8-minus = pennies left, −1 VP each
web-c8-plus = pennies gained, +1 VP each
web-c8-left =
    { $n ->
        [one] { $n } penny left, −1 VP
       *[other] { $n } pennies left, −1 VP each
    }
web-c8-gained =
    { $n ->
        [one] { $n } penny gained, +1 VP
       *[other] { $n } pennies gained, +1 VP each
    }
web-c8-costs = −{ $vp } VP at the end
web-c8-net = { $sum } VP
web-c8-no-penny = no penny yet
web-c8-of = { $mob } of { $name }
web-c8-spent = spent
web-c8-tokens =
    { $n ->
        [one] { $n } token left
       *[other] { $n } tokens left
    }
web-c8-tokens-coins =
    { $n ->
        [one] { $n } token left: { $coins }
       *[other] { $n } tokens left: { $coins }
    }
web-c8-stands = { $name }: on { $tile }
web-c8-reserves = on { $tile }, ¢{ $coins }
web-c8-claims = on { $card } of { $name }
web-c8-waits = on { $domain }, ¢{ $coins }
web-c8-reserved = Reserved for { $name }: others pay { $name } ¢{ $coins }
web-c8-gate = Token of { $name }: others pay { $name } ¢{ $coins } more
web-c8-asked-penny = a penny?
web-c8-asked = your choice
web-c8-mob = Mob
web-c8-penalty = VP at the end
web-c8-on-it = Pennies on it
web-c8-power = Power
web-c8-whose = Controlled by
web-c8-tokens-head = Tokens and figure
web-do-penny = Add a penny
web-do-take-mob = Take
web-do-call = Use
web-do-set = Place
web-do-carry = Use

# On a button.
web-option-call-mcwander = Call { $mob }
web-option-call-mcduff = Call { $mob }
web-option-call-mclaird = Call { $mob }
web-option-call-mcsnitch = Call { $mob }
web-option-call-macdarkie = Call { $mob }
web-option-call-mccastle = Call { $mob }
web-option-call-anderson = Call { $mob }
web-option-call-mcclaim = Call { $mob }

### Chronicle 11, Plans and Prosperity: what it lays on the table, in the browser.

web-c11-book = Plans
web-c11-unbuilt = { $n } unbuilt
web-c11-none = none
web-c11-asks-fill = pay?
web-c11-asks-pay = pay
web-c11-asks-endow = choose
web-c11-about = A plan needs two resources of any kind, one a turn; an unbuilt one costs 3 VP at the end.
web-c11-badge = plans not built yet
web-c11-empty = You have no plans. Take a monument or a design on the rondel: it costs nothing.
web-c11-plan = Plan
web-c11-plans = Plans
web-c11-double = double, two faces
web-c11-covers = Covers
web-c11-cover =
    { $river ->
        [yes] Covers one { $type } tile with a river.
       *[no] Covers one { $type } tile without a river.
    }
web-c11-cover-two =
    { $river ->
        [yes] Face { $n }: { $left }, { $right } with a river.
       *[no] Face { $n }: { $left }, { $right } without a river.
    }
web-c11-pair = { $left } and { $right }
web-c11-nobody = { $tile }: no Scotsman near
web-c11-no-tile = You have no such tile yet.
web-c11-no-pair = You have no such pair yet.
web-c11-paid =
    { $of ->
        [one] { $n } of { $of } resource paid
       *[other] { $n } of { $of } resources paid
    }
web-c11-nth =
    { $n ->
        [1] 1st
       *[other] 2nd
    }
web-c11-pay = Pay
web-c11-pay-build = Pay and build
web-c11-paid-now = Paid in this turn.
web-c11-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
web-c11-later = { $name }, later
web-c11-at-end = Unbuilt at the end
web-c11-cost =
    { $n ->
        [0] no plan
        [one] { $n } plan: { $vp } VP
       *[other] { $n } plans: { $vp } VP
    }
web-c11-lost = VP lost
web-c11-built = Monuments built
web-c11-rivals = Rivals’ plans
web-c11-open = Plans that nobody has
web-c11-resources = Resources
web-c11-sites = Fits on
web-c11-neighbours = Neighbours
web-short-new-fort-george = Fort George
web-short-caledonian-canal = Canal
web-short-carron-ironworks = Carron
web-short-royal-lochnagar = Lochnagar
web-short-design-new-fort-george = Fort Design
web-short-design-caledonian-canal = Canal Design
web-short-design-forth-bridge = Bridge Design
web-gm2-place-design-new-fort-george = Whoever takes it has the plan of New Fort George, a double monument; the design leaves the game.
web-gm2-place-design-caledonian-canal = Whoever takes it has the plan of the Caledonian Canal, a double monument; the design leaves the game.
web-gm2-place-design-forth-bridge = Whoever takes it has the plan of the Forth Bridge, a double monument; the design leaves the game.

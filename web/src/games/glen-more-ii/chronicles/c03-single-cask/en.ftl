### Chronicle 3, Ol’ Jamey's Single Cask Reserve: what it lays on the table, in the browser.

web-c3-book = Cellars
web-c3-worth = worth { $vp }
web-c3-empty = empty
web-c3-asks-age = age one
web-c3-asks-store = store it
web-c3-asks-spend = give one
web-c3-asks-either = either
web-c3-asks-sell = sell one
web-c3-about = A barrel is worth the number under it, but only when it is sold.
web-c3-first = First Cellar
web-c3-unbuilt = not built
web-c3-space =
    { $n ->
        [0] { $vp } VP: empty
        [one] { $vp } VP: { $n } barrel
       *[other] { $vp } VP: { $n } barrels
    }
web-c3-to = to { $vp }
web-c3-ringed = a ringed barrel may age along its arrow
web-c3-build-second = Build the Second Cellar:
web-c3-build-third = Build the Third Cellar:
web-c3-from-to = { $vp } → { $to }
web-c3-makes-room = makes room on { $vp }
web-c3-either-space = bonus space or below
web-c3-bonus-space = bonus space
web-c3-lower-space = lower space
web-c3-if-sold = If you sold now
web-c3-stopping = stopping on a Sale: best two
web-c3-crossing = crossing a Sale: best one
web-c3-keeping = kept to the end
web-c3-sum = { $sum } = { $vp } VP
web-c3-vp = { $vp } VP
web-c3-kept =
    { $n ->
        [one] 0 VP; { $n } barrel counts at scorings
       *[other] 0 VP; { $n } barrels count at scorings
    }
web-c3-sales = Sales on the rondel
web-c3-ahead =
    { $n ->
        [0] You stand on it.
        [one] { $n } space ahead.
       *[other] { $n } spaces ahead.
    }
web-c3-bonus-taken = Bonus space taken.
web-c3-bonus-free = Bonus space free.
web-c3-free =
    { $of ->
        [one] { $n } of { $of } lower space free.
       *[other] { $n } of { $of } lower spaces free.
    }
web-c3-occupied = { $name } stands on it: you may cross and sell 1, but not stop.
web-c3-no-sale = No Sale tile lies on the rondel now.
web-c3-rivals = Your rivals’ cellars
web-c3-badge = best barrel: VP when sold
web-c3-own = Your cellars
web-c3-place = Space
web-c3-barrels = Barrels
web-c3-built = Cellars built
web-c3-worths = Barrels in VP
web-c3-next-price = Next cellar
web-c3-distance = Spaces ahead
web-c3-bonus-head = Bonus space
web-c3-further = Lower spaces
web-c3-taken = taken
web-c3-open = free
web-short-single-cask-sale = Cask Sale
web-gm2-place-single-cask-sale = Whoever crosses it may sell a barrel; whoever stops on it sells one or two. A barrel brings the VP of its space in the cellar.

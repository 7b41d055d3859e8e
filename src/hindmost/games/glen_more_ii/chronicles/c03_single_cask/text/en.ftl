### Chronicle 3, Ol' Jamey's Single Cask Reserve

chronicle-3 = Ol’ Jamey’s Single Cask Reserve
chronicle-3-about = Whisky ages in your cellars, space by space. Sell single casks to the buyers who turn up on the rondel: the older the barrel, the more VP.

tile-ben-wyvis = Ben Wyvis
tile-glen-albyn = Glen Albyn
tile-single-cask-sale = the Single Cask Sale

cellar-second = Second Cellar
cellar-third = Third Cellar

effect-age =
    { $n ->
        [one] Age { $n } barrel by one space
       *[other] Age barrels by one space, { $n } times
    }
deed-age =
    { $n ->
        [one] age { $n } barrel by one space
       *[other] age barrels by one space, { $n } times
    }
short-age =
    { $n ->
        [one] age
       *[other] age ×{ $n }
    }
effect-distil-or-age = Either give { $lines }, or { $ageing }
deed-distil-or-age = either give { $lines }, or { $ageing }
short-distil-or-age = { $distilling } or { $ageing }
effect-distil-and-age = Give { $lines }, then { $ageing }
deed-distil-and-age = give { $lines }, then { $ageing }
short-distil-and-age = { $distilling } + { $ageing }

ask-store-barrel = Choose a place in your cellar for the new barrel.
ask-spend-barrel = Choose the barrel you give away.
ask-either-use = { $spot } does one of two things: choose.
ask-age-barrel =
    { $n ->
        [one] Choose a barrel to age by one space.
       *[other] Choose a barrel to age by one space. You may do this { $n } times.
    }
ask-sell-casks = You may sell a barrel at the Single Cask Sale.
ask-must-sell-cask = You stop at the Single Cask Sale: choose a barrel to sell.

option-store =
    { $vp ->
        [0] Put the barrel in the 0 VP area
       *[other] Put the barrel on the { $vp } VP space
    }
option-spend =
    { $vp ->
        [0] Give a barrel from the 0 VP area
       *[other] Give the barrel on the { $vp } VP space
    }
option-age =
    { $vp ->
        [0] Age a barrel from the 0 VP area to the { $to } VP space
       *[other] Age the barrel on the { $vp } VP space to { $to } VP
    }
option-leave-casks = Age nothing more
option-cellar = Build the { $cellar }: { $price }
option-cask = Sell a barrel for { $vp } VP
option-cask-bonus = Sell a barrel for { $vp } VP, on the bonus space
option-keep-casks = Sell nothing more

reason-leftmost-space = A new barrel goes to the leftmost empty space of the First Cellar, or to its 0 VP area.
reason-nothing-ages = You have no barrel that can move one space to the right.
reason-next-space-taken = The next space is taken, and no barrel jumps over another.
reason-no-next-cellar = This is the last space until you build another cellar.
reason-cannot-build-cellar = You cannot afford the next cellar.
reason-no-cellar-now = Cellars are built in your own turn, between two steps of it.
reason-no-barrel-to-sell = You have no barrel to sell, so you may not stop here.
reason-sale-full = There is no room for another barrel, so you may not stop here.
reason-must-sell = Whoever stops here must sell at least one barrel.

log-stored =
    { $vp ->
        [0] puts the barrel in the 0 VP area
       *[other] puts the barrel on the { $vp } VP space
    }
log-taken-out =
    { $vp ->
        [0] takes a barrel from the 0 VP area
       *[other] takes the barrel from the { $vp } VP space
    }
log-aged = ages a barrel from { $vp } to { $to } VP
log-built-cellar = builds the { $cellar }
log-sold-cask = sells a barrel for { $vp } VP

score-single-cask = Single casks
cli-fact-first-cellar = VP of the First Cellar
cli-fact-second-cellar = VP of the Second Cellar
cli-fact-third-cellar = VP of the Third Cellar
cli-fact-second-cellar-cost = cost of the Second Cellar by resource
cli-fact-third-cellar-cost = cost of the Third Cellar by resource
cli-fact-cellar-cards = cellar cards of each kind
cli-fact-sale-bonus = bonus spaces of a Sale tile
cli-fact-sale-spaces = its further spaces with 2, 3 and 4 players
cli-legend-cask = barrel in a cellar

term-casks = barrels and cellars

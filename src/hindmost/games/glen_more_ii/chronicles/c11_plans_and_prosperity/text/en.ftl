### Chronicle 11, Plans and Prosperity

chronicle-11 = Plans and Prosperity
chronicle-11-about = Monuments are planned, paid for with a resource a turn, and built over your own tiles. What lies next to them makes them pay; what stays unbuilt costs you.

tile-melrose-abbey = Melrose Abbey
tile-glamis-castle = Glamis Castle
tile-royal-lochnagar = Royal Lochnagar
tile-new-lanark = New Lanark
tile-stirling-castle = Stirling Castle
tile-kilchurn-castle = Kilchurn Castle
tile-carron-ironworks = Carron Ironworks
tile-holyrood-palace = Holyrood Palace
tile-new-fort-george = New Fort George
tile-caledonian-canal = Caledonian Canal
tile-forth-bridge = Forth Bridge
tile-design-new-fort-george = Design: { tile-new-fort-george }
tile-design-caledonian-canal = Design: { tile-caledonian-canal }
tile-design-forth-bridge = Design: { tile-forth-bridge }
tile-michael-scotus = Michael Scotus

landmark-new-fort-george = { tile-new-fort-george }
landmark-new-fort-george-effect = Scotsmen on both halves of New Fort George count as on your home castle in every scoring.
landmark-stirling-castle = { tile-stirling-castle }
landmark-stirling-castle-effect = Receive 2 coins.
landmark-glamis-castle = { tile-glamis-castle }
landmark-glamis-castle-effect = Place a clan marker; you pay the road.
landmark-forth-bridge = { tile-forth-bridge }
landmark-forth-bridge-effect = Receive 3 movement points.

crest-ogilvy-effect = Gain 5 VP with 3 monuments in your territory, 8 VP with 4 or more.

effect-beside = Next to a { $type } tile: { $effect }
short-beside-type = { $type }: { $effect }
effect-as-castle = Scotsmen on this tile count as on your home castle
short-as-castle = counts as home castle
effect-supply = Pay { $coins } to put { $goods } on this tile
deed-supply = pay { $coins } to put { $goods } on it

ask-fill-plans = Put a resource on your plans?
ask-pay-for-plan = Choose a resource for the plan of { $tile }.
ask-endow = Choose the first resource on the plan of { $tile }: it comes from the supply.
ask-enlist-on-half = Choose the half on which the Scotsman comes.

option-plan = Put a resource on the plan of { $tile }
option-plan-build = Put the second resource on the plan of { $tile } and build it
option-pass-plans = Put nothing more on your plans

reason-plan-paid = You have put a resource on this plan in this turn.
reason-not-a-half = The Scotsman comes onto one of the two halves.
reason-plan-no-site = There is no place to build this monument now.

log-plan-taken = takes the plan of { $tile }
log-plan-endowed = puts { $good } of the supply on the plan of { $tile }
log-plan-filled =
    { $n ->
        [one] puts the first resource on the plan of { $tile }
       *[other] puts the second resource on the plan of { $tile }
    }

score-plans = Plans not built

cli-fact-plan-resources = resources for a monument
cli-fact-unbuilt-price = VP lost for a plan not built
cli-legend-plan = plan of a monument
cli-legend-plan-site = where a plan could be built; in brackets: no Scotsman near

term-plans = monuments

### Chance told by hand: what is asked, and what may have come

ask-seat-order = Who is number { $place } in turn order?
ask-lay = Which tile came from stack { $stack } onto space { $space }?
ask-roll-die = What did the Die roll?
comes-tile = { $tile } ({ $way }; { $price })
comes-tile-effect = { $tile } ({ $way }; { $price }): { $effect }
comes-other = other
comes-die = { $n }
way-river = river
way-road = road
way-plain = neither river nor road

ask-lay-ring = Which contract lies on tile { $position } of the ring?
ask-deal = Which building came to architect { $architect }?
ask-first-player = Who begins?
ask-turn-over = Which building was turned over?
comes-building = { $building } ({ $price }; { $vp } VP)
comes-factory = { $building } ({ $price }): { $deed }

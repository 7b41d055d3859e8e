### The introduction to Chronicle 11: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-11-monument = { tile-new-lanark } is a monument. It costs nothing now, and you do not place it: you take its plan. Take it.
lesson-glen-more-ii-chronicle-11-nothing = The plan lies beside your territory. A turn like this activates nothing. End it: the plan step follows.
lesson-glen-more-ii-chronicle-11-first = At the end of each turn you may put 1 resource on each of your plans, whatever it is. You have 2 barley on { tile-black-isle }. Put one there.
lesson-glen-more-ii-chronicle-11-enough = A plan takes one resource a turn, so this is all for now. Go on: your turn is over, and new tiles come.
lesson-glen-more-ii-chronicle-11-village = Your rival is still ahead, so it is your turn again. { tile-new-lanark } covers a material tile without a river, next to one of your Scotsmen. { tile-halkirk } brings a Scotsman: take it.
lesson-glen-more-ii-chronicle-11-village-place = Place it west of the { tile-home-village }, at the end of the river.
lesson-glen-more-ii-chronicle-11-second-turn = { tile-black-isle } and { tile-inshriach } have given you resources. Two movement points are left; they last until the plan step is over. End the turn.
lesson-glen-more-ii-chronicle-11-second = The second resource builds the monument at once. Put it there.
lesson-glen-more-ii-chronicle-11-site = Where it is built matters: next to a village it gives 3 VP, next to a trade tile 2 coins. { tile-black-isle } lies next to the { tile-home-village } and to { tile-butcher }. Build over it.
lesson-glen-more-ii-chronicle-11-over = 3 VP and 2 coins, and your territory has not grown. The monument activates itself and its neighbours, but no tile twice in a turn: { tile-new-lanark } is a trade tile now, and 2 resources bring 5 VP. Designs bring double monuments, which cover two tiles; Ogilvy gives VP for 3 monuments or more. But each plan that is not built costs you 3 VP at the end: plan what you can build. Prosperity!

### The introduction to Chronicle 2: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-2-cross = The Mountain takes two spaces of the rondel and never leaves. Cross it, and you must leave 1 coin or 1 resource on it. Your rival left a stone. { tile-robert-i } lies beyond it, for free: take it.
lesson-glen-more-ii-chronicle-2-toll = Choose what you leave. It must be yours: nothing may be bought for it. You have two sheep and do not need both. Leave 1 sheep.
lesson-glen-more-ii-chronicle-2-marker = The person brings a clan marker as always. { domain-mckay } adds { tile-david-hume }, a second person. Click { domain-mckay }.
lesson-glen-more-ii-chronicle-2-wait = Look at the Mountain: 1 stone and 1 sheep lie there. Somebody will fetch them. End the turn.
lesson-glen-more-ii-chronicle-2-stop = The Die crossed the Mountain: 1 coin from the supply joined the heap. Now you can be the one. Only one pawn may stand there, and it leaves nothing. Stop on the Mountain.
lesson-glen-more-ii-chronicle-2-stay = You take no tile and activate nothing: a whole turn is the price. The heap is yours when you leave, with all that others add meanwhile. End the turn.
lesson-glen-more-ii-chronicle-2-stone = Your rival crossed and left a coin, the Die added another. Your turn begins, and you carry it all down: 3 coins, a stone, and your own sheep. Put the stone on the { tile-home-village }.
lesson-glen-more-ii-chronicle-2-sheep = Resources go onto any of your tiles with room. Put the sheep back on { tile-glen-etive }.
lesson-glen-more-ii-chronicle-2-over = Now take a tile as usual: what you carried down may pay for it. The book on the shelf tells what lies on the Mountain. Cross it with something you can spare, and stop there when the heap is worth a turn. Even at the end of the game, beyond World’s End, one pawn may rest there and collect. There can be only one!

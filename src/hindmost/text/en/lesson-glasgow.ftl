### What the tutor says in the first game of Glasgow.

lesson-glasgow-goods = Two merchants travel clockwise round the ring, and whoever is behind goes next. How far is up to you. Move two steps, to the tile that gives a brick and steel: goods are what you build with.
lesson-glasgow-goods-end = The goods were collected for you; your warehouse has room for five bricks, four steel and three gold, and anything that does not fit is lost. Until you end the turn, you can undo all of this. End it.
lesson-glasgow-architect = Your rival stopped twice behind you and then moved one tile past you, to the sign ×2: the next stop there counts twice. Now you are behind. Move three steps, to the architect.
lesson-glasgow-factory = An architect offers two buildings. The factory costs a brick and steel, which you have. Choose it.
lesson-glasgow-factory-place = You build one city together. The first building may go anywhere; the limits of 4 × 5 or 5 × 4 only take shape as the city grows. Place it. A new building is drawn at once, so this move is final: that is what the eye means.
lesson-glasgow-factory-end = The strip and its arrow show whose building it is. Your factory gives you a brick whenever somebody builds in its row or column, but not for itself. You could build again here for 1 extra gold; you have none. End the turn.
lesson-glasgow-whisky = Your rival took steel twice. You are behind: move one step and take the whisky. There is only one barrel; it can be taken from whoever has it.
lesson-glasgow-whisky-end = Whisky counts as any one of the goods when you pay. You are still behind, so you will go again. End the turn.
lesson-glasgow-tenement-go = Go on to the next architect, four steps ahead.
lesson-glasgow-tenement = The tenement costs two bricks and steel. You are a brick short, but the whisky replaces it. A tenement gives 3 more VP for every tenement beside it, whoever owns that. Choose it.
lesson-glasgow-tenement-place = Point to the places to see what each one gives. Place the tenement above the factory: in its column it makes the factory run.
lesson-glasgow-tenement-end = A brick from your factory, and 4 VP so far; everybody can see them, at the top. End the turn.
lesson-glasgow-gold = Your rival came to the same architect and built in the row of your factory: that gave you a brick as well. A player who joins a merchant at an architect stands on the left and is behind, so your rival went again. Now take the gold, one step ahead.
lesson-glasgow-gold-end = Gold pays for expensive buildings and for building twice in one turn. End the turn.
lesson-glasgow-brick = You are still two tiles behind: time for another brick.
lesson-glasgow-brick-end = Three bricks and gold. End the turn, and you will go once more.
lesson-glasgow-last-go = The tile ahead of you is closed while your rival stands there, but you may leap over. Go to the architect, three steps ahead.
lesson-glasgow-last = This factory costs two bricks. It gives no goods: whenever it runs you may replace an architect’s buildings.
lesson-glasgow-last-place = Beside your rival’s factory you would help your rival. Below your own you help only yourself: place it there.
lesson-glasgow-last-end = Another brick. End the turn.
lesson-glasgow-underway = So it goes on until the twentieth building completes the city. Parks give 1, 4, 9 VP for 1, 2, 3 of them and so on, stations 10 VP if you have one of each of four types, shops 5 more VP in a corner, banks count what you own. On a tie the player who completed the city loses. Play on: a bot takes the other merchant.

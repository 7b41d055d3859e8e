### What the tutor says in the first game of Glasgow.

lesson-glasgow-goods = Two merchants walk clockwise round the ring, and whoever is behind moves. How far is up to you. Go two steps, to the tile that gives a brick and steel: goods are what you build with.
lesson-glasgow-goods-end = The goods came by themselves; your warehouse has room for five bricks, four steel and three gold, and what finds no room is lost. Until you end the turn, Undo takes everything back. End it.
lesson-glasgow-architect = Your rival stopped twice behind you and then went one tile past, to the sign ×2: the next stop there counts double. Now you are behind. Go three steps, to the architect.
lesson-glasgow-factory = An architect offers two buildings. The factory costs a brick and steel, which you have. Choose it.
lesson-glasgow-factory-place = You build one city together. The first building may stand anywhere; the frame of 4 × 5 or 5 × 4 only takes shape as the city grows. Place it. A new building is drawn at once, so this step is final: that is what the eye means.
lesson-glasgow-factory-end = The strip and its arrow show whose building it is. Your factory gives you a brick whenever somebody builds in its row or column, but not for itself. You could build again here for 1 gold more; you have none. End the turn.
lesson-glasgow-whisky = Your rival took steel twice. You are behind: go one step and take the whisky. There is only one barrel; it can be taken from whoever has it.
lesson-glasgow-whisky-end = Whisky stands in for any one good when you pay. You are still behind, so you will act again. End the turn.
lesson-glasgow-tenement-go = Go on to the next architect, four steps ahead.
lesson-glasgow-tenement = The tenement costs two bricks and steel. You are a brick short, but the whisky stands in for it. Tenements are worth 3 more for every tenement beside them, whoever owns that. Choose it.
lesson-glasgow-tenement-place = Point at the places to see what each brings. Place the tenement above the factory: in its column it sets the factory to work.
lesson-glasgow-tenement-end = A brick from your factory, and 4 points so far; everybody can see them, at the top. End the turn.
lesson-glasgow-gold = Your rival came to the same architect and built in the row of your factory: that gave you a brick as well. Who joins a merchant at an architect stands on the left and is behind, so your rival moved once more. Now take the gold, one step ahead.
lesson-glasgow-gold-end = Gold pays for dear buildings and for building twice in one turn. End the turn.
lesson-glasgow-brick = You are still two tiles behind: time for another brick.
lesson-glasgow-brick-end = Three bricks and gold. End the turn, and you will act once more.
lesson-glasgow-last-go = The tile ahead of you is closed while your rival stands there, but you may leap over. Go to the architect, three steps ahead.
lesson-glasgow-last = This factory costs two bricks. It gives no goods: whenever it works you may have an architect’s buildings replaced.
lesson-glasgow-last-place = Beside your rival’s factory you would help your rival. Below your own you help only yourself: place it there.
lesson-glasgow-last-end = Another brick. End the turn.
lesson-glasgow-underway = So it goes on until the twentieth building completes the city. Parks count their number times itself, stations 10 if you have one of each of four types, shops 5 more in a corner, banks what you own. On a tie whoever completed the city loses. Play on: a bot takes the other merchant.

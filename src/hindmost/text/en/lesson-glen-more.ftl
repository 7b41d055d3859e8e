### The guided first game of Glen More: what the tutor says before each step of the script (text/lessons/glen-more.json).

lesson-glen-more-pasture = Your pawn is hindmost on the ring, so it is your turn. Take the { tile-pasture }, three steps ahead. You may go as far as you like, but whatever you leap over is left to your rival, and the farther you go, the longer you wait.
lesson-glen-more-pasture-place = A tile is placed beside a clan member, at an edge or a corner. Yours stands on the { tile-start-village }. The { tile-pasture } carries the river, which runs from north to south and must go on: place it at the southern mouth.
lesson-glen-more-pasture-end = The new tile and all tiles around it were activated: the { tile-pasture } gave a head of cattle, the village a movement point. Nothing is final yet, Undo takes back step by step. Now end the turn.
lesson-glen-more-cornfield = Your rival took the { tile-meadow } behind which you now stand. The white piece is the Die: when it is hindmost it is rolled, and the tile it reaches leaves the game. Take the { tile-cornfield }: grain will soon be needed.
lesson-glen-more-cornfield-place = Roads run from west to east and must go on as well. Place the { tile-cornfield } west of the village: there it touches the { tile-pasture } at a corner and wakes it too.
lesson-glen-more-cornfield-end = One grain, and a second head of cattle. A tile that produces holds three at most. End the turn.
lesson-glen-more-quarry = Your rival leapt far ahead to get { tile-loch-lochy } and will have to wait. You need not: take the { tile-quarry }, just one step ahead. Small steps mean many turns.
lesson-glen-more-quarry-place = The road has an open mouth in the east as well. Place the { tile-quarry } there.
lesson-glen-more-quarry-end = Stone, and the third head of cattle. Look at the line below the ring: you are still hindmost after this turn and act again at once. End the turn.
lesson-glen-more-moil = { tile-castle-moil } costs wood, stone and grain. You have two of them; the wood is bought at the market for 2 coins, and the next buyer will pay more. The castle brings a clan member, a barrel of whisky and a card that counts at every scoring.
lesson-glen-more-moil-place = Without river and road it may lie on any marked cell. Place it in the north-west: from there it wakes the village and the { tile-cornfield }.
lesson-glen-more-moil-move = Castle and village gave a movement point each. Movement leads a clan member from tile to tile, or out of the territory to parliament. Click the member on { tile-castle-moil }.
lesson-glen-more-moil-parliament = Send the member to parliament: at a scoring whoever has more there gets points. The member on the village stays, for without one nothing can be placed.
lesson-glen-more-moil-end = What you paid stands above your territory; the card lies beside the ring. End the turn.
lesson-glen-more-butcher = You have three head of cattle, and the { tile-butcher } turns cattle into victory points. Take it: it costs nothing but the distance.
lesson-glen-more-butcher-place = In the south-east it touches the { tile-pasture }, the { tile-quarry } and the village: all three are woken with it.
lesson-glen-more-butcher-trade = Gains ran by themselves; the { tile-pasture } is full. The { tile-butcher } spends goods, so he waits for you: click his card or the tile. Two head of cattle bring 4 points.
lesson-glen-more-butcher-move = There was room on the { tile-pasture } again, so it gave once more. One movement point is left: click the member on the village …
lesson-glen-more-butcher-to = … and lead the member to the { tile-butcher }. The next tile can then lie farther south and wake pasture and butcher again.
lesson-glen-more-butcher-end = Four points, seen by nobody but you. Goods can also be sold, at the market, for the coins that lie there. End the turn.
lesson-glen-more-armadale = { tile-armadale-castle } costs wood and stone and gives a clan member, 3 coins and a card. Look at the line below the ring as well: so many spaces will be refilled that the stack runs out, and then a scoring falls due.
lesson-glen-more-armadale-place = Place it south of the { tile-butcher }.
lesson-glen-more-armadale-trade = The { tile-pasture } has delivered: let the { tile-butcher } sell two more.
lesson-glen-more-armadale-move = One movement point, just before the scoring. Click the member on the { tile-butcher }; the new one on the castle stays.
lesson-glen-more-armadale-parliament = To parliament!
lesson-glen-more-armadale-end = End the turn and see what the scoring brings.
lesson-glen-more-scored = The first scoring. Three times you are compared with whoever has least. Whisky: 1 against 0 gives 1 point. Parliament: two members and two bonnets on your cards make 4 against 0, that is 5 points. Cards: 2 against 1, 1 point. A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 points. There will be two more scorings; at the very end a coin is worth 1 point, and every tile more than the smallest territory costs 3. You know the game now: play it to its end!

## Advice where the reader has chosen another way

lesson-glen-more-any-take = Look for a tile that suits what you have. Near tiles keep you hindmost, and you act again; far ones are worth a leap only if you really want them.
lesson-glen-more-any-place = Place the tile where it touches many tiles that give something: all of them are activated.
lesson-glen-more-any-activate = Activate what is left, sell what you do not need, use movement points, and end the turn.
lesson-glen-more-any-move-to = Lead the clan member to where the next tiles shall lie, or to parliament. One must stay in the territory.
lesson-glen-more-any-trade = More goods at once usually bring more points.

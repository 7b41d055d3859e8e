### The guided first game of Glen More: what the tutor says before each step of the script (text/lessons/glen-more.json).

lesson-glen-more-pasture = Your pawn is furthest behind on the rondel, so it is your turn. Take the { tile-pasture }, three steps ahead. You may go as far as you like, but you leave whatever you leap over to your rival, and the further you go, the longer you wait.
lesson-glen-more-pasture-place = Place each new tile next to a clan member; touching at a corner is enough. Yours stands on the { tile-start-village }. The { tile-pasture } carries the river, which runs north to south and may not be broken: place it at the southern end.
lesson-glen-more-pasture-end = The new tile and all tiles around it were activated: the { tile-pasture } gave a cow, the village a movement point. You can still undo everything, step by step. Now end the turn.
lesson-glen-more-cornfield = Your rival took the { tile-meadow } just ahead of you. The white piece is the Die: when it is furthest behind, it is rolled, and the tile it lands on leaves the game. Take the { tile-cornfield }: you will need grain soon.
lesson-glen-more-cornfield-place = Roads run west to east and may not be broken either. Place the { tile-cornfield } west of the village: there it touches the { tile-pasture } at a corner and activates it too.
lesson-glen-more-cornfield-end = One grain, and a second cow. A production tile holds three at most. End the turn.
lesson-glen-more-quarry = Your rival leapt far ahead to get { tile-loch-lochy } and will have to wait. You need not: take the { tile-quarry }, just one step ahead. Small steps mean many turns.
lesson-glen-more-quarry-place = The road is still open in the east. Place the { tile-quarry } there.
lesson-glen-more-quarry-end = Stone, and the third cow. Look at the line below the rondel: you are still furthest behind after this turn and go again at once. End the turn.
lesson-glen-more-moil = { tile-castle-moil } costs wood, stone and grain. You have two of them; you buy the wood at the market for 2 coins, and the next buyer will pay more. The castle gives a clan member, a barrel of whisky and a card that counts at every scoring.
lesson-glen-more-moil-place = Without river or road it may go on any marked place. Place it in the north-west: from there it activates the village and the { tile-cornfield }.
lesson-glen-more-moil-move = The castle and the village each gave you a movement point. One point moves a clan member to a neighbouring tile, or from your territory to parliament. Click the clan member on { tile-castle-moil }.
lesson-glen-more-moil-parliament = Send this clan member to parliament: at a scoring the player with more there gets VP. The clan member on the village stays, for without one nothing can be placed.
lesson-glen-more-moil-end = What you paid is shown above your territory; the card is beside the rondel. End the turn.
lesson-glen-more-butcher = You have three cows, and the { tile-butcher } turns cows into VP. Take it: it costs nothing but the distance.
lesson-glen-more-butcher-place = In the south-east it touches the { tile-pasture }, the { tile-quarry } and the village: all three are activated with it.
lesson-glen-more-butcher-trade = Free gains were collected for you; the { tile-pasture } is full. The { tile-butcher } spends resources, so that is up to you: click its card or the tile. Two cows give 4 VP.
lesson-glen-more-butcher-move = There was room on the { tile-pasture } again, so it produced once more. One movement point is left: click the clan member on the village …
lesson-glen-more-butcher-to = … and the { tile-butcher }. You can then place the next tile further south and activate pasture and butcher again.
lesson-glen-more-butcher-end = Four VP, seen by nobody but you. Resources can also be sold, at the market, for the coins there. End the turn.
lesson-glen-more-armadale = { tile-armadale-castle } costs wood and stone and gives a clan member, 3 coins and a card. Look at the line below the rondel as well: so many spaces will be refilled that the stack runs out, and then a scoring follows.
lesson-glen-more-armadale-place = Place it south of the { tile-butcher }.
lesson-glen-more-armadale-trade = The { tile-pasture } has produced: trade two more cows at the { tile-butcher }.
lesson-glen-more-armadale-move = One movement point, just before the scoring. Click the clan member on the { tile-butcher }; the new one on the castle stays.
lesson-glen-more-armadale-parliament = To parliament.
lesson-glen-more-armadale-end = End the turn and see what the scoring gives.
lesson-glen-more-scored = The first scoring. Three times you are compared with whoever has least. Whisky: 1 against 0 gives 1 VP. Parliament: two members and two bonnets on your cards make 4 against 0, that is 5 VP. Cards: 2 against 1, 1 VP. A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 VP. There will be two more scorings; at the very end a coin is worth 1 VP, and every tile more than the smallest territory costs 3 VP. You know the game now: play it to its end!

## Advice where the reader has chosen another way

lesson-glen-more-any-take = Look for a tile that suits what you have. Near tiles keep you behind, and you go again; far ones are worth a leap only if you really want them.
lesson-glen-more-any-place = Place the tile where it touches many tiles that give something: all of them are activated.
lesson-glen-more-any-activate = Activate what is left, sell what you do not need, use movement points, and end the turn.
lesson-glen-more-any-move-to = Move the clan member to where you want to place tiles next, or to parliament. One must stay in the territory.
lesson-glen-more-any-trade = More resources at once usually give more VP.

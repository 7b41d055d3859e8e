### The guided first game of Glen More II: what the tutor says before each step of the script (text/lessons/glen-more-ii.json).

lesson-glen-more-ii-ballachulish = Whoever is furthest behind on the rondel goes next: that is you. Take { tile-ballachulish }, three steps ahead. It costs nothing but the distance: you leave whatever you leap over to your rival, and the further you go, the longer you wait.
lesson-glen-more-ii-ballachulish-place = Place each new tile next to one of your Scotsmen; touching at a corner is enough. Yours stands on the { tile-home-village }. The river is for river tiles only, so the quarry goes north or south of it. Place it south of the village.
lesson-glen-more-ii-ballachulish-end = The new tile and all tiles around it were activated: { tile-ballachulish } gave a stone, the two home tiles a movement point each. Leave the points for now. You can still undo everything, step by step. Now end the turn.
lesson-glen-more-ii-robert = Your rival went ahead to { tile-glen-etive }. The white piece is the Die: when it is furthest behind, it is rolled, and the tile it lands on leaves the game. Take { tile-robert-i }, five steps ahead: persons count at every scoring.
lesson-glen-more-ii-robert-claim = A person goes beside your territory. Instead, you place a clan marker on the clan board: every domain shows its road cost now, and what it gives. { domain-ross } costs 1 coin and gives two Scotsmen. Click { domain-ross }.
lesson-glen-more-ii-robert-castle = The first of the two goes straight to the { tile-home-castle }: only Scotsmen there count at a scoring.
lesson-glen-more-ii-robert-quarry = The second one goes to { tile-ballachulish }. You can place tiles next to any Scotsman.
lesson-glen-more-ii-robert-end = A person activates no tiles, so there is nothing more to do. End the turn.
lesson-glen-more-ii-stalker = You are furthest behind again. { tile-castle-stalker } costs wood and stone. You have the stone; you buy the wood at the market for 1 coin, and the coin stays there: the next buyer pays 2, and a player who sells a wood gets yours. Look at the line below the rondel as well: with this turn stack A runs out, and a scoring follows.
lesson-glen-more-ii-stalker-place = Place the castle south of the { tile-home-castle }: there it touches both home tiles and { tile-ballachulish }, and activates all three.
lesson-glen-more-ii-stalker-move = The castle gave you a Scotsman and a landmark card, and the card 3 coins. You have three movement points, just before the scoring. Click the Scotsman on { tile-castle-stalker } …
lesson-glen-more-ii-stalker-to = … and move him to the { tile-home-castle }.
lesson-glen-more-ii-stalker-second = Now the one on { tile-ballachulish } …
lesson-glen-more-ii-stalker-second-to = … to the castle as well. One point moves him over an edge or a corner.
lesson-glen-more-ii-stalker-end = Three Scotsmen on the { tile-home-castle }, a landmark, a person. The one in the village stays there, so that you can place tiles in the west. End the turn and see what the scoring gives.
lesson-glen-more-ii-pulteney = The first of four scorings. Four times you were compared with whoever has least: three Scotsmen on the castle against none, 3 VP; one landmark, 1 VP; one person, 1 VP; nobody has whisky. A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 VP. Meanwhile the Die took two tiles, and you are still furthest behind. Take { tile-pulteney }, a distillery: whisky is what you lack.
lesson-glen-more-ii-pulteney-place = You paid with the stone of { tile-ballachulish }. Place the distillery north of the { tile-home-castle }.
lesson-glen-more-ii-pulteney-distil = A barrel came with it. Now it can turn barley into another one. You have no barley, but you may buy what a payment needs: 1 coin at the market. Click the card, or the tile.
lesson-glen-more-ii-pulteney-end = Two barrels. End the turn.
lesson-glen-more-ii-strathearn = Your rival took { tile-easdale } and sold a wood, for the coin that you had left there. You can sell resources at any time in your turn, as long as there are coins in their row. Take { tile-strathearn }: it grows barley, so you need not buy any.
lesson-glen-more-ii-strathearn-place = { tile-strathearn } carries the river, which runs west to east and may not be broken. Place it east of the { tile-home-castle }, where it touches { tile-pulteney } at a corner.
lesson-glen-more-ii-strathearn-distil = The barley is there: let { tile-pulteney } distil it. This is how tiles that fit together feed each other.
lesson-glen-more-ii-strathearn-end = Three barrels for the next scoring. End the turn.
lesson-glen-more-ii-over = You know the game now. Three more scorings will come: when stack B runs out, when stack C does, and at the end. Later tiles cost more and do more, and some cover others of their type. At the very end a coin is worth 1 VP, and every tile more than the smallest territory costs 3 VP: you have 6, your rival 5. A player who reaches World’s End takes no further turn. Play it to its end, and next time with a chronicle!

## Advice where the reader has chosen another way

lesson-glen-more-ii-any-take = Look for a tile that suits what you have. Near tiles keep you behind, and you go again; far ones are worth a leap only if you really want them.
lesson-glen-more-ii-any-place = Place the tile where it touches many tiles that give something: all of them are activated.
lesson-glen-more-ii-any-activate = Activate what is left, sell what you do not need, move Scotsmen to the { tile-home-castle } before a scoring, and end the turn.
lesson-glen-more-ii-any-walk-to = Move the Scotsman to where you want to place tiles next, or to the { tile-home-castle }, where he counts.
lesson-glen-more-ii-any-place-marker = Look at what the domains give and at what their roads cost now. Every marker on the clan board, whoever owns it, makes the domains around it cheaper.
lesson-glen-more-ii-any-trade = More resources at once usually give more VP.

### The guided first game of Glen More II: what the tutor says before each step of the script (text/lessons/glen-more-ii.json).

lesson-glen-more-ii-ballachulish = Whoever is hindmost on the ring acts: that is you. Take { tile-ballachulish }, three steps ahead. It costs nothing but the distance: whatever you leap over is left to your rival, and the farther you go, the longer you wait.
lesson-glen-more-ii-ballachulish-place = A tile is placed beside one of your Scotsmen, at an edge or a corner. Yours stands on the { tile-home-village }. The river is for river tiles only, so the quarry goes north or south of it. Place it south of the village.
lesson-glen-more-ii-ballachulish-end = The new tile and all tiles around it were activated: { tile-ballachulish } gave a stone, the two home tiles a movement point each. The points can wait for another turn. Nothing is final yet, Undo takes back step by step. Now end the turn.
lesson-glen-more-ii-robert = Your rival went ahead to { tile-glen-etive }. The white piece is the Die: when it is hindmost it is rolled, and the tile it reaches leaves the game. Take { tile-robert-i }, five steps ahead: persons count at every scoring.
lesson-glen-more-ii-robert-claim = A person is laid aside. Instead, you place a clan marker on the clan map: every domain shows what it costs now, its road included, and what it gives. { domain-ross } costs 1 coin and gives two Scotsmen. Click { domain-ross }.
lesson-glen-more-ii-robert-castle = The first of the two goes straight to the { tile-home-castle }: only Scotsmen there count at a scoring.
lesson-glen-more-ii-robert-quarry = The second one goes to { tile-ballachulish }. Where a Scotsman stands, the next tiles can lie.
lesson-glen-more-ii-robert-end = A person wakes no tiles, so there is nothing more to do. End the turn.
lesson-glen-more-ii-stalker = You are hindmost again. { tile-castle-stalker } costs wood and stone. You have the stone; the wood is bought at the market for 1 coin, and the coin stays there: the next buyer pays 2, and whoever sells a wood gets yours. Look at the line below the ring as well: with this turn stack A runs out, and a scoring falls due.
lesson-glen-more-ii-stalker-place = Place the castle south of the { tile-home-castle }: there it touches both home tiles and { tile-ballachulish }, and wakes all three.
lesson-glen-more-ii-stalker-move = The castle brought a Scotsman and a landmark card, and the card 3 coins. Three movement points are yours, just before the scoring. Click the Scotsman on { tile-castle-stalker } …
lesson-glen-more-ii-stalker-to = … and lead him to the { tile-home-castle }.
lesson-glen-more-ii-stalker-second = Now the one on { tile-ballachulish } …
lesson-glen-more-ii-stalker-second-to = … to the castle as well. A point leads over an edge or a corner.
lesson-glen-more-ii-stalker-end = Three Scotsmen on the { tile-home-castle }, a landmark, a person. The one in the village stays there, so that tiles can lie in the west. End the turn and see what the scoring brings.
lesson-glen-more-ii-pulteney = The first of four scorings. Four times you were compared with whoever has least: three Scotsmen on the castle against none, 3 points; one landmark, 1 point; one person, 1 point; nobody has whisky. A lead of 1, 2, 3, 4, 5 or more gives 1, 2, 3, 5, 8 points. Meanwhile the Die took two tiles, and you are still hindmost. Take { tile-pulteney }, a distillery: whisky is what you lack.
lesson-glen-more-ii-pulteney-place = You paid with the stone of { tile-ballachulish }. Place the distillery north of the { tile-home-castle }.
lesson-glen-more-ii-pulteney-distil = A barrel came with it. Now it can turn barley into another one. You have no barley, but what you need for a payment you may buy: 1 coin at the market. Click the card, or the tile.
lesson-glen-more-ii-pulteney-end = Two barrels. End the turn.
lesson-glen-more-ii-strathearn = Your rival took { tile-easdale } and sold a wood, for the coin that you had left there. Goods can be sold at any time in your turn, as long as coins lie in their row. Take { tile-strathearn }: it grows barley, so you need not buy any.
lesson-glen-more-ii-strathearn-place = { tile-strathearn } lies on the river, which runs from west to east and must go on. Place it east of the { tile-home-castle }, where it touches { tile-pulteney } at a corner.
lesson-glen-more-ii-strathearn-distil = The barley is there: let { tile-pulteney } distil it. This is how tiles that fit together feed each other.
lesson-glen-more-ii-strathearn-end = Three barrels for the next scoring. End the turn.
lesson-glen-more-ii-over = You know how it goes. Three more scorings will come: when stack B runs out, when stack C does, and at the end. Later tiles cost more and do more, and some cover others of their type. At the very end a coin is worth 1 point, and every tile more than the smallest territory costs 3: you have 6, your rival 5. Whoever reaches World’s End takes no further turn. Play it to its end, and next time with a chronicle!

## Advice where the reader has chosen another way

lesson-glen-more-ii-any-take = Look for a tile that suits what you have. Near tiles keep you hindmost, and you act again; far ones are worth a leap only if you really want them.
lesson-glen-more-ii-any-place = Place the tile where it touches many tiles that give something: all of them are activated.
lesson-glen-more-ii-any-activate = Activate what is left, sell what you do not need, lead Scotsmen to the { tile-home-castle } before a scoring, and end the turn.
lesson-glen-more-ii-any-walk-to = Lead the Scotsman to where the next tiles shall lie, or to the { tile-home-castle }, where he counts.
lesson-glen-more-ii-any-place-marker = Look at what the domains give and at what their roads cost now. Every marker on the map, whoever’s it is, makes the domains around it cheaper.
lesson-glen-more-ii-any-trade = More goods at once usually bring more points.

### The introduction to Chronicle 3: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-3-barley = Whisky ages here: your two barrels lie in the First Cellar, on the spaces of 1 and 2 VP. The Single Cask Sale buys them, four steps beyond { tile-strathearn }. Take { tile-strathearn } first, 1 step ahead: it gives barley, and you stay behind and go again.
lesson-glen-more-ii-chronicle-3-barley-place = Place it west of the { tile-home-village }, where it touches { tile-pulteney } at a corner.
lesson-glen-more-ii-chronicle-3-distil = Activate { tile-pulteney }.
lesson-glen-more-ii-chronicle-3-either = In this chronicle a distillery does one of two things: make a barrel of barley, or age a barrel by one space. Ageing adds 1 VP, a third barrel adds more. Make a barrel: it goes to the first free space, which is worth 3 VP.
lesson-glen-more-ii-chronicle-3-end = 1, 2 and 3 VP: the First Cellar is full. With a Second Cellar, for 1 wood and 1 stone, barrels could age on to 6 VP. End the turn.
lesson-glen-more-ii-chronicle-3-stop = Crossing the Single Cask Sale you may sell 1 barrel. Stopping there you may sell 2, but take no tile. Stop at the Sale.
lesson-glen-more-ii-chronicle-3-bonus = The bonus space is for a player who stops. A barrel gives the VP of the space it comes from. Sell the one of 3 VP on the bonus space.
lesson-glen-more-ii-chronicle-3-second = With two players there is one more space. Sell the barrel of 2 VP; the youngest may grow older.
lesson-glen-more-ii-chronicle-3-sold = 5 VP, and nobody else can sell here: the tile is full. End the turn.
lesson-glen-more-ii-chronicle-3-over = A barrel is a barrel all the same: it counts at every scoring and pays costs, and is gone once it is sold. So the question is always the same: keep it for the scoring, age it, or sell it? There are three Sales in the game, in the stacks B, C and D, and a barrel that is left over at the end scores nothing for its space. Slàinte!

### The introduction to Chronicle 1: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-1-shipyard = Your boat lies on your home castle: once round the table, along everybody’s rivers, and home again. The race starts when a pawn crosses Race Start. Take { tile-shipyard }, beyond it: it costs 1 wood, which you have, and your pawn gives the signal.
lesson-glen-more-ii-chronicle-1-shipyard-place = Boats go from right to left. Place { tile-shipyard } east of the { tile-home-castle }, behind your boat: river tiles ahead of it make the way longer.
lesson-glen-more-ii-chronicle-1-sail = { tile-shipyard } gave 2 movement points, the two castles 1 each. They move Scotsmen or your boat, as you like. 1 point is 1 river tile. Move the boat to the { tile-home-village }.
lesson-glen-more-ii-chronicle-1-sail-out = From the last tile of a river it goes on to the next river, clockwise. With two players a neutral river lies between yours and your rival’s. Move on.
lesson-glen-more-ii-chronicle-1-sail-on = A castle is 2 spaces ahead. Move on.
lesson-glen-more-ii-chronicle-1-sail-castle = Your last point takes the boat to the neutral castle, where 2 reward tokens lie face down. Move there: you alone may look at them, so it cannot be undone.
lesson-glen-more-ii-chronicle-1-token = Keep one, or none; the other stays for later boats. Every castle serves your boat once, the home castle of a rival too. Keep { reward-barrel-1 }: you gain it at once.
lesson-glen-more-ii-chronicle-1-end = Nothing more to do: end the turn. Your boat has 12 river tiles to go, your rival’s 16.
lesson-glen-more-ii-chronicle-1-over = The book on the shelf shows how far everybody has to go. The first boat home gains 15 VP and a barrel. With two players the other takes a Last card: cod liver oil, and coins are worth nothing at the end. With more players the second gains 10 VP, the third 5 VP. Every movement point now asks: Scotsman or boat? Good winds!

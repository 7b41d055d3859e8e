### The introduction to Chronicle 10: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-10-first = Your clan sends two champions to the Highland Games: a caber tosser and a stone carrier. They train in your territory. { tile-lochridge } is an animal tile, and free: take it.
lesson-glen-more-ii-chronicle-10-marker = Place it north of the { tile-home-village }. Your first resource tile gets a champion marker by itself: on an animal tile it stands for the stone carrier, on a material tile for the caber tosser.
lesson-glen-more-ii-chronicle-10-end = Nobody has trained yet: that takes a tile placed beside the marker. End the turn.
lesson-glen-more-ii-chronicle-10-train = Now for some exercise. { tile-black-isle } is a material tile. Take it.
lesson-glen-more-ii-chronicle-10-beside = Placed beside { tile-lochridge }, diagonally included, it trains the champion whose marker lies there. Place it north of the { tile-home-castle }.
lesson-glen-more-ii-chronicle-10-level = Your stone carrier rises to level 1. Every level gives something: here 1 coin. Take it.
lesson-glen-more-ii-chronicle-10-centre = Each level of the centre track holds one reward for whoever takes it first, and you take one until the next scoring: a clan marker of yours stays there meanwhile. Later ones are better, but 2 coins are 2 coins. Take them.
lesson-glen-more-ii-chronicle-10-move = You may move a marker to the resource tile just placed. On { tile-black-isle } it turns over and trains the caber tosser. Your second marker cannot come here: the two never lie on adjacent tiles. Move the one from { tile-lochridge }.
lesson-glen-more-ii-chronicle-10-rest = Next time you build beside { tile-black-isle }, the caber tosser rises. End the turn.
lesson-glen-more-ii-chronicle-10-over = At each scoring whoever has the highest caber tosser gains a popularity token, and so does whoever has the highest stone carrier. Popularity is a fifth category, and some tiles cost it. From level 3 on a champion raises one result in the next scoring: Scotsmen for the caber tosser, whisky for the stone carrier. Then all champions go back to level 0. Tournaments and Spectators give levels, too. May the best clan win!

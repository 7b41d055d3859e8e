### The introduction to Chronicle 4: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-4-lomond = The pawn on space 8 is nobody’s: the Englishman, with the England token under him. The first pawn to cross him takes the token. { tile-loch-lomond } lies beyond him, for 1 wood from the market. Take it.
lesson-glen-more-ii-chronicle-4-lomond-place = You have the token. { tile-loch-lomond } is one of four tiles whose landmark card would bring it too: from now on only these four move it. Place the tile south of the { tile-home-village }.
lesson-glen-more-ii-chronicle-4-end = When the Englishman is furthest behind, it is his turn, and you decide for him. End the turn.
lesson-glen-more-ii-chronicle-4-use = His turn. Either take a tile with him for coins on the row England, or discard a tile and collect coins there. 1 coin lies there, so taking costs 2. { tile-easdale } itself is free. Choose to take a tile with him, then { tile-easdale }.
lesson-glen-more-ii-chronicle-4-use-place = A tile beyond your usual turns, and your own pawn has not moved. Place { tile-easdale } south of the { tile-home-castle }.
lesson-glen-more-ii-chronicle-4-use-end = Tiles are activated as in a turn of your own. End it.
lesson-glen-more-ii-chronicle-4-banish = The Englishman is furthest behind again. Taking would cost 3 coins now; discarding gives 2. One rival has three persons, and { tile-william-wallace } would be the fourth. Choose to discard, then { tile-william-wallace }.
lesson-glen-more-ii-chronicle-4-over = You have your 2 coins back, and he is far ahead. Every use makes the next one more expensive, every discard pays less: 1, 2, 3 and back. Whoever gains { tile-loch-lomond }, { tile-glenfinnan-church }, { tile-glenfinnan-monument } or { tile-wade-roads } takes the token, and he never stops on these four. The book on the shelf says who has it. Hold on to him!

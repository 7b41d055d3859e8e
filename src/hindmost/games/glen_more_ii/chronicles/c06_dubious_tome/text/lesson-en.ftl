### The introduction to Chronicle 6: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-6-gathering = In this chronicle every landmark card hides an event. You have one card: { tile-castle-stalker }. A { tile-gathering } triggers an event. One lies 6 steps ahead and is free: take it.
lesson-glen-more-ii-chronicle-6-gathering-place = Place it south of the { tile-home-castle }, where it touches everything you have.
lesson-glen-more-ii-chronicle-6-icon = Its activation is an event, once per turn. Activate the { tile-gathering }.
lesson-glen-more-ii-chronicle-6-event = Choose a card that has not been turned over: carry out its event, or only turn it. { tile-castle-stalker } takes a tile from the discard pile without its cost, for 1 Scotsman. Choose its event.
lesson-glen-more-ii-chronicle-6-price = The price first. The Scotsman in the village keeps more places open to you, so return the one on { tile-castle-stalker }.
lesson-glen-more-ii-chronicle-6-fetch = { tile-old-man-of-storr } costs a wood and a sheep on the rondel. Nobody took it: now it costs you nothing, and it brings a second landmark card. Take it.
lesson-glen-more-ii-chronicle-6-fetch-place = Place it by the usual rules, north of the { tile-home-castle }.
lesson-glen-more-ii-chronicle-6-pass = Its card put 2 stones on it, and its activation a third. Its neighbours have been activated this turn. Go on: nothing more to activate here.
lesson-glen-more-ii-chronicle-6-end = { tile-castle-stalker } is turned to its event face for good. What its landmark does goes on, its event is spent. A scoring follows: end the turn and look at the landmarks.
lesson-glen-more-ii-chronicle-6-over = 3 VP for landmarks: two cards and one more for the event face, against none. There is a { tile-gathering } in every stack, and each card has an event of its own: point to it to read it. { tile-old-man-of-storr } has one too: for a Scotsman, those on your { tile-home-castle } are scored by a better table from then on. The history is dubious, the VP are not!

### The introduction to Chronicle 5: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-5-inn = Inns turn sheep into haggis, and haggis into VP. You have three sheep on { tile-glen-etive }. { tile-drovers-inn } costs 1 wood, which you buy for 2 coins. Take it.
lesson-glen-more-ii-chronicle-5-inn-place = Place it south of the { tile-home-castle }, where it activates both home tiles and { tile-ballachulish }.
lesson-glen-more-ii-chronicle-5-token = As it comes, an inn gives a haggis token. Two lie face up, worth 1 and 3; the others lie face down. Take the 3: it goes face down on your serving table.
lesson-glen-more-ii-chronicle-5-sheep = Activated, it gives another token for 1 sheep. You have three: activate { tile-drovers-inn }.
lesson-glen-more-ii-chronicle-5-draw = Take 1 or 2 face up, and your rival knows what you have. Draw one, and only you see it. A high value is worth more, a low one comes up more often. Draw.
lesson-glen-more-ii-chronicle-5-end = A 1. Your serving table holds up to 5 tokens. You may look at yours at any time, in the book on the shelf. End the turn.
lesson-glen-more-ii-chronicle-5-over = Haggis is scored three times: after the scorings of stacks B and C, and at the very end. The Die, with 1, 1, 1, 2, 2, 3, is rolled 4 times; for each roll you turn up one token of that value, 3 at most. A barrel buys one more roll. Your tokens face up give their number times the sum of their values: 1 and 3 give 2 × 4 = 8 VP, three 3s 27 VP. Then they go back. Guid appetite!

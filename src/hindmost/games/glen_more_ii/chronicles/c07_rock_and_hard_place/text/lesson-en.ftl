### The introduction to Chronicle 7: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-7-person = Five Great Glen cards lie open. Each may give 10 VP at the end, if the clan council accepts it. A player who takes a person calls the council. { tile-robert-i } is free: take him.
lesson-glen-more-ii-chronicle-7-marker = First the clan marker, as always. { domain-mckay } costs 2 coins and brings { tile-david-hume }. Click { domain-mckay }.
lesson-glen-more-ii-chronicle-7-propose = The council meets, and you choose the card. Persons take no room, so your territory stays small: choose { great-glen-smallest-territory }.
lesson-glen-more-ii-chronicle-7-aye = All vote in secret. AYE means that the card will be scored. With at least as many AYE as NAY it is accepted. Your vote piece stays on the card, and you have 4 AYE and 3 NAY for the whole game. Vote AYE.
lesson-glen-more-ii-chronicle-7-end = Two AYE against one NAY: { great-glen-smallest-territory } will be scored. End the turn.
lesson-glen-more-ii-chronicle-7-nay = A rival took { tile-william-wallace } and wants { great-glen-garrisons } scored: castles with Scotsmen. You have nobody in a castle. Vote NAY.
lesson-glen-more-ii-chronicle-7-over = Two NAY against one AYE: { great-glen-garrisons } is out. The board shows who leads in each card. At the end every accepted card gives 10 VP to the best, shared if several are; one that nobody put to the vote gives nothing. After five votes the council meets no more. Take persons while the cards suit you!

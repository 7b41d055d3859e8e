### The score sheet of a game that lies on a real table

sheet-scoring = Scoring { $n }
sheet-end = End of the game

## When each part is counted

sheet-glen-more-1 = stack 1 has run out
sheet-glen-more-2 = stack 2 has run out
sheet-glen-more-3 = stack 3 has run out
sheet-glen-more-end = after the third scoring
sheet-glen-more-ii-1 = stack A has run out
sheet-glen-more-ii-2 = stack B has run out
sheet-glen-more-ii-3 = stack C has run out
sheet-glen-more-ii-4 = everybody has reached World’s End
sheet-glen-more-ii-end = after the fourth scoring
sheet-glasgow-end = the city is finished

## What is counted

sheet-tokens = VP won in turns
sheet-resources = Resources left

sheet-hint-whisky = Barrels you have.
sheet-hint-parliament = Members of parliament, twice with Castle of Mey, then bonnets on your cards.
sheet-hint-cards = Your special cards.
sheet-hint-castle = Scotsmen on the home castle. Castle Moil counts them twice.
sheet-hint-landmarks = Your landmark cards.
sheet-hint-persons = Your person tiles. David Hume counts 2.
sheet-hint-tokens = Your VP tokens, without what the scorings gave: that is counted on this sheet.
sheet-hint-size = Tiles in your territory. Each one more than the smallest has costs { $vp } VP.
sheet-hint-seen-size = Tiles that are seen, home tiles too. Each one more than the smallest territory has costs { $vp } VP.
sheet-hint-more-resources = Only for a tie: more wins.
sheet-hint-fewer-resources = Only for a tie: fewer wins.

## Glasgow

sheet-glasgow-factory = Factories
sheet-glasgow-monument = Monuments
sheet-glasgow-tenement = Tenements
sheet-stored = In the warehouse: { $good }
sheet-barrel = Has the whisky
sheet-finisher = Finished the city

sheet-hint-printed = VP printed on all your buildings, added up.
sheet-hint-factory = Your factories. Banks may count them.
sheet-hint-set = Stations count only with one of these.
sheet-hint-station = Each counts { $vp } VP with a monument, a factory, a park and a tenement of your own.
sheet-hint-shop = Your shops on a corner of the city.
sheet-hint-beside = For each of your tenements, the tenements beside it, whoever owns them.

### The introduction to Chronicle 8: what the tutor says before each step of the script (lesson.json).

lesson-glen-more-ii-chronicle-8-quarry = You start with 7 pennies on your home castle, and at the end each costs you 1 VP. Mobs in prison take them off you. All this comes at the end of a turn, so play one: take { tile-ballachulish }.
lesson-glen-more-ii-chronicle-8-quarry-place = Place the quarry south of the { tile-home-village }.
lesson-glen-more-ii-chronicle-8-end = Now look at the prison, in the book on the shelf: two mobs are in it, a third comes with the first B tile. End the turn.
lesson-glen-more-ii-chronicle-8-penny = One thing may be done at the end of each turn: put a penny on a mob, or take a mob. A penny on a mob is turned to +1 and waits for whoever takes the mob. Put one on { mob-mcmail }.
lesson-glen-more-ii-chronicle-8-sheep = Your rival did the same: { mob-mcmail } has 2 pennies. You are furthest behind. Take { tile-glen-etive }, 1 step ahead.
lesson-glen-more-ii-chronicle-8-sheep-place = Place it west of the { tile-home-village }.
lesson-glen-more-ii-chronicle-8-again = The end of the turn is where it gets interesting. End it.
lesson-glen-more-ii-chronicle-8-mob = { mob-mcmail } costs 4 VP at the end, but his 2 pennies give 2 back. And he works for you: when a rival produces on an animal or material tile, you buy 1 of the resources with one of his 3 coins. Take him before your rival does.
lesson-glen-more-ii-chronicle-8-over = You have 6 pennies of -1 left and 2 of +1. A mob costs its VP once, whatever it does for you; the longer you wait, the more pennies lie on it, and the likelier a rival takes it. Whoever never cares loses 7 VP. Mobs are never given back, and you may have any number of them. Choose your company!

### Le nom des robots, partout où on les nomme, et leur façon de penser.

bot-random = hasard
bot-random-style = joue n’importe quoi
bot-greedy = opportuniste
bot-greedy-style = joue le meilleur coup qu’il voit
bot-planner = planificateur
bot-planner-style = regarde un tour plus loin
bot-search = calculateur
bot-search-style = joue la suite dans sa tête

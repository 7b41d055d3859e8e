### Le nom des robots, partout où on les nomme, et leur façon de penser.

bot-random = hasard
bot-random-style = joue n’importe quoi
bot-greedy = opportuniste
bot-greedy-style = joue le meilleur coup qu’il voit
bot-planner = planificateur
bot-planner-style = regarde un tour plus loin
bot-search = calculateur
bot-search-style = joue la suite dans sa tête

bot-beginner = débutant
bot-beginner-style = joue souvent un tour médiocre
bot-easy = facile
bot-easy-style = oublie parfois quelque chose
bot-medium = moyen
bot-medium-style = joue le meilleur tour qu’il voit
bot-strong = fort
bot-strong-style = joue un peu la suite dans sa tête
bot-master = maître
bot-master-style = joue longuement la suite dans sa tête

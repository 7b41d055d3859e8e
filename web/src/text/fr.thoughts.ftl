### Conseils et analyses dans le navigateur

web-lamp-out = Éteindre la lampe
web-lamp-thinking = Réflexion en cours…
web-lamp-more = Que pourrais-je faire ?
web-lamp-looks = Regard { $n } dans cette partie, { $rollouts } suites essayées
web-lamp-chance = chances de gagner : { $n } %

web-hints = Chacun peut demander un conseil
web-hints-how = La lampe vous montre ce que vous pourriez faire, d’après ce que vous pouvez savoir. Personne ne voit qui l’a allumée.

web-play-on = Continuer à partir d’ici
web-play-on-how = Une nouvelle table est dressée, chacun à la place où il en est. Ce qui vient est tiré de nouveau, de même que ce que vous ne pouvez pas savoir.
web-play-on-seat = Votre place
web-play-on-rivals = Robots aux autres places
web-play-on-lay = Dresser la table

web-analysis-leave = Quitter l’analyse
web-analysis-shown = Ce que montre la courbe
web-analysis-chances = chances de gagner, %
web-analysis-leads = avance attendue, PV
web-analysis-course = Le cours de la partie
web-analysis-slider = Le tour que l’on regarde
web-analysis-turn = tour { $n }
web-analysis-scoring = décompte { $n }
web-analysis-next = perte suivante
web-analysis-losses = Où l’on a perdu le plus
web-analysis-none = Aucun tour n’a perdu quoi que ce soit de sûr.
web-analysis-thinking = Les tours sont repris un à un : { $done } sur { $turns }
web-analysis-lost = { $vp } ± { $error } PV d’avance perdus
web-analysis-slip = imprécision : { $vp } ± { $error } PV d’avance perdus
web-analysis-blunder = erreur grave : { $vp } ± { $error } PV d’avance perdus
web-analysis-fine = Rien d’autre n’était sûrement meilleur.
web-analysis-played = joué
web-analysis-difference = différence
web-analysis-percent = { $n } %
web-analysis-came = La chance, par ce qui est apparu alors :
web-analysis-by-play = perdu par le jeu
web-analysis-by-luck = dû à la chance
web-analysis-about = Les nombres sont des PV de l’avance attendue sur le meilleur des autres. Une perte n’est dite que si elle dépasse trois erreurs types, et chaque tour est jugé d’après ce que son joueur pouvait savoir.

### L’introduction à la Chronique 7 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-7-person = Cinq cartes Décompte Great Glen sont face visible. Chacune peut donner 10 PV à la fin, si le conseil clanique l’accepte. Le joueur qui prend un personnage réunit le conseil. { tile-robert-i } est gratuit : prenez-le.
lesson-glen-more-ii-chronicle-7-marker = D’abord le pion de clan, comme toujours. { domain-mckay } coûte 2 pièces et apporte { tile-david-hume }. Cliquez sur { domain-mckay }.
lesson-glen-more-ii-chronicle-7-propose = Le conseil se réunit, et vous choisissez la carte. Les personnages n’agrandissent pas le territoire : choisissez { great-glen-smallest-territory }.
lesson-glen-more-ii-chronicle-7-aye = Tous votent en secret. AYE (oui) : la carte sera comptée. Elle est acceptée s’il y a au moins autant d’AYE que de NAY. Votre pion Vote reste sur la carte : vous avez 4 AYE et 3 NAY pour toute la partie. Votez AYE.
lesson-glen-more-ii-chronicle-7-end = Deux AYE contre un NAY : { great-glen-smallest-territory } sera comptée. Terminez le tour.
lesson-glen-more-ii-chronicle-7-nay = Un adversaire a pris { tile-william-wallace } et veut faire compter { great-glen-garrisons } : les châteaux avec un Écossais. Vous n’avez personne dans un château. Votez NAY (non).
lesson-glen-more-ii-chronicle-7-over = Deux NAY contre un AYE : { great-glen-garrisons } est écartée. Le plateau montre qui mène pour chaque carte. À la fin, chaque carte acceptée donne 10 PV au meilleur, à partager en cas d’égalité ; une carte sans vote ne donne rien. Après cinq votes, le conseil ne se réunit plus. Prenez des personnages tant que les cartes vous conviennent !

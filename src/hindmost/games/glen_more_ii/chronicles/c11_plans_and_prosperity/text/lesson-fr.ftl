### L’introduction à la Chronique 11 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-11-monument = { tile-new-lanark } est un monument. Il ne coûte rien maintenant, et vous ne le posez pas : vous prenez son plan. Prenez-le.
lesson-glen-more-ii-chronicle-11-nothing = Le plan est à côté de votre territoire. Un tel tour n’active rien. Terminez-le : la phase des plans suit.
lesson-glen-more-ii-chronicle-11-first = À la fin de chaque tour, vous pouvez poser 1 ressource sur chacun de vos plans, quelle qu’elle soit. Vous avez 2 orges sur { tile-black-isle }. Posez-en une.
lesson-glen-more-ii-chronicle-11-enough = Un plan reçoit une ressource par tour, c’est donc tout pour l’instant. Continuez : votre tour est fini, et de nouvelles tuiles arrivent.
lesson-glen-more-ii-chronicle-11-village = Votre adversaire est encore devant : c’est de nouveau à vous. { tile-new-lanark } couvre une tuile Matériau sans rivière, à côté d’un de vos Écossais. { tile-halkirk } apporte un Écossais : prenez-la.
lesson-glen-more-ii-chronicle-11-village-place = Posez-la à l’ouest du { tile-home-village }, au bout de la rivière.
lesson-glen-more-ii-chronicle-11-second-turn = { tile-black-isle } et { tile-inshriach } vous ont donné des ressources. Il reste deux points de mouvement ; ils durent jusqu’à la fin de la phase des plans. Terminez le tour.
lesson-glen-more-ii-chronicle-11-second = La deuxième ressource construit aussitôt le monument. Posez-la.
lesson-glen-more-ii-chronicle-11-site = Le lieu compte : à côté d’un village, il donne 3 PV, à côté d’une tuile Commerce 2 pièces. { tile-black-isle } touche le { tile-home-village } et { tile-butcher }. Construisez dessus.
lesson-glen-more-ii-chronicle-11-over = 3 PV et 2 pièces, et votre territoire n’a pas grandi. Le monument s’active lui-même et active ses voisines, mais aucune tuile deux fois par tour : { tile-new-lanark } est maintenant une tuile Commerce, et 2 ressources rapportent 5 PV. Les dessins apportent des monuments doubles, qui couvrent deux tuiles ; Ogilvy donne des PV à partir de 3 monuments. Mais chaque plan non construit vous coûte 3 PV à la fin : projetez ce que vous pouvez construire. Prospérité !

### La première partie guidée de Glen More : ce que dit le guide avant chaque étape du scénario (text/lessons/glen-more.json).

lesson-glen-more-pasture = Votre pion est le dernier sur le rondel : c’est à vous de jouer. Prenez le { tile-pasture }, trois cases plus loin. Vous pouvez avancer autant que vous voulez, mais ce que vous sautez reste à votre adversaire, et plus vous allez loin, plus vous attendez.
lesson-glen-more-pasture-place = Une tuile se place à côté d’un membre du clan, coin compris. Le vôtre est sur le { tile-start-village }. Le { tile-pasture } porte la rivière, qui coule du nord au sud et que rien ne doit couper : placez-le au sud du village.
lesson-glen-more-pasture-end = La nouvelle tuile et toutes celles qui l’entourent ont été activées : le { tile-pasture } a donné un bœuf, le village un déplacement. Tout peut encore être défait, coup par coup. Terminez maintenant le tour.
lesson-glen-more-cornfield = Votre adversaire a pris le { tile-meadow } et se trouve devant vous. La pièce blanche est le Dé : quand il est dernier, on le lance, et la tuile qu’il atteint quitte le jeu. Prenez le { tile-cornfield } : il vous faudra bientôt des céréales.
lesson-glen-more-cornfield-place = Les routes vont d’ouest en est et rien ne doit non plus les couper. Placez le { tile-cornfield } à l’ouest du village : il y touche le { tile-pasture } par un coin et l’active aussi.
lesson-glen-more-cornfield-end = Une céréale, et un deuxième bœuf. Une tuile de production en porte trois au plus. Terminez le tour.
lesson-glen-more-quarry = Votre adversaire a fait un grand bond jusqu’à { tile-loch-lochy } et devra attendre. Pas vous : prenez la { tile-quarry }, à une case seulement. Les petits bonds font beaucoup de tours.
lesson-glen-more-quarry-place = La route est encore ouverte à l’est. Placez-y la { tile-quarry }.
lesson-glen-more-quarry-end = Une pierre, et le troisième bœuf. Regardez la ligne sous le rondel : après ce tour vous êtes encore dernier et vous rejouez aussitôt. Terminez le tour.
lesson-glen-more-moil = { tile-castle-moil } coûte du bois, une pierre et une céréale. Vous en avez deux sur trois ; le bois s’achète au marché pour 2 pièces, et l’acheteur suivant paiera plus cher. Le château apporte un membre du clan, un tonneau de whisky et une carte qui compte à chaque décompte.
lesson-glen-more-moil-place = Sans rivière ni route, il peut aller sur n’importe quel emplacement marqué. Placez-le au nord-ouest : de là, il active le village et le { tile-cornfield }.
lesson-glen-more-moil-move = Le château et le village ont donné chacun un déplacement. Un déplacement mène un membre du clan sur une tuile voisine, ou de votre territoire au Parlement. Cliquez sur le membre du clan de { tile-castle-moil }.
lesson-glen-more-moil-parliament = Envoyez-le au Parlement : à chaque décompte, le joueur qui y a davantage de membres gagne des PV. Celui du village reste : sans lui, plus rien ne peut être placé.
lesson-glen-more-moil-end = Ce que vous avez payé est indiqué au-dessus de votre territoire ; la carte est à côté du rondel. Terminez le tour.
lesson-glen-more-butcher = Vous avez trois bœufs, et la { tile-butcher } échange les bœufs contre des PV. Prenez-la : elle ne coûte que la distance.
lesson-glen-more-butcher-place = Au sud-est, elle touche le { tile-pasture }, la { tile-quarry } et le village : tous trois sont activés avec elle.
lesson-glen-more-butcher-trade = Les gains sont venus automatiquement ; le { tile-pasture } est plein. La { tile-butcher } échange des cubes : à vous de décider. Cliquez sur la tuile. Deux bœufs rapportent 4 PV.
lesson-glen-more-butcher-move = Le { tile-pasture }, où il y a de nouveau de la place, a produit encore une fois. Il reste un déplacement : cliquez sur le membre du clan du village…
lesson-glen-more-butcher-to = … et menez-le à la { tile-butcher }. La prochaine tuile pourra être placée plus au sud et activer encore le pâturage et la boucherie.
lesson-glen-more-butcher-end = Quatre PV, que vous êtes seul à voir. Les cubes se vendent aussi, au marché, pour les pièces qui s’y trouvent. Terminez le tour.
lesson-glen-more-armadale = { tile-armadale-castle } coûte du bois et une pierre et donne un membre du clan, 3 pièces et une carte. Regardez aussi la ligne sous le rondel : il faudra remplir tant de cases que la pile sera épuisée, ce qui provoque un décompte.
lesson-glen-more-armadale-place = Placez-le au sud de la { tile-butcher }.
lesson-glen-more-armadale-trade = Le { tile-pasture } a produit : échangez deux bœufs de plus à la { tile-butcher }.
lesson-glen-more-armadale-move = Un déplacement, juste avant le décompte. Cliquez sur le membre du clan de la { tile-butcher } ; celui du château reste.
lesson-glen-more-armadale-parliament = Au Parlement.
lesson-glen-more-armadale-end = Terminez le tour et voyez ce que donne le décompte.
lesson-glen-more-scored = Le premier décompte. Par trois fois, on vous compare au joueur qui a le moins. Whisky : 1 contre 0 donne 1 PV. Parlement : deux membres et deux Bonnets sur vos cartes font 4 contre 0, soit 5 PV. Cartes : 2 contre 1, 1 PV. Une avance de 1, 2, 3, 4, 5 ou plus donne 1, 2, 3, 5, 8 PV. Il y aura encore deux décomptes ; à la toute fin, chaque pièce vaut 1 PV, et chaque tuile de plus que le plus petit territoire en coûte 3. Vous connaissez le jeu : jouez-le jusqu’au bout !

## Des conseils quand le joueur a choisi une autre voie

lesson-glen-more-any-take = Cherchez une tuile qui va bien avec ce que vous avez. Les tuiles proches vous laissent dernier, et vous rejouez ; les lointaines ne valent un bond que si vous y tenez vraiment.
lesson-glen-more-any-place = Placez la tuile là où elle touche beaucoup de tuiles qui rapportent : toutes sont activées.
lesson-glen-more-any-activate = Activez ce qui reste, vendez ce qui ne sert pas, utilisez vos déplacements et terminez le tour.
lesson-glen-more-any-move-to = Menez le membre du clan là où vous placerez les prochaines tuiles, ou au Parlement. Il faut qu’il en reste un dans le territoire.
lesson-glen-more-any-trade = Plus de cubes d’un coup rapportent en général plus de PV.

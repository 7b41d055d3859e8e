### Ce que dit le guide de la première partie de Glasgow.

lesson-glasgow-goods = Deux marchands font le tour de l’anneau dans le sens horaire, et c’est celui qui est derrière qui avance, aussi loin qu’il le veut. Avancez de deux cases, jusqu’à la tuile qui donne une brique et un acier : c’est avec les marchandises que l’on construit.
lesson-glasgow-goods-end = Les marchandises sont arrivées d’elles-mêmes ; votre entrepôt a de la place pour cinq briques, quatre aciers et trois ors, et ce qui n’y tient pas est perdu. Tant que vous n’avez pas fini le tour, tout peut être défait. Finissez-le.
lesson-glasgow-architect = Votre adversaire s’est arrêté deux fois derrière vous, puis vous a dépassé d’une case, jusqu’au signe ×2 : son prochain arrêt compte double. Vous voilà derrière. Avancez de trois cases, jusqu’à l’architecte.
lesson-glasgow-factory = Un architecte propose deux bâtiments. L’usine coûte une brique et un acier, que vous avez. Choisissez-la.
lesson-glasgow-factory-place = Vous bâtissez ensemble une seule ville. Le premier bâtiment se pose n’importe où ; le cadre de 4 × 5 ou 5 × 4 ne se dessine qu’à mesure que la ville grandit. Posez-le. Un nouveau bâtiment est aussitôt pioché, cette étape est donc définitive : c’est ce que dit l’œil.
lesson-glasgow-factory-end = La bande et sa flèche montrent à qui est le bâtiment. Votre usine vous donne une brique chaque fois que quelqu’un construit dans sa rangée ou sa colonne, mais pas à sa propre pose. Vous pourriez construire encore ici pour 1 or de plus ; vous n’en avez pas. Finissez le tour.
lesson-glasgow-whisky = Votre adversaire a pris deux fois de l’acier. Vous êtes derrière : avancez d’une case et prenez le whisky. Il n’y a qu’un tonneau ; on le prend à qui le possède.
lesson-glasgow-whisky-end = Le whisky remplace une marchandise au choix quand vous payez. Vous êtes toujours derrière et vous rejouerez. Finissez le tour.
lesson-glasgow-tenement-go = Continuez jusqu’au prochain architecte, quatre cases plus loin.
lesson-glasgow-tenement = L’immeuble coûte deux briques et un acier. Il vous manque une brique, mais le whisky la remplace. Un immeuble vaut 3 points de plus par immeuble adjacent, quel qu’en soit le propriétaire. Choisissez-le.
lesson-glasgow-tenement-place = Pointez les emplacements pour voir ce que chacun rapporte. Posez l’immeuble au-dessus de l’usine : dans sa colonne, il la fait produire.
lesson-glasgow-tenement-end = Une brique de votre usine, et déjà 4 points ; tout le monde les voit, en haut. Finissez le tour.
lesson-glasgow-gold = Votre adversaire est venu chez le même architecte et a construit dans la rangée de votre usine : cela vous a aussi donné une brique. Qui rejoint un marchand chez un architecte se place à gauche et reste derrière : votre adversaire a donc rejoué. Prenez maintenant l’or, une case plus loin.
lesson-glasgow-gold-end = L’or paie les bâtiments chers et une deuxième construction dans le même tour. Finissez le tour.
lesson-glasgow-brick = Vous avez encore deux cases de retard : le temps d’une brique de plus.
lesson-glasgow-brick-end = Trois briques et un or. Finissez le tour, et vous rejouerez.
lesson-glasgow-last-go = La tuile suivante est fermée tant que votre adversaire s’y trouve, mais vous pouvez la sauter. Allez chez l’architecte, trois cases plus loin.
lesson-glasgow-last = Cette usine coûte deux briques. Elle ne donne pas de marchandises : quand elle produit, vous pouvez faire remplacer les bâtiments d’un architecte.
lesson-glasgow-last-place = À côté de l’usine adverse, vous aideriez votre adversaire. Sous la vôtre, vous n’aidez que vous : posez-la là.
lesson-glasgow-last-end = Encore une brique. Finissez le tour.
lesson-glasgow-underway = Il en va ainsi jusqu’à ce que le vingtième bâtiment achève la ville. Les parcs comptent leur nombre multiplié par lui-même, une gare 10 points si vous avez quatre types précis, un magasin 5 de plus dans un coin, une banque ce que vous possédez. À égalité, celui qui a achevé la ville perd. Continuez : un bot prend l’autre marchand.

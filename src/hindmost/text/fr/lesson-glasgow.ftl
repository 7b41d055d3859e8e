### Ce que dit le guide de la première partie de Glasgow.

lesson-glasgow-goods = Deux marchands suivent le parcours dans le sens horaire, et c’est au marchand le plus en arrière d’avancer, aussi loin qu’il le veut. Avancez de deux cases, jusqu’à la tuile qui donne une brique et de l’acier : c’est avec les marchandises que l’on construit.
lesson-glasgow-goods-end = Les marchandises sont venues automatiquement ; votre entrepôt a de la place pour cinq briques, quatre jetons Acier et trois pièces d’or, et ce qui n’y tient pas est perdu. Tant que le tour n’est pas terminé, tout peut être défait. Terminez-le.
lesson-glasgow-architect = Votre adversaire s’est arrêté deux fois derrière vous, puis vous a dépassé d’une case, jusqu’au signe ×2 : son prochain arrêt compte double. Vous voilà derrière. Avancez de trois cases, jusqu’à l’architecte.
lesson-glasgow-factory = Un architecte propose deux bâtiments. L’usine coûte une brique et un jeton Acier, que vous avez. Choisissez-la.
lesson-glasgow-factory-place = Vous bâtissez ensemble une seule ville. Le premier bâtiment se place n’importe où ; les limites de la ville, 4 × 5 ou 5 × 4, ne se dessinent qu’à mesure qu’elle grandit. Placez-le. Un nouveau bâtiment est aussitôt pioché, ce coup est donc définitif : c’est ce que dit l’œil.
lesson-glasgow-factory-end = La bande et sa flèche montrent à qui est le bâtiment. Votre usine vous donne une brique chaque fois que quelqu’un construit dans sa ligne ou sa colonne, mais pas à sa propre pose. Vous pourriez construire encore ici pour 1 pièce d’or en plus ; vous n’en avez pas. Terminez le tour.
lesson-glasgow-whisky = Votre adversaire a pris deux fois de l’acier. Vous êtes derrière : avancez d’une case et prenez le whisky. Il n’y a qu’un tonneau ; on peut le prendre au joueur qui l’a.
lesson-glasgow-whisky-end = Le whisky remplace une marchandise au choix quand vous payez. Vous restez le plus en arrière : vous rejouerez. Terminez le tour.
lesson-glasgow-tenement-go = Continuez jusqu’au prochain architecte, quatre cases plus loin.
lesson-glasgow-tenement = L’immeuble coûte deux briques et un jeton Acier. Il vous manque une brique, mais le whisky la remplace. Un immeuble donne 3 PV de plus par immeuble voisin, quel qu’en soit le propriétaire. Choisissez-le.
lesson-glasgow-tenement-place = Survolez ou touchez les emplacements pour voir ce que chacun rapporte. Placez l’immeuble au-dessus de l’usine : dans sa colonne, il l’active.
lesson-glasgow-tenement-end = Une brique de votre usine, et déjà 4 PV ; tout le monde les voit, en haut. Terminez le tour.
lesson-glasgow-gold = Votre adversaire est venu chez le même architecte et a construit dans la ligne de votre usine : cela vous a aussi donné une brique. Un joueur qui rejoint un marchand chez un architecte se place sur la case de gauche et reste derrière : votre adversaire a donc rejoué. Prenez maintenant l’or, une case plus loin.
lesson-glasgow-gold-end = L’or paie les bâtiments chers et une deuxième construction dans le même tour. Terminez le tour.
lesson-glasgow-brick = Vous avez encore deux cases de retard : le temps d’une brique de plus.
lesson-glasgow-brick-end = Trois briques et une pièce d’or. Terminez le tour, et vous rejouerez.
lesson-glasgow-last-go = La tuile suivante est fermée tant que votre adversaire s’y trouve, mais vous pouvez la sauter. Allez chez l’architecte, trois cases plus loin.
lesson-glasgow-last = Cette usine coûte deux briques. Elle ne donne pas de marchandises : quand elle s’active, vous pouvez renouveler les bâtiments d’un architecte.
lesson-glasgow-last-place = À côté de l’usine adverse, vous aideriez votre adversaire. Sous la vôtre, vous n’aidez que vous : placez-la là.
lesson-glasgow-last-end = Encore une brique. Terminez le tour.
lesson-glasgow-underway = Il en va ainsi jusqu’à ce que le vingtième bâtiment achève la ville. 1, 2, 3 parcs valent 1, 4, 9 PV et ainsi de suite, une gare 10 PV si vous avez quatre types précis, un magasin 5 PV de plus dans un coin, une banque compte ce que vous possédez. À égalité, le joueur qui a achevé la ville perd. Continuez : un robot prend l’autre marchand.

### L’introduction à la Chronique 2 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-2-cross = La Montagne occupe deux cases du rondel et n’en bouge pas. Le pion qui la traverse y laisse 1 pièce ou 1 ressource : votre adversaire y a laissé une pierre. { tile-robert-i } est de l’autre côté, sans coût. Prenez-le.
lesson-glen-more-ii-chronicle-2-toll = Choisissez ce que vous laissez. Il faut l’avoir : rien ne s’achète pour cela. Vous avez deux moutons : un seul vous suffit. Laissez 1 mouton.
lesson-glen-more-ii-chronicle-2-marker = Le personnage apporte un pion de clan, comme toujours. { domain-mckay } y ajoute { tile-david-hume }, un second personnage. Cliquez sur { domain-mckay }.
lesson-glen-more-ii-chronicle-2-wait = Regardez la Montagne : 1 pierre et 1 mouton s’y trouvent. Quelqu’un les emportera. Terminez le tour.
lesson-glen-more-ii-chronicle-2-stop = Le Dé a traversé la Montagne : 1 pièce de la réserve s’est ajoutée au tas. À vous d’en profiter. Un seul pion peut s’y trouver, et il n’y laisse rien. Arrêtez-vous sur la Montagne.
lesson-glen-more-ii-chronicle-2-stay = Vous ne prenez pas de tuile et n’activez rien : un tour entier, voilà le prix. Le tas sera à vous en partant, avec ce que d’autres y ajoutent d’ici là. Terminez le tour.
lesson-glen-more-ii-chronicle-2-stone = Votre adversaire a traversé et laissé une pièce, le Dé en a ajouté une autre. Votre tour commence, et vous emportez tout : 3 pièces, une pierre et votre propre mouton. Posez la pierre sur le { tile-home-village }.
lesson-glen-more-ii-chronicle-2-sheep = Les ressources vont sur n’importe laquelle de vos tuiles où il y a de la place. Reposez le mouton sur { tile-glen-etive }.
lesson-glen-more-ii-chronicle-2-over = Prenez maintenant une tuile comme d’habitude : ce que vous avez emporté peut la payer. Le livre sur l’étagère dit ce qu’il y a sur la Montagne. Traversez-la avec de quoi payer sans regret, et arrêtez-vous quand le tas vaut un tour. Même en fin de partie, après La Fin, un pion peut s’y poser et tout ramasser. Il ne peut en rester qu’un !

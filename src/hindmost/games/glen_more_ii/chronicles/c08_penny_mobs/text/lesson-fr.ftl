### L’introduction à la Chronique 8 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-8-quarry = Vous commencez avec 7 Sous sur votre château initial, et chacun vous coûtera 1 PV à la fin. Les Truands en prison vous en débarrassent. Tout cela se passe à la fin d’un tour, alors jouez-en un : prenez { tile-ballachulish }.
lesson-glen-more-ii-chronicle-8-quarry-place = Posez la carrière au sud du { tile-home-village }.
lesson-glen-more-ii-chronicle-8-end = Regardez maintenant la prison, dans le livre sur l’étagère : deux Truands s’y trouvent, un troisième viendra avec la première tuile B. Terminez le tour.
lesson-glen-more-ii-chronicle-8-penny = À la fin de chaque tour, une seule chose est permise : poser un Sou sur un Truand, ou prendre un Truand. Un Sou posé passe du côté +1 et attend le joueur qui prendra le Truand. Posez-en un sur { mob-mcmail }.
lesson-glen-more-ii-chronicle-8-sheep = Votre adversaire a fait de même : { mob-mcmail } a 2 Sous. Vous êtes dernier. Prenez { tile-glen-etive }, 1 case plus loin.
lesson-glen-more-ii-chronicle-8-sheep-place = Posez-la à l’ouest du { tile-home-village }.
lesson-glen-more-ii-chronicle-8-again = C’est à la fin du tour que tout se joue. Terminez-le.
lesson-glen-more-ii-chronicle-8-mob = { mob-mcmail } coûte 4 PV à la fin, mais ses 2 Sous en rendent 2. Et il travaille pour vous : quand un adversaire produit sur une tuile Animal ou Matériau, vous achetez 1 des ressources avec une de ses 3 pièces. Prenez-le avant votre adversaire.
lesson-glen-more-ii-chronicle-8-over = Il vous reste 6 Sous à -1, et 2 à +1. Un Truand coûte ses PV une seule fois, quoi qu’il fasse pour vous ; plus vous attendez, plus il porte de Sous, et plus un adversaire risque de le prendre. Un joueur qui ne s’en soucie jamais perd 7 PV. Un Truand ne se rend pas, et vous pouvez en avoir autant que vous voulez. Choisissez bien vos fréquentations !

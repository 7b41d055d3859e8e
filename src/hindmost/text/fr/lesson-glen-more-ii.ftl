### La première partie guidée de Glen More II : ce que dit le guide avant chaque étape du scénario (text/lessons/glen-more-ii.json).

lesson-glen-more-ii-ballachulish = C’est toujours au dernier de jouer : c’est vous. Prenez { tile-ballachulish }, trois cases plus loin. Elle ne coûte que la distance : ce que vous sautez reste à votre adversaire, et plus vous allez loin, plus vous attendez.
lesson-glen-more-ii-ballachulish-place = Une tuile se place à côté d’un de vos Écossais, coin compris. Le vôtre est sur le { tile-home-village }. La rivière est réservée aux tuiles Rivière : la carrière va donc au nord ou au sud. Placez-la au sud du village.
lesson-glen-more-ii-ballachulish-end = La nouvelle tuile et toutes celles qui l’entourent ont été activées : { tile-ballachulish } a donné une pierre, les deux tuiles du territoire initial un point de mouvement chacune. Laissez ces points pour cette fois. Tout peut encore être défait, coup par coup. Terminez maintenant le tour.
lesson-glen-more-ii-robert = Votre adversaire est allé jusqu’à { tile-glen-etive }. La pièce blanche est le Dé : quand il est dernier, on le lance, et la tuile qu’il atteint quitte le jeu. Prenez { tile-robert-i }, cinq cases plus loin : les personnages comptent à chaque décompte.
lesson-glen-more-ii-robert-claim = Un personnage est mis à côté du territoire. En échange, vous posez un pion de clan sur le plateau de clan : chaque domaine montre le coût actuel des routes et ce qu’il donne. { domain-ross } coûte 1 pièce et donne deux Écossais. Cliquez sur { domain-ross }.
lesson-glen-more-ii-robert-castle = Le premier des deux va tout droit au { tile-home-castle } : seuls les Écossais qui s’y trouvent comptent à un décompte.
lesson-glen-more-ii-robert-quarry = Le second va sur { tile-ballachulish }. Là où se tient un Écossais, on peut placer les prochaines tuiles.
lesson-glen-more-ii-robert-end = Un personnage n’active aucune tuile : il n’y a plus rien à faire. Terminez le tour.
lesson-glen-more-ii-stalker = Vous êtes de nouveau dernier. { tile-castle-stalker } coûte un bois et une pierre. Vous avez la pierre ; le bois s’achète au marché pour 1 pièce, et la pièce y reste : l’acheteur suivant en paiera 2, et le joueur qui vendra un bois prendra la vôtre. Regardez aussi la ligne sous le rondel : avec ce tour, la pile A s’épuise, et un décompte a lieu.
lesson-glen-more-ii-stalker-place = Placez le château au sud du { tile-home-castle } : il y touche les deux tuiles du territoire initial et { tile-ballachulish }, et les active toutes les trois.
lesson-glen-more-ii-stalker-move = Le château a apporté un Écossais et une carte Lieu emblématique, et la carte 3 pièces. Vous avez trois points de mouvement, juste avant le décompte. Cliquez sur l’Écossais de { tile-castle-stalker }…
lesson-glen-more-ii-stalker-to = … et menez-le au { tile-home-castle }.
lesson-glen-more-ii-stalker-second = Maintenant celui de { tile-ballachulish }…
lesson-glen-more-ii-stalker-second-to = … au château lui aussi. Un point mène par un bord ou par un coin.
lesson-glen-more-ii-stalker-end = Trois Écossais au { tile-home-castle }, un lieu emblématique, un personnage. Celui du village y reste, pour que vous puissiez placer des tuiles à l’ouest. Terminez le tour et voyez ce qu’apporte le décompte.
lesson-glen-more-ii-pulteney = Le premier des quatre décomptes. Par quatre fois, on vous a comparé au joueur qui a le moins : trois Écossais au château contre aucun, 3 PV ; un lieu emblématique, 1 PV ; un personnage, 1 PV ; personne n’a de whisky. Une avance de 1, 2, 3, 4, 5 ou plus donne 1, 2, 3, 5, 8 PV. Entre-temps, le Dé a pris deux tuiles, et vous êtes toujours dernier. Prenez { tile-pulteney }, une distillerie : c’est le whisky qui vous manque.
lesson-glen-more-ii-pulteney-place = Vous avez payé avec la pierre de { tile-ballachulish }. Placez la distillerie au nord du { tile-home-castle }.
lesson-glen-more-ii-pulteney-distil = Un tonneau est venu avec elle. Elle peut maintenant en faire un autre avec de l’orge. Vous n’en avez pas, mais ce qu’il faut pour payer peut s’acheter : 1 pièce au marché. Cliquez sur la carte, ou sur la tuile.
lesson-glen-more-ii-pulteney-end = Deux tonneaux. Terminez le tour.
lesson-glen-more-ii-strathearn = Votre adversaire a pris { tile-easdale } et vendu un bois, pour la pièce que vous y aviez laissée. On peut vendre à tout moment de son tour, tant qu’il y a des pièces dans la ligne. Prenez { tile-strathearn } : elle donne de l’orge, vous n’aurez plus à en acheter.
lesson-glen-more-ii-strathearn-place = { tile-strathearn } porte la rivière, qui coule d’ouest en est et que rien ne doit couper. Placez-la à l’est du { tile-home-castle }, où elle touche { tile-pulteney } par un coin.
lesson-glen-more-ii-strathearn-distil = L’orge est là : que { tile-pulteney } la distille. C’est ainsi que des tuiles qui vont ensemble se nourrissent l’une l’autre.
lesson-glen-more-ii-strathearn-end = Trois tonneaux pour le prochain décompte. Terminez le tour.
lesson-glen-more-ii-over = Vous connaissez maintenant le jeu. Trois autres décomptes viendront : quand la pile B s’épuisera, puis la pile C, et à la fin. Les tuiles suivantes coûtent plus et font plus, et certaines en recouvrent d’autres de leur type. À la toute fin, chaque pièce vaut 1 PV, et chaque tuile de plus que le plus petit territoire en coûte 3 : vous en avez 6, votre adversaire 5. Un joueur qui atteint La Fin ne joue plus. Jouez jusqu’au bout, et la prochaine fois avec une Chronique !

## Des conseils quand le joueur a choisi une autre voie

lesson-glen-more-ii-any-take = Cherchez une tuile qui va bien avec ce que vous avez. Les tuiles proches vous laissent dernier, et vous rejouez ; les lointaines ne valent un bond que si vous y tenez vraiment.
lesson-glen-more-ii-any-place = Placez la tuile là où elle touche beaucoup de tuiles qui rapportent : toutes sont activées.
lesson-glen-more-ii-any-activate = Activez ce qui reste, vendez ce qui ne sert pas, menez des Écossais au { tile-home-castle } avant un décompte, et terminez le tour.
lesson-glen-more-ii-any-walk-to = Menez l’Écossais là où vous placerez les prochaines tuiles, ou au { tile-home-castle }, où il compte.
lesson-glen-more-ii-any-place-marker = Regardez ce que donnent les domaines et ce que coûtent leurs routes maintenant. Tout pion posé sur le plateau de clan, quel qu’en soit le propriétaire, rend moins chers les domaines voisins.
lesson-glen-more-ii-any-trade = Plus de ressources d’un coup rapportent en général plus de PV.

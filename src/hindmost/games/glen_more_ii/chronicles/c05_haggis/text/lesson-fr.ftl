### L’introduction à la Chronique 5 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-5-inn = Les auberges changent les moutons en haggis, et les haggis en PV. Vous avez trois moutons sur { tile-glen-etive }. { tile-drovers-inn } coûte 1 bois, que vous achetez 2 pièces. Prenez-la.
lesson-glen-more-ii-chronicle-5-inn-place = Posez-la au sud du { tile-home-castle } : elle y active les deux tuiles du territoire initial et { tile-ballachulish }.
lesson-glen-more-ii-chronicle-5-token = À la pose, une auberge donne un jeton Haggis. Deux sont face visible, de valeur 1 et 3 ; les autres, face cachée. Prenez le 3 : il va face cachée sur votre table de service.
lesson-glen-more-ii-chronicle-5-sheep = Activée, elle donne un autre jeton pour 1 mouton. Vous en avez trois : activez { tile-drovers-inn }.
lesson-glen-more-ii-chronicle-5-draw = Avec le 1 ou le 2 face visible, votre adversaire sait ce que vous avez. En piochant, vous seul le voyez. Une grande valeur rapporte plus, une petite sort plus souvent. Piochez.
lesson-glen-more-ii-chronicle-5-end = Un 1. Votre table de service porte 5 jetons au plus. Vous pouvez revoir les vôtres à tout moment, dans le livre sur l’étagère. Terminez le tour.
lesson-glen-more-ii-chronicle-5-over = Les haggis se décomptent trois fois : après les décomptes des piles B et C, et tout à la fin. Le Dé, avec 1, 1, 1, 2, 2, 3, est lancé 4 fois ; à chaque lancer, vous retournez un jeton de cette valeur, 3 au plus. Un tonneau achète un lancer de plus. Vos jetons face visible rapportent leur nombre multiplié par la somme de leurs valeurs : 1 et 3 donnent 2 × 4 = 8 PV, trois 3 donnent 27 PV. Puis ils retournent dans la réserve. Bon appétit !

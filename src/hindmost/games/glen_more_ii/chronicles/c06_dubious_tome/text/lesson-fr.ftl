### L’introduction à la Chronique 6 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-6-gathering = Dans cette Chronique, chaque carte Lieu emblématique cache un événement. Vous avez une carte : { tile-castle-stalker }. Une tuile { tile-gathering } déclenche un événement. Il y en a une 6 cases plus loin, gratuite : prenez-la.
lesson-glen-more-ii-chronicle-6-gathering-place = Posez-la au sud du { tile-home-castle }, où elle touche tout ce que vous avez.
lesson-glen-more-ii-chronicle-6-icon = Son activation est un événement, une fois par tour. Activez la tuile { tile-gathering }.
lesson-glen-more-ii-chronicle-6-event = Choisissez une carte qui n’est pas encore retournée : exécutez son événement, ou retournez-la seulement. { tile-castle-stalker } prend une tuile de la défausse sans son coût, pour 1 Écossais. Choisissez son événement.
lesson-glen-more-ii-chronicle-6-price = Le prix d’abord. L’Écossais du village vous laisse plus d’emplacements : remettez celui de { tile-castle-stalker }.
lesson-glen-more-ii-chronicle-6-fetch = { tile-old-man-of-storr } coûte un bois et un mouton sur le rondel. Personne ne l’a prise : elle ne vous coûte plus rien, et apporte une deuxième carte Lieu emblématique. Prenez-la.
lesson-glen-more-ii-chronicle-6-fetch-place = Posez-la selon les règles habituelles, au nord du { tile-home-castle }.
lesson-glen-more-ii-chronicle-6-pass = Sa carte y a posé 2 pierres, et son activation une troisième. Ses voisines ont déjà été activées ce tour-ci. Continuez : plus rien à activer ici.
lesson-glen-more-ii-chronicle-6-end = { tile-castle-stalker } est retournée sur sa face Événement, pour de bon. L’effet de son lieu emblématique demeure, son événement est épuisé. Un décompte vient : terminez le tour et regardez les lieux emblématiques.
lesson-glen-more-ii-chronicle-6-over = 3 PV pour les lieux emblématiques : deux cartes, et une de plus pour la face Événement, contre aucune. Chaque pile contient une tuile { tile-gathering }, et chaque carte a son propre événement : survolez-la ou touchez-la pour le lire. { tile-old-man-of-storr } en a un aussi : pour un Écossais, ceux de votre { tile-home-castle } se comptent désormais avec une meilleure table. L’histoire est douteuse, les PV ne le sont pas !

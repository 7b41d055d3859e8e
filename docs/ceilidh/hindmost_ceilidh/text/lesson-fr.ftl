lesson-glen-more-ii-chronicle-20-village = Chaque village amène quelqu’un à votre ceilidh. { tile-halkirk } en est un, gratuit : prenez-le.
lesson-glen-more-ii-chronicle-20-place = Posez-le à l’ouest du { tile-home-village } : rien ne doit couper la rivière.
lesson-glen-more-ii-chronicle-20-invite = Un invité vaut 1 PV au prochain décompte, puis rentre chez lui. Un air est secret et reste jusqu’à la fin. Le premier décompte approche : invitez quelqu’un.
lesson-glen-more-ii-chronicle-20-move = Le reste du tour est comme d’habitude. Cliquez sur l’Écossais du { tile-home-village }…
lesson-glen-more-ii-chronicle-20-to = … et menez-le au { tile-home-castle }.
lesson-glen-more-ii-chronicle-20-end = Terminez le tour.
lesson-glen-more-ii-chronicle-20-over = Votre invité est parmi vos jetons, comme l’air que vous connaissiez dès le début. { tile-pipers-inn } donne un invité pour un mouton, { tile-great-barn } 2 PV par invité. Dansez !

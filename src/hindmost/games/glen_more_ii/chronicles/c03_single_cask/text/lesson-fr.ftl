### L’introduction à la Chronique 3 : ce que dit le guide avant chaque étape du scénario (lesson.json).

lesson-glen-more-ii-chronicle-3-barley = Ici, le whisky vieillit : vos deux tonneaux sont dans la Première Cave, sur les cases à 1 et 2 PV. La Vente de Single Cask les achète, quatre cases après { tile-strathearn }. Prenez d’abord { tile-strathearn }, 1 case plus loin : elle donne de l’orge, et vous restez dernier, donc vous rejouez.
lesson-glen-more-ii-chronicle-3-barley-place = Posez-la à l’ouest du { tile-home-village }, où elle touche { tile-pulteney } par un coin.
lesson-glen-more-ii-chronicle-3-distil = Activez { tile-pulteney }.
lesson-glen-more-ii-chronicle-3-either = Dans cette Chronique, une distillerie fait l’un ou l’autre : un tonneau avec de l’orge, ou vieillir un tonneau d’une case. Vieillir ajoute 1 PV, un troisième tonneau davantage. Faites un tonneau : il va sur la première case libre, qui vaut 3 PV.
lesson-glen-more-ii-chronicle-3-end = 1, 2 et 3 PV : la Première Cave est pleine. Avec une Deuxième Cave, pour 1 bois et 1 pierre, les tonneaux vieilliraient jusqu’à 6 PV. Terminez le tour.
lesson-glen-more-ii-chronicle-3-stop = En traversant la Vente de Single Cask, on peut vendre 1 tonneau. En s’y arrêtant, on peut en vendre 2, mais sans prendre de tuile. Arrêtez-vous à la Vente.
lesson-glen-more-ii-chronicle-3-bonus = La case bonus est réservée au joueur qui s’arrête. Un tonneau donne les PV de la case d’où il vient. Vendez celui à 3 PV sur la case bonus.
lesson-glen-more-ii-chronicle-3-second = À deux joueurs, il reste une case. Vendez le tonneau à 2 PV ; le plus jeune peut encore vieillir.
lesson-glen-more-ii-chronicle-3-sold = 5 PV, et plus personne ne vendra ici : la tuile est pleine. Terminez le tour.
lesson-glen-more-ii-chronicle-3-over = Un tonneau reste un tonneau : il compte à chaque décompte et paie des coûts, et une fois vendu il n’est plus là. D’où l’éternelle question : le garder pour le décompte, le faire vieillir ou le vendre ? La partie compte trois Ventes, dans les piles B, C et D, et à la fin la case d’un tonneau invendu ne rapporte rien. Slàinte !

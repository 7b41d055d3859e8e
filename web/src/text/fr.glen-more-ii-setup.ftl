### La mise en place de Glen More II : le jeu, ses options, et le choix des Chroniques.

web-home-about-glen-more-ii = La grande suite : un château, des personnages qui ouvrent le plateau de clan, des lieux emblématiques, et des Chroniques qui changent le jeu. Quatre décomptes, et un petit territoire reste un atout.

web-setup-option-glen-more-ii-die = Le Dé
web-setup-option-glen-more-ii-die-usual = à 2 joueurs
web-setup-option-glen-more-ii-die-with = toujours
web-setup-option-glen-more-ii-die-without = jamais
web-setup-option-glen-more-ii-worlds_end_position = « La Fin » se trouve
web-setup-option-glen-more-ii-worlds_end_position-middle = vers le milieu de la pile D
web-setup-option-glen-more-ii-worlds_end_position-1 = sur le dessus de la pile D
web-setup-option-glen-more-ii-scotsman_cost_source = Les Écossais se paient
web-setup-option-glen-more-ii-scotsman_cost_source-home = avec ceux du territoire initial
web-setup-option-glen-more-ii-scotsman_cost_source-territory = avec ceux de tout le territoire
web-setup-option-glen-more-ii-mobs = Les Truands avec MacNifique
web-setup-option-glen-more-ii-mobs-some = sans les cinq qui ne lui vont guère
web-setup-option-glen-more-ii-mobs-all = tous

web-setup-chronicles = Chroniques
web-setup-chronicles-hint = Autant que vous voulez. Pour une première partie, aucune.
web-setup-chronicle-number = Chronique { $n }
web-setup-difficulty-low = faible
web-setup-difficulty-medium = moyenne
web-setup-difficulty-high = élevée
web-setup-difficulty-complex = complexe
web-setup-longer = +{ $n } min
web-setup-only-seats = joueurs : { $from } à { $to }
web-lobby-with = { $game } avec { $chronicles }

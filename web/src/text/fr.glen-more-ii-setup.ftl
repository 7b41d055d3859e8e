### La mise en place de Glen More II : le jeu, ses options, et le choix des Chroniques.

web-home-about-glen-more-ii = La grande suite : un château, des Personnages qui ouvrent la carte des Clans, des Lieux emblématiques, et des Chroniques qui changent le jeu. Quatre décomptes ; un petit territoire est un atout.

web-setup-option-glen-more-ii-die = Le Dé
web-setup-option-glen-more-ii-die-usual = à 2 joueurs
web-setup-option-glen-more-ii-die-with = toujours
web-setup-option-glen-more-ii-die-without = jamais
web-setup-option-glen-more-ii-worlds_end_position = World’s End se trouve
web-setup-option-glen-more-ii-worlds_end_position-middle = vers le milieu de la pile D
web-setup-option-glen-more-ii-worlds_end_position-1 = sur le dessus de la pile D
web-setup-option-glen-more-ii-scotsman_cost_source = Un coût d’1 Écossais se paie
web-setup-option-glen-more-ii-scotsman_cost_source-home = depuis les tuiles de départ
web-setup-option-glen-more-ii-scotsman_cost_source-territory = depuis tout le territoire

web-setup-chronicles = Chroniques
web-setup-chronicles-hint = Autant que vous voulez, ou aucune. Pour une première partie, aucune.
web-setup-chronicle-number = Chronique { $n }
web-setup-difficulty-low = facile
web-setup-difficulty-medium = moyenne
web-setup-difficulty-high = élevée
web-setup-difficulty-complex = complexe
web-setup-longer = +{ $n } min
web-setup-only-seats = de { $from } à { $to } joueurs
web-lobby-with = { $game } avec { $chronicles }

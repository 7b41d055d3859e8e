### Chronique 10 : ce qu’elle pose sur la table, dans le navigateur.

web-c10-book = Jeux
web-c10-about = Les tuiles posées près d’un marqueur Champion l’entraînent ; à chaque décompte, le meilleur de chaque piste gagne de la popularité.
web-c10-asks-level = niveau
web-c10-asks-reward = gain
web-c10-asks-contest = épreuve
web-c10-asks-marker = marqueur
web-c10-board = Plateau des jeux
web-c10-level = Niveau
web-c10-centre = Centre
web-c10-start = départ
web-c10-beyond = après { $top } : { $vp } PV par niveau
web-c10-one-each = une jusqu’au décompte
web-c10-next-scoring = au décompte
web-c10-score = +{ $n } { $category } au prochain décompte
web-c10-brief-movement-1 = 1 déplacement
web-c10-brief-coins-1 = 1 pièce
web-c10-brief-coins-2 = 2 pièces
web-c10-brief-resource-wood-stone = bois ou pierre
web-c10-brief-resource-sheep-cattle = mouton ou vache
web-c10-brief-resource-any = au choix
web-c10-brief-scotsman-1 = 1 Écossais
web-c10-brief-barrel-1 = 1 tonneau
web-c10-brief-popularity-1 = 1 popularité
web-c10-brief-vp-5 = 5 PV
web-c10-taken = { $name } l’a
web-c10-taken-own = vous l’avez
web-c10-champion-of = { $champion } de { $name }
web-c10-would = viendrait ici
web-c10-next = Bientôt pour vous
web-c10-next-level = niveau { $level } : { $reward }
web-c10-next-beyond = au sommet : { $vp } PV par niveau de plus
web-c10-centre-free = centre : { $reward }
web-c10-centre-taken = centre : { $name } l’a
web-c10-centre-barred = centre : pas avant le prochain décompte
web-c10-trains = entraîné par cette pose
web-c10-markers = Vos champions sur le territoire
web-c10-on = sur { $tile }
web-c10-left =
    { $n ->
        [one] { $n } marqueur à poser
       *[other] { $n } marqueurs à poser
    }
web-c10-trains-beside = toute tuile posée près d’un marqueur, ou dessus, entraîne ce champion
web-c10-no-marker = Votre première tuile Matériau ou Animal en reçoit un.
web-c10-popularity = Popularité
web-c10-leading = En tête, pour 1 popularité chacun quand un décompte commence :
web-c10-leads = { $champion } : { $names }
web-c10-marker-of = Marqueur Champion de { $name } : { $champion }
web-c10-markers-all = Champions
web-c10-marker-cells = Marqueurs
web-c10-rewards-left = Récompenses du centre à prendre
web-c10-of-level = niveau { $level } du { $champion }
web-c10-of-centre = piste centrale, une seule jusqu’au décompte
web-c10-of-centre-again = piste centrale, une de plus
web-c10-still-there = encore au centre : niveau { $levels }
web-c10-none-there = plus rien au centre au-dessus
web-c10-change-caber = niveaux du Lanceur de Tronc
web-c10-change-stone = niveaux du Porteur de Pierre
web-c10-change-popularity = popularité
web-gm2-place-tournament = Ne va dans aucun territoire : vos champions montent, puis elle quitte la partie.

# Là où les tuiles sont en vue, les cases n’ont pas de nom.
web-option-champion-from = Y déplacer le marqueur de la tuile { $tile }
web-option-come-home = L’Écossais de la tuile { $tile }
web-log-champion-returned = reprend un marqueur Champion

# Sur un bouton.
web-short-friends-in-high-places = Haut Placés
web-short-central-square-statue = La Statue
web-short-triumphant-return = Triomphe
web-short-boreray-and-kyloe = Boreray

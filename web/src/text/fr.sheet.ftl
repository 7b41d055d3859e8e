### La feuille de score d’une partie sur table, dans le navigateur

web-sheet-title = Feuille de score
web-sheet-kept-here = conservée dans ce navigateur
web-sheet-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-sheet-change = Joueurs et Chroniques
web-sheet-change-plain = Joueurs
web-sheet-new = Nouvelle feuille
web-sheet-all = Toutes les feuilles
web-sheet-link = Copier le lien
web-sheet-copied = Le lien est copié. Il contient toute la feuille.
web-sheet-not-copied = Le lien est maintenant dans la barre d’adresse : copiez-le là.
web-sheet-image = Enregistrer l’image
web-sheet-no-image = Ce navigateur ne peut pas créer l’image. Copiez plutôt le lien.
web-sheet-begin = Commencer
web-sheet-done = Terminé
web-sheet-name = Nom du joueur { $n }
web-sheet-none = Aucune feuille n’est encore conservée dans ce navigateur.
web-sheet-open = Ouvrir
web-sheet-remove = Supprimer
web-sheet-removed = La feuille est supprimée.
web-sheet-bad-link = Ce lien ne contient pas de feuille de score. Il est peut-être incomplet : redemandez-le.
web-sheet-what-game = Quel jeu ?
web-sheet-how-many = Combien de joueurs ?
web-sheet-fits-not = pas à ce nombre de joueurs

web-sheet-cell = { $column }, { $line }, { $player }
web-sheet-fewer = Moins
web-sheet-more = Plus
web-sheet-add = Ajouter une ligne
web-sheet-about-line = Ce qui compte ici : { $line }
web-sheet-vp = PV
web-sheet-lead = avance sur le plus bas
web-sheet-lead-own = { $line }, { $player }
web-sheet-beyond = { $n }+
web-sheet-so-far = Pour l’instant
web-sheet-result = Résultat
web-sheet-missing =
    { $n ->
        [one] il manque un nombre : { $line }, { $player }
       *[other] il manque { $n } nombres
    }
web-sheet-wins = Victoire : { $player }
web-sheet-share = Victoire partagée : { $players }
web-sheet-by-tie = égalité, départagée par : { $line }
web-sheet-tied = égalité, aussi pour : { $line }
web-sheet-won-before = gagnés pendant les tours
web-sheet-the-end = fin de la partie
web-sheet-not-a-number = De { $least } à { $most }, s’il vous plaît.
web-sheet-rule = Règle { $clause }
web-sheet-part-end = Fin
web-sheet-back = Retour : { $line }
web-sheet-next = Suite : { $line }
web-sheet-finished = Tout est compté

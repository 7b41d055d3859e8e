### Chronique 1, Les courses de bateaux-dragons : ce qu’elle pose sur la table, dans le navigateur.

web-c1-book = Bateaux
web-c1-not-begun = à venir
web-c1-to-go = encore { $n }
web-short-race-winner = 1er
web-short-race-second = 2e
web-short-race-third = 3e
web-short-race-last = –
web-c1-asks-boat = à vous
web-c1-asks-token = à garder
web-c1-about-before = La course commence quand un pion traverse le Départ de la Course, vers le haut de la pile B.
web-c1-about-on = La course est lancée. Les Bateaux font une fois le tour des quatre rivières ; un point de mouvement vaut une tuile.
web-c1-about-over = La course est terminée.
web-c1-lap = Un tour, de votre Château initial jusqu’à lui
web-c1-yours = à vous
web-c1-neutral = neutre
web-c1-river-own = votre rivière
web-c1-river-of = Rivière : { $name }
web-c1-castle-own = votre Château initial
web-c1-castle-of = château ({ $name })
web-c1-castle-neutral = Château neutre
web-c1-boat-of = Bateau : { $name }
web-c1-start = départ
web-c1-home = arrivée
web-c1-tokens =
    { $n ->
        [0] plus aucun jeton Récompense
        [one] { $n } jeton Récompense, face cachée
       *[other] { $n } jetons Récompense, face cachée
    }
web-c1-steps =
    { $n ->
        [one] Dans { $n } tuile, { $castle } :
       *[other] Dans { $n } tuiles, { $castle } :
    }
web-c1-look =
    { $n ->
        [0] il n’y reste aucun jeton Récompense.
        [one] regardez le dernier jeton Récompense, et gardez-le ou non.
       *[other] regardez { $n } jetons Récompense, et gardez-en un ou aucun.
    }
web-c1-row = Avancer d’une tuile
web-c1-left =
    { $n ->
        [one] reste { $n } point de mouvement
       *[other] restent { $n } points de mouvement
    }
web-c1-or-walk = Ou déplacer un Écossais
web-c1-walk-how = cliquez dessus dans votre territoire
web-c1-only-you = vous seul les voyez
web-c1-times = il y en a { $n }
web-c1-distance = Jusqu’à l’arrivée
web-c1-past = passés : { $castles }
web-c1-no-castle = aucun château encore
web-c1-cards = Cartes Résultat
web-c1-card-last = dernier : aucun PV pour les pièces
web-c1-at-castle = À un château
web-c1-eye = vu de vous seul, puis définitif
web-c1-rule = Gardez un jeton ou aucun ; les autres reviennent face cachée. Un cercle pointillé : un jeton déjà pris. Personne n’a encore pris ceux-ci :
web-c1-hidden = Jetons Récompense que personne n’a pris
web-c1-badge =
    { $n ->
        [one] Bateau : encore { $n } point de mouvement jusqu’à l’arrivée
       *[other] Bateau : encore { $n } points de mouvement jusqu’à l’arrivée
    }
web-c1-badge-result = course de Bateaux : { $result }
web-c1-race = Course de Bateaux
web-c1-where = Bateau
web-c1-way = Reste
web-c1-result = Résultat
web-c1-castles = Châteaux passés
web-c1-rivers = Rivières, dans le sens horaire
web-c1-river = Rivière
web-c1-length = Tuiles
web-c1-lying = Jetons Récompense
web-c1-looking = Jetons Récompense devant vous
web-c1-token = Jeton
web-c1-number = Nombre
web-short-race-start = Départ
web-gm2-place-race-start = Aucun pion ne s’arrête ici. Le premier pion de joueur qui la traverse lance la course pour tous.

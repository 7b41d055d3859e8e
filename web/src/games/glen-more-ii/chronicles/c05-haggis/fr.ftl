### Chronique 5, Ode au haggis : ce qu’elle pose sur la table, dans le navigateur.

web-c5-book = Haggis
web-c5-about = Les lancers retournent vos jetons ; vous marquez leur nombre fois la somme de leurs valeurs.
web-c5-on-table = jetons Haggis
web-c5-scorings = décomptes du haggis à venir
web-c5-vp-now = { $vp } PV
web-c5-ask-take = choisir
web-c5-ask-back = à rendre
web-c5-first = Premier décompte du haggis, après la pile B
web-c5-second = Deuxième décompte du haggis, après la pile C
web-c5-third = Dernier décompte du haggis, à la fin
web-c5-steps = Lancer par lancer
web-c5-from-first = Avant le premier lancer
web-c5-back = Lancer précédent
web-c5-on = Lancer suivant
web-c5-to-last = Tous les lancers
web-c5-roll-of = lancer { $n } sur { $of }
web-c5-roll-n = Lancer { $n } :
web-c5-product = nombre × somme
web-c5-spelt = { $product } = { $vp } PV
web-c5-you = Vous
web-c5-up-n = retourne un { $value }
web-c5-full = complet
web-c5-most =
    { $n ->
        [one] { $n } servi, pas plus
       *[other] { $n } servis, pas plus
    }
web-c5-hidden-n =
    { $n ->
        [0] aucun face cachée
       *[other] { $n } face cachée
    }
web-c5-bought =
    { $n ->
        [one] { $n } tonneau pour { $n } lancer de plus :
       *[other] { $n } tonneaux pour { $n } lancers de plus :
    }
web-c5-lost = perdu
web-c5-take = Prendre le { $value }
web-c5-odds = sort { $n } fois sur { $of }
web-c5-draw = Piocher
web-c5-of-pile = un sur { $n }, au hasard
web-c5-give = Rendre un { $value }
web-c5-of-yours = vous en avez { $n }
web-c5-if-shows = Un { $value } ({ $n } fois sur { $of }) :
web-c5-if-not = Sinon ({ $n } fois sur { $of }) : toujours
web-c5-roll = Relancer pour 1 tonneau
web-c5-barrels = tonneaux : { $before }, puis { $after }
web-c5-serve = Servir maintenant
web-c5-cost = Un tonneau dépensé manquera au prochain décompte du whisky.
web-c5-cost-nothing = Le whisky est décompté : vos tonneaux ne valent plus rien.
web-c5-table = Votre table de service
web-c5-table-of = Table de service de { $name }
web-c5-only-you = vous seul voyez les valeurs
web-c5-turned-up = servis
web-c5-hidden = face cachée
web-c5-new = nouveau
web-c5-free = libre
web-c5-rivals = Tables des adversaires
web-c5-open = face visible
web-c5-face-down = face cachée
web-c5-supply-empty = Il ne reste aucun jeton.
web-c5-left =
    { $n ->
        [one] Le haggis est décompté encore une fois, à la fin de la partie.
       *[other] Le haggis est décompté encore { $n } fois.
    }
web-c5-over = Le haggis n’est plus décompté.
web-c5-tables = Tables de service
web-c5-token = Jeton
web-c5-number = Nombre
web-c5-of-value = valeur { $value }, face visible

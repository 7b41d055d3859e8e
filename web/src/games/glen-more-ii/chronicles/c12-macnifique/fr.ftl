### Chronique 12, Lady Auto MacNifique : son plateau et ses tours, dans le navigateur.

web-c12-solo = Seul
web-c12-levels = Sa difficulté
web-c12-hard-1 = très facile
web-c12-hard-2 = facile
web-c12-hard-3 = normal
web-c12-hard-4 = difficile
web-c12-hard-5 = brutal
web-c12-story = Comment elle a choisi
web-c12-turn-of = son tour { $n } sur { $all }
web-c12-back = Retour
web-c12-step = Suite
web-c12-go-on = Continuer
web-c12-pause = Pause
web-c12-pause-step = chaque étape
web-c12-pause-turn = chaque tour
web-c12-pause-never = jamais
web-c12-rule = Règle { $rule }
web-c12-odds = Ce qu’elle prendrait ensuite
web-c12-if-taken = si vous prenez { $tile }
web-c12-equally =
    { $n ->
        [one] Une seule carte n’a pas été vue.
       *[other] { $n } cartes n’ont pas été vues, toutes aussi probables.
    }
web-c12-unsure = Une nouvelle tuile peut changer son choix avec ces cartes, qui portent plus loin que les tuiles présentes : { $cards }
web-c12-percent = { $n } %
web-c12-card = carte { $n }
web-c12-deck = ses dix cartes
web-c12-seen = vue
web-c12-unseen = pas encore vue
web-c12-cards-n =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
web-c12-no-marker = aucun marqueur
web-c12-distance = Distance
web-c12-priorities = ses priorités
web-c12-board = Son plateau
web-c12-stones =
    { $n ->
        [one] pierre
       *[other] pierres
    }
web-c12-exchanges = Au décompte, une pierre chacun :
web-c12-now = Décompte immédiat : { $trade } PV par le commerce, { $items } PV par son plateau
web-c12-you = vous { $n }
web-c12-her-gain = elle +{ $n }
web-c12-your-gain = vous +{ $n }
web-c12-level = égalité
web-c12-gone = hors de la partie
web-c12-blue-here = le marqueur bleu de MacNifique
web-c12-purple-here = le marqueur violet de MacNifique
web-c12-what = Quoi
web-c12-there = Là
web-c12-share = Part
web-c12-would-take = MacNifique la prendrait : { $share }

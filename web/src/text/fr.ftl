### Ce que seul le client du navigateur dit.

web-title = Hindmost
web-motto = Le plus en arrière joue toujours.
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-settings = Réglages
web-skip = Aller à la table
web-back = Retour
web-close = Fermer
web-cancel = Annuler
web-copy = Copier le lien
web-copied = Copié
web-loading = Un instant …
web-lost = La connexion est perdue. Ce que vous voyez peut être dépassé ; nouvel essai en cours.
web-lost-now = Essayer maintenant
web-gone = Cette table n’existe pas, ou vous ne pouvez pas la voir.
web-failed = Cela n’a pas marché : { $why }

## Accueil

web-home-games = Jeux
web-home-players = { $from } à { $to }
web-home-minutes = { $n } min
web-home-about-glen-more = Le jeu de 2010 : prenez une tuile, posez-la près d’un membre du clan, réveillez ses voisines. Gardez un petit territoire.
web-home-new = Nouvelle table
web-home-quick = Jouer
web-home-learn = Apprendre
web-home-yours = Vos tables
web-home-running =
    { $n ->
        [one] { $n } en cours
       *[other] { $n } en cours
    }
web-home-none = Aucune encore. Une partie contre des robots n’est qu’à deux clics.
web-home-open = Tables ouvertes
web-home-open-none = Personne n’attend de joueurs pour l’instant.
web-home-waiting =
    { $n ->
        [one] { $n } attend des joueurs
       *[other] { $n } attendent des joueurs
    }
web-home-your-turn = à vous
web-home-at-it = { $name } joue
web-home-over = terminée
web-home-not-begun = pas commencée
web-home-abandoned = abandonnée
web-home-play = Jouer
web-home-open-it = Ouvrir
web-home-join = Rejoindre
web-home-watch = Regarder
web-home-bots = Contre l’ordinateur
web-home-bots-how = des robots de plusieurs forces
web-home-hotseat = Un écran, plusieurs mains
web-home-hotseat-how = on se passe l’appareil
web-home-import = Revoir et étudier
web-home-import-how = ouvrir le fichier d’une partie
web-home-seats = { $taken } places sur { $all }
web-home-name = Votre nom

## Préparer

web-setup-title = Nouvelle table
web-setup-seats = Places
web-setup-count = Nombre de joueurs
web-setup-me = Vous
web-setup-here = Sur cet écran
web-setup-bot = Robot
web-setup-open = Sur invitation
web-setup-level = Force
web-setup-bot-random = au hasard
web-setup-bot-greedy = gourmand
web-setup-bot-planner = stratège
web-setup-option-glasgow-first = Qui commence
web-setup-option-glasgow-first-random = tirage au sort
web-setup-option-glasgow-first-0 = la première place
web-setup-option-glasgow-first-1 = la deuxième place
web-setup-option-glasgow-stop = Si plus personne ne construit
web-setup-option-glasgow-stop-never = la partie continue
web-setup-option-glasgow-stop-idle = la partie est arrêtée
web-setup-pace = Rythme
web-setup-live = En direct
web-setup-turns = Tour par tour
web-setup-clock = Pendule
web-setup-clock-none = aucune
web-setup-clock-bank = { $n } minutes chacun
web-setup-clock-days = { $n } jours par tour
web-setup-public = Visible de tous
web-setup-drafts = Les autres voient le tour pendant qu’il se joue
web-setup-start = Commencer la partie
web-setup-invite = Dresser la table et inviter
web-setup-default = Deux robots attendent : il suffit de commencer.
web-lobby-title = En attente de joueurs
web-lobby-how = Envoyez un lien à chaque joueur. Un lien est une place.
web-lobby-free = libre
web-lobby-begin = Commencer
web-lobby-bot-instead = Plutôt un robot
web-join-title = Une place vous attend
web-join-sit = S’asseoir

## Table

web-rondel = Rondel
web-market = Marché
web-your-glen = Votre vallée
web-glen-of = La vallée de { $name }
web-side-cards = Cartes et parlement
web-rivals = Rivaux
web-log = Journal
web-chat = Discussion
web-notes = Notes
web-me = Moi
web-more = Plus
web-undo = Défaire
web-redo = Refaire
web-reset = Recommencer le tour
web-activate-all = Tout activer
web-end = Finir le tour
web-end-reminds = Pas encore fait : { $option }. Finir le tour encore une fois y renonce.
web-sell-first = D’abord : { $option }
web-end-unused =
    { $n ->
        [one] Finir le tour, { $n } pas inutilisé
       *[other] Finir le tour, { $n } pas inutilisés
    }
web-pay-coins = { $before } → { $after } restantes
web-pay-cycle = Payer avec une autre source
web-final = définitif
web-pay = Payé
web-pay-change = changer
web-pay-left = reste
web-pay-own = à vous
web-pay-market = marché
web-nothing-final = Rien n’est définitif avant la fin du tour
web-some-final = Ce qui porte un œil est définitif
web-places =
    { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    }
web-choices =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
web-waits = { $name } joue
web-waits-for = On attend { $names }
web-over = La partie est finie
web-watching = Vous regardez
web-river-only = rivière
web-road-only = route
web-tempo = Ensuite : { $who }
web-tempo-then = {", puis "}
web-tempo-turns =
    { $n ->
        [1] { $who }
        [2] { $who } jusqu’à deux fois
       *[other] { $who } jusqu’à { $n } fois
    }
web-tempo-left =
    { $n ->
        [one] { $tiles } s’en va
       *[other] { $tiles } s’en vont
    }
web-tempo-refill =
    { $n ->
        [one] { $n } case se remplit
       *[other] { $n } cases se remplissent
    }
web-tempo-scoring = un décompte arrive
web-tempo-hint = Montrez une tuile : vous verrez ici qui joue ensuite.
web-stacks-empty = les piles sont vides
web-stack-left =
    { $tiles ->
        [one] pile { $stack } : { $tiles } tuile
       *[other] pile { $stack } : { $tiles } tuiles
    }
web-steps = { $n } pas plus loin
web-size =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
web-size-smallest = le plus petit territoire
web-size-more = { $n } de plus que { $name }
web-if-scored = au décompte
web-you = vous
web-ran = Fait tout seul
web-run = Se fait tout seul
web-other-ways = choisir comment
web-skip-it = Passer
web-do = Faire
web-buy = achat
web-sell = vente
web-none = non
web-parliament = Parlement
web-parliament-members =
    { $n ->
        [0] personne
        [one] { $n } membre
       *[other] { $n } membres
    }
web-no-cards = Pas encore de carte spéciale
web-bonnets =
    { $n ->
        [one] { $n } béret
       *[other] { $n } bérets
    }
web-stat-members = clan
web-since = Depuis votre dernier tour
web-draft = Votre brouillon
web-earlier = Avant
web-log-setup = Mise en place
web-log-empty = Il ne s’est encore rien passé.
web-log-new = Nouveau : { $tiles }
web-play-back = revoir
web-scoring-n = Décompte { $n }
web-chat-say = Dites quelque chose
web-send = Envoyer
web-notes-hint = Vous seul voyez ces notes ; elles restent dans ce navigateur.
web-tile-kind = tuile { $colour }, { $type }
web-card-under = En dessous
web-reconstructed = reconstitué par nous, pas une valeur du jeu imprimé
web-rule = Règle
web-why = Pourquoi ?
web-scoring-title = Si l’on comptait maintenant
web-difference = compté − le moins
web-wins = { $name } gagne avec { $vp } PV
web-share-win = { $names } partagent la victoire avec { $vp } PV
web-breakdown = D’où viennent les points
web-chart = Comment les points sont venus
web-chart-table = En tableau
web-chart-drawn = En dessin
web-no-winner = La partie a été arrêtée sans résultat
web-abandoned = La partie a pris fin avant son terme
web-total = Total
web-end-game = Fin de la partie
web-tiles-source = Tuiles
web-cards-source = Bonus des cartes
web-rematch = Rejouer
web-record = Télécharger la partie
web-replay = Revoir
web-replay-at = Coup { $n } sur { $total }
web-replay-leave = Revenir au présent
web-replay-first = Au début
web-replay-prev = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-last = À la fin
web-replay-jump = Aller à …
web-log-only = Seulement les lignes d’un joueur
web-replay-play = Lire
web-replay-pause = Pause
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = tout
web-home-link = Accueil
web-take-here = La prendre
web-place-here = Poser ici
web-discard-warn = Elle serait défaussée
web-confirm = Confirmer
web-split-close = Fermer ce territoire
web-open-territory = Montrer le territoire de { $name }
web-keys = Touches
web-keys-list =
    Entrée · finir le tour ou faire ce qui est proposé
    U · défaire, Maj+U · recommencer, Ctrl+Y · refaire
    A · tout activer
    Maj+P · plan : essayer des coups en privé
    1–9 · l’option de ce numéro
    R T M C P L · rondel, territoire, marché, cartes, joueurs, journal
    / · taper un coup
    [ ] Début Fin · parcourir l’histoire
    + − 0 · agrandir, réduire
    Échap · fermer ou désélectionner
    ? · ces touches
web-your-turn = C’est à vous
web-space-empty = case vide
web-space-gap = l’intervalle
web-piece-here = { $name } est ici

## Réglages, apprendre, règles

web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-system = comme le système
web-settings-theme-light = clair
web-settings-theme-dark = sombre
web-settings-auto = Les gains gratuits se font tout seuls
web-settings-sound = Sons
web-settings-keys = Touches d’une seule lettre
web-settings-name = Votre nom aux tables
web-settings-save = Enregistrer
web-learn-title = Apprendre Glen More
web-learn-1-title = Le plus en arrière joue
web-learn-1 = Tous les pions avancent dans le sens horaire. Celui qui est le plus en arrière avance aussi loin qu’il veut et prend la tuile qu’il atteint. Un grand bond donne la tuile voulue, mais les autres jouent plusieurs fois avant vous.
web-learn-2-title = Poser près d’un membre du clan
web-learn-2 = La tuile va dans votre vallée, sur une case qui touche l’un de vos membres du clan. Les rivières vont du nord au sud, les routes d’ouest en est, et elles doivent continuer.
web-learn-3-title = Réveiller les voisines
web-learn-3 = La nouvelle tuile et les huit tuiles autour d’elle au plus s’activent, dans l’ordre voulu : la forêt donne du bois, la distillerie fait du whisky avec du grain, boucher et foire changent les biens en points.
web-learn-4-title = Acheter et vendre
web-learn-4 = Ce qui manque pour payer peut s’acheter. Chaque achat laisse ses pièces dans la rangée et rend le suivant plus cher ; qui vend prend les dernières.
web-learn-5-title = Trois décomptes
web-learn-5 = Quand une pile s’épuise, on compare whisky, parlement et cartes à celui qui en a le moins : un écart de 1, 2, 3, 4, 5 ou plus donne 1, 2, 3, 5, 8 points.
web-learn-6-title = Rester petit
web-learn-6 = À la fin, chaque tuile de plus que le plus petit territoire coûte 3 points ; chaque pièce en vaut 1.
web-learn-tiles = Toutes les tuiles
web-lesson = Tuteur
web-lesson-step = { $n } sur { $total }
web-lesson-this = Faites ce qui est entouré.
web-lesson-rival = Votre rival joue.
web-lesson-strayed = C’est permis aussi, ce n’est simplement pas ce que je pensais. Défaire revient en arrière ; ou finissez le tour à votre façon : votre rival sera alors un robot, et je donnerai des conseils.
web-lesson-own = À vous de choisir.
web-lesson-do = Le faire pour moi
web-lesson-back = Revenir à la leçon
web-lesson-again = Recommencer
web-lesson-go-on = Continuer contre le robot
web-lesson-fold = Replier le tuteur
web-lesson-unfold = Déplier le tuteur
web-lesson-none = Il n’y a pas encore de leçon pour ce jeu.
web-lesson-begin = Jouer une première partie guidée de { $game }
web-rules-title = Règles de { $game }
web-rules-found =
    { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
web-game-glen-more = Glen More
web-game-glen-more-ii = Glen More II
web-game-glasgow = Glasgow
web-rules-search = Chercher dans les règles
web-rules-none = Aucun article n’a ces mots.

## La table en mots

web-words-on = Afficher la table en texte
web-words-off = Afficher la table dessinée
web-words-space = Case
web-words-there = Ce qui s’y trouve
web-words-does = Ce que cela coûte et fait
web-words-good = Ressource
web-words-coins = Pièces sur la ligne
web-words-filled = { $n } sur { $of }
web-words-player = Joueur
web-words-cell = Emplacement
web-words-tile = Tuile
web-words-on-it = Dessus
web-words-category = Catégorie
web-words-card = Carte
web-words-bonnets = Bérets
web-words-scored = { $count } (+{ $vp } PV)
web-words-option = Réponse
web-words-proposed = proposé
web-words-refused = Ce qui n’est pas possible maintenant, et pourquoi ({ $n })
web-entry = Taper un coup
web-entry-play = Jouer
web-entry-several =
    { $n ->
        [one] { $n } réponse possible
       *[other] { $n } réponses possibles
    } : précisez.
web-entry-unknown = « { $typed } » n’est aucune des réponses. Tapez le numéro d’une réponse, son nom (comme « take 4 ») ou des mots de sa phrase.
web-pay-otherwise = Payer autrement
web-settings-words = La table en texte

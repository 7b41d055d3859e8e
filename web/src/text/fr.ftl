### Ce que seul le client du navigateur dit.

web-motto = C’est toujours au dernier de jouer.
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-settings = Réglages
web-skip = Aller à la table
web-close = Fermer
web-copy = Copier le lien
web-copied = Copié
web-loading = Un instant…
web-lost = Connexion perdue. Nouvel essai en cours ; ce que vous voyez n’est peut-être plus à jour.
web-lost-now = Essayer maintenant
web-gone = Cette table n’existe pas, ou vous ne pouvez pas la voir.
web-failed = Échec : { $why }

## Accueil

web-home-games = Jeux
web-home-players = { $from } à { $to }
web-home-minutes = { $n } min
web-home-about-glen-more = Le classique de 2010 : prenez une tuile, placez-la près d’un membre du clan, activez-la avec ses voisines. Enrichissez-vous, mais gardez un petit territoire.
web-home-new = Nouvelle table
web-home-quick = Jouer
web-home-learn = Apprendre
web-home-yours = Vos tables
web-home-running =
    { $n ->
        [one] { $n } en cours
       *[other] { $n } en cours
    }
web-home-none = Aucune pour l’instant. Une partie contre des robots : deux clics.
web-home-open = Tables ouvertes
web-home-open-none = Personne n’attend de joueurs pour l’instant.
web-home-waiting =
    { $n ->
        [one] { $n } attend des joueurs
       *[other] { $n } attendent des joueurs
    }
web-home-your-turn = à vous
web-home-at-it = { $name } joue
web-home-told = L’hôte annonce ce qui sort
web-home-over = terminée
web-home-not-begun = pas commencée
web-home-abandoned = arrêtée
web-home-play = Jouer
web-home-open-it = Ouvrir
web-home-watch = Regarder
web-home-bots = Contre l’ordinateur
web-home-bots-how = des robots de plusieurs styles
web-home-hotseat = Plusieurs joueurs, un écran
web-home-hotseat-how = on se passe l’appareil
web-home-alone = Le livre de la Lady
web-home-alone-how = vos scores, la donne du jour, la campagne
web-home-sheet = Compter une partie sur table
web-home-sheet-how = vous comptez, les points suivent
web-home-companion = MacNifique à votre table
web-home-companion-how = votre boîte, et elle sur le téléphone
web-home-import = Ouvrir une partie enregistrée
web-home-import-how = la revoir coup par coup
web-home-seats =
    { $taken ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
web-home-name = Votre nom

## Préparer

web-setup-title = Nouvelle table
web-setup-title-of = Nouvelle table : { $game }
# Une tuile d’un territoire ; la table dessinée, qui n’a pas de coordonnées, tait l’emplacement.
web-setup-game = Jeu
web-setup-seats = Places
web-setup-count = Nombre de joueurs
web-setup-me = Vous
web-setup-here = Sur cet écran
web-setup-bot = Robot
web-setup-open = Inviter un joueur
web-setup-level = Niveau
web-setup-fits = D’après { $games ->
    [one] votre dernière partie
   *[other] vos { $games } dernières parties
 } contre des robots, le niveau « { $level } » vous convient.
web-setup-fits-take = Le choisir
web-setup-bot-styled = { $name } : { $style }
web-setup-option-glasgow-first = Qui commence
web-setup-option-glasgow-first-random = au hasard
web-setup-option-glasgow-first-0 = la première place
web-setup-option-glasgow-first-1 = la deuxième place
web-setup-option-glasgow-stop = Si la construction s’arrête
web-setup-option-glasgow-stop-never = continuer
web-setup-option-glasgow-stop-idle = arrêter sans vainqueur
web-setup-pace = Rythme
web-setup-live = En direct, tous en ligne
web-setup-turns = En différé, sur plusieurs jours
web-setup-clock = Pendule
web-setup-clock-none = Aucune
web-setup-clock-bank =
    { $n ->
        [one] { $n } minute par joueur
       *[other] { $n } minutes par joueur
    }
web-setup-clock-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
web-setup-public = Publique : tout le monde peut trouver cette table
web-setup-drafts = Chacun voit les coups des autres avant la fin du tour
web-setup-real = Vraie table
web-setup-start = Commencer la partie
web-setup-slow = Un robot qui joue la suite dans sa tête prend son temps sur ce serveur, jusqu’à une vingtaine de secondes par tour : le moteur n’y est pas compilé.
web-setup-invite = Créer la table et inviter
web-lobby-title = En attente de joueurs
web-lobby-how = Envoyez à chaque joueur son propre lien : un lien, une place.
web-lobby-free = libre
web-lobby-begin = Commencer
web-lobby-bot-instead = Plutôt un robot
web-absence = Un robot pour qui ne répond pas :
web-absence-never = jamais
web-absence-minutes = { $n ->
    [one] après une minute
   *[other] après { $n } minutes
}
web-absence-hours = { $n ->
    [one] après une heure
   *[other] après { $n } heures
}
web-absence-days = { $n ->
    [one] après un jour
   *[other] après { $n } jours
}
web-seats = Places
web-seats-ask = Demander un robot
web-seats-hand-over = Laisser un robot jouer pour moi
web-seats-back = Revenir
web-seats-how = Un robot prend la place si tous les autres sont d’accord. Elle reste à son joueur, qui peut revenir à tout moment.
web-standin-kept = Un robot joue pour vous
web-standin-own = On demande aux autres si un robot peut jouer pour vous
web-standin-here = Je suis là
web-standin-question = Un robot peut-il jouer pour { $name } ? La place lui reste.
web-standin-agree = Accepter
web-standin-decline = Refuser
web-standin-waiting = Un robot peut-il jouer pour { $name } ? La question est posée à : { $names }
web-standin-withdraw = Retirer la demande
web-join-title = Une place vous attend
web-join-sit = S’asseoir
web-join-watch-title = Vous pouvez regarder cette table
web-join-what = Invitation
web-join-invites = { $host } vous invite à jouer à { $game }.
web-join-invites-watch = { $host } vous invite à regarder { $game }.
web-join-yours = votre place
web-join-no-clock = sans pendule

## Table

web-rondel = Rondel
web-market = Marché
web-your-glen = Votre territoire
web-glen-of = Territoire : { $name }
web-grounds-asked = Territoires où vous pouvez choisir
web-options-there = { $n } choix à cet endroit
web-side-cards = Cartes et Parlement
web-rivals = Adversaires
web-market-filled = cases avec des pièces : { $n } sur { $of }
web-market-space = Une case en pointillé est vide : le prochain achat y met autant de pièces, une vente reprend les dernières.
web-log = Journal
web-chat = Discussion
web-notes = Notes
web-me = Vous
web-more = Plus
web-menu = Menu
web-standing = Réponses données d’avance
web-standing-about = Ce que vous répondez sans qu’on vous le demande, quand le jeu vous interroge hors de votre tour. Personne d’autre ne le voit, et vous pouvez en changer à tout moment.
web-standing-always = Toujours répondre…
web-menu-clause = Règle de cette étape
web-menu-leave = Quitter la table
web-undo = Défaire
web-redo = Refaire
web-reset = Recommencer
web-activate-all = Tout activer
web-end = Terminer le tour
web-end-reminds = Reste à faire : { $option }. Terminez une seconde fois pour y renoncer.
web-sell-first = D’abord : { $option }
web-end-unused = Terminer, reste { $n } { $unit }
web-pay-coins = { $before } → { $after }
web-pay-cycle = Payer depuis une autre tuile
web-final = définitif
web-eye = Cela révèle quelque chose de caché : on ne peut pas le défaire.
web-pay = Payé
web-pay-change = Changer
web-pay-own = votre réserve
web-pay-market = marché
web-nothing-final = Tout peut être défait avant la fin du tour
web-some-final = Les coups marqués d’un œil sont définitifs
web-places =
    { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    }
web-waits = { $name } joue
web-waits-for = On attend { $names }
web-asked-of = { $name } : { $title }
web-turn-of = Tour : { $name }
web-pass = Passez l’écran à { $name }
web-pass-why = Ce qui suit ne regarde que { $name }.
web-pass-take = Je suis { $name }
web-over = La partie est finie
web-watching = Vous regardez
web-river-only = rivière
web-road-only = route
web-tempo = Ensuite : { $who }
web-tempo-then = {", puis "}
web-tempo-and = {" ; "}
web-semicolon = { $first } ; { $last }
web-said-of = { $name } : { $what }
web-tempo-turns =
    { $n ->
        [1] { $who }
        [2] { $who } jusqu’à deux fois
       *[other] { $who } jusqu’à { $n } fois
    }
web-tempo-left =
    { $n ->
       *[other] défausse : { $tiles }
    }
web-tempo-refill =
    { $n ->
        [one] { $n } case se remplit
       *[other] { $n } cases se remplissent
    }
web-tempo-scoring = un décompte suit
web-tempo-hint = Survolez ou touchez une tuile pour voir qui jouera.
web-tempo-times = { $who } peut jouer jusqu’à { $n } fois avant le joueur suivant.
web-stacks-empty = les piles sont vides
web-stack-left =
    { $tiles ->
        [one] pile { $stack } : { $tiles } tuile
       *[other] pile { $stack } : { $tiles } tuiles
    }
web-size =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
web-size-smallest = le plus petit territoire
web-size-more = { $n } de plus que { $name }
# Headings in one's own bar: coins and points; cards, persons and tokens.
web-own-yours = à vous
web-own-kept = jetons et cartes
web-if-scored = décompte actuel
# A card that will give points at the end of the game.
web-at-end = à la fin : { $card }
web-at-end-now = à ce jour +{ $vp } PV
web-words-at-end = +{ $vp } PV
web-you = vous
web-ran = Fait automatiquement
web-other-ways = Choisir comment
web-skip-it = Passer
web-do = Faire
web-buy = achat
web-sell = vente
web-none = –
web-parliament = Parlement
web-no-cards = Pas encore de carte spéciale
web-bonnets =
    { $n ->
        [one] { $n } Bonnet
       *[other] { $n } Bonnets
    }
web-stat-members = clan
web-since = Depuis votre dernier tour
web-draft = Votre tour en cours
web-earlier = Avant
web-log-setup = Mise en place
web-log-empty = Il ne s’est encore rien passé.
web-log-new = Nouveau : { $tiles }
web-play-back = Revoir ces coups
web-scoring-n = Décompte { $n }
web-chat-unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
web-chat-unread-you =
    { $n ->
        [one] { $n } message non lu, pour vous
       *[other] { $n } messages non lus, dont un pour vous
    }
web-chat-you = Pour vous :
web-title-unread = ({ $n }) { $title }
web-chat-say = Dites quelque chose
web-send = Envoyer
web-notes-hint = Vous seul voyez ces notes ; elles restent dans ce navigateur.
web-tile-kind = tuile { $colour }, { $type }
web-card-under = En dessous
web-reconstructed = valeur reconstituée, non celle du jeu imprimé
web-rule = Règle
web-rule-missing = Le texte de cette règle manque.
web-why = Pourquoi ?
web-scoring-title = Décompte à cet instant
web-wins = { $name } gagne avec { $vp } PV
web-share-win = { $names } partagent la victoire avec { $vp } PV
web-breakdown = Détail des points
web-chart = Évolution des points
web-chart-table = En tableau
web-chart-drawn = En graphique
web-no-winner = La partie a été arrêtée sans résultat
web-abandoned = La partie a été arrêtée
web-total = Total
web-end-game = Fin de la partie
web-tiles-source = Tuiles
web-cards-source = Bonus des cartes
web-rematch = Rejouer
web-record = Télécharger la partie
web-replay = Revoir
web-replay-at = Coup { $n } sur { $total }
web-replay-leave = Retour à la partie
web-replay-first = Premier coup
web-replay-prev = Coup précédent
web-replay-next = Coup suivant
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-replay-last = Dernier coup
web-replay-jump = Aller à…
web-log-only = Un seul joueur
web-replay-play = Lire
web-replay-pause = Pause
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Tout voir
web-home-link = Accueil
web-take-here = La prendre
web-place-here = Placer ici
web-discard-warn = Prendre et défausser
web-split-close = Fermer ce territoire
web-open-territory = Voir le territoire : { $name }
web-key-enter = Entrée
web-key-plan = Maj+P
web-key-words = Alt+Maj+T
web-key-hint = { $hint } ({ $key })
web-keys = Raccourcis clavier
web-keys-list =
    Entrée · terminer le tour, ou faire ce qui est proposé
    U · défaire, Maj+U · recommencer, Ctrl+Y · refaire
    A · tout activer
    H · un conseil, si vous jouez seul contre des robots
    Maj+P · plan : essayer des coups en privé
    1–9 · l’option de ce numéro
    R T M C P L · rondel, territoire, marché, cartes, joueurs, journal
    S · étagère des Chroniques
    / · taper un coup
    [ ] Début Fin · parcourir la partie
    + − 0 · agrandir, réduire
    Échap · fermer ou désélectionner
    Alt+Maj+T · la table en texte
    ? · cette liste
web-your-turn = C’est à vous
web-space-empty = case vide
web-space-gap = la case vide
web-piece-here = { $name } est ici

## Réglages, apprendre, règles

web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Thème
web-settings-theme-system = comme le système
web-settings-theme-light = clair
web-settings-theme-dark = sombre
web-settings-auto = Recevoir automatiquement les gains gratuits
web-settings-sound = Sons
web-settings-keys = Raccourcis d’une seule lettre
web-settings-name = Votre nom aux tables
web-settings-save = Enregistrer
web-learn-title = Apprendre Glen More
web-learn-1-title = Le dernier joue
web-learn-1 = Tous les pions avancent sur le rondel dans le sens horaire. Celui qui est dernier avance aussi loin que son joueur le veut, qui prend la tuile atteinte. Un grand bond donne la tuile voulue, mais les autres jouent plusieurs fois avant vous.
web-learn-2-title = Placer près d’un membre du clan
web-learn-2 = La tuile va dans votre territoire, à côté d’un de vos membres du clan, coin compris. Les rivières vont du nord au sud, les routes d’ouest en est, et rien ne doit les couper.
web-learn-3-title = Activer les voisines
web-learn-3 = La nouvelle tuile et les huit tuiles autour d’elle au plus s’activent, dans l’ordre voulu : la forêt donne du bois, la distillerie fait du whisky avec des céréales ; la boucherie et la foire échangent des ressources contre des points.
web-learn-4-title = Acheter et vendre
web-learn-4 = Ce qui manque pour payer peut s’acheter. Chaque achat laisse ses pièces dans la rangée et rend le suivant plus cher ; le joueur qui vend prend les dernières.
web-learn-5-title = Trois décomptes
web-learn-5 = Quand une pile s’épuise, on compare whisky, Parlement et cartes à ceux du joueur qui en a le moins : un écart de 1, 2, 3, 4, 5 ou plus donne 1, 2, 3, 5, 8 PV.
web-learn-6-title = Rester petit
web-learn-6 = À la fin, chaque tuile de plus que le plus petit territoire coûte 3 PV ; chaque pièce vaut 1 PV.
web-learn-tiles = Toutes les tuiles
web-lesson = Guide
web-lesson-step = { $n } sur { $total }
web-lesson-this = Faites le coup entouré.
web-lesson-rival = Au tour de votre adversaire.
web-lesson-strayed = C’est permis, mais ce n’est pas l’étape prévue. Défaites pour y revenir, ou terminez le tour à votre façon : un robot jouera alors pour votre adversaire, et je donnerai des conseils.
web-lesson-own = À vous de choisir.
web-lesson-do = Le faire pour moi
web-lesson-back = Revenir à la leçon
web-lesson-again = Recommencer
web-lesson-go-on = Continuer contre le robot
web-lesson-fold = Masquer le guide
web-lesson-unfold = Afficher le guide
web-lesson-none = Il n’y a pas encore de leçon pour ce jeu.
web-lesson-begin = Jouer une première partie guidée de { $game }
web-introduction = Introduction guidée
web-introduction-to = Introduction guidée : { $name }
web-introductions = Les Chroniques de { $game }, étape par étape
web-introductions-how = Chacune prend quelques minutes et commence au moment de sa première décision.
web-rules-title = Règles de { $game }
web-rules-found =
    { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
web-game-glen-more = Glen More
web-game-glen-more-ii = Glen More II
web-game-glasgow = Glasgow
web-rules-chronicles = Toutes les Chroniques
web-rules-chronicle = { $n }. { $name }
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
web-words-bonnets = Bonnets
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
    } : précisez.
web-entry-unknown = « { $typed } » n’est aucune des réponses. Tapez le numéro d’une réponse, son nom (comme « take 4 ») ou des mots de sa phrase.
web-pay-otherwise = Payer autrement
web-settings-words = La table en texte
web-settings-pass = Cacher les secrets jusqu’à ce que l’écran ait été passé, quand plusieurs personnes le partagent

## Avis

web-notices-title = Me prévenir quand c’est à moi de jouer
web-notices-how = Les avis ne vont qu’aux adresses données ici, et pas tant que vous regardez la table.
web-notices-none = Ce serveur n’envoie pas d’avis.
web-notices-kind = Par
web-notices-kind-webhook = Webhook
web-notices-kind-email = E-mail
web-notices-kind-apprise = Un autre service
web-notices-address = Adresse
web-notices-example-webhook = https://…
web-notices-example-email = nom@example.org
web-notices-example-apprise = ntfys://sujet
web-notices-add = Ajouter
web-notices-added = Adresse ajoutée. Envoyez un essai pour voir s’il arrive.
web-notices-removed = Adresse supprimée.
web-notices-test = Envoyer un essai
web-notices-remove = Supprimer
web-notices-given-up = Trop d’échecs : cette adresse n’est plus utilisée. Un essai qui arrive la remet en service.
web-notices-sent = Envoyé.
web-notices-bad-address = Rien n’est parti : cette adresse ne peut pas servir.
web-notices-bad-service = Rien n’est parti : cette adresse ne peut pas servir. Les autres services commencent par : { $services }.
web-notices-not-taken = Rien n’est parti : le destinataire a répondu, mais n’a pas accepté l’avis.
web-notices-not-reached = Rien n’est parti : personne ne répond à cette adresse.
web-notices-kind-off = Rien n’est parti : ce serveur n’envoie plus d’avis de cette façon.

web-lamp = Un conseil
web-analysis = Analyse

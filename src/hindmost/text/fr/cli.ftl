### Ce que disent la ligne de commande et la table du terminal. Les textes des jeux sont dans leurs propres fichiers.

## Sur la table

cli-table-rondel =
    { $tiles ->
        [0] Rondel
        [one] Rondel, pile { $stack } : { $tiles } tuile
       *[other] Rondel, pile { $stack } : { $tiles } tuiles
    }
cli-table-die = le Dé
cli-table-hindmost = dernier
cli-table-buy = achat
cli-table-sell = vente
cli-table-river = rivière
cli-table-road = route
cli-table-activated = activée
cli-table-total = Total
# A card that will give points at the end of the game, in a narrow column.
cli-table-at-end = fin : { $card }
cli-table-my-ground = Votre territoire
cli-table-ground-of = Territoire : { $name }
cli-step-take = prendre
cli-step-place = placer
cli-step-activate = activer
cli-holding-coins = pièces
cli-holding-whisky = whisky
cli-holding-parliament = Parlement
cli-holding-vp = PV
cli-holding-tiles = tuiles
cli-holding-cards = cartes
cli-tile-cost-none = aucun
cli-tile-cost = Coût :
cli-tile-placed = Effet immédiat :
cli-tile-activated = Activation :
cli-tile-card = Carte :
cli-tile-reconstructed = Reconstitué (valeur imprimée inconnue) : { $fields }

## Les valeurs d’un composant

cli-field-name = nom
cli-field-stack = pile
cli-field-type = type
cli-field-colour = couleur
cli-field-river = rivière
cli-field-road = route
cli-field-cost = coût
cli-field-immediate = effet immédiat
cli-field-activation = activation
cli-field-card = carte
cli-field-count = nombre d’exemplaires
cli-field-vp = PV
cli-field-effect = effet
cli-field-kind = sorte
cli-field-gives = contenu

## Noms des tuiles là où tiennent huit lettres

cli-brief-start-village = Départ
cli-brief-cornfield = Champ
cli-brief-distillery = Distill.
cli-brief-armadale-castle = Armadale
cli-brief-castle-moil = Moil
cli-brief-castle-of-mey = Mey
cli-brief-castle-stalker = Stalker
cli-brief-cawdor-castle = Cawdor
cli-brief-donan-castle = Donan
cli-brief-duart-castle = Duart
cli-brief-iona-abbey = Iona
cli-brief-loch-lochy = Lochy
cli-brief-loch-morar = Morar
cli-brief-loch-ness = Ness
cli-brief-loch-oich = Oich
cli-brief-loch-shiel = Shiel
cli-brief-pasture = Pâturage
cli-brief-butcher = Boucher
cli-brief-home-village = Départ
cli-brief-home-castle = Château
cli-brief-inshriach = Inshriac
cli-brief-ballachulish = Ballach.
cli-brief-black-isle = Black I.
cli-brief-glen-etive = Etive
cli-brief-lochridge = Lochrid.
cli-brief-rothiemurchus = Rothiem.
cli-brief-strathearn = Strathe.
cli-brief-glen-lyon = Lyon
cli-brief-inverness = Invern.
cli-brief-kingussie = Kinguss.
cli-brief-glen-mhor = Mhor
cli-brief-glenlochy = Glenloch
cli-brief-kingshouse-inn = Kingsh.
cli-brief-abernethy = Abernet.
cli-brief-craigleith = Craigl.
cli-brief-glen-clova = Clova
cli-brief-ardnamurchan = Ardnam.
cli-brief-crieff-tryst = Crieff
cli-brief-scone-abbey = Scone
cli-brief-fort-william = Ft Will.
cli-brief-urquhart-castle = Urquhart
cli-brief-clachaig-inn = Clachaig
cli-brief-carse-of-gowrie = Gowrie
cli-brief-breadalbane = Breadal.
cli-brief-tomintoul-fair = Tomint.
cli-brief-carrbridge = Carrbr.
cli-brief-aberfeldy = Aberfel.
cli-brief-balmoral-castle = Balmoral
cli-brief-old-forge-inn = Forge I.
cli-brief-strathdon = Strathd.
cli-brief-highland-market = Highland
cli-brief-hawick-mill = Hawick
cli-brief-aberdeen-harbour = Aberdeen
cli-brief-falkirk-tryst = Falkirk
cli-brief-robert-i = Robert I
cli-brief-william-wallace = Wallace
cli-brief-mary-stuart = Marie S.
cli-brief-john-napier = Napier
cli-brief-rob-roy-macgregor = Rob Roy
cli-brief-bonnie-prince-charlie = Charlie
cli-brief-flora-macdonald = Flora M.
cli-brief-adam-smith = Smith
cli-brief-robert-burns = Burns
cli-brief-sir-walter-scott = Scott
cli-brief-robert-louis-stevenson = Stevens.
cli-brief-arthur-conan-doyle = C. Doyle
cli-brief-david-hume = Hume
cli-brief-worlds-end = La Fin

## Le sens des signes

cli-legend-river = rivière (du nord au sud)
cli-legend-road = route (d’ouest en est)
cli-legend-die = le Dé
cli-legend-wood = bois
cli-legend-stone = pierre
cli-legend-grain = céréale
cli-legend-sheep = mouton
cli-legend-cattle = bœuf
cli-legend-any = un cube au choix
cli-legend-different = cubes différents
cli-legend-whisky = whisky
cli-legend-coins = pièce
cli-legend-members = membre du clan
cli-legend-vp = PV
cli-legend-movement = déplacement
cli-legend-movement-point = point de mouvement
cli-legend-parliament = membres du Parlement
cli-legend-cards = cartes
cli-legend-tiles = tuiles du territoire

## Glen More II

cli-field-overlay = superposition
cli-field-landmark = lieu emblématique
cli-field-persons = personnages qu’elle compte
cli-field-id = nom
cli-field-distance = coût des routes
cli-field-row = place sur le plateau de clan
cli-field-closed = usage
cli-field-when = moment
cli-field-open = nombre de pions
cli-tile-landmark = Lieu emblématique :
cli-tile-back = Au dos :
cli-table-covers = sur { $tile }
cli-title-clans = Plateau de clan : coût des routes
cli-title-landmarks = Cartes Lieu emblématique
cli-holding-castle = au château
cli-holding-markers = pions de clan
cli-holding-landmarks = lieux emblématiques
cli-holding-persons = personnages
cli-holding-domains = domaines
cli-legend-barley = orge
cli-legend-scotsmen = Écossais
cli-legend-markers = pion de clan
cli-legend-castle = château, Écossais au château
cli-legend-landmarks = cartes Lieu emblématique
cli-legend-persons = personnages
cli-legend-river-across = rivière (d’ouest en est)
cli-legend-covers = une tuile dessous
cli-legend-aye = AYE : une carte qui sera comptée
cli-legend-nay = NAY : une carte qui ne le sera pas

## Glasgow

cli-table-ring = Parcours, { $buildings } en pioche
cli-table-city = Ville { $frame }, bâtiments : { $built } sur { $full }
cli-table-city-open = Ville { $lying } ou { $standing }, bâtiments : { $built } sur { $full }
cli-title-stores = Entrepôts
cli-title-offers = Chez les architectes
cli-title-scores = PV en l’état
cli-score-printed = Valeur
cli-score-bank = Banques
cli-score-station = Gares
cli-score-tenement = Immeubles
cli-score-park = Parcs
cli-score-shop = Magasins
cli-step-move = avancer
cli-step-resolve = la tuile
cli-step-factories = usines
cli-step-end = fin
cli-tile-printed = Valeur :
cli-contract-goods = march.
cli-contract-any = au choix
cli-contract-trade = convers.
cli-contract-refresh = renouvel.
cli-contract-activate = usines
cli-contract-reveal = révéler
cli-contract-double = double
cli-legend-brick = brique
cli-legend-steel = acier
cli-legend-gold = or
cli-legend-architect = architecte, avec son numéro
cli-legend-room = place libre dans l’entrepôt
cli-legend-doubled = le prochain arrêt compte double
cli-legend-unpaid = ne peut pas être payé maintenant ; ensuite, ce qui manque
cli-legend-ahead = pas devant soi, à taper après « go »
cli-legend-wakes = une usine qui serait activée
cli-legend-reconstructed = reconstitué par nous
cli-say-no-room = pas de place pour { $goods }
cli-say-again =
    { $steps ->
        [0] { $name } rejoue, sur la case de gauche
        [one] { $name } rejoue, { $steps } case derrière
       *[other] { $name } rejoue, { $steps } cases derrière
    }
cli-say-then =
    { $steps ->
        [0] puis { $name }, sur la case de gauche
        [one] puis { $name }, { $steps } case derrière
       *[other] puis { $name }, { $steps } cases derrière
    }

## À la table

cli-title-market = Marché
cli-title-players = Joueurs
cli-title-standing = Décompte à cet instant
cli-title-standing-answers = Réponses données d’avance
cli-title-log = Ce qui s’est passé
cli-title-options = Votre choix
cli-title-about = À ce sujet
cli-title-scoring = Décompte
cli-title-end = La partie est finie
cli-teller = Vraie table
cli-say-asked = { $name } : { $question }
cli-table-spot = ({ $cell }) { $tile } : { $contents }
cli-say-final = définitif
cli-say-nothing-typed = Tapez le numéro d’une réponse, son nom (comme « { $example } »), ou le début de l’un d’eux.
cli-say-no-such-number = Il n’y a pas de réponse { $number } : elles vont de 1 à { $last }.
cli-say-digit-waits = { $number } : Entrée, ou un autre chiffre pour un numéro jusqu’à { $last }.
cli-say-forfeits = { $option } ? Appuyez encore sur e.
cli-say-cannot-come = Rien de ce nom ne peut sortir maintenant : « { $typed } ».
cli-say-several = Il y en a plusieurs : { $options }.
cli-say-nothing-to-undo = Rien à défaire : les coups qui ont révélé quelque chose, ou qu’un autre joueur a vus, sont définitifs.
cli-say-undone = Coup défait.
cli-say-reset = Le tour recommence.
cli-say-activated =
    { $n ->
        [0] Il ne reste rien de gratuit.
        [one] { $n } tuile activée.
       *[other] { $n } tuiles activées.
    }
cli-say-no-end = Le tour ne peut pas encore être terminé.
cli-say-saved = Enregistré sous { $file }
cli-say-standing-how = Tapez le numéro d’une question et celui d’une réponse, comme « standing 1 2 » ; 0 pour être interrogé.
cli-say-no-standing = Dans cette partie, rien n’est demandé hors de votre tour.
cli-say-thinks = { $name } ({ $bot }) réfléchit…
cli-say-next = Ensuite sur le parcours :
cli-hand-over = Passez le clavier à { $name }.
cli-hand-over-why = Ce qui suit ne regarde que { $name }.
cli-say-told = Entrée si c’est bien ce qui est sorti : { $name } joue ; u pour l’annuler.
cli-slip-title = Est-ce bien ce qui est sorti ?
cli-slip-right = Oui, { $name } joue
cli-slip-undo = Non, l’annuler
cli-press-enter = Appuyez sur Entrée.
cli-end-wins = gagne avec { $vp } PV.
cli-end-share = se partagent la victoire avec { $vp } PV.
cli-end-nobody = Personne ne gagne.
cli-end-and = et

## Les touches du plein écran

cli-key-choose = choisir
cli-key-type = taper
cli-key-why = pourquoi
cli-key-undo = défaire
cli-key-all = gratuits
cli-key-end = fin du tour
cli-key-log = journal
cli-key-players = joueurs
cli-key-save = enregistrer
cli-key-quit = quitter
cli-key-help = aide
cli-key-close = fermer
cli-key-ground = un autre joueur
cli-help-title = Touches et signes
cli-help-keys-numbers = choisir une réponse par son numéro ; deux chiffres s’il y en a autant
cli-help-keys-arrows = désigner une réponse, et la choisir
cli-help-keys-type = taper un coup, comme « { $example } » ; tout début qui n’en désigne qu’un suffit
cli-help-keys-why = ce que fait la réponse désignée, et l’article des règles
cli-help-keys-undo = défaire un coup ; U défait tout le tour
cli-help-keys-all = activer tout ce qui est gratuit
cli-help-keys-end = terminer le tour
cli-help-keys-hint = un conseil, si vous jouez seul contre des robots ; deux fois : ce que vous pourriez faire
cli-help-keys-ground = montrer ce qu’a construit le joueur qui a cette lettre
cli-help-keys-next-ground = montrer ce qu’a construit le joueur suivant
cli-help-keys-log = tout le journal
cli-help-keys-players = tous les joueurs, et leurs PV en l’état
cli-help-keys-standing = ce que vous répondez d’avance, hors de votre tour ; / et « standing 1 2 » le règle
cli-help-keys-save = enregistrer la partie dans un fichier
cli-help-keys-final = à côté d’une réponse : elle révèle quelque chose, on ne peut la défaire
cli-help-keys-quit = quitter
cli-help-keys-skip = laisser jouer les robots sans pause
cli-help-keys-theme = clair ou sombre
cli-ask-type = Votre coup, comme « { $example } »
cli-ask-file = Enregistrer sous
cli-quit-title = Quitter la partie ?
cli-quit-save = Enregistrer et quitter
cli-quit-leave = Quitter sans enregistrer
cli-quit-stay = Rester

## La mise en place

cli-setup-title = Hindmost
cli-setup-motto = C’est toujours au dernier de jouer.
cli-setup-game = Quel jeu ?
cli-setup-people = Combien de personnes ?
cli-setup-bots = Combien de robots ?
cli-setup-bot = Robot { $number }
cli-setup-bot-measured = Parties gagnées contre les autres robots : { $wins } sur { $games }.
cli-setup-chance = Hasard
cli-setup-drawn = tiré ici
cli-setup-told = vraie table : on vous demande ce qui sort
cli-setup-start = Commencer
cli-setup-resume = Reprendre une partie enregistrée
cli-setup-none-kept = Aucune partie enregistrée. Elles apparaîtront ici.
cli-setup-kept = Parties enregistrées :
cli-setup-which-kept = Numéro d’une partie à reprendre, ou Entrée pour une nouvelle :
cli-setup-leave = Quitter

## Ligne par ligne

cli-plain-welcome = Tapez le numéro d’une réponse ou son nom ; h pour l’aide, q pour quitter.
cli-plain-help =
    Tapez le numéro d’une réponse, ou son nom, une notation anglaise, comme « { $example } » ; tout début qui n’en désigne qu’une suffit.
    ? 3        de quoi il s’agit, et l’article des règles ; ? et un coup qui n’est pas proposé : pourquoi
    u, undo    défaire un coup
    U, reset   recommencer le tour
    a, all     activer tout ce qui est gratuit
    i, hint    à quoi penser ; encore : ce que vous pourriez faire, et pourquoi
    l, log     ce qui s’est passé depuis votre dernier tour
    t, table   montrer de nouveau toute la table
    v, view    ce que les autres ont construit ; view et un nom en montre un
    w, words   ce que vous avez construit, en liste ou en carte
    s, save    enregistrer ; save FICHIER choisit le fichier
    standing   ce que vous répondez d’avance, hors de votre tour ; standing 1 2 répond 2 à la question 1, 0 : me demander
    rules ID   un article des règles
    q, quit    quitter
cli-plain-input-ended = L’entrée s’est terminée avant la partie.

## Les commandes

cli-help-examples = Exemples :
cli-help-any-lang = Langue ; celle du système par défaut.
cli-help-any-help = Montrer cette aide et sortir.
cli-help-any-game = Identifiant du jeu, comme glen-more.
cli-help-any-as-json = Du JSON pour les programmes au lieu d’un texte à lire.
cli-help-any-chronicles = Numéros des Chroniques en jeu, si le jeu en a.
cli-help-any-seats = Nombre de places.
cli-help-any-seed = Graine du hasard : le même nombre donne la même partie.
cli-help-any-catalogue = Jouer avec votre propre copie modifiée du fichier de données du jeu.
cli-help-hindmost = C’est toujours au dernier de jouer : des jeux de société aux règles garanties. Sans commande : play.
cli-help-hindmost-version = Montrer la version et sortir.
cli-example-hindmost =
    hindmost play glen-more --players 1 --bots greedy,greedy
    hindmost rules GM1-TURN-04
    hindmost simulate glen-more --bots greedy,random --games 100
cli-help-play = Jouer dans ce terminal : personnes et robots au même clavier. Sans option, un écran demande le reste.
cli-help-play-players = Nombre de personnes ; les autres places sont aux robots.
cli-help-play-bots = Noms des robots, dans l’ordre de leurs places.
cli-help-play-solo = Jouer seul contre Lady Auto MacNifique, à ce niveau : ablach, douce, raiglar, skelp ou bodach.
cli-help-play-daily = Jouer seul la donne du jour : les mêmes tuiles arrivent aujourd’hui pour tout le monde.
cli-help-play-real = La partie est jouée sur une vraie table : chaque tuile, carte ou lancer vous est demandé. Ce qui est face cachée est tiré ici.
cli-help-play-resume = Reprendre une partie enregistrée.
cli-help-play-record = Rejouer une partie à partir d’un tour : les mêmes places, vous à l’une d’elles, des robots aux autres. Ce que vous ne pouviez pas savoir est redistribué.
cli-help-play-turn = Avec --from : le tour par lequel commencer, comme analyse les compte.
cli-help-play-seat = Avec --from : le numéro de votre place ; par défaut celle de qui avait le tour.
cli-help-play-plain = Ligne par ligne au lieu du plein écran (automatique sans terminal).
cli-help-play-theme = Couleurs : dark (sombre), light (clair) ou mono (aucune).
cli-help-play-pace = Secondes entre les coups des robots.
cli-example-play =
    hindmost play
    hindmost play glen-more --seats 3 --players 1 --bots greedy,random --seed 7
    hindmost play glen-more-ii --players 4 --real
    hindmost play --resume ma-partie.json
    hindmost play --from partie.json --turn 12 --bots strong
    hindmost play glen-more --players 2 --plain --lang fr
cli-help-solo = Montrer vos résultats en solitaire contre Lady Auto MacNifique dans ce terminal : chaque partie terminée compte une fois.
cli-help-solo-game = Identifiant du jeu ; par défaut le premier qui se joue seul.
cli-example-solo =
    hindmost solo
    hindmost solo glen-more-ii --json
cli-help-games = Lister les jeux avec leurs places, leurs Chroniques et leurs options.
cli-example-games =
    hindmost games
    hindmost games --json
cli-help-rules = Montrer les règles : un article, ceux qui contiennent des mots, ou tous.
cli-help-rules-words = Identifiant d’un article, ou mots à chercher.
cli-help-rules-coverage = Montrer quels tests vérifient chaque article ; échoue s’il en manque un.
cli-help-rules-tests = Dossier des tests ; celui du dépôt par défaut.
cli-example-rules =
    hindmost rules
    hindmost rules GM1-TURN-04
    hindmost rules loch ness --lang fr
    hindmost rules --coverage
cli-help-catalogue = Montrer tous les éléments d’un jeu, et d’où chaque valeur est connue.
cli-help-catalogue-corrected = Une copie corrigée du fichier de données du jeu à montrer.
cli-example-catalogue =
    hindmost catalogue glen-more
    hindmost catalogue glen-more --json
    hindmost catalogue glen-more-ii --chronicles 2,4,7
    hindmost catalogue glen-more --catalogue le-mien.toml
cli-help-simulate = Faire jouer beaucoup de parties aux robots et donner les résultats.
cli-help-simulate-bots = Noms des robots ; ils changent de place de partie en partie.
cli-help-simulate-games = Nombre de parties.
cli-help-simulate-out = Fichier pour les parties jouées, une par ligne.
cli-help-simulate-check = Vérifier les invariants des règles dans chaque position (plus lent).
cli-help-simulate-jobs = Nombre de processus qui jouent à la fois ; 0 : un par cœur. Les résultats sont les mêmes.
cli-example-simulate =
    hindmost simulate glen-more --seats 4 --bots greedy,random --games 100
    hindmost simulate glen-more --seats 3 --games 1000 --jobs 0 --json --out games.jsonl
cli-help-lab = Mesurer la force des robots.
cli-example-lab =
    hindmost lab ladder glasgow
cli-help-ladder = Faire jouer chaque robot contre chaque autre sur les mêmes donnes, et les classer.
cli-help-ladder-bots = Noms des robots, du plus faible au plus fort ; des nombres peuvent suivre, comme strong:rollouts=80.
cli-help-ladder-deals = Donnes de chaque rencontre ; chacune est jouée deux fois, places échangées.
cli-help-ladder-jobs = Processus qui jouent à la fois ; 0 pour un par cœur. Les résultats sont les mêmes.
cli-help-ladder-out = Dossier pour les parties, le tableau et une image. Ce qui s’y trouve déjà n’est pas rejoué.
cli-help-ladder-into = Une page avec des repères pour le tableau, qui y est remis à neuf.
cli-example-ladder =
    hindmost lab ladder glen-more --deals 20
    hindmost lab ladder glen-more-ii --chronicles 2 --bots greedy,medium,strong --out ladder
cli-ladder-playing = Donnes : { $done } sur { $whole }
cli-help-replay = Rejouer une partie notée et montrer les scores ; ou un fichier avec une partie par ligne.
cli-help-replay-file = Une partie, ou un fichier .jsonl de parties ; - lit l’entrée standard.
cli-help-replay-check = Vérifier que les scores notés sont justes ; échoue sinon.
cli-example-replay =
    hindmost replay game.json
    hindmost replay games.jsonl --check
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-bench-rounds = Nombre de séries de mesures.
cli-help-bench-seconds = Durée de chaque mesure.
cli-example-bench =
    hindmost bench
    hindmost bench --rounds 3 --json

## Ce que disent les commandes

cli-games-id = jeu
cli-games-title = titre
cli-games-seats = places
cli-games-chronicles = Chroniques
cli-games-options = options
cli-bench-measuring = Mesure en cours…
cli-help-analyse = Réfléchir à une partie jouée : où chacun en était tour après tour, où l’on a perdu le plus et pourquoi, et la part de la chance.
cli-help-analyse-file = L’enregistrement d’une partie, finie ou non ; - lit l’entrée standard.
cli-help-analyse-jobs = Processus qui réfléchissent en même temps ; 0 pour un par cœur. Les résultats sont les mêmes.
cli-example-analyse =
    hindmost analyse partie.json
    hindmost analyse partie.json --json --jobs 2
cli-analyse-thinking = Les tours sont repris un à un
cli-analyse-turn = tour
cli-analyse-did = ce qui a été fait
cli-analyse-loss = perdu
cli-analyse-lost-in-all = PV perdus par le jeu
cli-analyse-luck = PV dus à la chance
cli-analyse-nothing-lost = Aucun tour n’a perdu quoi que ce soit de sûr.
cli-analyse-lost = { $place }. Tour { $turn }, { $name } : { $vp } ± { $error } PV perdus de l’avance attendue
cli-analyse-played = joué : { $turn }
cli-analyse-better = mieux : { $turn }
cli-analyse-about = À côté de chaque tour : les chances de gagner ensuite, en pour cent. Une perte n’est dite que si elle dépasse trois erreurs types et 1 PV ; chaque tour est jugé d’après ce que son joueur pouvait savoir. La chance est ce qui est apparu après les tours, comparé à ce qu’on pouvait en attendre.
cli-replay-checked =
    { $wrong ->
        [0] { $right ->
            [one] La partie est juste.
           *[other] Les { $right } parties sont justes.
        }
       *[other] Parties fausses : { $wrong } ; parties justes : { $right }.
    }
cli-replay-unfinished = { $game } : inachevée après { $choices } choix
cli-replay-scores = { $game } : { $scores } ; gagnée par { $winners }
cli-rules-nothing = Aucun article ne contient « { $words } ». Essayez moins de mots, ou plus courts.
cli-rules-no-tests = Les tests ne font pas partie du paquet installé. Lancez ceci dans un dépôt du projet, ou nommez le dossier avec --tests.
cli-rules-gap = — aucun test
cli-rules-stray = { $test } nomme { $clause }, qui n’est pas un article.
cli-rules-covered =
    { $strays ->
        [0] Articles avec un test : { $tested } sur { $clauses }.
       *[other] Articles avec un test : { $tested } sur { $clauses } ; noms de tests sans article : { $strays }.
    }
cli-simulate-playing = En jeu
cli-simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s ({ $speed } par seconde), { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }
cli-simulate-bot = robot
cli-simulate-seat = place
cli-simulate-mean = PV moyens
cli-simulate-wins = victoires
cli-catalogue-fact = du jeu
cli-catalogue-chronicle = de la Chronique { $number }, { $title }
cli-catalogue-value = valeur
cli-catalogue-pair = { $name } : { $number }
cli-fact-rondel-spaces = cases du rondel
cli-fact-market-prices = prix du marché
cli-fact-market-start = cases du marché remplies au départ
cli-fact-starting-coins = pièces au départ
cli-fact-scotsmen = Écossais de chaque joueur
cli-fact-clan-markers = pions de clan de chaque joueur
cli-fact-room = ressources au plus sur une tuile
cli-fact-die-faces = faces du Dé
cli-fact-scoring = PV pour 0, 1, 2… de plus que le dernier
cli-fact-scoring-categories = catégories du décompte
cli-fact-tile-penalty = PV perdus par tuile en trop
cli-fact-goods = ressources
cli-fact-goods-glasgow = marchandises
cli-fact-unlimited-goods = ressources illimitées
cli-fact-unlimited-pieces = pièces de jeu illimitées
cli-fact-supply = réserve dans la boîte
cli-fact-colours = couleurs des tuiles
cli-fact-domain-colours = couleurs des domaines de clan
cli-fact-types = types de tuile
cli-fact-types-glasgow = types de bâtiment
cli-fact-stacks = tuiles de chaque pile
cli-fact-tiles = nombre de tuiles
cli-fact-ring-contracts = contrats sur le parcours
cli-fact-offer = bâtiments chez chaque architecte
cli-fact-capacity = places dans l’entrepôt
cli-fact-starting-goods = marchandises au départ
cli-fact-city = côtés de la ville
cli-fact-park-points = PV pour 0, 1, 2… parcs
cli-fact-tenement-bonus = PV par immeuble voisin
cli-fact-shop-bonus = PV d’un magasin dans un coin
cli-fact-station-bonus = PV d’une gare complète
cli-fact-station-set = une gare demande
cli-fact-conversions = conversions du contrat
cli-fact-once = une seule fois au contrat
cli-fact-factory-conversions = conversions de l’usine
cli-catalogue-tile = tuile
cli-catalogue-stack = pile
cli-catalogue-land = terrain
cli-catalogue-cost = coût
cli-catalogue-placed = effet immédiat
cli-catalogue-activation = activation
cli-catalogue-card = carte
cli-catalogue-bonnets = Bonnets
cli-catalogue-when = agit
cli-catalogue-effect = effet
cli-catalogue-contract = contrat
cli-catalogue-kind = sorte
cli-catalogue-gives = donne
cli-catalogue-building = bâtiment
cli-catalogue-vp = PV
cli-catalogue-overlay = superposition
cli-catalogue-landmark = carte Lieu emblématique
cli-catalogue-domain = domaine de clan
cli-catalogue-colour = couleur
cli-catalogue-distance = coût des routes
cli-catalogue-closed = inutilisé
cli-catalogue-road = route
cli-catalogue-coins = pièces
cli-catalogue-when-always = effet permanent
cli-catalogue-when-placed = effet immédiat
cli-catalogue-when-scoring = à chaque décompte
cli-catalogue-when-turn = à chaque tour
cli-catalogue-when-end = à la fin
cli-catalogue-s = énoncé dans la règle du jeu
cli-catalogue-p = connu de tous : dit de même par ceux qui ont le jeu imprimé
cli-catalogue-r = reconstitué par nous : ce n’est PAS la valeur du jeu imprimé
cli-catalogue-count =
    { $count ->
        [0] Aucune valeur n’est reconstituée ici.
        [one] 1 valeur est reconstituée ici ({ $letter }).
       *[other] { $count } valeurs sont reconstituées ici ({ $letter }).
    }

cli-help-serve = Héberger des parties pour les navigateurs, sur cette machine ou en réseau.
cli-help-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
cli-help-serve-port = Port d’écoute ; 0 prend un port libre.
cli-help-serve-no-browser = Ne pas ouvrir de fenêtre de navigateur.
cli-help-any-db = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://… ; par défaut un fichier dans votre dossier de données.
cli-example-serve =
    hindmost serve
    hindmost serve --host 0.0.0.0 --port 8080 --no-browser
    hindmost serve --db postgresql://hindmost@localhost/hindmost
cli-help-backup = Copier toutes les parties dans un nouveau fichier, même pendant que le serveur tourne.
cli-help-backup-file = Le fichier à écrire.
cli-example-backup = hindmost backup parties-du-jour.db
cli-help-forget = Effacer une personne avec tout ce qui est à elle, ou les vieilles tables. Arrêtez d’abord un serveur qui utilise SQLite.
cli-help-forget-who = Le nom de la personne, ou son identifiant si plusieurs portent ce nom.
cli-help-forget-tables-older-than = Effacer les tables qui ne sont pas en cours et que personne n’a touchées depuis tant de jours.
cli-forget-nothing = Dites qui oublier, ou donnez --tables-older-than DAYS.
cli-example-forget =
    hindmost forget Annabel
    hindmost forget --tables-older-than 365
cli-help-upgrade = Dire ce que cette version fait des parties conservées par les précédentes.
cli-help-upgrade-file = Un enregistrement, une position ou le fichier SQLite d’un serveur ; il reste tel quel.
cli-help-upgrade-check = Regarder seulement. Nécessaire : la mise à jour se fait à l’ouverture.
cli-example-upgrade =
    hindmost upgrade --check partie.json
    hindmost upgrade --check parties-du-jour.db
cli-upgrade-only-check = Il n’y a rien à faire : les parties sont mises à jour à l’ouverture, celles d’un serveur quand il démarre. Avec --check, vous saurez ce qu’elles deviennent.
cli-upgrade-unchanged = { $what } : s’ouvre sans changement
cli-upgrade-over = { $what } : suit à partir d’ici les règles en version { $to } ; jusque-là, c’était la version { $was }
cli-upgrade-kept = { $what } : est montrée dans sa dernière position ; les coups d’avant ne peuvent plus être racontés
cli-upgrade-lost = { $what } : ne peut pas être ouverte : { $why }

## Les parties en solitaire

cli-solo-you-won = Gagnée : { $yours } PV à { $hers } ({ $lead }).
cli-solo-you-lost = Non gagnée : { $yours } PV à { $hers } ({ $lead }).
cli-solo-best-so-far = Record au niveau { $level }, { $chronicles } : { $vp } PV (parties : { $games }, gagnées : { $won }).
cli-solo-new-best = Votre nouveau record au niveau { $level }, { $chronicles } : { $vp } PV (parties : { $games }, gagnées : { $won }).
cli-solo-counted = Vous avez déjà terminé cette partie, et c’est ce qui compte : { $vp } PV.
cli-solo-daily-counts = Elle compte comme votre donne du { $day }.
cli-solo-daily-counted = Vous avez déjà joué la donne du { $day }, et la première fois compte : { $vp } PV.
cli-solo-without = sans Chronique
cli-solo-with = Chroniques { $numbers }
cli-solo-level = niveau
cli-solo-chronicles = Chroniques
cli-solo-games = parties
cli-solo-rate = % gagnées
cli-solo-best = record
cli-solo-average = en moyenne
cli-solo-best-games = Vos meilleures parties
cli-solo-daily-games = Donnes du jour
cli-solo-yours = vous
cli-solo-hers = elle
cli-solo-result = résultat
cli-solo-won = gagnée
cli-solo-lost = non gagnée
cli-solo-date = jour
cli-solo-record = partie notée
cli-solo-where = Les parties notées sont dans { $folder } ; replay et analyse les lisent.
cli-solo-none = Aucune partie contre elle n’est encore terminée ici. Commencez-en une : hindmost play { $game } --solo { $level }

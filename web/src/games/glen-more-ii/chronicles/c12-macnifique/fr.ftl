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
web-c12-eye = Garder un œil sur
web-c12-eye-left = Encore là après son tour :
web-c12-eye-gone = { $tile } n’y est plus.
web-c12-in-reach = devant elle, à sa portée
web-c12-too-far = devant elle, trop loin
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

## Le compagnon à une table, avec la boîte

web-comp-title = MacNifique à votre table
web-comp-about = Installez votre boîte pour deux joueurs, avec le Dé. Vous jouez sur la table ; ici, vous touchez ce qui s’est passé, et elle dit ce qu’elle fait. Elle tient ses cartes, son plateau et ses PV.
web-comp-begin = Commencer
web-comp-kept = Reprendre
web-comp-step-n =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
web-comp-drop = Supprimer la partie du { $when }
web-comp-you = vous
web-comp-die = le Dé
web-comp-you-hindmost = Vous êtes dernier
web-comp-something-else = Autre chose s’est passé
web-comp-marks-how = Dites-le d’abord, puis où votre pion s’est arrêté.
web-comp-last = Dernière de la pile { $stack }
web-comp-more = La pile { $stack } en a plus de deux
web-comp-as-before = comme avant
web-comp-other-number = Un autre nombre
web-comp-ok = OK
web-comp-on-table = Sur la table
web-comp-scored = Le décompte
web-comp-done = C’est fait
web-comp-back = Retour
web-comp-her-board = Son plateau
web-comp-steps = Étapes
web-comp-steps-how = Touchez-en une pour la dire autrement. Rien n’est perdu tant que vous ne l’avez pas dit.
web-comp-new = Une autre partie
web-comp-she = Elle { $what }
web-comp-mend = De nouveau l’étape { $n }
web-comp-follows = Ce qui en découle
web-comp-otherwise = Étape { $n } : non pas « { $was } », mais « { $now } »
web-comp-retell = À partir de l’étape { $n }, il faut le redire.
web-comp-same = Elle ne fait rien d’autre qu’avant.
web-comp-correct = Corriger
web-comp-cancel = Annuler
web-comp-part =
    { $n ->
        [0] En jeu
        [5] À la fin
       *[other] Décompte { $n }
    }
web-comp-result = Points
web-comp-won = Vous gagnez, { $you } à { $her }
web-comp-lost = MacNifique gagne, { $her } à { $you }
web-comp-hers = Elle : { $vp } PV, Écossais { $scotsmen }, lieux { $landmarks }, tonneaux { $barrels }, personnages { $persons }, pierres { $stones }
web-comp-r = Ses cartes et quelques tuiles sont reconstituées : si votre exemplaire imprime autre chose, c’est lui qui compte.
web-comp-print = { $tile } est-elle imprimée ainsi ?
web-comp-print-scotsmen =
    { $n ->
        [one] un Écossais
       *[other] { $n } Écossais
    }
web-comp-print-river = avec rivière
web-comp-print-no-river = sans rivière
web-comp-print-exchange = { $needs } pour { $vp } PV
web-comp-print-yes = Oui
web-comp-print-no = Non…
web-comp-print-title = { $tile }, telle qu’imprimée
web-comp-print-about = Seulement ce dont elle tient compte. Cela vaut depuis le début de cette partie, et se retient pour les suivantes.
web-comp-print-type = Type
web-comp-print-people = Écossais qui arrivent aussitôt
web-comp-print-line = Échange { $n }
web-comp-print-needs = ressources
web-comp-print-vp = PV
web-comp-print-save = C’est imprimé ainsi
web-comp-prints = Ce qu’imprime votre exemplaire
web-comp-prints-about = Si vous avez les cartes imprimées en main, saisissez ce qu’elles disent : elle joue ensuite d’après cela, dans cette partie depuis le début et dans toutes les suivantes.
web-comp-prints-left =
    { $n ->
        [0] Plus aucune de ces valeurs n’est reconstituée.
        [one] Une de ces valeurs est reconstituée par nous, et non celle du jeu imprimé.
       *[other] { $n } de ces valeurs sont reconstituées par nous, et non celles du jeu imprimé.
    }
web-comp-prints-card = Cartes Action
web-comp-prints-icons = Icônes des tuiles Priorité
web-comp-prints-chronicle = Cartes Chronique
web-comp-prints-path = Chemins sur le plateau Clans
web-comp-prints-number = Ce qu’elle reçoit
web-comp-prints-board = Plateaux et tableaux
web-comp-print-title-her = Tel qu’imprimé : { $what }
web-comp-card-unsure = Cette carte est reconstituée. La vôtre est-elle imprimée autrement ?
web-comp-forget = Revenir à la valeur reconstituée
web-comp-number-from = De { $least } à { $most }
web-comp-steps-about = PV selon l’avance sur le dernier ; la dernière valeur pour tout ce qui dépasse.
web-comp-lead = { $n } de plus
web-comp-one-more = Un échelon de plus
web-comp-one-less = Un échelon de moins
web-comp-level = Niveau { $n }
web-comp-rule = { $when } : { $target }
web-comp-rule-n = Règle { $n }
web-comp-rule-more = Une règle de plus
web-comp-rule-less = Sans la règle { $n }
web-comp-when = se déclenche à
web-comp-target = cherche
web-comp-up-to = numéro jusqu’à { $n }
web-comp-target-icon = une tuile avec l’icône de la Chronique
web-comp-target-river = une tuile avec rivière
web-comp-target-landmark = une tuile avec une icône Lieu
web-comp-target-haggis = une tuile avec une icône haggis
web-comp-target-sale = la Vente Single Cask
web-comp-target-mountain = s’arrêter sur la Montagne
web-comp-target-before-mountain = la tuile juste avant la Montagne
web-comp-earlier = { $what } : plus haut
web-comp-out = { $what } : retirer
web-comp-add = Ajouter
web-comp-domain-more = Un domaine de plus
web-comp-card-markers = Marqueurs qui avancent
web-comp-row-n = Ligne { $n }
web-comp-row-kind = Ce qu’est la ligne { $n }
web-comp-row-icons = icônes
web-comp-row-priority = les quatre tuiles Priorité
web-comp-row-box = numéro encadré
web-comp-row-more = Une ligne de plus
web-comp-icon-number = icône Chronique { $n }
web-comp-icon-more = Ajouter une icône à la ligne { $n }
web-comp-wrong-number = Écrivez un nombre entier de { $least } à { $most }.
web-comp-wrong-many = Il en faut de { $least } à { $most }.
web-comp-wrong-rows = Une carte a au moins une ligne, { $most } au plus.
web-comp-wrong-empty-row = La ligne { $n } doit avoir de 1 à 8 icônes.
web-comp-wrong-twice-row = La ligne { $n } a deux fois la même icône.
web-comp-wrong-numbered = Une icône Chronique numérotée est toujours la première icône de la carte (C12-CARD-03).
web-comp-wrong-twice = La même chose y figure deux fois.
web-comp-wrong-steps = Cela commence à 0 et ne baisse jamais.
web-comp-wrong-both = { $domain } est sur le chemin de l’autre marqueur : retirez-l’y d’abord.
web-comp-fact-path = Chemin : { $marker }
web-comp-fact-first-face = Chiffre du Dé qui la fait commencer
web-comp-fact-whisky-barrels = Tonneaux pour une tuile Whisky
web-comp-fact-resource-stones = Pierres pour une tuile Matériau ou Animal (Bodach : 3 ou plus)
web-comp-fact-item-vp = PV pour chaque élément de son plateau
web-comp-fact-beyond-price = Pièces pour une ressource dont la ligne du marché est pleine
web-comp-fact-beyond-share = Dont pièces pour elle
web-comp-fact-boat-icon-vp = PV pour chaque icône de la Chronique 1
web-comp-fact-mountain-token = PV qu’elle pose sur la Montagne
web-comp-fact-mountain-item-vp = PV pour chaque pièce ou ressource sur la Montagne
web-comp-fact-cask-icon-vp = PV pour une tuile avec l’icône de la Chronique 3
web-comp-fact-cask-own-vp = PV pour un tonneau de son plateau à la Vente Single Cask
web-comp-fact-cask-supply-vp = PV pour un tonneau de la réserve à cette vente
web-comp-fact-haggis-icon-vp = PV pour une tuile avec l’icône de la Chronique 5
web-comp-fact-haggis-vp = PV pour chaque jeton haggis
web-comp-fact-tome-icon-vp = PV pour une tuile avec l’icône de la Chronique 6
web-comp-fact-event-face-vp = PV pour une carte Lieu qu’elle retourne
web-comp-fact-feast-vp = PV qu’elle paie pour chaque ressource d’un événement
web-comp-fact-statue-vp = PV de la Statue de la Place Centrale à l’étape des échanges
web-comp-fact-monument-vp = PV pour une tuile monument ou plan
web-comp-fact-caber-edge = Niveaux de son Lanceur de Tronc, au bord
web-comp-fact-stone-edge = Niveaux de son Porteur de Pierre, au bord
web-comp-fact-neutral-spaces = Cases d’une rivière neutre
web-comp-fact-sale-spaces = Cases en bas à droite de la Vente Single Cask à deux joueurs
web-comp-fact-castle-table = Tableau de l’Old Man of Storr
web-comp-fact-whisky-table = Tableau d’Inverness
web-comp-fact-score-table = Tableau de score alternatif
web-comp-fact-centre-track = Récompenses centrales des niveaux 3 à 5
web-comp-fact-caber-track = Jetons de score de la piste du tronc
web-comp-fact-stone-track = Jetons de score de la piste de la pierre
web-solo-title = En solitaire
web-solo-daily = La donne du { $day }
web-solo-daily-about = Aujourd’hui, les mêmes tuiles arrivent pour tout le monde, sans Chronique, quel que soit le niveau. Une seule partie par jour.
web-solo-daily-play = Jouer la donne du jour
web-solo-earlier = Les jours précédents
web-solo-go-on = Continuer
web-solo-look = La revoir
web-solo-share = Copier le lien
web-solo-copied = Copié
web-solo-won = gagnée
web-solo-lost = non gagnée
web-solo-campaign = La campagne des douze
web-solo-campaign-about = D’abord le jeu seul, puis une Chronique après l’autre, enfin toutes celles qu’elle joue. Une étape s’ouvre quand la précédente a été jouée jusqu’à sa fin ; le meilleur résultat compte.
web-solo-campaign-sum = Victoires : { $won } sur { $all }.
web-solo-campaign-lead = En tout : { $vp } PV
web-solo-play = Jouer
web-solo-again = Rejouer
web-solo-step-play = Jouer l’étape { $n }
web-solo-step-again = Rejouer l’étape { $n }
web-solo-without = sans Chronique
web-solo-with-all = toutes celles qu’elle joue
web-solo-with = Chroniques { $numbers }
web-solo-tallies = Vos résultats
web-solo-level = Niveau
web-solo-games = Parties
web-solo-rate = Gagnées
web-solo-best = Record
web-solo-average = En moyenne
web-solo-best-games = Vos meilleures parties
web-solo-none = Aucune partie contre elle n’est encore terminée.
web-solo-new = Une autre partie contre elle

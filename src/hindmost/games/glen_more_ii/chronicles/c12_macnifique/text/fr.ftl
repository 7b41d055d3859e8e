### Chronique 12, Lady Auto MacNifique

chronicle-12 = Lady Auto MacNifique
chronicle-12-about = Seul face à une dame qui joue avec des cartes : elle ne paie rien, ne construit rien, et prend ce que vous attendiez.

automa-name = MacNifique
automa-ablach = Ablach
automa-douce = Douce
automa-raiglar = Raiglar
automa-skelp = Skelp
automa-bodach = Bodach
automa-ablach-about = Pittenweem, son plateau ne compte que deux fois, et ni commerce ni personnages ne lui donnent plus : pour faire connaissance.
automa-douce-about = Comme Ablach, mais son plateau compte trois fois et chaque personnage lui donne 2 PV.
automa-raiglar-about = Telle qu’elle est : Tap O’Noth, trois décomptes de son plateau, une pierre avec chaque tuile Commerce, 2 PV avec chaque personnage.
automa-skelp-about = Comme Raiglar, mais son plateau compte aux quatre décomptes.
automa-bodach-about = Comme Skelp, et chaque tuile Ressource lui donne trois pierres au lieu de deux.
lady-never-with = La Chronique { $n } demande 3 joueurs : MacNifique n’y joue pas.
lady-not-yet-with = MacNifique ne sait pas encore jouer avec la Chronique { $n }.

lady-start-pittenweem = Pittenweem
lady-start-tap-o-noth = Tap O’Noth
lady-marker-blue = le marqueur bleu
lady-marker-purple = le marqueur violet
lady-icon-plain = icône Chronique
lady-icon-numbered = icône Chronique { $n }

log-lady-first = Le Dé fait { $n } : MacNifique joue en premier
log-lady-second = Le Dé fait { $n } : vous jouez en premier
log-lady-shuffled = mélange toutes les cartes Action et en met deux de côté, face cachée
log-lady-card = révèle la carte Action { $card } : distance { $n }
log-lady-market = pose une pièce sur la ligne du marché : { $good }
log-lady-share =
    { $n ->
        [one] en reçoit { $n } pièce
       *[other] en reçoit { $n } pièces
    }
log-lady-marker = déplace { $marker } sur { $domain }
log-lady-marker-stays = laisse { $marker } sur { $domain } : aucun autre domaine n’est libre
log-lady-marker-gone = retire { $marker } de la partie
log-lady-looks =
    { $n ->
        [one] regarde la tuile la plus proche : { $tiles }
       *[other] regarde les { $n } tuiles les plus proches : { $tiles }
    }
log-lady-row =
    { $which ->
        [priority] ligne { $row }, par priorité : rien pour { $icons } parmi { $n ->
            [one] la tuile la plus proche
           *[other] les { $n } tuiles les plus proches
        }
        [priority-beyond] ligne { $row }, par priorité : rien pour { $icons } au-delà de La Fin
        [icons-beyond] ligne { $row } : rien pour { $icons } au-delà de La Fin
       *[icons] ligne { $row } : rien pour { $icons } parmi { $n ->
            [one] la tuile la plus proche
           *[other] les { $n } tuiles les plus proches
        }
    }
log-lady-too-far = laisse { $tile } : la numéro { $n } est trop loin
log-lady-found = ligne { $row }, { $icon } : trouve { $tile }
log-lady-box = nombre { $n } dans une case : trouve { $tile }
log-lady-no-box = nombre { $n } dans une case : il n’y a pas autant de tuiles
log-lady-beyond = relit la carte { $card } au-delà de La Fin
log-lady-last = va à la dernière tuile
log-lady-worlds-end = ne trouve aucune tuile au-delà de La Fin
log-lady-took = prend { $tile }
log-lady-stopped = s’arrête sur { $tile }
log-lady-scotsmen = reçoit { $n } { unit-scotsman }
log-lady-landmark = reçoit la carte Lieu emblématique { $landmark }
log-lady-barrels =
    { $n ->
        [one] reçoit { $n } tonneau de whisky
       *[other] reçoit { $n } tonneaux de whisky
    }
log-lady-stones =
    { $n ->
        [one] reçoit { $n } pierre
       *[other] reçoit { $n } pierres
    }
log-lady-claimed = pose un pion de clan sur { $domain }
log-lady-person-vp = marque { $vp } PV pour le personnage
log-lady-trade = ajoute { $tile } à sa ligne d’échange et marque { $vp } PV
log-lady-bonus = marque { $vp } PV pour cela : { $chronicle }
log-lady-peak = pose 1 PV sur la Montagne
log-lady-descends = marque { $vp } PV avec la Montagne
log-lady-mountain = passe la Montagne en dernier, et s’y arrête
log-lady-cask = vend un tonneau pour { $vp } PV
log-lady-haggis = prend { $n } { unit-haggis }
log-lady-haggis-vp = marque { $vp } PV pour { $n } { unit-haggis }
log-lady-token = défausse un jeton Récompense sans le regarder
ask-borrow-on-rondel =
    { $number ->
        [one] Activer { $number } tuile du rondel ?
       *[other] Activer jusqu’à { $number } tuiles du rondel ?
    }
option-borrow-rondel = Activer la tuile { $tile } du rondel : { $effect }
option-borrow-rondel-idle = Activer la tuile { $tile } du rondel
log-lady-column = { $mob } se place en haut de la colonne
option-lift-hers = Prendre la tuile { $tile } à { $player }
when-buy-hers = Bruce McMail peut acheter une ressource à MacNifique
log-lady-reserved = perd { $vp } PV, car la tuile { $tile } était réservée
log-lady-sum = additionne les nombres de ses quatre dernières cartes : { $n }
ask-stack-column = Quel Truand est venu ensuite en haut de la colonne ?
log-lady-bid =
    { $n ->
        [0] révèle { $card } pour { $event } : aucun nombre
       *[other] révèle { $card } pour { $event } : nombre { $n }
    }
log-lady-bid-left = déplace le jeton Enchère { $n } à gauche de tous les autres
log-lady-bid-stays = laisse le jeton Enchère { $n } à sa place
log-lady-stack = empile ces jetons Enchère : { $stack }
log-lady-feast = utilise { $event } et paie { $vp } PV
log-lady-feast-missed = ne paie pas { $event }
ask-draw-for-event = Quelle carte Action a-t-elle révélée pour { $event } ?
log-lady-track = Le Dé fait { $n } : MacNifique préfère la piste de son { $champion }
log-lady-level = reçoit à ce niveau : { $reward }
log-lady-prefers = retourne son marqueur Champion : son { $champion } passe en premier
games-reward-stone-1 = 1 pierre
games-reward-stone-2 = 2 pierres
games-reward-stone-3 = 3 pierres
games-reward-stone-4 = 4 pierres
ask-roll-for-track = Le Dé dit quelle piste elle préfère : qu’a-t-il fait ?
ask-roll-for-first = Le Dé dit qui commence : combien fait-il ?
ask-shuffle-priorities = Quelle tuile Priorité vient ensuite dans sa rangée ?
ask-draw-card = Quelle carte Action retourne-t-elle ?
ask-discard-token = Quel jeton Récompense est défaussé sans être vu ?
ask-draw-great-glen = Quelle carte Great Glen est piochée ?
comes-action-card = carte Action { $card }
ask-keep-great-glen = { $card } est tirée. Doit-elle compter à la fin ? { $measure }
option-keep-card = La laisser compter
option-nay = Donner un NAY pour une autre carte
log-lady-priority-left = déplace la tuile Priorité { $category } vers la gauche
log-lady-priority-right = déplace la tuile Priorité { $category } vers la droite
log-lady-exchanged =
    { $n ->
        [one] utilise { $tile } pour { $vp } PV ; il lui reste { $n } pierre
       *[other] utilise { $tile } pour { $vp } PV ; il lui reste { $n } pierres
    }
log-lady-exchanged-start =
    { $n ->
        [one] utilise sa tuile Échange initial pour { $vp } PV ; il lui reste { $n } pierre
       *[other] utilise sa tuile Échange initial pour { $vp } PV ; il lui reste { $n } pierres
    }
log-lady-items =
    { $n ->
        [one] marque { $vp } PV pour { $n } élément de son plateau
       *[other] marque { $vp } PV pour { $n } éléments de son plateau
    }
log-lady-stones-left =
    { $n ->
        [one] marque { $vp } PV pour { $n } pierre
       *[other] marque { $vp } PV pour { $n } pierres
    }

score-lady-items = Plateau de MacNifique
score-lady-stones = Pierres restantes

cli-lady-level = niveau { $level }
cli-lady-card = carte Action
cli-lady-cards = { $draw } à piocher, { $aside } de côté
cli-lady-priorities = priorités
cli-lady-trades = ligne d’échange
cli-lady-stones = pierres
cli-lady-markers = marqueurs
cli-lady-pile = pile
cli-lady-column = Truands, depuis le haut
cli-lady-track = piste préférée
cli-lady-odds = prendrait ensuite
cli-lady-odd = { $tile } { $share } %
cli-lady-exchanges = un décompte donnerait
cli-lady-exchanges-vp = { $exchanges } PV par le commerce, { $items } PV par le plateau
cli-lady-size =
    { $n ->
        [one] compte pour { $n } tuile
       *[other] compte pour { $n } tuiles
    }
cli-legend-lady-stone = pierre de MacNifique
cli-legend-lady-marker = marqueur de MacNifique sur le plateau de clan

## Le compagnon : elle joue à votre table, avec votre boîte

ask-where = Jouez votre tour sur la table. Où votre pion s’est-il arrêté ?
option-at = { $tile }
option-at-place = { $tile }, où l’on ne prend rien
option-clan = J’ai posé un pion de clan sur { $domain }
option-count = { $n }
option-yes = Oui
option-no = Non
option-boat-home = Mon bateau est rentré
option-own-table = Désormais, je marque { $category } selon le barème d’un évènement
option-from-her-pile = J’ai pris une tuile dans sa défausse
option-my-penny = J’ai posé un penny sur { $mob }
option-my-mob = J’ai pris { $mob }
option-gave-penny = Je lui ai donné un penny −1
option-my-token = J’ai posé un jeton de McWander sur { $domain }
option-filled-none = Aucun tonneau
option-filled-bonus = Un tonneau sur la case bonus
option-filled-below = Un tonneau en bas à droite
option-filled-both = Un tonneau sur la case bonus et un en bas à droite
option-used = { $event }
option-used-none = Aucun évènement à cette étape
option-used-no-more = Aucun : ma pile est épuisée
comes-tile-last = { $tile }, la dernière de sa pile
comes-tile-more = { $tile }, et la pile en a plus que le compte
mark-clan = Un pion de clan
mark-mobs = Un penny ou un Truand
mark-tokens = Un jeton de McWander
ask-your-count =
    { $category } : combien comptez-vous, sans les bonus de ce décompte ?
ask-her-coins = Comptez les pièces posées chez MacNifique. Combien y en a-t-il ?
ask-your-tiles = Pour combien de tuiles compte votre territoire ?
ask-your-points = Vos PV en tout, pièces, cartes et tout le reste compris, mais sans la taille des territoires ni les cartes Great Glen : combien ?
ask-your-toll = Votre pion a franchi la Montagne. Y avez-vous posé quelque chose ?
ask-your-sale = Quelles cases de { $tile } avez-vous remplies ?
ask-her-boat-home =
    { $n ->
        [one] Avancez son bateau de { $n } place. Est-il rentré ?
       *[other] Avancez son bateau de { $n } places. Est-il rentré ?
    }
ask-open-haggis = Combien de jetons Haggis sont visibles ?
ask-your-value = { $card } : qu’avez-vous de ceci ? { $measure }
ask-your-event = { $hers } Sur quel évènement avez-vous posé un pion à cette étape ?
her-token = Elle révèle son jeton { $n }, pour { $event }.
her-token-none = Sa pile est épuisée.
ask-given-penny = Son bateau a avancé. Lui avez-vous donné un penny −1 ?
ask-reward-gone = Elle prend la récompense centrale du niveau { $level } si elle est là : { $reward }. Est-elle partie ?
ask-your-level = À quel niveau se trouve votre { $champion } ?
log-lady-sees-tile = prend { $tile }
log-lady-sees-stop = s’arrête sur { $tile }
log-lady-sees-clan = pose un pion de clan sur { $domain }
log-lady-sees-last = dit que la pile { $stack } est épuisée
log-lady-sees-more = dit que la pile { $stack } a encore des tuiles
log-lady-sees-toll = pose quelque chose sur la Montagne
log-lady-sees-sale =
    { $n ->
        [one] vend { $n } tonneau
       *[other] vend { $n } tonneaux
    }
log-lady-market-rows = pose une pièce sur chaque ligne du marché qui n’en a pas
log-lady-sails =
    { $n ->
        [one] avance son bateau de { $n } place
       *[other] avance son bateau de { $n } places
    }
score-your-table = Sur votre table

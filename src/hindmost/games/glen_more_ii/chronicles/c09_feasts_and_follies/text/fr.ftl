### Chronique 9, Festins et Folies

chronicle-9 = Festins et Folies
chronicle-9-about = Avant chaque décompte, chacun mise en secret sur des événements : qui en paie un compte davantage dans sa catégorie. Tous les PV viennent d’une autre table de score.

feast-guest-of-honour = Invité d’honneur
feast-council-dinner = Dîner du conseil
feast-royal-visit = Visite royale
feast-whisky-tasting = Dégustation de whisky
feast-barn-dance = Bal de grange
feast-hogmanay = Fête de Hogmanay
feast-handfasting = Fiançailles celtiques
feast-highland-wedding = Mariage des Highlands
feast-great-clan-wedding = Grand mariage des clans
feast-may-procession = Procession de mai
feast-beltane-fires = Feux de Beltane
feast-spring-festival = Fête du printemps

crest-cameron-effect = Vous pouvez empiler jusqu’à 5 jetons Enchère.
crest-innes-effect = Une fois par événement utilisé, vous pouvez payer 1 pièce à la place d’une ressource.
crest-macdonell-effect = Posez ici une ressource : vous n’avez plus à la payer pour les événements.
crest-maclean-effect = Posez ici une ressource : vous n’avez plus à la payer pour les événements.

effect-bid =
    { $n ->
        [one] Empilez { $n } jeton Enchère
       *[other] Empilez jusqu’à { $n } jetons Enchère
    }
short-bid =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
effect-feast = Payez { $coins } à la place de 1 ressource d’un événement
short-feast = { $coins } par événement
effect-spare-good = Posez 1 ressource sur le blason et ne la payez plus pour les événements
short-spare-good = 1 ressource posée

ask-deal-events = Quel événement est annoncé au numéro { $slot } ?
ask-bid = Composez votre pile de jetons Enchère : celui du dessus vient en premier.
option-bid = Miser { $stack }
option-bid-none = Ne rien miser
when-bid = Enchères sur les événements
standing-bid-none = Ne jamais miser

ask-use-event = { $event } : sans une pièce, vous ne pouvez pas le payer. L’utiliser ?
when-use-event = Événements que seule une pièce permet de payer
option-join = Utiliser { $event } et payer avec une pièce
option-stay-away = Ne pas l’utiliser

ask-lay-good = Quelle ressource poser sur le blason ?
option-lay = Poser { $good } de la tuile { $tile } ({ $cell })
option-lay-market =
    { $coins ->
        [one] Acheter { $good } pour { $coins } pièce et la poser là
       *[other] Acheter { $good } pour { $coins } pièces et la poser là
    }
option-lay-market-full = Acheter { $good } et la poser là
option-pass-crest = Ne rien y poser

reason-must-lay-good = Vous avez une ressource : il faut en poser une sur le blason.

log-feast-announced = { $event } est l’événement { $n }
log-feasts-shuffled = Les événements défaussés sont mélangés
log-bidding = Enchères sur les événements
log-bid-stacked =
    { $n ->
        [0] n’empile aucun jeton Enchère
        [one] empile { $n } jeton Enchère
       *[other] empile { $n } jetons Enchère
    }
log-bid-revealed = révèle un { $n } : { $event }
log-feast-taken = arrive trop tard pour { $event }
log-feast-joined = utilise { $event }
log-feast-missed = ne paie pas { $event }
log-crest-good = pose { $good } sur le blason
log-crest-bare = ne pose rien sur le blason

cli-legend-bid = jeton Enchère face cachée
cli-legend-bid-number = jeton Enchère, par numéro
cli-feasts-spared = épargne
cli-feasts-lead = avance

cli-fact-feast = cartes Événement
cli-fact-category = ce que les événements augmentent
cli-fact-event-category = laquelle, par événement
cli-fact-event-bonus = de combien, par événement
cli-fact-event-any = ressources au choix, par événement
cli-fact-event-wood = bois, par événement
cli-fact-event-stone = pierre, par événement
cli-fact-event-barley = orge, par événement
cli-fact-event-sheep = moutons, par événement
cli-fact-event-cattle = bétail, par événement
cli-fact-event-slots = événements ouverts
cli-fact-stack-tokens = jetons Enchère dans une pile
cli-fact-score-table = PV pour 0, 1, 2, etc. de plus que le moins

term-events = les événements à payer
term-crests = les blasons

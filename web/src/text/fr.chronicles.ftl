### Ce que les Chroniques de Glen More II posent sur la table, dans le navigateur.

## Chronique 2, Highlander

web-c2-heap = Sur la Montagne
web-c2-bare = Rien ne s’y trouve.
web-c2-thing = Quoi
web-c2-number = Nombre

## Chronique 4, le Marteau des Écossais

web-c4-token = Jeton Angleterre
web-c4-nobody = Personne n’a le jeton Angleterre
web-c4-holder = { $name } a le jeton Angleterre
web-c4-fee = pour prendre une tuile avec l’Anglais
web-c4-gift = pour une défausse
web-c4-errand = Au tour de l’Anglais
web-c4-use = Prendre une tuile avec lui
web-c4-use-coins =
    { $coins ->
        [one] { $coins } pièce pour l’Angleterre, plus le coût de la tuile
       *[other] { $coins } pièces pour l’Angleterre, plus le coût de la tuile
    }
web-c4-use-none = Aucune tuile devant lui que vous puissiez payer, Angleterre comprise, et placer.
web-c4-use-then =
    { $n ->
        [one] Choisissez sur le rondel la tuile qu’il prend : il n’y en a qu’une.
       *[other] Choisissez sur le rondel la tuile qu’il prend : il y en a { $n }.
    }
web-c4-banish = Défausser une tuile
web-c4-banish-coins =
    { $coins ->
        [0] ne donne rien : la ligne Angleterre est vide
        [one] donne { $coins } pièce de l’Angleterre
       *[other] donne { $coins } pièces de l’Angleterre
    }
web-c4-banish-none = Aucune tuile devant lui qu’il puisse défausser.
web-c4-banish-then =
    { $n ->
        [one] Choisissez sur le rondel la tuile qu’il défausse : il n’y en a qu’une.
       *[other] Choisissez sur le rondel la tuile qu’il défausse : il y en a { $n }.
    }
web-c4-first = L’un des deux est obligatoire. Choisissez, puis désignez une tuile du rondel.
web-do-use = La prendre avec l’Anglais
web-do-banish = La défausser

## Chronique 7, entre le marteau et l’enclume

web-c7-council = Conseil clanique
web-c7-council-tab = Conseil
web-c7-cards = Cartes Décompte Great Glen
web-c7-pieces = Pions Vote
web-c7-measure = Critère
web-c7-votes = Votes
web-c7-aye = AYE
web-c7-nay = NAY
web-c7-left =
    { $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }
web-c7-pile = défausse personnelle
web-c7-open = pas encore de vote
web-c7-scored = sera comptée
web-c7-not-scored = ne sera pas comptée
web-c7-result = { $aye } AYE, { $nay } NAY : { $verdict }
web-c7-worth = 10 PV à la fin, partagés entre ex æquo
web-c7-ballot = Votre vote
web-c7-secret = Secret jusqu’à ce que tous aient voté.
web-c7-in = Votre vote est enregistré. Vous pouvez le changer jusqu’à ce que tous aient voté.
web-c7-still = vote attendu :

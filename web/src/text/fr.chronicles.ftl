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
web-c4-fee = pour utiliser l’Anglais
web-c4-gift = pour une défausse

## Chronique 7, entre le marteau et l’enclume

web-c7-council = Conseil
web-c7-cards = Cartes Great Glen
web-c7-pieces = Jetons de vote
web-c7-measure = Qui la marque
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
web-c7-result = { $aye } AYE, { $nay } NAY : { $verdict }
web-c7-worth = 10 PV à la fin, partagés entre ex æquo
web-c7-ballot = Votre vote
web-c7-secret = Secret jusqu’à ce que tous aient voté.
web-c7-in = Votre vote est enregistré. Vous pouvez le changer tant qu’il en manque un.
web-c7-still = doivent encore voter :

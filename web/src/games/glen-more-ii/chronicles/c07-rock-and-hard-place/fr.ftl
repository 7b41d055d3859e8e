### Chronique 7, entre le marteau et l’enclume : ce qu’elle pose sur la table, dans le navigateur.

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
web-c7-book = Conseil
web-c7-about = Le conseil décide quelles cartes seront comptées à la fin ; chacune vaut 10 PV.
web-c7-open-n = { $n } à voter
web-c7-decided = décidé
web-c7-vote-now = votez
web-c7-voted = a voté
web-c7-propose = choisir
web-c7-voting = vote en cours
web-ask-vote = Compter { $card } ?

# Sur le grand bouton.
web-do-vote = Voter

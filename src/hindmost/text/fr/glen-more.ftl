### Glen More : ce qui est demandé, ce qu’on peut répondre, pourquoi non, et ce qui s’est passé.
### Devant « : », « ; », « ? », « ! » et dans les guillemets, l’espace est insécable.

## Les questions

ask-take = Prenez une tuile.
ask-place = Où va la tuile { $tile } ({ $price }) ?
ask-pay = Comment payer { $price } ?
ask-pay-member = Quel membre du clan rendre pour placer la tuile { $tile } ?
ask-consolation = Cette tuile n’a aucun emplacement. Vous pouvez déplacer un membre du clan d’une tuile.
ask-activate =
    { $movement ->
        [0] Activez des tuiles, puis terminez votre tour.
        [one] Activez des tuiles et déplacez une fois, puis terminez votre tour.
       *[other] Activez des tuiles et déplacez { $movement } fois, puis terminez votre tour.
    }
ask-trade = Quel échange faire avec la tuile { $spot } ?
ask-choose-good = Quel cube poser sur la tuile { $spot } ?
ask-move-to = Où va le membre du clan de la tuile { $spot } ?

## Les réponses

option-take-free =
    { $steps ->
        [one] Prendre la tuile { $tile }, { $steps } case plus loin : gratuit
       *[other] Prendre la tuile { $tile }, { $steps } cases plus loin : gratuit
    }
option-take-pay =
    { $steps ->
        [one] Prendre la tuile { $tile }, { $steps } case plus loin : { $price }
       *[other] Prendre la tuile { $tile }, { $steps } cases plus loin : { $price }
    }
# $coins est le minimum à dépenser en achats.
option-take-buy =
    { $steps ->
        [one] Prendre la tuile { $tile }, { $steps } case plus loin : { $price }
       *[other] Prendre la tuile { $tile }, { $steps } cases plus loin : { $price }
    } ({ $coins ->
        [one] au moins { $coins } pièce
       *[other] au moins { $coins } pièces
    } au marché)
option-take-unplaceable =
    { $steps ->
        [one] Prendre la tuile { $tile }, { $steps } case plus loin : aucun emplacement, tuile défaussée
       *[other] Prendre la tuile { $tile }, { $steps } cases plus loin : aucun emplacement, tuile défaussée
    }
option-take-unpayable =
    { $steps ->
        [one] Prendre la tuile { $tile }, { $steps } case plus loin : impossible de payer { $price }, tuile défaussée
       *[other] Prendre la tuile { $tile }, { $steps } cases plus loin : impossible de payer { $price }, tuile défaussée
    }
option-place = Placer la tuile { $tile } en ({ $cell })
option-discard = Défausser la tuile { $tile }
option-pay = Payer { $good } de la tuile { $tile } ({ $cell })
option-pay-market =
    { $coins ->
        [one] Acheter { $good } pour { $coins } pièce
       *[other] Acheter { $good } pour { $coins } pièces
    }
option-pay-market-full = Acheter { $good }
option-pay-member = Rendre un membre du clan de la tuile { $tile } ({ $cell })
option-pay-member-parliament = Rendre un membre du Parlement
option-activate = Activer la tuile { $tile } ({ $cell }) : { $effect }
option-activate-idle = Activer la tuile { $tile } ({ $cell })
option-give = Donner { $price } contre { $gain }
option-choose = Choisir { $good }
option-move = Déplacer un membre du clan de la tuile { $tile } ({ $cell })
option-to = Vers { $tile } ({ $cell })
option-to-parliament = Vers le Parlement
option-end = Terminer le tour
option-sell =
    { $coins ->
        [one] Vendre { $good } de la tuile { $tile } ({ $cell }) pour { $coins } pièce
       *[other] Vendre { $good } de la tuile { $tile } ({ $cell }) pour { $coins } pièces
    }
option-sell-unwanted = Vendre { $good } de la tuile { $tile } ({ $cell })

## Ce que fait une activation, après deux-points

deed-receive = recevoir { $gain }
deed-produce = produire { $goods }
deed-exchange = donner { $lines }

## Pourquoi une réponse n’est pas proposée

reason-cell-occupied = Il y a déjà une tuile à cet emplacement.
reason-no-edge = La tuile doit partager un côté avec votre territoire.
reason-no-member-near = Aucun de vos membres du clan ne se trouve sur une tuile voisine.
reason-river-broken = Rivière contre rivière : les bords nord et sud doivent correspondre.
reason-road-broken = Route contre route : les bords ouest et est doivent correspondre.
reason-river-apart = Une tuile Rivière doit prolonger la rivière.
reason-road-apart = Une tuile Route doit prolonger la route.
reason-nobody-to-give = Une fois un membre du clan rendu, il vous en faut encore un à côté de l’emplacement.
reason-cannot-pay = Vous ne pouvez pas payer, même en achetant au marché.
reason-must-place = Vous pouvez payer et placer cette tuile : vous devez donc le faire.
reason-buy-what-you-hold = Utilisez d’abord vos propres ressources : vous ne pouvez acheter que ce qui manque.
reason-no-buyer = Il n’y a aucune pièce sur cette ligne du marché.
reason-already-activated = Cette tuile a déjà été activée ce tour-ci.
reason-not-a-neighbour = Ce n’est ni la tuile que vous avez placée ni une de ses voisines.
reason-no-effect = L’activation de cette tuile n’a aucun effet.
reason-full = Cette tuile est pleine.
reason-no-movement = Plus aucun déplacement possible : activez un village ou un château.
reason-last-member = Votre dernier membre du clan doit rester dans votre territoire.
reason-one-step-only = Ce déplacement ne peut mener que sur une tuile voisine.

## Ce qu’un joueur a fait, après son nom

log-took = prend { $tile }
log-placed = place { $tile } en ({ $cell })
log-card = prend la carte { $card }
log-discarded = défausse { $tile }
log-gave = donne { $good } de la tuile { $spot }
log-gave-whisky = donne { $n } { unit-whisky }
log-gave-member = rend un membre du clan de la tuile { $spot }
log-gave-member-of-parliament = rend un membre du Parlement
log-bought =
    { $coins ->
        [one] achète { $good } pour { $coins } pièce
       *[other] achète { $good } pour { $coins } pièces
    }
log-sold =
    { $coins ->
        [one] vend { $good } pour { $coins } pièce
       *[other] vend { $good } pour { $coins } pièces
    }
log-activated = active { $spot }
log-produced = pose { $good } sur la tuile { $spot }
log-gained-coins = reçoit { $n } { unit-coin } de la tuile { $spot }
log-gained-whisky = reçoit { $n } { unit-whisky } de la tuile { $spot }
log-gained-members = reçoit { $n } { unit-member } sur la tuile { $spot }
log-gained-movement = reçoit { $n } { unit-movement } de la tuile { $spot }
log-gained-vp = marque { $n } { unit-vp } avec la tuile { $spot }
log-moved = déplace un membre du clan de la tuile { $spot } à la tuile { $onto }
log-to-parliament = envoie un membre du clan de la tuile { $spot } au Parlement
log-award = marque { $vp } PV : { $source }
log-award-loss = perd { $vp } PV : { $source }

## Ce qui s’est passé de soi-même

log-passed-by = Tuile dépassée et défaussée : { $tile }
log-laid = Nouvelle tuile en case { $space } : { $tile }
log-rolled = Le Dé fait { $n } et retire la tuile { $tile } de la case { $space }
log-scoring = Décompte n° { $n }
log-final-scoring = Décompte final

## D’où viennent les PV, outre les tuiles et les cartes

score-whisky = { category-whisky }
score-parliament = { category-parliament }
score-cards = { category-cards }
score-coins = Pièces
score-size = Taille du territoire

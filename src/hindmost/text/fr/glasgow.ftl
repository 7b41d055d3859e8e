### Glasgow : les noms, les questions, les réponses possibles, les refus et ce qui s’est passé.

## Marchandises, après une quantité écrite devant elles

good-brick =
    { $n ->
        [one] brique
       *[other] briques
    }
good-steel =
    { $n ->
        [one] acier
       *[other] aciers
    }
good-gold =
    { $n ->
        [one] or
       *[other] ors
    }

## Bâtiments ; $id distingue ceux d’un même type

building-factory = Usine { $id }
building-shop = Magasin { $id }
building-park = Parc { $id }
building-tenement = Immeuble { $id }
building-station = Gare { $id }
building-bank = Banque { $id }
building-monument = Monument { $id }

## Tuiles de l’anneau

ring-architect = architecte
ring-goods = { $goods }
ring-whisky = le whisky
ring-any = une marchandise au choix
ring-trade = échange
ring-refresh = nouveaux bâtiments
ring-activate = activer les usines d’une ligne
ring-reveal = révéler un bâtiment
ring-double = le prochain arrêt compte double

## Ce que fait une usine

deed-gain-brick = 1 brique
deed-gain-steel = 1 acier
deed-gain-gold = 1 or
deed-gain-whisky = le whisky
deed-trade = échange
deed-refresh = nouveaux bâtiments pour un architecte

## Types de bâtiment, et ce qu’ils apportent outre leurs PV imprimés

type-factory = usine
type-shop = magasin
type-park = parc
type-tenement = immeuble
type-station = gare
type-bank = banque
type-monument = monument
built-factory = Dès que l’on construit dans sa rangée ou sa colonne, son propriétaire reçoit : { $deed }
built-shop = +{ $vp } PV à un coin de la ville achevée
built-park = { $points } PV en tout pour 1 à { $last } parcs à soi
built-tenement = +{ $vp } PV par immeuble voisin, quel qu’en soit le propriétaire
built-station = +{ $vp } PV si son propriétaire possède au moins un de chaque : { $types }
built-bank = À la fin, pour son propriétaire : { $terms }
built-bank-term = +{ $vp } PV par { $thing }

## Sortes de contrat

contract-goods = prendre les marchandises
contract-any = prendre une marchandise au choix
contract-trade = un échange, autant de fois que voulu
contract-refresh = de nouveaux bâtiments pour un architecte
contract-activate = activer les usines d’une rangée ou d’une colonne
contract-reveal = révéler un bâtiment : le construire, ou le défausser contre la première marchandise de son coût
contract-double = le prochain arrêt compte double

## Questions

ask-move = Avancez votre marchand sur une tuile devant lui.
ask-end-turn = Il ne reste rien à faire : terminez votre tour.
ask-use-contract = Utilisez cette tuile ({ $tile }) ou terminez votre tour.
ask-use-contract-idle = Rien à faire ici pour l’instant ({ $tile }) : terminez votre tour.
ask-architect =
    { $fee ->
        [0] Choisissez un bâtiment à construire ou terminez votre tour.
       *[other] Construisez encore pour { $fee } or de plus ou terminez votre tour.
    }
ask-architect-poor =
    { $fee ->
        [0] Vous ne pouvez payer aucun bâtiment ici : terminez votre tour.
       *[other] Vous ne pouvez payer aucun bâtiment plus { $fee } or : terminez votre tour.
    }
ask-payment = Le whisky remplace-t-il une des marchandises ?
ask-put = Où placez-vous { $building } ?
ask-revealed = Construisez le bâtiment révélé ou défaussez-le.
ask-factories = Quelle usine produit maintenant ?
ask-converting = Échangez des marchandises ou renoncez.
ask-factory-refresh = Quel architecte reçoit de nouveaux bâtiments ?

## Options

option-glasgow-go =
    { $steps ->
        [one] Avancer de { $steps } case : { $tile }
       *[other] Avancer de { $steps } cases : { $tile }
    }
option-glasgow-use = Prendre { $tile }
option-glasgow-choose = Choisir { $good }
option-glasgow-convert = Échanger { $given } contre { $gained }
option-glasgow-convert-whisky = Échanger le whisky, pour { $given }, contre { $gained }
option-glasgow-stop = Arrêter les échanges
option-glasgow-refresh = Nouveaux bâtiments pour l’architecte { $architect }
option-glasgow-line-row = Activer les usines de la rangée { $n }
option-glasgow-line-column = Activer les usines de la colonne { $n }
option-glasgow-reveal = Révéler un bâtiment
option-glasgow-build = Construire { $building } ({ $vp } PV) pour { $price }
option-glasgow-build-fee = Construire { $building } ({ $vp } PV) pour { $price } et { $fee } or de plus
option-glasgow-scrap = Défausser { $building } contre { $good }
option-glasgow-pay-goods = Payer en marchandises
option-glasgow-pay-whisky = Le whisky remplace { $good }
option-glasgow-place = Placer { $building } en ({ $cell })
option-glasgow-factory = L’usine en ({ $cell }) : { $effect }
option-glasgow-decline = Renoncer
option-glasgow-end = Terminer le tour

## Pourquoi pas

reason-contract-occupied = L’autre marchand s’y trouve.
reason-own-tile = Vous devez finir sur une autre tuile que celle de départ.
reason-cannot-afford = Vous ne pouvez pas le payer.
reason-cannot-afford-fee = Vous ne pouvez pas payer en plus l’or d’une nouvelle construction.
reason-one-way = Une visite, un seul sens : vous avez commencé un autre échange.
reason-no-room = Votre entrepôt n’a plus de place pour cela.
reason-nothing-to-give = Vous n’en avez pas à donner.
reason-turned-over = Le bâtiment est révélé : construisez-le ou défaussez-le.
reason-used = Vous avez déjà utilisé cette tuile.
reason-no-side = Un bâtiment doit partager un côté avec la ville.
reason-frame = La ville ne tiendrait plus dans son cadre de 4 sur 5.
reason-built-on = Il y a déjà un bâtiment.

## Ce qui s’est passé

log-went =
    { $steps ->
        [one] avance de { $steps } case : { $tile }
       *[other] avance de { $steps } cases : { $tile }
    }
log-doubled = double son prochain arrêt
log-gained =
    { $lost ->
        [0] gagne { $good }
       *[other] gagne { $good } ; { $lost } de perdu faute de place
    }
log-gained-nothing = n’a pas de place pour { $good }
log-took-whisky = prend le whisky
log-stole-whisky = prend le whisky à son rival
log-spent-whisky = dépense le whisky pour { $good }
log-converted = échange { $given } contre { $gained }
log-offered = l’architecte { $architect } propose { $building }
log-refreshed = renouvelle l’architecte { $architect }
log-turned-over = révèle { $building }
log-scrapped = défausse { $building }
log-built = construit { $building } en ({ $cell })
log-factory = { $building } en ({ $cell }) produit
log-stopped = Personne n’a construit depuis { $turns } tours : la partie s’arrête, sans vainqueur.

## D’où viennent les points

score-printed = Imprimés sur les bâtiments
score-bank = Banques
score-station = Gares
score-tenement = Immeubles côte à côte
score-park = Parcs
score-shop = Magasins dans les coins

### Glasgow : les noms, les questions, les réponses possibles, les refus et ce qui s’est passé.

## Marchandises, après une quantité écrite devant elles

good-brick =
    { $n ->
        [one] brique
       *[other] briques
    }
good-steel =
    { $n ->
       *[other] acier
    }
good-gold =
    { $n ->
       *[other] or
    }

## Bâtiments ; $id distingue ceux d’un même type

building-factory = Usine { $number }
building-shop = Magasin { $number }
building-park = Parc { $number }
building-tenement = Immeuble { $number }
building-station = Gare { $number }
building-bank = Banque { $number }
building-monument = Monument { $number }

## Tuiles de l’anneau

ring-architect = architecte
ring-goods = { $goods }
ring-whisky = le whisky
ring-any = une marchandise au choix
ring-trade = conversion
ring-refresh = nouveaux bâtiments
ring-activate = usines d’une ligne ou colonne
ring-reveal = révéler un bâtiment
ring-double = le prochain arrêt compte double

## Ce que fait une usine

deed-gain-brick = 1 brique
deed-gain-steel = 1 acier
deed-gain-gold = 1 or
deed-gain-whisky = le whisky
deed-trade = des échanges
deed-refresh = nouveaux bâtiments pour un architecte

## Types de bâtiment, et ce qu’ils apportent outre leurs PV imprimés

type-factory = usine
type-shop = magasin
type-park = parc
type-tenement = immeuble
type-station = gare
type-bank = banque
type-monument = monument
built-factory = Quand un bâtiment est placé dans sa ligne ou sa colonne, elle donne à son propriétaire : { $deed }
built-shop = +{ $vp } PV à un coin de la ville achevée
built-park = { $points } PV en tout pour 1 à { $last } de vos parcs
built-tenement = +{ $vp } PV par immeuble voisin, quel qu’en soit le propriétaire
built-station = +{ $vp } PV si son propriétaire possède au moins un de chaque : { $types }
built-bank = À la fin, pour son propriétaire : { $terms }
built-bank-term = +{ $vp } PV par { $thing }

## Sortes de contrat

contract-goods = prendre les marchandises
contract-any = prendre une marchandise au choix
contract-trade = une conversion, autant de fois que voulu
contract-refresh = de nouveaux bâtiments pour un architecte
contract-activate = activer les usines d’une ligne ou d’une colonne
contract-reveal = révéler un bâtiment : le construire, ou le défausser contre la première marchandise de son coût
contract-double = le prochain arrêt compte double

## Questions

ask-move = Avancez votre marchand.
ask-end-turn = Terminez votre tour.
ask-use-contract = Utilisez cette tuile ({ $tile }) ou terminez votre tour.
ask-use-contract-twice = Utilisez cette tuile deux fois ({ $tile }) ou terminez votre tour.
ask-use-contract-again = Utilisez encore cette tuile ({ $tile }) ou terminez votre tour.
ask-use-contract-idle = Rien à faire ici ({ $tile }) : terminez votre tour.
ask-architect =
    { $fee ->
        [0] Construisez un bâtiment ou terminez votre tour.
       *[other] Construisez encore (+{ $fee } or) ou terminez votre tour.
    }
ask-architect-poor =
    { $fee ->
        [0] Aucun bâtiment à votre portée : terminez votre tour.
       *[other] Trop cher avec { $fee } or en plus : terminez votre tour.
    }
ask-architect-twice = Construisez deux fois sans or en plus ou terminez votre tour.
ask-architect-again = Construisez une seconde fois sans or en plus ou terminez votre tour.
ask-architect-poor-again = Aucun second bâtiment à votre portée : terminez votre tour.
ask-payment = Le whisky remplace-t-il une marchandise ?
ask-put = Où va ce bâtiment ({ $building }) ?
ask-revealed = Construisez le bâtiment révélé ou défaussez-le.
ask-factories = Quelle usine s’active ensuite ?
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
option-glasgow-convert-whisky = Échanger le whisky, qui remplace { $given }, contre { $gained }
option-glasgow-convert-whisky-too = Échanger le whisky, pour { $one }, et { $given } contre { $gained }
option-glasgow-stop = Arrêter les échanges
option-glasgow-refresh = Renouveler les bâtiments de l’architecte { $architect }
option-glasgow-line-row = Activer les usines de la ligne { $n }
option-glasgow-line-column = Activer les usines de la colonne { $n }
option-glasgow-reveal = Révéler un bâtiment
option-glasgow-build = Construire { $building } ({ $vp } PV) pour { $price }
option-glasgow-build-fee = Construire { $building } ({ $vp } PV) pour { $price }, plus { $fee } or
option-glasgow-scrap = Défausser { $building } contre { $good }
option-glasgow-pay-goods = Payer en marchandises
option-glasgow-pay-whisky = Remplacer { $good } par le whisky
option-glasgow-place = Placer { $building } en ({ $cell })
option-glasgow-factory-rival = Activer l’usine adverse en ({ $cell }) : { $effect }
option-glasgow-factory = Activer votre usine en ({ $cell }) : { $effect }
option-glasgow-decline = Renoncer
option-glasgow-end = Terminer le tour
option-glasgow-end-unused =
    { $uses ->
        [one] Terminer le tour sans utiliser la tuile une seconde fois
       *[other] Terminer le tour sans utiliser la tuile, qui compte double
    }
option-glasgow-end-unbuilt =
    { $uses ->
        [one] Terminer le tour sans construire une seconde fois
       *[other] Terminer le tour sans construire, alors que l’arrêt compte double
    }

## Pourquoi pas

reason-contract-occupied = L’autre marchand s’y trouve.
reason-own-tile = Vous devez finir sur une autre tuile que celle que vous quittez.
reason-cannot-afford = Vous ne pouvez pas le payer.
reason-cannot-afford-fee = Vous ne pouvez pas payer l’or en plus d’une nouvelle construction.
reason-one-way = Une seule conversion par visite : vous en avez commencé une autre.
reason-no-room = Votre entrepôt n’a plus de place pour cela.
reason-nothing-to-give = Vous n’en avez pas à donner.
reason-turned-over = Le bâtiment est révélé : construisez-le ou défaussez-le.
reason-used = Vous avez déjà utilisé cette tuile.
reason-no-side = Un bâtiment doit partager un côté avec la ville.
reason-frame = Hors des limites de la ville (4 × 5 ou 5 × 4).
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
       *[other] gagne { $good } (faute de place, perte de { $lost })
    }
log-gained-nothing = n’a pas de place pour { $good }
log-took-whisky = prend le whisky
log-stole-whisky = prend le whisky à son adversaire
log-spent-whisky = dépense le whisky pour { $good }
log-converted = échange { $given } contre { $gained }
log-offered = L’architecte { $architect } propose : { $building }
log-refreshed = renouvelle les bâtiments de l’architecte { $architect }
log-turned-over = révèle { $building }
log-scrapped = défausse { $building }
log-built = construit { $building } en ({ $cell })
log-factory = active { $building } ({ $cell })
log-stopped =
    { $turns ->
        [one] Personne n’a construit depuis { $turns } tour : la partie s’arrête, sans vainqueur.
       *[other] Personne n’a construit depuis { $turns } tours : la partie s’arrête, sans vainqueur.
    }

## D’où viennent les points

score-printed = Valeur des bâtiments
score-bank = Banques
score-station = Gares
score-tenement = Immeubles côte à côte
score-park = Parcs
score-shop = Magasins dans les coins

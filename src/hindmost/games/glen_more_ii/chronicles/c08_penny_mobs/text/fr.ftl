### Chronique 8, La Pègre du Sou

chronicle-8 = La Pègre du Sou
chronicle-8-about = Des Truands attendent en prison. À la fin de votre tour, posez un Sou sur l’un d’eux, ou prenez-en un avec tous ses Sous : il travaille pour vous jusqu’à la fin, puis coûte des PV.

## Les Truands, et ce que fait chacun

mob-mcwander = Peggy McWander
mob-mcwander-effect = Posez ses 2 jetons sur des domaines libres : vos adversaires vous paient leurs pièces pour y poser un pion.
mob-mcduff = Joe McDuff
mob-mcduff-effect = Chacun de ses 3 jetons prend la plus grosse pile de pièces d’une ligne du marché.
mob-mcmail = Bruce McMail
mob-mcmail-effect = Quand un adversaire produit sur une tuile Animal ou Matériau, payez 1 de ses 3 pièces pour 1 des ressources.
mob-mclaird = Peggy McLaird
mob-mclaird-effect = Réservez une tuile avec un de ses 3 jetons : vos adversaires vous la paient, ou vous devez la prendre à votre prochain tour.
mob-mcsnitch = Kenneth McSnitch
mob-mcsnitch-effect = Votre Écossais parcourt le territoire d’un adversaire avec vos points de mouvement et vole sur les tuiles sans garde.
mob-macdarkie = Fergus MacDarkie
mob-macdarkie-effect = Votre Écossais chez un adversaire reçoit 1 pièce pour une tuile posée à côté de la sienne, puis s’en va ailleurs.
mob-macsponge = Sibyl MacSponge
mob-macsponge-effect = Un adversaire qui gagne 6 PV ou plus d’une seule source vous en donne 1.
mob-anderson = Derek Anderson
mob-anderson-effect = Une fois par partie, déplacez une tuile d’un territoire dans un autre.
mob-mccastle = Mike McCastle
mob-mccastle-effect = Votre Écossais sur le château initial d’un adversaire compte sur le vôtre, et 1 des siens ne compte pas.
mob-mctrick = Elspeth McTrick
mob-mctrick-effect = En arrivant sur la Montagne ou en la quittant, échangez 1 objet qui s’y trouve contre la ressource de votre choix.
mob-mcquack = Calum McQuack
mob-mcquack-effect = Donnez un Sou côté -1 à l’adversaire que votre Bateau dépasse, ou qui dépasse le vôtre. Une fois, prenez un second jeton Récompense au hasard.
mob-mcmuscle = Bully McMuscle
mob-mcmuscle-effect = Votre Bateau passe gratuitement les tuiles où se trouve un Bateau adverse. Une fois, prenez un second jeton Récompense au hasard.
mob-macmalt = Erin MacMalt
mob-macmalt-effect = En traversant une Vente de Single Cask, vendez jusqu’à 2 tonneaux, dont un sur la case bonus.
mob-mcstarve = Fraser McStarve
mob-mcstarve-effect = Une fois par partie, avant le premier lancer d’un décompte du haggis, volez un haggis que choisit un adversaire.
mob-mchagg = Oonagh McHagg
mob-mchagg-effect = À chaque décompte du haggis, faites relancer 1 des 4 lancers communs.
mob-mcclaim = John McClaim
mob-mcclaim-effect = Posez ses 3 jetons sur des cartes Lieu emblématique adverses non retournées : aux décomptes, elles comptent pour vous.
mob-mcdenial = Mairead McDenial
mob-mcdenial-effect = Une fois par partie, avant une enchère, nommez un numéro : chaque adversaire met de côté son jeton Enchère de ce numéro.
mob-mcglory = Irving McGlory
mob-mcglory-effect = Une fois par partie, à votre tour, prenez une deuxième récompense de la piste centrale quand un champion en atteint le niveau.
mob-mcswitch = Tamlin McSwitch
mob-mcswitch-effect = Une fois par partie, déplacez une tuile de votre territoire à un autre endroit de celui-ci.

## Ce qui est demandé

ask-draw-mobs = Quel Truand est pioché ?
ask-draw-second = Quel second jeton Récompense est pris ?
ask-penny-action = Fin du tour : poser un Sou, ou prendre un Truand ?
ask-set-figure = Sur quelle tuile adverse poser { $mob } ?
ask-recruit-figure = Quel Écossais joue { $mob } ?
ask-relocate = { $mob } doit partir : sur quelle tuile d’un autre joueur ?
ask-intercept =
    { $coins ->
        [one] { $player } vient de produire : acheter une ressource avec la dernière pièce de Bruce McMail ?
       *[other] { $player } vient de produire : acheter une ressource avec 1 des { $coins } pièces de Bruce McMail ?
    }
ask-deliver = Que faire de la ressource achetée ({ $good }) ?
when-intercept = Bruce McMail peut acheter une ressource
when-deliver = Bruce McMail a acheté une ressource
when-relocate = L’Écossais d’un Truand doit quitter une tuile
when-pass-penny = Calum McQuack peut refiler un Sou
when-starve = Fraser McStarve peut voler un haggis
when-give-up-haggis = On me vole un haggis
when-deny = Mairead McDenial peut refuser un jeton Enchère
when-let-it-count = Oonagh McHagg peut faire relancer le dé
standing-mail = Acheter seulement : { $good }
standing-give-penny = Toujours le donner
ask-sneak-step = Où va { $mob } ?
ask-steal = Voler une ressource : { $player }, { $tile } ({ $cell }) ?
ask-escape = { $mob } peut aller sur une tuile d’un autre joueur.
ask-put-token = Peggy McWander : quel jeton sur quel domaine ?
ask-skim-row = Joe McDuff : de quelle ligne prendre la plus grosse pile ?
ask-reserve-tile = Peggy McLaird : quelle tuile réserver, et avec quel jeton ?
ask-lift-tile = Quelle tuile Derek Anderson prend-il ?
ask-drop-tile = Où poser la tuile { $tile } ?
ask-deny = Mairead McDenial : nommer un jeton Enchère que les autres mettent de côté ?
ask-pick-one = Quelle tuile Tamlin McSwitch déplace-t-il ?
ask-settle-tile = Où déplacer la tuile { $tile } ?
ask-trick = Elspeth McTrick : échanger un objet de la Montagne ?
ask-pass-penny = Calum McQuack : donner un Sou côté -1 ({ $player }) ?
ask-take-second = { $mob } : prendre un second jeton Récompense au hasard ?
ask-starve = Fraser McStarve : voler un haggis avant le premier lancer ?
ask-give-up-haggis = { $player } vous vole un haggis : lequel ?
ask-lose-haggis = Fraser McStarve : quel haggis est pioché ?
ask-let-it-count = Le Dé montre { $value }. Oonagh McHagg : relancer ?
ask-claim-card = John McClaim : sur quelle carte adverse poser un jeton ?

option-call-mcwander = Appeler { $mob } : poser un jeton sur un domaine
option-call-mcduff = Appeler { $mob } : prendre une pile de pièces du marché
option-call-mclaird = Appeler { $mob } : réserver une tuile
option-call-mcsnitch = Appeler { $mob } : le poser sur une tuile adverse
option-call-macdarkie = Appeler { $mob } : le poser sur une tuile adverse
option-call-mccastle = Appeler { $mob } : le poser sur un château initial adverse
option-call-anderson = Appeler { $mob } : déplacer une tuile dans un autre territoire
option-call-mcclaim = Appeler { $mob } : poser un jeton sur une carte adverse
option-call-mcswitch = Appeler { $mob } : déplacer une de vos tuiles
option-penny =
    { $n ->
        [0] Poser un Sou sur { $mob }
        [one] Poser un Sou sur { $mob }, qui en a { $n }
       *[other] Poser un Sou sur { $mob }, qui en a { $n }
    }
option-take-mob =
    { $n ->
        [0] Prendre { $mob } : { $vp } PV en moins à la fin
        [one] Prendre { $mob } avec { $n } Sou : { $vp } PV en moins à la fin
       *[other] Prendre { $mob } avec { $n } Sous : { $vp } PV en moins à la fin
    }
option-lurk = Poser { $mob } sur la tuile { $tile } ({ $cell }), territoire : { $player }
option-recruit = L’Écossais de la tuile { $tile } ({ $cell })
option-recruit-reserve = Un Écossais de votre réserve
option-tollgate =
    { $coins ->
        [one] Poser le jeton de { $coins } pièce sur le domaine { $domain }
       *[other] Poser le jeton de { $coins } pièces sur le domaine { $domain }
    }
option-skim =
    { $coins ->
        [one] Dépenser un jeton de Joe McDuff : { $coins } pièce de la ligne { $row }
       *[other] Dépenser un jeton de Joe McDuff : { $coins } pièces de la ligne { $row }
    }
option-mail = Acheter { $good } pour 1 pièce
option-fence =
    { $coins ->
        [one] Vendre { $good } pour { $coins } pièce
       *[other] Vendre { $good } pour { $coins } pièces
    }
option-reserve =
    { $coins ->
        [one] Réserver la tuile { $tile } : { $coins } pièce à payer par vos adversaires
       *[other] Réserver la tuile { $tile } : { $coins } pièces à payer par vos adversaires
    }
option-sneak = Déplacer { $mob }
option-sneak-to = Aller sur la tuile { $tile } ({ $cell }), territoire : { $player }
option-loot = Voler { $good }
option-lift = Prendre la tuile { $tile } ({ $cell }), territoire : { $player }
option-drop = La poser en { $cell }, territoire : { $player }
option-pick = Déplacer la tuile { $tile } ({ $cell })
option-settle = La poser en { $cell }
option-barter = Échanger { $given } contre { $gained }
option-barter-coin = Échanger 1 pièce contre { $gained }
option-slip-penny = Donner un Sou côté -1 à { $player }
option-second-token = Prendre un second jeton au hasard : une seule fois par partie
option-steal-haggis = Voler un haggis à { $player }
option-give-haggis = Donner un haggis de valeur { $value }
option-reroll = Relancer : une seule fois dans ce décompte
option-deny = Personne d’autre ne mise avec le { $n }
option-claim-card = Poser un jeton sur { $card } ({ $player })

option-pass-penny = Ni l’un ni l’autre
option-pass-figure = Plus tard
option-pass-mail = Ne rien acheter
option-pass-loot = Ne rien voler
option-pass-escape = Rester ici
option-pass-trick = Ne rien échanger
option-keep-penny = Garder votre Sou
option-pass-second = Pas maintenant
option-pass-starve = Ne rien voler maintenant
option-pass-reroll = Garder ce lancer
option-pass-deny = Ne rien refuser maintenant
option-pass-token = Aucun jeton maintenant
option-pass-carry = Ne déplacer aucune tuile

reason-no-penny = Vous n’avez plus de Sou à poser sur un Truand.
reason-must-take-reserved = Vous devez prendre la tuile que vous avez réservée.
reason-cannot-pay-token = Vous ne pouvez pas payer le jeton posé sur cette tuile.
reason-not-reserved = Seules les tuiles que l’on prend peuvent être réservées.
reason-no-coins-here = Il n’y a aucune pièce sur cette ligne.
reason-domain-not-free = Un jeton va sur un domaine libre qui n’en a pas, et où un pion de clan peut être posé.
reason-trade-stays = Les tuiles Échange ne peuvent être prises.
reason-tile-cannot-go = Le territoire initial reste, ce qui demeure doit tenir ensemble, et la tuile doit trouver place ailleurs.
reason-tile-cannot-move = Cette tuile ne peut pas être déplacée dans votre territoire.
reason-one-reservation = Vous ne pouvez réserver qu’une tuile à la fois.

## Le journal

log-mob-face-down = Un Truand marqué B au dos attend face cachée
log-mob-imprisoned = { $mob } arrive en prison
log-penny = pose un Sou sur { $mob }
log-mob-taken =
    { $n ->
        [0] prend { $mob }
        [one] prend { $mob } avec { $n } Sou
       *[other] prend { $mob } avec { $n } Sous
    }
log-mob-coins =
    { $coins ->
        [one] reçoit { $coins } pièce pour { $mob }
       *[other] reçoit { $coins } pièces pour { $mob }
    }
log-lurks = pose { $mob } sur { $spot }, territoire : { $player }
log-tollgate =
    { $coins ->
        [one] pose un jeton de { $coins } pièce sur { $domain }
       *[other] pose un jeton de { $coins } pièces sur { $domain }
    }
log-skimmed =
    { $coins ->
        [one] prend { $coins } pièce de la ligne { $row } avec Joe McDuff
       *[other] prend { $coins } pièces de la ligne { $row } avec Joe McDuff
    }
log-mailed = achète { $good } à { $player } avec Bruce McMail
log-fenced =
    { $coins ->
        [one] vend { $good } pour { $coins } pièce
       *[other] vend { $good } pour { $coins } pièces
    }
log-reserved =
    { $coins ->
        [one] réserve { $tile } avec un jeton de { $coins } pièce
       *[other] réserve { $tile } avec un jeton de { $coins } pièces
    }
log-mob-turned-over = ne peut pas prendre la tuile réservée : { $mob } est retournée
log-sneaked = déplace Kenneth McSnitch sur { $spot }, territoire : { $player }
log-looted = vole { $good } à { $player }
log-sponged = reçoit 1 PV payé par { $player } pour Sibyl MacSponge
log-carried = déplace { $tile } avec Derek Anderson : { $player } la perd, { $host } la reçoit
log-swapped = échange { $given } contre { $gained } sur la Montagne
log-slipped-penny = donne un Sou côté -1 à { $player }
log-mob-second-token = prend un second jeton Récompense avec { $mob }
log-haggis-stolen = vole un haggis à { $player }
log-haggis-stolen-value = a volé un haggis de valeur { $value }
log-haggis-given-value = a cédé un haggis de valeur { $value }
log-haggis-rerolled = fait relancer le Dé avec Oonagh McHagg
log-denied = refuse aux autres le jeton Enchère { $n } avec Mairead McDenial
log-claimed-card = pose un jeton de John McClaim sur { $card } ({ $player })
log-glory = doit cette récompense à Irving McGlory

score-pennies-minus = Sous restants
score-pennies-plus = Sous gagnés
trick-coin = 1 pièce

cli-fact-pennies = Sous de chaque joueur
cli-fact-mobs-drawn = Truands tirés à 2, 3 et 4 joueurs
cli-fact-mobs = Truands
cli-fact-early-mobs = Truands marqués S au dos
cli-fact-mob-chronicles = autre Chronique de chaque Truand (0 : aucune)
cli-fact-mob-players = nombre minimal de joueurs pour chaque Truand
cli-fact-mob-penalties = PV perdus à la fin pour chaque Truand
cli-fact-mob-tokens = jetons de chaque Truand
cli-fact-mcwander-coins = pièces sur les jetons de Peggy McWander
cli-fact-mclaird-coins = pièces sur les jetons de Peggy McLaird
cli-fact-mcmail-coins = pièces sur Bruce McMail
cli-fact-macdarkie-toll = pièces pour une tuile à côté de Fergus MacDarkie
cli-fact-macsponge-least = PV d’une seule source pour Sibyl MacSponge
cli-legend-mob = Truand
cli-legend-penny = Sou

## Sur la feuille de score d’une partie sur table

sheet-hint-pennies-minus = Vos Sous côté -1.
sheet-hint-pennies-plus = Vos Sous côté +1.
sheet-hint-mob = Coûte { $vp } PV à qui l’a pris.

term-mobs = vos Truands
term-rival-mobs = les Truands des autres
term-pennies = les Sous
term-prison = la prison

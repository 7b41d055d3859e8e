### Glen More II : ce qui est demandé, ce qu’on peut répondre, pourquoi non, et ce qui s’est passé ; le reste est commun avec Glen More.
### Devant « : », « ; », « ? », « ! » et dans les guillemets, l’espace est insécable.

## Les questions

ask-place-tile = Où va la tuile { $tile } ?
ask-pay-scotsmen = Quel Écossais payer pour la tuile { $tile } ?
ask-return-scotsmen = { $number ->
    [one] Quel Écossais retourne dans votre réserve ?
   *[other] Quels Écossais retournent dans votre réserve ?
}
ask-compensation = Vous défaussez une tuile : 1 pièce ou 1 point de mouvement ?
ask-effects = Quel effet de la tuile { $tile } vient ensuite ?
ask-place-marker =
    { $coins ->
        [one] Sur quel domaine poser votre pion de clan ? Vous avez { $coins } pièce.
       *[other] Sur quel domaine poser votre pion de clan ? Vous avez { $coins } pièces.
    }
ask-stow = Trop pour la tuile { $spot } : { $goods }. Que garder ?
ask-choose-goods = Quelle ressource poser sur la tuile { $spot } ?
ask-spread-goods = Sur quelles tuiles poser { $goods } ?
ask-spread-any = { $number ->
    [one] Quelle ressource, et sur quelle tuile ?
   *[other] Quelles { $number } ressources, et sur quelles tuiles ?
}
ask-enlist-scotsmen =
    { $number ->
        [one] Sur quelle tuile poser votre Écossais ?
       *[other] Sur quelle tuile poser le prochain de vos { $number } Écossais ?
    }
ask-activate-within = Activez la tuile reprise et ses voisines.
ask-activate-types = Quelle tuile le clan active-t-il ?
ask-fetch-tile = Quelle tuile prendre dans la défausse ?
ask-remove-tiles =
    { $number ->
        [one] Quelle tuile retirer de votre territoire ?
       *[other] Quelles tuiles retirer de votre territoire ? Au plus { $number }.
    }
ask-distil-or-points = Whisky ou PV avec la tuile { $spot } ?
ask-walk-to = Où va l’Écossais de la tuile { $spot } ?

## Les réponses

option-place-over = Placer la tuile { $tile } sur { $covered } ({ $cell })
option-pay-scotsman = Payer un Écossais de la tuile { $tile } ({ $cell })
option-pay-coins =
    { $coins ->
        [one] Payer { $coins } pièce à la place d’une ressource
       *[other] Payer { $coins } pièces à la place d’une ressource
    }
option-move-scotsman = Déplacer un Écossais de la tuile { $tile } ({ $cell })
option-stop =
    { $steps ->
        [one] S’arrêter sur la tuile { $tile }, { $steps } case plus loin
       *[other] S’arrêter sur la tuile { $tile }, { $steps } cases plus loin
    }
option-receive-coin = Recevoir 1 pièce
option-receive-movement = Recevoir 1 point de mouvement
option-effect = { $effect }
option-claim =
    { $coins ->
        [0] Pion sur { $domain } : gratuit
        [one] Pion sur { $domain } : { $coins } pièce
       *[other] Pion sur { $domain } : { $coins } pièces
    }
option-extra = Activer aussi la tuile { $tile } ({ $cell }) : { $effect }
option-extra-idle = Activer aussi la tuile { $tile } ({ $cell })
option-put = Poser { $good } sur la tuile { $tile } ({ $cell })
option-enlist = Poser un Écossais sur la tuile { $tile } ({ $cell })
option-remove = Retirer la tuile { $tile } ({ $cell })
option-fetch = Prendre la tuile { $tile } dans la défausse
option-distil-whisky = Prendre le whisky
option-distil-vp = Prendre { $vp } PV à la place du whisky
option-pass-marker = Renoncer au pion de clan
option-pass-goods = Perdre ce qui ne tient pas
option-pass-removal = Ne plus rien retirer
option-pass-activation = Ne plus rien activer ici

## Pourquoi une réponse n’est pas proposée

reason-no-place = Cette tuile n’a aucun emplacement autorisé dans votre territoire.
reason-never-taken = Sa place est sur le rondel : personne ne la prend jamais.
reason-place-taken = Il ne peut en rester qu’un : un autre pion est déjà ici.
reason-protected = Aucun pion ne peut s’arrêter ici.
reason-must-leave-a-place = Sans cet Écossais, la tuile n’aurait plus d’emplacement autorisé.
reason-not-at-home = Seuls les Écossais de votre territoire initial peuvent être payés.
reason-cannot-buy = Vous ne pouvez pas acheter cela maintenant et payer encore le reste.
reason-overlay-on-empty = Une tuile de superposition se place sur une tuile de votre territoire.
reason-overlay-other-type = Une tuile de superposition doit couvrir une tuile du même type.
reason-overlay-other-river = Rivière sur rivière, et une tuile sans rivière sur une tuile sans rivière.
reason-covers-one = Cette tuile se place sur une tuile de votre territoire, d’un type qu’elle indique.
reason-covers-two = Les deux moitiés se placent sur deux tuiles voisines de votre territoire, des types qu’elles indiquent.
reason-no-scotsman-near = Aucun de vos Écossais ne se trouve sur une tuile adjacente.
reason-river-not-at-its-end = Une tuile Rivière doit prolonger la rivière, à gauche ou à droite.
reason-river-blocked = Une tuile sans rivière bloque ici la rivière.
reason-beside-the-river = Seule une tuile Rivière peut se trouver juste à gauche ou à droite d’une tuile Rivière.
reason-domain-taken = Ce domaine porte déjà un pion de clan.
reason-domain-out-of-use = Ce domaine ne sert pas dans cette partie.
reason-road-too-dear = Vous n’avez pas assez de pièces pour la route vers ce domaine.
reason-must-place-marker = Vous pouvez poser le pion de clan : vous devez donc le faire.
reason-home-stays = Votre territoire initial et ce qui le recouvre ne peuvent pas être retirés.
reason-chosen-already = Vous avez déjà choisi cette tuile.
reason-falls-apart = Sans cette tuile, votre territoire ne respecterait plus les règles de placement.
reason-other-half = L’autre moitié de la tuile double devrait partir avec elle.
reason-not-of-this-type = Le clan active des tuiles d’un autre type.

## Ce qu’un joueur a fait, après son nom

log-halted = s’arrête sur { $tile }
log-threw-away = ne peut prendre aucune tuile et défausse { $tile }
log-consoled-coin = reçoit 1 pièce en échange
log-consoled-movement = reçoit 1 point de mouvement en échange
log-covered = place { $tile } sur { $covered } ({ $cell })
log-person = pose { $tile } à côté du territoire
log-landmark = prend la carte Lieu emblématique { $landmark }
log-claimed =
    { $coins ->
        [0] pose un pion de clan sur { $domain }, par des routes gratuites
        [one] pose un pion de clan sur { $domain }, pour { $coins } pièce
       *[other] pose un pion de clan sur { $domain }, pour { $coins } pièces
    }
log-marker-lapsed = ne peut pas poser de pion de clan
log-fetched = prend { $tile } dans la défausse
log-borrowed = active { $tile } dans un autre territoire
log-removed = retire { $spot } de la partie
log-moved-tile = reçoit { $tile } ({ $cell }), venue d’ailleurs
log-gave-scotsman = paie un Écossais de la tuile { $spot }
log-paid =
    { $coins ->
        [one] paie { $coins } pièce
       *[other] paie { $coins } pièces
    }
log-lost = n’a pas de place pour { $goods }
log-gained-scotsmen = pose { $n } { unit-scotsman } sur la tuile { $spot }
log-gained-coins-from = reçoit { $n } { unit-coin } ({ $source })
log-gained-whisky-from = reçoit { $n } { unit-whisky } ({ $source })
log-gained-movement-from = reçoit { $n } { unit-movement-point } ({ $source })
log-gained-movement-points = reçoit { $n } { unit-movement-point } de la tuile { $spot }
log-gained-vp-from = marque { $n } { unit-vp } avec { $source }
log-distilled-vp = prend { $n } { unit-vp } à la place du whisky
log-kept-movement = marque { $n } { unit-vp } pour des points de mouvement restants, avec { $domain }
log-walked = déplace un Écossais de la tuile { $spot } à la tuile { $onto }

## Ce qui s’est passé de soi-même

log-die-moved = Le Dé fait { $n } et avance jusqu’à la case { $space }
log-die-left = Le Dé fait { $n }, atteint La Fin et quitte la partie

## D’où viennent les PV, outre les tuiles, les cartes et les domaines

score-castle = { category-castle }
score-landmarks = { category-landmarks }
score-persons = { category-persons }

### Chronique 10, Des Pierres et des Troncs

chronicle-10 = Des Pierres et des Troncs
chronicle-10-about = Deux Champions s’entraînent quand vous construisez à côté de leurs marqueurs. Chaque niveau rapporte, et à chaque décompte les meilleurs vous rendent populaire.

unit-popularity = popularité
short-popularity = pop.

tile-boreray-and-kyloe = Boreray & Kyloe
tile-larch-wood = Bois de Mélèzes
tile-river-boulders = Rochers de la Rivière
tile-tournament = Tournoi
tile-spectator = Spectateur
tile-heros-home-town = Ville Natale du Héros
tile-triumphant-return = Retour Triomphal
tile-friends-in-high-places = Amis Haut Placés
tile-central-square-statue = Statue de la Place Centrale

crest-ruthven-effect = Votre Porteur de Pierre monte de 2 niveaux, et vous gagnez 1 tonneau de whisky.
crest-murray-effect = Votre Lanceur de Tronc monte de 2 niveaux, et vous posez 1 Écossais sur l’une de vos tuiles.

champion-caber-tosser = Lanceur de Tronc
champion-stone-carrier = Porteur de Pierre

games-reward-movement-1 = 1 point de mouvement
games-reward-coins-1 = 1 pièce
games-reward-coins-2 = 2 pièces
games-reward-resource-wood-stone = 1 bois ou 1 pierre
games-reward-resource-sheep-cattle = 1 mouton ou 1 vache
games-reward-resource-any = 1 ressource au choix
games-reward-score-1 = jeton Modification de Score, 1 de plus
games-reward-score-2 = jeton Modification de Score, 2 de plus
games-reward-scotsman-1 = 1 Écossais
games-reward-barrel-1 = 1 tonneau de whisky
games-reward-popularity-1 = 1 popularité
games-reward-vp-5 = 5 PV
games-reward-vp-1 = 1 PV
games-reward-vp-2 = 2 PV
games-reward-vp-3 = 3 PV
games-reward-vp-4 = 4 PV
games-reward-vp-6 = 6 PV
games-reward-vp-7 = 7 PV
games-reward-vp-8 = 8 PV
games-reward-coins-3 = 3 pièces
games-reward-coins-4 = 4 pièces
games-reward-barrel-2 = 2 tonneaux de whisky
games-reward-barrel-3 = 3 tonneaux de whisky
games-reward-scotsman-2 = 2 Écossais
games-reward-scotsman-3 = 3 Écossais
games-reward-popularity-2 = 2 popularité
games-reward-popularity-3 = 3 popularité
games-reward-score-3 = jeton Modification de Score, 3 de plus
games-reward-score-4 = jeton Modification de Score, 4 de plus

effect-train-either =
    { $n ->
        [one] Vous pouvez faire monter un Champion de { $n } niveau
       *[other] Vous pouvez faire monter vos deux Champions de 1 niveau, ou l’un d’eux de { $n } niveaux
    }
effect-train-both =
    { $n ->
        [one] Vos deux Champions montent de { $n } niveau
       *[other] Vos deux Champions montent de { $n } niveaux
    }
effect-train-one =
    { $n ->
        [one] Un de vos Champions monte de { $n } niveau
       *[other] Un de vos Champions monte de { $n } niveaux
    }
effect-train-any =
    { $n ->
        [one] Un de vos Champions monte de { $n } niveau
       *[other] Vos Champions montent de { $n } niveaux en tout, répartis à votre gré
    }
effect-train-caber-tosser =
    { $n ->
        [one] Votre Lanceur de Tronc monte de { $n } niveau
       *[other] Votre Lanceur de Tronc monte de { $n } niveaux
    }
effect-train-stone-carrier =
    { $n ->
        [one] Votre Porteur de Pierre monte de { $n } niveau
       *[other] Votre Porteur de Pierre monte de { $n } niveaux
    }
short-train-either = Champion +{ $n }
short-train-both = les deux +{ $n }
short-train-one = un seul +{ $n }
short-train-any = à répartir +{ $n }
short-train-caber-tosser = Tronc +{ $n }
short-train-stone-carrier = Pierre +{ $n }
effect-crosswise = Au lieu de ses voisines, toutes les tuiles de sa ligne et de sa colonne peuvent être activées
short-crosswise = ligne + colonne
effect-befriend = Posez un pion de clan sans coût de route, même sur le domaine d’un autre joueur
short-befriend = pion gratuit
effect-come-home = Vous pouvez déplacer 1 Écossais, d’où que ce soit, sur votre château initial
short-come-home = 1 Écossais au château

ask-levels = Quel Champion monte d’abord ? Niveaux à gagner : { $n }.
ask-tournament = Comment vos Champions s’en tirent-ils au Tournoi ?
ask-reached = { $champion } au niveau { $level } : que prenez-vous ?
ask-place-champion = Poser un marqueur Champion sur la tuile { $tile } ?
ask-homecoming = Déplacer un Écossais sur le château initial ?
ask-befriend-clan = Sur quel domaine poser le pion de clan ? C’est gratuit, même à côté d’un autre joueur.
ask-spread-one-of = Sur quelle tuile poser { $goods } ?
option-raise = { $champion } : monter au niveau { $level }
option-raise-beyond = { $champion } : continuer pour { $vp } PV
option-contest-both = Faire monter les deux Champions de 1 niveau
option-contest-one = { $champion } : monter de 2 niveaux
option-use-level = Prendre ce que donne le niveau : { $reward }
option-centre-reward = Prendre la récompense de la piste centrale : { $reward }
option-centre-reward-again = Prendre une récompense de plus sur la piste centrale : { $reward }
option-leave-games-tournament = Ne faire monter aucun Champion
option-leave-games-reached = Ne rien prendre de plus
option-leave-games-place-champion = Laisser les marqueurs où ils sont
option-leave-games-homecoming = Ne déplacer personne
option-champion-new = Y poser un marqueur pas encore posé
option-champion-from = Y déplacer le marqueur de la tuile { $tile } ({ $cell })
option-come-home = L’Écossais de la tuile { $tile } ({ $cell })

reason-reward-taken = La récompense de ce niveau est déjà prise.
reason-one-reward = Vous avez un pion de clan sur la piste centrale : une seule récompense jusqu’au prochain décompte.
reason-no-clan-marker = Vous n’avez plus de pion de clan pour la piste centrale.
reason-champions-too-near = Votre autre marqueur Champion est sur une tuile adjacente.
reason-no-champion-marker = Vos deux marqueurs Champion sont sur des tuiles.

log-risen = monte au niveau { $level } : { $champion }
log-beyond = dépasse le dernier niveau ({ $champion }) : { $vp } PV
log-level-effect = prend ce que donne le niveau : { $reward }
log-centre-reward = prend la récompense de la piste centrale au niveau { $level } : { $reward }
log-popularity = gagne { $n } popularité
log-paid-popularity = paie { $n } popularité
log-tournament = organise un { $tile }
log-champion-placed = pose le marqueur Champion ({ $champion }) sur la tuile { $spot }
log-champion-returned = reprend un marqueur Champion en { $cell }
log-games-reset = Les jeux recommencent : tous les Champions au niveau 0

category-popularity = Popularité
score-popularity = { category-popularity }
score-champions = Champions

cli-fact-champion-markers = marqueurs Champion de chaque joueur
cli-fact-popularity-tokens = jetons Popularité
cli-fact-caber-track = niveaux des Lanceurs de Tronc
cli-fact-stone-track = niveaux des Porteurs de Pierre
cli-fact-centre-track = récompenses de la piste centrale
cli-fact-score-categories = catégories que les jetons Modification de Score augmentent
cli-fact-beyond-vp = PV par niveau au-delà du dernier

cli-legend-caber-tosser = Lanceur de Tronc et son marqueur
cli-legend-stone-carrier = Porteur de Pierre et son marqueur
cli-legend-popularity = popularité
cli-games-next = ensuite
cli-games-leading = en tête

## Sur la feuille de score d’une partie sur table

sheet-hint-popularity = Vos jetons Popularité, ceux des meilleurs champions compris.

term-champions = les Champions
term-champion-markers = les marqueurs des Champions

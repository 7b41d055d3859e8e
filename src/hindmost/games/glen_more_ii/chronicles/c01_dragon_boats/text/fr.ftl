### Chronique 1, Les courses de bateaux-dragons

chronicle-1 = Les courses de bateaux-dragons
chronicle-1-about = Les Bateaux font une fois le tour de la table, au fil des rivières de tous. Les points de mouvement les font avancer ; les châteaux en chemin cachent des récompenses, et le dernier arrivé boit de l’huile de foie de morue.

tile-shipyard = Construction Navale
tile-race-start = Départ de la Course

reward-coins-2 = 2 pièces
reward-coins-3 = 3 pièces
reward-vp-2 = 2 PV
reward-vp-3 = 3 PV
reward-resource-1 = 1 ressource au choix
reward-barrel-1 = 1 tonneau de whisky
reward-movement-2 = 2 points de mouvement
reward-marker-1 = 1 pion de clan à poser

boat-spot-own = { $spot }
boat-spot-other = { $spot } chez un adversaire
boat-spot-neutral = case { $space } de la Rivière neutre

option-sail = Avancer votre Bateau : { $spot }
option-sail-castle =
    { $tokens ->
        [one] Avancer votre Bateau ({ $spot }) et regarder { $tokens } jeton Récompense
       *[other] Avancer votre Bateau ({ $spot }) et regarder { $tokens } jetons Récompense
    }
option-sail-home = Ramener votre Bateau : { $spot }
ask-lay-tokens = Quel jeton Récompense est posé face cachée sur le château { $castle } ?
ask-look-at-tokens = Quel jeton Récompense garder ?
option-keep-token = Garder le jeton : { $reward }
option-leave-tokens = N’en garder aucun

reason-race-not-started = La course n’a pas commencé : un pion doit d’abord traverser le Départ de la Course.
reason-boat-is-home = Votre Bateau est arrivé et ne bouge plus.
reason-boat-tile-goes = La tuile Rivière suivante va être retirée.
reason-tile-holds-boat = Un Bateau est sur cette tuile : elle ne peut pas être retirée.

log-race-started = traverse le Départ de la Course : la course commence
log-sailed = avance son Bateau : { $spot }
log-kept-token = garde un jeton Récompense : { $reward }
log-left-tokens = regarde les jetons Récompense et n’en garde aucun
log-boat-winner = gagne la course : { $vp } PV et un tonneau de whisky
log-boat-second = arrive deuxième de la course : { $vp } PV
log-boat-third = arrive troisième de la course : { $vp } PV
log-last-card = finit dernier de la course : aucun PV pour ses pièces à la fin

score-race = Course de Bateaux
score-reward = Jetons Récompense

race-winner = vainqueur
race-second = deuxième
race-third = troisième
race-last = dernier
race-not-started = La course n’a pas commencé.
race-river-neutral = Rivière neutre

cli-fact-result-vp = PV des cartes Résultat
cli-fact-winner-barrels = tonneaux avec la carte Vainqueur
cli-fact-neutral-spaces = cases d’une Rivière neutre
cli-fact-neutral-castle = son château, depuis la droite
cli-fact-rewards = jetons Récompense
cli-fact-reward-counts = jetons Récompense de chaque sorte
cli-legend-boat-ahead = points de mouvement jusqu’à l’arrivée
cli-legend-reward = château avec jetons Récompense

## Sur la feuille de score d’une partie sur table

sheet-last-card = Carte Dernier
sheet-hint-last-card = Pour qui n’est pas arrivé : les pièces ne donnent pas de PV.

term-race = la course des Bateaux
term-reward-tokens = les jetons de récompense

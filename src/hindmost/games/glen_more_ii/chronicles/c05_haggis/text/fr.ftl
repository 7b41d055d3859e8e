### Chronique 5, Ode au haggis

chronicle-5 = Ode au haggis
chronicle-5-about = Les auberges changent des moutons en haggis de valeur secrète. Trois fois, le Dé décide lesquels vous pouvez servir, et un tonneau achète un autre lancer.

unit-haggis = haggis
short-haggis = haggis

tile-drovers-inn = Drover’s Inn
tile-shetland-sheep = Shetland Sheep
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-haggis-house = Haggis House
tile-beast-feast-inn = Beast Feast Inn

ask-draw-unseen = Quel haggis est pioché face cachée ?
ask-turn-up-haggis = Quel haggis est retourné ?
ask-roll-for-all = Combien fait le Dé pour tous ?
ask-roll-for-one = Combien fait le Dé ?
comes-haggis = Haggis { $value }

ask-gain-haggis = Prenez un haggis, ou piochez-en un.
option-haggis = Prendre le haggis de valeur { $value }
option-draw-haggis = Piocher un haggis face cachée

ask-replace-haggis = Table pleine, et ce haggis vaut { $value } : lequel rendez-vous ?
option-return-haggis = Rendre un haggis de valeur { $value }

ask-more-haggis = Haggis servis : { $served }, lancers achetés : { $bought }. Un tonneau pour un autre lancer ?
option-roll-haggis = Dépenser 1 tonneau et relancer
option-no-roll = Ne plus lancer
when-more-haggis = D’autres lancers au décompte du haggis
standing-rolls =
    { $n ->
        [one] Acheter 1 lancer au plus
       *[other] Acheter jusqu’à { $n } lancers
    }
standing-roll-on = Relancer tant que c’est possible

reason-no-haggis = Il n’y a plus de haggis dans la réserve.
reason-haggis-not-open = Aucun haggis de cette valeur n’est face visible.
reason-haggis-none-hidden = Tous les haggis de la réserve sont face visible : il n’y en a aucun à piocher.
reason-haggis-not-on-table = Vous n’avez pas de haggis de cette valeur sur votre table.

log-haggis-turned-up = Un haggis de valeur { $value } est retourné
log-haggis-taken = prend un haggis de valeur { $value }
log-haggis-drawn = pioche un haggis face cachée
log-haggis-seen = a pioché un haggis de valeur { $value }
log-haggis-returned = rend un haggis à la réserve
log-haggis-returned-value = a rendu un haggis de valeur { $value }
log-haggis-scoring = Décompte du haggis
log-haggis-rolled = Le Dé montre { $value }
log-haggis-rolled-again = fait { $value }
log-haggis-served = sert un haggis de valeur { $value }

score-haggis = Haggis

cli-fact-tokens = valeurs des jetons Haggis
cli-fact-serving-tables = tables de service
cli-fact-table-places = places sur une table de service
cli-fact-face-up = jetons de la réserve face visible
cli-fact-haggis-rolls = lancers d’un décompte du haggis
cli-fact-most-served = jetons retournés au plus
cli-haggis-supply = Réserve
cli-haggis-served = servis
cli-legend-haggis = haggis face cachée
cli-legend-haggis-value = haggis, selon sa valeur

## Sur la feuille de score d’une partie sur table

sheet-haggis = Haggis servis
sheet-haggis-sum = Valeurs des haggis
sheet-hint-haggis = Vos jetons retournés, { $most } au plus.
sheet-hint-haggis-sum = Les valeurs de ces jetons, additionnées.
sheet-haggis-values = La somme de ces jetons va de { $least } à { $most }.

term-haggis = le haggis

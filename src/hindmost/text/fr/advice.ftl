### Pourquoi un tour vaut mieux qu’un autre : les critères d’après lesquels on juge une position, pour une liste

term-vp = les points
term-scorings = les décomptes à venir
term-cards = ce que les cartes comptent à la fin
term-coins = les pièces
term-goods = les ressources
term-members = les membres du clan
term-scotsmen = les Écossais en chemin
term-size = la taille du territoire
term-tempo = le temps sur la piste
term-engine = ce que le territoire peut faire
term-powers = les pouvoirs durables
term-tokens = les jetons
term-hope = les bonus à portée
term-factory = les usines
term-double = un prochain arrêt qui compte double
term-follows = ce qui suit le tour
term-other = d’autres choses

## À la lueur de la lampe : un conseil

lamp-only = Il n’y a qu’une chose à faire.
lamp-even = Ce que vous pouvez faire se vaut à peu près.
lamp-title = À la lueur de la lampe
lamp-more = Redemandez pour voir ce que vous pourriez faire.
lamp-expected = avance attendue { $lead } ± { $error } PV, chances de gagner : { $chance } %
lamp-about = L’avance attendue est ce que vous aurez, moins ce qu’aura le meilleur des autres. Les raisons disent de combien de PV un tour diffère des autres montrés. On n’a regardé que ce que vous pouvez savoir.
lamp-off = La lampe n’est là que pour qui joue seul contre des robots.
lamp-later = Ce qui vient après le tour compte ici plus que le tour lui-même : qui pourra prendre quoi ensuite ?
lamp-nudge = Ce qui distingue le plus vos tours : { $term }.

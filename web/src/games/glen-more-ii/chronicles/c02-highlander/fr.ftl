### Chronique 2, Highlander : ce qu’elle pose sur la table, dans le navigateur.

web-c2-heap = Sur la Montagne
web-c2-bare = Rien ne s’y trouve.
web-c2-thing = Quoi
web-c2-number = Nombre
web-gm2-place-mountain = La traverser coûte une pièce ou une ressource ; le joueur qui s’y arrête emporte tout ce qui s’y trouve en repartant.
web-c2-book = Montagne
web-c2-empty = vide
web-c2-goods = ressources
web-c2-about = Qui passe y laisse quelque chose ; qui s’y arrête emporte tout en repartant.
web-c2-leave = à laisser
web-c2-keep = à garder
web-c2-passing = Vous la traversez pour atteindre
web-c2-leave-one = Laissez une seule chose :
web-c2-of = sur { $n }
web-c2-stands = { $name } s’y trouve.
web-c2-nobody = Personne ne s’y trouve.
web-ask-pay-toll = Que laisser sur la Montagne ?
web-ask-carry-down = Où poser { $goods } ?
web-ask-keep-goods = Tout ne tient pas : que garder ?

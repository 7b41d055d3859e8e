### Chronique 2, Highlander : ce qu’elle pose sur la table, dans le navigateur.

web-c2-heap = Sur la Montagne
web-c2-bare = Rien ne s’y trouve.
web-c2-thing = Quoi
web-c2-number = Nombre
web-gm2-place-mountain = La traverser coûte une pièce ou une ressource ; le joueur qui s’y arrête emporte tout ce qui s’y trouve en repartant.

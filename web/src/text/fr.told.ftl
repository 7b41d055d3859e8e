### À une vraie table : l’hôte annonce ce qui sort

web-setup-real-hint = Le jeu imprimé est sur votre table : vous dites quelle tuile, quelle carte ou quel chiffre sort, et tout le monde joue ici. Ce qui est face cachée est tiré pour vous.
web-real = Vraie table
web-real-awaited = L’hôte annonce ce qui sort : { $question }
web-real-left = reste { $n }
web-real-none = épuisé
web-real-types = Autre type
web-real-search = Taper un nom
web-real-nothing = Rien de tel ne peut sortir maintenant.
web-real-last = Dernière annonce : { $what }
web-real-back = Annuler
web-real-stands = C’est bien ce qui est sorti
web-real-bot = { $name } joue dès que vous confirmez.
web-real-person = Vous pouvez l’annuler jusqu’au coup de { $name }.
web-real-end = La partie se termine ainsi.
web-real-fold = Voir la table
web-real-unfold = Annoncer ce qui sort
web-real-hits = défausse { $tiles }

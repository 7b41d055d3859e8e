### Chronique 6, L’Ouvrage douteux sur l’histoire d’Écosse : ce qu’elle pose sur la table, dans le navigateur.

web-c6-book = Ouvrage
web-c6-about = Une tuile Gathering déclenche un événement ; puis la carte est retournée et compte pour 2 lieux emblématiques.
web-c6-none = aucune
web-c6-turned = cartes retournées
web-c6-ask = choisir
web-c6-cards = Cartes Lieu emblématique, recto et verso
web-c6-no-cards = Vous n’avez pas encore de carte Lieu emblématique.
web-c6-done = Fait
web-c6-event = Événement :
web-c6-was = A eu lieu
web-c6-lasts = En vigueur
web-c6-by-lead = Pour une avance de 1 à { $most } : { $better } PV, et non { $normal }.
web-c6-trigger = Déclencher
web-c6-turn-only = Retourner
web-c6-turn = Retourner
web-c6-counts-2 = retournée, compte pour 2
web-c6-show = Territoire
web-c6-buys =
    { $coins ->
        [one] achat pour { $coins } pièce
       *[other] achat pour { $coins } pièces
    }
web-c6-return = { $n } × { $each } = { $vp } PV
web-c6-no-more = Pas davantage : { $why }
web-c6-you = Vous
web-c6-landmarks = Lieux emblématiques au prochain décompte
web-c6-col-cards = cartes
web-c6-col-turned = faces Événement
web-c6-col-counts = comptent pour
web-c6-tables = Meilleures tables de score
web-c6-lead = avance
web-c6-normal = table normale
web-c6-rivals = Cartes des adversaires
web-c6-note = Survolez ou touchez une carte pour lire ses deux faces. Une carte retournée garde son effet durable.
web-c6-scores-better = compte avec une meilleure table : { $category }
web-c6-side = Face visible
web-c6-side-front = lieu emblématique
web-c6-side-back = événement
web-c6-front = Lieu emblématique

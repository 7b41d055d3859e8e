### Chronique 8, La Pègre du Sou : ce qu’elle pose sur la table, dans le navigateur.

web-c8-book = Truands
web-c8-about = À la fin de votre tour : posez un Sou sur un Truand, ou prenez-en un avec tous ses Sous.
web-c8-in-prison = En prison
web-c8-empty = Personne n’est en prison.
web-c8-face-down =
    { $n ->
        [one] { $n } autre Truand arrive avec la première tuile B.
       *[other] { $n } autres Truands arrivent avec la première tuile B.
    }
web-c8-at-large = En liberté
web-c8-pennies = Sous
web-c8-minus = Sous restants, −1 PV chacun
web-c8-plus = Sous gagnés, +1 PV chacun
web-c8-left =
    { $n ->
        [one] { $n } Sou restant, −1 PV
       *[other] { $n } Sous restants, −1 PV chacun
    }
web-c8-gained =
    { $n ->
        [one] { $n } Sou gagné, +1 PV
       *[other] { $n } Sous gagnés, +1 PV chacun
    }
web-c8-costs = −{ $vp } PV à la fin
web-c8-net = { $sum } PV
web-c8-no-penny = aucun Sou
web-c8-of = { $mob }, à { $name }
web-c8-spent = épuisé
web-c8-tokens =
    { $n ->
        [one] { $n } jeton restant
       *[other] { $n } jetons restants
    }
web-c8-tokens-coins =
    { $n ->
        [one] { $n } jeton restant : { $coins }
       *[other] { $n } jetons restants : { $coins }
    }
web-c8-stands = chez { $name } : { $tile }
web-c8-reserves = sur { $tile }, ¢{ $coins }
web-c8-claims = sur { $card }, à { $name }
web-c8-waits = sur { $domain }, ¢{ $coins }
web-c8-reserved = Réservée à { $name } : les autres lui paient ¢{ $coins }
web-c8-gate = Jeton à { $name } : les autres lui paient ¢{ $coins } de plus
web-c8-asked-penny = un Sou ?
web-c8-asked = à vous
web-c8-mob = Truand
web-c8-penalty = PV à la fin
web-c8-on-it = Sous posés
web-c8-power = Pouvoir
web-c8-whose = Contrôlé par
web-c8-tokens-head = Jetons et figurine
web-do-penny = Ajouter un Sou
web-do-take-mob = Prendre
web-do-call = Utiliser
web-do-set = Poser
web-do-carry = Utiliser

# On a button.
web-option-call-mcwander = Appeler { $mob }
web-option-call-mcduff = Appeler { $mob }
web-option-call-mclaird = Appeler { $mob }
web-option-call-mcsnitch = Appeler { $mob }
web-option-call-macdarkie = Appeler { $mob }
web-option-call-mccastle = Appeler { $mob }
web-option-call-anderson = Appeler { $mob }
web-option-call-mcclaim = Appeler { $mob }

### Ce que la table dessinée dit en moins de mots que le terminal : web-CLÉ remplace le message CLÉ.
### La place est celle d’un titre, la pièce dont il s’agit est éclairée, et aucun emplacement n’a de nom.

web-spot = { $tile }

## Les questions, en 24 lettres environ

web-ask-place = Où va cette tuile ({ $price }) ?
web-ask-activate =
    { $movement ->
        [0] Activez vos tuiles.
       *[other] Activez et déplacez.
    }
web-ask-consolation = Déplacez, ou terminez.
web-ask-pay-member = Quel membre du clan rendre ?
web-ask-trade = Quel échange ?
web-ask-choose-good = Quel cube ?
web-ask-move-to = Où va ce membre du clan ?
web-ask-place-tile = Où va cette tuile ?
web-ask-pay-scotsmen = Quel Écossais payer ?
web-ask-compensation = 1 pièce ou 1 PM ?
web-ask-effects = Quel effet ensuite ?
web-ask-place-marker = Sur quel domaine ?
web-ask-stow = Que garder ?
web-ask-choose-goods = Quelle ressource ?
web-ask-enlist-scotsmen =
    { $number ->
        [one] Où poser votre Écossais ?
       *[other] Où poser cet Écossais ?
    }
web-ask-remove-tiles =
    { $number ->
        [one] Quelle tuile retirer ?
       *[other] Retirer { $number } tuiles au plus.
    }
web-ask-distil-or-points = Whisky ou PV ?
web-ask-walk-to = Où va cet Écossais ?
web-ask-use-contract = Utilisez la tuile ou terminez.
web-ask-use-contract-twice = Utilisez la tuile deux fois ou terminez.
web-ask-use-contract-again = Utilisez encore la tuile ou terminez.
web-ask-use-contract-idle = Rien à faire ici : terminez.
web-ask-architect =
    { $fee ->
        [0] Construisez ou terminez.
       *[other] Construire encore (+{ $fee } or) ?
    }
web-ask-architect-poor =
    { $fee ->
        [0] Aucun bâtiment à votre portée.
       *[other] Trop cher avec { $fee } or en plus.
    }
web-ask-architect-twice = Construisez deux fois ou terminez.
web-ask-architect-again = Construisez une seconde fois ou terminez.
web-ask-architect-poor-again = Aucun second bâtiment à votre portée.
web-ask-put = Où va ce bâtiment ?
web-ask-factory-refresh = Renouveler quel architecte ?
web-log-placed = place { $tile }
web-log-covered = place { $tile } sur { $covered }
web-log-built = construit { $building }
web-log-factory = active { $building }

## Coûts et effets à côté de leur dessin

web-effect-receive = { $gain }
web-effect-exchange = { $lines }
web-effect-exchange-line = { $price } → { $gain }

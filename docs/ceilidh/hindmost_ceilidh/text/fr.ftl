### Chronique 20, le ceilidh

chronicle-20 = Le Ceilidh
chronicle-20-about = Les villages amènent des invités, qui valent des PV au prochain décompte, ou des airs, que personne d’autre n’entend avant la fin.

unit-guest =
    { $n ->
        [one] invité
       *[other] invités
    }
short-guest =
    { $n ->
       *[other] invités
    }
unit-tune =
    { $n ->
        [one] air
       *[other] airs
    }
short-tune =
    { $n ->
       *[other] airs
    }

tile-pipers-inn = L’auberge des Cornemuseurs
tile-great-barn = La Grande Grange
effect-dance = Dansez avec vos invités : { $vp } pour chacun
short-dance = { $vp } par invité

ask-learn = Quel air est pioché ?
comes-tune = Air { $value }

ask-welcome = Le village vient au ceilidh : qui invitez-vous ?
option-invite-guest = Un invité
option-invite-tune = Un joueur de cornemuse, qui vous apprend un air

reason-no-tune = Tous les airs sont connus.
reason-barn-door = Les invités entrent par là : rien ne peut être posé sous la Grande Grange.
reason-nobody-dances = Vous n’avez pas d’invité avec qui danser.

log-invited =
    { $n ->
        [one] convie { $n } invité
       *[other] convie { $n } invités
    }
log-learned = apprend un air
log-tune = L’air vaut { $vp } PV
log-danced = danse pour { $vp } PV
log-feasted = festoie avec les invités pour { $vp } PV
log-played = joue ses airs pour { $vp } PV

score-guests = Invités
score-tunes = Airs
cli-fact-tunes = airs
cli-legend-guest = invité
cli-legend-tune = air

### Chronicle 20, the Ceilidh

chronicle-20 = The Ceilidh
chronicle-20-about = Villages bring guests, who are worth VP at the next scoring, or tunes, which nobody else hears before the end.

unit-guest =
    { $n ->
        [one] guest
       *[other] guests
    }
short-guest =
    { $n ->
       *[other] guests
    }
unit-tune =
    { $n ->
        [one] tune
       *[other] tunes
    }
short-tune =
    { $n ->
       *[other] tunes
    }

tile-pipers-inn = The Pipers’ Inn
tile-great-barn = The Great Barn
effect-dance = Dance with your guests: { $vp } for each
short-dance = { $vp } a guest

ask-learn = Which tune was drawn?
comes-tune = Tune { $value }

ask-welcome = The village is coming to the ceilidh: whom do you invite?
option-invite-guest = A guest
option-invite-tune = A piper, who teaches you a tune

reason-no-tune = All tunes are known.
reason-barn-door = The guests come in there: nothing may be placed below the Great Barn.
reason-nobody-dances = You have no guests to dance with.

log-invited =
    { $n ->
        [one] invites { $n } guest
       *[other] invites { $n } guests
    }
log-learned = learns a tune
log-tune = The tune is worth { $vp } VP
log-danced = dances for { $vp } VP
log-feasted = feasts with the guests for { $vp } VP
log-played = plays tunes for { $vp } VP

score-guests = Guests
score-tunes = Tunes
cli-fact-tunes = tunes
cli-legend-guest = guest
cli-legend-tune = tune

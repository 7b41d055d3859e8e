### Chronique 2, Highlander

chronicle-2 = Highlander
chronicle-2-about = Une montagne se dresse sur le rondel. Le joueur qui la traverse y laisse une pièce ou une ressource ; celui qui s’y arrête emporte tout en la quittant. Il ne peut en rester qu’un.

tile-mountain = la Montagne

ask-pay-toll = Vous traversez la Montagne : qu’y laissez-vous ?
ask-carry-down = Où poser ce qui vient de la Montagne : { $goods } ?
ask-keep-goods = Tout ce qui vient de la Montagne ne tient pas : que garder ?

option-toll = Laisser { $good } de la tuile { $tile } ({ $cell })
option-toll-coin = Laisser 1 pièce
option-keep = Garder { $good }

reason-toll-and-tile = Vous ne pourriez plus payer cette tuile après avoir laissé quelque chose sur la Montagne.
reason-toll-needed = Vous en avez besoin pour payer la tuile.

log-toll-coin = laisse 1 pièce sur la Montagne
log-toll-good = laisse { $good } de la tuile { $spot } sur la Montagne
log-mountain-coin = 1 pièce de la réserve est posée sur la Montagne
log-mountain-taken =
    { $coins ->
        [0] prend sur la Montagne : { $goods }
        [one] prend sur la Montagne : { $coins } pièce, { $goods }
       *[other] prend sur la Montagne : { $coins } pièces, { $goods }
    }
mountain-no-goods = aucune ressource

cli-fact-mountain-spaces = cases de la Montagne

term-mountain = ce qui se trouve sur la montagne

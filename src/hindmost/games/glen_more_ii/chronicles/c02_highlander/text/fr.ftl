### Chronique 2, Highlander

chronicle-2 = Highlander
chronicle-2-about = Une montagne se dresse sur le rondel. Qui la traverse y laisse une pièce ou une ressource ; qui s’y arrête emporte tout en la quittant.

tile-mountain = la Montagne

ask-pay-toll = Vous traversez la Montagne : qu’y laissez-vous ?
ask-carry-down = De la Montagne, encore à poser sur des tuiles de votre territoire : { $goods }.
ask-keep-goods = Tout ce qui vient de la Montagne ne trouve pas de place : que gardez-vous ?

option-toll = Laisser { $good } de { $tile } ({ $cell })
option-toll-coin = Laisser 1 pièce
option-keep = Garder { $good }

reason-toll-and-tile = Vous ne pourriez plus payer cette tuile après avoir laissé quelque chose sur la Montagne.
reason-toll-needed = Il vous le faut pour payer la tuile.
reason-mountain-taken = Il ne peut en rester qu’un : un autre pion est sur la Montagne.

log-toll-coin = laisse 1 pièce sur la Montagne
log-toll-good = laisse { $good } de ({ $cell }) sur la Montagne
log-mountain-coin = 1 pièce de la réserve est posée sur la Montagne
log-mountain-taken =
    { $coins ->
        [0] prend { $goods } sur la Montagne
        [one] prend { $coins } pièce et { $goods } sur la Montagne
       *[other] prend { $coins } pièces et { $goods } sur la Montagne
    }
mountain-no-goods = aucune ressource

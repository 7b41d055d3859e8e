### Chronique 11, Projets et Prospérité

chronicle-11 = Projets et Prospérité
chronicle-11-about = Les monuments se projettent, se paient d’une ressource par tour et se construisent sur vos propres tuiles. Leurs voisines les rendent rentables ; ce qui reste en plan vous coûte.

tile-melrose-abbey = Melrose Abbey
tile-glamis-castle = Glamis Castle
tile-royal-lochnagar = Royal Lochnagar
tile-new-lanark = New Lanark
tile-stirling-castle = Stirling Castle
tile-kilchurn-castle = Kilchurn Castle
tile-carron-ironworks = Carron Ironworks
tile-holyrood-palace = Holyrood Palace
tile-new-fort-george = New Fort George
tile-caledonian-canal = Caledonian Canal
tile-forth-bridge = Forth Bridge
tile-design-new-fort-george = Dessin : { tile-new-fort-george }
tile-design-caledonian-canal = Dessin : { tile-caledonian-canal }
tile-design-forth-bridge = Dessin : { tile-forth-bridge }
tile-michael-scotus = Michael Scotus

landmark-new-fort-george = { tile-new-fort-george }
landmark-new-fort-george-effect = Les Écossais sur les deux moitiés de New Fort George comptent comme sur votre château initial à chaque décompte.
landmark-stirling-castle = { tile-stirling-castle }
landmark-stirling-castle-effect = Recevez 2 pièces.
landmark-glamis-castle = { tile-glamis-castle }
landmark-glamis-castle-effect = Posez un pion de clan ; vous payez la route.
landmark-forth-bridge = { tile-forth-bridge }
landmark-forth-bridge-effect = Recevez 3 points de mouvement.

crest-ogilvy-effect = Gagnez 5 PV avec 3 monuments dans votre territoire, 8 PV avec 4 ou plus.

effect-beside = À côté d’une tuile { $type } : { $effect }
short-beside-type = { $type } : { $effect }
effect-as-castle = Les Écossais sur cette tuile comptent comme sur votre château initial
short-as-castle = compte comme château initial
effect-supply = Payez { $coins } pour poser { $goods } sur cette tuile
deed-supply = payer { $coins } pour y poser { $goods }

ask-fill-plans = Poser une ressource sur vos plans ?
ask-pay-for-plan = Choisissez une ressource pour le plan de { $tile }.
ask-endow = Choisissez la première ressource sur le plan de { $tile } : elle vient de la réserve.
ask-enlist-on-half = Choisissez la moitié qui reçoit l’Écossais.

option-plan = Poser une ressource sur le plan de { $tile }
option-plan-build = Poser la deuxième ressource sur le plan de { $tile } et le construire
option-pass-plans = Ne plus rien poser sur vos plans

reason-plan-paid = Vous avez déjà posé une ressource sur ce plan pendant ce tour.
reason-not-a-half = L’Écossais vient sur l’une des deux moitiés.
reason-plan-no-site = Il n’y a pas de place pour construire ce monument maintenant.

log-plan-taken = prend le plan de { $tile }
log-plan-endowed = pose { $good } de la réserve sur le plan de { $tile }
log-plan-filled =
    { $n ->
        [one] pose la première ressource sur le plan de { $tile }
       *[other] pose la deuxième ressource sur le plan de { $tile }
    }

score-plans = Plans non construits

cli-fact-plan-resources = ressources pour un monument
cli-fact-unbuilt-price = PV perdus par plan non construit
cli-legend-plan = plan d’un monument
cli-legend-plan-site = où un plan peut se construire ; entre parenthèses : aucun Écossais à côté

term-plans = les monuments

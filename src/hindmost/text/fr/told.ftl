### Le hasard annoncé : les questions, et ce qui a pu sortir

ask-seat-order = Qui est numéro { $place } dans l’ordre du tour ?
ask-lay = Quelle tuile de la pile { $stack } arrive en case { $space } ?
ask-roll-die = Combien fait le Dé ?
comes-tile = { $tile } ({ $way } ; { $price })
comes-tile-effect = { $tile } ({ $way } ; { $price }) : { $effect }
comes-other = Autre
comes-die = { $n }
way-river = rivière
way-road = route
way-plain = ni rivière ni route

ask-lay-ring = Quel contrat est sur la tuile { $position } du parcours ?
ask-deal = Quel bâtiment arrive chez l’architecte { $architect } ?
ask-first-player = Qui commence ?
ask-turn-over = Quel bâtiment est révélé ?
comes-building = { $building } ({ $price } ; { $vp } PV)
comes-factory = { $building } ({ $price }) : { $deed }

### Glen More: what its goods, tiles and cards are called and what its cards do.

## Goods, after an amount that is written before them

good-wood =
    { $n ->
       *[other] wood
    }
good-stone =
    { $n ->
       *[other] stone
    }
good-grain =
    { $n ->
       *[other] grain
    }
good-sheep =
    { $n ->
       *[other] sheep
    }
good-cattle =
    { $n ->
        [one] cow
       *[other] cows
    }

## Colours, said of a tile

colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-grey = grey
colour-blue = blue

## Types of tiles, inside a sentence

type-forest = forest
type-quarry = quarry
type-cornfield = cornfield
type-meadow = meadow
type-pasture = pasture
type-abbey = abbey
type-distillery = distillery
type-village = village
type-castle = castle
type-loch = loch
type-butcher = butcher
type-fair = fair
type-tavern = tavern
type-grocer = grocer
type-bridge = bridge

## Categories of the scoring

category-whisky = Whisky
category-parliament = Parliament
category-cards = Cards

## Tiles

tile-start-village = Start Village
tile-forest = Forest
tile-quarry = Quarry
tile-cornfield = Cornfield
tile-meadow = Meadow
tile-pasture = Pasture
tile-distillery = Distillery
tile-village = Village
tile-butcher = Butcher
tile-fair = Fair
tile-tavern = Tavern
tile-grocer = Grocer
tile-bridge = Bridge
tile-armadale-castle = Armadale Castle
tile-castle-moil = Castle Moil
tile-castle-of-mey = Castle of Mey
tile-castle-stalker = Castle Stalker
tile-cawdor-castle = Cawdor Castle
tile-donan-castle = Donan Castle
tile-duart-castle = Duart Castle
tile-iona-abbey = Iona Abbey
tile-loch-lochy = Loch Lochy
tile-loch-morar = Loch Morar
tile-loch-ness = Loch Ness
tile-loch-oich = Loch Oich
tile-loch-shiel = Loch Shiel

## Cards, called like their tiles

card-armadale-castle = { tile-armadale-castle }
card-armadale-castle-effect = Take 3 coins.
card-castle-moil = { tile-castle-moil }
card-castle-moil-effect = Take 1 barrel of whisky.
card-castle-stalker = { tile-castle-stalker }
card-castle-stalker-effect = Put a second clan member on the castle.
card-loch-lochy = { tile-loch-lochy }
card-loch-lochy-effect = Put 2 resources of your choice on the loch, alike or different.
card-castle-of-mey = { tile-castle-of-mey }
card-castle-of-mey-effect = At every scoring each of your members of parliament counts 2. Bonnets are not doubled.
card-duart-castle = { tile-duart-castle }
card-duart-castle-effect = At the end of the game you get 3 VP for each village in your territory, the start village included.
card-iona-abbey = { tile-iona-abbey }
card-iona-abbey-effect = At the end of the game you get 2 VP for each yellow tile in your territory, the abbey included.
card-loch-morar = { tile-loch-morar }
card-loch-morar-effect = At the end of the game you get 2 VP for each green tile in your territory.
card-loch-ness = { tile-loch-ness }
card-loch-ness-effect = Once in each of your turns, activate one more tile in your territory that has not been activated this turn.
card-cawdor-castle = { tile-cawdor-castle }
card-cawdor-castle-effect = Its 3 bonnets count as 3 members of parliament at every scoring.
card-donan-castle = { tile-donan-castle }
card-donan-castle-effect = Take 2 barrels of whisky.
card-loch-oich = { tile-loch-oich }
card-loch-oich-effect = Every tile in your territory may be activated this turn.
card-loch-shiel = { tile-loch-shiel }
card-loch-shiel-effect = Put 1 resource on every empty production tile in your territory: its own kind, or any kind on Iona Abbey.

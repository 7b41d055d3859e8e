### Glen More : le nom des ressources, des tuiles et des cartes, et ce que font les cartes.

## Les ressources, après une quantité écrite devant elles

good-wood =
    { $n ->
       *[other] bois
    }
good-stone =
    { $n ->
        [one] pierre
       *[other] pierres
    }
good-grain =
    { $n ->
        [one] céréale
       *[other] céréales
    }
good-sheep =
    { $n ->
        [one] mouton
       *[other] moutons
    }
good-cattle =
    { $n ->
        [one] bœuf
       *[other] bœufs
    }

## Les couleurs, dites d'une tuile

colour-yellow = jaune
colour-green = verte
colour-brown = marron
colour-grey = grise
colour-blue = bleue

## Les types de tuiles, dans une phrase

type-forest = forêt
type-quarry = carrière
type-cornfield = champ
type-meadow = pré
type-pasture = pâturage
type-abbey = abbaye
type-distillery = distillerie
type-village = village
type-castle = château
type-loch = loch
type-butcher = boucherie
type-fair = foire
type-tavern = taverne
type-grocer = épicerie
type-bridge = pont

## Les domaines du décompte

category-whisky = Whisky
category-parliament = Parlement
category-cards = Cartes

## Les tuiles

tile-start-village = Village de départ
tile-forest = Forêt
tile-quarry = Carrière
tile-cornfield = Champ
tile-meadow = Pré
tile-pasture = Pâturage
tile-distillery = Distillerie
tile-village = Village
tile-butcher = Boucherie
tile-fair = Foire
tile-tavern = Taverne
tile-grocer = Épicerie
tile-bridge = Pont
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

## Les cartes, nommées comme leurs tuiles

card-armadale-castle = { tile-armadale-castle }
card-armadale-castle-effect = Prenez 3 pièces.
card-castle-moil = { tile-castle-moil }
card-castle-moil-effect = Prenez 1 tonneau de whisky.
card-castle-stalker = { tile-castle-stalker }
card-castle-stalker-effect = Posez un deuxième membre du clan sur le château.
card-loch-lochy = { tile-loch-lochy }
card-loch-lochy-effect = Posez sur le loch 2 cubes de votre choix, identiques ou différents.
card-castle-of-mey = { tile-castle-of-mey }
card-castle-of-mey-effect = À chaque décompte, chacun de vos membres du Parlement compte pour 2. Les Bonnets ne sont pas doublés.
card-duart-castle = { tile-duart-castle }
card-duart-castle-effect = À la fin de la partie, vous recevez 3 PV par village de votre territoire, village de départ compris.
card-iona-abbey = { tile-iona-abbey }
card-iona-abbey-effect = À la fin de la partie, vous recevez 2 PV par tuile jaune de votre territoire, abbaye comprise.
card-loch-morar = { tile-loch-morar }
card-loch-morar-effect = À la fin de la partie, vous recevez 2 PV par tuile verte de votre territoire.
card-loch-ness = { tile-loch-ness }
card-loch-ness-effect = Une fois à chacun de vos tours, activez une tuile de plus de votre territoire, qui n’a pas été activée ce tour-ci.
card-cawdor-castle = { tile-cawdor-castle }
card-cawdor-castle-effect = Ses 3 Bonnets comptent comme 3 membres du Parlement à chaque décompte.
card-donan-castle = { tile-donan-castle }
card-donan-castle-effect = Prenez 2 tonneaux de whisky.
card-loch-oich = { tile-loch-oich }
card-loch-oich-effect = Toutes les tuiles de votre territoire peuvent être activées ce tour-ci.
card-loch-shiel = { tile-loch-shiel }
card-loch-shiel-effect = Posez 1 cube sur chaque tuile de production vide de votre territoire, de sa propre ressource ou, sur Iona Abbey, de votre choix.

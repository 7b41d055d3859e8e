### Glen More II: the names of resources, tiles, persons, landmark cards and clan domains, and what cards and domains do.

## Resources, after an amount written before them

good-barley =
    { $n ->
       *[other] barley
    }

## The types of tiles, in a sentence

type-material = material
type-animal = animal
type-whisky = whisky
type-trade = trade
type-person = person

## The categories of the scoring

category-castle = Home castle
category-landmarks = Landmarks
category-persons = Persons

## Tiles and persons; those that Glen More has too are named there

tile-home-village = Home Village
tile-home-castle = Home Castle
tile-inshriach = Inshriach
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-glen-etive = Glen Etive
tile-lochridge = Lochridge
tile-halkirk = Halkirk
tile-dornie = Dornie
tile-rothiemurchus = Rothiemurchus
tile-easdale = Easdale
tile-strathearn = Strathearn
tile-glen-lyon = Glen Lyon
tile-pulteney = Pulteney
tile-inverness = Inverness
tile-kingussie = Kingussie
tile-plockton = Plockton
tile-glen-mhor = Glen Mhor
tile-glenlochy = Glenlochy
tile-kingshouse-inn = Kingshouse Inn
tile-abernethy = Abernethy
tile-craigleith = Craigleith
tile-glen-clova = Glen Clova
tile-ardnamurchan = Ardnamurchan
tile-crieff-tryst = Crieff Tryst
tile-scone-abbey = Scone Abbey
tile-fort-william = Fort William
tile-ullapool = Ullapool
tile-urquhart-castle = Urquhart Castle
tile-edradour = Edradour
tile-clachaig-inn = Clachaig Inn
tile-carse-of-gowrie = Carse of Gowrie
tile-breadalbane = Breadalbane
tile-glengorm = Glengorm
tile-tomintoul-fair = Tomintoul Fair
tile-carrbridge = Carrbridge
tile-aberfeldy = Aberfeldy
tile-balmoral-castle = Balmoral Castle
tile-millburn = Millburn
tile-old-forge-inn = Old Forge Inn
tile-rannoch = Rannoch
tile-strathdon = Strathdon
tile-highland-market = Highland Market
tile-hawick-mill = Hawick Mill
tile-aberdeen-harbour = Aberdeen Harbour
tile-falkirk-tryst = Falkirk Tryst
tile-robert-i = Robert I
tile-william-wallace = William Wallace
tile-macbeth = Macbeth
tile-mary-stuart = Mary Stuart
tile-john-napier = John Napier
tile-rob-roy-macgregor = Rob Roy MacGregor
tile-bonnie-prince-charlie = Bonnie Prince Charlie
tile-flora-macdonald = Flora MacDonald
tile-adam-smith = Adam Smith
tile-robert-burns = Robert Burns
tile-sir-walter-scott = Sir Walter Scott
tile-robert-louis-stevenson = Robert Louis Stevenson
tile-arthur-conan-doyle = Arthur Conan Doyle
tile-david-hume = David Hume
tile-worlds-end = World’s End

## Landmark cards, named like their tiles

landmark-armadale-castle = { tile-armadale-castle }
landmark-armadale-castle-effect = At the end of the game, each of your first 8 coins is worth 2 VP. Further coins are worth 1 VP as usual.
landmark-donan-castle = { tile-donan-castle }
landmark-donan-castle-effect = Place 1 of your clan markers on the clan board. You pay its road cost.
landmark-castle-of-mey = { tile-castle-of-mey }
landmark-castle-of-mey-effect = Instead of the neighbours of Castle of Mey, every tile in your territory may be activated, each once.
landmark-castle-stalker = { tile-castle-stalker }
landmark-castle-stalker-effect = Take 3 coins.
landmark-castle-moil = { tile-castle-moil }
landmark-castle-moil-effect = At every scoring, the Scotsmen on your home castle count double.
landmark-duart-castle = { tile-duart-castle }
landmark-duart-castle-effect = Place 1 of your clan markers on the clan board, with its road cost, and take 1 coin, in either order.
landmark-inverness = { tile-inverness }
landmark-inverness-effect = Put 1 barley on Inverness and take 1 barrel of whisky.
landmark-loch-lochy = { tile-loch-lochy }
landmark-loch-lochy-effect = Put 2 resources of your choice on Loch Lochy.
landmark-loch-morar = { tile-loch-morar }
landmark-loch-morar-effect = You may remove up to 2 tiles from your territory and the game, Loch Morar included. The rest must still obey the placement rules; anything on the removed tiles goes to your home castle.
landmark-loch-ness = { tile-loch-ness }
landmark-loch-ness-effect = In each of your turns you may activate 1 more tile anywhere in your territory that has not been activated this turn.
landmark-loch-shiel = { tile-loch-shiel }
landmark-loch-shiel-effect = Put 1 Scotsman on Loch Shiel and take 1 barrel of whisky.

## Clan domains

domain-start = Start domain
domain-brodie = Brodie
domain-brodie-effect = 5 VP with 3 villages in your territory, 8 VP with 4 or more.
domain-cameron = Cameron
domain-cameron-effect = You may activate 1 trade tile; you gain 3 movement points.
domain-chisholm = Chisholm
domain-chisholm-effect = Put 1 barley and 1 Scotsman on any tiles in your territory.
domain-douglas = Douglas
domain-douglas-effect = 3 VP. Never closed: it takes any number of markers.
domain-grant = Grant
domain-grant-effect = 5 VP with Scotsmen on 5 of your tiles, 8 VP with Scotsmen on 6 or more.
domain-gunn = Gunn
domain-gunn-effect = Put 1 sheep and 1 cow on any tiles in your territory.
domain-macdonald = MacDonald
domain-macdonald-effect = Put 1 wood and 1 stone on any tiles in your territory.
domain-macdonell = MacDonell
domain-macdonell-effect = You may activate 1 material tile and 1 whisky tile.
domain-macgregor = MacGregor
domain-macgregor-effect = From now on: when one of your tiles makes whisky you may take 3 VP instead of the barrel.
domain-macintosh = Macintosh
domain-macintosh-effect = From now on: your castles count as Scotsmen when you place a tile.
domain-maclachlan = MacLachlan
domain-maclachlan-effect = From now on: your movement points left over become VP, 1 each.
domain-maclean = MacLean
domain-maclean-effect = You may activate 1 animal tile and 1 whisky tile.
domain-macleod = MacLeod
domain-macleod-effect = Take 3 coins.
domain-macmillan = MacMillan
domain-macmillan-effect = Remove 1 tile from your territory and the game, if one can go. Anything on it goes to your home castle.
domain-macpherson = MacPherson
domain-macpherson-effect = 5 VP with 2 overlay tiles, covered ones included, 8 VP with 3 or more.
domain-mckay = McKay
domain-mckay-effect = Take David Hume, who counts as 2 persons.
domain-mckinnon = McKinnon
domain-mckinnon-effect = Put 1 Scotsman on any tile in your territory and take 2 coins.
domain-munro = Munro
domain-munro-effect = Take 1 tile from the discard pile without paying its cost, and use it.
domain-oliphant = Oliphant
domain-oliphant-effect = 5 VP with 9 coins, 8 VP with 12 or more.
domain-ross = Ross
domain-ross-effect = Put 2 Scotsmen on any tiles in your territory.
domain-sinclair = Sinclair
domain-sinclair-effect = From now on: when you activate a trade tile, 1 coin may replace 1 resource of its price.
domain-sutherland = Sutherland
domain-sutherland-effect = 5 VP with 4 river tiles, 8 VP with 6 or more.
domain-innes = Innes
domain-innes-effect = Out of use in the base game.
domain-murray = Murray
domain-murray-effect = Out of use in the base game.
domain-ogilvy = Ogilvy
domain-ogilvy-effect = Out of use in the base game.
domain-ruthven = Ruthven
domain-ruthven-effect = Out of use in the base game.
domain-colour-green = green
domain-colour-yellow = yellow
domain-colour-blue = blue
domain-colour-violet = violet

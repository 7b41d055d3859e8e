### Glen More II : le nom des ressources, tuiles, personnages, cartes Lieu emblématique et domaines de clan, et leurs effets.

## Les ressources, après une quantité écrite devant elles

good-barley =
    { $n ->
       *[other] orge
    }

## Les types de tuiles, dans une phrase

type-material = Matériau
type-animal = Animal
type-whisky = Whisky
type-trade = Échange
type-person = Personnage

## Les catégories du décompte

category-castle = Château initial
category-landmarks = Lieux emblématiques
category-persons = Personnages

## Les tuiles et les personnages ; ceux de Glen More sont nommés là-bas

tile-home-village = Village initial
tile-home-castle = Château initial
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
tile-robert-i = Robert Iᵉʳ
tile-william-wallace = William Wallace
tile-macbeth = Macbeth
tile-mary-stuart = Marie Stuart
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
tile-worlds-end = La Fin

## Les cartes Lieu emblématique, nommées comme leurs tuiles

landmark-armadale-castle = { tile-armadale-castle }
landmark-armadale-castle-effect = À la fin de la partie, chacune de vos 8 premières pièces vaut 2 PV. Les suivantes valent 1 PV comme d’habitude.
landmark-donan-castle = { tile-donan-castle }
landmark-donan-castle-effect = Posez 1 de vos pions de clan sur le plateau de clan. Le coût des routes est dû.
landmark-castle-of-mey = { tile-castle-of-mey }
landmark-castle-of-mey-effect = Au lieu des voisines de Castle of Mey, toutes les tuiles de votre territoire peuvent être activées, une fois chacune.
landmark-castle-stalker = { tile-castle-stalker }
landmark-castle-stalker-effect = Prenez 3 pièces.
landmark-castle-moil = { tile-castle-moil }
landmark-castle-moil-effect = À chaque décompte, les Écossais de votre château initial comptent double.
landmark-duart-castle = { tile-duart-castle }
landmark-duart-castle-effect = Posez 1 de vos pions de clan sur le plateau de clan, coût des routes compris, et prenez 1 pièce, dans l’ordre de votre choix.
landmark-inverness = { tile-inverness }
landmark-inverness-effect = Posez 1 orge sur Inverness et prenez 1 tonneau de whisky.
landmark-loch-lochy = { tile-loch-lochy }
landmark-loch-lochy-effect = Posez 2 ressources au choix sur Loch Lochy.
landmark-loch-morar = { tile-loch-morar }
landmark-loch-morar-effect = Vous pouvez retirer de la partie jusqu’à 2 tuiles de votre territoire, y compris Loch Morar. Ce qui reste doit respecter les règles de placement ; ce qui se trouvait dessus va sur votre château initial.
landmark-loch-ness = { tile-loch-ness }
landmark-loch-ness-effect = À chacun de vos tours, vous pouvez activer 1 tuile de plus, n’importe où dans votre territoire, si elle n’a pas été activée ce tour-ci.
landmark-loch-shiel = { tile-loch-shiel }
landmark-loch-shiel-effect = Posez 1 Écossais sur Loch Shiel et prenez 1 tonneau de whisky.

## Les domaines de clan

domain-start = Domaine de départ
domain-brodie = Brodie
domain-brodie-effect = 5 PV avec 3 villages dans votre territoire, 8 PV avec 4 ou plus.
domain-cameron = Cameron
domain-cameron-effect = Vous pouvez activer 1 tuile Échange ; vous gagnez 3 points de mouvement.
domain-chisholm = Chisholm
domain-chisholm-effect = Posez 1 orge et 1 Écossais sur n’importe quelles tuiles de votre territoire.
domain-douglas = Douglas
domain-douglas-effect = 3 PV. Jamais fermé : il accepte n’importe quel nombre de pions.
domain-grant = Grant
domain-grant-effect = 5 PV avec des Écossais sur 5 de vos tuiles, 8 PV avec des Écossais sur 6 ou plus.
domain-gunn = Gunn
domain-gunn-effect = Posez 1 mouton et 1 bœuf sur n’importe quelles tuiles de votre territoire.
domain-macdonald = MacDonald
domain-macdonald-effect = Posez 1 bois et 1 pierre sur n’importe quelles tuiles de votre territoire.
domain-macdonell = MacDonell
domain-macdonell-effect = Vous pouvez activer 1 tuile Matériau et 1 tuile Whisky.
domain-macgregor = MacGregor
domain-macgregor-effect = Effet permanent : quand une de vos tuiles produit du whisky, vous pouvez prendre 3 PV au lieu du tonneau.
domain-macintosh = Macintosh
domain-macintosh-effect = Effet permanent : vos châteaux comptent comme des Écossais lorsque vous placez une tuile.
domain-maclachlan = MacLachlan
domain-maclachlan-effect = Effet permanent : vos points de mouvement restants deviennent des PV, 1 chacun.
domain-maclean = MacLean
domain-maclean-effect = Vous pouvez activer 1 tuile Animal et 1 tuile Whisky.
domain-macleod = MacLeod
domain-macleod-effect = Prenez 3 pièces.
domain-macmillan = MacMillan
domain-macmillan-effect = Retirez de la partie 1 tuile de votre territoire, si c’est possible. Ce qui se trouvait dessus va sur votre château initial.
domain-macpherson = MacPherson
domain-macpherson-effect = 5 PV avec 2 tuiles de superposition, y compris recouvertes, 8 PV avec 3 ou plus.
domain-mckay = McKay
domain-mckay-effect = Prenez David Hume, qui compte pour 2 personnages.
domain-mckinnon = McKinnon
domain-mckinnon-effect = Posez 1 Écossais sur n’importe quelle tuile de votre territoire et prenez 2 pièces.
domain-munro = Munro
domain-munro-effect = Prenez 1 tuile de la défausse sans payer son coût, et utilisez-la.
domain-oliphant = Oliphant
domain-oliphant-effect = 5 PV avec 9 pièces, 8 PV avec 12 ou plus.
domain-ross = Ross
domain-ross-effect = Posez 2 Écossais sur n’importe quelles tuiles de votre territoire.
domain-sinclair = Sinclair
domain-sinclair-effect = Effet permanent : quand vous activez une tuile Échange, 1 pièce peut remplacer 1 ressource de son prix.
domain-sutherland = Sutherland
domain-sutherland-effect = 5 PV avec 4 tuiles Rivière, 8 PV avec 6 ou plus.
domain-innes = Innes
domain-innes-effect = Inutilisé dans le jeu de base.
domain-murray = Murray
domain-murray-effect = Inutilisé dans le jeu de base.
domain-ogilvy = Ogilvy
domain-ogilvy-effect = Inutilisé dans le jeu de base.
domain-ruthven = Ruthven
domain-ruthven-effect = Inutilisé dans le jeu de base.
domain-colour-green = vert
domain-colour-yellow = jaune
domain-colour-blue = bleu
domain-colour-violet = violet

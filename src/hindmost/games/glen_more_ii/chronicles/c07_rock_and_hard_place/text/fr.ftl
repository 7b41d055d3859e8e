### Chronique 7, Entre le marteau et l’enclume

chronicle-7 = Entre le marteau et l’enclume
chronicle-7-about = Cinq cartes sont visibles. Prendre un personnage réunit le conseil clanique : tous votent en secret, AYE (oui) ou NAY (non), pour savoir si une carte sera comptée à la fin.

great-glen-herds = Troupeaux
great-glen-herds-effect = le plus de moutons et de bœufs
great-glen-timber-and-stone = Bois et pierre
great-glen-timber-and-stone-effect = le plus de bois et de pierres
great-glen-garrisons = Garnisons
great-glen-garrisons-effect = le plus de châteaux avec un Écossais
great-glen-smallest-territory = Plus petit territoire
great-glen-smallest-territory-effect = le moins de tuiles
great-glen-far-frontier = Frontière lointaine
great-glen-far-frontier-effect = l’Écossais le plus éloigné du château initial
great-glen-great-square = Grand carré
great-glen-great-square-effect = le plus grand carré de tuiles
great-glen-full-sets = Séries complètes
great-glen-full-sets-effect = le plus de séries : Écossais au château, tonneau, lieu emblématique, personnage
great-glen-distillers = Distillateurs
great-glen-distillers-effect = le plus de tuiles Whisky
great-glen-linked-pastures = Pâturages reliés
great-glen-linked-pastures-effect = le plus grand groupe de tuiles Animal
great-glen-leftovers = Restes
great-glen-leftovers-effect = le plus de tuiles dans sa défausse personnelle

ask-open-cards = Quelle carte Great Glen est retournée ?
ask-propose = Conseil clanique : sur quelle carte voter ?
ask-vote = La carte { $card } doit-elle être comptée ?
option-propose = { $card } : { $measure }
option-vote-aye = AYE (oui) : elle sera comptée
option-vote-nay = NAY (non) : elle ne sera pas comptée
when-vote = Les votes du conseil clanique
standing-vote-aye = Toujours AYE (oui)
standing-vote-nay = Toujours NAY (non)

reason-voted = Le conseil a déjà voté sur cette carte.

log-great-glen-card = { $card } est l’une des cartes Great Glen
log-proposed = réunit le conseil clanique pour voter sur { $card }
log-voted-aye = vote AYE
log-voted-nay = vote NAY
log-accepted = { $card } sera comptée à la fin
log-rejected = { $card } ne sera pas comptée

cli-fact-great-glen = cartes Décompte Great Glen
cli-fact-open-cards = cartes dans la partie
cli-fact-card-vp = PV d’une carte
cli-fact-ayes = AYE de chaque joueur
cli-fact-nays = NAY de chaque joueur

term-great-glen = le Great Glen

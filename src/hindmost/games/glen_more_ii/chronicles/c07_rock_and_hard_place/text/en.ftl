### Chronicle 7, Between a Rock and a Hard Place

chronicle-7 = Between a Rock and a Hard Place
chronicle-7-about = Five cards lie open. Taking a person calls a council: everyone votes in secret on whether a card will be scored at the end.

great-glen-herds = Herds
great-glen-herds-effect = the most sheep and cattle
great-glen-timber-and-stone = Timber and Stone
great-glen-timber-and-stone-effect = the most wood and stone
great-glen-garrisons = Garrisons
great-glen-garrisons-effect = the most castles with a Scotsman
great-glen-smallest-territory = Smallest Territory
great-glen-smallest-territory-effect = the fewest tiles
great-glen-far-frontier = Far Frontier
great-glen-far-frontier-effect = the Scotsman furthest from the home castle
great-glen-great-square = Great Square
great-glen-great-square-effect = the largest square of tiles
great-glen-full-sets = Full Sets
great-glen-full-sets-effect = the most sets of castle Scotsman, barrel, landmark and person
great-glen-distillers = Distillers
great-glen-distillers-effect = the most whisky tiles
great-glen-linked-pastures = Linked Pastures
great-glen-linked-pastures-effect = the largest group of animal tiles
great-glen-leftovers = Leftovers
great-glen-leftovers-effect = the most tiles in the personal discard pile

ask-open-cards = Which Great Glen card was laid open?
ask-propose = Clan council: choose a card to vote on.
ask-vote = Should { $card } be scored at the end?
option-propose = { $card }: { $measure }
option-vote-aye = AYE: score it
option-vote-nay = NAY: do not score it
when-vote = Votes in the clan council
standing-vote-aye = Always AYE
standing-vote-nay = Always NAY

reason-voted = The council has voted on this card already.

log-great-glen-card = { $card } is one of the cards of the Great Glen
log-proposed = calls the clan council to vote on { $card }
log-voted-aye = votes AYE
log-voted-nay = votes NAY
log-accepted = { $card } will be scored at the end
log-rejected = { $card } will not be scored

cli-fact-great-glen = Great Glen cards
cli-fact-open-cards = cards in a game
cli-fact-card-vp = VP of a card
cli-fact-ayes = AYEs of each player
cli-fact-nays = NAYs of each player

term-great-glen = the Great Glen

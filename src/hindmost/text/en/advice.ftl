### Why a turn is better than another: the terms by which positions are judged, as parts of a list

term-vp = points
term-scorings = the scorings to come
term-cards = what cards count at the end
term-coins = coins
term-goods = goods
term-members = clan members
term-scotsmen = Scotsmen on their way
term-size = the size of the territory
term-tempo = time on the track
term-engine = what the territory can do
term-powers = lasting powers
term-tokens = tokens
term-hope = bonuses within reach
term-factory = factories
term-double = a next stop that counts twice
term-follows = what follows the turn
term-other = other things

## By lamplight: a hint

lamp-only = There is only one thing to do.
lamp-even = What you could do is about equally good.
lamp-title = By lamplight
lamp-more = Ask again for what you might do.
lamp-expected = expected lead { $lead } ± { $error } VP, chance to win { $chance } %
lamp-about = The expected lead is what you will have, less what the best of the others will have. The reasons tell by how many VP a turn differs from the others shown. Nothing but what you may know was looked at.
lamp-off = The lamp is only for whoever plays against bots alone.
lamp-later = What comes after the turn matters more here than the turn itself: who may take what next?
lamp-nudge = What tells your turns apart most: { $term }.

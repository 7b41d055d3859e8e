### Chronicle 5, Address to a Haggis

chronicle-5 = Address to a Haggis
chronicle-5-about = Inns turn sheep into haggis of secret value. Three times the Die decides which of it you may serve, and a barrel buys another roll.

unit-haggis = haggis
short-haggis = haggis

tile-drovers-inn = Drover’s Inn
tile-shetland-sheep = Shetland Sheep
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-haggis-house = Haggis House
tile-beast-feast-inn = Beast Feast Inn

ask-draw-unseen = Which haggis was drawn unseen?
ask-turn-up-haggis = Which haggis was turned up?
ask-roll-for-all = What was rolled for everybody?
ask-roll-for-one = What was rolled?
comes-haggis = Haggis { $value }

ask-gain-haggis = Choose a haggis, or draw one unseen.
option-haggis = Take the haggis of value { $value }
option-draw-haggis = Draw a face-down haggis

ask-replace-haggis = Your table is full and this haggis is a { $value }: choose one to give back.
option-return-haggis = Give back a haggis of value { $value }

ask-more-haggis = Haggis served: { $served }, rolls bought: { $bought }. Spend a barrel for another roll?
option-roll-haggis = Spend 1 barrel and roll again
option-no-roll = Roll no more
when-more-haggis = More rolls in a haggis scoring
standing-rolls =
    { $n ->
        [one] Buy 1 roll at most
       *[other] Buy up to { $n } rolls
    }
standing-roll-on = Roll as long as I can

reason-no-haggis = There is no haggis left in the supply.
reason-haggis-not-open = No haggis of this value lies face up.
reason-haggis-none-hidden = All haggis of the supply lies face up: there is none to draw.
reason-haggis-not-on-table = You have no haggis of this value on your table.

log-haggis-turned-up = A haggis of value { $value } is turned up
log-haggis-taken = takes a haggis of value { $value }
log-haggis-drawn = draws a face-down haggis
log-haggis-seen = has drawn a haggis of value { $value }
log-haggis-returned = gives a haggis back to the supply
log-haggis-returned-value = has given back a haggis of value { $value }
log-haggis-scoring = Haggis scoring
log-haggis-rolled = The Die shows { $value }
log-haggis-rolled-again = rolls a { $value }
log-haggis-served = serves a haggis of value { $value }

score-haggis = Haggis

cli-fact-tokens = values of the haggis tokens
cli-fact-serving-tables = serving tables
cli-fact-table-places = places on a serving table
cli-fact-face-up = tokens of the supply that lie face up
cli-fact-haggis-rolls = rolls in a haggis scoring
cli-fact-most-served = tokens turned up at most
cli-haggis-supply = Supply
cli-haggis-served = served
cli-legend-haggis = haggis, face down
cli-legend-haggis-value = haggis, by value

## On the score sheet of a printed game

sheet-haggis = Haggis served
sheet-haggis-sum = Haggis values
sheet-hint-haggis = Tokens you have turned up, at most { $most }.
sheet-hint-haggis-sum = The values of these tokens, added up.
sheet-haggis-values = The values of these tokens add up to something from { $least } to { $most }.

term-haggis = haggis

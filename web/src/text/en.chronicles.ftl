### What chronicles of Glen More II lay on the table, in the browser.

## Chronicle 2, Highlander

web-c2-heap = On the Mountain
web-c2-bare = Nothing lies there.
web-c2-thing = What
web-c2-number = Number

## Chronicle 4, Hammer of the Scots

web-c4-token = England token
web-c4-nobody = Nobody has the England token
web-c4-holder = { $name } has the England token
web-c4-fee = to use the Englishman
web-c4-gift = for a discard

## Chronicle 7, Between a Rock and a Hard Place

web-c7-council = Council
web-c7-cards = Great Glen cards
web-c7-pieces = Vote pieces
web-c7-measure = Who scores it
web-c7-votes = Votes
web-c7-aye = AYE
web-c7-nay = NAY
web-c7-left = { $n } left
web-c7-pile = personal discard pile
web-c7-open = no vote yet
web-c7-scored = will be scored
web-c7-not-scored = will not be scored
web-c7-result = { $aye } AYE, { $nay } NAY: { $verdict }
web-c7-worth = 10 VP at the end, shared among equals
web-c7-ballot = Your vote
web-c7-secret = Secret until all have voted.
web-c7-in = Your vote is in. Change it for as long as somebody is missing.
web-c7-still = still to vote:

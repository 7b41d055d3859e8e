### What chronicles of Glen More II lay on the table, in the browser.

## Chronicle 2, Highlander

web-c2-heap = On the Mountain
web-c2-bare = Nothing is there.
web-c2-thing = What
web-c2-number = Number

## Chronicle 4, Hammer of the Scots

web-c4-token = England token
web-c4-nobody = Nobody has the England token
web-c4-holder = { $name } has the England token
web-c4-fee = to take a tile with the Englishman
web-c4-gift = for a discard
web-c4-errand = The Englishman’s turn
web-c4-use = Take a tile with him
web-c4-use-coins =
    { $coins ->
        [one] { $coins } coin for England, plus the tile’s cost
       *[other] { $coins } coins for England, plus the tile’s cost
    }
web-c4-use-none = No tile ahead of him that you can afford, England’s coins included, and place.
web-c4-use-then =
    { $n ->
        [one] Now choose the tile he takes on the rondel: there is one.
       *[other] Now choose the tile he takes on the rondel: one of { $n }.
    }
web-c4-banish = Discard a tile
web-c4-banish-coins =
    { $coins ->
        [0] gives nothing: England’s row is empty
        [one] gives { $coins } coin from England
       *[other] gives { $coins } coins from England
    }
web-c4-banish-none = No tile ahead of him that he may discard.
web-c4-banish-then =
    { $n ->
        [one] Now choose the tile he discards on the rondel: there is one.
       *[other] Now choose the tile he discards on the rondel: one of { $n }.
    }
web-c4-first = You must do one of the two. Choose it, then a tile on the rondel.
web-do-use = Take it with the Englishman
web-do-banish = Discard it

## Chronicle 7, Between a Rock and a Hard Place

web-c7-council = Clan council
web-c7-council-tab = Council
web-c7-cards = Great Glen cards
web-c7-pieces = Vote pieces
web-c7-measure = Who scores it
web-c7-votes = Votes
web-c7-aye = AYE
web-c7-nay = NAY
web-c7-left =
    { $n ->
       *[other] { $n } left
    }
web-c7-pile = personal discard pile
web-c7-open = no vote yet
web-c7-scored = will be scored
web-c7-not-scored = will not be scored
web-c7-result = { $aye } AYE, { $nay } NAY: { $verdict }
web-c7-worth = 10 VP at the end, shared among equals
web-c7-ballot = Your vote
web-c7-secret = Secret until everyone has voted.
web-c7-in = Your vote is in. You can change it until everyone has voted.
web-c7-still = still to vote:

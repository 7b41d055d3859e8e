### Chronicle 4, Hammer of the Scots: what it lays on the table, in the browser.

web-c4-token = England token
web-c4-nobody = Nobody has the England token
web-c4-holder = { $name } has the England token
web-c4-fee = to take a tile with the Englishman
web-c4-gift = for a discard
web-c4-errand = The Englishman’s turn
web-c4-use = Take a tile
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
web-short-wade-roads = Wade’s Roads
web-c4-free = no holder
web-c4-gone = gone
web-c4-full = full
web-c4-full-long = the row is full
web-c4-asked = his turn
web-c4-about-you = You hold the token, so you play the Englishman’s turns.
web-c4-about-other = { $name } holds the token and plays the Englishman’s turns.
web-c4-about-nobody = Nobody holds the token yet: he stays where he is.
web-c4-row = using him fills, discarding empties
web-c4-use-word = using him costs
web-c4-banish-word = a discard gives
web-c4-rule = He never stops on a tile of his own chronicle.
web-ask-errand =
    { $fee ->
        [0] The Englishman: choose a tile to discard.
       *[other] The Englishman’s turn: take or discard?
    }

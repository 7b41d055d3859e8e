### Chronicle 7, Between a Rock and a Hard Place: what it lays on the table, in the browser.

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
web-c7-book = Council
web-c7-about = The council decides which cards are scored at the end; each is worth 10 VP.
web-c7-open-n = { $n } open
web-c7-decided = decided
web-c7-vote-now = vote now
web-c7-voted = voted
web-c7-propose = choose
web-c7-voting = voting now
web-ask-vote = { ask-vote }

# On the big button.
web-do-vote = Vote

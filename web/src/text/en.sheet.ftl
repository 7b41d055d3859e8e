### The score sheet of a printed game, in the browser

web-sheet-title = Score sheet
web-sheet-kept-here = kept in this browser
web-sheet-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-sheet-change = Players and chronicles
web-sheet-change-plain = Players
web-sheet-new = New sheet
web-sheet-all = All sheets
web-sheet-link = Copy link
web-sheet-copied = The link is copied. It holds the whole sheet.
web-sheet-not-copied = The link stands in the address bar now: copy it there.
web-sheet-image = Save image
web-sheet-no-image = This browser cannot make the image. Copy the link instead.
web-sheet-begin = Begin
web-sheet-done = Done
web-sheet-name = Name of player { $n }
web-sheet-none = No sheet is kept in this browser yet.
web-sheet-open = Open
web-sheet-remove = Remove
web-sheet-removed = The sheet is removed.
web-sheet-bad-link = This link holds no score sheet. It may have been cut off: ask for it again.
web-sheet-what-game = Which game?
web-sheet-how-many = How many players?
web-sheet-fits-not = not with so many players

web-sheet-cell = { $column }, { $line }, { $player }
web-sheet-fewer = Less
web-sheet-more = More
web-sheet-add = Add a line
web-sheet-about-line = What counts here: { $line }
web-sheet-vp = VP
web-sheet-lead = lead over the lowest
web-sheet-lead-own = { $line }, { $player }
web-sheet-beyond = { $n }+
web-sheet-so-far = So far
web-sheet-result = Result
web-sheet-missing =
    { $n ->
        [one] one count is missing: { $line }, { $player }
       *[other] { $n } counts are missing
    }
web-sheet-wins = { $player } wins
web-sheet-share = { $players } share the win
web-sheet-by-tie = tie, decided by: { $line }
web-sheet-tied = tie, also in: { $line }
web-sheet-won-before = won in turns
web-sheet-the-end = end of the game
web-sheet-not-a-number = From { $least } to { $most }, please.
web-sheet-rule = Rule { $clause }
web-sheet-part-end = End
web-sheet-back = Back: { $line }
web-sheet-next = Next: { $line }
web-sheet-finished = All is counted

### At a real table: the host tells what came

web-setup-real-hint = A printed game lies on your table: you say which tile, card or number came, and everybody plays on here. What lies face down is drawn for you.
web-real = Real table
web-real-awaited = The host tells what came: { $question }
web-real-left = { $n } left
web-real-none = none left
web-real-types = Other type
web-real-search = Type a name
web-real-nothing = Nothing like that can come now.
web-real-last = Told last: { $what }
web-real-back = Take back
web-real-stands = That is what came
web-real-bot = { $name } goes on once you confirm.
web-real-person = You can take it back until { $name } plays.
web-real-end = This ends the game.
web-real-fold = Look at the table
web-real-unfold = Tell what came
web-real-hits = discards { $tiles }

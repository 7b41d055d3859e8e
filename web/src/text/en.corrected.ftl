### Tables that are played with corrected values.

web-corrected = Corrected values
web-corrected-with = Played with corrected values: { $name }
web-corrected-brought = Played with the corrected values of a game record
web-corrected-game = The game
web-corrected-new = new
web-corrected-gone = left out
web-corrected-tile = corrected
web-setup-values = Values of the components
web-setup-values-own = The usual ones
web-setup-values-broken = { $name } cannot be used

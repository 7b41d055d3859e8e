"""Tables around their game: made, listed, filled with people, begun, played again, kept as files and read from them."""

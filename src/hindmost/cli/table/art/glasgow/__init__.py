"""How Glasgow looks in a terminal."""

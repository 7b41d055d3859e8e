"""How Glen More looks in a terminal."""

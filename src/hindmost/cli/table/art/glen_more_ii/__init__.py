"""How Glen More II looks in a terminal."""

"""Chronicle 4: the Englishman."""

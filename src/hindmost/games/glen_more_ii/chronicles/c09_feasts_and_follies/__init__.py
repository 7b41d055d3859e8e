"""Chronicle 9, Feasts and Follies."""

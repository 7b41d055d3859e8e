"""The mobs of Chronicle 8, each a part of its own that is asked in the same places as a chronicle."""

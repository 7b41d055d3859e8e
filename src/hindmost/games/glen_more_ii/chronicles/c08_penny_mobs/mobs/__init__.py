"""The mobs: a file for each, with all that it brings, and a line in `registry.py`."""

"""Chronicle 10: Highland Games."""

"""Chronicle 2: the Mountain."""

"""Which answer a question proposes, and why: one list for each game, in the order of a turn."""

"""The kernel: frames, questions, chance, views, records. It knows turns, never a game."""

"""Chronicle 1: boats race round the rivers of all players."""

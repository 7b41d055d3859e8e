"""The score sheet of a printed game gives what the game itself gives."""

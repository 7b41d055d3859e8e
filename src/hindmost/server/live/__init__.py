"""A table that is being played: the room where its steps are taken one by one, and all who are in it.

Sockets, bots, those who stand in, the talk at the table, and the time that players are charged for. Only a `Room`
changes a game.
"""

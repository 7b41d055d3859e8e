"""What travels between server and clients, as types: messages of play, bodies of requests, views, refusals.

Whoever writes a client reads this room, or the documents that `schema` makes of it. It knows neither how a table is
kept nor who is asking.
"""

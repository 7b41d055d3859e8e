"""For whoever runs the server: numbers for a monitor, a page that shows how it does, and what is forgotten when.

Nothing here changes a game, and nothing shows what only players may know.
"""

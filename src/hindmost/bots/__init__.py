"""Bots: programs that sit at the table. They see views, never states.

A bot is a class with a name and a `choose`; see `hindmost.bots.bot`. `make` finds one by its name, `levels_for` lists
those that people are offered at a game, and `bots_for` those by which they are measured.

>>> import hindmost
>>> from hindmost.bots import Outlook, make
>>> g = hindmost.new_game("glen-more", seats=2, seed=7)
>>> seat = g.questions[0].seat
>>> g.play(seat, make("random", seed=1).choose(Outlook(g, seat)))
"""

from hindmost.bots.bot import Bot, Imagination, Outlook
from hindmost.bots.registry import bot_names, bots_for, levels_for, make, style_of, thinks_long, yardsticks
from hindmost.bots.strength import Standing

__all__ = [
    "Bot",
    "Imagination",
    "Outlook",
    "Standing",
    "bot_names",
    "bots_for",
    "levels_for",
    "make",
    "style_of",
    "thinks_long",
    "yardsticks",
]

"""Games to look back at."""

from __future__ import annotations

from functools import cache

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make


@cache
def finished_game() -> Game:
    """A whole game of Glen More between two who play at random."""
    game = hindmost.new_game("glen-more", seats=2, seed=5)
    bots = [make("random", 1), make("random", 2)]
    while not game.over:
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    return game

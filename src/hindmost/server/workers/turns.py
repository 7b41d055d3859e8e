"""A bot's turn, thought out here or in another process."""

from __future__ import annotations

from typing import Final

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make
from hindmost.kernel.messages import Json

LONGEST_TURN: Final = 2_000
"""Steps after which a bot's turn is ended by the first option each time: a bot must not hang a table."""
PATIENCE: Final = 3.0
"""Seconds that a thought may take while people wait: a guard, for where the engine is compiled a bot needs less."""
PLAIN_PATIENCE: Final = 20.0
"""The same in plain Python, which takes seven times as long for the same thought."""


def think(game: Game, name: str, seed: int, seat: int) -> list[str]:
    """A whole turn, up to the point where somebody else is asked or something comes to light. Changes `game`."""
    bot = make(name, seed)
    bot.hurry(PATIENCE if hindmost.is_compiled() else PLAIN_PATIENCE)
    steps: list[str] = []
    plan: list[str] = []
    while True:
        if len(steps) >= LONGEST_TURN:
            plan = [game.question(seat).options[0].id]
        elif not plan:
            plan = bot.turn(Outlook(game, seat))
        option = plan.pop(0)
        game.play(seat, option)
        steps.append(option)
        if not game.can_undo:
            return steps


def think_apart(snapshot: Json, name: str, seed: int, seat: int) -> list[str]:
    """The same in another process."""
    return think(hindmost.restore(snapshot), name, seed, seat)

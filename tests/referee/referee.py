"""What a referee of any game can do."""

from __future__ import annotations

from typing import Any

from hindmost import Game
from hindmost.kernel.messages import Msg
from tests.referee.asking import Chance, Play


class Referee:
    def play(self) -> Play:
        """The rest of the game."""
        raise NotImplementedError

    def seen(self) -> dict[str, Any]:
        """How the table stands: the same things, in the same words, as `shown` takes from a game."""
        raise NotImplementedError

    def shown(self, game: Game) -> dict[str, Any]:
        """Of the views of a game: what is compared."""
        raise NotImplementedError

    def dealt(self, message: Msg, chance: Chance, view: dict[str, Any]) -> str:
        """What chance has brought, by an entry of the log and the view after it."""
        value = message.args[chance.value]
        return value.key if isinstance(value, Msg) else str(value)

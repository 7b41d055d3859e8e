"""Before the race, and its start (C1-09, C1-11 to 15)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Coming, Frame, Listener, Msg

from .race import RACE_START, race
from .rewards import reward_comes


class LayTokens(Frame[GlenMoreII]):
    """Token after token is drawn and laid on a castle, face down, until each has as many as there are players."""

    face_down: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(race(g).box)) if self.waiting(g) else None

    def waiting(self, g: GlenMoreII) -> list[list[int]]:
        """The castles that still want tokens."""
        return [castle for castle in race(g).castles if len(castle) < g.table.seats]

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "reward tokens"

    def weights(self, g: GlenMoreII) -> list[int] | None:
        box = race(g).box
        return [box.count(kind) for kind in sorted(set(box))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        race(g).box.remove(choice)
        castle = self.waiting(g)[0]
        castle.append(choice)
        castle.sort()
        g.stack.append(self)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-lay-tokens", {"castle": race(g).castles.index(self.waiting(g)[0]) + 1})

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return reward_comes(g, choice)


class Crossing(Listener[GlenMoreII]):
    """Only a player's own pawn starts the race (C1-11, 13)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        crossed = g.track.tiles[b] == g.kit.number[RACE_START]
        return [StartRace()] if crossed and a < g.table.seats and not race(g).started else []


class StartRace(Frame[GlenMoreII]):
    """From now on all boats may move, in this very turn too (C1-12)."""

    within: ClassVar[tuple[str, ...]] = ("take",)

    def run(self, g: GlenMoreII) -> None:
        race(g).started = 1
        g.note("race-started", g.active)

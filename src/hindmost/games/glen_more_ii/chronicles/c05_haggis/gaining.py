"""Gaining haggis: one that lies face up, or one drawn unseen (C5-05 to 10, 18)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import (
    ANYWHERE,
    NATURE,
    Coming,
    Frame,
    Msg,
    Reason,
    Refusal,
    Verb,
    Window,
    acting,
    asks_nature,
    verb_code,
)
from hindmost.mechanics.craft import Args, Token

from .tables import FACE_UP, PLACES, VALUES, lay, tables

TAKE: Final = verb_code(5, 0)
DRAW: Final = verb_code(5, 1)
REPLACE: Final = verb_code(5, 2)

NO_HAGGIS: Final = Reason("reason-no-haggis", "C5-08")
NOT_OPEN: Final = Reason("reason-haggis-not-open", "C5-05")
NONE_HIDDEN: Final = Reason("reason-haggis-none-hidden", "C5-07")
NOT_SERVED: Final = Reason("reason-haggis-not-on-table", "C5-06")


class Haggis(Token):
    """Gained at inns, and nothing costs one. What it is worth depends on the whole table (`worth.py`)."""

    name: ClassVar[str] = "haggis"
    plural: ClassVar[str] = "haggis"
    sign: ClassVar[str] = "◓"
    worth: ClassVar[float] = 2.5

    def refusal(self, g: GlenMoreII, seat: int, number: int) -> Reason | None:
        """One is enough to begin with: of several, as many are gained as there are (C5-18)."""
        return None if tables(g).shown else NO_HAGGIS

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        return acting(g, seat, [GAIN_HAGGIS] * number)


class TakeHaggis(Verb):
    """Payload: the value of a token that lies face up."""

    name: ClassVar[str] = "haggis"
    code: ClassVar[int] = TAKE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"value": payload}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"haggis-supply:{payload}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TAKE | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C5-05"


class DrawHaggis(Verb):
    """One that lies face down."""

    name: ClassVar[str] = "draw-haggis"
    code: ClassVar[int] = DRAW

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return ["haggis-supply:hidden"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C5-05"


class ReturnHaggis(Verb):
    """Payload: the value of the token that leaves a full table."""

    name: ClassVar[str] = "return-haggis"
    code: ClassVar[int] = REPLACE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"value": payload}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"haggis:{g.active}:{payload}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, self.code | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C5-06"


class GainHaggis(Window[GlenMoreII]):
    """One token for whoever acts; nothing once the supply is empty."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def choices(self, g: GlenMoreII) -> list[int]:
        part = tables(g)
        shown = [TAKE | value for value in sorted(set(part.shown))]
        return [*shown, DRAW] if part.hidden else shown

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = self.choices(g)
        return choices if len(choices) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        for choice in self.choices(g):
            self.choose(g, choice)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        """The supply is turned up again once the token has found its place (C5-07)."""
        g.stack.append(TURN_UP_HAGGIS)
        if choice == DRAW:
            g.stack.append(DRAW_UNSEEN)
            return
        value = choice & 0xFF
        tables(g).shown.remove(value)
        g.note("haggis-taken", g.active, value)
        g.push(received(g, g.active, value))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        part = tables(g)
        closed = [Refusal(TAKE | value, NOT_OPEN) for value in VALUES if value not in part.shown]
        return closed if part.hidden else [*closed, Refusal(DRAW, NONE_HIDDEN)]


class DrawUnseen(Frame[GlenMoreII]):
    """Nature draws a token that lies face down; only whoever gains it looks at it (C5-19).

    So nobody could tell it. Nor what is turned up: what is still there depends on it.
    """

    face_down: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(tables(g).hidden))

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "haggis"

    def weights(self, g: GlenMoreII) -> list[int] | None:
        hidden = tables(g).hidden
        return [hidden.count(value) for value in sorted(set(hidden))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        tables(g).hidden.remove(choice)
        g.note("haggis-drawn", g.active)
        g.note("haggis-seen", g.active, choice, to=g.active)
        g.push(received(g, g.active, choice))

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"haggis {choice}", Msg("comes-haggis", {"value": choice}), None, (f"haggis:{choice}",))


class TurnUpHaggis(DrawUnseen):
    """Tokens of the supply are turned up until enough lie face up, or all there are (C5-03, 07)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = tables(g)
        return super().ask(g) if part.hidden and len(part.shown) < FACE_UP else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = tables(g)
        part.hidden.remove(choice)
        lay(part.shown, choice)
        g.note("haggis-turned-up", NATURE, choice)
        g.stack.append(self)


class ReplaceHaggis(Window[GlenMoreII]):
    """The table is full: whoever has seen the new token says which of the others goes (C5-06).

    That is asked also where all of them are alike, for otherwise everybody would know that they are.
    """

    within: ClassVar[tuple[str, ...]] = (TurnUpHaggis.kind(),)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [REPLACE | value for value in sorted(set(tables(g).tables[g.active]))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        value = choice & 0xFF
        part = tables(g)
        part.tables[g.active].remove(value)
        lay(part.hidden, value)
        lay(part.tables[g.active], part.fresh[g.active].pop())
        g.note("haggis-returned", g.active)
        g.note("haggis-returned-value", g.active, value, to=g.active)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        mine = tables(g).tables[g.active]
        return [Refusal(REPLACE | value, NOT_SERVED) for value in VALUES if value not in mine]

    def faults(self, g: GlenMoreII) -> list[str]:
        part = tables(g)
        if g.active not in range(len(part.fresh)) or len(part.fresh[g.active]) != 1:
            return ["puts a haggis token on a table that has none to come"]
        return [] if len(part.tables[g.active]) == PLACES else ["clears a serving table that is not full"]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-replace-haggis", {"value": tables(g).fresh[g.active][0]})


def received(g: GlenMoreII, seat: int, value: int) -> list[Frame[Any]]:
    """A token comes face down onto the table of a seat; gives the frames in which room is made for it there."""
    part = tables(g)
    if len(part.tables[seat]) < PLACES:
        lay(part.tables[seat], value)
        return []
    part.fresh[seat].append(value)
    return [REPLACE_HAGGIS]


GAIN_HAGGIS: Final = GainHaggis()
DRAW_UNSEEN: Final = DrawUnseen()
TURN_UP_HAGGIS: Final = TurnUpHaggis()
REPLACE_HAGGIS: Final = ReplaceHaggis()

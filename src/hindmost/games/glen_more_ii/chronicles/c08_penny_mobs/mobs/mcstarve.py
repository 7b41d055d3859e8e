"""Fraser McStarve: once he steals a haggis before it is scored (C8-34)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.gaining import TURN_UP_HAGGIS, ReturnHaggis, received
from hindmost.games.glen_more_ii.chronicles.c05_haggis.points import SCORING_BEGINS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import tables
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of, may_come
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import NATURE, Coming, Frame, Hook, Listener, Msg, Reaction, Verb, acting, verb_code
from hindmost.kernel.standing import AS_PROPOSED, NO, Standing
from hindmost.mechanics.craft import Args
from hindmost.mechanics.wording import player_message

from .mob import Mob

MCSTARVE: Final = NAMES.index("mcstarve")
STARVE: Final = verb_code(8, 20)
GIVE_UP: Final = verb_code(8, 21)
USED: Final = 1

WITHIN: Final = ("haggis",)


class StealHaggis(Verb):
    """Payload: the seat from which a haggis is stolen."""

    name: ClassVar[str] = "steal-haggis"
    code: ClassVar[int] = STARVE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"player": player_message(payload)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-34"


class GiveHaggis(ReturnHaggis):
    """Payload: the value of the token that the thief gets."""

    name: ClassVar[str] = "give-haggis"
    code: ClassVar[int] = GIVE_UP

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-34"


class BeforeTheRolls(Listener[GlenMoreII]):
    """As long as he has stolen nothing yet, he is asked for in every haggis scoring."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MCSTARVE)
        return acting(g, seat, [Starve()]) if seat >= 0 and not marks_of(g, MCSTARVE)[0] else []


class Starve(Reaction[GlenMoreII]):
    """From whom: only from those who have a haggis, so that he is not spent for nothing."""

    within: ClassVar[tuple[str, ...]] = WITHIN

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO,) if may_come(table, MCSTARVE) else ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        served = [seat for seat, tokens in enumerate(tables(g).tables) if tokens and seat != g.active]
        return [*(STARVE | seat for seat in served), DECLINE] if served else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            victim = choice & 0xFF
            mark(g, MCSTARVE, [USED])
            chosen = LoseHaggis if g.table.nobodys[victim] else GiveUpHaggis
            g.push(acting(g, victim, [chosen(g.active)]))

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCSTARVE) >= 0 and not marks_of(g, MCSTARVE)[0]
        return [] if ready else ["steals a haggis though nobody can"]


def lose(g: GlenMoreII, thief: int, value: int) -> None:
    tables(g).tables[g.active].remove(value)
    g.note("haggis-stolen", thief, g.active)
    g.note("haggis-stolen-value", thief, value, to=thief)


def serve(g: GlenMoreII, thief: int, value: int) -> None:
    """The stolen haggis comes to the thief's table, which may be full."""
    making_room = received(g, thief, value)
    if making_room:
        g.push(acting(g, thief, [*making_room, TURN_UP_HAGGIS]))


def unearned(g: GlenMoreII, thief: int) -> list[str]:
    return [] if controller(g, MCSTARVE) == thief else ["gives a haggis to nobody"]


class GiveUpHaggis(Reaction[GlenMoreII]):
    """The victim says which: asked also where all are alike, for otherwise everybody would know that they are."""

    __slots__ = ("thief",)

    shape: ClassVar[dict[str, str]] = {"thief": "seat"}
    within: ClassVar[tuple[str, ...]] = WITHIN

    def __init__(self, thief: int) -> None:
        self.thief = thief

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (AS_PROPOSED,) if may_come(table, MCSTARVE) else ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [GIVE_UP | value for value in sorted(set(tables(g).tables[g.active]))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        """Only those two learn its value (C5-19)."""
        value = choice & 0xFF
        lose(g, self.thief, value)
        g.note("haggis-given-value", g.active, value, to=g.active)
        serve(g, self.thief, value)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """The least."""
        return options[0]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-give-up-haggis", {"player": player_message(self.thief)})

    def faults(self, g: GlenMoreII) -> list[str]:
        return unearned(g, self.thief)


class LoseHaggis(Frame[GlenMoreII]):
    """A seat that is nobody's decides nothing: one of its tokens is drawn."""

    __slots__ = ("thief",)

    shape: ClassVar[dict[str, str]] = {"thief": "seat"}
    within: ClassVar[tuple[str, ...]] = WITHIN
    face_down: ClassVar[bool] = True

    def __init__(self, thief: int) -> None:
        self.thief = thief

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(tables(g).tables[g.active]))

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "stolen haggis"

    def weights(self, g: GlenMoreII) -> list[int] | None:
        tokens = tables(g).tables[g.active]
        return [tokens.count(value) for value in sorted(set(tokens))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        lose(g, self.thief, choice)
        serve(g, self.thief, choice)

    def faults(self, g: GlenMoreII) -> list[str]:
        return unearned(g, self.thief)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"haggis {choice}", Msg("comes-haggis", {"value": choice}), None, (f"haggis:{choice}",))


class McStarve(Mob):
    """Fraser remembers whether he has stolen."""

    name: ClassVar[str] = "mcstarve"
    clause: ClassVar[str] = "C8-34"

    def fresh(self) -> list[int]:
        return [0]

    def hooks(self) -> tuple[Hook, ...]:
        return ((SCORING_BEGINS, BeforeTheRolls()),)

    def problems(self, g: GlenMoreII) -> list[str]:
        return [] if self.marks(g) in ([0], [USED]) else ["McStarve has stolen more than once"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) == [USED]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        used = self.seat(g) == seat and self.is_spent(g)
        return 0.0 if used else 3.0

"""Her conduct with Chronicle 7: no votes, but a card after each of the first three scorings (C12-C7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import (
    ACCEPTED,
    CARDS,
    EDGE,
    OPENED,
    REJECTED,
    UNDECIDED,
    card_comes,
    card_message,
    council,
    lay_open,
)
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import MEASURED
from hindmost.games.glen_more_ii.craft import GlenMoreII, territory_size
from hindmost.games.glen_more_ii.scoring import SCORE
from hindmost.kernel.craft import AFTER, BEFORE, NATURE, Coming, Fold, Frame, Hook, Insert, Msg, Verb, verb_code
from hindmost.kernel.kinds import Kind

from .board import HER, YOU, her_tiles
from .conduct import Conduct, automa
from .levels import DATA
from .scoring import ROUNDS

NAYS: Final = DATA.facts.number["council_nays"]
FIXED: Final = DATA.facts.number["council_fixed"]
SQUARE: Final = DATA.facts.numbers["council_square"]
SMALLER: Final = DATA.facts.number["council_smaller"]
GROWING: Final = DATA.facts.numbers["council_growing"]
CASKS: Final = 3
"""The chronicle with which she counts one more whisky tile."""

KEEP: Final = verb_code(12, 0)
REFUSE: Final = verb_code(12, 1)


class KeepCard(Verb):
    """The card that was drawn counts."""

    name: ClassVar[str] = "keep-card"
    code: ClassVar[int] = KEEP
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-C7-02"


class RefuseCard(Verb):
    """A NAY is given for another card."""

    name: ClassVar[str] = "nay"
    code: ClassVar[int] = REFUSE

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-C7-02"


class CouncilAlone(Frame[GlenMoreII]):
    """You have 2 NAY, and all other votes are out (C12-C7-01)."""

    def run(self, g: GlenMoreII) -> None:
        part = council(g)
        part.ayes = [0 for _ in part.ayes]
        part.nays = [NAYS if seat == YOU else 0 for seat in range(len(part.nays))]


class DrawGreatGlen(Frame[GlenMoreII]):
    """A card is drawn at random; those that were refused do not return (C12-C7-02)."""

    within: ClassVar[tuple[str, ...]] = ("great-glen-card",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [card for card in range(len(CARDS)) if card not in council(g).cards]

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "great glen"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        lay_open(g, choice)
        g.stack.append(KeepGreatGlen())

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return card_comes(g, choice)


class KeepGreatGlen(Frame[GlenMoreII]):
    """Whether it shall count."""

    within: ClassVar[tuple[str, ...]] = ("great-glen-card",)

    def seat(self, g: GlenMoreII) -> int:
        return YOU

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [KEEP, REFUSE] if council(g).nays[YOU] else None

    def run(self, g: GlenMoreII) -> None:
        council(g).verdicts[-1] = ACCEPTED
        g.note("accepted", NATURE, council(g).cards[-1])

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = council(g)
        if choice == KEEP:
            self.run(g)
            return
        part.verdicts[-1] = REJECTED
        part.nays[YOU] -= 1
        g.note("voted-nay", YOU)
        g.note("rejected", NATURE, part.cards[-1])
        g.stack.append(DrawGreatGlen())

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if council(g).verdicts[-1:] == [UNDECIDED] else ["asks for a card that has been decided on"]

    def title(self, g: GlenMoreII) -> Msg:
        card = council(g).cards[-1]
        measured = Msg(f"great-glen-{CARDS[card]}-effect", {})
        return Msg("ask-keep-great-glen", {"card": card_message(g, card), "measure": measured})


class ComeSoFar(Fold[GlenMoreII, int]):
    """A card for each of the first three scorings, and one for each NAY that was given. A scoring that has been laid on
    the stack, but not begun, is one whose card is still to come."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        scorings = g.scorings + (SCORE in g.stack)
        waiting = DrawGreatGlen() in g.stack
        return min(scorings, ROUNDS) - waiting + NAYS - council(g).nays[YOU]


def fixed(g: GlenMoreII, value: int) -> int:
    return FIXED


def smallest(g: GlenMoreII, value: int) -> int:
    return territory_size(g, HER) - SMALLER


def square(g: GlenMoreII, value: int) -> int:
    return SQUARE[2] if grows(g) else SQUARE[0]


def full_sets(g: GlenMoreII, value: int) -> int:
    """Hers, and one and a half more."""
    return value + 1


def distillers(g: GlenMoreII, value: int) -> int:
    return tiles_of(g, "whisky") + 1 + any(each.chronicle == CASKS for each in automa(g).conducts)


def pastures(g: GlenMoreII, value: int) -> int:
    return tiles_of(g, "animal")


Measure = Callable[[GlenMoreII, int], int]
"""What counts for her, given what anybody else would have in her place."""

HERS: Final[dict[str, Measure]] = {
    "herds": fixed,
    "timber-and-stone": fixed,
    "garrisons": fixed,
    "smallest-territory": smallest,
    "far-frontier": fixed,
    "great-square": square,
    "full-sets": full_sets,
    "distillers": distillers,
    "linked-pastures": pastures,
}
"""By card; the tiles that her moves discarded are counted as anybody's (C12-C7-03)."""


def square_half(g: GlenMoreII) -> int:
    return SQUARE[3] if grows(g) else SQUARE[1]


def one_half(g: GlenMoreII) -> int:
    return 1


HALVES: Final[dict[str, Callable[[GlenMoreII], int]]] = {"great-square": square_half, "full-sets": one_half}


class HerNumbers(Fold[GlenMoreII, int]):
    """What she has of what a card measures (C12-C7-03)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        name = CARDS[subject]
        return HERS[name](g, value) if seat == HER and name in HERS else value


class HerHalves(Fold[GlenMoreII, int]):
    """Half a square and half a set more, so that nobody ties."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        name = CARDS[subject]
        return HALVES[name](g) if seat == HER and name in HALVES else value


def grows(g: GlenMoreII) -> bool:
    """Whether a chronicle is in play that adds territory tiles."""
    return any(conduct.chronicle in GROWING for conduct in automa(g).conducts)


def tiles_of(g: GlenMoreII, kind: str) -> int:
    """How many tiles of a type she has; those of her river too, where she has one."""
    tiles = [*her_tiles(g), *g.estates[HER].ground.tiles[2:]]
    return [g.kit.types[tile] for tile in tiles].count(kind)


class WithGreatGlen(Conduct):
    """No council meets: there is never a card to vote on when a person is taken (C12-C7-02)."""

    chronicle: ClassVar[int] = 7

    def hooks(self) -> tuple[Hook, ...]:
        return ((OPENED, ComeSoFar()), (MEASURED, HerNumbers()), (EDGE, HerHalves()))

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "order", "council-alone", CouncilAlone()),
            Insert("scoring", AFTER, "items", "great-glen-card", DrawGreatGlen()),
        )

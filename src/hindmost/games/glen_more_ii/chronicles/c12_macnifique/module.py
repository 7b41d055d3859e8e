"""Chronicle 12, Lady Auto MacNifique: the solo opponent, on a seat that is nobody's, plays by rules of her own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from hindmost.catalogue.model import Facts
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import event_message
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.rising import champion_message
from hindmost.games.glen_more_ii.craft import ChronicleData, Form, GlenMoreII
from hindmost.kernel.craft import (
    Actor,
    Component,
    Hook,
    Insert,
    Json,
    Listener,
    Msg,
    Note,
    NoteKind,
    Plan,
    Slice,
    State,
)
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.kinds import DEED, TURN

from . import scoring, setting_up, turn, words
from .board import HER, KEY, Board
from .checking import problems
from .conduct import Automa, Conduct
from .correcting import CORRECTABLE, read_print
from .levels import DATA, LEVELS
from .printed import HerPrint
from .seen import HerBoard
from .with_all_mobs import with_mobs

Arguments = tuple[str, ...] | Callable[[Any, Note], dict[str, int | str | Msg]]

NOTES: Final[dict[str, tuple[Arguments, str]]] = {
    "lady-first": (("n",), "C12-SETUP-02"),
    "lady-second": (("n",), "C12-SETUP-02"),
    "lady-shuffled": ((), "C12-TURN-02"),
    "lady-card": (("card", "n"), "C12-TURN-02"),
    "lady-market": (("good",), "C12-MARKET-02"),
    "lady-share": (("n",), "C12-MARKET-03"),
    "lady-marker": (("marker", "domain"), "C12-MARK-01"),
    "lady-marker-stays": (("marker", "domain"), "C12-MARK-03"),
    "lady-marker-gone": (("marker",), "C12-MARK-04"),
    "lady-looks": (words.in_reach, "C12-PICK-01"),
    "lady-row": (words.looked, "C12-PICK-02"),
    "lady-too-far": (("tile", "n"), "C12-PICK-01"),
    "lady-found": (words.found, "C12-PICK-03"),
    "lady-box": (("n", "tile"), "C12-PICK-06"),
    "lady-no-box": (("n",), "C12-PICK-06"),
    "lady-beyond": (("card",), "C12-WEND-02"),
    "lady-last": ((), "C12-WEND-04"),
    "lady-worlds-end": ((), "C12-WEND-04"),
    "lady-took": (("tile", "space"), "C12-TURN-03"),
    "lady-stopped": (("tile", "space"), "C12-TURN-03"),
    "lady-scotsmen": (("n",), "C12-TAKE-01"),
    "lady-landmark": (("landmark",), "C12-TAKE-01"),
    "lady-barrels": (("n",), "C12-TAKE-01"),
    "lady-stones": (("n",), "C12-TAKE-01"),
    "lady-claimed": (("domain",), "C12-TAKE-03"),
    "lady-person-vp": (("vp",), "C12-TAKE-03"),
    "lady-trade": (("tile", "vp"), "C12-TAKE-04"),
    "lady-bonus": (("vp", "chronicle"), "C12-TURN-02"),
    "lady-token": ((), "C12-C1-07"),
    "lady-peak": ((), "C12-C2-04"),
    "lady-descends": (("vp",), "C12-C2-04"),
    "lady-mountain": ((), "C12-C2-02"),
    "lady-cask": (("vp",), "C12-C3-05"),
    "lady-haggis": (("n",), "C12-C5-03"),
    "lady-haggis-vp": (("n", "vp"), "C12-C5-04"),
    "lady-column": (("mob",), "C12-C8-01"),
    "lady-sum": (("n",), "C12-C8-02"),
    "lady-reserved": (("tile", "vp"), "C12-C8-07"),
    "lady-bid": (("card", "n", "event"), "C12-C9-02"),
    "lady-bid-left": (("n",), "C12-C9-02"),
    "lady-bid-stays": (("n",), "C12-C9-02"),
    "lady-stack": (words.her_stack, "C12-C9-03"),
    "lady-feast": (("event", "vp"), "C12-C9-04"),
    "lady-feast-missed": (("event",), "C12-C9-04"),
    "lady-track": (("champion", "n"), "C12-C10-01"),
    "lady-level": (words.level_reward, "C12-C10-02"),
    "lady-prefers": (("champion",), "C12-C10-04"),
    "lady-priority-left": (("category",), "C12-SCORE-02"),
    "lady-priority-right": (("category",), "C12-SCORE-02"),
    "lady-exchanged": (("tile", "vp", "n"), "C12-EXCH-02"),
    "lady-exchanged-start": (("vp", "n"), "C12-EXCH-03"),
    "lady-items": (("n", "vp"), "C12-ITEM-01"),
    "lady-stones-left": (("n", "vp"), "C12-FINAL-02"),
}
"""The lines of the journal in which she explains herself: their arguments, and the clause that each carries out."""


class MacNifique(Automa):
    """The manifest, for one level and the chronicles in play."""

    number: ClassVar[int] = 12
    key: ClassVar[str] = KEY
    seats: ClassVar[tuple[int, ...]] = (2,)
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "medium"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = CORRECTABLE
    part: ClassVar[type[Slice] | None] = Board
    notes: ClassVar[Mapping[str, Arguments]] = {code: names for code, (names, _) in NOTES.items()}
    note_clauses: ClassVar[dict[str, str]] = {code: clause for code, (_, clause) in NOTES.items()}
    note_kinds: ClassVar[dict[str, NoteKind]] = {
        "lady-card": TURN,
        **dict.fromkeys(("lady-took", "lady-stopped", "lady-exchanged", "lady-items"), DEED),
    }
    readings: ClassVar[dict[str, Any]] = {
        "card": words.card_name,
        "marker": words.marker_name,
        "category": words.category_name,
        "chronicle": words.chronicle_name,
        "champion": champion_message,
        "event": event_message,
        "mob": words.mob_name,
    }

    def read(self, facts: Facts) -> Any:
        return read_print(facts, self.conducts)

    def price_beyond(self, printed: Any) -> int:
        assert isinstance(printed, HerPrint)
        return printed.number["beyond_price"]

    def plans(self) -> tuple[Plan, ...]:
        return (turn.PLAN,)

    def inserts(self) -> tuple[Insert, ...]:
        own = (*setting_up.INSERTS, *scoring.INSERTS)
        return (*own, *(insert for conduct in self.conducts for insert in conduct.inserts()))

    def hooks(self) -> tuple[Hook, ...]:
        return (*turn.HOOKS, *scoring.HOOKS, *(hook for conduct in self.conducts for hook in conduct.hooks()))

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        return tuple(kind for conduct in self.conducts for kind in conduct.spares())

    def actor_of(self, seat: int) -> Actor[Any] | None:
        return turn.MacNifiquePawn() if seat == HER else None

    def components(self) -> tuple[Component, ...]:
        return (HerBoard(), *(each for conduct in self.conducts for each in conduct.components()))

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return problems(g)


def macnifique(level: str, conducts: tuple[Conduct, ...], options: dict[str, Json]) -> MacNifique:
    """Her module for a table; BadConfiguration if she cannot be played like that."""
    if options.get("die") == "without":
        raise BadConfiguration("Lady Auto MacNifique is played with the Die (C12-SETUP-01).")
    return MacNifique(LEVELS[level], with_mobs(conducts, options))

"""Chronicle 7, Between a Rock and a Hard Place: secret votes on what is scored at the end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import DISCARDED, FETCHED
from hindmost.kernel.craft import AFTER, BEFORE, Component, Hook, Insert, Json, Line, Slice, State

from .council import CARDS, DATA, KEY, UNDECIDED, VERDICTS, Council, card_message, council, has_votes, keeps_piles
from .measures import best_with, measure
from .piles import OffPile, OntoPile
from .scoring import ScoreCards, sheet_lines
from .shapes import ChronicleGreatGlenCard, ChronicleVotes
from .voting import OpenCards, Propose
from .worth import stakes


class GreatGlen(Component):
    """The open cards: votes on them, whether they will be scored (None: no vote yet), what each seat would have now."""

    name: ClassVar[str] = "great-glen"
    shape: ClassVar[Any] = list[ChronicleGreatGlenCard]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = council(g)
        told = []
        for card, verdict, laid in zip(part.cards, part.verdicts, part.laid, strict=True):
            values = [measure(g, card, seat) for seat in range(g.table.seats)]
            told.append(
                {
                    "card": CARDS[card],
                    "accepted": VERDICTS[verdict],
                    "aye": laid,
                    "nay": 0 if verdict == UNDECIDED or not has_votes(g) else g.table.seats - laid,
                    "values": values,
                    "best": best_with(g, card, values),
                }
            )
        return told


class VotePieces(Component):
    """The pieces a player has left: all can see which have been used."""

    name: ClassVar[str] = "votes"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = ChronicleVotes

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return {"aye": council(g).ayes[owner], "nay": council(g).nays[owner]}


class Pile(Component):
    """The personal discard pile; None while there are none."""

    name: ClassVar[str] = "pile"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = council(g)
        return [g.kit.ids[tile] for tile in part.piles[owner]] if keeps_piles(g) else None


class RockAndHardPlace(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 7
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "medium"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Council
    readings: ClassVar[dict[str, Any]] = {"card": card_message}
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "voted-aye": (),
        "voted-nay": (),
        **dict.fromkeys(("great-glen-card", "proposed", "accepted", "rejected"), ("card",)),
    }

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "great-glen", OpenCards()),
            Insert("person", AFTER, "aside", "council", Propose()),
            Insert("final", AFTER, "final", "great-glen", ScoreCards()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (DISCARDED, OntoPile()),
            (FETCHED, OffPile()),
        )

    def components(self) -> tuple[Component, ...]:
        return (GreatGlen(), VotePieces(), Pile())

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"great glen": stakes(g, seat, ahead)}

    def fits(self, g: State, meaning: str, value: int) -> bool:
        return meaning != "card" or value in council(g).cards


ROCK_AND_HARD_PLACE: Final = RockAndHardPlace()

"""Chronicle 7, Between a Rock and a Hard Place: secret votes on what is scored at the end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import ChronicleData
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import (
    ACCEPTED,
    AYES,
    CARDS,
    DATA,
    KEY,
    LEFTOVERS,
    NAYS,
    OPEN_CARDS,
    REJECTED,
    UNDECIDED,
    council,
    new_council,
    revive,
)
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import best, measure
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.piles import OffPile, OntoPile
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.scoring import SCORE_CARDS, ScoreCards
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.shapes import ChronicleGreatGlenCard, ChronicleVotes
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.verbs import FIRST, NUMBER, VERBS, card_message
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.voting import (
    COUNCIL,
    OPEN,
    OpenCards,
    Propose,
    Vote,
)
from hindmost.games.glen_more_ii.chronicles.chronicle import REST_OF_TURN, Chronicle
from hindmost.games.glen_more_ii.points import DISCARDED, FETCHED
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import AFTER, BEFORE, EventPoint, Insert, Listener
from hindmost.kernel.messages import Json, Msg, Note
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component

WITHIN_A_TURN: Final = f"{REST_OF_TURN}(.* resume activate)?"
"""A person has been put aside: the turn's, or one fetched from the discard pile."""
VERDICTS: Final = {UNDECIDED: None, ACCEPTED: True, REJECTED: False}


class GreatGlen(Component):
    """The open cards: votes on them, whether they will be scored (None: no vote yet), what each seat would have now."""

    name: ClassVar[str] = "great-glen"
    shape: ClassVar[Any] = list[ChronicleGreatGlenCard]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = council(g)
        return [
            {
                "card": CARDS[card],
                "accepted": VERDICTS[verdict],
                "aye": laid,
                "nay": 0 if verdict == UNDECIDED else g.table.seats - laid,
                "values": [measure(g, card, seat) for seat in range(g.table.seats)],
                "best": best(g, card),
            }
            for card, verdict, laid in zip(part.cards, part.verdicts, part.laid, strict=True)
        ]


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
        return [g.kit.ids[tile] for tile in part.piles[owner]] if LEFTOVERS in part.cards else None


def _card(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    return {"card": card_message(note.a)}


class RockAndHardPlace(Chronicle):
    """The manifest."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "medium"
    data: ClassVar[ChronicleData | None] = DATA
    moments: ClassVar[dict[str, str]] = {
        "propose": WITHIN_A_TURN,
        "vote": WITHIN_A_TURN,
        "score-cards": "",
    }
    notes: ClassVar[dict[str, Any]] = {
        "great-glen-card": _card,
        "proposed": _card,
        "voted-aye": lambda g, note: {},
        "voted-nay": lambda g, note: {},
        "accepted": _card,
        "rejected": _card,
    }

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "great-glen", OPEN),
            Insert("person", AFTER, "aside", "council", COUNCIL),
            Insert("final", AFTER, "final", "great-glen", SCORE_CARDS),
        )

    def listeners(self) -> tuple[tuple[EventPoint, Listener[Any]], ...]:
        return ((DISCARDED, OntoPile()), (FETCHED, OffPile()))

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(VERBS, start=FIRST))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (OpenCards, Propose, ScoreCards, Vote)

    def components(self) -> tuple[Component, ...]:
        return (GreatGlen(), VotePieces(), Pile())

    def slice(self, seats: int) -> Slice | None:
        return new_council(seats)

    def revive_slice(self, data: Json) -> Slice | None:
        return revive(data)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        part = council(g)
        seats = g.table.seats
        if not len(part.cards) == len(set(part.cards)) == len(part.verdicts) == len(part.laid) == OPEN_CARDS:
            return [f"{OPEN_CARDS} different Great Glen cards must be open, each with a verdict"]
        if not len(part.ayes) == len(part.nays) == len(part.piles) == seats:
            return [f"votes and piles must be those of {seats} seats"]
        problems = []
        if any(verdict not in VERDICTS for verdict in part.verdicts):
            problems.append("a Great Glen card has a verdict that cannot be")
        if any(laid not in range(seats + 1) for laid in part.laid):
            problems.append("more votes lie on a Great Glen card than there are seats")
        votes = OPEN_CARDS - part.verdicts.count(UNDECIDED)
        for seat in range(seats):
            ayes, nays = AYES - part.ayes[seat], NAYS - part.nays[seat]
            if min(part.ayes[seat], part.nays[seat], ayes, nays) < 0 or ayes + nays != votes:
                problems.append(f"seat {seat} has not voted {votes} times")
        piled = [tile for pile in part.piles for tile in pile]
        if len(set(piled)) < len(piled) or not set(piled) <= set(g.discards):
            problems.append("a personal discard pile holds what was not discarded")
        if piled and LEFTOVERS not in part.cards:
            problems.append("there are personal discard piles without the card Leftovers")
        return problems

    def fits(self, g: State, meaning: str, value: int) -> bool:
        return meaning != "card" or value in council(g).cards


ROCK_AND_HARD_PLACE: Final = RockAndHardPlace()

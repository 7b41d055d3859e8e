"""The race: where the boats are, who is home, and the reward tokens on the castles."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII
from hindmost.kernel.craft import State
from hindmost.mechanics.tally import Tally, copies

from .rivers import DATA, KEY, RINGS, RIVERS, Spot, course, home_of

RACE_START: Final = "b-race-start"

REWARDS: Final = DATA.facts.names["rewards"]
"""The kinds of reward tokens, each with its number behind it."""
TOKENS: Final = [kind for kind, number in enumerate(DATA.facts.numbers["reward_counts"]) for _ in range(number)]
"""All tokens of the box, by kind."""


class Race(Tally):
    """Everything that the chronicle remembers."""

    fields: ClassVar[tuple[str, ...]] = ("started", "rivers", "places", "home", "last", "castles", "box")

    def __init__(
        self,
        started: int,
        rivers: list[int],
        places: list[int],
        home: list[int],
        last: list[int],
        castles: list[list[int]],
        box: list[int],
    ) -> None:
        self.started = started
        self.rivers = rivers
        """By seat: the river on which its boat is."""
        self.places = places
        """By seat: where on that river."""
        self.home = home
        """The seats that are home, the winner first."""
        self.last = last
        """The seats that have a Last card."""
        self.castles = castles
        """By river: the tokens on its castle, face down, by kind."""
        self.box = box
        """The tokens that are not in play, unseen too."""

    @classmethod
    def new(cls, seats: int) -> Race:
        """Boats lie on the home castles (C1-03); the tokens are still in the box."""
        rivers = [RINGS[seats].index(seat) for seat in range(seats)]
        return Race(0, rivers, [HOME_CASTLE] * seats, [], [], [[] for _ in range(RIVERS)], TOKENS[:])

    def copy(self) -> Race:
        return Race(
            self.started,
            self.rivers[:],
            self.places[:],
            self.home[:],
            self.last[:],
            copies(self.castles),
            self.box[:],
        )

    def problems(self, g: GlenMoreII) -> list[str]:
        seats = g.table.seats
        if not len(self.rivers) == len(self.places) == seats or len(self.castles) != RIVERS:
            return [f"there must be {seats} boats and {RIVERS} castles"]
        problems = [f"the boat of seat {seat} is not on a river" for seat in range(seats) if not self.afloat(g, seat)]
        return problems + self.misplaced_tokens(seats) + self.misjudged(g)

    def afloat(self, g: GlenMoreII, seat: int) -> bool:
        river, place = self.rivers[seat], self.places[seat]
        return river in range(RIVERS) and place in course(g, river)

    def misplaced_tokens(self, seats: int) -> list[str]:
        """C1-09: of sixteen tokens as many are in play as four castles hold; those that were used are gone."""
        problems = []
        if len(self.box) != len(TOKENS) - RIVERS * seats or any(len(castle) > seats for castle in self.castles):
            problems.append(f"{seats} reward tokens lie on a castle at first, and the others in the box")
        if Counter(self.hidden()) - Counter(TOKENS):
            problems.append("there are reward tokens that are not in the box")
        return problems

    def misjudged(self, g: GlenMoreII) -> list[str]:
        """The start, and who has finished."""
        seats = g.table.seats
        problems = []
        start = g.kit.number[RACE_START]
        if self.started not in (0, 1) or (self.started and any(start in stack for stack in g.stacks)):
            problems.append("the race cannot have started before Race Start was laid")
        if not self.started and (start in g.discards or _is_crossed(g, start)):
            problems.append("somebody has passed Race Start, but the race has not started")
        done = [*self.home, *self.last]
        if len(set(done)) < len(done) or any(seat not in range(seats) for seat in done) or len(self.home) >= seats:
            return [*problems, "a result of the race belongs to a seat that cannot have it"]
        at_home = range(seats) if not self.started else done if len(self.home) == seats - 1 else self.home
        if any((self.rivers[seat], self.places[seat]) != home_of(g, seat) for seat in at_home):
            problems.append("a boat that must be at home is not")
        if (len(self.home) == seats - 1 or self.last) and len(done) < seats:
            problems.append("whoever is not home when the race is over has a Last card")
        if self.last and len(self.home) < seats - 1 and not g.everybody_finished():
            problems.append("there is a Last card while the race goes on")
        if done and not (self.started or g.everybody_finished()):
            problems.append("there are results, but the race has not started")
        return problems

    def hidden(self) -> list[int]:
        """All tokens that nobody has taken."""
        return [*self.box, *(token for castle in self.castles for token in castle)]

    def boat(self, seat: int) -> Spot:
        return self.rivers[seat], self.places[seat]

    def put_boat(self, seat: int, spot: Spot) -> None:
        self.rivers[seat], self.places[seat] = spot

    def beside(self, seat: int) -> list[int]:
        """The seats whose boats are still racing and lie where a seat's boat does."""
        others = [other for other in range(len(self.rivers)) if other != seat and self.is_under_way(other)]
        return [other for other in others if self.boat(other) == self.boat(seat)]

    def is_under_way(self, seat: int) -> bool:
        """Whether a seat's boat may still move: the race is on, and it is not home (C1-15, 31)."""
        return bool(self.started) and seat not in self.home and seat not in self.last


def _is_crossed(g: GlenMoreII, start: int) -> bool:
    """Whether a pawn of a player is beyond Race Start, and it is not just now that the race starts. While tiles are
    being laid, the last of them lie beyond the end of the line."""
    if start not in g.track.tiles or any(frame.kind() in ("start-race", "lay") for frame in g.stack):
        return False
    space = g.track.space_of(start)
    return any(space not in g.track.ahead(seat) for seat in range(g.table.seats))


def race(g: State) -> Race:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Race)
    return part

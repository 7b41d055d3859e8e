"""Her choice of a tile, read a second time from the clauses: C12-PICK-07, and what Chronicles 1, 2, 3, 5, 6, 8, 10 and
11 add to it (C12-CHR; C12-C1-02, 04; C12-C2-01 to 03; C12-C3-02; C12-C8-07).

Nothing of how she chooses in the game is called. It knows the component files, and of a position only what lies there.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import hindmost
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import mountain
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import cellars
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs import mclaird
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, YOU, Board
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Json

PACKAGE: Final = Path(hindmost.__file__).parent
FILES: Final = PACKAGE / "games" / "glen_more_ii" / "chronicles"
TYPES_OF_PRIORITY: Final = {
    "castle": ["village"], "landmarks": ["castle", "loch"], "whisky": ["whisky"], "persons": ["person"],
}  # fmt: skip
END: Final = "worlds-end"
PEAK: Final = "mountain"
SALE: Final = "single-cask-sale"
HERS: Final = 12
PLAIN: Final = 0
"""As the threshold of a rule: it fires at the plain icon."""
RULES: Final[tuple[tuple[int, int, str], ...]] = (
    (1, 4, "shipyard"), (1, PLAIN, "river"), (2, 2, "stop on the Mountain"), (2, PLAIN, "before the Mountain"),
    (3, 3, "sale"), (3, PLAIN, "distillery"), (5, 1, "haggis"), (6, 2, "tome"), (6, PLAIN, "landmark"),
    (10, 3, "games"), (11, 2, "monument"),
)  # fmt: skip
"""Those of the chronicle cards (component file, section 9): the chronicle, the threshold, what she looks for."""


@cache
def file_of(number: int) -> dict[str, Any]:
    (file,) = FILES.glob(f"c{number:02}_*/components.toml")
    return tomllib.loads(file.read_text("utf-8"))


@cache
def base() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "catalogue" / "glen-more-ii.toml").read_text("utf-8"))


def records(number: int, *lists: str) -> dict[str, Any]:
    return {each["id"]: each for name in lists for each in file_of(number).get(name, [])}


@cache
def wanted(number: int, target: str) -> frozenset[str]:
    """The tiles after which a rule looks, as the component files call them."""
    own = records(number, "tiles", "persons")
    every = [
        *base()["tiles"],
        *(each for n in (1, 3, 5, 6, 10, 11) for each in records(n, "tiles", "persons").values()),
    ]
    inns = {id_ for id_, each in own.items() if "haggis" in f"{each.get('immediate')} {each.get('activation')}"}
    return frozenset(
        {
            "shipyard": set(own),
            "river": {each["id"] for each in every if each.get("river")},
            "sale": {id_ for id_, each in records(3, "places").items() if each["name"] == SALE},
            "distillery": {*own, *records(3, "replace")},
            "haggis": inns,
            "tome": set(records(6, "tiles")),
            "landmark": {each["id"] for each in every if "landmark" in each},
            "games": {*own, *records(10, "places")},
            "monument": {*own, *records(11, "places")} - {"michael-scotus"},
        }[target]
    )


def name_on(g: GlenMoreII, space: int) -> str:
    tile = g.track.tiles[space]
    return g.kit.ids[tile] if tile >= 0 else ""


def row(g: GlenMoreII, name: str) -> list[str]:
    """A row of an action card, as the file has it."""
    return list(file_of(HERS)[name]["value"])


class Position:
    """What lies in front of her pawn, by the clauses."""

    def __init__(self, g: GlenMoreII, chronicles: tuple[int, ...], number: int, every_mob: bool) -> None:
        self.g, self.chronicles = g, chronicles
        self.number = number
        """That of the card's chronicle icon; 0 if it has none."""
        self.every_mob = every_mob
        self.ahead = self.spaces_ahead()
        names = [name_on(g, space) for space in self.ahead]
        self.end = self.ahead[names.index(END)] if END in names else None
        at = self.ahead.index(self.end) if self.end is not None else len(self.ahead)
        self.before = [space for space in self.ahead[:at] if self.counts(space)]
        self.line_beyond = self.up_to_the_first_empty(self.ahead[at + 1 :])
        self.after = [space for space in self.line_beyond if self.counts(space)]
        self.peak = self.ahead[names.index(PEAK)] if PEAK in names else None

    def spaces_ahead(self) -> list[int]:
        size = len(self.g.track.tiles)
        start = self.g.track.pieces[HER]
        return [(start + step) % size for step in range(1, (self.g.track.gap - start - 1) % size + 1)]

    def up_to_the_first_empty(self, spaces: list[int]) -> list[int]:
        empty = [space for space in spaces if not name_on(self.g, space) and space not in self.g.track.pieces]
        return spaces[: spaces.index(empty[0])] if empty else spaces

    def counts(self, space: int) -> bool:
        """C12-PICK-01: no pawn, no empty space, no place, nothing protected (C12-C1-02), and not what a chronicle
        leaves out."""
        name = name_on(self.g, space)
        if name in ("", END, PEAK) or any(
            each.get("protected") for each in records(1, "places").values() if each["id"] == name
        ):
            return False
        if 3 in self.chronicles and name in wanted(3, "sale"):
            return self.has_room(name) and self.g.track.pieces[YOU] != space
        if self.every_mob and self.g.track.tiles[space] == mclaird.reserved(self.g):
            return mclaird.price_of_token(self.g) <= self.number
        return True

    def has_room(self, sale: str) -> bool:
        """C12-C3-02: the bonus space, or one of those that two players use."""
        told: Json = cellars(self.g).to_json()
        at = list(records(3, "places")).index(sale)
        return bool(told["bonus"][at] < 1 or told["sold"][at] < file_of(3)["sale_spaces"]["value"][0])

    def race_runs(self) -> bool:
        """C1-11, 30, 32: from the first crossing on; with two boats it is over as soon as one is home."""
        part = race(self.g)
        return bool(part.started) and not part.home

    def steps_to(self, space: int) -> int:
        return self.ahead.index(space)

    # ------------------------------------------------------------ the Mountain (C12-C2)

    def sees_peak(self, second: bool) -> bool:
        """In the first reading it lies before World's End; in the second, between that and the first empty space."""
        if self.peak is None:
            return False
        if second:
            return self.peak in self.line_beyond
        return self.end is None or self.steps_to(self.peak) < self.steps_to(self.end)

    def nearer(self) -> list[int]:
        """What she counts between her pawn and the Mountain."""
        assert self.peak is not None
        return [space for space in (*self.before, *self.after) if self.steps_to(space) < self.steps_to(self.peak)]

    def holds_an_item(self) -> bool:
        told = mountain(self.g).to_json()
        part = self.g.table.slice_of(self.g, KEY)
        assert isinstance(part, Board)
        return bool(told["coins"] or any(told["goods"]) or part.peak)

    def stop(self, distance: int, second: bool) -> int | None:
        if not self.sees_peak(second) or not self.holds_an_item() or self.g.track.pieces[YOU] == self.peak:
            return None
        return self.peak if second or len(self.nearer()) < distance else None

    def before_peak(self, available: list[int], second: bool) -> int | None:
        if not self.sees_peak(second) or not self.nearer():
            return None
        last = self.nearer()[-1]
        return last if last in available else None

    def last_to_pass(self, space: int) -> bool:
        """C12-C2-02: you and the Die are beyond the Mountain, and she would go past it. Who has left is beyond."""
        if 2 not in self.chronicles or self.peak is None or self.steps_to(space) <= self.steps_to(self.peak):
            return False
        others = [piece for seat, piece in enumerate(self.g.track.pieces) if seat != HER and piece >= 0]
        return all(self.is_beyond_peak(piece) for piece in others)

    def is_beyond_peak(self, piece: int) -> bool:
        assert self.peak is not None
        size, start = len(self.g.track.tiles), self.g.track.pieces[HER]
        return (piece - start) % size > (self.peak - start) % size


def found_by_rule(
    at: Position, rule: tuple[int, int, str], available: list[int], distance: int, second: bool
) -> int | None:
    chronicle, _, target = rule
    if chronicle == 1 and not at.race_runs():
        return None
    if target == "stop on the Mountain":
        return at.stop(distance, second)
    if target == "before the Mountain":
        return at.before_peak(available, second)
    return next((space for space in available if name_on(at.g, space) in wanted(chronicle, target)), None)


def second_reading(
    g: GlenMoreII, card: str, priorities: list[str], chronicles: tuple[int, ...], every_mob: bool = False
) -> int:
    """The space to which she goes."""
    words = [word for word in row(g, card) if word not in ("blue", "purple")]
    distance, rows = int(words[0].split("-")[1]), words[1:]
    numbers = [int(icon[1:]) for each in rows for icon in each.split("-") if icon[0] == "n"]
    at = Position(g, chronicles, numbers[0] if numbers else 0, every_mob)

    def scan(available: list[int], line: list[int], second: bool) -> int | None:
        for each in rows:
            if each.startswith("box-"):
                if len(line) >= int(each.removeprefix("box-")):
                    return line[int(each.removeprefix("box-")) - 1]
                continue
            icons = (
                [t for name in priorities for t in TYPES_OF_PRIORITY[name]] if each == "priority" else each.split("-")
            )
            for icon in icons:
                found = of_icon(icon, available, second)
                if found is not None:
                    return found
        return None

    def of_icon(icon: str, available: list[int], second: bool) -> int | None:
        if icon != "plain" and icon[0] != "n":
            return next((space for space in available if g.kit.types[g.track.tiles[space]] == icon), None)
        for rule in RULES:
            fires = rule[1] == PLAIN if icon == "plain" else int(icon[1:]) <= rule[1]
            if rule[0] in chronicles and fires:
                found = found_by_rule(at, rule, available, distance, second)
                if found is not None:
                    return found
        return None

    found = scan(at.before[:distance], at.before, False)
    if found is None and at.end is not None:
        found = scan(at.after, at.after, True)
        if found is None:
            found = at.after[-1] if at.after else at.end
    elif found is None:
        found = at.before[-1]
    return at.peak if at.peak is not None and at.last_to_pass(found) else found

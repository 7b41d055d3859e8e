"""Scenarios of Glen More II: a position in a few lines, scripted nature, choices, and what is expected.

A scenario is text in two parts, as in `tests/scenario.py`. Above the line `---` stands the position::

    seats 3
    rondel: 0 1 2 a-halkirk a-robert-i
    market: wood 1
    seat 0: coins 6, whisky 1, persons a-macbeth, domains macleod ross
      0,0: scotsmen 2
      1,1: s-inshriach, wood 1
      2,0: a-halkirk > b-inverness, scotsmen 1
    ---
    0 take 3
    0 place 2,0
    seat 0: scotsmen 2, cell 2,0 a-halkirk scotsmen 1

Position (all lines are optional, `seats` excepted):
  `seats N`            players; seat n stands on space n unless `rondel` says otherwise
  `option NAME: VALUE` an option of the game; the Die is out of the game unless `option die: with`
  `rondel: ...`        what is on each space from 0: a seat number, `die`, a tile id, `*` for any tile, `-` for empty;
                       tiles of the lowest stacks, in the catalogue's order, fill the spaces with `*` and those that
                       are not named, except the gap; two seats on one space are written `0+1:tile`
  `gap N`              the empty space behind the hindmost piece; the last one unless said otherwise
  `stack A: ...`       the only tiles left in that stack; the others are out of the game
  `discards: ...`      tiles on the discard pile
  `market: wood 1`     filled spaces by good; none otherwise
  `seat N: ...`        coins, whisky, vp, `persons a b`, `cards a b`, `domains a b`; the indented lines below are the
                       tiles with goods and `scotsmen n`, lowest first where one covers another (`a > b`). The home
                       tiles are always there; `0,0` and `1,0` may be given other contents or a cover (`> b-inverness`)
  `scorings N`, `turn N` as in Glen More

What happens: the lines of Glen More, and
  `seat N: ...`        also scotsmen (in the territory), reserve, markers (left), `persons a b`, `domains a b`,
                       `cell X,Y tile [good n] [scotsmen n]`
  `removed: ...`       exactly these tiles have left the game
  `roads: ross 2, ...` what a marker on these domains costs now
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from hindmost.games.glen_more_ii.game import GlenMoreIIRules, GlenMoreIITable
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.game import Setup
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.goods import unit
from hindmost.mechanics.track import NO_TILE, OFF
from tests import scenario_expectations
from tests.scenario import GlenScene
from tests.scenario_lines import cell_of, follow, keyed, pairs, parts

RULES: Final = GlenMoreIIRules()


@lru_cache
def laid(seats: int, chronicles: tuple[int, ...] = (), **options: str | int) -> Setup:
    """A table for so many seats, without the Die unless the options say otherwise."""
    chosen: dict[str, Any] = {spec.name: spec.values[0] for spec in RULES.options}
    return Setup(RULES, seats, chronicles, {**chosen, "die": "without", **options}, None)


class Scene(GlenScene):
    """A game of Glen More II in the position of a scenario; tests may also drive it by hand."""

    def __init__(self, position_lines: str) -> None:
        lines = [line for line in textwrap.dedent(position_lines).splitlines() if line.strip()]
        words = dict(keyed(line) for line in lines if not line.startswith((" ", "seat ")))
        options = {key.removeprefix("option "): value for key, value in words.items() if key.startswith("option ")}
        setup = laid(
            int(words["seats"]), **{name: int(value) if value.isdecimal() else value for name, value in options.items()}
        )
        assert isinstance(setup.table, GlenMoreIITable)
        self.book = setup.table.kit
        super().__init__(setup, self.book)
        g = RULES.new_state(setup.table)
        g.stack.clear()
        self._set_seats(g, lines)
        self._set_table(g, words)
        self._set_stacks(g, {key.removeprefix("stack "): value for key, value in words.items() if "stack " in key})
        seat = int(words.get("turn", g.track.hindmost()))
        g.table.actors[seat].begin(g, seat)
        self._start(g)

    @property
    def state(self) -> GlenMoreII:
        state = self.game.state
        assert isinstance(state, GlenMoreII)
        return state

    # ------------------------------------------------------------ laying out

    def _set_seats(self, g: GlenMoreII, lines: list[str]) -> None:
        seat = -1
        for line in lines:
            if line.startswith("seat "):
                head, _, rest = line.partition(":")
                seat = int(head.split()[1])
                for part in parts(rest):
                    self._set_holding(g, seat, *part.split())
            elif line.startswith(" "):
                self._set_cell(g.estates[seat], line.strip())
        for e in g.estates:
            e.stock = sum(e.goods)
            placed = [tile for slot in range(len(e.ground.tiles)) for tile in e.ground.stack_at(slot)]
            mine = [self.kit.cards[tile] for tile in placed if self.kit.cards[tile] >= 0]
            e.cards = [*e.cards, *(card for card in mine if card not in e.cards)]

    def _set_holding(self, g: GlenMoreII, seat: int, name: str, *values: str) -> None:
        if name == "persons":
            g.persons[seat] = [self.kit.number[tile] for tile in values]
        elif name == "domains":
            for domain in values:
                g.clans.place(seat, self.book.domain_ids.index(domain))
        elif name == "cards":
            g.estates[seat].cards = [self.kit.card_ids.index(card) for card in values]
        else:
            setattr(g.estates[seat], name, int(values[0]))

    def _set_cell(self, e: Estate, line: str) -> None:
        where, _, what = line.partition(":")
        first, *contents = parts(what)
        if first.split()[-1].isdecimal():  # contents only: a home tile
            contents.insert(0, first)
            first = ""
        cell = cell_of(where)
        for name in (name.strip() for name in first.split(">") if name.strip()):
            tile = self.kit.number[name]
            if cell in e.ground.slot_at:
                e.ground = e.ground.with_cover(e.ground.slot_at[cell], tile)
            else:
                e.build(e.ground.with_tile(cell, tile, self.kit.edges[tile]))
        slot = e.ground.slot_at[cell]
        for thing, number in pairs(", ".join(contents)):
            if thing == "scotsmen":
                e.members[slot] = number
            else:
                e.goods[slot] += number * unit(self.kit.goods.index(thing))

    def _set_table(self, g: GlenMoreII, words: dict[str, str]) -> None:
        for name, number in pairs(words.get("market", "")):
            g.market.rows[self.kit.goods.index(name)] = number
        g.track.gap = int(words.get("gap", len(g.track.tiles) - 1))
        g.scorings = int(words.get("scorings", "0"))
        g.discards = [self.kit.number[tile] for tile in words.get("discards", "").split()]
        spaces = words.get("rondel", " ".join(str(piece) for piece in range(len(g.track.pieces)))).split()
        for space, name in enumerate(spaces):
            self._set_space(g, space, name)
        self.filler = [space for space in range(len(g.track.tiles)) if spaces[space : space + 1] in ([], ["*"])]

    def _set_space(self, g: GlenMoreII, space: int, name: str) -> None:
        pieces, _, tile = name.rpartition(":") if ":" in name else (name, "", "")
        if pieces == "die":
            g.track.pieces[self.table.seats] = space
        elif pieces.replace("+", "").isdecimal():
            for piece in pieces.split("+"):
                g.track.pieces[int(piece)] = space
        else:
            tile = pieces
        if tile and tile not in "-*":
            g.track.tiles[space] = self.kit.number[tile]

    def _set_stacks(self, g: GlenMoreII, stacks: dict[str, str]) -> None:
        used = {tile for tile in g.track.tiles if tile != NO_TILE} | set(g.discards)
        for seat, e in enumerate(g.estates):
            used |= {tile for slot in range(len(e.ground.tiles)) for tile in e.ground.stack_at(slot)}
            used |= set(g.persons[seat])
        named = {name: [self.kit.number[tile] for tile in value.split()] for name, value in stacks.items()}
        kept = {tile for tiles in named.values() for tile in tiles}
        stacked = [tile for tile, stack in enumerate(self.kit.stacks) if stack >= 0]
        loose = [tile for tile in stacked if tile not in used and tile not in kept]
        loose.sort(key=lambda tile: self.kit.stacks[tile])
        for space in self.filler:
            if space != g.track.gap and space not in g.track.pieces:
                g.track.tiles[space] = loose.pop(0)
        for number, name in enumerate(self.book.stack_names):
            mine = [tile for tile in loose if self.kit.stacks[tile] == number]
            g.stacks[number] = named.get(name, mine)
            g.removed += mine if name in named else []
        # a stack that has run out implies its scoring; the first tiles and the last stack have none
        g.scorings = max(g.scorings, sum(not stack for stack in g.stacks[1:-1]))

    # ------------------------------------------------------------ looking

    def expectations(self) -> dict[str, Callable[[Any, str], None]]:
        return EXPECTATIONS

    def seat(self, seat: int) -> dict[str, Any]:
        g = self.state
        return {
            **super().seat(seat),
            "scotsmen": sum(g.estates[seat].members),
            "reserve": g.reserve(seat),
            "markers": g.markers_left(seat),
            "persons": [self.kit.ids[tile] for tile in g.persons[seat]],
            "domains": [self.book.domain_ids[domain] for domain in g.clans.markers[seat]],
        }

    def cell(self, seat: int, where: str) -> dict[str, Any] | None:
        found = super().cell(seat, where)
        return None if found is None else {**found, "scotsmen": found["member"]}

    @property
    def rondel(self) -> list[str]:
        track = self.state.track
        names = ["-" if tile == NO_TILE else self.kit.ids[tile] for tile in track.tiles]
        for space, tile in enumerate(track.tiles):
            here = [piece for piece, where in enumerate(track.pieces) if where == space != OFF]
            if here:
                pieces = "+".join(str(piece) if piece < self.table.seats else "die" for piece in here)
                names[space] = pieces if tile == NO_TILE else f"{pieces}:{names[space]}"
        return names


def run(text: str) -> Scene:
    """Lay out the position and go through the lines below it; any expectation that fails says where."""
    position, _, script = textwrap.dedent(text).partition("\n---\n")
    scene = Scene(position)
    follow(scene, script)
    return scene


def _expect_removed(scene: Scene, line: str) -> None:
    found = sorted(scene.kit.ids[tile] for tile in scene.state.removed)
    assert found == sorted(line.partition(":")[2].split()), f"{line}: they are {found}"


def _expect_roads(scene: Scene, line: str) -> None:
    costs = scene.state.road_costs()
    for domain, coins in pairs(line.partition(":")[2]):
        found = costs[scene.book.domain_ids.index(domain)]
        assert found == coins, f"{line}: {domain} costs {found}"


EXPECTATIONS: Final[dict[str, Callable[[Any, str], None]]] = {
    **scenario_expectations.EXPECTATIONS,
    "removed": _expect_removed,
    "roads": _expect_roads,
}

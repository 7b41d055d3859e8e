"""Scenarios of Glen More II: a position in a few lines, scripted nature, choices, and what is expected.

A scenario is text in two parts, as in `tests/scenario.py`. Above the line `---` stands the position, below it what
happens::

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

A short one fits on a line, and a position can be put together from several::

    ON_IT = "chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *"
    scene = Scene(ON_IT, "seat 0: coins 1; 0,0: wood 1; 1,0: scotsmen 2", "part highlander: coins 2, goods 0 0 0 1")
    scene.follow("asks 0 carry-down", "0 put sheep 0,0", "asks 0 take")

Position (all lines are optional, but `seats` or `rondel` must be there):
  `seats N`            players; as many as stand on the rondel unless said otherwise
  `chronicles 2 7`     those in play
  `solo LEVEL`         seat 1 is that of the solo opponent
  `option NAME: VALUE` an option of the game; the Die is out of it unless it is on the rondel, or `option die: with`
  `rondel: ...`        what is on each space from 0: a seat number, `die`, `englishman`, a tile id, `*` for any tile,
                       `-` for empty; seat n stands on space n unless said otherwise. Free tiles of the lowest stacks
                       fill the spaces with `*` and those that are not named, except the gap. Two seats on one space
                       are written `0+1:tile`
  `gap N`              the empty space behind the hindmost piece; the first `-`, or else the last space
  `stack A: ...`       the only tiles left in that stack; its others and the stacks before it are out of the game. If no
                       stack is named, what is left of S is on the discard pile
  `discards: ...`      tiles on the discard pile
  `market: wood 1`     filled spaces by good; none otherwise
  `seat N: ...`        coins, whisky, vp, `persons a b`, `cards a b`, `domains a b`; the indented lines below are the
                       tiles with goods and `scotsmen n`, lowest first where one covers another (`a > b`). The home
                       tiles are always there; `0,0` and `1,0` may be given other contents or a cover (`> b-inverness`)
  `every seat: ...`    the same for all
  `part KEY: ...`      a chronicle's part of the state by the names and values of its snapshot: `holder 0, prices 1 2`,
                       and a slash between the lists of a list: `piles 3 4 / / 7`
  `scorings N`, `turn N` as in Glen More

What happens: the lines of Glen More, and
  `seat N: ...`        also scotsmen (in the territory), reserve, markers (left), `persons a b`, `domains a b`,
                       `cell X,Y tile [good n] [scotsmen n]`
  `part KEY: ...`      a chronicle's part of the state, as far as it is given
  `removed: ...`       exactly these tiles have left the game
  `roads: ross 2, ...` what a marker on these domains costs now
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

from hindmost.api import new_game
from hindmost.games.glen_more_ii.game import GlenMoreIIRules, GlenMoreIITable
from hindmost.games.glen_more_ii.points import ELSEWHERE
from hindmost.games.glen_more_ii.reviving import with_doubles
from hindmost.games.glen_more_ii.roles import OTHER, PERSON
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import NEXT_ACTOR
from hindmost.kernel.frames import NATURE
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import FREE
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.goods import unit
from hindmost.mechanics.track import NO_TILE, OFF
from tests import scenario_expectations
from tests.scenario import GlenScene
from tests.scenario_lines import cell_of, keyed, pairs, parts

RULES: Final = GlenMoreIIRules()
POSITION: Final = re.compile("seats|solo|chronicles|option|rondel|gap|stack|discards|market|part|scorings|turn")
CELL: Final = re.compile(r"-?\d+,-?\d+:")


def laid(
    seats: int,
    chronicles: tuple[int, ...] = (),
    rules: GlenMoreIIRules = RULES,
    solo: str = "",
    /,
    **options: str | int,
) -> Setup:
    """A table for so many seats, without the Die unless the options say otherwise, or the solo opponent."""
    return _table(rules, seats, chronicles, tuple(sorted(options.items())), solo)


@lru_cache
def _table(
    rules: GlenMoreIIRules,
    seats: int,
    chronicles: tuple[int, ...],
    options: tuple[tuple[str, str | int], ...],
    solo: str,
) -> Setup:
    chosen: dict[str, Any] = {spec.name: spec.values[0] for spec in rules.options}
    die = "usual" if solo else "without"
    return Setup(rules, seats, chronicles, {**chosen, "die": die, **dict(options)}, None, solo)


class Scene(GlenScene):
    """A game of Glen More II in the position of a scenario; tests may also drive it by hand.

    `rules` may know more chronicles than the game has.
    """

    def __init__(self, *position: str, rules: GlenMoreIIRules = RULES) -> None:
        lines = [line.strip() for line in re.split(r"\n|;", "\n".join(position)) if line.strip()]
        words = dict(keyed(line) for line in lines if not line.startswith(("seat ", "every ")) and not CELL.match(line))
        unknown = [key for key in words if not POSITION.fullmatch(key.split()[0])]
        assert not unknown, f"a position has no line like {unknown}"
        setup = _setup(words, rules)
        assert isinstance(setup.table, GlenMoreIITable)
        self.book = setup.table.kit
        super().__init__(setup, self.book)
        self.pieces = [str(seat) for seat in range(self.table.seats)]
        self.pieces += [actor.name for actor in self.table.actors[self.table.seats :]]
        g = rules.new_state(setup.table)
        g.stack.clear()
        self._set_seats(g, lines)
        self._set_table(g, words)
        for key, value in _named(words, "part ").items():
            self._set_part(g, key, value)
        self._set_stacks(g, _named(words, "stack "))
        if "turn" in words:
            g.table.actors[int(words["turn"])].begin(g, int(words["turn"]))
        else:
            g.stack.append(NEXT_ACTOR)
        self._start(g)

    @property
    def state(self) -> GlenMoreII:
        state = self.game.state
        assert isinstance(state, GlenMoreII)
        return state

    # ------------------------------------------------------------ laying out

    def _set_seats(self, g: GlenMoreII, lines: list[str]) -> None:
        seats: list[int] = []
        for line in lines:
            head, _, rest = line.partition(":")
            if line.startswith(("seat ", "every ")):
                who = head.split()[1]
                seats = [int(who)] if who.isdecimal() else list(range(len(g.estates)))
                for seat in seats:
                    for part in parts(rest):
                        self._set_holding(g, seat, *part.split())
            elif CELL.match(line):
                for seat in seats:
                    self._set_cell(g.estates[seat], line)
        for e in g.estates:
            e.ground = with_doubles(self.book, e.ground)
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
        g.scorings = int(words.get("scorings", "0"))
        g.discards = [self.kit.number[tile] for tile in words.get("discards", "").split()]
        spaces = words.get("rondel", " ".join(self.pieces)).split()
        empty = spaces.index("-") if "-" in spaces else len(g.track.tiles) - 1
        g.track.gap = int(words.get("gap", empty))
        for space, name in enumerate(spaces):
            self._set_space(g, space, name)
        self.filler = [space for space in range(len(g.track.tiles)) if spaces[space : space + 1] in ([], ["*"])]

    def _set_space(self, g: GlenMoreII, space: int, name: str) -> None:
        for item in re.split("[+:]", name):
            if item in self.pieces:
                g.track.pieces[self.pieces.index(item)] = space
            elif item not in "-*":
                g.track.tiles[space] = self.kit.number[item]

    def _set_part(self, g: GlenMoreII, key: str, text: str) -> None:
        module = next(module for module in self.table.modules if module.key == key)
        data = self.table.slice_of(g, key).to_json()
        if isinstance(data, dict):
            data |= {name: _read(data.get(name, []), values) for name, *values in map(str.split, parts(text))}
        else:
            data = _read(data, text.split())
        assert module.part is not None
        g.slices[self.table.slice_at[key]] = module.part.revive(data)

    def _plainness(self, tile: int) -> tuple[bool, bool, bool, int]:
        """First those of S and A, what costs nothing, what the Die may take, and what does least."""
        book = self.book
        costs = book.prices[tile] != FREE or book.roles[tile] in (PERSON, OTHER)
        return book.stacks[tile] > 1, costs, book.guarded[tile], len(book.deeds[tile])

    def _set_stacks(self, g: GlenMoreII, stacks: dict[str, str]) -> None:
        used = {tile for tile in g.track.tiles if tile != NO_TILE} | set(g.discards)
        kept_elsewhere: list[int] = self.table.fold(ELSEWHERE, g, [], NATURE, 0)
        used |= set(kept_elsewhere)
        for seat, e in enumerate(g.estates):
            used |= {tile for slot in range(len(e.ground.tiles)) for tile in e.ground.stack_at(slot)}
            used |= set(g.persons[seat])
        named = {name: [self.kit.number[tile] for tile in value.split()] for name, value in stacks.items()}
        kept = {tile for tiles in named.values() for tile in tiles}
        stacked = [tile for tile, stack in enumerate(self.kit.stacks) if stack >= 0]
        loose = [tile for tile in stacked if tile not in used and tile not in kept]
        loose.sort(key=self._plainness)
        for space in self.filler:
            if space != g.track.gap and space not in g.track.pieces:
                g.track.tiles[space] = loose.pop(0)
        begun = max((self.book.stack_names.index(name) for name in named), default=0)
        for number, name in enumerate(self.book.stack_names):
            mine = [tile for tile in loose if self.kit.stacks[tile] == number]
            if name in named or number < begun:
                g.stacks[number] = named.get(name, [])
                g.removed += mine
            elif number == 0:
                g.stacks[number] = []
                g.discards += mine
            else:
                g.stacks[number] = mine
        # a stack that has run out implies its scoring; the first tiles and the last stack have none
        g.scorings = max(g.scorings, sum(not stack for stack in g.stacks[1:-1]))

    # ------------------------------------------------------------ playing

    def play(self, seat: int, *option_ids: str) -> None:
        """A position that is possible stays so."""
        for option_id in option_ids:
            possible = not self.game.check()
            super().play(seat, option_id)
            assert not possible or self.game.check() == [], f"{seat} {option_id}"

    def until(self, kind: str) -> None:
        """Answer with whatever is offered first until this kind of question is asked."""
        while self.asked[1] != kind:
            self.play(self.asked[0], self.offers[0])

    def finish(self) -> None:
        """Bring the turn under way to its end: the first place that is offered, and nothing that need not be done."""
        seat, _ = self.asked
        while not self.game.over and self.asked[0] == seat and self.asked[1] not in ("take", "errand", "vote"):
            wanted = [option for option in ("end", "pass") if option in self.offers]
            self.play(seat, (wanted or self.offers)[0])

    # ------------------------------------------------------------ looking

    def part(self, key: str) -> Any:
        """A chronicle's part of the state."""
        return self.table.slice_of(self.state, key)

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
                pieces = "+".join(self.pieces[piece] for piece in here)
                names[space] = pieces if tile == NO_TILE else f"{pieces}:{names[space]}"
        return names


def run(text: str) -> Scene:
    """Lay out the position and go through the lines below it; any expectation that fails says where."""
    position, _, script = text.partition("---\n")
    scene = Scene(position)
    scene.follow(script)
    return scene


def before_a_vote(seats: int) -> Game:
    """The clan council has just met."""
    return played_up_to("vote", seats, 7)


def played_up_to(kind: str, seats: int, chronicle: int) -> Game:
    """A game, played at random, in which a chronicle asks this for the first time."""
    game = new_game("glen-more-ii", seats=seats, chronicles=(chronicle,), seed=1)
    source = Random(1)
    while game.questions[0].kind != kind:
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    return game


def _setup(words: dict[str, str], rules: GlenMoreIIRules) -> Setup:
    standing = re.split(r"[ +:]+", words.get("rondel", ""))
    seats = int(words.get("seats", sum(word.isdecimal() for word in standing)))
    chronicles = tuple(int(number) for number in words.get("chronicles", "").split())
    options: dict[str, str | int] = {"die": "with"} if "die" in standing else {}
    for name, value in _named(words, "option ").items():
        options[name] = int(value) if value.isdecimal() else value
    if "solo" in words:
        return laid(1, chronicles, rules, words["solo"], **options)
    return laid(seats, chronicles, rules, **options)


def _named(words: dict[str, str], kind: str) -> dict[str, str]:
    """The lines of one kind, by what they are of."""
    return {key.removeprefix(kind): value for key, value in words.items() if key.startswith(kind)}


def _read(old: Json, words: list[str]) -> Json:
    """Numbers and names, as many as there were of them: a list, one of lists, or a single one."""
    if isinstance(old, list) and old and isinstance(old[0], list):
        return [_read([], each.split()) for each in " ".join(words).split("/")]
    read = [int(word) if word.lstrip("-").isdecimal() else word for word in words]
    return read if isinstance(old, list) else read[0]


def _expect_part(scene: Scene, line: str) -> None:
    key, text = keyed(line.removeprefix("part "))
    found = scene.part(key).to_json()
    for name, *values in map(str.split, parts(text)):
        wanted = _read(found[name], values)
        have = found[name][: len(wanted)] if isinstance(found[name], list) else found[name]
        assert have == wanted, f"{line}: it is {found}"


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
    "part": _expect_part,
    "removed": _expect_removed,
    "roads": _expect_roads,
}

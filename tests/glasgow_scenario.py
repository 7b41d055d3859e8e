"""Scenarios of Glasgow: a position in a few lines, scripted nature, choices, and what is expected.

A scenario is text in two parts, as in `tests/scenario.py`. Above the line `---` stands the position::

    merchants: 3 5
    seat 0: brick 2, steel 1, whisky 1
    architect 2: f1 sh1
    city: 0,0 f5 1 / 1,0 pk1 0
    ---
    draw buildings: m1
    0 go 5
    asks 0 architect
    refuses: build sh1 GLA-BUILD-02
    0 build f1
    0 place 1,1
    seat 0: brick 1, steel 0
    city: 1,1 f1 0

Position (every line is optional):
  `ring: ...`          the contracts from position 1 on, without the architects; RING unless said otherwise
  `merchants: 3 5`     where the merchants of the seats stand; 0 0 otherwise
  `turn N`             whose turn it is; seat 0's otherwise. It must be the one further back, or the one on the left
  `seat N: ...`        the whole store; 1 brick and 1 steel for a seat that is not named
  `architect N: a b`   the buildings of architect 1 to 4; dear monuments and the like for those that are not named
  `city: CELL ID OWNER / ...`   what stands, in the order of building; ID `*` is any building that is no factory
  `fill: 0,0 4,3 OWNER but 4,3` the rest of a rectangle, with such buildings
  `pile: a b`          the only buildings left in the pile; the others are discarded

What happens: `draw STREAM: a b`, `0 go 3`, `undo`, and what is expected:
  `asks`, `offers`, `offers also`, `not offered`, `allows`, `refuses`, `tells`, `shows`, `over`, `scores`, `winners`
                       as in Glen More
  `seat N: brick 1`    what is in store (`whisky 0` or `1`)
  `merchants: 3 5`, `turn N`, `gap N`
  `architect N: a b`   the buildings on offer, in any order; `*` for any
  `city: CELL ID OWNER / empty CELL`, `built N` (how many stand)
  `hand ID`, `left N` (in the pile), `discards: a b` (exactly these)
  `doubled N` or `doubled -`
  `awards 0: score-park 4`   all VP of seat 0 as the city stands, by source; in full
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from hindmost.api import start
from hindmost.games.glasgow.build import BLANK
from hindmost.games.glasgow.game import GlasgowRules, GlasgowTable
from hindmost.games.glasgow.kit import ARCHITECTS, NO_DEED, RING
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, NOBODY, Glasgow
from hindmost.kernel.chance import ScriptedNature
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.position import Position
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.goods import count, gather
from tests.scenario_lines import cell_of, choices, follow, keyed, pairs

RULES: Final = GlasgowRules()
SETUP: Final = Setup(RULES, 2, (), {"first": 0}, None)
CONTRACTS: Final = "c01 c03 c04 c06 c07 c08 c09 c10 c11 c12 c13 c14"
"""On 1 to 4: brick, 2 brick, steel, brick and steel; on 6 to 9: gold, whisky, choice, trade;
on 11 to 14: refresh, activate, reveal, double."""


class Scene:
    """A game in the position of a scenario; tests may also drive it by hand."""

    def __init__(self, position_lines: str = "", kept: frozenset[str] = frozenset(), setup: Setup = SETUP) -> None:
        """`kept` are buildings that must stay in the pile, because they will be drawn."""
        lines = [line.strip() for line in textwrap.dedent(position_lines).splitlines() if line.strip()]
        words = dict(keyed(line) for line in lines)
        assert isinstance(setup.table, GlasgowTable)
        self.kit = setup.table.kit
        self.nature = ScriptedNature(1, {})
        g = RULES.new_state(setup.table)
        self._set_ring(g, words)
        self._set_stores(g, words)
        self._set_buildings(g, words, kept)
        g.active = int(words.pop("turn", "0"))
        g.stack[:] = setup.table.plans["turn"]
        assert not words, f"a position has no {list(words)}"
        position = Position(g, self.nature)
        position.settle()
        self.game = Game(setup, position, [], start(setup, ScriptedNature(1, {})).speak)
        assert self.game.check() == []

    @property
    def state(self) -> Glasgow:
        state = self.game.state
        assert isinstance(state, Glasgow)
        return state

    def _set_ring(self, g: Glasgow, words: dict[str, str]) -> None:
        contracts = [self.kit.contract_number[name] for name in words.pop("ring", CONTRACTS).split()]
        rest = iter(contracts)
        g.ring = [ARCHITECT if place in ARCHITECTS else next(rest) for place in range(RING)]
        g.box = [contract for contract in g.box if contract not in contracts]
        g.merchants = [int(word) for word in words.pop("merchants", "0 0").split()]

    def _set_stores(self, g: Glasgow, words: dict[str, str]) -> None:
        for seat in range(2):
            if f"seat {seat}" in words:
                store = dict(pairs(words.pop(f"seat {seat}")))
                if store.pop("whisky", 0):
                    g.whisky = seat
                g.stores[seat] = gather([store.pop(good, 0) for good in self.kit.goods])
                assert not store, f"a store has no {store}"

    def _set_buildings(self, g: Glasgow, words: dict[str, str], kept: frozenset[str]) -> None:
        named = {place: words.pop(f"architect {place + 1}", "").split() for place in range(4)}
        city = [each.split() for each in choices(words.pop("city", ""))]
        city += _filling(words.pop("fill", ""), {place for place, _, _ in city})
        pile = words["pile"].split() if "pile" in words else None
        words.pop("pile", None)
        taken = {name for names in named.values() for name in names} | {name for _, name, _ in city} | set(pile or ())
        loose = [number for number, name in enumerate(self.kit.ids) if name not in taken]
        plain = [number for number in loose if self.kit.deeds[number] == NO_DEED and self.kit.ids[number] not in kept]
        for place, name, owner in city:
            building = plain.pop(0) if name == "*" else self.kit.number[name]
            g.city = g.city.with_tile(cell_of(place), building, BLANK)
            g.owners = [*g.owners, int(owner)]
        loose = [number for number in loose if number not in g.city.tiles]
        for architect, names in named.items():
            g.offers[architect] = [self.kit.number[name] for name in names]
            while len(g.offers[architect]) < 2:
                spare = next(number for number in reversed(loose) if self.kit.ids[number] not in kept)
                loose.remove(spare)
                g.offers[architect] = [*g.offers[architect], spare]
        g.pile = loose if pile is None else [self.kit.number[name] for name in pile]
        g.discards = [] if pile is None else loose

    # ------------------------------------------------------------ playing and looking

    def draw(self, stream: str, *names: str) -> None:
        """Script nature's next answers of a stream."""
        self.nature.script.setdefault(stream, []).extend(self.kit.number[name] for name in names)
        self.game.position.nature = self.nature

    def play(self, seat: int, *option_ids: str) -> None:
        for option_id in option_ids:
            self.game.play(seat, option_id)

    def expect(self, line: str) -> None:
        head, _, rest = line.partition(":")
        if head not in EXPECT:
            head, _, of = head.partition(" ")
            rest = f"{of} {rest}"
        EXPECT[head](self, rest.strip())

    @property
    def offers(self) -> list[str]:
        return [option.id for option in self.game.questions[0].options]

    def store(self, seat: int) -> dict[str, int]:
        goods = {good: count(self.state.stores[seat], kind) for kind, good in enumerate(self.kit.goods)}
        return {**goods, "whisky": int(self.state.whisky == seat)}

    def names(self, buildings: list[int]) -> list[str]:
        return sorted(self.kit.ids[building] for building in buildings)


RATES: Final = {
    "conversions": ["2 brick>steel", "gold>2 steel"],
    "once": ["gold>2 steel"],
    "factory_conversions": ["brick>steel", "3 steel>gold"],
}


def with_other_rates() -> Setup:
    """The trade contract gives 1 steel for 2 brick and, once, 2 steel for 1 gold; factories have rates of their own."""
    text = files("hindmost.catalogue").joinpath("glasgow.toml").read_text("utf-8")
    for name, rates in RATES.items():
        fact = f'{name} = {{ source = "R", value = {json.dumps(rates)} }}'
        text, found = re.subn(rf"^{name} .*$", fact, text, flags=re.MULTILINE)
        assert found == 1
    return Setup(RULES, 2, (), {"first": 0}, text)


def run(text: str, setup: Setup = SETUP) -> Scene:
    """Lay out the position and go through the lines below it; any expectation that fails says where."""
    position, _, script = textwrap.dedent(text).partition("---\n")
    drawn = [line.partition(":")[2].split() for line in script.splitlines() if line.strip().startswith("draw ")]
    scene = Scene(position, frozenset(name for names in drawn for name in names), setup)
    follow(scene, script)
    return scene


def _asks(scene: Scene, rest: str) -> None:
    question = scene.game.questions[0]
    assert f"{question.seat} {question.kind}" == rest


def _offers(scene: Scene, rest: str) -> None:
    assert sorted(scene.offers) == sorted(choices(rest))


def _offers_also(scene: Scene, rest: str) -> None:
    assert set(choices(rest)) <= set(scene.offers), scene.offers


def _not_offered(scene: Scene, rest: str) -> None:
    assert not set(choices(rest)) & set(scene.offers), scene.offers


def _allows(scene: Scene, rest: str) -> None:
    choice, _, clause = rest.rpartition(" ")
    assert scene.game.questions[0].option(choice).rule == clause


def _refuses(scene: Scene, rest: str) -> None:
    choice, _, clause = rest.rpartition(" ")
    why = scene.game.questions[0].explain(choice)
    assert not why.offered, f"{choice} is offered"
    assert why.rule == clause, f"{choice}: {why}"


def _seat(scene: Scene, rest: str) -> None:
    seat, _, goods = rest.partition(" ")
    expected = dict(pairs(goods))
    found = {good: number for good, number in scene.store(int(seat)).items() if good in expected}
    assert found == expected, f"seat {seat}: {scene.store(int(seat))}"


def _architect(scene: Scene, rest: str) -> None:
    place, *expected = rest.split()
    found = scene.names(scene.state.offers[int(place) - 1])
    assert len(found) == len(expected), found
    assert {name for name in expected if name != "*"} <= set(found), found


def _city(scene: Scene, rest: str) -> None:
    g = scene.state
    standing = {
        name_of(place): f"{scene.kit.ids[g.city.tiles[slot]]} {g.owners[slot]}"
        for slot, place in enumerate(g.city.cells)
    }
    for part in choices(rest):
        if part.startswith("empty "):
            assert part.split()[1] not in standing, standing
        else:
            place, _, what = part.partition(" ")
            assert standing.get(place) == what, standing


def _awards(scene: Scene, rest: str) -> None:
    seat, _, expected = rest.partition(" ")
    found = {award.source: award.vp for award in scene.game.score_sheet() if award.seat == int(seat)}
    assert found == dict(pairs(expected))


def _same(read: Callable[[Scene], object]) -> Callable[[Scene, str], None]:
    def expect(scene: Scene, rest: str) -> None:
        found = read(scene)
        words = " ".join(map(str, found)) if isinstance(found, list | tuple) else str(found)
        assert words == rest

    return expect


EXPECT: Final[dict[str, Callable[[Scene, str], None]]] = {
    "asks": _asks,
    "offers": _offers,
    "offers also": _offers_also,
    "not offered": _not_offered,
    "allows": _allows,
    "refuses": _refuses,
    "seat": _seat,
    "architect": _architect,
    "city": _city,
    "awards": _awards,
    "merchants": _same(lambda scene: scene.state.merchants),
    "turn": _same(lambda scene: scene.state.active),
    "gap": _same(lambda scene: scene.state.gap()),
    "built": _same(lambda scene: scene.state.city.size),
    "left": _same(lambda scene: len(scene.state.pile)),
    "discards": lambda scene, rest: _same(lambda scene: scene.names(scene.state.discards))(
        scene, " ".join(sorted(rest.split()))
    ),
    "hand": _same(lambda scene: "-" if scene.state.hand == NO_BUILDING else scene.kit.ids[scene.state.hand]),
    "whisky": _same(lambda scene: "-" if scene.state.whisky == NOBODY else scene.state.whisky),
    "doubled": _same(lambda scene: [seat for seat in range(2) if scene.state.is_doubled(seat)] or "-"),
    "over": _same(lambda scene: "" if scene.game.over else "not over"),
    "scores": _same(lambda scene: scene.game.scores),
    "winners": _same(lambda scene: scene.game.winners),
}


def _filling(text: str, taken: set[str]) -> list[list[str]]:
    """The rest of a rectangle, each cell beside one before it."""
    if not text:
        return []
    corners, _, holes = text.partition(" but ")
    low, high, owner = corners.split()
    (left, bottom), (right, top) = (map(int, place.split(",")) for place in (low, high))
    places = [f"{x},{y}" for y in range(bottom, top + 1) for x in range(left, right + 1)]
    return [[place, "*", owner] for place in places if place not in taken and place not in holes.split()]

"""Scenarios of Glen More: a position in a few lines, scripted nature, choices, and what is expected.

A scenario is text in two parts. Above the line `---` stands the position, below it what happens::

    seats 4
    rondel: 0 1 2 3 s0-forest-river s0-quarry-road s1-fair-plain
    market: wood 1, sheep 2
    seat 0: coins 6, whisky 1
      0,0: start-village, member 1
      0,1: s0-meadow-river, sheep 2
    ---
    draw stack 1: s1-loch-lochy
    0 take 4
    asks 0 place
    offers: place 0,2 / place 0,-1
    refuses: place 1,0 GM1-PLACE-05
    0 place 0,2
    seat 0: coins 6, wood 0, cell 0,2 s0-forest-river
    market: wood 1

Position (all lines are optional, `seats` excepted):
  `seats N`            players; seat n stands on space n unless `rondel` says otherwise
  `rondel: ...`        what is on each space from 0: a seat number, `die`, a tile id, `*` for any tile, `-` for empty;
                       tiles of the lowest stacks, in the catalogue's order, fill the spaces with `*` and those that
                       are not named, except the gap
  `gap N`              the empty space behind the hindmost piece; 13 unless said otherwise
  `stack N: ...`       the only tiles left in that stack; the others leave the game
  `discards: ...`      tiles that have left the game
  `market: wood 1`     filled spaces by good; the others as at the start of a game
  `seat N: ...`        coins, whisky, parliament, vp; the indented lines below are the tiles, with goods and `member n`;
                       a territory is just the start village with a clan member unless tiles are named
  `scorings N`         scorings held already; a stack that has run out implies its scoring
  `turn N`             whose turn it is; the hindmost piece's otherwise

What happens:
  `draw STREAM: a b`   the next answers of nature (tile ids, faces of the Die; streams: stack 0 .. stack 3, die)
  `told`               from here on chance is told by hand, all of it
  `nature die 3`       what came, then
  `0 take 4`           seat 0 answers
  `undo`               the last answer is taken back
  `asks 0 place`       seat 0 is asked this kind of question
  `offers: a / b`      exactly these choices are offered (selling aside)
  `offers also: a`     these are among the choices offered
  `not offered: a / b` these are not
  `sells: a / b`       exactly these sales are offered
  `allows: a CLAUSE`   the choice is offered, and the clause says why
  `refuses: a CLAUSE`  the choice is not offered, and the clause says why
  `seat 0: ...`        coins, whisky, parliament, vp, a good (in the whole territory), members (in the territory),
                       tiles, cards, `cell X,Y tile [good n] [member n]`, `empty X,Y`
  `rondel: ...`, `gap N`, `market: ...`, `scorings N`, `turn N`, `movement N`
  `discards: ...`      among the tiles that left the game
  `hand TILE`          the tile taken and not placed yet; `hand -` for none
  `left: 0 22 19 17`   how many tiles are left in the stacks 0 to 3
  `awards 0: score-whisky 3, card-iona-abbey 4`   all VP that seat 0 was given, by source; in full, in any order
  `tells: 0 took forest 4 / - laid quarry 5`   the last lines of the log: whose, what happened, and with what
  `shows: pay wood market = pay-market 1 wood 2 @ market:wood`   what an option says, and what it points at
  `over`, `scores: 3 1`, `winners: 0`
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from hindmost.api import new_game, start
from hindmost.games.glen_more.game import GlenMoreRules, GlenMoreTable
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.chance import ScriptedNature
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.position import Position
from hindmost.mechanics.cells import HOME
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.goods import count, spread, unit
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.track import NO_TILE
from tests.scenario_expectations import EXPECTATIONS
from tests.scenario_lines import cell_of, follow, keyed, pairs

RULES = GlenMoreRules()
SETUPS = {seats: Setup(RULES, seats, (), {}, None) for seats in RULES.seats}


class GlenScene:
    """A game in some position, driven by the lines of a scenario; what the Glen More games have in common."""

    def __init__(self, setup: Setup, kit: Kit) -> None:
        self.setup = setup
        self.table = setup.table
        self.kit = kit
        self.nature = ScriptedNature(1, {})

    def _start(self, g: GlenState) -> None:
        self.waiting: GlenState | None = g
        """The state before nature's first answer: settled at the first look, so that a script can come first."""

    @property
    def game(self) -> Game:
        if self.waiting is not None:
            position = Position(self.waiting, self.nature)
            self.waiting = None
            position.settle()
            self._game = Game(self.setup, position, [], start(self.setup, ScriptedNature(1, {})).speak)
        return self._game

    @property
    def state(self) -> GlenState:
        state = self.game.state
        assert isinstance(state, GlenState)
        return state

    def expectations(self) -> dict[str, Callable[[Any, str], None]]:
        """By the words they begin with: the lines that say what is expected."""
        return EXPECTATIONS

    def expect(self, line: str) -> None:
        known = [head for head in self.expectations() if line == head or line.startswith((head + " ", head + ":"))]
        if not known:
            raise ValueError(f"a scenario has no line like {line!r}")
        self.expectations()[max(known, key=len)](self, line)

    # ------------------------------------------------------------ playing

    def draw(self, stream: str, *names: str) -> None:
        """Script nature's next answers of a stream."""
        answers = [int(name) if name.isdecimal() else self.kit.number[name] for name in names]
        self.nature.script.setdefault(stream, []).extend(answers)
        if self.waiting is None:
            self.game.position.nature = self.nature

    def play(self, seat: int, *option_ids: str) -> None:
        for option_id in option_ids:
            self.game.play(seat, option_id)

    def follow(self, *lines: str) -> None:
        """Go through the lines of a script."""
        follow(self, "\n".join(lines))

    @property
    def offers(self) -> list[str]:
        """The ids on offer, sales aside."""
        return [each for each in self.all_offers if not each.startswith("sell ")]

    @property
    def all_offers(self) -> list[str]:
        return [option.id for option in self.game.questions[0].options]

    @property
    def asked(self) -> tuple[int, str]:
        question = self.game.questions[0]
        return question.seat, question.kind

    def why(self, option_id: str) -> str:
        """The clause that forbids a choice; empty if it is offered."""
        explanation = self.game.questions[0].explain(option_id)
        return "" if explanation.offered else explanation.rule

    def cell(self, seat: int, where: str) -> dict[str, Any] | None:
        """The tile on a cell with what lies on it, or None."""
        e = self.state.estates[seat]
        slot = e.ground.slot_at.get(cell_of(where))
        if slot is None:
            return None
        goods = {good: count(e.goods[slot], kind) for kind, good in enumerate(self.kit.goods)}
        return {"tile": self.kit.ids[e.ground.tiles[slot]], "member": e.members[slot], **goods}

    @property
    def rondel(self) -> list[str]:
        """What is on each space, in the words of the scenario format."""
        track = self.state.track
        names = ["-" if tile == NO_TILE else self.kit.ids[tile] for tile in track.tiles]
        for piece, space in enumerate(track.pieces):
            names[space] = str(piece) if piece < self.table.seats else "die"
        return names

    def seat(self, seat: int) -> dict[str, Any]:
        """What a seat has, by the words of the scenario format."""
        e = self.state.estates[seat]
        return {
            "coins": e.coins,
            "whisky": e.whisky,
            "vp": e.vp,
            "tiles": e.ground.size,
            "cards": [self.kit.card_ids[card] for card in e.cards],
            **dict(zip(self.kit.goods, spread(e.stock, len(self.kit.goods)), strict=True)),
        }


class Scene(GlenScene):
    """A game of Glen More in the position of a scenario; tests may also drive it by hand."""

    def __init__(self, position_lines: str) -> None:
        lines = [line for line in textwrap.dedent(position_lines).splitlines() if line.strip()]
        words = dict(keyed(line) for line in lines if not line.startswith((" ", "seat ")))
        setup = SETUPS[int(words.pop("seats"))]
        assert isinstance(setup.table, GlenMoreTable)
        super().__init__(setup, setup.table.kit)
        g = RULES.new_state(self.table)
        g.stack.clear()
        self._set_estates(g, lines)
        self._set_table(g, words)
        self._set_stacks(g, {key: value for key, value in words.items() if key.startswith("stack ")})
        seat = int(words.get("turn", g.track.hindmost()))
        if seat < self.table.seats:
            g.begin_turn(seat)
            g.push_plan("turn")
        else:
            self.table.actors[seat].begin(g, seat)
        self._start(g)

    @property
    def state(self) -> GlenMore:
        state = self.game.state
        assert isinstance(state, GlenMore)
        return state

    def seat(self, seat: int) -> dict[str, Any]:
        e = self.state.estates[seat]
        return {**super().seat(seat), "parliament": e.parliament, "members": sum(e.members)}

    # ------------------------------------------------------------ laying out

    def _set_estates(self, g: GlenMore, lines: list[str]) -> None:
        seat = -1
        for line in lines:
            if line.startswith("seat "):
                head, _, rest = line.partition(":")
                seat = int(head.split()[1])
                for name, number in pairs(rest):
                    setattr(g.estates[seat], name, number)
                g.estates[seat].ground = empty_ground()
                g.estates[seat].goods, g.estates[seat].members = [], []
            elif line.startswith(" "):
                self._set_tile(g, seat, line.strip())
        village = len(self.kit.ids) - 1
        for e in g.estates:
            if not e.ground.tiles:
                e.build(empty_ground().with_tile(HOME, village, self.kit.edges[village]))
                e.members[0] = 1
            e.stock = sum(e.goods)

    def _set_tile(self, g: GlenMore, seat: int, line: str) -> None:
        where, _, what = line.partition(":")
        name, *contents = [part.strip() for part in what.split(",")]
        tile = self.kit.number[name]
        e = g.estates[seat]
        e.build(e.ground.with_tile(cell_of(where), tile, self.kit.edges[tile]))
        for thing, number in pairs(",".join(contents)):
            if thing == "member":
                e.members[-1] = number
            else:
                e.goods[-1] += number * unit(self.kit.goods.index(thing))
        if self.kit.cards[tile] >= 0:
            e.cards = [*e.cards, self.kit.cards[tile]]

    def _set_table(self, g: GlenMore, words: dict[str, str]) -> None:
        for name, number in pairs(words.get("market", "")):
            g.market.rows[self.kit.goods.index(name)] = number
        g.track.gap = int(words.get("gap", "13"))
        g.scorings = int(words.get("scorings", "0"))
        g.discards = [self.kit.number[tile] for tile in words.get("discards", "").split()]
        spaces = words.get("rondel", " ".join(str(piece) for piece in range(len(g.track.pieces)))).split()
        for space, name in enumerate(spaces):
            if name.isdecimal():
                g.track.pieces[int(name)] = space
            elif name == "die":
                g.track.pieces[self.table.seats] = space
            elif name not in "-*":
                g.track.tiles[space] = self.kit.number[name]
        self.filler = [space for space in range(len(g.track.tiles)) if spaces[space : space + 1] in ([], ["*"])]

    def _set_stacks(self, g: GlenMore, stacks: dict[str, str]) -> None:
        used = {tile for tile in g.track.tiles if tile != NO_TILE} | set(g.discards)
        for e in g.estates:
            used |= set(e.ground.tiles)
        named = {
            int(key.split()[1]): [self.kit.number[tile] for tile in value.split()] for key, value in stacks.items()
        }
        kept = {tile for tiles in named.values() for tile in tiles}
        loose = [tile for tile in range(len(self.kit.ids) - 1) if tile not in used and tile not in kept]
        for space in self.filler:
            if space != g.track.gap and space not in g.track.pieces:
                g.track.tiles[space] = loose.pop(0)
        for number in range(4):
            mine = [tile for tile in loose if self.kit.stacks[tile] == number]
            g.stacks[number] = named.get(number, mine)
            g.discards += mine if number in named else []
        g.scorings = max(g.scorings, sum(not stack for stack in g.stacks[1:]))


def run(text: str) -> Scene:
    """Lay out the position and go through the lines below it; any expectation that fails says where."""
    position, _, script = textwrap.dedent(text).partition("\n---\n")
    scene = Scene(position)
    scene.follow(script)
    return scene


def random_game(seats: int, seed: int) -> Iterator[Game]:
    """A whole game of random answers: the same game handle, before each answer and once more at the end."""
    game = new_game("glen-more", seats=seats, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        yield game
        question = game.questions[0]
        game.play(question.seat, chance.choice(question.options).id)
    yield game

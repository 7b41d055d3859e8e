"""Positions of Glen More II with chronicles, laid out in a few words, for tests that a player can read.

    board = Board((2,), "0 1 2 s-inshriach a-halkirk * * * * * * mountain -", coins=[5, 6, 7])
    board.play("0 take 3", "0 place 1,1", "0 end")

`rondel` says what is on each space from 0: a seat number, `die`, `englishman`, a tile's id, `*` for a free tile, `-`
for the empty space behind the hindmost piece (or for one of several empty ones: the first `-` clockwise of everything).
`territory` gives, by seat, further tiles: "1,1 s-inshriach; 0,1 s-black-isle". `goods` and `scotsmen` lie on cells:
"0,0 wood 2", "1,0 3". `left` are the only tiles of a stack. `parts` sets fields of a chronicle's part of the state.
`rules` may know more chronicles than the game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hindmost.api import new_game, start
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import NEXT_ACTOR
from hindmost.kernel.chance import ScriptedNature
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.position import Position
from hindmost.mechanics.cells import read_cell
from hindmost.mechanics.effects import FREE
from hindmost.mechanics.goods import unit
from hindmost.mechanics.track import NO_TILE, OFF

RULES = GlenMoreIIRules()


class Board:
    """A game in a position of its own; nature can be scripted."""

    def __init__(
        self,
        chronicles: tuple[int, ...],
        rondel: str,
        seats: int = 3,
        coins: Sequence[int] = (),
        whisky: Sequence[int] = (),
        territory: dict[int, str] | None = None,
        goods: dict[int, str] | None = None,
        scotsmen: dict[int, str] | None = None,
        left: dict[str, str] | None = None,
        parts: dict[str, dict[str, Any]] | None = None,
        rules: GlenMoreIIRules = RULES,
    ) -> None:
        die = "with" if "die" in rondel.split() else "without"
        self.setup = Setup(rules, seats, chronicles, _options(die), None)
        self.nature = ScriptedNature(1, {})
        g = rules.new_state(self.setup.table)
        self.prepared = g
        """The position as it is laid out, before anything happens."""
        g.stack.clear()
        self._lay_rondel(g, rondel.split())
        for seat in range(seats):
            e = g.estates[seat]
            e.coins = coins[seat] if seat < len(coins) else 0
            e.whisky = whisky[seat] if seat < len(whisky) else 0
            for word in _items((territory or {}).get(seat, "")):
                cell, tile = word.split()
                number = g.kit.number[tile]
                e.build(e.ground.with_tile(read_cell(cell), number, g.kit.edges[number]))
                if g.kit.cards[number] >= 0:
                    e.cards = [*e.cards, g.kit.cards[number]]
                self._used(g, number)
            for word in _items((goods or {}).get(seat, "")):
                cell, good, amount = word.split()
                e.put(e.ground.slot_at[read_cell(cell)], int(amount) * unit(g.kit.goods.index(good)))
            if scotsmen and seat in scotsmen:
                e.members = [0] * len(e.members)
                for word in _items(scotsmen[seat]):
                    cell, amount = word.split()
                    e.members[e.ground.slot_at[read_cell(cell)]] = int(amount)
        g.discards += g.stacks[0]
        g.stacks[0] = []
        for name, tiles in (left or {}).items():
            self._leave(g, name, tiles.split())
        for key, changes in (parts or {}).items():
            part: Any = self.setup.table.slice_of(g, key)
            for field, value in changes.items():
                setattr(part, field, value)
        g.stack.append(NEXT_ACTOR)
        self._game: Game | None = None

    # ------------------------------------------------------------ laying out

    def _lay_rondel(self, g: GlenMoreII, words: list[str]) -> None:
        track = g.track
        assert len(words) == len(track.tiles), f"the rondel has {len(track.tiles)} spaces"
        track.pieces = [OFF] * len(track.pieces)
        others = [name for name in ("die", "englishman") if name in words]
        for space, word in enumerate(words):
            for item in word.split("+"):
                if item.isdecimal():
                    track.pieces[int(item)] = space
                elif item in others:
                    track.pieces[g.table.seats + others.index(item)] = space
                elif item not in ("-", "*"):
                    track.tiles[space] = g.kit.number[item]
                    self._used(g, g.kit.number[item])
        for space, word in enumerate(words):
            if word == "*":
                tile = self._plain_tiles(g)[0]
                track.tiles[space] = tile
                self._used(g, tile)
        track.gap = words.index("-")

    def _plain_tiles(self, g: GlenMoreII) -> list[int]:
        """Free territory tiles of S and A that are left, those without immediate effects first."""
        free = [tile for tile in g.stacks[0] + g.stacks[1] if g.kit.prices[tile] == FREE and not g.is_person(tile)]
        return sorted((tile for tile in free if not g.book.guarded[tile]), key=lambda tile: len(g.book.deeds[tile]))

    def _used(self, g: GlenMoreII, tile: int) -> None:
        g.stacks = [[other for other in stack if other != tile] for stack in g.stacks]

    def _leave(self, g: GlenMoreII, name: str, ids: list[str]) -> None:
        """Only these tiles are left in a stack; the rest of it, and of those before it, has been discarded."""
        number = g.book.stack_names.index(name)
        for before in range(number):
            g.discards += g.stacks[before]
            g.stacks[before] = []
        kept = [g.kit.number[tile] for tile in ids]
        g.discards += [tile for tile in g.stacks[number] if tile not in kept]
        g.stacks[number] = kept
        g.scorings = sum(not stack for stack in g.stacks[1:-1])

    # ------------------------------------------------------------ playing

    def draw(self, stream: str, *outcomes: int) -> None:
        """What nature answers next."""
        self.nature.script.setdefault(stream, []).extend(outcomes)

    @property
    def game(self) -> Game:
        if self._game is None:
            position = Position(self.prepared, self.nature)
            position.settle()
            speak = start(self.setup, ScriptedNature(1, {})).speak
            self._game = Game(self.setup, position, [], speak)
        return self._game

    @property
    def g(self) -> GlenMoreII:
        state = self.game.state
        assert isinstance(state, GlenMoreII)
        return state

    def play(self, *answers: str) -> None:
        """Answers like "0 take 4". After each the position must be possible."""
        for answer in answers:
            seat, _, option = answer.partition(" ")
            self.game.play(int(seat), option)
            assert self.game.check() == [], answer

    def finish_turn(self, answer: str) -> None:
        """An answer, and what it takes to end the turn."""
        self.play(answer)
        self.finish()

    def until(self, kind: str) -> None:
        """Answer with whatever is offered first until this kind of question is asked."""
        while self.asked().split()[1] != kind:
            self.play(f"{self.game.questions[0].seat} {self.offered()[0]}")

    def finish(self) -> None:
        """Bring the turn under way to its end: the first place that is offered, and nothing that need not be done."""
        seat = self.game.questions[0].seat
        while not self.game.over and self.game.questions[0].seat == seat and self.asked() not in self._turns(seat):
            offered = self.offered()
            wanted = [option for option in ("end", "pass") if option in offered]
            self.play(f"{seat} {(wanted or offered)[0]}")

    def _turns(self, seat: int) -> list[str]:
        return [f"{seat} {kind}" for kind in ("take", "errand", "vote")]

    def offered(self, seat: int | None = None) -> list[str]:
        """The ids of what is offered, selling aside."""
        question = self.game.questions[0] if seat is None else self.game.question(seat)
        return [option.id for option in question.options if not option.id.startswith("sell ")]

    def asked(self) -> str:
        """Who is asked what: "0 take"."""
        question = self.game.questions[0]
        return f"{question.seat} {question.kind}"

    def refusal(self, option: str) -> str:
        """The clause that forbids it."""
        explanation = self.game.questions[0].explain(option)
        assert not explanation.offered, f"{option} is offered"
        return explanation.rule

    def tile(self, space: int) -> str | None:
        tile = self.g.track.tiles[space]
        return None if tile == NO_TILE else self.g.kit.ids[tile]

    def part(self, key: str) -> Any:
        """A chronicle's part of the state."""
        return self.setup.table.slice_of(self.g, key)

    def owned(self, seat: int, good: str) -> int:
        view = self.game.view(seat)["seats"][seat]["territory"]
        return sum(tile["goods"].get(good, 0) for tile in view)


def _options(die: str) -> dict[str, Json]:
    game = new_game("glen-more-ii", 2, seed=1)
    return {**game.setup.options, "die": die}


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split("; ")] if text else []


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

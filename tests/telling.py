"""A game played by its seed, and once more with the same draws told by hand; and one told of which something else lies
face down."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import hindmost
from hindmost import NATURE, Game
from hindmost.api import start
from hindmost.kernel.chance import TOLD_ALL, Nature, nature_of, possible
from hindmost.kernel.frames import Frame
from hindmost.kernel.position import Position
from hindmost.kernel.redeal import resampled
from hindmost.kernel.state import State
from tests.configurations import Configuration
from tests.properties.playing import walk


class Noting(Nature):
    """Notes whatever was drawn that somebody would have had to tell."""

    def __init__(self, seed: int, counters: dict[str, int], chance: str, drawn: list[tuple[str, int]]) -> None:
        super().__init__(seed, counters)
        self.told = chance
        self.drawn = drawn

    def copy(self) -> Noting:
        return Noting(self.seed, self.counters.copy(), self.told, self.drawn)

    def answer(self, g: State, frame: Frame[Any], outcomes: list[int]) -> int:
        answer = super().answer(g, frame, outcomes)
        if len(possible(g, frame, outcomes)) > 1 and (self.told == TOLD_ALL or not frame.face_down):
            self.drawn.append((frame.kind(), answer))
        return answer


class Played:
    """A finished game, with what could be told of it: the draws, the answers, and the digest before each of them."""

    def __init__(self, configuration: Configuration, seed: int, chance: str) -> None:
        self.configuration = configuration
        self.seed = seed
        self.chance = chance
        self.drawn: list[tuple[str, int]] = []
        self.digests: list[str] = []
        setup = configuration.new_game(seed).setup
        self.game = start(setup, Noting(seed, {}, chance, self.drawn))
        for step in walk(self.game, seed):
            self.digests.append(step.game.hash())

    def again(self) -> Iterator[Game]:
        """The same game told, wherever NATURE is asked; what it is told comes when this goes on. It ends with the whole
        game, which was the same before every answer."""
        told = iter(self.drawn)
        each = self.configuration
        start_of = (each.game, each.seats, each.chronicles, self.seed, each.options, each.automa)
        game = hindmost.new_game(*start_of, chance=self.chance)
        for choice, digest in zip([*self.game.choices, None], [*self.digests, self.game.hash()], strict=True):
            while not game.over and game.position.seat == NATURE:
                yield game
                kind, outcome = next(told)
                (question,) = game.questions
                assert question.kind == kind
                game.play(NATURE, next(option.id for option in question.options if option.choice == outcome))
            assert game.hash() == digest
            if choice is not None:
                game.play(choice.seat, choice.option_id)
        assert next(told, None) is None
        yield game


def draws_face_down(configuration: Configuration) -> bool:
    """Whether a chronicle in it draws what nobody at a real table may look at."""
    table = configuration.new_game(0).setup.table
    return any(table.homes[kind] > 0 and frame.face_down for kind, frame in table.frames.items())


def with_other_draws(game: Game, seat: int | None, random: Random) -> Game:
    """A game in which chance is told, copied with all else that the seat may not know: what lies face down is another,
    and so is whatever will be drawn. Who is asked is the same, also where that is NATURE.

    What some seat cannot know, a spectator cannot know either.
    """
    nature, eyes = game.position.nature, random.randrange(game.setup.seats) if seat is None else seat
    counters = {stream: number + random.randint(1, 50) for stream, number in nature.counters.items()}
    other = nature_of(random.getrandbits(63), {**counters, "another": 1}, nature.chance, nature.keyed)
    twin = game.clone()
    twin.position = Position(resampled(game.state, eyes, random.randrange), other)
    twin.position.settle()
    twin.mark_barrier()
    return twin

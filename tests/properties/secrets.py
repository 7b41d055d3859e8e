"""What a seat may not know, and how to change it: one entry for each game that hides something from a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hindmost import Award, Game
from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.chance import Nature
from hindmost.kernel.messages import Json
from hindmost.kernel.state import State
from hindmost.kernel.views import VISIBLE
from hindmost.mechanics.glen import GlenState

Change = Callable[[State, int | None, Random], None]
"""Changes, in a state, what the seat (None: a spectator) may not know, without changing what happens next."""


def change_victory_points(g: State, seat: int | None, random: Random) -> None:
    """Before the end of Glen More the others' VP and where they came from are secret (GM1-DEF-12)."""
    assert isinstance(g, GlenMore)
    for other, estate in enumerate(g.estates):
        if other != seat:
            vp = random.randint(-9, 99)
            estate.vp += vp
            g.sheet = [award for award in g.sheet if award.seat != other or random.random() < 0.5]
            g.sheet.insert(random.randrange(len(g.sheet) + 1), Award(other, vp, "score-cards", "GM1-SCORE-03", 1))


SECRETS: Final[dict[str, Change]] = {
    "glen-more": change_victory_points,
}

FaceDown = Callable[[State], set[str]]
"""The names of all things that nobody may see, straight from the state."""


def tiles_in_the_stacks(g: State) -> set[str]:
    assert isinstance(g, GlenState)
    return {g.kit.ids[tile] for stack in g.stacks for tile in stack}


def buildings_in_the_pile(g: State) -> set[str]:
    """The draw pile of Glasgow (GLA-INFO-02)."""
    assert isinstance(g, Glasgow)
    return {g.kit.ids[building] for building in g.pile}


FACE_DOWN: Final[dict[str, FaceDown]] = {
    "glasgow": buildings_in_the_pile,
    "glen-more": tiles_in_the_stacks,
    "glen-more-ii": tiles_in_the_stacks,
}


def hides_something(game: Game) -> bool:
    """Whether a seat has something that others may not see."""
    return any(component.owned and component.others != VISIBLE for component in game.setup.table.components)


def with_other_secrets(game: Game, seat: int | None, random: Random) -> Game:
    """A copy in which everything that the seat may not know is different, the future included."""
    twin = with_other_hands(game, seat, random)
    counters = {stream: number + random.randint(1, 50) for stream, number in twin.position.nature.counters.items()}
    twin.position.nature = Nature(random.getrandbits(63), {**counters, "another": 1})
    return twin


def with_other_hands(game: Game, seat: int | None, random: Random) -> Game:
    """A copy in which what the others hide is different, but chance is the same."""
    twin = game.clone()
    change = SECRETS.get(game.setup.rules.id)
    if change is not None:
        change(twin.state, seat, random)
    return twin


def leaves(data: Json) -> Iterator[Json]:
    """Every single value in JSON data, keys aside."""
    if isinstance(data, dict):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value)
    else:
        yield data


def keys(data: Json) -> Iterator[str]:
    """Every key of every object in JSON data."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from keys(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from keys(value)

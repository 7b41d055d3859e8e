"""What a seat may not know, and how to change it.

Whoever hides something, a game or a chronicle, hides it in a component or in a question that is answered in secret.
Both can be dealt anew (`Component.redeal`), so that nothing has to be said of them here. What a redeal does not change
enough to prove much stands in `ASLEEP`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hindmost import Award, Game
from hindmost.games.glen_more.components import HiddenPoints, HiddenSheet
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.chance import Nature
from hindmost.kernel.messages import Json
from hindmost.kernel.state import State
from hindmost.kernel.views import VISIBLE, Component

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


NAMESAKES: Final = ("open-plans",)
"""Open cards that have the names of tiles."""
ASLEEP: Final[dict[type[Component], Change | None]] = {HiddenPoints: change_victory_points, HiddenSheet: None}
"""By component: secrets that come out at the end of the game alone. A redeal takes all players to have the same points;
here they may have any. None: it is changed with another one."""


def is_redealt(component: Component) -> bool:
    """Whether it has a part that a seat cannot know, and deals it anew."""
    return type(component).redeal is not Component.redeal


def hidden_parts(game: Game) -> list[Component]:
    """What is kept from somebody; not stacks without an order, whose tiles can be counted and are drawn by chance."""
    components = game.setup.table.components
    return [each for each in components if is_redealt(each) or (each.owned and each.others != VISIBLE)]


def asleep(game: Game) -> bool:
    """Whether something is hidden, and all of it stays so until the end of the game."""
    parts = hidden_parts(game)
    return bool(parts) and all(type(component) in ASLEEP for component in parts)


def face_down(g: State) -> set[str]:
    """The names of what lies in stacks and piles without an order, straight from the state: nobody may see them.

    A plan that lies open has the name of its monument, which may still be in a stack.
    """
    piles = [each for each in g.table.components if each.others != VISIBLE and not each.owned and not is_redealt(each)]
    cards = [each for each in g.table.components if each.name in NAMESAKES]
    hidden, open_ = ({name for each in them for name in leaves(each.read(g, -1))} for them in (piles, cards))
    return hidden - open_


def with_other_secrets(game: Game, seat: int | None, random: Random) -> Game:
    """A copy in which everything that the seat may not know is different, the future included."""
    twin = with_other_hands(game, seat, random)
    counters = {stream: number + random.randint(1, 50) for stream, number in twin.position.nature.counters.items()}
    twin.position.nature = Nature(random.getrandbits(63), {**counters, "another": 1})
    return twin


def with_other_hands(game: Game, seat: int | None, random: Random) -> Game:
    """A copy in which what is hidden from the seat is different, but chance is the same.

    What some seat cannot know, a spectator cannot know either.
    """
    if asleep(game):
        twin = game.clone()
    else:
        twin = game.redealt(random.randrange(game.setup.seats) if seat is None else seat, random.randrange, 0)
        twin.position.nature = game.position.nature.copy()
    for component in game.setup.table.components:
        change = ASLEEP.get(type(component))
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

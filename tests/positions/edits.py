"""What somebody with a text editor might do to a position: other values that look right, moved or swapped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from hindmost.kernel.messages import Json

Place = tuple[Any, Any]
"""A dictionary or list, and the key of something in it."""


def edited(state: Json, other: Json, random: Random) -> str:
    """Change one thing, or two, also to what they are in another position of the game; gives what was done."""
    done = []
    for _ in range(random.choice((1, 2))):
        if random.random() < 0.4:
            done.append(as_in(other, state, random))
        else:
            done.append(random.choice(EDITS)(state, random))
    return "; ".join(done)


def as_in(other: Json, state: Json, random: Random) -> str:
    """A part of the state, large or small, is what it is in another position."""
    key = random.choice(list(state) if isinstance(state, dict) else range(len(state)))
    there = key in other if isinstance(other, dict) else key < len(other)
    if not there:
        return another_value(state, random)
    if isinstance(state[key], (dict, list)) and type(other[key]) is type(state[key]) and random.random() < 0.75:
        return as_in(other[key], state[key], random) if state[key] else f"{key} left"
    state[key] = other[key]
    return f"{key} as elsewhere: {other[key]!r}"


def somewhere(state: Json, random: Random) -> Place:
    """A place that holds a value: each part of the state is as likely as the others, however much it holds."""
    inside: Json = {"state": state}
    key: Any = "state"
    while isinstance(inside[key], (dict, list)) and inside[key]:
        inside = inside[key]
        key = random.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
    return inside, key


def values(data: Json) -> Iterator[Place]:
    """Every place that holds a value."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if isinstance(value, (dict, list)):
            yield from values(value)
        else:
            yield data, key


def lists(data: Json) -> Iterator[list[Json]]:
    if isinstance(data, list):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from lists(value)


def another_value(state: Json, random: Random) -> str:
    """A number beside it or a small one; a name that is used elsewhere; or the other way round."""
    inside, key = somewhere(state, random)
    old = inside[key]
    if isinstance(old, bool):
        new: Json = not old
    elif isinstance(old, int):
        new = random.choice((old - 1, old + 1, random.randrange(-1, 8)))
    else:
        new = _another_name(state, inside, random)
    inside[key] = new
    return f"{key}: {old!r} became {new!r}"


def _another_name(state: Json, inside: Json, random: Random) -> Json:
    near = [each for each in inside if isinstance(each, str)] if isinstance(inside, list) else []
    far = [place[key] for place, key in values(state) if isinstance(place[key], str)]
    return random.choice((*near, random.choice(far), random.choice(far), None))


def swap(state: Json, random: Random) -> str:
    """Two values of one kind change places."""
    inside, key = somewhere(state, random)
    like = [(place, name) for place, name in values(state) if type(place[name]) is type(inside[key])]
    other, name = random.choice(like) if like else (inside, key)
    inside[key], other[name] = other[name], inside[key]
    return f"{key} and {name} swapped: {other[name]!r}, {inside[key]!r}"


def hand_on(state: Json, random: Random) -> str:
    """Some of one number goes to another with the same name: coins, barrels, Scotsmen."""
    inside, key = somewhere(state, random)
    if type(inside[key]) is not int:
        return another_value(state, random)
    like = [place for place, name in values(state) if name == key and type(place[name]) is int]
    other, number = random.choice(like), random.choice((1, 1, 2))
    inside[key] -= number
    other[key] += number
    return f"{number} of {key} handed on"


def move(state: Json, random: Random) -> str:
    """Something of one list goes to another that holds the like, or to an empty one."""
    full = [each for each in lists(state) if each]
    source = random.choice(full)
    item = source.pop(random.randrange(len(source)))
    like = [each for each in lists(state) if not each or type(each[0]) is type(item)]
    target = random.choice(like) if like else source
    target.insert(random.randrange(len(target) + 1), item)
    return f"{item!r} moved"


def lose(state: Json, random: Random) -> str:
    """Something of a list is gone."""
    source = random.choice([each for each in lists(state) if each])
    return f"{source.pop(random.randrange(len(source)))!r} lost"


def repeat(state: Json, random: Random) -> str:
    """Something of a list is there twice."""
    source = random.choice([each for each in lists(state) if each])
    item = random.choice(source)
    source.insert(random.randrange(len(source) + 1), item)
    return f"{item!r} twice"


EDITS: Final[tuple[Callable[[Json, Random], str], ...]] = (
    *(another_value, another_value, another_value, another_value),
    *(hand_on, hand_on, hand_on, hand_on),
    *(swap, move, lose, repeat),
)
"""What may well come to a sound position more often than what seldom does."""

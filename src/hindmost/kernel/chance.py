"""Nature's answers, from counter-based streams: the n-th draw of a purpose depends on seed, purpose and n alone."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from hindmost.kernel.errors import HindmostError
from hindmost.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from hindmost.kernel.frames import Frame
    from hindmost.kernel.state import State

LOW: Final = 0x7FFF_FFFF_FFFF_FFFF
LEAST: Final = -0x8000_0000_0000_0000
DRAWS: Final = 1 << 32
"""Far more than a game draws from a stream, and few enough to be reckoned with in 64 bits."""


def stream_key(seed: int, stream: str) -> int:
    """A 64-bit key for one purpose of one game."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def signed(number: i64) -> i64:
    """The lowest 64 bits, as a number with a sign: what compiled code is left with anyway, and so does at no cost."""
    return (number & LOW) + (number >> 63 & 1) * LEAST


def scatter(key: i64, index: i64) -> i64:
    """The index-th of the stream's 64-bit numbers, signed (the splitmix64 sequence).

    Its factors are signed too: 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9 and 0x94D0_49BB_1331_11EB less 2 ** 64.
    """
    z = signed(key + (index + 1) * -0x61C8_8646_80B5_83EB)
    z = signed((z ^ (z >> 30 & 0x3_FFFF_FFFF)) * -0x40A7_B892_E31B_1A47)
    z = signed((z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * -0x6B2F_B644_ECCE_EE15)
    return z ^ (z >> 31 & 0x1_FFFF_FFFF)


def part_of(number: i64, parts: i64) -> i64:
    """In which of so many equal parts of all 64-bit numbers a signed one lies, read without its sign.

    It is (number * parts) >> 64, in halves, so that nothing grows beyond 64 bits; `parts` is below 2 ** 31.
    """
    high = number >> 32 & 0xFFFF_FFFF
    low = number & 0xFFFF_FFFF
    return (high * parts + (low * parts >> 32)) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers chance questions from a seed. A search gives it a seed of its own, so it cannot guess the real game's."""

    __slots__ = ("counters", "keys", "seed")

    def __init__(self, seed: int, counters: dict[str, int]) -> None:
        self.seed = seed
        self.counters = counters
        self.keys: dict[str, int] = {}
        """Signed, like all numbers of 64 bits here."""

    def copy(self) -> Nature:
        twin = type(self)(self.seed, self.counters.copy())
        twin.keys = self.keys  # only a cache of what the seed implies
        return twin

    def draw(self, stream: str, parts: int) -> int:
        """A number from 0 to parts - 1, the next of this stream."""
        key = self.keys.get(stream)
        if key is None:
            key = stream_key(self.seed, stream)
            key = self.keys[stream] = key - (1 << 64) if key >> 63 else key
        index = self.counters.get(stream, 0)
        self.counters[stream] = index + 1
        return part_of(scatter(key, index), parts)

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        """One of the outcomes, each with its weight (None: all alike)."""
        if weights is None:
            return outcomes[self.draw(stream, len(outcomes))]
        point = self.draw(stream, sum(weights))
        place = 0
        while point >= weights[place]:
            point -= weights[place]
            place += 1
        return outcomes[place]

    def answer(self, g: State, frame: Frame[Any], outcomes: list[int]) -> int:
        """The answer to a chance question."""
        return self.pick(frame.stream(g), outcomes, frame.weights(g))

    def below(self, number: int) -> int:
        """A number from 0 to number - 1: a `Pick` for redeals."""
        return self.draw("below", number)


class Dice(Nature):
    """One sequence of numbers for all purposes (Marsaglia's xorshift): for playouts, which nobody replays."""

    __slots__ = ("number",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed, {})
        # Never 0, where the sequence would stay. Multiplied, because it starts slowly from a small number.
        self.number: i64 = seed * 0x9E37_79B1 & 0xFFFF_FFFF or 1

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        number = self.number
        number ^= (number << 13) & 0xFFFF_FFFF
        number ^= number >> 17
        number ^= (number << 5) & 0xFFFF_FFFF
        self.number = number
        return (number * sides) >> 32

    def copy(self) -> Dice:
        twin = Dice(self.seed)
        twin.number = self.number
        return twin

    def draw(self, stream: str, parts: int) -> int:
        return self.roll(parts)

    def answer(self, g: State, frame: Frame[Any], outcomes: list[int]) -> int:
        return self.pick("", outcomes, frame.weights(g))


class ScriptedNature(Nature):
    """Gives the scripted outcomes of a stream first, then falls back to the seed. For tests and set-piece positions."""

    __slots__ = ("script",)

    def __init__(self, seed: int, counters: dict[str, int]) -> None:
        super().__init__(seed, counters)
        self.script: dict[str, list[int]] = {}

    def copy(self) -> ScriptedNature:
        twin = ScriptedNature(self.seed, self.counters.copy())
        twin.script = {stream: queue[:] for stream, queue in self.script.items()}
        return twin

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        queue = self.script.get(stream)
        if not queue:
            return super().pick(stream, outcomes, weights)
        if queue[0] not in outcomes:
            raise HindmostError(f"The script wants {queue[0]} from {stream!r}, but only {outcomes} are possible.")
        return queue.pop(0)

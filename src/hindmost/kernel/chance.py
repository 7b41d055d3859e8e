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
DRAWN: Final = "drawn"
"""Chance is drawn from the seed."""
TOLD: Final = "told"
"""What comes to light is told by hand; only what lies face down is drawn."""
TOLD_ALL: Final = "told-all"
"""All of it is told, by somebody who may know everything."""
CHANCE: Final = (DRAWN, TOLD, TOLD_ALL)

DRAWS: Final = 1 << 32
"""Far more than a game draws from a stream, and few enough to be reckoned with in 64 bits."""


def stream_key(seed: int, stream: str) -> int:
    """A 64-bit key for one purpose of one game."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def keyed_number(key: bytes, stream: str, index: int) -> int:
    """The index-th 64-bit number of a purpose under a key (BLAKE2b with a key): no number tells anything of another."""
    return int.from_bytes(blake2b(f"{stream}/{index}".encode(), key=key, digest_size=8).digest(), "big")


def whole_key(seed: int) -> bytes:
    """All that a seed holds, however long it is."""
    return blake2b(str(seed).encode()).digest()


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
    """Answers chance questions from a seed. A search gives it a seed of its own, so it cannot guess the real game's.

    Where it is keyed, its streams are cryptographic: whoever has seen many draws and has much time still cannot tell
    the next one. That is for tables of people; what is drawn otherwise is drawn faster, from 64 bits a stream.
    """

    __slots__ = ("counters", "key", "keys", "seed")

    def __init__(self, seed: int, counters: dict[str, int], keyed: bool = False) -> None:
        self.seed = seed
        self.counters = counters
        self.key: bytes | None = whole_key(seed) if keyed else None
        self.keys: dict[str, int] = {}
        """Signed, like all numbers of 64 bits here."""

    @property
    def keyed(self) -> bool:
        return self.key is not None

    def copy(self) -> Nature:
        twin = type(self)(self.seed, self.counters.copy())
        return self.given_to(twin)

    def given_to(self, twin: Nature) -> Nature:
        """What the seed implies need not be found again."""
        twin.key, twin.keys = self.key, self.keys
        return twin

    def draw(self, stream: str, parts: int) -> int:
        """A number from 0 to parts - 1, the next of this stream."""
        index = self.counters.get(stream, 0)
        self.counters[stream] = index + 1
        if self.key is not None:
            return keyed_number(self.key, stream, index) * parts >> 64
        key = self.keys.get(stream)
        if key is None:
            key = stream_key(self.seed, stream)
            key = self.keys[stream] = key - (1 << 64) if key >> 63 else key
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

    def asks(self, g: State, frame: Frame[Any], outcomes: list[int]) -> list[int]:
        """What somebody must choose from to answer; empty where that is for nature itself."""
        return []

    @property
    def chance(self) -> str:
        """Who answers, as it stands in records: one of `CHANCE`."""
        return DRAWN

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


class ToldNature(Nature):
    """Waits to be told what came at a real table, and draws only what nobody there may see."""

    __slots__ = ("everything",)

    def __init__(self, seed: int, counters: dict[str, int], everything: bool, keyed: bool = False) -> None:
        super().__init__(seed, counters, keyed)
        self.everything = everything
        """Whether even that is told."""

    def copy(self) -> Nature:
        return self.given_to(ToldNature(self.seed, self.counters.copy(), self.everything))

    @property
    def chance(self) -> str:
        return TOLD_ALL if self.everything else TOLD

    def tells(self, g: State, frame: Frame[Any]) -> bool:
        return self.everything or not (frame.face_down or type(frame) in g.table.drawn)

    def asks(self, g: State, frame: Frame[Any], outcomes: list[int]) -> list[int]:
        """Where only one thing can come, everybody knows it."""
        found = possible(g, frame, outcomes) if self.tells(g, frame) else []
        return found if len(found) > 1 else []

    def answer(self, g: State, frame: Frame[Any], outcomes: list[int]) -> int:
        return possible(g, frame, outcomes)[0] if self.tells(g, frame) else super().answer(g, frame, outcomes)


def possible(g: State, frame: Frame[Any], outcomes: list[int]) -> list[int]:
    """The outcomes that may come, each once, in their order."""
    weights = frame.weights(g)
    if weights is None:
        return list(dict.fromkeys(outcomes))
    return list(dict.fromkeys(each for each, weight in zip(outcomes, weights, strict=True) if weight))


def nature_of(seed: int, counters: dict[str, int], chance: str, keyed: bool) -> Nature:
    """The nature of a game that is played from a seed, or told by hand."""
    if chance == DRAWN:
        return Nature(seed, counters, keyed)
    return ToldNature(seed, counters, chance == TOLD_ALL, keyed)


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

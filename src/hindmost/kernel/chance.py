"""Nature's answers, from counter-based streams: the n-th draw of a purpose depends on seed, purpose and n alone."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from hindmost.kernel.errors import HindmostError
from hindmost.kernel.native import mypyc_attr

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


def stream_key(seed: int, stream: str) -> int:
    """A 64-bit key for one purpose of one game."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def scatter(key: int, index: int) -> int:
    """The index-th of the stream's 64-bit numbers (the splitmix64 sequence)."""
    z = (key + (index + 1) * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers chance questions from a seed. A search gives it a seed of its own, so it cannot guess the real game's."""

    __slots__ = ("counters", "keys", "seed")

    def __init__(self, seed: int, counters: dict[str, int]) -> None:
        self.seed = seed
        self.counters = counters
        self.keys: dict[str, int] = {}

    def copy(self) -> Nature:
        twin = type(self)(self.seed, self.counters.copy())
        twin.keys = self.keys  # only a cache of what the seed implies
        return twin

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        """One of the outcomes, each with its weight (None: all alike)."""
        key = self.keys.get(stream)
        if key is None:
            key = self.keys[stream] = stream_key(self.seed, stream)
        index = self.counters.get(stream, 0)
        self.counters[stream] = index + 1
        number = scatter(key, index)
        if weights is None:
            return outcomes[(number * len(outcomes)) >> 64]
        point = (number * sum(weights)) >> 64
        place = 0
        while point >= weights[place]:
            point -= weights[place]
            place += 1
        return outcomes[place]

    def below(self, number: int) -> int:
        """A number from 0 to number - 1: a `Pick` for redeals."""
        return self.pick("below", list(range(number)), None)


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

"""Bundles of goods: how many of each kind, in one int.

A *kind* is a small int, the place of a good in the game's list of goods. A *bundle* keeps one byte for each
kind, kind 0 lowest, so bundles of different kinds are added and taken away as plain ints:

>>> wood, stone = 0, 1
>>> pile = 2 * unit(wood) + unit(stone)
>>> count(pile, wood), total(pile)
(2, 3)
>>> covers(pile, unit(wood) + unit(stone))
True
>>> spread(shortfall(pile, 3 * unit(stone)), 2)
[0, 2]

Counting and comparing treat all bytes at once. That sets three limits, far above what a territory holds:
`MOST_KINDS`, `MOST_OF_A_KIND` (the top bit of each byte is kept free) and `MOST_IN_ALL`.

Take away only what is covered: a byte that falls below zero would borrow from its neighbour.
"""

from collections.abc import Sequence
from typing import Final

MOST_KINDS: Final = 7
MOST_OF_A_KIND: Final = 127
MOST_IN_ALL: Final = 254

NOTHING: Final = 0

_TOP_BITS: Final = 0x80808080808080


def unit(kind: int) -> int:
    """One good of this kind."""
    return 1 << (kind << 3)


def count(bundle: int, kind: int) -> int:
    """How many goods of this kind."""
    return (bundle >> (kind << 3)) & 0xFF


def total(bundle: int) -> int:
    """How many goods in all."""
    # 256 leaves 1 when divided by 255, so what a bundle leaves is the sum of its bytes.
    return bundle % 255


def covers(bundle: int, demand: int) -> bool:
    """Whether the bundle has all that is demanded, kind by kind."""
    # Each byte borrows from its own top bit; where that is gone there was too little.
    return ((bundle | _TOP_BITS) - demand) & _TOP_BITS == _TOP_BITS


def shortfall(bundle: int, demand: int) -> int:
    """What the bundle lacks of the demand, kind by kind."""
    difference = (demand | _TOP_BITS) - bundle
    lacking = difference & _TOP_BITS
    return difference & (lacking - (lacking >> 7))


def present(bundle: int, kinds: int) -> int:
    """The kinds of which there is at least one, as a mask with a bit for each kind."""
    mask = 0
    for kind in range(kinds):
        if (bundle >> (kind << 3)) & 0xFF:
            mask |= 1 << kind
    return mask


def spread(bundle: int, kinds: int) -> list[int]:
    """The counts of all kinds, in the order of the kinds."""
    return [(bundle >> (kind << 3)) & 0xFF for kind in range(kinds)]


def gather(counts: Sequence[int]) -> int:
    """The bundle with these counts: the reverse of `spread`."""
    bundle = 0
    for kind, number in enumerate(counts):
        bundle += number << (kind << 3)
    return bundle

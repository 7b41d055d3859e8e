"""Which mutants are judged: drawn by the names of their places, so that a change elsewhere draws no others."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Final, NamedTuple

from .faults import Fault, faults
from .rooms import ROOMS, files

EQUIVALENT: Final = Path(__file__).parent / "equivalent.toml"
SEED: Final = 1
NUMBER: Final = 40
"""How many are judged in every run of the tests."""


def all_of(room: str) -> list[Fault]:
    return [fault for path in files(room) for fault in faults(path)]


def drawn(room: str, seed: int, number: int) -> list[Fault]:
    """Without those that are known to change nothing."""
    known = equivalent()
    return sorted((each for each in all_of(room) if each.id not in known), key=lambda each: _lot(each, seed))[:number]


def sample(seed: int = SEED, number: int = NUMBER) -> list[Fault]:
    """Of all rooms in turn."""
    of_rooms = (drawn(room, seed, number) for room in ROOMS)
    return [each for each in chain.from_iterable(zip_longest(*of_rooms)) if each is not None][:number]


class Excuse(NamedTuple):
    was: str
    why: str


def equivalent() -> dict[str, Excuse]:
    """By the mutant's id: what stood there, and why nobody could notice it."""
    told = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    entries = ((place, each) for place, entries in told.items() for each in entries)
    return {f"{place}#{each['number']}": Excuse(each["was"], each["why"]) for place, each in entries}


def _lot(fault: Fault, seed: int) -> str:
    return hashlib.sha256(f"{seed} {fault.id} {fault.before}".encode()).hexdigest()


def find(ids: list[str]) -> Iterator[Fault]:
    for room in ROOMS:
        yield from (each for each in all_of(room) if each.id in ids)

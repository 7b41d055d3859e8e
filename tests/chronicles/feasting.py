"""Positions of Chronicle 9: which events lie open, and how everybody bids for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import EVENTS, Feasts
from tests.glen_more_ii_scenario import Scene

KEY: Final = "feasts"
AT_HOME: Final = "chronicles 9; rondel: 0 1 2 s-inshriach a-robert-i * * * * * * * * -"
"""Seat 0 may take a wood tile from space 3, or a person from space 4."""
END_OF_A: Final = "chronicles 9; rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack A: a-dornie"
"""Seat 0 may take a tile from space 3; after its turn the last tile of stack A is laid."""
END_OF_GAME: Final = "chronicles 9; rondel: 0 * 1:worlds-end - - - - - - - - - - -; gap 13; stack D:"
"""Seat 1 stands on World's End, and seat 0 may join it."""
OPEN: Final = ("guest-of-honour", "whisky-tasting", "handfasting", "may-procession", "council-dinner")
"""The events 1 to 5, unless a test wants others: any; barley; sheep; wood; stone and any."""
RICH: Final = "every seat; 0,0: wood 1, stone 1, barley 1; 1,0: sheep 1, cattle 1, wood 1"
"""Enough for several events."""


def feast(*position: str, cards: Sequence[str] = OPEN, discards: Sequence[str] = ()) -> Scene:
    """A position with these events on the slots; the other cards are the deck."""
    scene = Scene(*position)
    assert scene.waiting is not None
    part = scene.table.slice_of(scene.waiting, KEY)
    assert isinstance(part, Feasts)
    part.cards = [EVENTS.index(name) for name in cards]
    part.discards = sorted(EVENTS.index(name) for name in discards)
    part.deck = [event for event in range(len(EVENTS)) if event not in (*part.cards, *part.discards)]
    return scene


def bidding(*position: str, cards: Sequence[str] = OPEN, discards: Sequence[str] = ()) -> Scene:
    """The end of stack A, when everybody is asked for a stack."""
    scene = feast(END_OF_A, *position, cards=cards, discards=discards)
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    return scene


def bid(scene: Scene, *stacks: str) -> None:
    """Everybody makes a stack, by seat, the topmost token first: "415"."""
    scene.follow(*(f"{seat} bid {stack.ljust(5, '-')}" for seat, stack in enumerate(stacks)))


def part_of(scene: Scene) -> Feasts:
    part = scene.part(KEY)
    assert isinstance(part, Feasts)
    return part


def lines(scene: Scene) -> list[str]:
    """The log as anybody reads it."""
    return [scene.game.speak(line, "en") for _, line in scene.game.log(None)]


def used(scene: Scene) -> list[tuple[int, str]]:
    """Who has used which event, as the log tells it."""
    return [(note.seat, EVENTS[note.a]) for note in scene.game.journal if note.code == "feast-joined"]


def scored(scene: Scene, category: str) -> dict[int, int]:
    """The VP of a category in the scoring held last, by seat."""
    sheet = [award for award in scene.game.score_sheet() if award.source == f"score-{category}"]
    last = max((award.when for award in sheet), default=0)
    return {award.seat: award.vp for award in sheet if award.when == last}

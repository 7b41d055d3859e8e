"""Positions of the solo game: seat 0 is yours, seat 1 that of Lady Auto MacNifique."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, PRIORITIES, Board
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import DATA
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Note
from tests.glen_more_ii_scenario import RULES, Scene, laid

NAMES: Final = [card.name for card in CARDS]
FILLED: Final = "1 0 die * * * * * * * * * * -"
"""She is hindmost, and only plain tiles lie in front of her."""


class Told(Scene):
    """A scene whose journal begins at once: she acts before anybody is asked."""

    @property
    def game(self) -> Game:
        if self.waiting is not None:
            journal = self.waiting.journal = []
            super().game.journal.extend(journal)
        return self._game


def with_her(
    *position: str,
    cards: str = "",
    level: str = "raiglar",
    priorities: str = "castle landmarks whisky persons",
    markers: str = "macdonell sinclair",
    scotsmen: int = 1,
    part: str = "",
    chronicles: str = "",
    rules: GlenMoreIIRules = RULES,
) -> Scene:
    """A position with her, who turns up these cards next."""
    drawn = [NAMES.index(card) for card in cards.split()]
    domains = laid(1, tuple(int(each) for each in chronicles.split()), rules, level).table
    ids = domains.kit.domain_ids  # type: ignore[attr-defined]
    where = ["-1" if name == "-" else str(ids.index(name)) for name in markers.split()]
    row = [str(PRIORITIES.index(name)) for name in priorities.split()]
    lines = [
        f"solo {level}",
        f"chronicles {chronicles}" if chronicles else "",
        f"seat 1; 0,0: scotsmen 0; 1,0: scotsmen {scotsmen}",
        *position,
        f"part {KEY}: priorities {' '.join(row)}, markers {' '.join(where)}" + (f", {part}" if part else ""),
    ]
    scene = Told(*lines, rules=rules)
    scene.draw("action cards", *(str(card) for card in drawn))
    return scene


def board(scene: Scene) -> Board:
    part = scene.part(KEY)
    assert isinstance(part, Board)
    return part


def tiles(scene: Scene, numbers: list[int]) -> list[str]:
    return [scene.kit.ids[tile] for tile in numbers]


def hers(scene: Scene) -> list[Note]:
    """The lines of the journal in which she explains herself."""
    return [note for note in scene.game.journal if note.code.startswith("lady-")]


def codes(scene: Scene) -> list[str]:
    return [note.code.removeprefix("lady-") for note in hers(scene)]


def took(scene: Scene) -> str:
    """The tile that she took first."""
    return next(scene.kit.ids[note.a] for note in hers(scene) if note.code == "lady-took")


def marked(scene: Scene) -> list[str]:
    """The domains of her markers."""
    ids = scene.book.domain_ids
    return ["-" if domain < 0 else ids[domain] for domain in board(scene).markers]


def path(marker: int) -> list[str]:
    return list(DATA.facts.names[("blue_path", "purple_path")[marker]])


def vp(scene: Scene) -> int:
    return scene.state.estates[HER].vp

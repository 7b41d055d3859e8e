"""Chronicle 10, Of Stones and Cabers: champions train on the territories, and the crowd loves the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hindmost.catalogue.model import Facts
from hindmost.games.glen_more_ii import points
from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, Form, GlenMoreII, Places, Prospects
from hindmost.kernel.craft import AFTER, BEFORE, Component, Hook, Insert, Msg, Note, NoteKind, Plan, Slice, State
from hindmost.kernel.kinds import DEED
from hindmost.mechanics.craft import Living, Token

from . import scoring, tiles, worth
from .check import check
from .effects import Befriend, Breed, ComeHome, Crosswise, Train
from .games import CHAMPIONS, DATA, KEY, POPULARITY, SIDES, TOP, Games, GamesPrint, prize_at
from .prizes import several
from .rewards import Popularity
from .rising import EFFECT_LEFT, REWARD_LEFT, champion_message, reward_message
from .seen import Champions, GamesBoard, PopularityTokens, TrainedCaber, TrainedStone
from .training import TileLeft, TileShifted, Trainers


def _level_effect(g: Any, note: Note) -> dict[str, int | str | Msg]:
    return {"reward": prize_at(g, note.a, note.b).message(g.kit.lexicon)}


def _centre_reward(g: Any, note: Note) -> dict[str, int | str | Msg]:
    return {"reward": reward_message(g, note.a), "level": note.a}


HER_LEVELS: Final = (3, 4, 5)
"""Of the centre track, the levels whose rewards are for a solo opponent too (C12-C10-02)."""
SCORE_LEVELS: Final = (3, 4)
"""Where score modification tokens are taken and turned (C10-LEVEL-03)."""


def _places(fact: str, words: list[str], levels: tuple[int, ...]) -> Form:
    """On some levels of a track these may stand; the others are as they are."""
    choices = []
    for level, word in enumerate(DATA.facts.names[fact], 1):
        others = [each for each in words if each != word]
        choices.append([word, *others] if level in levels else [word])
    return Places(choices)


class StonesAndCabers(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 10
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 15
    difficulty: ClassVar[str] = "medium"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = {
        "centre_track": _places("centre_track", several("vp", "coins", "barrel", "scotsman", "popularity"), HER_LEVELS),
        **{f"{side}_track": _places(f"{side}_track", several("score"), SCORE_LEVELS) for side in SIDES},
    }
    part: ClassVar[type[Slice] | None] = Games
    categories: ClassVar[tuple[str, ...]] = (POPULARITY,)
    category_clause: ClassVar[str] = "C10-SCORE-03"
    readings: ClassVar[dict[str, Any]] = {"champion": champion_message}
    notes: ClassVar[dict[str, Any]] = {
        "risen": ("champion", "level"),
        "beyond": ("champion", "vp"),
        "level-effect": _level_effect,
        "centre-reward": _centre_reward,
        "popularity": ("n",),
        "paid-popularity": ("n",),
        "tournament": ("tile",),
        "champion-placed": ("champion", "cell", "spot"),
        "champion-returned": ("cell",),
        "games-reset": (),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {"tournament": DEED, "paid-popularity": NoteKind("pay", POPULARITY)}

    def read(self, facts: Facts) -> Any:
        return GamesPrint(facts)

    def plans(self) -> tuple[Plan, ...]:
        return (Plan("tournament", (("tournament", tiles.HOLD_TOURNAMENT),), within=("use",)),)

    def inserts(self) -> tuple[Insert, ...]:
        return tuple(
            insert
            for plan in ("scoring", "final")
            for insert in (
                Insert(plan, BEFORE, "score", "cheer", scoring.CHEER_CHAMPIONS),
                Insert(plan, AFTER, "score", "reset-games", scoring.RESET_GAMES),
            )
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (points.AFTERMATH, Trainers()),
            (points.LIFTED, TileLeft()),
            (points.SHIFTED, TileShifted()),
            (points.CATEGORIES, scoring.PopularityFirst()),
            (points.COUNT, scoring.CountPopularity()),
            (points.EXPECTED, scoring.PopularitySoon()),
            (points.BOOST, scoring.ScoreTokens()),
            (points.MARKERS, scoring.OnCentreTrack()),
            (points.SCOPE, tiles.RowAndColumn()),
            (points.CROWD, tiles.RoomForFriends()),
        )

    def tokens(self) -> tuple[Token, ...]:
        return (Popularity(),)

    def effects(self) -> tuple[Living, ...]:
        return (
            Living(Train, deed=tiles.Learning),
            Living(Crosswise, deed=tiles.WakingCrosswise),
            Living(Befriend, deed=tiles.Befriending),
            Living(ComeHome, deed=tiles.Welcoming),
            Living(Breed, tiles.Breeding),
        )

    def components(self) -> tuple[Component, ...]:
        return (GamesBoard(), Champions(), TrainedCaber(), TrainedStone(), PopularityTokens())

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return worth.stakes(g, seat, ahead)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        most = {"champion": len(CHAMPIONS) - 1, "level": TOP, "left-of-level": EFFECT_LEFT | REWARD_LEFT}.get(meaning)
        return most is None or int(meaning != "champion") <= value <= most

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return check(g)


STONES_AND_CABERS: Final = StonesAndCabers()

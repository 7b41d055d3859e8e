"""Her conduct with Chronicle 10: her champions rise with her tiles, and one track is dearer to her (C12-C10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.effects import Train
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import (
    CABER,
    CHAMPIONS,
    POPULARITY,
    STONE,
    games,
    reward_at,
)
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import DATA as GAMES
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.prizes import Prize
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.rewards import cheer
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.rising import climbed, reward_refusal
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import BEFORE, NATURE, Coming, Component, Frame, Insert, Json, State
from hindmost.mechanics.craft import COIN, die_comes
from hindmost.mechanics.lexicon import MEMBER, VP, WHISKY

from .board import HER, board
from .conduct import GONE, ChoiceRule, Conduct, Targets
from .levels import DATA
from .printed import print_of
from .taking import award, gain_barrels, gain_scotsmen, gain_stones

CABER_FACE: Final = DATA.facts.number["track_face"]
CENTRE_FROM: Final = DATA.facts.number["centre_from"]
TILES: Final = frozenset(id_ for id_, record in GAMES.patch.add.items() if record["list"] in ("tiles", "persons"))


class ToTheGames(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in TILES


class RollForTrack(Frame[GlenMoreII]):
    """The Die says which track she prefers at first (C12-C10-01)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return g.kit.die_faces

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = board(g)
        part.track = CABER if choice == CABER_FACE else STONE
        g.note("lady-track", NATURE, part.track, choice)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return die_comes(choice)


def gives_levels(g: GlenMoreII, tile: int) -> bool:
    """A tournament or a spectator."""
    effect = g.kit.immediate[tile]
    return effect is not None and any(isinstance(part, Train) for part in effect.simple())


def rise(g: GlenMoreII, champion: int) -> None:
    """A champion of hers gains a level, and she what stands at its edge (C12-C10-02)."""
    level = climbed(g, HER, champion)
    if level:
        prize = print_of(g).edges[champion][level - 1]
        g.note("lady-level", HER, champion, level)
        receive(g, prize)


def receive(g: GlenMoreII, prize: Prize) -> None:
    """A score token is hers by the level on which her champion stands."""
    if not prize.raises():
        GIVEN.get(prize.things[0], _unused)(g, prize.amount)


def _points(g: GlenMoreII, number: int) -> None:
    award(g, number, "score-champions", "C12-C10-02")


def _popularity(g: GlenMoreII, number: int) -> None:
    cheer(g, HER, number)


def _coins(g: GlenMoreII, number: int) -> None:
    g.estates[HER].coins += number


def _unused(g: GlenMoreII, number: int) -> None:
    """She has no use for goods (C12-CANNOT-01)."""


GIVEN: Final[dict[str, Callable[[GlenMoreII, int], None]]] = {
    VP: _points,
    WHISKY: gain_barrels,
    MEMBER: gain_scotsmen,
    "stone": gain_stones,
    POPULARITY: _popularity,
    COIN: _coins,
}
"""By what an edge or the centre track gives."""


def may_take(g: GlenMoreII, level: int) -> bool:
    """Whether the centre reward at a level is for her: it is not too low, still there, and the only one
    (C12-C10-04)."""
    return level >= CENTRE_FROM and reward_refusal(g, HER, level) is None


def take_reward(g: GlenMoreII, level: int) -> None:
    games(g).centre[level - 1] = HER
    g.note("centre-reward", HER, level)
    receive(g, reward_at(g, level))


def try_reward(g: GlenMoreII, level: int) -> list[Frame[Any]]:
    """She takes the reward at a level if it is for her."""
    if may_take(g, level):
        take_reward(g, level)
    return []


class TurnMarker(Frame[GlenMoreII]):
    """The other track is dearer to her from now on (C12-C10-04)."""

    within: ClassVar[tuple[str, ...]] = ("choose",)

    def run(self, g: GlenMoreII) -> None:
        part = board(g)
        part.track = STONE if part.track == CABER else CABER
        g.note("lady-prefers", HER, part.track)


class LateReward(Frame[GlenMoreII]):
    """Before a scoring she takes a reward if she has none, at the level of her more advanced champion first; where both
    stand on one level it is the same reward, whichever she prefers (C12-C10-06)."""

    def run(self, g: GlenMoreII) -> None:
        levels = sorted(games(g).levels[HER], reverse=True)
        for level in [level for level in levels if may_take(g, level)][:1]:
            take_reward(g, level)


class PreferredTrack(Component):
    """Only she has one."""

    name: ClassVar[str] = "automa-track"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = str | None

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return CHAMPIONS[board(g).track] if owner == HER else None


class WithHighlandGames(Conduct):
    """Score tokens raise results and nothing else of hers; popularity moves no priority tile (C12-C10-07)."""

    chronicle: ClassVar[int] = 10
    targets: ClassVar[Targets] = {"icon": ToTheGames}
    late: ClassVar[Frame[Any]] = LateReward()

    def benefits(self, g: GlenMoreII, tile: int, types: list[str]) -> list[str]:
        """Spectators bring neither clan markers nor VP (C12-C10-08)."""
        return [] if gives_levels(g, tile) else types

    def home(self, g: GlenMoreII, tile: int, place: str) -> str:
        return GONE if gives_levels(g, tile) and not g.is_person(tile) else place

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        part = board(g)
        if gives_levels(g, tile):
            for champion in range(len(CHAMPIONS)):
                rise(g, champion)
            frames = self.rewarded(g, games(g).levels[HER][part.track])
            return [*frames, TurnMarker()]
        if tile in part.pile:
            rise(g, part.track)  # C12-C10-05
        return []

    def rewarded(self, g: GlenMoreII, level: int) -> list[Frame[Any]]:
        """She has come to a level by a tile."""
        return try_reward(g, level)

    def items(self, g: GlenMoreII) -> int:
        return games(g).popularity[HER]

    def inserts(self) -> tuple[Insert, ...]:
        late = tuple(Insert(plan, BEFORE, "cheer", "late-reward", self.late) for plan in ("scoring", "final"))
        return (Insert("set-up", BEFORE, "order", "track", RollForTrack()), *late)

    def components(self) -> tuple[Component, ...]:
        return (PreferredTrack(),)

    def check(self, g: State) -> list[str]:
        track = board(g).track
        return [] if track in range(len(CHAMPIONS)) else ["MacNifique prefers a track of the games that is not there"]

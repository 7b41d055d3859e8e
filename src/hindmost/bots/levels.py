"""Bots as people choose them: five levels of one bot, from beginner to master.

All of them judge alike and pay sensibly. A weaker one takes worse turns now and then: the better a turn looks, the
likelier it is taken, and how sharply it chooses is its *heat*. A stronger one plays on in its head before it chooses.
Both are data, game by game: `levels.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from random import Random
from typing import ClassVar, Final

from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import imagine_otherwise
from hindmost.bots.search import NEVER, SearchBot, judge_of
from hindmost.bots.settings import Settings, settings_for
from hindmost.bots.turns import Care, Turn, Turns, best_of
from hindmost.catalogue.load import parsed
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import Record, shown
from hindmost.kernel.native import mypyc_attr

FILE: Final = "levels.toml"
NAMES: Final = ("beginner", "easy", "medium", "strong", "master")
"""From the weakest on."""
CHOICE: Final = 12
"""From so many turns, the best at a rough look, those choose who do not always take the best."""


class Level:
    """How a level goes about a game."""

    __slots__ = ("heat", "rollouts")

    def __init__(self, heat: float, rollouts: int) -> None:
        self.heat = heat
        """Victory points by which a turn may look worse and still be taken once for every e times that the better one
        is; 0 takes the best."""
        self.rollouts = rollouts
        """Rollouts for a turn; 0: none, the turn is judged at its own end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(SearchBot):
    """A bot of a level. Which one is said by its name; in a game that nobody has measured it plays as in the first."""

    level: Level | None

    def __init__(self, seed: int = 0, level: Level | None = None) -> None:
        """`level`: numbers of its own, instead of those of its name."""
        super().__init__(seed, 0, NEVER)
        self.level = level

    def plan(self, outlook: Outlook) -> list[int]:
        level = self.level or level_for(outlook.game, self.name)
        self.rollouts = level.rollouts
        if level.rollouts:
            return super().plan(outlook)
        return self.glimpsed(outlook, self.settings or settings_for(outlook.game), level.heat)

    def glimpsed(self, outlook: Outlook, settings: Settings, heat: float) -> list[int]:
        """A turn by what it is worth at its own end."""
        position = outlook.imagine(self.random.getrandbits(63)).position
        care = Care(shortlist=CHOICE, ways=settings.reach) if heat else Care(ways=settings.reach)
        turns = Turns(judge_of(outlook, settings), outlook.seat, care=care)
        found = turns.closely(position)
        imagine_otherwise(turns, found, outlook, self.random)
        return turns.plan(picked(found, heat, self.random))


class Beginner(LevelBot):
    name: ClassVar[str] = "beginner"
    style: ClassVar[str] = "bot-beginner-style"
    thinks_long: ClassVar[bool] = False


class Easy(LevelBot):
    name: ClassVar[str] = "easy"
    style: ClassVar[str] = "bot-easy-style"
    thinks_long: ClassVar[bool] = False


class Medium(LevelBot):
    name: ClassVar[str] = "medium"
    style: ClassVar[str] = "bot-medium-style"
    thinks_long: ClassVar[bool] = False


class Strong(LevelBot):
    name: ClassVar[str] = "strong"
    style: ClassVar[str] = "bot-strong-style"


class Master(LevelBot):
    name: ClassVar[str] = "master"
    style: ClassVar[str] = "bot-master-style"


LEVELS: Final[tuple[type[LevelBot], ...]] = (Beginner, Easy, Medium, Strong, Master)


def picked(turns: list[Turn], heat: float, random: Random) -> Turn:
    """One of the turns: the better, the likelier. Without heat, the best."""
    best = best_of(turns)
    if not heat:
        return best
    odds = [exp((turn.value - best.value) / heat) for turn in turns]
    left = random.random() * sum(odds)
    for turn, part in zip(turns, odds, strict=True):
        left -= part
        if left < 0:
            return turn
    return best


# ------------------------------------------------------------ data


@lru_cache(maxsize=1)
def levels() -> dict[str, dict[str, Level]]:
    """By game, by name; CatalogueError with all that is wrong."""
    return read(files("hindmost.bots").joinpath(FILE).read_text("utf-8"))


def read(text: str) -> dict[str, dict[str, Level]]:
    """The levels that a file tells."""
    problems = Problems(f"bots/{FILE}")
    found: dict[str, dict[str, Level]] = {}
    for game, raw in parsed(f"bots/{FILE}", text).items():
        of_game = Record(game, raw, NAMES, (), problems)
        found[game] = {}
        for name in NAMES:
            record = Record(f"{game}.{name}", of_game.raw.get(name, {}), ("heat", "rollouts"), (), problems)
            heat = record.raw.get("heat", 0.0)
            if not isinstance(heat, int | float) or isinstance(heat, bool) or not 0 <= heat < float("inf"):
                record.wrong("heat", f"is {shown(heat)}; write a number of victory points, like 2.5")
                heat = 0.0
            found[game][name] = Level(float(heat), record.number("rollouts", 0, 0))
    problems.raise_if_any()
    return found


def level_for(game: str, name: str) -> Level:
    """How a level goes about a game; where nobody has measured that, as in the first game of the file."""
    every = levels()
    return every.get(game, next(iter(every.values())))[name]


# ------------------------------------------------------------ a level that fits

STEP: Final = 0.75
"""How much stronger each level is than the one below, in natural odds: it wins about 68 of 100 games against it."""
WANTED: Final = 0.4
"""The part of their games that people should win: often enough to come back, and seldom enough to have to think."""
LAST: Final = 8
"""So many of the last results count: people learn."""
DOUBT: Final = 1.5
"""How far, in levels, somebody of whom nothing is known may be from the usual."""


class Result:
    """A game of a person against bots of levels."""

    __slots__ = ("rivals", "won")

    def __init__(self, rivals: tuple[str, ...], won: float) -> None:
        self.rivals = rivals
        """The levels of the others."""
        self.won = won
        """1 for a win, 0 for none; a part of a win that is shared."""


def chance(strength: float, rivals: Sequence[float]) -> float:
    """How likely somebody wins against rivals, all strengths in levels."""
    own = exp(STEP * strength)
    return own / (own + sum([exp(STEP * rival) for rival in rivals]))


def strength_of(results: Sequence[Result]) -> float:
    """The strength of a person, in levels from the weakest on, that explains the last results best."""
    best, most = 0.0, float("-inf")
    for place in range(-40, 81):
        strength = place / 10
        likely = -(((strength - 1) / DOUBT) ** 2) / 2
        for result in results[-LAST:]:
            wins = chance(strength, [NAMES.index(rival) for rival in result.rivals])
            likely += result.won * log(wins) + (1 - result.won) * log(1 - wins)
        if likely > most + 1e-12:
            best, most = strength, likely
    return best


def fitting(results: Sequence[Result], rivals: int) -> str:
    """The level at which a person, by the last results, wins about as often as people should against so many rivals.
    Empty if nothing is known.

    >>> fitting([Result(("easy", "easy"), 1.0)] * 5, rivals=2)
    'strong'
    """
    if not results:
        return ""
    strength = strength_of(results)
    off = [abs(chance(strength, [float(place)] * rivals) - WANTED) for place in range(len(NAMES))]
    return NAMES[off.index(min(off))]

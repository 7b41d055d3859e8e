"""Chronicle 10 at a printed table: centre rewards that may be gone, and your champions at a scoring."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import CHAMPIONS, POPULARITY, TOP, games
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.rising import champion_message, reward_message
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c10 import WithHighlandGames, may_take, take_reward
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import BEFORE, Frame, Insert, Msg

from .asking import Asked, YesOrNo, number_in, numbers
from .board import table_board
from .told import Told


class RewardGone(YesOrNo):
    """She would take the reward of the level `first`, if it is still there; or else that of `second`, if that is not
    0."""

    __slots__ = ("first", "second")

    shape: ClassVar[dict[str, str]] = {"first": "level", "second": "number"}
    within: ClassVar[tuple[str, ...]] = ("choose", "late-reward")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def affirmed(self, g: GlenMoreII) -> None:
        part = table_board(g)
        part.gone = [*part.gone, self.first]
        if self.second:
            g.stack.append(RewardGone(self.second, 0))

    def denied(self, g: GlenMoreII) -> None:
        take_reward(g, self.first)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-reward-gone", {"level": self.first, "reward": reward_message(g, self.first)})


def wanted(g: GlenMoreII, levels: list[int]) -> list[Frame[Any]]:
    """The rewards of these levels, the best first, as far as they are for her and not known to be gone."""
    there = [level for level in levels if may_take(g, level) and level not in table_board(g).gone]
    return [RewardGone(there[0], there[1] if len(there) > 1 else 0)] if there else []


class LateRewardAtTable(Frame[GlenMoreII]):
    """Before a scoring, if she has none (C12-C10-06)."""

    def run(self, g: GlenMoreII) -> None:
        g.push(wanted(g, sorted(set(games(g).levels[HER]), reverse=True)))


class YourLevel(Asked):
    """The level of one of your champions when a scoring begins, and then of the other."""

    __slots__ = ("champion",)

    shape: ClassVar[dict[str, str]] = {"champion": "champion"}
    within: ClassVar[tuple[str, ...]] = ("your-levels",)

    def __init__(self, champion: int) -> None:
        self.champion = champion

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(0, TOP)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        levels = games(g).levels
        levels[YOU] = [*levels[YOU][: self.champion], number_in(choice), *levels[YOU][self.champion + 1 :]]
        if self.champion + 1 < len(CHAMPIONS):
            g.stack.append(YourLevel(self.champion + 1))

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-your-level", {"champion": champion_message(g, self.champion)})


class YourLevels(Frame[GlenMoreII]):
    def run(self, g: GlenMoreII) -> None:
        g.stack.append(YourLevel(0))


class GamesAtTable(WithHighlandGames):
    """Whether a reward is still there, only you can see."""

    late: ClassVar[Frame[Any]] = LateRewardAtTable()

    def rewarded(self, g: GlenMoreII, level: int) -> list[Frame[Any]]:
        return wanted(g, [level])


class ToldOfGames(Told):
    chronicle: ClassVar[int] = 10

    def conduct(self) -> Conduct | None:
        return GamesAtTable()

    def counted(self, g: GlenMoreII, category: int, number: int) -> None:
        """Popularity is counted by the chronicle; all rewards will be laid out again."""
        if g.book.categories[category] == POPULARITY:
            games(g).popularity[YOU] = number
            table_board(g).gone = []

    def inserts(self) -> tuple[Insert, ...]:
        plans = ("scoring", "final")
        return tuple(Insert(plan, BEFORE, "cheer", "your-levels", YourLevels()) for plan in plans)

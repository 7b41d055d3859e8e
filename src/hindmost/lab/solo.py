"""How bots do against the solo opponent of a game, level by level: the table in `docs/bots.md`.

Every level is played with the same deals, so that no level has the better tiles.

    python -m hindmost.lab.solo greedy random --games 100
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from hindmost import api
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.match import Match


class Against:
    """A bot's games against one level."""

    def __init__(self, bot: str, level: str) -> None:
        self.bot = bot
        self.level = level
        self.games = 0
        self.won = 0
        self.points = 0
        """The bot's own, of all games together."""
        self.hers = 0

    def __str__(self) -> str:
        games = max(self.games, 1)
        points = f"{self.points / games:.0f} : {self.hers / games:.0f}"
        return f"{self.won} of {self.games} ({points})"


def levels_of(game: str) -> tuple[str, ...]:
    """The easiest first; BadConfiguration if there is no such opponent."""
    for info in api.games():
        if info.id == game and info.automas:
            return info.automas
    raise BadConfiguration(f"{game} has no solo opponent.")


def against(game: str, bots: Sequence[str], games: int, seed: int, chronicles: Sequence[int] = ()) -> Iterator[Against]:
    """Bot after bot, level after level. Ties are the bot's (C12-FINAL-03)."""
    for bot in bots:
        for level in levels_of(game):
            setup = api.new_game(game, 1, tuple(chronicles), automa=level).setup
            found = Against(bot, level)
            for number in range(games):
                match = Match(setup, [bot], seed, number, keep=False, check=False)
                match.play()
                found.games += 1
                found.won += 0 in match.game.winners
                found.points += match.game.scores[0]
                found.hers += match.game.scores[1]
            yield found


def in_markdown(rows: Sequence[Against]) -> str:
    """A row for each level, a column for each bot: games won, and the average scores, its own first."""
    bots = list(dict.fromkeys(row.bot for row in rows))
    levels = list(dict.fromkeys(row.level for row in rows))
    cells = {(row.bot, row.level): str(row) for row in rows}
    lines = [f"| level | {' | '.join(bots)} |", f"|---|{'--:|' * len(bots)}"]
    return "\n".join([*lines, *(f"| {level} | {' | '.join(cells[bot, level] for bot in bots)} |" for level in levels)])


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How bots do against the solo opponent of a game.")
    parser.add_argument("bots", nargs="+", help="their names")
    parser.add_argument("--game", default="glen-more-ii")
    parser.add_argument("--games", type=int, default=100, help="of each bot against each level")
    parser.add_argument("--chronicles", type=int, nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(words)
    print(in_markdown(list(against(wishes.game, wishes.bots, wishes.games, wishes.seed, wishes.chronicles))))


if __name__ == "__main__":
    main()

"""How bots do against the solo opponent of a game, level by level: the table in `docs/bots.md`.

Every level is played with the same deals, so that no level has the better tiles.

    python -m hindmost.lab.solo greedy random --games 100 --into docs/bots.md

Bots that search take long: with `--out` every game is kept, a line for each, and not played again. `--levels bodach`
plays against one level alone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from hindmost import api
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, bot_seed
from hindmost.lab.pages import put, table


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


def against(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    chronicles: Sequence[int] = (),
    levels: Sequence[str] = (),
    out: Path | None = None,
) -> Iterator[Against]:
    """Bot after bot, level after level. Ties are the bot's (C12-FINAL-03)."""
    kept = _kept(out)
    for bot in bots:
        for level in levels or levels_of(game):
            found = Against(bot, level)
            for number in range(games):
                key = json.dumps([game, list(chronicles), bot, level, seed, number])
                if key not in kept:
                    kept[key] = play(game, bot, level, seed, number, chronicles)
                    if out is not None:
                        with out.open("a", encoding="utf-8") as stream:
                            stream.write(json.dumps({"game": key, "came": kept[key]}) + "\n")
                won, points, hers = kept[key]
                found.games += 1
                found.won += won
                found.points += points
                found.hers += hers
            yield found


def play(game: str, bot: str, level: str, seed: int, number: int, chronicles: Sequence[int] = ()) -> list[int]:
    """A game: whether the bot has won, its points, and hers."""
    match = Match(api.new_game(game, 1, tuple(chronicles), automa=level).setup, ["random"], seed, number, False, False)
    match.names, match.bots = [bot], [entrant(bot, game, bot_seed(seed, number, 0))]
    match.play()
    return [int(0 in match.game.winners), match.game.scores[0], match.game.scores[1]]


def _kept(out: Path | None) -> dict[str, list[int]]:
    if out is None or not out.exists():
        return {}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    return {line["game"]: line["came"] for line in lines}


def in_markdown(rows: Sequence[Against]) -> str:
    """A row for each level, a column for each bot: games won, and the average scores, its own first."""
    bots = list(dict.fromkeys(row.bot for row in rows))
    levels = list(dict.fromkeys(row.level for row in rows))
    cells = {(row.bot, row.level): str(row) for row in rows}
    return table(["level", *bots], [[level, *(cells.get((bot, level), "") for bot in bots)] for level in levels])


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How bots do against the solo opponent of a game.")
    parser.add_argument("bots", nargs="+", help="their names, with numbers if you like: master:rollouts=500")
    parser.add_argument("--game", default="glen-more-ii")
    parser.add_argument("--games", type=int, default=100, help="of each bot against each level")
    parser.add_argument("--levels", nargs="*", default=[], help="hers; all if nothing is said")
    parser.add_argument("--chronicles", type=int, nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file in which is kept what was played")
    parser.add_argument("--into", type=Path, help="the page with a place for the table")
    wishes = parser.parse_args(words)
    found = against(wishes.game, wishes.bots, wishes.games, wishes.seed, wishes.chronicles, wishes.levels, wishes.out)
    told = in_markdown(list(found))
    print(told)
    if wishes.into is not None:
        put(wishes.into, "solo", told)


if __name__ == "__main__":
    main()

"""How strong the search should be, and how strong it is: the matches of `goals.toml`.

    python -m hindmost.lab.goals --out played --jobs 2 --into docs/bots.md

They take hours. What was played is kept in the folder, a line for each deal, and not played again: break off whenever
you like, go on with the same words. `--only glasgow` plays those of one game, `--deals 2` no more than a look,
`--told` nothing at all. The rollouts are the budget, so that a match is the same wherever it is played; what a thought
costs is measured beside it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

from hindmost import api
from hindmost.lab.duel import Deal, Standing, keep, kept, play_deal
from hindmost.lab.pages import put, table

FILE = "goals.toml"
SEED = 2026
"""Of deals on which nothing was tuned."""
FILE_PLAYED = "goals.jsonl"
ALL = "all"


class Goal:
    """A match, and what is to be won of it."""

    def __init__(self, raw: dict[str, Any], seats: int, chronicles: tuple[int, ...]) -> None:
        self.game: str = raw["game"]
        self.bot: str = raw["bot"]
        self.rival: str = raw["rival"]
        self.thinks: float = raw["thinks"]
        self.deals: int = raw["deals"]
        self.aim: float = raw.get("aim", 0.0)
        self.near: float = raw.get("near", 0.0)
        """How far below the match without chronicles it may be; 0 where there is an aim of its own."""
        self.seats = seats
        self.chronicles = chronicles

    @property
    def match(self) -> list[object]:
        """What tells it from others in the file of deals."""
        return [self.game, list(self.chronicles), self.bot, self.rival, self.seats, SEED]

    @property
    def without(self) -> tuple[object, ...]:
        """The same match, if it has no chronicles."""
        return (self.game, self.bot, self.rival, self.seats)

    def play(self, number: int) -> Deal:
        return play_deal(self.game, self.bot, self.rival, self.seats, SEED, number, self.chronicles)


def goals(only: str = "") -> list[Goal]:
    """Those of the file, of one game or of all; one that is near another becomes one for each chronicle."""
    found: list[Goal] = []
    for raw in tomllib.loads(files("hindmost.lab").joinpath(FILE).read_text("utf-8"))["match"]:
        if only in ("", raw["game"]):
            found += each_chronicle(raw) if "near" in raw else [Goal(raw, raw["seats"], ())]
    return found


def each_chronicle(raw: dict[str, Any]) -> Iterator[Goal]:
    """A match with each chronicle alone and one with all, with other seats where it must be."""
    info = next(info for info in api.games() if info.id == raw["game"])
    for about in info.about:
        yield Goal(raw, min(about.seats, key=lambda seats: (abs(seats - raw["seats"]), seats)), (about.number,))
    fit = [seats for seats in info.seats if all(seats in about.seats for about in info.about)]
    yield Goal(raw, min(fit, key=lambda seats: (abs(seats - raw["seats"]), seats)), info.chronicles)


def climb(wanted: Sequence[Goal], out: Path, jobs: int = 1, deals: int = 0) -> Iterator[Goal]:
    """Play what is not yet kept, the first deals of all matches first; gives the match of each deal that was played."""
    missing: list[tuple[int, Goal]] = []
    for goal in wanted:
        have = kept(out, goal.match)
        missing += [(number, goal) for number in range(deals or goal.deals) if number not in have]
    missing.sort(key=lambda each: each[0])
    for (number, goal), deal in zip(missing, _played(missing, jobs), strict=True):
        keep(out, goal.match, number, deal)
        yield goal


def _played(missing: Sequence[tuple[int, Goal]], jobs: int) -> Iterator[Deal]:
    if min(jobs, len(missing)) <= 1:
        for number, goal in missing:
            yield goal.play(number)
        return
    # Fresh processes rather than forked ones: whoever calls may have threads.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for begun in [pool.submit(goal.play, number) for number, goal in missing]:
            yield begun.result()


def standing(goal: Goal, out: Path) -> Standing | None:
    """What came of the deals that are kept of a match, if there are any."""
    deals = [deal for number, deal in sorted(kept(out, goal.match).items()) if number < goal.deals]
    return Standing(deals) if deals else None


def markdown(wanted: Sequence[Goal], out: Path) -> str:
    """A line for each match. One of which nothing was played says so."""
    without = {goal.without: standing(goal, out) for goal in wanted if not goal.chronicles}
    rows = []
    for goal in wanted:
        found = standing(goal, out)
        rows.append([*_who(goal), _aim(goal, without.get(goal.without)), *_came(found)])
    heads = ["game", "chronicles", "seats", "bot", "against", "aim", "won", "95 % by deal", "games", "scores"]
    return table([*heads, "CPU seconds a thought"], rows, numbers=5)


def _who(goal: Goal) -> list[str]:
    chronicles = ALL if len(goal.chronicles) > 1 else "".join(map(str, goal.chronicles))
    return [goal.game, chronicles, str(goal.seats), f"`{goal.bot}`", goal.rival]


def _aim(goal: Goal, without: Standing | None) -> str:
    if not goal.near:
        part = f"{goal.aim:.0%}"
    else:
        part = f"{without.share - goal.near:.0%}" if without is not None else f"{goal.near:.0%} below that without"
    return f"{part} at {goal.thinks:g} s"


def _came(found: Standing | None) -> list[str]:
    if found is None:
        return ["not played", "", "", "", ""]
    interval = f"{found.low:.0%} to {found.high:.0%}" if found.deals > 1 else ""
    scores = f"{found.score:.1f} : {found.rivals:.1f}"
    return [f"{found.share:.0%}", interval, str(found.games), scores, f"{found.seconds:.3f}"]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How strong the search should be, and how strong it is.")
    parser.add_argument("--out", type=Path, required=True, help="the folder in which is kept what was played")
    parser.add_argument("--only", default="", help="a game")
    parser.add_argument("--deals", type=int, default=0, help="of each match, instead of what it should have")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--told", action="store_true", help="play nothing")
    parser.add_argument("--into", type=Path, help="the page with a place for the table")
    wishes = parser.parse_args(words)
    wishes.out.mkdir(parents=True, exist_ok=True)
    out = wishes.out / FILE_PLAYED
    wanted = goals(wishes.only)
    if not wishes.told:
        for goal in climb(wanted, out, wishes.jobs, wishes.deals):
            print(*_who(goal), standing(goal, out), flush=True)
    print(markdown(wanted, out))
    if wishes.into is not None:
        put(wishes.into, "goals", markdown(goals(), out))


if __name__ == "__main__":
    main()

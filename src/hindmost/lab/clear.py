"""Positions with a clear best turn, which is not the one that looks best: what a level must find.

    python -m hindmost.lab.clear glen-more --in tests/bots/clear

Games between bots that do not search are stopped at a turn, and the search is given twenty times the rollouts of the
strongest level, and twice its candidates. Kept is a turn that is ahead of all others by some points and many standard
errors, deal by deal, where another looks better at its own end. What was found stays in the folder, and the next run
goes on after it.

    python -m hindmost.lab.clear --in tests/bots/clear --levels medium,strong,master --into docs/bots.md

says how many of the kept ones levels find.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import hindmost
from hindmost import api
from hindmost.bots.bot import Bot, Outlook
from hindmost.bots.levels import NAMES, level_for
from hindmost.bots.search import Candidate, Trial, followed, judge_of
from hindmost.bots.settings import settings_for
from hindmost.bots.turns import Care, Turns, ranked
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json
from hindmost.lab.duel import mean_and_error
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, game_seed
from hindmost.lab.pages import put, table

TIMES = 20
"""So many times the rollouts of the strongest level are spent."""
WIDER = 2
"""And so many times its candidates are tried: what it leaves out at a look may be the best."""
PLAYERS = "medium"
"""Between whom the games are played: they think little, and play sensibly."""
LEAST = 1.0
"""A clear turn is better by so many points, as many as an analysis calls a loss,"""
SURE = 4.0
"""and by so many standard errors."""
GLANCE = 10
"""After one part in so many of the rollouts, what is hardly ahead is given up."""
HARDLY = 1.0
"""Standard errors."""
SEED = 1
WORLD = 1
"""Turns are told apart by what they lead to in this deal."""


class Tried:
    """A turn in question, with what came of it on every deal."""

    def __init__(self, candidate: Candidate, leads_to: Json) -> None:
        self.candidate = candidate
        self.leads_to = leads_to
        self.margins: list[float] = []

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """By how much it is better on the deals that both were tried on, and the standard error."""
        return mean_and_error([mine - theirs for mine, theirs in zip(self.margins, other.margins, strict=False)])


class Found:
    """A position with a clear best turn."""

    __slots__ = ("best", "error", "lead", "looks", "number", "rollouts", "seats", "snapshot")

    def __init__(
        self,
        number: int,
        seats: int,
        best: list[str],
        looks: list[str],
        lead: float,
        error: float,
        rollouts: int,
        snapshot: Json,
    ) -> None:
        self.number = number
        """Of the game that it was found in."""
        self.seats = seats
        self.best = best
        """The answers of the turn."""
        self.looks = looks
        """Those of the turn that looks best at its own end."""
        self.lead = lead
        """By how much it is ahead of the next best, in points of the search, and the standard error of that."""
        self.error = error
        self.rollouts = rollouts
        self.snapshot = snapshot

    def to_json(self) -> Json:
        return {name: getattr(self, name) for name in self.__slots__}

    def is_found_by(self, bot: Bot) -> bool:
        """Whether a bot plays the turn, or one that comes to the same."""
        game = hindmost.restore(self.snapshot)
        outlook = Outlook(game, game.questions[0].seat)
        turns = Turns(outlook.judge(), outlook.seat)
        start = outlook.imagine(WORLD)
        best = start.clone()
        for answer in self.best:
            best.play(answer)
        played = followed(turns, start.position, bot.plan(outlook))
        return bool(played.state.to_json() == best.position.state.to_json())


class Stopped(Match):
    """A game that is kept at the beginning of each of its turns."""

    def __init__(self, game: str, seats: int, number: int) -> None:
        super().__init__(api.new_game(game, seats).setup, [PLAYERS] * seats, SEED, number, keep=False, check=False)
        self.moments: list[Json] = []

    def ask(self, seat: int) -> list[int]:
        if self.game.position.began:
            self.moments.append(self.game.snapshot())
        return super().ask(seat)


def stopped(game: str, number: int) -> Game:
    """A game of this number, at one of its turns."""
    seats = next(info.seats for info in api.games() if info.id == game)
    match = Stopped(game, seats[number % len(seats)], number)
    match.play()
    return hindmost.restore(Random(game_seed(SEED, number)).choice(match.moments))


def look(game: Game, number: int) -> Found | None:
    """What is clear about the question of a game, if anything is."""
    outlook = Outlook(game, game.questions[0].seat)
    settings = settings_for(outlook.game)
    rollouts = TIMES * level_for(outlook.game, NAMES[-1]).rollouts
    judge = judge_of(outlook, settings)
    turns = Turns(judge, outlook.seat, care=Care(shortlist=WIDER * settings.candidates, ways=settings.reach))
    start = outlook.imagine(WORLD).position
    trial = Trial(outlook, settings, judge, turns, start)
    tried: list[Tried] = []
    for turn in ranked(turns.closely(start)):
        candidate = Candidate(turn, turns.plan(turn), 0.0)
        leads_to = followed(turns, start, candidate.plan).state.to_json()
        if all(other.leads_to != leads_to for other in tried):
            tried.append(Tried(candidate, leads_to))
    looks = tried[0]
    used = spend(trial, tried, rollouts)
    best = max(tried, key=lambda each: (len(each.margins), each.candidate.mean))
    if best is looks:
        return None
    leads = [best.ahead_of(other) for other in tried if other is not best]
    if not all(lead >= LEAST and lead >= SURE * error for lead, error in leads):
        return None
    lead, error = min(leads)
    return Found(
        number,
        outlook.seats,
        words(outlook, best),
        words(outlook, looks),
        round(lead, 2),
        round(error, 2),
        used,
        game.snapshot(),
    )


def spend(trial: Trial, tried: list[Tried], rollouts: int) -> int:
    """Try turns on deals, the worse half on fewer; gives how many rollouts were used. It leaves off early where no turn
    is ahead."""
    left = tried[:]
    rounds = max(1, (len(left) - 1).bit_length())
    used = seed = 0
    glanced = False
    while len(left) > 1:
        for _deal in range(max(1, rollouts // (rounds * len(left)))):
            seed += 1
            for each in left:
                before = each.candidate.value
                trial.add([each.candidate], seed)
                each.margins.append(each.candidate.value - before)
            used += len(left)
            if not glanced and used * GLANCE >= rollouts:
                glanced = True
                if not promising(left):
                    return used
        left = sorted(left, key=lambda each: -each.candidate.mean)[: (len(left) + 1) // 2]
    return used


def promising(tried: Sequence[Tried]) -> bool:
    """Whether a turn is ahead of all others, and not the one that looks best."""
    best = max(tried, key=lambda each: each.candidate.mean)
    if best is tried[0]:
        return False
    leads = [best.ahead_of(other) for other in tried if other is not best]
    return all(lead > HARDLY * error for lead, error in leads)


def words(outlook: Outlook, tried: Tried) -> list[str]:
    """The answers of a turn by their ids."""
    position = outlook.imagine(WORLD)
    answers = []
    for choice in tried.candidate.plan:
        answers.append(position.id(choice))
        position.play(choice)
    return answers


# ------------------------------------------------------------ what is kept


def file_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.jsonl"


def read(file: Path) -> list[Found]:
    """The positions of a file, one in each line; none if there is no such file."""
    if not file.exists():
        return []
    return [Found(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def find(game: str, wanted: int, folder: Path) -> Iterator[tuple[int, Found | None]]:
    """Look at one game after the other until there are so many positions; says what each game gave."""
    file = file_of(folder, game)
    kept = read(file)
    number = kept[-1].number + 1 if kept else 0
    missing = wanted - len(kept)
    while missing > 0:
        found = look(stopped(game, number), number)
        if found is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(found.to_json()) + "\n")
            missing -= 1
        yield number, found
        number += 1


def found_by(game: str, level: str, kept: Sequence[Found], seed: int = 1) -> int:
    """How many of the best turns a level finds."""
    return sum(each.is_found_by(entrant(level, game, seed)) for each in kept)


def markdown(folder: Path, levels: Sequence[str]) -> str:
    """A line for each game of which positions are kept."""
    rows = []
    for info in api.games():
        kept = read(file_of(folder, info.id))
        if kept:
            ahead = sum(each.lead for each in kept) / len(kept)
            cells = [f"{found_by(info.id, level, kept)} of {len(kept)}" for level in levels]
            rows.append([info.title, str(kept[-1].number + 1), f"{ahead:.1f}", *cells])
    return table(["game", "games looked at", "ahead by, on average", *levels], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find positions with a clear best turn, or see who finds it.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--in", dest="folder", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--levels", default=",".join(NAMES[2:]), help="who must find them, where no game is named")
    parser.add_argument("--into", type=Path, help="the page with a place for the table")
    given = parser.parse_args()
    if given.game is not None:
        for number, found in find(given.game, given.positions, given.folder):
            told = "nothing clear" if found is None else f"{' '.join(found.best)}: {found.lead} ± {found.error}"
            print(f"game {number}: {told}", flush=True)
        return
    told = markdown(given.folder, given.levels.split(","))
    print(told)
    if given.into is not None:
        put(given.into, "clear", told)


if __name__ == "__main__":
    main()

"""Many games: seats, seeds, counting, errors, records."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import ClassVar

import pytest

import hindmost
from hindmost.bots import Bot, Outlook
from hindmost.bots.registry import BOTS
from hindmost.kernel.errors import BadConfiguration, UnknownGame
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json
from hindmost.lab import Summary, simulate
from hindmost.lab.match import bot_seed, game_seed, line_up
from hindmost.lab.simulate import Tally
from hindmost.lab.workers import Outcome


def timeless(summary: Summary) -> Json:
    """All of a summary that must be the same every time."""
    data = summary.to_json()
    del data["seconds"]
    return data


class Stumbler(Bot):
    """Answers what nobody offered, once its turn has come in the third game."""

    name: ClassVar[str] = "stumbler"
    made: ClassVar[int] = 0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        Stumbler.made += 1
        self.number = Stumbler.made

    def choose(self, outlook: Outlook) -> str:
        return "fly" if self.number == 4 else outlook.options[0]


@pytest.fixture
def stumbler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, Stumbler.name, Stumbler)
    monkeypatch.setattr(Stumbler, "made", 0)


# ---------------------------------------------------------------- seats and seeds


def test_bots_fill_the_seats_and_move_on_from_game_to_game() -> None:
    assert [line_up(["a", "b"], 4, number) for number in range(3)] == [list("abab"), list("baba"), list("abab")]
    assert [line_up(["a", "b", "b"], 3, number) for number in range(3)] == [list("abb"), list("bba"), list("bab")]


def test_more_bots_than_seats_take_turns() -> None:
    assert [line_up(["a", "b", "c"], 2, number) for number in range(3)] == [list("ab"), list("bc"), list("ca")]


def test_seeds_differ_by_game_and_seat_and_are_not_the_games_own() -> None:
    seeds = {game_seed(1, number) for number in range(50)} | {
        bot_seed(1, n, seat) for n in range(50) for seat in range(4)
    }
    assert len(seeds) == 250
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_seed_deals_the_same_game_in_years() -> None:
    """Whoever has noted the seed of a run finds its games again."""
    assert (game_seed(1, 0), bot_seed(1, 0, 1)) == (4027272126102531432, 7626604289316526358)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    records: dict[int, Json] = {}
    simulate("glen-more", 4, games=3, seed=8, on_game=records.__setitem__)
    more: dict[int, Json] = {}
    simulate("glen-more", 4, games=5, seed=8, on_game=more.__setitem__)
    assert [more[number] for number in range(3)] == [records[number] for number in range(3)]
    assert records[2]["seed"] == game_seed(8, 2)


def test_a_run_is_the_same_every_time() -> None:
    runs = [timeless(simulate("glen-more", 2, (), ["greedy", "random"], 2, seed=4)) for _ in range(2)]
    assert runs[0] == runs[1]
    assert timeless(simulate("glen-more", 2, (), ["greedy", "random"], 2, seed=5)) != runs[0]


@pytest.mark.parametrize("jobs", [2, 3])
def test_several_processes_give_what_one_gives(jobs: int) -> None:
    """The same tables and the same records, heard of in the same order."""
    alone: list[tuple[int, Json]] = []
    together: list[tuple[int, Json]] = []
    one = simulate("glen-more", 3, bots=["greedy", "random"], games=5, seed=4, on_game=_noting(alone))
    many = simulate("glen-more", 3, bots=["greedy", "random"], games=5, seed=4, on_game=_noting(together), jobs=jobs)
    assert timeless(many) == timeless(one)
    assert together == alone
    assert [number for number, _ in alone] == list(range(5))


def _noting(found: list[tuple[int, Json]]) -> Callable[[int, Json], None]:
    return lambda number, record: found.append((number, record))


@pytest.mark.parametrize(
    ("games", "jobs", "portion"), [(5, 2, 1), (48, 3, 4), (47, 3, 3), (1000, 2, 16), (136, 2, 16), (128, 2, 16)]
)
def test_every_process_gets_four_portions_but_none_larger_than_sixteen(
    games: int, jobs: int, portion: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody waits long for the last one, nor for a progress bar to move."""
    handed: list[tuple[int, int, int]] = []

    class Pool:
        """Plays nothing."""

        def __init__(self, processes: int, *_: object) -> None:
            self.processes = processes

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def map(self, play: object, numbers: range, chunksize: int) -> list[Outcome]:
            handed.append((self.processes, len(numbers), chunksize))
            return []

    monkeypatch.setattr("hindmost.lab.workers.ProcessPoolExecutor", Pool)
    simulate("glen-more", 2, games=games, jobs=jobs)
    assert handed == [(jobs, games, portion)]


# ---------------------------------------------------------------- counting


def test_results_do_not_depend_on_who_listens() -> None:
    heard: list[int] = []
    quiet = timeless(simulate("glen-more", 4, (), ["random"], 6, seed=2))
    watched = timeless(simulate("glen-more", 4, (), ["random"], 6, seed=2, on_game=lambda n, record: heard.append(n)))
    checked = timeless(simulate("glen-more", 4, (), ["random"], 6, seed=2, check=True))
    assert quiet == watched == checked
    assert heard == list(range(6))


def test_the_fast_path_plays_the_same_game_as_the_long_way() -> None:
    """A blind bot is asked for a number only; through its outlook it gives the same answers."""
    records: list[Json] = []
    simulate("glen-more", 3, games=1, seed=6, on_game=lambda n, record: records.append(record))
    game = hindmost.new_game("glen-more", 3, seed=game_seed(6, 0))
    bots = [BOTS["random"](bot_seed(6, 0, seat)) for seat in range(3)]
    while not game.over:
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    assert game.record() == records[0]


def test_wins_add_up_and_means_are_means() -> None:
    records: list[Json] = []
    summary = simulate("glen-more", 2, games=40, seed=3, on_game=lambda n, record: records.append(record))
    data = summary.to_json()
    assert data["games"] == 40
    assert data["wins"]["by_bot"] == {"random": 40.0}
    assert sum(data["wins"]["by_seat"]) == pytest.approx(40)
    for seat in range(2):
        mean = sum(record["scores"][seat] for record in records) / 40
        assert data["mean_scores"]["by_seat"][seat] == pytest.approx(mean, abs=1e-3)
    assert data["decisions"] == sum(len(record["choices"]) for record in records)
    assert data["seconds"] > 0
    assert json.loads(json.dumps(data)) == data


def test_figures_are_told_to_four_places() -> None:
    summary = Summary("glasgow", 2, (), ("random",), 1)
    for scores in ((1, 0), (1, 0), (0, 0)):
        summary.add(("random", "random"), scores, (0,) if scores[0] else (0, 1))
    summary.seconds = 1.23456
    told = summary.to_json()
    assert told["seconds"] == 1.235
    assert told["mean_scores"] == {"by_bot": {"random": 0.3333}, "by_seat": [0.6667, 0.0]}
    assert told["wins"] == {"by_bot": {"random": 3.0}, "by_seat": [2.5, 0.5]}
    assert told["sole_wins"] == {"by_bot": {"random": 2}, "by_seat": [2, 0]}


def test_a_shared_win_is_shared() -> None:
    summary = Summary("glen-more", 3, (), ("a", "b"), 1)
    summary.add(["a", "b", "b"], [10, 10, 4], [0, 1])
    summary.add(["b", "a", "b"], [3, 12, 4], [1])
    assert (summary.by_bot["a"].wins, summary.by_bot["a"].sole_wins, summary.by_bot["a"].played) == (1.5, 1, 2)
    assert (summary.by_bot["b"].wins, summary.by_bot["b"].sole_wins, summary.by_bot["b"].played) == (0.5, 0, 4)
    assert [tally.wins for tally in summary.by_seat] == [0.5, 1.5, 0]
    assert summary.by_bot["b"].mean_score == pytest.approx(21 / 4)
    assert Tally().mean_score == 0


# ---------------------------------------------------------------- records and proof


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_records_replay_to_the_same_scores(bots: list[str]) -> None:
    records: list[Json] = []
    simulate("glen-more", 2, (), bots, 2, seed=9, on_game=lambda n, record: records.append(record))
    for record in records:
        replayed = hindmost.replay(json.loads(json.dumps(record)))
        assert replayed.over
        assert list(replayed.scores) == record["scores"]
        assert replayed.record() == record


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_at_every_state(seats: int) -> None:
    summary = simulate("glen-more", seats, games=5, seed=seats, check=True)
    assert (summary.games, summary.errors) == (5, [])


def test_a_broken_invariant_is_an_error_of_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "check", lambda self: ["a coin too many"] if self.state.scorings == 2 else [])
    summary = simulate("glen-more", 4, games=2, seed=1, check=True)
    assert summary.games == 0
    assert [failure.error for failure in summary.errors] == ["BrokenInvariant: a coin too many"] * 2


@pytest.mark.usefixtures("stumbler")
def test_a_game_that_breaks_off_is_described_and_the_others_go_on() -> None:
    records: list[Json] = []
    summary = simulate(
        "glen-more", 2, (), ["stumbler", "random"], 4, seed=1, on_game=lambda n, record: records.append(record)
    )
    assert summary.games == 3
    (failure,) = summary.errors
    assert (failure.number, failure.seed) == (2, game_seed(1, 2))
    assert "NotOffered: 'fly' is not offered" in failure.error
    assert "Traceback" in failure.trace
    assert str(failure).startswith(
        f"game 2 (seed {failure.seed}) broke off after {failure.decision} decisions: NotOffered"
    )
    assert json.loads(json.dumps(summary.to_json()))["errors"] == [failure.to_json()]
    assert [record["over"] for record in records] == [True, True, False, True]
    assert len(records[2]["choices"]) == failure.decision
    assert not hindmost.replay(records[2]).over


# ---------------------------------------------------------------- wrong use


def test_wrong_arguments_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadConfiguration, match="no bot 'nobody'"):
        simulate("glen-more", 4, bots=["random", "nobody"])
    with pytest.raises(BadConfiguration, match="at least one bot"):
        simulate("glen-more", 4, bots=[])
    with pytest.raises(UnknownGame):
        simulate("glen-less", 4)
    with pytest.raises(BadConfiguration, match="seats"):
        simulate("glen-more", 9)

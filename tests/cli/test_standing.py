"""Standing answers at the terminal: set by a command, answered without handing over, saved with the game."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

import hindmost
from hindmost.cli.table import saves
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.plain import Plain
from hindmost.cli.table.players import Player
from hindmost.text.render import render
from tests.server.test_standing import Reaction, before


def match_before(reaction: Reaction, asked: bool = False) -> Match:
    """Three people, just before one of them asks another something, or just after."""
    game = hindmost.replay({**reaction.record, "over": False, "scores": None})
    match = Match(game, tuple(Player(seat, None) for seat in range(3)))
    if asked:
        match.play(reaction.step)
    return match


def typed(match: Match, *lines: str) -> str:
    """What is printed when these lines are typed."""
    out = Console(file=io.StringIO(), width=120)
    waiting = iter(lines)
    Plain(match, "en", MONO, out, lambda _: next(waiting, None), 0).run()
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def test_it_is_answered_without_asking_and_told_to_its_seat_alone() -> None:
    reaction = before("intercept", 8)
    match = match_before(reaction)
    topics = list(match.game.topics)
    assert match.standing.set(reaction.reactor, f"{topics.index('intercept') + 1} 1")
    match.play(reaction.step)
    assert match.question.seat != reaction.reactor or match.question.kind != "intercept"
    assert str(match.game.choices[-1]) == f"{reaction.reactor} pass"
    used = [line for line in match.log(reaction.reactor) if line.message.key == "log-table-standing"]
    assert [render(line.message, "en") for line in used] == [
        "answered beforehand: Always no (Bruce McMail may buy a resource)"
    ]
    for seat in (reaction.actor, None):
        assert [line for line in match.log(seat) if line.message.key == "log-table-standing"] == []
    assert len(match.log(reaction.reactor)) == len(match.log(reaction.actor)) + 1


def test_by_a_command_and_for_what_is_asked_now() -> None:
    reaction = before("intercept", 8)
    match = match_before(reaction, asked=True)
    place = list(match.game.topics).index("intercept") + 1
    said = typed(match, "", "standing", f"standing {place} 99", f"standing {place} 1", "q")
    assert f"{place}  Bruce McMail may buy a resource" in said
    assert "> 0  Ask me" in said
    assert "Type the number of a question and that of an answer" in said
    assert "> 1  Always no" in said
    assert str(match.game.choices[-1]) == f"{reaction.reactor} pass"


def test_taken_back_it_is_asked() -> None:
    reaction = before("intercept", 8)
    match = match_before(reaction)
    wanted = match_before(reaction, asked=True).question.options[0].id
    topic = match.game.topics["intercept"]
    answer = [each.name for each in topic.answers].index(f"only {wanted}") + 1
    assert match.standing.set(reaction.reactor, f"{list(match.game.topics).index('intercept') + 1} {answer}")
    match.play(reaction.step)
    assert match.question.kind == "deliver"
    assert match.standing.uses
    match.undo()
    assert match.question.kind == "intercept"
    assert match.standing.uses == []


def test_they_are_saved_with_the_game(tmp_path: Path) -> None:
    reaction = before("intercept", 8)
    match = match_before(reaction)
    assert match.standing.set(reaction.reactor, "1 1")
    assert not match.standing.set(reaction.reactor, "9 1")
    saves.save(match, tmp_path / "game.json")
    assert saves.resume(tmp_path / "game.json").standing.to_json() == match.standing.to_json()
    assert match.standing.set(reaction.reactor, "1 0")
    assert match.standing.to_json() == [{}, {}, {}]


def test_a_game_in_which_nothing_is_asked_out_of_turn_says_so() -> None:
    match = Match(hindmost.new_game("glen-more", 2, seed=1), (Player(0, None), Player(1, None)))
    assert "Nothing is asked out of turn in this game." in typed(match, "", "standing", "q")

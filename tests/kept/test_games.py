"""Games of every version that there ever was: finished ones are replayed, running ones go on and end as they did.

Where a version is only read, a running game goes over to the rules that follow it, and its record says where.
"""

from __future__ import annotations

from typing import Any

import pytest

import hindmost
from hindmost import NATURE, Game
from hindmost.games.registry import RULES
from hindmost.kernel.errors import DamagedRecord
from hindmost.kernel.game import BY_NATURE
from hindmost.kernel.rules import Rules
from tests.kept.files import kept_games

KEPT = kept_games()


def rules_of(record: Any) -> Rules:
    found = RULES[record["game"]].of_version(record["rules"])
    assert found is not None
    return found


def play(game: Game, lines: list[str]) -> None:
    for line in lines:
        seat, option_id = line.split(" ", 1)
        game.play(NATURE if seat == BY_NATURE else int(seat), option_id)


def rest_of(kept: Any, rules: Rules, begun: int) -> list[str]:
    """What was answered later, in the words of the rules that a running game goes on by."""
    lines = [line.split(" ", 1) for line in kept["finished"]["choices"][begun:]]
    return [f"{seat} {rules.renamed(option) if rules.followed_by else option}" for seat, option in lines]


@pytest.mark.parametrize("name", KEPT)
def test_a_finished_game_is_replayed_as_it_was(name: str) -> None:
    record = KEPT[name]["finished"]
    game = hindmost.replay(record)
    assert game.record() == record
    assert game.hash() == KEPT[name]["hash"]
    assert [game.speak(message, lang) for lang in ("en", "fr") for _, message in game.log(0)]


@pytest.mark.parametrize("name", KEPT)
def test_a_snapshot_is_played_on_to_the_same_end(name: str) -> None:
    kept = KEPT[name]
    game = hindmost.restore(kept["running"])
    assert game.check() == []
    assert game.draft, "it stood in the middle of a turn"
    play(game, rest_of(kept, rules_of(kept["finished"]), len(game.choices)))
    assert (list(game.scores), game.hash()) == (kept["finished"]["scores"], kept["hash"])
    noted(game, rules_of(kept["finished"]))


@pytest.mark.parametrize("name", KEPT)
def test_a_record_of_a_running_game_is_played_on_too(name: str) -> None:
    kept = KEPT[name]
    begun = len(kept["running"]["choices"])
    record = {**kept["finished"], "choices": kept["finished"]["choices"][:begun], "over": False, "scores": None}
    game = hindmost.replay(record)
    while game.can_undo:
        game.undo()
    play(game, rest_of(kept, rules_of(record), len(game.choices)))
    assert (list(game.scores), game.hash()) == (kept["finished"]["scores"], kept["hash"])
    noted(game, rules_of(record))


def noted(game: Game, rules: Rules) -> None:
    """The record says where it went over to other rules, and is replayed and kept with that."""
    record = game.record()
    assert record["rules"] == rules.version
    changes = [(change["from"], change["to"]) for change in record.get("gone_over", ())]
    assert changes == ([(rules.version, rules.followed_by)] if rules.followed_by else [])
    again = hindmost.replay(record)
    assert (again.record(), again.hash()) == (record, game.hash())
    assert hindmost.restore(game.snapshot()).record() == record


CHANGED = hindmost.restore(KEPT["glasgow-1/plain"]["running"])


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"after": 10**6}, "It cannot have gone over to other rules after 1000000 answers."),
        ({"to": "9"}, "cannot have gone over from version '1' of the rules to '9'"),
        ({"from": "2"}, "cannot have gone over from version '2' of the rules to '2'"),
        ({"to": 2}, "The field 'to' must be of type str"),
        ({"after": None}, "The field 'after' must be of type int"),
    ],
)
def test_a_change_of_rules_that_never_was_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    record = CHANGED.record()
    with pytest.raises(DamagedRecord, match=sentence):
        hindmost.replay({**record, "gone_over": [{**record["gone_over"][0], **wrong}]})


def test_the_words_before_a_change_are_those_of_the_rules_before() -> None:
    """What was typed then is not what it means now."""
    kept = KEPT["glasgow-1/plain"]
    settled = CHANGED.gone_over[0].after
    assert [str(choice) for choice in CHANGED.choices[:settled]] == kept["running"]["choices"][:settled]
    assert rules_of(kept["finished"]).renamed("refresh 0") == "refresh 1"
    assert any(" refresh 0" in line for line in kept["finished"]["choices"]), "there was no architect 0 since"

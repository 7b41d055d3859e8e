"""Standing answers: what questions out of turn can be answered with beforehand, and what that comes to."""

from __future__ import annotations

import pytest

import hindmost
from hindmost import Question
from hindmost.games.registry import RULES
from hindmost.kernel.frames import Frame, Reaction, Secret
from hindmost.text.messages import has
from hindmost.text.render import render
from tests.chronicles.feasting import bid, bidding
from tests.chronicles.haggis import scoring
from tests.chronicles.penny_mobs import with_mobs
from tests.chronicles.test_c7 import AT_START, cards, council
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import walk

REACTING = (1, 5, 7, 8, 9)
"""Chronicles in which players are asked out of turn."""


def answer(scene: Scene, name: str, seat: int | None = None) -> str | None:
    """What a standing answer of whoever is asked comes to."""
    question = scene.game.questions[0] if seat is None else scene.game.question(seat)
    found = question.beforehand(name)
    return None if found is None else found.id


def produced(tile: str) -> Scene:
    """Seat 0 has made what such a tile makes; seat 1 controls Bruce McMail."""
    scene = with_mobs(f"seat 0; 0,1: s-ballachulish > {tile}", mcmail="1 3")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "asks 1 intercept")
    return scene


def names(question: Question) -> list[str]:
    return [each.name for each in question.standing]


# ---------------------------------------------------------------- Bruce McMail


def test_mcmail_always_no_or_one_good_only() -> None:
    scene = produced("b-abernethy")
    assert names(scene.game.questions[0]) == [
        "no",
        "only mail wood",
        "only mail stone",
        "only mail barley",
        "only mail sheep",
        "only mail cattle",
    ]
    assert answer(scene, "no") == "pass"
    assert answer(scene, "only mail stone") == "mail stone"
    assert answer(scene, "only mail cattle") == "pass", "neither wood nor stone is wanted"


def test_mcmail_what_he_has_bought_goes_where_it_is_proposed() -> None:
    scene = produced("b-abernethy")
    scene.follow("1 mail stone", "asks 1 deliver")
    default = scene.game.questions[0].default
    assert default is not None
    assert answer(scene, "proposed") == default.id
    assert answer(scene, "no") is None, "it must go somewhere"


def test_what_is_kept_of_an_answer_that_is_no_longer_there_asks() -> None:
    assert answer(produced("b-abernethy"), "only mail gold") is None


# ---------------------------------------------------------------- bought rolls


def test_haggis_so_many_rolls_and_no_more() -> None:
    scene = scoring("1 1 1 1", "seat 1: whisky 3", tables=[(), (1, 2, 3)])
    scene.follow("asks 1 more-haggis")
    assert answer(scene, "no") == "no-roll"
    assert answer(scene, "roll-haggis up to 1") == answer(scene, "roll-haggis up to 2") == "roll-haggis"
    scene.follow("draw haggis die: 2", "1 roll-haggis")
    assert answer(scene, "roll-haggis up to 1") == "no-roll"
    assert answer(scene, "roll-haggis up to 2") == answer(scene, "always roll-haggis") == "roll-haggis"


def test_haggis_rolls_are_counted_for_each_player() -> None:
    scene = scoring("3 3 3 3", "every seat: whisky 2", tables=[(1,), (1,), (1,)])
    scene.follow("draw haggis die: 2", "1 roll-haggis", "1 no-roll", "asks 2 more-haggis")
    assert answer(scene, "roll-haggis up to 1") == "roll-haggis"


# ---------------------------------------------------------------- votes


def test_votes_aye_or_nay() -> None:
    scene = Scene(AT_START, cards())
    council(scene)
    for seat in range(3):
        assert names(scene.game.question(seat)) == ["always vote aye", "always vote nay"]
        assert answer(scene, "always vote aye", seat) == "vote aye"
        assert answer(scene, "always vote nay", seat) == "vote nay"
    assert answer(scene, "no", 0) is None, "nobody abstains"


def test_whoever_has_only_nays_left_is_not_waited_for() -> None:
    scene = Scene(AT_START, cards(ayes=[4, 0, 4], nays=[3, 3, 3]))
    council(scene)
    assert answer(scene, "always vote aye", 1) == "vote nay"


# ---------------------------------------------------------------- bids


def test_bids_of_nothing() -> None:
    scene = bidding()
    for seat in range(3):
        assert names(scene.game.question(seat)) == ["always bid -----"]
        assert answer(scene, "always bid -----", seat) == "bid -----"


def test_events_that_only_a_coin_pays_for() -> None:
    scene = bidding("seat 0: coins 1, domains innes")
    bid(scene, "2", "", "")
    assert names(scene.game.question(0)) == ["no"]
    assert answer(scene, "no", 0) == "stay-away"


# ---------------------------------------------------------------- all of them


def every_frame() -> list[tuple[str, type[Frame[hindmost.kernel.state.State]]]]:
    found = {}
    for name, rules in RULES.items():
        for module in (None, *rules.modules()):
            chronicles = () if module is None else (module.number,)
            found.update(hindmost.new_game(name, rules.seats[-1], chronicles, seed=1).setup.table.frames)
    return sorted(found.items())


@pytest.mark.parametrize(
    ("kind", "frame"), [pair for pair in every_frame() if issubclass(pair[1], Reaction | Secret)], ids=str
)
def test_every_question_out_of_turn_can_be_answered_beforehand(
    kind: str, frame: type[Frame[hindmost.kernel.state.State]]
) -> None:
    table = hindmost.new_game("glen-more-ii", 3, REACTING, seed=1).setup.table
    topic = table.topics()[kind]
    answers = topic.answers
    assert frame.standing(table)
    assert len({each.name for each in answers}) == len(answers)
    for lang in ("en", "fr"):
        assert has(topic.message.key, lang)
        texts = [render(each.message, lang) for each in answers]
        assert len(set(texts)) == len(answers)
        assert all(has(each.message.key, lang) for each in answers)


def test_nothing_else_is_answered_beforehand() -> None:
    for name, rules in RULES.items():
        assert hindmost.new_game(name, rules.seats[-1], seed=1).topics == {}


def test_only_what_may_come_is_answered_beforehand() -> None:
    def topics(seats: int, *chronicles: int) -> set[str]:
        return set(hindmost.new_game("glen-more-ii", seats, chronicles, seed=1).topics)

    assert topics(2, 8) == {"intercept", "deliver"}
    assert topics(3, 8) == {"intercept", "deliver", "relocate"}
    assert topics(2, 1, 8) == {"intercept", "deliver", "pass-penny"}
    assert topics(2, 5, 8) == {"intercept", "deliver", "starve", "give-up-haggis", "let-it-count", "more-haggis"}


@pytest.mark.parametrize("seed", range(6))
def test_what_the_seat_may_not_know_changes_no_answer(seed: int) -> None:
    """Whatever is dealt anew that the seat does not see, its standing answers come to the same."""
    met = set()
    game = hindmost.new_game("glen-more-ii", 3, REACTING, seed=seed)
    for step in walk(game, seed):
        question = step.question
        if not question.standing:
            continue
        met.add(question.kind)
        twin = game.redealt(question.seat, seed=seed).question(question.seat)
        for each in question.standing:
            ours, theirs = question.beforehand(each.name), twin.beforehand(each.name)
            assert (ours and ours.id) == (theirs and theirs.id)
            assert ours is None or ours in question.options
    assert "vote" in met

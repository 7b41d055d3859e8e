"""The introductions to chronicles: each can be played to its end, asks what is its own, and has its words."""

from __future__ import annotations

from typing import Any

import pytest

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.text.messages import has, keys
from hindmost.text.places import chronicle_name
from tests.text.introductions import FILES, begun, found_again, number_of, read, walk

NAMES = [pytest.param(name, id=name) for name in FILES]


def end_of(number: int) -> tuple[Any, Any]:
    """The view of whoever learns when the script is over, and that seat's part of it."""
    lesson = read(chronicle_name("glen-more-ii", number))
    game = begun(lesson)
    for _ in walk(game, lesson):
        pass
    view = game.view(lesson["learner"])
    return view, view["seats"][lesson["learner"]]


def test_every_chronicle_has_one() -> None:
    assert list(FILES) == [chronicle_name("glen-more-ii", each.number) for each in CHRONICLES]


@pytest.mark.parametrize("name", NAMES)
def test_it_begins_with_a_turn_of_whoever_learns(name: str) -> None:
    lesson = read(name)
    assert lesson["record"]["chronicles"] == [number_of(name)]
    game = begun(lesson)
    assert not game.can_undo
    assert [(each.seat, each.kind) for each in game.questions] == [(lesson["learner"], "take")]


@pytest.mark.parametrize("name", NAMES)
def test_its_script_can_be_played_in_few_steps_and_asks_what_is_its_own(name: str) -> None:
    lesson = read(name)
    steps = list(walk(begun(lesson), lesson))
    by_hand = [step for step in steps if step.said]
    assert len(by_hand) >= 5
    assert len(by_hand) + 1 <= 10  # with what is said at the end
    assert {step.seat for step in by_hand} == {lesson["learner"]}
    assert any(step.rule.startswith(f"C{number_of(name)}-") for step in by_hand)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_nothing_about_is_done_by_itself(name: str) -> None:
    lesson = read(name)
    own = [step for step in walk(begun(lesson), lesson) if step.seat == lesson["learner"]]
    assert [step.alone for step in own] == [step.said is None for step in own]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_is_said_and_nothing_else(name: str, lang: str) -> None:
    lesson = read(name)
    said = [step[1] for step in lesson["script"] if len(step) == 2] + [lesson["after"]]
    assert len(set(said)) == len(said)
    assert all(has(f"lesson-{name}-{word}", lang) for word in said)
    assert sorted(key for key in keys(lang) if key.startswith(f"lesson-{name}-")) == sorted(
        f"lesson-{name}-{word}" for word in said
    )


def test_one_that_can_no_longer_be_played_is_found_again() -> None:
    """Here at the very beginning of its game, where its own beginning is lost."""
    lesson = read(chronicle_name("glen-more-ii", 8))
    lost = {**lesson, "script": [step for step in lesson["script"] if step[0].startswith("0 ")]}
    again = found_again(lost)
    assert again["record"]["choices"] == lesson["record"]["choices"]
    assert [step for step in again["script"] if len(step) == 2] == [step for step in lesson["script"] if len(step) == 2]


def test_the_way_that_the_boats_have_to_go_is_told_truly() -> None:
    view, own = end_of(1)
    assert [boat["ahead"] for boat in view["table"]["boat-race"]["boats"]] == [12, 16]
    assert own["whisky"] == 3


def test_what_is_carried_down_from_the_mountain_is_told_truly() -> None:
    lesson = read(chronicle_name("glen-more-ii", 2))
    game = begun(lesson)
    heaps = []
    for step in walk(game, lesson):
        if step.said in ("cross", "wait", "stop"):
            heap = game.view(0)["table"]["mountain"]
            heaps.append((heap["coins"], heap["goods"]))
    assert heaps == [(0, {"stone": 1}), (0, {"stone": 1, "sheep": 1}), (1, {"stone": 1, "sheep": 1})]
    carried = [message.args["coins"] for _, message in game.log(0) if message.key == "log-mountain-taken"]
    assert carried == [3]


def test_what_barrels_sell_for_is_told_truly() -> None:
    before = begun(read(chronicle_name("glen-more-ii", 3))).view(0)["seats"][0]
    view, own = end_of(3)
    assert before["cellars"]["barrels"] == [0, 1, 1, 0]
    assert (own["vp"] - before["vp"], own["cellars"]["barrels"]) == (5, [0, 1, 0, 0])
    (sale,) = view["table"]["single-cask"]["sales"]
    assert (sale["bonus"], sale["sold"]) == (True, sale["spaces"])


def test_what_england_takes_and_gives_is_told_truly() -> None:
    view, own = end_of(4)
    assert (view["table"]["england"]["holder"], view["table"]["england"]["filled"]) == (0, 1)
    assert own["coins"] == 5
    assert len(view["seats"][2]["persons"]) == 3


def test_the_haggis_on_the_table_is_told_truly() -> None:
    _, own = end_of(5)
    assert sorted(own["haggis"]) == [1, 3]


def test_the_scoring_of_landmarks_is_told_truly() -> None:
    view, own = end_of(6)
    assert own["vp"] == 3
    assert (len(own["cards"]), own["tome"]["turned"]) == (2, ["castle-stalker"])
    assert view["seats"][1]["cards"] == []


def test_the_votes_are_told_truly() -> None:
    view, _ = end_of(7)
    votes = {card["card"]: (card["accepted"], card["aye"], card["nay"]) for card in view["table"]["great-glen"]}
    assert (votes["smallest-territory"], votes["garrisons"]) == ((True, 2, 1), (False, 1, 2))


def test_the_pennies_are_told_truly() -> None:
    _, own = end_of(8)
    assert own["pennies"] == {"minus": 6, "plus": 2}


def test_what_the_events_bring_is_told_truly() -> None:
    """Wood and nothing else is what they ask for; the crest and the wood for it take all coins."""
    start = begun(read(chronicle_name("glen-more-ii", 9))).view(0)
    events = {
        each["event"]: (number, each["price"]) for number, each in enumerate(start["table"]["feasts"]["events"], 1)
    }
    assert (events["may-procession"], events["beltane-fires"]) == ((3, {"wood": 1}), (5, {"wood": 2}))
    assert [name for name, (_, price) in events.items() if set(price) == {"wood"}] == [
        "may-procession",
        "beltane-fires",
    ]
    assert (start["table"]["clans"]["macdonell"]["coins"], start["seats"][0]["coins"]) == (3, 4)
    _, own = end_of(9)
    assert (own["coins"], own["crest-goods"]) == (0, ["wood"])
    assert {(source, vp) for _, vp, source, *_ in own["sheet"]} == {("score-landmarks", 6), ("score-whisky", 2)}


def test_what_champions_reach_is_told_truly() -> None:
    before = begun(read(chronicle_name("glen-more-ii", 10))).view(0)["seats"][0]
    view, own = end_of(10)
    assert own["champions"] == {
        "caber": 0,
        "stone": 1,
        "markers": ["1,1"],
        "faces": ["caber-tosser"],
        "left": 1,
        "rewards": 0,
    }
    assert own["coins"] - before["coins"] == 1 + 2
    assert view["table"]["games-board"]["taken"] == [0, None, None, None, None]


def test_what_the_monument_gives_is_told_truly() -> None:
    """What building it brings, and what it pays as a trade tile in the same turn."""
    lesson = read(chronicle_name("glen-more-ii", 11))
    game = begun(lesson)
    before = game.view(0)["seats"][0]
    for _ in walk(game, lesson):
        pass
    own = game.view(0)["seats"][0]
    assert (own["vp"] - before["vp"], own["coins"] - before["coins"], own["monument-plans"]) == (3, 2, [])
    for answer in ("activate 0,-1", "pay wood -1,-1", "pay barley 0,-1"):
        game.play(0, answer)
    assert game.view(0)["seats"][0]["vp"] - own["vp"] == 5

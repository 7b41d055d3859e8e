"""What comes with a prompt so that a client needs no rules: previews, sorts of options, moments of the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.mechanics.activation import ProducingAny
from hindmost.mechanics.effects import ProduceAny
from hindmost.server.sight.patch import apply
from hindmost.server.sight.preview import Previewer, _gains
from hindmost.server.sight.prompts import prompt
from tests.chronicles.test_c1 import at_sea, give_movement
from tests.chronicles.test_c7 import AT_START, cards, council
from tests.configurations import CONFIGURATIONS, FULL, PLAYED, SHOWN, Configuration, seeds
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import walk
from tests.server.running import Person, offered, served, settings

PREVIEWED = CONFIGURATIONS if FULL else tuple({each.id: each for each in (*SHOWN, *PLAYED)}.values())
EVERY = 1 if FULL else 5
"""Which of the questions of a game are looked at."""


def foreseen(game: Game, seat: int, option: str) -> tuple[Any, Any]:
    """The preview, and the view as it would be."""
    delta = Previewer(game, seat).preview(option)
    view = game.view(seat)
    return delta, apply({"table": view["table"], "seats": view["seats"]}, delta.patch)


@pytest.mark.parametrize("configuration", PREVIEWED, ids=lambda each: each.id)
def test_a_preview_is_what_happens(configuration: Configuration) -> None:
    """Played for real, with the answers that the preview took for granted, the view is the one it promised; where it
    says that something hidden comes to light, that cannot be taken back."""
    drew = assumed = 0
    for seed in range(30):
        if seed >= len(seeds(2, 10)) and drew and assumed:
            break
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            seat = step.question.seat
            if number % EVERY:
                continue
            delta, view = foreseen(game, seat, step.option.id)
            real = game.clone()
            real.play(seat, step.option.id)
            for answer in delta.assumes:
                assert real.question(seat).detail
                real.play(seat, answer)
            at = f"seed {seed}, answer {number}: {step.option.id}"
            assert delta.final == (not real.can_undo), at
            assert delta.draws <= delta.final, at
            drew += delta.draws
            assumed += bool(delta.assumes)
            if not delta.draws:
                assert view == {part: real.view(seat, closed=True)[part] for part in ("table", "seats")}, at
                assert delta.next == [question.seat for question in real.questions], at
                coins = [each.view(seat)["seats"][seat].get("coins", 0) for each in (game, real)]
                assert delta.seats.get(str(seat), {}).get("coins", 0) == coins[1] - coins[0], at
    assert drew
    assert assumed


def test_a_preview_makes_up_no_answers_of_others() -> None:
    """Whoever votes last would see the verdict of votes that nobody has given."""
    scene = Scene(AT_START, cards())
    council(scene, "nay")
    assert not foreseen(scene.game, 1, "vote aye")[0].draws, "nobody learns anything before all have voted"
    scene.follow("1 vote nay")
    delta, _ = foreseen(scene.game, 2, "vote aye")
    assert (delta.draws, delta.final, delta.patch, delta.next) == (True, True, [], [])


def test_a_preview_makes_up_no_tokens_that_lie_face_down() -> None:
    """A boat comes to a castle: which tokens lie there is seen only then."""
    scene = at_sea(lying=("", "coins-2 vp-3", "", ""), boats="rivers 0 1 2, places 0 1 1")
    delta, view = foreseen(give_movement(scene, 1).game, 0, "sail")
    assert (delta.draws, delta.final) == (True, True)
    assert view["table"]["boat-race"]["boats"][0]["river"] == 1
    assert "reward-tokens" not in view["table"]
    scene.follow("0 sail")
    assert scene.game.view(0)["table"]["reward-tokens"] == ["coins-2", "vp-3"]


def test_taking_a_tile_shows_the_tempo() -> None:
    """Who acts next, what is left behind and whether a scoring falls due depend on the tile, and need no rules."""
    game = hindmost.new_game("glen-more", seats=4, seed=3)
    first, left, scoring = set(), set(), set()
    for step in walk(game, 3):
        if step.question.kind == "take":
            tiles = [option.id for option in step.question.options if option.id.startswith("take")]
            seen = [foreseen(game, step.question.seat, tile)[1]["table"]["tempo"] for tile in tiles]
            first.add(len({tempo["order"][0]["piece"] for tempo in seen}))
            left.add(len({tuple(tempo["left"]) for tempo in seen}))
            scoring.add(len({tempo["scoring"] for tempo in seen}))
    assert max(first) == 2  # oneself once more, or the one who was next
    assert max(left) > 1
    assert max(scoring) == 2


def test_a_placement_shows_what_it_wakes_even_where_a_price_is_to_be_paid() -> None:
    woken = paid = 0
    for seed in range(6):
        game = hindmost.new_game("glen-more", seats=3, seed=seed)
        for step in walk(game, seed):
            if step.question.kind != "place" or not step.option.id.startswith("place"):
                continue
            delta, view = foreseen(game, step.question.seat, step.option.id)
            if delta.draws:
                continue  # nothing was woken: the turn is over with it
            if view["table"]["turn"]["spot"] is None:
                continue  # a clan member must be given up, and which one is no particular
            assert view["table"]["turn"]["spot"] == step.option.id.removeprefix("place ")
            woken += len(view["table"]["turn"]["woken"])
            paid += len(delta.assumes)
    assert woken
    assert paid


def test_activations_are_sorted() -> None:
    """Free ones and those of one's choice take nothing away, exchanges do."""
    losses: dict[str, set[str]] = {}
    for seed in range(3):
        game = hindmost.new_game("glen-more", seats=3, seed=seed)
        for step in walk(game, seed):
            if step.option.sort:
                delta, _ = foreseen(game, step.question.seat, step.option.id)
                changes = delta.seats.get(str(step.question.seat), {})
                lost = {name for name, number in changes.items() if number < 0}
                losses.setdefault(step.option.sort, set()).update(lost)
    assert not losses["free"] | losses.get("choice", set())
    assert losses["exchange"]
    assert ProducingAny(ProduceAny(1)).sort == "choice"


def test_the_prompt_says_what_the_engine_knows() -> None:
    game = hindmost.new_game("glen-more", seats=3, seed=1)
    details = set()
    for step in walk(game, 1):
        asked = prompt(game, step.question.seat, "1.0", 0, None)
        assert asked is not None
        sorts = {option.id: option.sort for option in asked.options}
        assert sorts[step.option.id] == step.option.sort
        if asked.detail:
            details.add(asked.kind)
            assert asked.default
    assert "pay" in details


async def test_a_line_of_the_log_names_its_moment(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            async with host.socket(table, follow=True) as talk:
                await talk.settled()
                for _ in range(12):
                    version = talk.state["version"]
                    options = offered(talk.state["prompt"])
                    await talk.act("end" if "end" in options else options[0])
                    while talk.state["version"] == version or talk.state["prompt"] is None:
                        await talk.hear()
                lines = [line for line in (await host.state(table))["log"] if line["message"]["code"] == "log-placed"]
                assert lines
                for line in lines:
                    cell = line["message"]["args"]["cell"]
                    for at, there in ((line["at"], True), (line["at"] - 1, False)):
                        past = await host.ask("GET", f"/api/tables/{table}/past/{at}")
                        cells = [tile["cell"] for tile in past["view"]["seats"][line["seat"]]["territory"]]
                        assert (cell in cells) == there


def test_seats_that_gain_nothing_are_not_among_those_that_do() -> None:
    before = [{"coins": 3, "wood": 1}, {"coins": 4}, {"vp": 2}]
    after = [{"coins": 1, "vp": 2}, {"coins": 4}, {"vp": 2, "wood": 1}]
    assert _gains({"seats": before}, {"seats": after}) == {"0": {"coins": -2, "wood": -1, "vp": 2}, "2": {"wood": 1}}

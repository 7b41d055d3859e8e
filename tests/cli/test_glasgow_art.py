"""The drawings of Glasgow, made from views alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import hindmost
from hindmost.catalogue.glasgow import load_glasgow
from hindmost.cli.table.art import ARTS
from hindmost.cli.table.art.glasgow.city import draw_city
from hindmost.cli.table.art.glasgow.numbers import draw_offers, draw_scores, draw_stores
from hindmost.cli.table.art.glasgow.pieces import awake, city_of
from hindmost.cli.table.art.glasgow.plan import Frame, frames_around
from hindmost.cli.table.art.glasgow.ring import draw_ring
from hindmost.cli.table.art.glasgow.signs import cost_signs, effect_signs, vp_signs
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.cli.table.scene import Scene
from tests import glasgow_scenario

ART = ARTS["glasgow"]
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
PEOPLE = (Player(0, None), Player(1, None))

SIX = "0,0 f5 0 / 1,0 t1 1 / 1,1 f7 1 / 2,1 m4 0 / 0,1 bk2 1 / 0,-1 pk1 0"
"""A gold factory of Rust, a trade factory of Sky, and four others, in a box of 3 by 3."""


def a_match(position: str, *answers: str) -> Match:
    match = Match(glasgow_scenario.Scene(position).game, PEOPLE)
    for answer in answers:
        match.play(answer)
    return match


def a_scene(position: str = "", *answers: str, lang: str = "en", marked: str = "") -> Scene:
    match = a_match(position, *answers)
    scene = match.scene(match.question.seat, lang, MONO)
    return replace(scene, marked=next((offer.number for offer in scene.offers if offer.id == marked), 0))


def previewed(position: str, *answers: str, option: str) -> str:
    match = a_match(position, *answers)
    scene = match.scene(match.question.seat, "en", MONO)
    offer = next(offer for offer in scene.offers if offer.id == option)
    after = match.preview(scene, offer)
    assert after is not None
    return str(ART.preview(scene, offer, after))


def lines_of(text: object) -> list[str]:
    return str(text).split("\n")


# ---------------------------------------------------------------- the ring


def test_the_ring_begins_with_the_hindmost_and_shows_what_is_on_offer() -> None:
    lines = lines_of(draw_ring(a_scene("merchants: 3 5\narchitect 2: f5 sh1"), 44))
    assert len(lines) == 16
    assert lines[0] == "       ●R ╫ 1 steel"
    assert lines[1] == " 1  +1 ▤╫ 1 brick and 1 steel"
    assert lines[2] == " 2  +2 ■S A2 ☼f5▤▤╫╫°✗ %sh1▤▤°✗"
    assert lines[-1] == "15 +15 ▤▤° 2 bricks"


def test_the_merchant_on_the_left_space_stands_left() -> None:
    assert lines_of(draw_ring(a_scene("merchants: 5 5\nturn 1"), 44))[0].startswith("       ■S●R A2 ")


def test_costs_give_way_where_there_is_no_room() -> None:
    scene = a_scene("merchants: 5 5\narchitect 2: st1 m7")
    assert lines_of(draw_ring(scene, 30))[0] == "       ●R■S A2 ≡st1✗ ♜m7✗"


def test_a_merchant_whose_next_stop_counts_twice_says_so() -> None:
    scene = a_scene("merchants: 14 15\nseat 0: brick 1")
    assert lines_of(draw_ring(scene, 30))[0] == "       ●R² ×2 double"
    assert "the next stop counts twice" in str(ART.holdings(scene, 0, 80))


@pytest.mark.parametrize(("height", "tall"), [(35, 35), (34, 25), (25, 25)])
def test_the_ring_frames_the_city_where_there_is_room(height: int, tall: int) -> None:
    drawn = lines_of(ART.ground(a_scene(f"city: {SIX}\narchitect 1: f1 m6"), 0, 55, height))
    assert len(drawn) == tall
    assert {len(line) for line in drawn} == {55}
    assert drawn[0].startswith("┌─────────┐┌1──────+1┐")
    assert drawn[1].startswith("│A1   ●R■S││")
    assert drawn[2].startswith("│☼f1▤╫°   │")
    assert any("♜m6▤▤▤¤¤✗" in line for line in drawn)
    assert any("│♜8★●│" in line or "│♜m4 │" in line for line in drawn)


def test_the_city_stands_alone_where_there_is_not() -> None:
    drawn = "\n".join(lines_of(ART.ground(a_scene(f"city: {SIX}"), 0, 49, 11)))
    assert "A1" not in drawn
    assert "♜" in drawn


# ---------------------------------------------------------------- the city


def test_both_frames_are_there_until_one_is_ruled_out() -> None:
    assert frames_around([(0, 0), (1, 0)], 5, 4) == (Frame(-1, 1, 5, 4), Frame(-1, 2, 4, 5))
    assert frames_around([(0, 0), (4, 0)], 5, 4) == (Frame(0, 1, 5, 4),)
    assert frames_around([(0, 0), (0, 4)], 5, 4) == (Frame(-1, 4, 4, 5),)


def test_the_frames_are_drawn_dashed_and_then_for_good() -> None:
    open_city = str(draw_city(a_scene("city: 0,0 t1 0"), 60, 40).text())
    assert "4×5" in open_city
    assert "5×4" in open_city
    assert "┄" in open_city
    assert "═" not in open_city
    scene = a_scene("city: 0,0 t1 0 / 1,0 t2 0 / 2,0 t3 0 / 3,0 t4 0 / 4,0 t5 0")
    decided = str(draw_city(scene, 60, 40).text())
    assert "5×4" in decided
    assert "4×5" not in decided
    assert "═" in decided
    assert ART.ground_title(scene, 0) == "City 5×4, 5 of 20 built"


def test_a_highlighted_cell_decides_the_frame_in_the_drawing() -> None:
    position = "merchants: 0 0\narchitect 2: sh1 m7\nseat 0: brick 2\ncity: 0,0 t1 0 / 1,0 t2 0 / 2,0 t3 0 / 3,0 t4 0"
    scene = a_scene(position, "go 5", "build sh1")
    assert ART.ground_title(scene, 0) == "City 5×4 or 4×5, 4 of 20 built"
    marked = a_scene(position, "go 5", "build sh1", marked="place 4,0")
    assert ART.ground_title(marked, 0) == "City 5×4, 4 of 20 built"


def test_the_places_for_a_building_bear_the_numbers_of_the_options() -> None:
    position = "architect 2: sh1 m7\nseat 0: brick 2\ncity: 0,0 f5 1"
    scene = a_scene(position, "go 5", "build sh1", marked="place 1,0")
    drawn = lines_of(draw_city(scene, 60, 40).text())
    assert "┌╌╌╌╌┼!───┼╌╌╌╌┐" in "\n".join(drawn), "the factory in the row would work"
    numbers = {offer.number for offer in scene.offers}
    assert all(f" {number} " in "\n".join(drawn) for number in numbers)


@pytest.mark.parametrize(
    ("cell", "factories"),
    [("2,0", {(0, 0)}), ("0,2", {(0, 0)}), ("1,2", {(1, 1)}), ("-1,1", {(1, 1)}), ("1,-1", {(1, 1)})],
)
def test_the_factories_of_row_and_column_are_shown(cell: str, factories: set[tuple[int, int]]) -> None:
    position = f"architect 2: sh1 m7\nseat 0: brick 2\ncity: {SIX}"
    scene = a_scene(position, "go 5", "build sh1", marked=f"place {cell}")
    assert {lot.cell for lot in awake(city_of(scene), scene.offer(scene.marked))} == factories


def test_the_line_of_an_activate_contract_is_shown() -> None:
    scene = a_scene(f"city: {SIX}", "go 12", marked="line column 1")
    assert {lot.cell for lot in awake(city_of(scene), scene.offer(scene.marked))} == {(1, 1)}


def test_a_city_that_does_not_fit_shows_what_matters() -> None:
    position = f"architect 2: sh1 m7\nseat 0: brick 2\ncity: {SIX}"
    scene = a_scene(position, "go 5", "build sh1", marked="place 3,1")
    drawn = lines_of(draw_city(scene, 12, 3).text())
    assert max(map(len, drawn)) <= 12
    assert str(scene.marked) in "".join(drawn)


def test_a_city_in_words() -> None:
    scene = a_scene("city: 0,0 f5 0 / 1,0 bk2 1 / 2,0 m7 0")
    assert ART.ground_in_words(scene, 0) == [
        "(0,0) Factory 5: Rust; 1 VP; Whenever something is built in its row or column, its owner gets: 1 gold",
        "(1,0) Bank 2: Sky; 1 VP; At the end, for its owner: +1 VP for each factory, +1 VP for each gold",
        "(2,0) Monument 7: Rust; 11 VP",
    ]


@pytest.mark.parametrize("size", [(49, 9), (49, 11), (55, 25), (55, 35)])
def test_every_city_of_a_game_can_be_drawn(size: tuple[int, int]) -> None:
    game = hindmost.new_game("glasgow", seats=2, seed=4)
    match = Match(game, PEOPLE)
    while not match.over:
        scene = replace(match.scene(match.question.seat, "en", MONO), marked=1)
        drawn = lines_of(ART.ground(scene, 0, *size))
        assert len(drawn) <= size[1]
        assert max(map(len, drawn)) <= size[0]
        options = match.question.options
        match.play(options[len(game.choices) * 7 % len(options)].id)


# ---------------------------------------------------------------- numbers


def test_stores_show_goods_room_and_points() -> None:
    scene = a_scene(f"city: {SIX}\nseat 0: brick 3, gold 1, whisky 1\nseat 1: steel 4")
    assert lines_of(draw_stores(scene, 27)) == ["▸●R ▤▤▤·· ···· ¤·· Θ    10★", " ■S ····· ╫╫╫╫ ··· ·     4★"]
    assert lines_of(draw_stores(scene, 1))[1] == " ■S ····· ╫╫╫╫ ··· · 4★", "a space at least"


def test_offers_show_cost_worth_and_effect() -> None:
    lines = lines_of(draw_offers(a_scene("architect 1: f5 bk4\narchitect 2: m7 pk1\nseat 0: brick 2"), 40))
    assert lines[:4] == [
        "   A1 ☼f5  ▤▤╫╫°  1★   +¤ ✗╫╫",
        "      $bk4 ▤▤╫°   1★°  1▤╫° ✗╫",
        "   A2 ♜m7  ▤╫╫¤¤° 11★°  ✗╫╫¤¤",
        "      ♣pk1 ▤▤°    0★°",
    ]


def test_points_by_where_they_come_from() -> None:
    scene = a_scene("city: 0,0 t5 0 / 1,0 t6 1 / 1,1 pk1 0 / 2,1 pk2 0")
    rows = [line.split() for line in lines_of(draw_scores(scene, 27))]
    assert rows[0] == ["●R", "■S"]
    assert ["Printed", "3", "3"] in rows
    assert ["Tenements", "3", "3"] in rows
    assert ["Parks", "4", "·"] in rows
    assert rows[-1] == ["Total", "10", "6"]


@pytest.mark.parametrize("width", [27, 30, 34, 44])
@BOTH
def test_no_line_is_wider_than_its_column(width: int, lang: str) -> None:
    scene = a_scene(f"city: {SIX}\nmerchants: 5 5\narchitect 2: st1 m6\narchitect 3: bk1 bk4", lang=lang)
    for panel in ART.panels(scene):
        assert max(map(len, lines_of(panel.draw(scene, width)))) <= width, panel.name


# ---------------------------------------------------------------- previews


def test_a_preview_shows_cost_points_and_the_factories_of_both() -> None:
    """Both factories of the row would work; the active player will say which first, so no gain is counted yet."""
    position = "architect 2: t1 m7\nseat 0: brick 2\ncity: 0,0 f5 0 / 1,0 f1 1 / 2,0 t2 1"
    assert previewed(position, "go 5", option="build t1") == "−2▤"
    assert previewed(position, "go 5", "build t1", option="place 3,0") == "+4★  ■S +3★  (0,0) ●R +¤  (1,0) ■S +▤°"


def test_a_preview_goes_on_until_chance_is_asked() -> None:
    """One factory: it works at once, and only then a building is drawn, which nobody can foresee."""
    position = "architect 2: t1 m7\nseat 0: brick 2\nseat 1: brick 0\ncity: 0,0 f1 1"
    assert previewed(position, "go 5", "build t1", option="place 1,0") == "+1★  ■S +1▤  (0,0) ■S +▤°"


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("go 4", "●R Rust goes again, 3 steps behind"),
        ("go 8", "■S then Sky, 1 step behind"),
        ("go 2", "no room for ▤  ●R Rust goes again, 5 steps behind"),
        ("go 1", "●R Rust goes again, 6 steps behind"),
    ],
)
def test_a_preview_of_a_move_shows_who_acts_next_and_what_is_lost(option: str, words: str) -> None:
    assert previewed("merchants: 0 7\nseat 0: brick 4", option=option) == words


def test_joining_the_other_at_an_architect_is_the_left_space() -> None:
    assert previewed("merchants: 0 5", option="go 5").endswith("●R Rust goes again, from the left space")


def test_what_is_missing_at_an_architect_is_said_before_one_goes_there_and_after() -> None:
    """Whisky stands in for one good."""
    position = "architect 2: f5 sh1\nseat 0: brick 2"
    assert previewed(position, option="go 5").startswith("☼f5 ✗╫╫  ")
    assert previewed(position, "go 5", option="end").startswith("☼f5 ✗╫╫")
    assert previewed(f"{position}, whisky 1", option="go 5").startswith("☼f5 ✗╫  ")
    assert "✗" not in previewed(f"{position}, steel 2", option="go 5")
    assert "✗" not in previewed(position, "go 5", option="build sh1"), "what is built was paid"


@pytest.mark.parametrize("size", [(49, 11), (49, 20), (33, 21)])
def test_the_city_has_numbers_for_rows_and_columns(size: tuple[int, int]) -> None:
    """By these a built cell can be named as the options and the log name it."""
    drawn = lines_of(draw_city(a_scene(f"city: {SIX}"), *size).text())
    assert drawn[-1].split() == ["-1", "0", "1", "2", "3"]
    park = next(line for line in drawn if "♣" in line)
    assert park.split()[0] == "-1"
    # The park lies at 0,-1: above the second number.
    assert abs(park.index("♣") - drawn[-1].index(" 0 ")) <= 1


# ---------------------------------------------------------------- cards, sources and signs


@BOTH
def test_the_card_of_every_building_says_what_is_reconstructed(lang: str) -> None:
    for first, second in zip(load_glasgow().buildings[::2], load_glasgow().buildings[1::2], strict=False):
        scene = a_scene(f"architect 2: {first.id} {second.id}\nseat 0: brick 5, steel 4, gold 3", "go 5", lang=lang)
        for offer in scene.offers[:-1]:
            card = str(ART.card(scene, offer))
            assert {"en": "Reconstructed by us", "fr": "Reconstitué (valeur imprimée inconnue)"}[lang] in card
            assert {"en": "Cost: ", "fr": "Coût\u00a0: "}[lang] in card.replace("Coût :", "Coût\u00a0:")


def test_the_card_of_a_contract() -> None:
    scene = a_scene("")
    cards = {offer.id: ART.card(scene, offer) for offer in scene.offers}
    assert "turn over a building: build it" in str(cards["go 13"])
    assert "Reconstructed by us, not the printed value: contents" in str(cards["go 1"])
    assert "Reconstructed" not in str(cards["go 4"]), "that a brick and steel tile exists is public record"


def test_what_is_corrected_bears_no_mark() -> None:
    file = Path(hindmost.__file__).parent / "catalogue" / "glasgow.toml"
    text = (
        file.read_text("utf-8")
        .replace('source = "SRRR"', 'source = "SPPP"')
        .replace('source = "SRPS"', 'source = "SPPS"')
    )
    mine, ours = load_glasgow(text).building("bk2"), load_glasgow().building("bk2")
    assert (cost_signs(ours), vp_signs(ours), effect_signs(ours)) == ("▤¤°", "1★°", "1☼¤°")
    assert (cost_signs(mine), vp_signs(mine), effect_signs(mine)) == ("▤¤", "1★", "1☼¤")


@BOTH
def test_the_legend_explains_every_sign(lang: str) -> None:
    legend = str(ART.legend(a_scene(lang=lang)))
    for sign in "▤╫¤Θ★☼%♣⌂≡$♜□⇄↻?A·²!°":
        assert sign in legend, sign
    assert "×2" in legend


def test_without_colours_nothing_is_coloured() -> None:
    position = f"architect 2: sh1 m7\nseat 0: brick 2\ncity: {SIX}"
    scene = a_scene(position, "go 5", "build sh1", marked="place 0,2")
    drawings: list[Callable[[], object]] = [
        *(lambda panel=panel: panel.draw(scene, 30) for panel in ART.panels(scene)),
        lambda: ART.ground(scene, 0, 55, 35),
        lambda: ART.holdings(scene, 0, 80),
    ]
    for draw in drawings:
        assert "#" not in repr(getattr(draw(), "spans", ""))

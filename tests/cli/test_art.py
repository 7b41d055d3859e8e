"""The drawings, made from views alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import hindmost
from hindmost.catalogue import load, read_effect, read_price
from hindmost.cli.table.art import ARTS
from hindmost.cli.table.art.glen.market import draw_market
from hindmost.cli.table.art.glen.numbers import draw_standing
from hindmost.cli.table.art.glen.rondel import draw_rondel
from hindmost.cli.table.art.glen.signs import effect_signs, price_signs
from hindmost.cli.table.art.glen_more.numbers import draw_players
from hindmost.cli.table.art.glen_more.tiles import FAMILY
from hindmost.cli.table.art.wording import legend_text
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import DARK, LIGHT, MONO, PALETTES, suited
from hindmost.cli.table.players import NAMES, SHAPES, Player
from hindmost.cli.table.scene import Offer, Scene
from hindmost.text.messages import say

ART = ARTS["glen-more"]
WORDS = load("glen-more").lexicon
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def people(seats: int) -> tuple[Player, ...]:
    return tuple(Player(seat, None) for seat in range(seats))


def a_match(*answers: str, seats: int = 3, seed: int = 7) -> Match:
    """Rust begins; spaces 4 to 12 hold a cornfield, a quarry, a forest, a pasture, a village ... and a fair."""
    match = Match(hindmost.new_game("glen-more", seats=seats, seed=seed), people(seats))
    for answer in answers:
        match.play(answer)
    return match


def a_scene(*answers: str, lang: str = "en", marked: int = 0, seats: int = 3) -> Scene:
    match = a_match(*answers, seats=seats)
    return replace(match.scene(match.question.seat, lang, MONO), marked=marked)


def lines_of(text: object) -> list[str]:
    return str(text).split("\n")


# ---------------------------------------------------------------- rondel and market


def test_the_rondel_begins_with_the_hindmost() -> None:
    lines = lines_of(draw_rondel(a_scene(), FAMILY, 30))
    assert len(lines) == 14
    assert lines[0] == "    0 ●R Rust hindmost"
    assert lines[3] == "    3 ⚄  the Die"
    assert lines[4].split() == ["1", "4", "ψ", "Cornfield", "═"]
    assert lines[-1] == "   13 ·"


def test_a_tile_shows_its_cost_and_what_it_takes_at_the_market() -> None:
    fair = next(line for line in lines_of(draw_rondel(a_scene(), FAMILY, 30)) if "Fair" in line)
    assert fair.split() == ["9", "12", "☼", "Fair", "═", "♣", "¢2"]


def test_a_tile_taken_in_vain_is_marked() -> None:
    match = a_match()
    in_vain: list[Offer] = []
    while not in_vain:
        scene = match.scene(match.question.seat, "en", MONO)
        in_vain = [offer for offer in scene.offers if offer.message.key == "option-take-unplaceable"]
        match.play(match.question.options[0].id)
    drawn = lines_of(draw_rondel(scene, FAMILY, 30))
    for offer in in_vain:
        assert any(line.startswith(f"{offer.number:>2} ") and line.endswith("✗") for line in drawn)


@pytest.mark.parametrize("width", [27, 30, 34, 44])
@BOTH
def test_no_line_is_wider_than_its_column(width: int, lang: str) -> None:
    scene = a_scene(lang=lang, seats=5)
    for panel in ART.panels(scene):
        assert max(map(len, lines_of(panel.draw(scene, width)))) <= width, panel.name


def test_the_market_shows_todays_prices() -> None:
    wood = lines_of(draw_market(a_scene(), 30))[1]
    assert wood.split() == ["♣", "wood", "¢··", "¢2", "¢1"]


# ---------------------------------------------------------------- territories


def test_the_start_village_with_river_road_and_clan_member() -> None:
    assert lines_of(ART.ground(a_scene(), 0, 80, 20)) == [
        "┌────║────┐",
        "│⌂ Home   │",
        "═════╬═══♙═",
        "│+»  ║    │",
        "└0,0─║────┘",
    ]


def test_the_places_for_a_tile_bear_the_numbers_of_the_options() -> None:
    drawn = lines_of(ART.ground(a_scene("take 4", marked=1), 0, 80, 20))
    assert drawn == [
        "┏━━━━━━━━━┓┌────║────┐┌╌╌╌╌╌╌╌╌╌┐",
        "┃         ┃│⌂ Home   │╎         ╎",
        "┃    1    ┃═════╬═══♙═╎    2    ╎",
        "┃   -1,0  ┃│+»  ║    │╎   1,0   ╎",
        "┗━━━━━━━━━┛└0,0─║────┘└╌╌╌╌╌╌╌╌╌┘",
    ]


def test_what_does_not_fit_is_drawn_at_half_the_size() -> None:
    drawn = lines_of(ART.ground(a_scene("take 4", "place 1,0", "activate 1,0"), 0, 20, 9))
    assert drawn == [
        "┌1─║─┬3───┐",
        "═⌂  ♙═ψ1ψ✓═",
        "└──║─┴────┘",
    ]


def test_a_map_that_is_still_too_large_shows_what_matters() -> None:
    drawn = lines_of(ART.ground(a_scene("take 4", marked=2), 0, 8, 3))
    assert max(map(len, drawn)) <= 8
    assert "2" in "".join(drawn)


def test_a_territory_in_words() -> None:
    scene = a_scene("take 4", "place 1,0", "activate 1,0")
    assert ART.ground_in_words(scene, 0) == [
        "(0,0) Start Village: river, road, 1 clan member, +1 MP",
        "(1,0) Cornfield: road, 1 grain, +1 grain, activated",
    ]


@BOTH
def test_every_tile_can_be_drawn(lang: str) -> None:
    scene = a_scene(lang=lang)
    entry = scene.view["seats"][0]["territory"][0]
    for tile in (*load("glen-more").tiles, load("glen-more").start_village):
        entry["tile"] = tile.id
        drawn = lines_of(ART.ground(scene, 0, 80, 20))
        assert [len(line) for line in drawn] == [11] * 5
        assert "…" not in drawn[1], "give it a brief name"


@pytest.mark.parametrize(
    ("words", "signs"),
    [
        ("produce wood", "+♣"),
        ("produce any", "+□"),
        ("1 movement", "+»"),
        ("3 vp", "+3★"),
        ("1 grain > 1 whisky", "ψ▸Θ"),
        ("1 sheep > 2 vp / 2 sheep > 4 vp", "1/2@▸2/4★"),
        ("1 wood + 1 stone > 7 vp", "♣▬▸7★"),
        ("1 different > 1 vp / 2 different > 3 vp / 3 different > 5 vp", "1-3≠▸1-5★"),
        ("fill producers", ""),
        ("2 vp per type village", ""),
    ],
)
def test_effects_in_signs(words: str, signs: str) -> None:
    assert effect_signs(read_effect(words, WORDS).signs(WORDS), WORDS) == signs


def test_prices_in_signs() -> None:
    def signs(words: str) -> str:
        return price_signs(read_price(words, WORDS).signs(WORDS), WORDS)

    assert signs("free") == ""
    assert signs("1 wood + 1 stone + 1 grain") == "♣▬ψ"
    assert signs("2 any") == "2□"
    assert signs("1 member") == "♙"


# ---------------------------------------------------------------- numbers


def test_rivals_victory_points_are_hidden() -> None:
    lines = lines_of(draw_players(a_scene(), 36))
    assert lines[1].split() == ["▸●R", "Rust", "6", "0", "0", "0", "1", "0"]
    assert lines[2].split() == ["■S", "Sky", "6", "0", "0", "0", "1", "?"]


def test_a_larger_territory_says_by_how_much() -> None:
    assert "tiles 2 (+1)" in str(ART.holdings(a_scene("take 4", "place 1,0"), 0, 80))


def test_what_a_scoring_would_give() -> None:
    scene = a_scene()
    scene.view["table"]["scoring"]["counts"][1]["whisky"] = 2
    scene.view["table"]["scoring"]["if_scored_now"][1]["whisky"] = 2
    lines = lines_of(draw_standing(scene, 40))
    assert lines[1].split() == ["Θ", "Whisky", "0", "2+2", "0"]
    assert lines[-1].split() == ["Total", "0", "+2", "0"]


@BOTH
def test_what_cards_would_give_at_the_end(lang: str) -> None:
    scene = a_scene(lang=lang)
    scene.view["table"]["scoring"]["at_end"] = [{}, {"card-iona-abbey": 6}, {}]
    last = lines_of(draw_standing(scene, 60))[-1]
    assert say("card-iona-abbey", lang) in last
    assert last.split()[-1] == "+6"


@BOTH
def test_the_card_of_every_option(lang: str) -> None:
    scene = a_scene(lang=lang)
    for offer in scene.offers:
        card = ART.card(scene, offer)
        assert card is not None
        assert card.plain.count("\n") >= 2


def test_the_card_says_what_is_reconstructed(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = a_scene()
    tile = scene.catalogue.tile("s0-cornfield-road")
    monkeypatch.setitem(tile.source, "cost", "R")
    assert "Reconstructed by us, not the printed value: cost" in str(ART.card(scene, scene.offers[0]))


@BOTH
def test_the_legend_explains_every_sign(lang: str) -> None:
    legend = str(ART.legend(a_scene(lang=lang)))
    for sign in "║═♣▬ψ@∀□≠Θ¢♙★»♖▮▦⌂♜≈†Γ☼♪%∩":
        assert sign in legend, sign


# ---------------------------------------------------------------- colours


def test_without_colours_nothing_is_coloured() -> None:
    scene = a_scene("take 4", marked=1)
    drawings: list[Callable[[], object]] = [
        lambda: draw_rondel(scene, FAMILY, 30),
        lambda: draw_market(scene, 30),
        lambda: draw_players(scene, 30),
        lambda: draw_standing(scene, 30),
        lambda: ART.ground(scene, 0, 80, 20),
        lambda: ART.holdings(scene, 0, 80),
    ]
    for draw in drawings:
        assert "#" not in repr(getattr(draw(), "spans", ""))


def test_players_are_told_apart_without_colours() -> None:
    for lang in ("en", "fr"):
        signs = [Player(seat, None).sign(lang) for seat in range(len(NAMES))]
        assert len({sign[0] for sign in signs}) == len({sign[1] for sign in signs}) == len(SHAPES)


@pytest.mark.parametrize(
    ("settings", "palette"),
    [({}, DARK), ({"NO_COLOR": "1"}, MONO), ({"COLORFGBG": "0;15"}, LIGHT), ({"COLORFGBG": "15;0"}, DARK)],
)
def test_the_terminal_chooses_the_palette(settings: dict[str, str], palette: object) -> None:
    assert suited(settings) is palette
    assert set(PALETTES) == {"dark", "light", "mono"}


@pytest.mark.parametrize(("signs", "lines"), [("abcd", ["a c", "b d"]), ("abcde", ["a d", "b e", "c"])])
def test_a_legend_is_read_down_its_first_column_and_then_down_the_second(signs: str, lines: list[str]) -> None:
    drawn = legend_text([(sign, sign) for sign in signs], MONO).plain.splitlines()
    assert [" ".join(sorted(set(line.split()))) for line in drawn] == lines

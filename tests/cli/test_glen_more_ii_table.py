"""Glen More II in the terminal: its drawings, and a table to play at."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import hindmost
from hindmost.cli.play import new_match
from hindmost.cli.table.art import ARTS
from hindmost.cli.table.art.glen.numbers import draw_standing
from hindmost.cli.table.art.glen.rondel import draw_rondel
from hindmost.cli.table.art.glen_more_ii.chronicles.c01_dragon_boats import draw_race
from hindmost.cli.table.art.glen_more_ii.chronicles.c08_penny_mobs import draw_mobs
from hindmost.cli.table.art.glen_more_ii.chronicles.c09_feasts_and_follies import draw_feasts
from hindmost.cli.table.art.glen_more_ii.chronicles.c10_stones_and_cabers import draw_games
from hindmost.cli.table.art.glen_more_ii.chronicles.c11_plans_and_prosperity import draw_plans
from hindmost.cli.table.art.glen_more_ii.clans import draw_clans
from hindmost.cli.table.art.glen_more_ii.tiles import FAMILY, face_of
from hindmost.cli.table.entry import Found, Refused, read_move
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.cli.table.scene import Scene
from tests.chronicles.c6_positions import gathered
from tests.chronicles.feasting import bidding, part_of
from tests.chronicles.highland import at_games, next_tile
from tests.chronicles.plans import planned
from tests.chronicles.test_c1 import at_sea
from tests.chronicles.test_c8_others import claiming
from tests.cli.conftest import Run
from tests.cli.sitting import SIZES, sitting

ART = ARTS["glen-more-ii"]
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
PEOPLE = tuple(Player(seat, None) for seat in range(3))


def a_match(until: Callable[[Match], bool], seed: int = 1) -> Match:
    """A game played at random until something is so; another one if it never is."""
    while True:
        match = Match(hindmost.new_game("glen-more-ii", seats=3, seed=seed), PEOPLE)
        source = Random(seed)
        while not match.over:
            if until(match):
                return match
            match.play(source.choice(match.question.options).id)
        seed += 1


def asks(kind: str, most: int = 100) -> Callable[[Match], bool]:
    """A question of this kind with more than one answer."""
    return lambda match: match.question.kind == kind and 1 < len(match.question.options) < most


def a_scene(until: Callable[[Match], bool], lang: str = "en", marked: int = 1) -> Scene:
    match = a_match(until)
    return replace(match.scene(match.question.seat, lang, MONO), marked=marked)


def lines_of(text: object) -> list[str]:
    return str(text).split("\n")


# ---------------------------------------------------------------- drawings


def test_the_rondel_begins_with_the_hindmost_and_marks_what_is_reconstructed() -> None:
    scene = a_scene(asks("take"))
    lines = lines_of(draw_rondel(scene, FAMILY, 48))
    assert len(lines) == 14
    assert lines[0].endswith("hindmost")
    assert {token for line in lines for token in ("●R", "■S", "▲G") if token in line} == {"●R", "■S", "▲G"}
    dear = [line for line in lines if "¢°" in line or "▬°" in line or "♣°" in line]
    assert dear, "costs are reconstructed and say so"


def test_the_river_runs_through_the_home_tiles() -> None:
    match = a_match(lambda match: True)
    drawn = lines_of(ART.ground(match.scene(0, "en", MONO), 0, 60, 20))
    assert drawn == [
        "┌─────────┐┌─────────┐",
        "│⌂ Home   ││♜ Castle │",
        "═════════♙════════════",
        "│+»       ││+»       │",
        "└0,0──────┘└1,0──────┘",
    ]


def test_an_overlay_shows_what_lies_below() -> None:
    def has_overlay(match: Match) -> bool:
        view = match.game.view(0)
        return any(spot["covered"] for entry in view["seats"] for spot in entry["territory"])

    match = a_match(has_overlay)
    view = match.game.view(0)
    owner = next(seat for seat in range(3) if any(spot["covered"] for spot in view["seats"][seat]["territory"]))
    scene = match.scene(None, "en", MONO)
    drawn = str(ART.ground(scene, owner, 200, 100))
    assert "≡┘" in drawn or "≡┛" in drawn
    assert any(", over " in line for line in ART.ground_in_words(scene, owner))


def test_the_clan_board_takes_the_stage_when_a_marker_is_placed() -> None:
    scene = a_scene(asks("place-marker"), marked=2)
    assert scene.seat is not None
    assert ART.ground_title(scene, scene.seat) == "Clan board: road costs now"
    lines = lines_of(ART.ground(scene, scene.seat, 60, 40))
    prices = [line.split()[1].rstrip("°") for line in lines if line[:2].strip()]
    assert prices == sorted(prices), "the cheapest first"
    offer = scene.offers[1]
    target = next(target for target in offer.targets if target.startswith("domain:"))
    few = lines_of(ART.ground(scene, scene.seat, 60, 3))
    assert len(few) == 3
    name = target.removeprefix("domain:")
    assert any(name in line.casefold() for line in few), "the highlighted one stays in sight"
    assert ART.ground_title(replace(scene, offers=(), marked=0), scene.seat) == "Your territory"


def test_taken_domains_show_who_is_there_and_no_price() -> None:
    def somebody_is_there(match: Match) -> bool:
        return any(entry["markers"] for entry in match.game.view(0)["table"]["clans"].values())

    scene = a_scene(somebody_is_there)
    taken = [line for line in lines_of(draw_clans(scene, 60)) if any(sign in line for sign in ("●R", "■S", "▲G"))]
    assert taken
    assert all(line.split()[0] == "–" or "Douglas" in line for line in taken), "Douglas alone takes any number"


@BOTH
def test_every_tile_can_be_drawn(lang: str) -> None:
    scene = a_scene(lambda match: True, lang)
    entry = scene.view["seats"][0]["territory"][0]
    catalogue = scene.catalogue
    for tile in (*catalogue.home, *catalogue.tiles):
        if not tile.is_person and tile.type:
            entry["tile"] = tile.id
            drawn = lines_of(ART.ground(scene, 0, 80, 20))
            assert "…" not in drawn[1], "give it a brief name"
        assert len(face_of(scene, tile.id).label(8)) == 8


@BOTH
@pytest.mark.parametrize("kind", ["take", "place", "activate", "place-marker"])
def test_every_option_has_a_card_that_says_what_is_reconstructed(kind: str, lang: str) -> None:
    scene = a_scene(asks(kind), lang)
    cards = [str(card) for offer in scene.offers if (card := ART.card(scene, offer))]
    assert cards
    said = {"en": "Reconstructed by us", "fr": "Reconstitué (valeur imprimée inconnue)"}[lang]
    assert any(said in card for card in cards)


@pytest.mark.parametrize("width", [27, 30, 34, 48])
@BOTH
def test_no_line_is_wider_than_its_column(width: int, lang: str) -> None:
    scene = a_scene(asks("place-marker"), lang)
    for panel in ART.panels(scene):
        assert max(map(len, lines_of(panel.draw(scene, width)))) <= width, panel.name


@BOTH
def test_the_legend_explains_every_sign(lang: str) -> None:
    legend = str(ART.legend(with_chronicles(2, 4, 7).scene(0, lang, MONO)))
    for sign in "═⚄≡°♣▬ψ@∀□≠Θ¢♙★»⚑♜▮☻▦⌂≈⇄✚✓✗":
        assert sign in legend, sign


def test_a_preview_of_a_claim_shows_the_road_price_and_the_marker() -> None:
    match = a_match(asks("place-marker"))
    scene = match.scene(match.question.seat, "en", MONO)
    for offer in scene.offers:
        after = match.preview(scene, offer)
        assert after is not None
        assert "−1⚑" in str(ART.preview(scene, offer, after))


# ---------------------------------------------------------------- the table


@SIZES
async def test_everything_is_on_the_table(size: tuple[int, int]) -> None:
    async with sitting(new_match("glen-more-ii", seats=3, bots="random,random", seed=1), size) as me:
        await me.sees(
            "Choose a tile to take.",
            "Rondel, stack",
            "Market",
            "barley",
            "Your territory",
            "⌂ Home",
            "♜ Castle",
            "markers left 10",
            "Take ",
            "u undo",
        )
        assert len(me.seen().splitlines()) == size[1]


@SIZES
async def test_a_turn_with_undo_in_french(size: tuple[int, int]) -> None:
    match = new_match("glen-more-ii", seats=3, bots="random,random", seed=1)
    async with sitting(match, size, lang="fr") as me:
        await me.until_asked()
        free = next(offer for offer in me.board.scene.offers if offer.message.key == "option-take-free")
        await me.move(free.id)
        await me.until_asked()
        assert me.match.question.kind != "take"
        await me.press("u")
        await me.until_asked()
        assert me.match.question.kind == "take"
        await me.shows("Votre territoire")


async def test_clans_and_landmarks_are_a_key_away() -> None:
    async with sitting(new_match("glen-more-ii", seats=3, bots="random,random", seed=1), (80, 60)) as me:
        await me.until_asked()
        await me.press("p")
        for words in ("If scored now", "Landmark cards", "Clan board: road costs now", "Cameron"):
            await me.shows(words)


def test_a_whole_game_line_by_line(run: Run) -> None:
    done = run("play", "glen-more-ii", "--seats", "2", "--bots", "random", "--seed", "3", typed="1\n" * 3000)
    assert done.code == 0, done.err
    assert "── The game is over" in done.out
    assert " VP." in done.out.splitlines()[-1]


# ---------------------------------------------------------------- chronicles


def with_chronicles(*numbers: int) -> Match:
    return Match(hindmost.new_game("glen-more-ii", seats=3, chronicles=numbers, seed=3), PEOPLE)


@pytest.mark.parametrize(
    ("number", "words"),
    [(2, "Mountain"), (4, "✚ England"), (6, "The Dubious Tome"), (7, "✓/✗"), (10, "Of Stones and Cabers")],
)
def test_a_chronicle_brings_its_furniture(number: int, words: str) -> None:
    scene = with_chronicles(number).scene(0, "en", MONO)
    drawn = "\n".join(f"{panel.title(scene)}\n{panel.draw(scene, panel.breadth(scene))}" for panel in ART.panels(scene))
    assert words in drawn
    bare = with_chronicles().scene(0, "en", MONO)
    assert len(ART.panels(scene)) == len(ART.panels(bare)) + 1


def test_the_tome_shows_turned_cards_tables_and_the_events_that_wait() -> None:
    built = "seat 0; 2,0: a-halkirk > b-inverness; 0,-1: a-donan-castle; 3,0: a-loch-lochy"
    game = gathered(built, "part dubious-tome: turned inverness, tables inverness").game
    scene = Match(game, PEOPLE).scene(0, "en", MONO)
    drawn = str(next(panel for panel in ART.panels(scene) if panel.name == "chronicle-6").draw(scene, 78))
    assert "✦ ↑ Whisky" in drawn
    assert "✦ Inverness" in drawn
    assert re.search(r"1/3 ▮ Donan Castle +Activate up to 2 different tiles", drawn)


def test_feasts_show_prices_tokens_crests_and_the_score_table() -> None:
    """Of one's own stack one sees the tokens, of others how many; the highlighted stack tells its order."""
    position = bidding("every seat; 0,0: wood 2, stone 1; 1,0: sheep 1")
    scene = Match(position.game, PEOPLE).scene(0, "en", MONO)
    marked = next(offer.number for offer in scene.offers if offer.id == "bid 41---")
    drawn = str(draw_feasts(replace(scene, marked=marked), 60)).splitlines()
    assert drawn[0].split() == ["1", "Guest", "of", "Honour", "□", "▸", "+2☻", "2."]
    assert drawn[3].split() == ["4", "May", "Procession", "♣", "▸", "+2▮", "1."]
    assert [line.split() for line in drawn[-2:]] == [
        ["lead", *["0", "1", "2", "3", "4", "5", "6", "7+"]],
        ["★", *["0", "1", "2", "3", "4", "6", "8", "10"]],
    ]
    position.follow("0 bid 415--", "1 bid 45---", "2 bid 5----")
    part_of(position).spared[1].append(0)
    mine, theirs = (str(draw_feasts(Match(position.game, PEOPLE).scene(seat, "en", MONO), 60)) for seat in (0, 1))
    assert ("④①⑤" in mine, "④▣▣" in theirs) == (True, True)
    assert "①⑤" not in theirs.splitlines()[5]
    assert "spares ♣" in mine


def test_a_bid_is_typed_by_its_numbers() -> None:
    question = bidding().game.question(1)
    assert read_move("bid 415", question, "en", ART) == Found("bid 415--")
    assert read_move("b 4", question, "en", ART) == Found("bid 4----"), "not the beginning of a longer stack"
    assert read_move("bid -----", question, "en", ART) == Found("bid -----")
    assert isinstance(read_move("bid 44", question, "en", ART), Refused)


def test_the_mobs_show_the_cards_that_john_mcclaim_claims() -> None:
    position = claiming()
    position.follow("0 call mcclaim", "0 claim-card castle-stalker", "0 pass")
    for lang, mob in (("en", "John McClaim 2"), ("fr", "John McClaim 2")):
        drawn = str(draw_mobs(Match(position.game, PEOPLE).scene(0, lang, MONO), 60))
        assert mob in drawn, "two tokens are left"
        assert [line for line in drawn.splitlines() if "Castle Stalker ◂" in line]


BESIDE = "seat 0; 0,0: scotsmen 1; -1,1: s-inshriach; 0,1: a-dornie, scotsmen 1; 1,1: s-lochridge"


def test_the_games_show_tracks_rewards_markers_and_what_comes_next() -> None:
    position = at_games(
        next_tile("s-ballachulish"),
        BESIDE,
        levels=[[2, 1], [3, 5], [0, 0]],
        markers={0: ["-1,1", "1,1"]},
        popularity=[1, 2],
        taken={3: 1},
    )
    position.follow("0 take 3")
    match = Match(position.game, PEOPLE)
    scene = match.scene(0, "en", MONO)
    drawn = str(draw_games(scene, 44))
    assert re.search(r"^3 \+1♜ ■S +■S +\+1Θ", drawn, re.M)
    assert re.search(r"^2 ♣/▬ ●R +□ +@/∀", drawn, re.M)
    assert "●R ♥1  ╱-1,1 Ω1,1" in drawn
    assert "next ╱ 3: +1♜\nnext Ω 2: @/∀ + □\n" in drawn, "the third reward has gone, the second has not"
    assert "♥ in front ╱ ■S  Ω ■S" in drawn
    assert "♥ Popularity" in str(draw_standing(scene, 44))
    place = next(offer for offer in scene.offers if offer.id == "place 0,2")
    after = match.preview(scene, place)
    assert after is not None
    assert "+1╱ +1Ω" in str(ART.preview(scene, place, after))
    position.follow("0 place 0,2", "0 raise stone-carrier")
    asked = str(draw_games(Match(position.game, PEOPLE).scene(0, "fr", MONO), 44))
    assert re.search(r"^2 ♣/▬ ●R +2▸□ +1▸@/∀ ●R", asked, re.M)


def test_at_the_top_only_vp_are_to_come_and_a_spectator_has_nothing_next() -> None:
    match = Match(at_games(next_tile("s-ballachulish"), levels=[[5, 0]]).game, PEOPLE)
    assert "next ╱ 2★" in str(draw_games(match.scene(0, "en", MONO), 44))
    assert "next" not in str(draw_games(match.scene(None, "en", MONO), 44))


def test_the_mountain_lies_on_the_rondel_and_the_englishman_walks_there() -> None:
    match = with_chronicles(2, 4)
    source = Random(2)
    while match.game.view()["table"]["england"]["space"] is None:
        match.play(source.choice(match.question.options).id)
    drawn = str(draw_rondel(match.scene(None, "en", MONO), FAMILY, 48))
    assert "Mountain" in drawn
    assert "✚" in drawn


def test_the_race_shows_rivers_castles_boats_and_what_lies_face_down() -> None:
    position = at_sea(lying=("coins-2 vp-3", "", "", ""), boats="rivers 3 1 2, places 0 1 1, home 2")
    scene = Match(position.game, PEOPLE).scene(0, "en", MONO)
    assert lines_of(draw_race(scene, 40)) == [
        "●R ~ ♜2 ",
        "■S ~ ♜·■S ",
        "▲G ~ ♜·▲G ",
        "   ~ ~ ♜· ~ ●R neutral river",
        "●R ↶5  ■S ↶11  ▲G winner",
        "3×2¢ 1×3¢ 1×2★ 1×3★",
    ]
    assert max(map(len, lines_of(draw_race(scene, 20)))) <= 24
    marked = replace(scene, marked=1)
    assert str(draw_race(marked, 40)) == str(draw_race(scene, 40)), "a mark is a style"


@BOTH
@pytest.mark.parametrize("numbers", [(2, 4, 7), (1, 5), (3, 6), (8,), (9, 10, 11)], ids=str)
def test_a_game_with_chronicles_can_be_drawn_at_every_question(numbers: tuple[int, ...], lang: str) -> None:
    match = with_chronicles(*numbers)
    source = Random(5)
    for _ in range(80):
        scene = replace(match.scene(match.question.seat, lang, MONO), marked=1)
        assert scene.seat is not None
        for panel in ART.panels(scene):
            assert max(map(len, lines_of(panel.draw(scene, 27)))) <= 27, panel.name
        ART.ground(scene, scene.seat, 55, 30)
        ART.card(scene, scene.offers[0])
        after = match.preview(scene, scene.offers[0])
        assert after is not None
        ART.preview(scene, scene.offers[0], after)
        match.play(source.choice(match.question.options).id)


def test_plans_say_what_they_need_where_they_fit_and_what_they_cost() -> None:
    land = "seat 0; 0,-1: s-inshriach, wood 1; 1,-1: s-black-isle; 2,0: a-halkirk; 3,0: b-kingussie"
    held = "new-fort-george-left wood, caledonian-canal-left"
    game = planned(land, mine=held, theirs="a-glamis-castle cattle").game
    mine, theirs = (lines_of(draw_plans(Match(game, PEOPLE).scene(seat, "en", MONO), 48)) for seat in (0, 1))
    assert [line.strip() for line in mine[:7]] == [
        "●R    ▤ ♣· New Fort George −3★",
        "♜ castle+□ material ✗",
        "□ material+□ material ▸ 0,-1",
        "village: +1 Scotsman",
        "▤ ·· Caledonian Canal −3★",
        "♜ castle+⌂ village ═ ▸ 1,0",
        "⌂ village+⌂ village ═ ▸ (2,0)",
    ]
    assert "Melrose Abbey" in " ".join(mine)
    assert "▤ ∀· Glamis Castle −3★" in theirs[2]
    assert "castle+" not in " ".join(theirs)


def test_a_plan_that_can_be_paid_has_the_number_of_its_answer() -> None:
    scene = planned("seat 0; 0,-1: s-inshriach, wood 1", mine="a-new-lanark")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 0 fill-plans")
    shown = replace(Match(scene.game, PEOPLE).scene(0, "en", MONO), marked=1)
    assert "1 ▤ ·· New Lanark" in lines_of(draw_plans(shown, 48))[0]

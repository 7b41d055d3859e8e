"""Chronicle 12, Lady Auto MacNifique: set-up, cards, her turn, markers, choosing and taking tiles."""

from __future__ import annotations

import pytest

import hindmost
from hindmost import BadConfiguration, new_game
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS, PLAIN, number_of
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import LEVELS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.module import MacNifique
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.text import rules
from tests.chronicles.solo import FILLED, NAMES, board, codes, hers, marked, path, tiles, took, vp, with_her

LATE = "stack D: d-strathdon d-rannoch"


def played(seed: int, level: str = "raiglar") -> GlenMoreII:
    state = new_game("glen-more-ii", 1, seed=seed, automa=level).state
    assert isinstance(state, GlenMoreII)
    return state


# ---------------------------------------------------------------- setting up


def test_c12_setup_01_for_two_with_the_die_and_a_board_in_the_place_of_a_territory() -> None:
    game = new_game("glen-more-ii", 1, seed=1, automa="raiglar")
    table = game.setup.table
    assert (game.setup.seats, table.seats) == (1, 2)
    assert table.nobodys == [False, True]
    assert [actor.name for actor in table.actors] == ["", "", "die"]
    view = game.view(0)
    assert [len(seat["territory"]) for seat in view["seats"]] == [2, 0]
    assert ["automa-board" in seat for seat in view["seats"]] == [False, True]
    with pytest.raises(BadConfiguration, match="C12-SETUP-01"):
        new_game("glen-more-ii", 1, automa="raiglar", options={"die": "without"})


def test_c12_setup_02_the_die_says_who_is_first() -> None:
    seen = set()
    for seed in range(30):
        game = new_game("glen-more-ii", 1, seed=seed, automa="raiglar")
        state = game.state
        assert isinstance(state, GlenMoreII)
        note = game.journal[0]
        first = note.code == "lady-first"
        assert first == (note.a == 1)
        seen.add(first)
        assert state.estates[YOU].coins == (6 if first else 5)
        assert state.estates[HER].coins == 0
    assert seen == {True, False}


def test_c12_setup_03_her_board() -> None:
    seen = new_game("glen-more-ii", 1, seed=2, automa="raiglar").view(0)["seats"][1]
    places = ("trades", "stones", "scotsmen", "priorities")
    assert all(place in seen["automa-board"] for place in places)
    assert all(place in seen for place in ("cards", "whisky", "persons"))


@pytest.mark.parametrize(
    ("level", "face"),
    [("ablach", "pittenweem"), ("douce", "pittenweem"), ("raiglar", "tap-o-noth"), ("skelp", "tap-o-noth"),
     ("bodach", "tap-o-noth")],
)  # fmt: skip
def test_c12_setup_04_the_level_names_the_face_of_the_start_trade_tile(level: str, face: str) -> None:
    seen = with_her(f"rondel: 0 1 die {FILLED[8:]}", level=level).game.view(0)["seats"][1]["automa-board"]
    assert (seen["level"], seen["start"], seen["trades"]) == (level, face, [])


def test_c12_setup_05_a_scotsman_in_her_area_and_eight_in_her_supply() -> None:
    for seed in range(5):
        game = new_game("glen-more-ii", 1, seed=seed, automa="raiglar")
        if game.journal[0].code == "lady-second":  # she has not moved yet
            seen = game.view(0)["seats"][1]
            assert seen["automa-board"]["scotsmen"] == 1
            assert seen["reserve"]["scotsmen"] == 8


def test_c12_setup_06_the_priority_tiles_lie_in_any_order() -> None:
    found = {tuple(played(seed).table.slice_of(played(seed), KEY).priorities) for seed in range(12)}
    assert all(sorted(row) == [0, 1, 2, 3] for row in found)
    assert len(found) > 5


def test_c12_setup_07_two_cards_lie_aside_and_nobody_sees_which() -> None:
    game = new_game("glen-more-ii", 1, seed=1, automa="raiglar")
    for onlooker in (0, None):
        seen = game.view(onlooker)["seats"][1]["automa-board"]
        assert seen["aside"] == 2
        assert seen["draw"] + len(seen["seen"]) == 8
    state = game.state
    assert isinstance(state, GlenMoreII)
    assert len(state.table.slice_of(state, KEY).unseen) == seen["draw"] + 2


def test_c12_setup_08_the_markers_start_on_macdonell_and_sinclair() -> None:
    game = next(
        game
        for game in (new_game("glen-more-ii", 1, seed=seed, automa="raiglar") for seed in range(9))
        if game.journal[0].code == "lady-second"
    )
    assert game.view(0)["seats"][1]["automa-board"]["markers"] == {"blue": "macdonell", "purple": "sinclair"}


def test_c12_level_01_the_levels_and_what_they_change() -> None:
    found = [
        (level.name, level.start, level.item_phases, level.trade_stones, level.person_vp, level.most_stones)
        for level in LEVELS.values()
    ]
    assert found == [
        ("ablach", "pittenweem", 2, 0, 0, 0),
        ("douce", "pittenweem", 3, 0, 2, 0),
        ("raiglar", "tap-o-noth", 3, 1, 2, 0),
        ("skelp", "tap-o-noth", 4, 1, 2, 0),
        ("bodach", "tap-o-noth", 4, 1, 2, 3),
    ]
    assert hindmost.games()[1].automas == tuple(LEVELS)


# ---------------------------------------------------------------- market, cards, turn


def test_c12_cannot_01_she_pays_nothing_and_builds_nothing() -> None:
    scene = with_her(f"rondel: 1 0 die b-inverness {FILLED[10:]}; {LATE}; seat 1: coins 1", cards="a07")
    scene.follow("asks 0 take", "seat 1: coins 1, tiles 2")
    assert took(scene) == "b-inverness"
    assert tiles(scene, board(scene).pile) == ["b-inverness"]


def test_c12_market_01_her_seat_is_never_asked_and_never_trades() -> None:
    scene = with_her(f"rondel: {FILLED}", "seat 1: coins 3", cards="a06 a04")
    before = scene.state.market.rows[:]
    assert scene.asked[0] == YOU
    assert not any(note.code in ("bought", "sold") for note in scene.game.journal)
    assert before == [1] * 5


def test_c12_market_02_every_row_without_a_coin_gets_one() -> None:
    scene = with_her(f"rondel: {FILLED}; market: wood 2, sheep 1", cards="a04")
    assert scene.state.market.rows == [2, 1, 1, 1, 1]
    assert [scene.kit.goods[note.a] for note in hers(scene) if note.code == "lady-market"] == [
        "stone", "barley", "cattle",
    ]  # fmt: skip
    assert scene.state.estates[HER].coins == 0


def test_c12_market_03_a_full_row_sells_on_and_a_coin_of_it_is_hers() -> None:
    scene = with_her("rondel: 0 1 die a-dornie * * * * * * * * * -; market: stone 3", "seat 0: coins 3")
    assert scene.game.view(0)["table"]["market"][1]["buy"] == 3
    scene.follow("0 take 3", "seat 0: coins 0", "seat 1: coins 1")
    assert scene.state.market.rows[1] == 3
    assert codes(scene) == ["share"]


def test_c12_market_03_as_often_as_one_can_pay() -> None:
    position = "rondel: 0 1 die c-urquhart-castle * * * * * * * * * -; market: stone 3; stack C: c-ullapool"
    scene = with_her(position, "seat 0: coins 5")
    assert "take 3" not in scene.offers
    scene = with_her(position, "seat 0: coins 6")
    scene.follow("0 take 3", "seat 0: coins 0", "seat 1: coins 2")


def test_c12_card_01_markers_a_distance_and_rows() -> None:
    assert len(CARDS) == 10
    assert all(len(card.markers) == len(set(card.markers)) <= 2 for card in CARDS)
    assert [card.distance for card in CARDS] == [4, 5, 3, 5, 6, 4, 6, 6, 5, 7]
    assert all(card.rows for card in CARDS)


def test_c12_card_02_a_row_is_icons_or_priorities_or_a_box() -> None:
    types = {"village", "castle", "loch", "material", "animal", "whisky", "trade", "person"}
    for card in CARDS:
        for row in card.rows:
            assert sum((bool(row.icons), row.is_priority, bool(row.box))) == 1
            assert all(icon in types or icon == PLAIN or number_of(icon) for icon in row.icons)
        assert card.rows[-1].box


def test_c12_card_03_the_number_comes_first() -> None:
    for card in CARDS:
        icons = [icon for row in card.rows for icon in row.icons]
        assert [place for place, icon in enumerate(icons) if number_of(icon)] == ([0] if card.number else [])
    assert [card.number for card in CARDS] == [1, 4, 2, 0, 1, 0, 0, 3, 2, 0]


def test_c12_card_04_without_chronicles_their_icons_are_ignored() -> None:
    scene = with_her("rondel: 1 0 die a-halkirk s-inshriach * * * * * * * * -", cards="a03")
    assert took(scene) == "a-halkirk"
    assert "row" not in codes(scene)  # the first row is a chronicle icon alone, and the second fits at once


def test_c12_turn_01_she_acts_when_hindmost() -> None:
    assert with_her("rondel: 0 1 die * * * * * * * * * * -").asked == (0, "take")
    scene = with_her(f"rondel: {FILLED}", cards="a04")
    assert scene.asked == (0, "take")
    assert codes(scene)[0] == "card"


def test_c12_turn_02_the_steps_of_her_turn() -> None:
    scene = with_her("rondel: 1 0 die s-inshriach a-halkirk * * * * * * * * -; market: wood 1", cards="a01")
    assert codes(scene) == ["card", *["market"] * 4, "marker", "looks", "found", "took", "stones"]
    assert scene.state.track.pieces[HER] == 3
    assert board(scene).card == -1
    assert board(scene).seen == [NAMES.index("a01")]
    assert all(scene.game.note_clause(note).startswith("C12-") for note in hers(scene))


def test_c12_turn_02_a_new_pile_has_all_ten_cards_and_two_lie_aside_again() -> None:
    scene = with_her(f"rondel: {FILLED}", part="unseen 8 9, seen 0 1 2 3 4 5 6 7")
    scene.draw("action cards", "4")
    assert board(scene).seen == [4]
    assert board(scene).unseen == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert codes(scene)[:2] == ["shuffled", "card"]
    before = with_her(f"rondel: {FILLED}", part="unseen 7 8 9, seen 0 1 2 3 4 5 6")
    before.draw("action cards", "8")
    assert codes(before)[0] == "card"


def test_c12_turn_03_exactly_one_tile() -> None:
    scene = with_her(f"rondel: {FILLED}", cards="a07")
    assert codes(scene).count("took") == 1
    assert len(board(scene).pile) + len(board(scene).trades) + len(scene.state.persons[HER]) == 1


# ---------------------------------------------------------------- markers


def test_c12_mark_01_the_markers_of_the_card_move() -> None:
    assert marked(with_her(f"rondel: {FILLED}", cards="a03")) == ["macintosh", "sutherland"]
    assert marked(with_her(f"rondel: {FILLED}", cards="a05")) == ["macdonell", "sutherland"]
    assert marked(with_her(f"rondel: {FILLED}", cards="a04")) == ["macdonell", "sinclair"]


def test_c12_mark_02_along_their_paths_and_round_again() -> None:
    assert path(0)[0] == "macdonell"
    assert path(1)[0] == "sinclair"
    assert marked(with_her(f"rondel: {FILLED}", cards="a03", markers="macmillan douglas")) == ["macdonell", "sinclair"]
    skipped = with_her(f"rondel: {FILLED}", cards="a03", markers="macpherson sutherland")
    assert marked(skipped) == ["cameron", "brodie"]  # Ruthven and Innes are not in play
    colours = [
        {scene.book.domain_colours[scene.book.domain_ids.index(name)] for name in path(marker)}
        for scene in [skipped]
        for marker in (0, 1)
    ]
    assert colours == [{"blue"}, {"violet"}]


def test_c12_mark_03_occupied_domains_are_skipped_and_on_the_only_free_one_a_marker_stays() -> None:
    scene = with_her(f"rondel: {FILLED}; seat 0: domains macintosh macpherson sutherland", cards="a03")
    assert marked(scene) == ["cameron", "brodie"]
    shared = with_her(f"rondel: {FILLED}; seat 0: domains douglas", cards="a05", markers="macdonell maclachlan")
    assert marked(shared) == ["macdonell", "sinclair"]
    blue = " ".join(name for name in path(0) if name not in ("macdonell", "ruthven"))
    alone = with_her(f"rondel: {FILLED}; seat 0: domains {blue}", cards="a01")
    assert marked(alone)[0] == "macdonell"
    assert "marker-stays" in codes(alone)


def test_c12_mark_04_a_marker_goes_when_its_colour_is_full() -> None:
    blue = " ".join(name for name in path(0) if name not in ("macdonell", "ruthven"))
    scene = with_her(f"rondel: 1 0 die a-robert-i * * * * * * * * * -; seat 0: domains {blue}", cards="a05")
    assert took(scene) == "a-robert-i"
    assert marked(scene) == ["-", "sutherland"]
    yours = with_her(
        f"rondel: 0 1 die a-robert-i * * * * * * * * * -; seat 0: coins 9, domains {blue}", markers="macdonell sinclair"
    )
    yours.follow("0 take 3", "0 claim macdonell")
    assert marked(yours) == ["-", "sinclair"]


def test_c12_mark_04_both_go_once_she_has_placed_ten() -> None:
    placed = "macintosh macpherson cameron maclean macgregor sutherland brodie grant oliphant"
    scene = with_her(f"rondel: 1 0 die a-robert-i * * * * * * * * * -; seat 1: domains {placed}", cards="a05")
    assert marked(scene) == ["-", "-"]
    scene.follow("seat 1: markers 0")
    assert scene.state.clans.markers[HER][-1] == scene.book.domain_ids.index("macdonell")


# ---------------------------------------------------------------- choosing


def test_c12_pick_01_tiles_are_counted_up_to_the_distance() -> None:
    line = "1 0 s-inshriach die s-ballachulish s-black-isle a-halkirk a-dornie"
    near = with_her(f"rondel: {line} * * * * * -", cards="a03", priorities="castle whisky persons landmarks")
    assert took(near) == "s-inshriach"  # a village lies fourth, and the Distance is 3
    far = with_her(f"rondel: {line} * * * * * -", cards="a01", priorities="castle whisky persons landmarks")
    assert took(far) == "s-inshriach"
    reached = with_her(f"rondel: {line} * * * * * -", cards="a04")
    assert took(reached) == "a-halkirk"


def test_c12_pick_02_rows_from_the_top_and_icons_from_the_left() -> None:
    scene = with_her("rondel: 1 0 die a-halkirk s-glen-etive * * * * * * * * -", cards="a04")
    assert took(scene) == "s-glen-etive"  # animal before village, though the village is nearer
    scene = with_her("rondel: 1 0 die a-butcher a-halkirk s-glen-etive * * * * * * * -", cards="a10")
    assert took(scene) == "a-butcher"


def test_c12_pick_03_the_nearest_of_the_type_whatever_it_asks_for() -> None:
    scene = with_her(f"rondel: 1 0 die s-inshriach b-inverness a-halkirk * * * * * * * -; {LATE}", cards="a04")
    assert took(scene) == "b-inverness"  # an overlay with a river, and dear
    found = next(note for note in hers(scene) if note.code == "lady-found")
    assert scene.kit.ids[found.c] == "b-inverness"


def test_c12_pick_04_the_priority_tiles_in_their_order() -> None:
    line = "rondel: 1 0 die a-halkirk a-loch-lochy a-donan-castle a-pulteney a-robert-i * * * * * -"
    for priorities, wanted in (
        ("castle landmarks whisky persons", "a-halkirk"),
        ("landmarks castle whisky persons", "a-donan-castle"),  # castle before loch
        ("whisky castle landmarks persons", "a-pulteney"),
        ("persons castle landmarks whisky", "a-robert-i"),
    ):
        assert took(with_her(line, cards="a07", priorities=priorities)) == wanted
    without = line.replace("a-donan-castle", "*")
    assert took(with_her(without, cards="a07", priorities="landmarks castle whisky persons")) == "a-loch-lochy"


def test_c12_pick_05_chronicle_icons_yield_nothing_without_a_rule() -> None:
    scene = with_her("rondel: 1 0 die s-inshriach s-ballachulish a-rothiemurchus a-easdale * * * * * * -", cards="a02")
    assert took(scene) == "s-ballachulish"  # neither trade nor a priority in reach: the box with 2


def test_c12_pick_06_the_number_in_the_box() -> None:
    line = "rondel: 1 0 s-inshriach die s-ballachulish s-black-isle a-rothiemurchus a-easdale a-strathearn * * * * -"
    assert took(with_her(line, cards="a04")) == "s-black-isle"
    assert took(with_her(line, cards="a10")) == "a-rothiemurchus"
    assert "box" in codes(with_her(line, cards="a10"))


def test_c12_wend_01_and_02_available_tiles_end_before_worlds_end() -> None:
    """Covers: C12-WEND-01, C12-WEND-02"""
    line = "rondel: 1 0 die s-inshriach s-ballachulish worlds-end a-halkirk s-glen-etive - - - - - -; gap 13; stack D:"
    scene = with_her(line, cards="a04")
    assert took(scene) == "s-glen-etive"  # two tiles before, so no third; then animal before village
    assert codes(scene)[-6:] == ["row", "no-box", "beyond", "found", "took", "stones"]
    before = with_her(line, cards="a06")
    assert took(before) == "s-inshriach"


def test_c12_wend_03_behind_it_her_game_is_over() -> None:
    line = "rondel: 1 0 die s-inshriach worlds-end a-halkirk s-glen-etive - - - - - - -; gap 13; stack D:"
    scene = with_her(line, cards="a04")
    assert scene.state.has_finished(HER)
    assert scene.asked == (0, "take")


def test_c12_wend_04_without_a_tile_beyond_she_stops_on_worlds_end() -> None:
    line = "rondel: 1 0 die s-inshriach worlds-end - - - - - - - - -; gap 13; stack D:"
    scene = with_her(line, cards="a04")
    assert scene.state.track.tiles[4] == scene.book.worlds_end
    assert scene.state.track.pieces[HER] == 4
    assert board(scene).pile == []
    assert codes(scene)[-2:] == ["worlds-end", "stopped"]


def test_c12_wend_04_where_nothing_fits_beyond_she_takes_the_last() -> None:
    line = "rondel: 1 0 die s-inshriach worlds-end s-ballachulish a-pulteney - - - - - - -; gap 13; stack D:"
    scene = with_her(line, cards="a04")
    assert took(scene) == "a-pulteney"
    assert "last" in codes(scene)


# ---------------------------------------------------------------- taking


def test_c12_take_01_scotsmen_and_landmark_cards() -> None:
    scene = with_her("rondel: 1 0 die a-donan-castle * * * * * * * * * -", cards="a09")
    assert took(scene) == "a-donan-castle"
    scene.follow("seat 1: scotsmen 2, reserve 7")
    assert [scene.kit.card_ids[card] for card in scene.state.estates[HER].cards] == ["donan-castle"]
    assert "donan-castle" not in scene.game.view(0)["table"]["landmarks"]
    assert scene.game.check() == []


def test_c12_take_01_no_scotsman_without_a_supply() -> None:
    scene = with_her("rondel: 1 0 die a-halkirk * * * * * * * * * -", cards="a04", scotsmen=9)
    assert "scotsmen" not in codes(scene)
    scene.follow("seat 1: scotsmen 9")


@pytest.mark.parametrize(("tile", "card"), [("s-inshriach", "a01"), ("s-glen-etive", "a04")])
@pytest.mark.parametrize(("level", "stones"), [("ablach", 2), ("raiglar", 2), ("skelp", 2), ("bodach", 3)])
def test_c12_take_01_stones_for_resource_tiles(tile: str, card: str, level: str, stones: int) -> None:
    scene = with_her(f"rondel: 1 0 die {tile} * * * * * * * * * -", cards=card, level=level)
    assert took(scene) == tile
    assert board(scene).stones == stones


def test_c12_take_01_two_barrels_for_a_whisky_tile() -> None:
    scene = with_her("rondel: 1 0 die a-pulteney * * * * * * * * * -", cards="a08")
    scene.follow("seat 1: whisky 2")


def test_c12_take_02_all_else_is_ignored_and_the_tile_lies_on_her_pile() -> None:
    scene = with_her(f"rondel: 1 0 die c-fort-william * * * * * * * * * -; {LATE}", cards="a07")
    assert took(scene) == "c-fort-william"
    scene.follow("seat 1: vp 0, scotsmen 2")
    assert tiles(scene, board(scene).pile) == ["c-fort-william"]
    coin = with_her("rondel: 1 0 die a-easdale * * * * * * * * * -", cards="a01")
    coin.follow("seat 1: coins 0")


@pytest.mark.parametrize(("level", "gained"), [("ablach", 0), ("douce", 2), ("raiglar", 2), ("bodach", 2)])
def test_c12_take_03_a_person_places_two_clan_markers(level: str, gained: int) -> None:
    scene = with_her("rondel: 1 0 die a-macbeth * * * * * * * * * -", cards="a05", level=level)
    scene.follow(f"seat 1: vp {gained}, persons a-macbeth, domains macdonell sutherland, coins 0, markers 8")
    assert marked(scene) == ["macdonell", "sutherland"]
    assert board(scene).pile == []


@pytest.mark.parametrize(
    ("level", "stones"), [("ablach", 0), ("douce", 0), ("raiglar", 1), ("skelp", 1), ("bodach", 1)]
)
def test_c12_take_04_a_trade_tile(level: str, stones: int) -> None:
    scene = with_her("rondel: 1 0 die a-butcher * * * * * * * * * -", cards="a10", level=level)
    assert tiles(scene, board(scene).trades) == ["a-butcher"]
    assert (vp(scene), board(scene).stones) == (3, stones)
    nothing = with_her(f"rondel: 1 0 die b-scone-abbey * * * * * * * * * -; {LATE}", cards="a10", level=level)
    assert tiles(nothing, board(nothing).trades) == ["b-scone-abbey"]
    assert vp(nothing) == 0


# ---------------------------------------------------------------- chronicles, as far as they say nothing


def test_c12_chr_05_not_with_chronicle_4() -> None:
    with pytest.raises(BadConfiguration, match="C12-CHR-05"):
        new_game("glen-more-ii", 1, (4,), automa="raiglar")


def test_c12_a_01_and_02_chronicle_a_is_told_and_cannot_be_played() -> None:
    """Covers: C12-A-01, C12-A-02"""
    # Its rules are in no source: nothing of it can be chosen, the reference says so, and her journal has no line of it.
    assert all(number in range(1, 12) for number in hindmost.games()[1].chronicles if number < 20)
    for lang, words in (("en", "cannot be played here"), ("fr", "ne se joue donc pas ici")):
        told = {clause.id: clause.text for clause in rules.clauses("glen-more-ii-chronicle-12", lang)}
        assert words in told["C12-A-02"]
    assert not any(clause.startswith("C12-A") for clause in MacNifique.note_clauses.values())
    with pytest.raises(BadConfiguration):
        new_game("glen-more-ii", 1, ("A",), automa="raiglar")  # type: ignore[arg-type]


# ---------------------------------------------------------------- examples


def test_ex_c12_01_she_takes_glengorm() -> None:
    scene = with_her(f"rondel: 1 0 die c-glengorm * * * * * * * * * -; {LATE}", cards="a10")
    assert took(scene) == "c-glengorm"
    assert (vp(scene), board(scene).stones) == (5, 1)
    assert tiles(scene, board(scene).trades) == ["c-glengorm"]


def test_ex_c12_08_markers_and_a_person() -> None:
    scene = with_her("rondel: 1 0 die a-robert-i * * * * * * * * * -; seat 0: domains sinclair", cards="a09 a01")
    # A09 moves the purple marker anyway; with A10 none moves, and the person has it moved
    assert marked(scene)[1] == "sutherland"
    scene = with_her("rondel: 1 0 die a-robert-i * * * * * * * * * -; seat 0: domains sinclair", cards="a07")
    assert marked(scene)[1] == "sutherland"
    still = with_her(
        "rondel: 1 0 die a-robert-i - - - - - - - - - -; gap 13; seat 0: domains sinclair; stack D:", cards="a04"
    )
    assert took(still) == "a-robert-i"
    still.follow("seat 1: vp 2, domains macdonell sutherland")
    assert marked(still) == ["macdonell", "sutherland"]


@pytest.mark.parametrize(
    ("before", "card", "wanted"),
    [
        ("a-halkirk a-butcher", "a04", "a-halkirk"),
        ("a-halkirk a-butcher", "a06", "a-butcher"),
        ("a-butcher", "a04", "s-glen-etive"),
    ],
)
def test_ex_c12_09_near_worlds_end(before: str, card: str, wanted: str) -> None:
    line = f"1 0 die {before} worlds-end s-glen-etive a-pulteney a-robert-i"
    scene = with_her(f"rondel: {line} - - - -; gap 13; stack D:", cards=card)
    assert took(scene) == wanted
    assert scene.state.has_finished(HER) == (wanted == "s-glen-etive")

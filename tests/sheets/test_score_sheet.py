"""What a score sheet says while it is being filled in, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hindmost
from hindmost import BadConfiguration, BadCounts, UnknownGame
from hindmost.kernel.sheets import ScoreSheet
from hindmost.text.messages import has
from hindmost.text.render import render
from hindmost.text.rules import clause

BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def ii(*chronicles: int, seats: int = 3, **counts: list[int | None]) -> ScoreSheet:
    """A sheet of Glen More II; lines are named like `s1_castle`, `end_coins`."""
    named = {name.removeprefix("s").replace("_", "-"): numbers for name, numbers in counts.items()}
    return hindmost.score_sheet("glen-more-ii", seats, chronicles, named)


def full(game: str, seats: int, **counts: list[int | None]) -> ScoreSheet:
    """A sheet on which all else is 2."""
    empty = hindmost.score_sheet(game, seats)
    known: dict[str, list[int | None]] = {id_: [2] * seats for id_, _ in empty.missing}
    return hindmost.score_sheet(
        game, seats, (), known | {name.replace("_", "-"): each for name, each in counts.items()}
    )


# ---------------------------------------------------------------- counts in, points out


def test_a_line_gives_nothing_before_everybody_has_been_counted() -> None:
    assert ii(s1_castle=[2, 1, None]).row("1-castle").points == [None, None, None]
    assert ii(s1_castle=[2, 1, 1]).row("1-castle").points == [1, 0, 0]


def test_what_nobody_is_compared_in_counts_at_once() -> None:
    sheet = ii(end_tokens=[21, None, 3], end_coins=[4, None, None])
    assert sheet.row("end-tokens").points == [21, None, 3]
    assert sheet.totals == (25, 0, 3)


def test_what_is_missing_stands_in_the_order_of_the_sheet() -> None:
    sheet = ii(s1_castle=[2, None, 0])
    assert sheet.missing[:2] == [("1-castle", 1), ("1-landmarks", 0)]
    assert sheet.winners == ()
    column = sheet.to_json()["columns"][0]
    assert column["complete"] is False


def test_gm1_score_03_the_table_of_the_catalogue_is_used() -> None:
    counts = {"2-parliament": [0, 1, 2, 4, 9]}
    sheet = hindmost.score_sheet("glen-more", 5, counts=counts)
    assert sheet.row("2-parliament").points == [0, 1, 2, 5, 8]
    assert [table.steps for table in sheet.tables] == [(0, 1, 2, 3, 5, 8)]


def test_gm1_end_02_only_whoever_has_the_card_counts_tiles() -> None:
    sheet = hindmost.score_sheet("glen-more", 2, counts={"end-duart-castle": [None, 4], "end-iona-abbey": [3, None]})
    assert (sheet.row("end-duart-castle").points, sheet.row("end-iona-abbey").points) == ([0, 12], [6, 0])


def test_gm1_end_03_gm2_final_01_large_territories_pay() -> None:
    for game in ("glen-more", "glen-more-ii"):
        sheet = hindmost.score_sheet(game, 3, counts={"end-size": [15, 18, 16]})
        assert sheet.row("end-size").points == [0, -9, -3]


def test_gm2_land_01_armadale_castle_raises_the_first_coins() -> None:
    sheet = ii(end_coins=[9, 3, 0], end_armadale_castle=[1, None, None])
    assert (sheet.row("end-coins").points, sheet.row("end-armadale-castle").points) == ([9, 3, 0], [8, 0, 0])


# ---------------------------------------------------------------- chronicles


def test_c1_34_with_a_last_card_only_raised_coins_count() -> None:
    sheet = ii(1, end_coins=[9, 3, 10], end_last_card=[None, 1, 1], end_armadale_castle=[None, None, 1])
    assert sheet.row("end-coins").points == [9, 0, 8]


def test_c5_15_number_times_sum() -> None:
    sheet = ii(5, s2_haggis=[3, 2, 0], s2_haggis_values=[6, 4, 0])
    assert sheet.row("2-haggis-values").points == [18, 8, 0]
    assert "1-haggis" not in [row.id for row in sheet.rows], "there is none after stack A"


@BOTH
def test_c5_15_values_that_cannot_be_are_told(lang: str) -> None:
    sheet = ii(5, s2_haggis=[2, 2, 0], s2_haggis_values=[7, 1, 0])
    row = sheet.row("2-haggis-values")
    assert row.points == [None, None, 0]
    assert row.faults[0] is not None
    assert "2" in render(row.faults[0], lang)
    assert "6" in render(row.faults[0], lang)
    assert ("2-haggis-values", 0) in sheet.missing


def test_c6_16_a_personal_table_holds_for_its_owner_alone() -> None:
    sheet = ii(6, s1_castle=[3, 3, 0], s1_old_man_of_storr=[1, 0, 0], s1_whisky=[4, 0, 0])
    assert sheet.row("1-castle").points == [6, 3, 0]
    assert sheet.row("1-whisky").points == [5, 0, 0]
    assert [(table.row, table.seat) for table in sheet.tables] == [(None, None), ("1-castle", 0)]


def test_c7_12_an_accepted_card_is_shared_by_the_best() -> None:
    sheet = ii(7, end_herds=[4, 4, 1], end_smallest_territory=[15, 13, 14])
    assert sheet.row("end-herds").points == [5, 5, 0]
    assert sheet.row("end-smallest-territory").points == [0, 10, 0]


def test_a_card_that_was_not_accepted_stays_off_the_sheet() -> None:
    assert not [id_ for id_, _ in ii(7).missing if id_ == "end-herds"]
    assert ("end-herds", 2) in ii(7, end_herds=[4, 4, None]).missing


def test_c8_12_mobs_and_pennies() -> None:
    sheet = ii(8, end_pennies_minus=[3, 0, 7], end_pennies_plus=[4, 0, 0], end_mcsnitch=[1, None, None])
    assert sheet.totals == (-6 + 4 - 3, 0, -7)


def test_c8_26_sibyl_macsponge_takes_a_vp_of_every_source_of_six() -> None:
    sheet = ii(8, s3_whisky=[7, 0, 5], s3_persons=[9, 0, 0], s3_macsponge=[None, 1, None])
    assert sheet.row("3-whisky").points == [8, 0, 8]
    assert sheet.row("3-macsponge").points == [-2, 3, -1]


def test_c8_26_px_5_8_01_a_haggis_result_is_a_source_too() -> None:
    sheet = ii(5, 8, end_haggis=[3, 0, 0], end_haggis_values=[6, 0, 0], end_macsponge=[None, 1, None])
    assert sheet.row("end-macsponge").points == [-1, 1 - 8, 0]


def test_c9_score_01_px_6_9_01_the_alternative_table_and_a_personal_one() -> None:
    sheet = ii(6, 9, s1_whisky=[5, 5, 0], s1_inverness=[None, 1, None])
    assert sheet.row("1-whisky").points == [6, 10, 0]
    assert sheet.tables[0].steps == (0, 1, 2, 3, 4, 6, 8, 10)


def test_c10_score_03_popularity_is_a_fifth_category_and_the_first() -> None:
    sheet = ii(10, s1_popularity=[1, 2, 0])
    assert [row.line.name for row in sheet.rows][:2] == ["popularity", "castle"]
    assert sheet.row("1-popularity").points == [1, 2, 0]


def test_c11_end_01_plans_that_were_not_built() -> None:
    assert ii(11, end_plans=[2, 0, None]).row("end-plans").points == [-6, 0, None]


# ---------------------------------------------------------------- Glasgow


def glasgow(**counts: list[int | None]) -> ScoreSheet:
    return hindmost.score_sheet("glasgow", 2, counts={f"end-{name}": each for name, each in counts.items()})


def test_gla_score_station_needs_the_whole_set() -> None:
    types: dict[str, list[int | None]] = {"factory": [2, 2], "park": [1, 1], "tenement": [3, 1], "monument": [1, 0]}
    assert glasgow(station=[2, 3], **types).row("end-station").points == [20, 0]
    assert glasgow(station=[2, 3]).row("end-station").points == [None, None]


def test_gla_score_bank_counts_factories_and_goods() -> None:
    sheet = glasgow(factory=[3, 2], gold=[2, 1], brick=[None, 4], bk2=[1, None], bk4=[None, 1])
    assert sheet.row("end-bk2").points == [3 + 2, 0]
    assert sheet.row("end-bk4").points == [0, 4]


def test_gla_score_park_tenement_and_shop() -> None:
    sheet = glasgow(park=[3, 0], beside=[4, 2], shop=[1, 0])
    assert [sheet.row(f"end-{name}").points for name in ("park", "beside", "shop")] == [[9, 0], [12, 6], [5, 0]]


# ---------------------------------------------------------------- who has won


def test_gm1_end_05_more_resources_decide_a_tie() -> None:
    assert full("glen-more", 3).missing == [(f"end-{'resources'}", seat) for seat in range(3)]
    sheet = full("glen-more", 3, end_resources=[4, 6, 6])
    assert (sheet.winners, sheet.tie_line) == ((1, 2), "end-resources")


def test_gm2_final_04_fewer_resources_decide_a_tie() -> None:
    assert full("glen-more-ii", 3, end_resources=[4, 6, 6]).winners == (0,)
    alone = full("glen-more-ii", 3, end_tokens=[2, 2, 3])
    assert (alone.winners, alone.tie_line) == ((2,), None)


def test_gla_tie_01_whoever_finished_the_city_loses_a_tie() -> None:
    assert full("glasgow", 2).missing == [("end-finisher", 0), ("end-finisher", 1)]
    assert full("glasgow", 2, end_finisher=[1, None]).winners == (1,)
    assert full("glasgow", 2, end_finisher=[1, None], end_printed=[3, 2]).winners == (0,)


# ---------------------------------------------------------------- what no sheet can hold


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ({"5-castle": [1, 1, 1]}, "There is no line '5-castle' on this sheet; there are: 1-castle"),
        ({"1-castle": [1, 1]}, "The line '1-castle' needs a number, or nothing, for each of the 3 seats."),
        ({"1-castle": 3}, "The line '1-castle' needs a number, or nothing, for each of the 3 seats."),
        ({"1-castle": [1, 1, -1]}, "In the line '1-castle' numbers from 0 to 999 can be entered, not -1."),
        ({"1-castle": [1, 1, True]}, "In the line '1-castle' numbers from 0 to 999 can be entered, not True."),
        (
            {"1-castle": [1, 1, "x" * 99]},
            "numbers from 0 to 999 can be entered, not 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.",
        ),
        ({"end-armadale-castle": [1, 1, 0]}, "Only one seat can have something in the line 'end-armadale-castle'."),
        ({"end-armadale-castle": [2, 0, 0]}, "numbers from 0 to 1 can be entered, not 2."),
        ([1], "Give the counts as a dictionary of lines and numbers, not [1]."),
    ],
)
def test_what_no_sheet_can_hold(counts: Any, sentence: str) -> None:
    with pytest.raises(BadCounts) as error:
        hindmost.score_sheet("glen-more-ii", 3, (), counts)
    assert sentence in str(error.value)


def test_what_is_no_game_has_no_sheet() -> None:
    with pytest.raises(UnknownGame):
        hindmost.score_sheet("chess", 2)
    with pytest.raises(BadConfiguration, match="2 to 4 seats"):
        hindmost.score_sheet("glen-more-ii", 5)
    with pytest.raises(BadConfiguration, match="Chronicle 4"):
        hindmost.score_sheet("glen-more-ii", 2, (4,))


# ---------------------------------------------------------------- words


@BOTH
@pytest.mark.parametrize("info", hindmost.games(), ids=lambda info: info.id)
def test_everything_on_a_sheet_has_words(info: hindmost.GameInfo, lang: str) -> None:
    sheet = hindmost.score_sheet(info.id, info.seats[-1], info.chronicles)
    for row in sheet.rows:
        line = row.line
        assert render(line.title, lang)[0].isupper(), line.name
        assert line.hint is None or (has(line.hint.key, lang) and render(line.hint, lang)), line.name
    for column in sheet.columns:
        assert has(f"sheet-{info.id}-{column}", lang)


def test_every_clause_on_a_sheet_is_written() -> None:
    for info in hindmost.games():
        for row in hindmost.score_sheet(info.id, info.seats[-1], info.chronicles).rows:
            assert clause(row.line.clause).text


def test_it_travels_as_json() -> None:
    data = ii(7, 8, s1_castle=[1, 0, 2]).to_json()
    assert json.loads(json.dumps(data)) == data
    line = next(each for each in data["lines"] if each["id"] == "1-castle")
    assert line["counts"] == [1, 0, 2]
    assert line["points"] == [1, 0, 2]
    assert line["clause"] == "GM2-SCORE-02"

"""Counts of a printed game are answered with points, and nothing is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import hindmost
from hindmost.kernel.messages import Json
from tests.server.running import Person, served, settings

COUNTS: dict[str, list[int | None]] = {
    "1-castle": [2, 1, 1],
    "end-coins": [4, None, 9],
    "end-armadale-castle": [None, None, 1],
}


async def sheet(folder: Path, body: Json) -> tuple[int, Json]:
    with served(settings(folder)) as server:
        async with Person(server.url) as person:
            answer = await person.http.post("/api/sheets", json=body)
            return answer.status_code, answer.json()


async def test_it_says_what_the_engine_says(tmp_path: Path) -> None:
    body = {"game": "glen-more-ii", "seats": 3, "chronicles": [7, 9], "counts": COUNTS}
    status, data = await sheet(tmp_path, body)
    expected = hindmost.score_sheet("glen-more-ii", 3, (7, 9), COUNTS)
    assert status == 200
    assert data["totals"] == list(expected.totals) == [5, 0, 17]
    assert [line["id"] for line in data["lines"]] == [row.id for row in expected.rows]
    assert [line["points"] for line in data["lines"]] == [row.points for row in expected.rows]
    assert [(each["line"], each["seat"]) for each in data["missing"]] == expected.missing
    assert data["tables"][0]["steps"] == [0, 1, 2, 3, 4, 6, 8, 10]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"game": "chess", "seats": 2}, "There is no game 'chess'"),
        ({"game": "glen-more-ii", "seats": 5}, "is for 2 to 4 seats, not 5."),
        ({"game": "glen-more-ii", "seats": 2, "chronicles": [4]}, "Chronicle 4 cannot be played with 2 seats."),
        ({"game": "glasgow", "seats": 2, "counts": {"end-x": [1, 1]}}, "There is no line 'end-x' on this sheet"),
        ({"game": "glasgow", "seats": 2, "counts": {"end-park": [1, 7]}}, "numbers from 0 to 6 can be entered, not 7."),
    ],
)
async def test_what_cannot_be_is_told(tmp_path: Path, body: Json, sentence: str) -> None:
    status, data = await sheet(tmp_path, body)
    assert (status, data["code"], data["reason"]["code"]) == (422, "bad-sheet", "refused-sheet")
    assert sentence in data["text"]


@pytest.mark.parametrize("counts", [{"end-park": ["one", 1]}, {"end-park": 3}, [], {"end-park": [1.5, 1]}])
async def test_what_cannot_be_read_is_refused(tmp_path: Path, counts: Json) -> None:
    status, data = await sheet(tmp_path, {"game": "glasgow", "seats": 2, "counts": counts})
    assert (status, data["code"]) == (422, "unreadable")

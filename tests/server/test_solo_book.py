"""What the server remembers of games against a solo opponent: results, the deal of the day, the campaign."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import hindmost
from hindmost.occasions import Outcome, campaign, daily_seed, tallies
from tests.server.running import Person, served, settings
from tests.server.test_solo import ALONE, GAME, played

DAILY = {"game": GAME, "occasion": "daily", "level": "raiglar"}
TODAY = datetime.now(UTC).date()
SHARED = 6748
"""What the seed of one day ends in."""


def the_game() -> hindmost.GameInfo:
    (info,) = (info for info in hindmost.games() if info.automas)
    return info


async def finished(host: Person, **more: Any) -> Any:
    table = (await host.create("mine", **ALONE, **more))["id"]
    await host.start(table)
    await played(host, table)
    return table


def test_the_campaign_has_twelve_steps_and_ends_with_all_that_fit() -> None:
    steps = campaign(the_game())
    assert len(steps) == 12
    assert steps[0] == ()
    assert [step[0] for step in steps[1:-1]] == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
    assert steps[-1] == (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)
    assert campaign(next(info for info in hindmost.games() if not info.automas)) == ()


def test_the_deal_of_a_day_is_of_that_day_and_that_game() -> None:
    day, next_day = date(2026, 11, 18), date(2026, 11, 19)
    assert daily_seed(GAME, day) != daily_seed(GAME, next_day)
    assert daily_seed(GAME, day) != daily_seed("glasgow", day)
    # Whatever is changed here, deals that were shared stay what they were.
    assert daily_seed(GAME, day) % 1_000_000 == SHARED


def test_tallies_stand_by_level_and_chronicles() -> None:
    ended = [
        Outcome("bodach", (), 40, 60, False),
        Outcome("ablach", (2, 5), 50, 30, True),
        Outcome("ablach", (), 61, 30, True),
        Outcome("ablach", (), 33, 35, False),
    ]
    found = tallies(ended, the_game().automas)
    assert [(each.level, each.chronicles) for each in found] == [("ablach", ()), ("ablach", (2, 5)), ("bodach", ())]
    assert (found[0].games, found[0].won, found[0].best, found[0].points) == (2, 1, 61, 94)


async def test_results_are_those_of_the_games(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as other:
            table = await finished(host)
            await host.create("mine", **ALONE)  # one that never began
            record = await host.ask("GET", f"/api/tables/{table}/record")
            await host.ask("POST", "/api/records", record, 201)  # what was brought is nobody's feat
            wish = {"n": len(record["choices"]) - 1, "seat": 0}
            await played(host, (await host.ask("POST", f"/api/tables/{table}/play-on", wish, 201))["id"])
            for _ in range(2):  # counted, then as it was kept
                book = await host.ask("GET", "/api/me/solo")
                (best,) = book["best"]
                assert [best["yours"], best["hers"]] == record["scores"]
                assert best["won"] == (record["scores"][0] > record["scores"][1])
                assert (best["table"], best["level"], best["chronicles"]) == (table, "raiglar", [])
                (tally,) = book["tallies"]
                assert (tally["games"], tally["won"], tally["best"]) == (1, int(best["won"]), best["yours"])
            assert (await other.ask("GET", "/api/me/solo"))["best"] == []
            await host.ask("GET", "/api/me/solo?game=glasgow", expect=404)


async def test_the_deal_of_the_day_is_one_table_and_the_same_for_everybody(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as other:
            table = (await host.ask("POST", "/api/me/solo", DAILY, 201))["id"]
            again = await host.ask("POST", "/api/me/solo", {**DAILY, "level": "ablach"}, 201)
            assert again["id"] == table, "whoever has seen the deal has seen it"
            assert again["occasion"] == f"daily {TODAY.isoformat()}"
            theirs = (await other.ask("POST", "/api/me/solo", {**DAILY, "level": "bodach"}, 201))["id"]
            tiles = [
                [space["tile"] for space in (await who.state(where, 0))["view"]["table"]["rondel"]]
                for who, where in ((host, table), (other, theirs))
            ]
            assert tiles[0] == tiles[1]
            seed = str(daily_seed(GAME, TODAY))
            state = await host.state(table, 0)
            book = await host.ask("GET", "/api/me/solo")
            assert seed not in str((state, book, again)), "no message tells it before the end"
            await host.ask("GET", f"/api/tables/{table}/record", expect=409)
            assert (book["daily"]["table"], book["daily"]["result"]) == (table, None)
            await played(host, table)
            book = await host.ask("GET", "/api/me/solo")
            assert book["daily"]["result"]["table"] == table
            # Its record is fetched by whoever has the address, and opens anywhere.
            record = await other.ask("GET", f"/api/tables/{table}/record")
            assert (str(record["seed"]), record["keyed"]) == (seed, True)
            assert hindmost.replay(record).scores == tuple(record["scores"])
            assert (await other.ask("POST", "/api/records", record, 201))["signed"]


async def test_the_campaign_goes_on_step_by_step_at_a_level(tmp_path: Path) -> None:
    step = {"game": GAME, "occasion": "campaign", "level": "douce"}
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            refused = await host.ask("POST", "/api/me/solo", {**step, "step": 2}, 409)
            assert "Step 2" in refused["text"]
            first = (await host.ask("POST", "/api/me/solo", step, 201))["id"]
            assert (await host.ask("POST", "/api/me/solo", step, 201))["id"] == first
            book = await host.ask("GET", "/api/me/solo")
            assert book["campaign"][0] == {"step": 1, "chronicles": [], "best": {}, "running": {"douce": first}}
            await played(host, first)
            second = await host.ask("POST", "/api/me/solo", {**step, "step": 2}, 201)
            assert (second["chronicles"], second["automa"]["level"]) == ([1], "douce")
            await host.ask("POST", "/api/me/solo", {**step, "level": "bodach", "step": 2}, 409)
            again = (await host.ask("POST", "/api/me/solo", step, 201))["id"]
            assert again != first, "a step may be played again"
            book = await host.ask("GET", "/api/me/solo")
            assert book["campaign"][0]["best"]["douce"]["table"] == first
            assert len(book["campaign"]) == 12
            await host.ask("POST", "/api/me/solo", {**step, "step": 13}, 409)
            await host.ask("POST", "/api/me/solo", {**step, "level": "nobody"}, 422)

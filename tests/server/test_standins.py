"""Whose seat it is: in mid-game a held seat goes to a bot by its player, by all others, or after an agreed absence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Person, offered, served, settings


async def three(host: Person, guest: Person, other: Person, **more: Any) -> str:
    """A game of three people under way."""
    made = await host.create("mine", "open", "open", name="Rob", **more)
    await guest.claim(made["seats"][1]["token"], "Ann")
    await other.claim(made["seats"][2]["token"], "Eve")
    await host.start(made["id"])
    return f"/api/tables/{made['id']}"


def told(state: Any) -> list[str]:
    """What the log tells of the table itself."""
    return [line["message"]["code"] for line in state["log"] if line["message"]["code"].startswith("log-table-")]


async def test_a_host_takes_nobodys_seat(tmp_path: Path) -> None:
    """Not for a bot, not open, not for themselves, whether its player or a bot plays it at the moment."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as other:
            path = await three(host, guest, other)
            wishes = [{"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "mine"}]
            for _ in range(2):
                for wish in wishes:
                    assert (await host.ask("PUT", f"{path}/seats/1", wish, 403))["code"] == "taken"
                    await other.ask("PUT", f"{path}/seats/1", wish, 403)
                await host.ask("GET", f"{path}/state", seat=1, expect=403)
                await guest.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})
            assert (await host.ask("GET", path))["seats"][1].get("token") is None


async def test_its_player_comes_back_at_any_time(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with (
            Person(server.url) as host,
            Person(server.url) as guest,
            Person(server.url) as other,
            Person(server.url) as device,
        ):
            path = await three(host, guest, other)
            link = (await guest.ask("GET", path))["seats"][1]["token"]
            for _ in range(2):
                await guest.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})
                seat = (await guest.ask("GET", path))["seats"][1]
                assert (seat["kind"], seat["kept"], seat["token"]) == ("bot", True, link)
                await guest.ask("GET", f"{path}/state", seat=1, expect=403)
                back = await guest.ask("PUT", f"{path}/seats/1", {"kind": "mine"})
                assert back["seats"][1]["yours"]
            # The same by the link, from wherever, and as often as need be.
            for _ in range(2):
                await guest.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})
                assert (await device.claim(link))["seats"][1]["yours"]
            assert told(await guest.ask("GET", f"{path}/state", seat=1)) == ["log-table-left", "log-table-returned"] * 4
            assert (await guest.ask("PUT", f"{path}/seats/1", {"kind": "mine"}, 409))["code"] == "taken"


async def test_all_others_agree_to_a_bot(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as other:
            path = await three(host, guest, other)
            where = f"{path}/seats/1/standin"
            async with guest.socket(path.rpartition("/")[2], seat=1) as away:
                await away.settled()
                asked = await host.ask("POST", where)
                assert asked["standin"] == {"seat": 1, "yours": True, "agreed": [], "missing": [2]}
                await away.until("table")
                while told(away.state) != ["log-table-asked"]:
                    await away.hear()
            assert (await other.ask("POST", f"{path}/seats/0/standin", expect=409))["code"] == "asked"
            assert (await guest.ask("PUT", where, {"agree": True}, 409))["code"] == "not-asked"
            assert (await host.ask("PUT", where, {"agree": True}, 409))["code"] == "not-asked"
            assert (await host.ask("GET", path))["seats"][1]["kind"] == "human", "nobody has agreed"
            done = await other.ask("PUT", where, {"agree": True})
            assert done["seats"][1]["kind"] == "bot"
            assert done.get("standin") is None
            now = await host.ask("GET", f"{path}/state")
            assert told(now) == ["log-table-asked", "log-table-replaced"]
            assert now["log"][-1]["message"]["args"]["seat"] == 1
            await host.ask("PUT", f"{path}/seats/1", {"kind": "mine"}, 403)
            await guest.ask("PUT", f"{path}/seats/1", {"kind": "mine"})


async def test_one_who_declines_is_enough(tmp_path: Path) -> None:
    """One of the others, its player, or whoever asked and thought better of it."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as other:
            path = await three(host, guest, other)
            where = f"{path}/seats/1/standin"
            for who in (other, guest, host):
                await host.ask("POST", where)
                assert (await who.ask("PUT", where, {"agree": False})).get("standin") is None
                await other.ask("PUT", where, {"agree": True}, 409)
            assert (await host.ask("GET", path))["seats"][1]["kind"] == "human"
            assert told(await host.ask("GET", f"{path}/state")) == ["log-table-asked", "log-table-declined"] * 3


async def test_what_is_asked_takes_nobodys_draft(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as other:
            path = await three(host, guest, other)
            table = path.rpartition("/")[2]
            seat = (await host.state(table))["waiting"][0]["seat"]
            player = (host, guest, other)[seat]
            state = await player.state(table, seat)
            state = (await player.act(table, state, offered(state["prompt"])[0]))["state"]
            asker, away = (host, guest, other)[seat - 1], (seat + 1) % 3
            await asker.ask("POST", f"{path}/seats/{away}/standin")
            now = await player.state(table, seat)
            assert now["draft"] == state["draft"]
            await player.ask("PUT", f"{path}/seats/{away}/standin", {"agree": True})
            now = await player.state(table, seat)
            assert now["draft"] == state["draft"]
            undone = {"seat": seat, "version": now["version"]}
            assert (await player.ask("POST", f"{path}/undo", undone))["state"]["draft"]["steps"] == []


async def test_two_people_have_nobody_to_ask(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            made = await host.create("mine", "open", "random")
            await guest.claim(made["seats"][1]["token"])
            await host.start(made["id"])
            path = f"/api/tables/{made['id']}"
            assert (await host.ask("POST", f"{path}/seats/1/standin", expect=409))["code"] == "nobody-else"
            assert (await host.ask("POST", f"{path}/seats/0/standin", expect=409))["code"] == "no-rival"
            assert (await host.ask("POST", f"{path}/seats/2/standin", expect=409))["code"] == "no-rival"
            await host.ask("POST", f"{path}/seats/7/standin", expect=404)


async def test_the_absence_that_was_agreed_on(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            made = await host.create("mine", "open", absence=60)
            await guest.claim(made["seats"][1]["token"])
            path = f"/api/tables/{made['id']}"
            assert (await guest.ask("GET", path))["absence"] == 60, "who joins is told"
            await host.start(made["id"])
            people = (host, guest)
            asked = (await host.state(made["id"]))["waiting"][0]["seat"]
            rival = people[1 - asked]
            server.hall.clock.advance(1800)
            await rival.ask("POST", f"{path}/seats/{asked}/standin", expect=409)
            server.hall.clock.advance(1800)
            await people[asked].ask("POST", f"{path}/seats/{1 - asked}/standin", expect=409)
            done = await rival.ask("POST", f"{path}/seats/{asked}/standin")
            assert done["seats"][asked]["kind"] == "bot"
            assert told(await host.state(made["id"])) == ["log-table-absent"]
            await people[asked].ask("PUT", f"{path}/seats/{asked}", {"kind": "mine"})


async def test_who_leaves_for_good_makes_room_for_somebody_else(tmp_path: Path) -> None:
    """But for nobody who sits there already, and knows a hand."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with (
            Person(server.url) as host,
            Person(server.url) as guest,
            Person(server.url) as other,
            Person(server.url) as heir,
        ):
            path = await three(host, guest, other)
            await guest.ask("PUT", f"{path}/seats/1", {"kind": "open"})
            link = (await host.ask("GET", path))["seats"][1]["token"]
            for who in (host, other):
                refused = await who.ask("POST", "/api/claims", {"token": link}, 409)
                assert refused["code"] == "seated"
            assert (await heir.claim(link, "Zoe"))["seats"][1]["yours"]
            await guest.ask("PUT", f"{path}/seats/1", {"kind": "mine"}, 403)
            assert told(await heir.ask("GET", f"{path}/state")) == ["log-table-opened", "log-table-joined"]


async def test_a_bots_own_seat(tmp_path: Path) -> None:
    """One that keeps it for nobody: the host may open it or choose another bot, and sit there only without a seat."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            made = await host.create("mine", "random", "random")
            path = f"/api/tables/{made['id']}"
            await host.start(made["id"])
            assert (await host.ask("PUT", f"{path}/seats/1", {"kind": "mine"}, 409))["code"] == "seated"
            opened = await host.ask("PUT", f"{path}/seats/1", {"kind": "open"})
            assert (await host.ask("PUT", f"{path}/seats/1", {"kind": "open"}, 409))["code"] == "taken"
            await host.ask("POST", "/api/claims", {"token": opened["seats"][1]["token"]}, 409)
            assert (await guest.claim(opened["seats"][1]["token"]))["seats"][1]["yours"]
            watched = await guest.create("random", "random")
            await guest.start(watched["id"])
            taken = await guest.ask("PUT", f"/api/tables/{watched['id']}/seats/0", {"kind": "mine"})
            assert taken["seats"][0]["yours"]
            await guest.ask("PUT", f"/api/tables/{watched['id']}/seats/1", {"kind": "mine"}, 409)

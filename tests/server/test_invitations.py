"""A link can be looked at before it is used, by whoever has it and by nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Person, served, settings


async def test_who_invites_to_what(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            await host.ask("PUT", "/api/me", {"name": "Ailsa"})
            made = await host.create("mine", "random", "open")
            token = made["seats"][2]["token"]
            seen = await guest.ask("POST", "/api/invitations", {"token": token})
            assert (seen["host"], seen["seat"], seen["game"]) == ("Ailsa", 2, "glen-more")
            assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot", "open"]
            assert "token" not in str(seen)
            # Looking has not used it.
            taken = await guest.claim(token, "Morag")
            assert taken["seats"][2]["yours"]
            await guest.ask("POST", "/api/invitations", {"token": token}, 404)


async def test_a_link_to_watch_and_a_link_of_nobody(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            made = await host.create("mine", "open")
            seen = await guest.ask("POST", "/api/invitations", {"token": made["watch"]})
            assert seen["seat"] == -1
            await guest.ask("POST", "/api/invitations", {"token": made["watch"][:-2] + "zz"}, 404)

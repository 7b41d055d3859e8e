"""Keeps games and a database of the present version, so that every later one can be asked to open them.

    python -m tests.kept.make

A folder of `games` is a version of a game's rules; each file in it holds a finished game's record, and the snapshot of
the same game in the middle of a turn. A file of `databases` is what a server of a revision had on its disk, with
running tables, finished ones and what was exported of these. What is there is never made again: it was written by the
version it is named after.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import hindmost
from hindmost import NATURE, Game
from hindmost.games.registry import RULES
from tests.glen_more_ii_scenario import before_a_vote
from tests.kept.files import DATABASES, database_name, game_folder, revisions
from tests.server.running import Person, offered, served, settings

PLAYED: dict[str, dict[str, dict[str, Any]]] = {
    "glen-more": {
        "two": {"seats": 2},
        "five": {"seats": 5},
        "told": {"seats": 2, "chance": "told"},
        "keyed": {"seats": 3, "keyed": True},
    },
    "glasgow": {"plain": {"seats": 2}, "idle": {"seats": 2, "options": {"stop": "idle"}}},
    "glen-more-ii": {
        "two": {"seats": 2},
        "c1-c2-c3-c4": {"seats": 3, "chronicles": (1, 2, 3, 4)},
        "c5-c6-c7-c8": {"seats": 4, "chronicles": (5, 6, 7, 8)},
        "c9-c10-c11": {"seats": 3, "chronicles": (9, 10, 11)},
        "solo": {"seats": 1, "automa": "raiglar"},
        "solo-with-all": {"seats": 1, "automa": "bodach", "chronicles": (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)},
        "told": {"seats": 2, "chronicles": (7,), "chance": "told-all"},
    },
}
"""By game: what is played of it, and kept under which name."""

LINE = "Good luck!"


def main() -> None:
    made = [*make_games(), *make_database()]
    print("\n".join(f"{path}: written" for path in made) or "Everything of this version is kept already.")


def make_games() -> list[Path]:
    made = []
    for rules in RULES.values():
        folder = game_folder(rules.id, rules.version)
        if folder.exists():
            continue
        folder.mkdir(parents=True)
        for what, setup in PLAYED[rules.id].items():
            path = folder / f"{what}.json"
            path.write_text(json.dumps(kept_game(rules.id, what, setup), indent=0) + "\n", "utf-8", newline="\n")
            made.append(path)
    return made


def kept_game(game_id: str, what: str, setup: dict[str, Any]) -> dict[str, Any]:
    """A whole game, and where it stood in the middle of a turn when it was half played."""
    length = len(played(hindmost.new_game(game_id, seed=18, **setup), what).choices)
    game = hindmost.new_game(game_id, seed=18, **setup)
    source = Random(what)
    while len(game.choices) < length // 2 or len(game.draft) < 2 or game.choices[-1].seat == NATURE:
        step(game, source)
    running = game.snapshot()
    while not game.over:
        step(game, source)
    return {"running": running, "finished": game.record(), "hash": game.hash()}


def played(game: Game, what: str) -> Game:
    source = Random(what)
    while not game.over:
        step(game, source)
    return game


def step(game: Game, source: Random) -> None:
    question = game.questions[0]
    game.play(question.seat, source.choice(question.options).id)


# ---------------------------------------------------------------- a server's database


def make_database() -> list[Path]:
    path = DATABASES / f"{database_name(revisions()[-1])}.sql.gz"
    if path.exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with served(settings(place)) as server:
            server.hall.reviews.deals = 1
            exported = asyncio.run(Evening(server.url).records())
            asyncio.run_coroutine_threadsafe(server.hall.chronicler.write(), server.loop).result()
        with closing(sqlite3.connect(place / "test.db")) as database:
            text = "\n".join(database.iterdump())
    DATABASES.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
    beside = path.with_name(path.name.replace(".sql.", ".records.json."))
    beside.write_bytes(gzip.compress(json.dumps(exported).encode(), mtime=0))
    return [path, beside]


class Evening:
    """What somebody does at a server that is kept: tables of every game, finished and in the middle of a turn."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.source = Random(18)

    async def records(self) -> list[Any]:
        """What was exported of the finished tables."""
        async with Person(self.url) as host:
            exported = []
            for game, seats, chronicles in (("glen-more", 2, ()), ("glasgow", 2, ()), ("glen-more-ii", 3, (2, 4, 7))):
                over = await self.begun(host, game, seats, chronicles)
                await self.play(host, over, 10**6)
                exported.append(await host.ask("GET", f"/api/tables/{over}/record"))
                if game == "glen-more":  # which is soon thought over
                    await self.thought_over(host, over)
                for answers in (40, 60):
                    await self.play(host, await self.begun(host, game, seats, chronicles), answers)
            await self.planned(host)
            await self.answered_beforehand(host)
            await self.sealed(host)
            await self.alone(host)
            await host.create("mine", "open", hints=True)
            return exported

    async def begun(self, host: Person, game: str, seats: int, chronicles: tuple[int, ...]) -> str:
        table: str = (await host.create(*["mine"] * seats, game=game, chronicles=list(chronicles)))["id"]
        await host.start(table)
        return table

    async def play(self, host: Person, table: str, answers: int) -> None:
        """At random: so many answers and then on until there is a draft, or to the end."""
        state: Any = await host.state(table)
        while state["status"] == "playing" and (
            answers > 0 or state["draft"] is None or len(state["draft"]["steps"]) < 2
        ):
            if state["prompt"] is None or "given" in state["prompt"]:
                state = await self.asked(host, table, state)
            option = self.source.choice(offered(state["prompt"]))
            body = {"seat": state["seat"], "version": state["version"], "option": option}
            done = await host.http.post(f"/api/tables/{table}/actions", json=body)
            if done.status_code == 409:  # somebody's standing answer came between
                state = await host.state(table)
                continue
            assert done.status_code == 200, done.text
            state = done.json()["state"]
            answers -= 1

    async def thought_over(self, host: Person, table: str) -> None:
        while (await host.ask("GET", f"/api/tables/{table}/analysis"))["analysis"] is None:
            await asyncio.sleep(0.2)

    async def asked(self, host: Person, table: str, state: Any) -> Any:
        """As a seat sees it that has not answered yet, be it in secret."""
        for other in state["waiting"]:
            seen = await host.state(table, other["seat"])
            if "given" not in seen["prompt"]:
                return seen
        raise AssertionError("nobody is asked")

    async def planned(self, host: Person) -> None:
        """A plan that is kept, at a table that is spoken at."""
        table = await self.begun(host, "glen-more", 2, ())
        seat = (await host.state(table))["waiting"][0]["seat"]
        state = await host.state(table, seat)
        steps = [{"seat": seat, "option": offered(state["prompt"])[0]}]
        body = {"seat": seat, "version": state["version"], "steps": steps, "note": LINE}
        await host.ask("POST", f"/api/tables/{table}/plans", body, 201)
        await host.ask("POST", f"/api/tables/{table}/chat", {"text": LINE}, 201)

    async def answered_beforehand(self, host: Person) -> None:
        """A seat that has answered once for all what it is asked out of turn."""
        table = await self.begun(host, "glen-more-ii", 3, (1, 4, 7))
        for topic in (await host.ask("GET", f"/api/tables/{table}/standing", seat=0))["questions"]:
            body = {"seat": 0, "kind": topic["kind"], "answer": topic["answers"][0]["name"]}
            await host.ask("PUT", f"/api/tables/{table}/standing", body)
        await self.play(host, table, 40)

    async def alone(self, host: Person) -> None:
        """The deal of the day and the first step of the campaign, played to their ends; and on from a moment of it."""
        wish = {"game": "glen-more-ii", "level": "raiglar"}
        for occasion in ("daily", "campaign"):
            table = (await host.ask("POST", "/api/me/solo", {**wish, "occasion": occasion}, 201))["id"]
            await self.play(host, table, 10**6)
        on = await host.ask("POST", f"/api/tables/{table}/play-on", {"n": 30, "seat": 0}, 201)
        await self.play(host, on["id"], 10**6)
        await host.ask("GET", "/api/me/solo")  # whereby the result is kept

    async def sealed(self, host: Person) -> None:
        """A vote at which one answer is in."""
        table = (await host.ask("POST", "/api/records", before_a_vote(2).record(), 201))["table"]["id"]
        await host.act(table, await host.state(table, 0), "vote nay")


if __name__ == "__main__":
    main()

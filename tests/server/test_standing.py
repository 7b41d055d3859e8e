"""Standing answers: set at the seat, told to nobody, kept, and answered with as if the person had been asked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import hindmost
from hindmost.server.store.layout import plans as plans_kept
from hindmost.server.store.layout import tables
from tests.properties.playing import walk
from tests.server.running import Person, Served, Talk, offered, served, settings
from tests.server.test_plans import armed, kept, plans


class Reaction:
    """A game in which somebody's last step asks another something, up to that step."""

    def __init__(self, record: dict[str, Any], actor: int, step: str, reactor: int, kind: str) -> None:
        self.record = record
        self.actor = actor
        self.step = step
        self.reactor = reactor
        self.kind = kind


@cache
def before(kind: str, *chronicles: int) -> Reaction:
    """The first that comes in games played at random."""
    for seed in range(100):
        game = hindmost.new_game("glen-more-ii", 3, chronicles, seed=seed)
        for step in walk(game, seed):
            if step.question.kind == kind and step.question.seat != game.choices[-1].seat:
                last = game.choices[-1]
                record = game.record()
                record["choices"] = record["choices"][:-1]
                return Reaction(record, last.seat, last.option_id, step.question.seat, kind)
    raise AssertionError(f"nobody is ever asked {kind}")


class Sitting:
    """A table at which Ann has the seat that will be asked, and Bob that of whoever has the turn."""

    def __init__(self, ann: Person, bob: Person, table: str, reaction: Reaction) -> None:
        self.ann = ann
        self.bob = bob
        self.table = table
        self.reaction = reaction

    async def set(self, answer: str | None, kind: str | None = None, expect: int = 200) -> Any:
        body = {"seat": self.reaction.reactor, "kind": kind or self.reaction.kind, "answer": answer}
        return await self.ann.ask("PUT", f"/api/tables/{self.table}/standing", body, expect)

    async def chosen(self) -> dict[str, str | None]:
        found = await self.ann.ask("GET", f"/api/tables/{self.table}/standing", seat=self.reaction.reactor)
        return {each["kind"]: each["chosen"] for each in found["questions"]}

    async def own(self) -> Any:
        return await self.ann.state(self.table, self.reaction.reactor)

    async def asks(self) -> Any:
        """Bob does what asks Ann something."""
        state = await self.bob.state(self.table, self.reaction.actor)
        return await self.bob.act(self.table, state, self.reaction.step)

    async def lines(self, person: Person, seat: int | None) -> list[Any]:
        query = {} if seat is None else {"seat": seat}
        part = await person.ask("GET", f"/api/tables/{self.table}/log", most=1000, **query)
        return [line["message"] for line in part["lines"] if line["message"]["code"] == "log-table-standing"]

    async def answered(self, *kinds: str) -> Any:
        """Ann's state, once she has answered that, and other questions of these kinds."""
        state, kinds = await self.own(), (self.reaction.kind, *kinds)
        while (prompt := state["prompt"]) and prompt["kind"] in kinds and not prompt.get("answered"):
            query = {"after": state["version"], "wait": 20}
            state = await self.ann.state(self.table, self.reaction.reactor, **query)
        return state


@asynccontextmanager
async def sitting(server: Served, reaction: Reaction) -> AsyncIterator[Sitting]:
    async with Person(server.url) as ann, Person(server.url) as bob:
        await ann.ask("PUT", "/api/me", {"name": "Ann"})
        await bob.ask("PUT", "/api/me", {"name": "Bob"})
        table = (await ann.ask("POST", "/api/records", reaction.record, 201))["table"]["id"]
        await given_to(bob, ann, table, reaction.actor)
        yield Sitting(ann, bob, table, reaction)


async def given_to(person: Person, host: Person, table: str, seat: int) -> None:
    info = await host.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"kind": "open"})
    await person.claim(info["seats"][seat]["token"], "Bob")


def still(folder: Path, **more: Any) -> Any:
    """A server for which no time passes, so that nothing that is sent tells when it was sent."""
    return settings(folder, now=lambda: 1000.0, ticks=lambda: 0.0, **more)


MCMAIL = ("intercept", 8)


# ---------------------------------------------------------------- setting them


async def test_they_are_set_at_the_seat_and_told_to_nobody_else(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            seat = at.reaction.reactor
            assert await at.chosen() == {"deliver": None, "intercept": None, "relocate": None}
            async with at.ann.socket(at.table, seat=seat) as mine, at.bob.socket(at.table) as rival:
                await asyncio.gather(mine.settled(), rival.settled())
                told = await at.set("only mail cattle")
                assert (await mine.hear()) == {"type": "standing", "seat": seat}
                await rival.send(type="look", seat=None)
                assert (await rival.hear())["type"] == "state", "something was told"
            asked = next(each for each in told["questions"] if each["kind"] == "intercept")
            assert asked["chosen"] == "only mail cattle"
            assert asked["label"]["code"] == "when-intercept"
            assert [each["name"] for each in asked["answers"]][:2] == ["no", "only mail wood"]
            await at.bob.ask("GET", f"/api/tables/{at.table}/standing", expect=403, seat=seat)
            wish = {"seat": seat, "kind": "intercept", "answer": None}
            await at.bob.ask("PUT", f"/api/tables/{at.table}/standing", wish, 403)
            await at.set("no")
            assert (await at.chosen())["intercept"] == "no"
            await at.set(None)
            assert (await at.chosen())["intercept"] is None


async def test_only_what_can_be_answered_beforehand(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.set("only mail gold", expect=409)
            await at.set("no", kind="take", expect=409)
            await at.set(None, kind="take", expect=409)


async def test_a_game_without_reactions_has_none(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            wish = {"seat": 0, "kind": "intercept", "answer": "no"}
            await host.ask("PUT", f"/api/tables/{table}/standing", wish, 409)
            await host.start(table)
            assert await host.ask("GET", f"/api/tables/{table}/standing", seat=0) == {"seat": 0, "questions": []}
            await host.ask("PUT", f"/api/tables/{table}/standing", wish, 409)


async def test_whoever_is_given_the_seat_does_not_inherit_them(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            seat = at.reaction.reactor
            await at.set("no")
            async with Person(server.url) as heir:
                await given_to(heir, at.ann, at.table, seat)
                found = await heir.ask("GET", f"/api/tables/{at.table}/standing", seat=seat)
                assert {each["chosen"] for each in found["questions"]} == {None}
                await at.asks()
                assert (await heir.state(at.table, seat))["prompt"]["kind"] == "intercept"


# ---------------------------------------------------------------- answering with them


async def test_the_game_goes_on_at_once(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.set("no")
            await at.asks()
            assert (await at.answered())["prompt"] is None
            answers = await at.ann.ask("GET", f"/api/tables/{at.table}/answers", seat=at.reaction.reactor)
            assert answers["answers"][-1]["option"] == "pass", "an answer like any other"


async def test_what_is_asked_already_is_answered_when_it_is_set(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.asks()
            assert (await at.own())["prompt"]["kind"] == "intercept"
            await at.set("proposed", kind="deliver")
            assert (await at.own())["prompt"]["kind"] == "intercept", "that was not asked"
            await at.set("no")
            assert (await at.own())["prompt"] is None
            assert len(await at.lines(at.ann, at.reaction.reactor)) == 1


async def test_withdrawn_it_is_asked_again(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.set("no")
            await at.set(None)
            await at.asks()
            assert (await at.own())["prompt"]["kind"] == "intercept"


async def test_only_the_seat_reads_that_one_was_used(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            seat = at.reaction.reactor
            await at.set("no")
            await at.asks()
            await at.answered()
            (line,) = await at.lines(at.ann, seat)
            assert line["args"]["seat"] == seat
            assert line["args"]["question"]["code"] == "when-intercept"
            assert line["args"]["answer"]["code"] == "standing-no"
            for person, eyes in ((at.bob, at.reaction.actor), (at.bob, None), (at.ann, None)):
                assert await at.lines(person, eyes) == []


async def test_what_one_has_taken_back_is_left_to_one(tmp_path: Path) -> None:
    """The good is bought beforehand, and where it goes is asked: then all of it may be undone, until it is done."""
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            seat, table = at.reaction.reactor, at.table
            await at.asks()
            wanted = offered((await at.own())["prompt"])[0]
            await at.set(f"only {wanted}")
            state = await at.own()
            assert state["prompt"]["kind"] == "deliver"
            back = {"seat": seat, "version": state["version"]}
            state = (await at.ann.ask("POST", f"/api/tables/{table}/undo", back))["state"]
            assert state["prompt"]["kind"] == "intercept"
            assert (await at.own())["prompt"]["kind"] == "intercept", "it is not answered again"
            await at.set(f"only {wanted}")
            assert (await at.own())["prompt"]["kind"] == "deliver", "it is, if one says so again"
            await at.set("proposed", kind="deliver")
            assert (await at.own())["prompt"] is None


async def test_bots_answer_for_themselves(tmp_path: Path) -> None:
    """A seat that a bot plays has no standing answers; the bot is asked."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            seat = at.reaction.reactor
            await at.set("no")
            await at.ann.ask("PUT", f"/api/tables/{at.table}/seats/{seat}", {"kind": "bot", "bot": "random"})
            state = (await at.asks())["state"]
            assert state["waiting"] == [{"seat": seat, "kind": "intercept"}]
            again = await at.bob.state(at.table, at.reaction.actor, after=state["version"], wait=1)
            assert again["version"] == state["version"]


# ---------------------------------------------------------------- kept


async def test_they_are_kept_over_a_restart_and_so_is_what_was_used(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.set("no")
            await at.asks()
            await at.answered()
            logs = [await at.ann.state(at.table, seat) for seat in (at.reaction.reactor, None)]
            cookies, table = at.ann.http.cookies, at.table
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as ann:
            ann.http.cookies.update(cookies)
            at = Sitting(ann, ann, table, before(*MCMAIL))
            assert (await at.chosen())["intercept"] == "no"
            assert [await ann.state(table, seat) for seat in (at.reaction.reactor, None)] == logs
            assert len(await at.lines(ann, at.reaction.reactor)) == 1


async def test_what_a_lost_process_left_is_answered_at_the_start(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*MCMAIL)) as at:
            await at.asks()
            cookies, table, seat = at.ann.http.cookies, at.table, at.reaction.reactor
    with closing(sqlite3.connect(tmp_path / "test.db")) as database:
        database.execute(
            "INSERT INTO standing (table_id, seat, kind, nonce, answer) "
            "SELECT table_id, seat, 'intercept', nonce, 'no' FROM seats WHERE table_id=? AND seat=?",
            (table, seat),
        )
        database.commit()
    with served(settings(tmp_path, sweep=3600)) as server:
        async with Person(server.url) as ann:
            ann.http.cookies.update(cookies)
            at = Sitting(ann, ann, table, before(*MCMAIL))
            assert (await at.answered())["prompt"] is None


# ---------------------------------------------------------------- what others are sent


async def heard(
    server: Served, reaction: Reaction, chosen: dict[str, str], steps: list[str], live: bool
) -> tuple[list[list[str]], Any]:
    """All that Bob, from a seat and from none, is sent while Ann is asked and answers; and her record of it.

    `chosen` by a setting, or else the `steps` by herself.
    """
    async with sitting(server, reaction) as at, AsyncExitStack() as stack:
        if live:
            await _let_drafts_be_seen(server, at.table)
        for kind, answer in chosen.items():
            await at.set(answer, kind)
        talks: list[Talk] = []
        for seat in (reaction.actor, None):
            talk = await stack.enter_async_context(at.bob.socket(at.table, seat=seat))
            await talk.settled()
            talk.heard.clear()
            talks.append(talk)
        own = await stack.enter_async_context(at.ann.socket(at.table, seat=reaction.reactor))
        await own.settled()
        await at.asks()
        if not chosen:
            while (own.state["prompt"] or {}).get("kind") != reaction.kind:
                await own.hear()
            for step in steps:
                assert (await own.act(step))["type"] == "done"
        await at.answered(*chosen)
        await _quiet(at, talks)
        answers = await at.ann.ask("GET", f"/api/tables/{at.table}/answers", seat=reaction.reactor)
        return [[text.replace(at.table, "t") for text in talk.heard] for talk in talks], answers["answers"]


async def _let_drafts_be_seen(server: Served, table: str) -> None:
    store = server.hall.store
    step = store.change(update(tables).where(tables.c.id == table).values(live_drafts=True))
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(step, server.loop))
    room = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.hall.rooms.get(table), server.loop))
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(room.refresh(), server.loop))


async def _quiet(at: Sitting, talks: list[Talk]) -> None:
    """Until all that was to be sent has come."""
    for talk, seat in zip(talks, (at.reaction.actor, None), strict=True):
        now = (await at.bob.state(at.table, seat))["version"]
        await talk.settled(now)


def steps_of(reaction: Reaction, chosen: dict[str, str]) -> list[str]:
    """What the settings come to."""
    game = hindmost.replay({**reaction.record, "over": False, "scores": None})
    game.play(reaction.actor, reaction.step)
    steps: list[str] = []
    while not game.over and any(each.seat == reaction.reactor for each in game.questions):
        option = game.question(reaction.reactor).beforehand(chosen.get(game.question(reaction.reactor).kind, ""))
        if option is None:
            break
        steps.append(option.id)
        game.play(reaction.reactor, option.id)
        if game.simultaneous:
            break
    return steps


def wanted(reaction: Reaction) -> dict[str, str]:
    """McMail buys what he is offered first, and it goes where it is proposed."""
    game = hindmost.replay({**reaction.record, "over": False, "scores": None})
    game.play(reaction.actor, reaction.step)
    return {"intercept": f"only {game.questions[0].options[0].id}", "deliver": "proposed"}


CASES = {
    "mcmail-no": (MCMAIL, {"intercept": "no"}),
    "mcmail-buys": (MCMAIL, None),
    "mcmail-puts-elsewhere": (("relocate", 8), {"relocate": "proposed"}),
    "haggis-one-roll": (("more-haggis", 5), {"more-haggis": "roll-haggis up to 1"}),
    "haggis-no": (("more-haggis", 5), {"more-haggis": "no"}),
    "haggis-stolen-not": (("starve", 5, 8), {"starve": "no"}),
    "haggis-given-up": (("give-up-haggis", 5, 8), {"give-up-haggis": "proposed"}),
    "haggis-counts-not": (("let-it-count", 5, 8), {"let-it-count": "no"}),
    "bid-not-denied": (("deny", 8, 9), {"deny": "no"}),
    "penny-passed": (("pass-penny", 1, 8), {"pass-penny": "give"}),
    "event-left": (("use-event", 9), {"use-event": "no"}),
    "vote": (("vote", 7), {"vote": "always vote nay"}),
    "bid": (("bid", 9), {"bid": "always bid -----"}),
}
SECRET = ("vote", "bid")
"""Of their answers nobody is told before all are in."""


def test_every_question_out_of_turn_is_compared() -> None:
    game = hindmost.new_game("glen-more-ii", 3, (1, 5, 7, 8, 9), seed=1)
    assert {kind for (kind, *_), _ in CASES.values()} | {"deliver"} == set(game.topics), "McMail's goes with intercept"


@pytest.mark.parametrize("live", [False, True], ids=["", "live-drafts"])
@pytest.mark.parametrize("case", CASES)
async def test_rivals_cannot_tell_whether_somebody_was_asked(tmp_path: Path, case: str, live: bool) -> None:
    """The same bytes, and as many messages, whether the answer came from the person or from the setting."""
    where, given = CASES[case]
    reaction = before(*where)
    chosen = wanted(reaction) if given is None else given
    steps = steps_of(reaction, chosen)
    assert steps
    with served(still(tmp_path)) as server:
        by_person, answers = await heard(server, reaction, {}, steps, live)
        by_setting, same = await heard(server, reaction, chosen, steps, live)
    assert by_setting == by_person
    assert same == answers
    if where[0] not in SECRET:
        assert all(len(each) >= 2 for each in by_person), "the question is seen, and then the answer"
    assert "standing" not in json.dumps(by_setting)


# ---------------------------------------------------------------- beside an armed plan


@pytest.mark.parametrize("asked", [MCMAIL, ("vote", 7)], ids=lambda asked: str(asked[0]))
async def test_an_armed_plan_waits_for_the_turn_when_its_seat_is_asked_meanwhile(
    asked: tuple[str, int], tmp_path: Path
) -> None:
    """What a chronicle asks out of turn neither drops the plan nor is answered by it."""
    with served(settings(tmp_path)) as server:
        async with sitting(server, before(*asked)) as at:
            seat = at.reaction.reactor
            await at.asks()
            state = await at.own()
            assert state["prompt"]["kind"] == at.reaction.kind
            step = {"seat": seat, "option": offered(state["prompt"])[-1]}
            plan = await kept(at.ann, at.table, seat, [step], "mine")
            await _begin_with_a_tile(server, plan["id"], seat)
            assert (await armed(at.ann, at.table, plan))["fate"] == "armed"
            assert (await at.own())["prompt"]["kind"] == at.reaction.kind, "the plan has not answered it"
            assert [each["fate"] for each in await plans(at.ann, at.table, seat)] == ["armed"]


async def _begin_with_a_tile(server: Served, plan: str, seat: int) -> None:
    """As if it had been made before anybody knew what would be asked."""
    steps = json.dumps([{"seat": seat, "option": "take 5"}])
    step = server.hall.store.change(update(plans_kept).where(plans_kept.c.id == plan).values(steps=steps))
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(step, server.loop))

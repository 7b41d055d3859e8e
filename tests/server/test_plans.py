"""Plans: tried out in private on what the seat may know, kept for it alone, played when the turn comes."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from sqlalchemy import select

import hindmost
from hindmost import Game
from hindmost.server.planning.sandbox import Rehearsal, Sandbox, fitting
from hindmost.server.sight.face import ENCODER
from hindmost.server.store import Write
from hindmost.server.store import layout as stored
from hindmost.server.wire.errors import Illegal
from hindmost.server.wire.plans import PlanStep
from tests.configurations import CONFIGURATIONS, FULL
from tests.properties.playing import walk
from tests.properties.secrets import with_other_secrets
from tests.server.running import ROOMY, Person, Served, Talk, offered, served, settings

GAMES = 60 if FULL else 10

# ---------------------------------------------------------------- what may be known


def in_the_middle(game: Game, seed: int, moment: int) -> None:
    for place, _ in enumerate(walk(game, seed)):
        if place == moment:
            return


def test_permuting_what_a_seat_may_not_know_changes_no_byte_of_a_plan() -> None:
    """On games that differ only in secrets, the same moves of all seats look alike, up to the end of the game."""
    source = Random(5)
    ended = 0
    for number in range(GAMES):
        configuration = CONFIGURATIONS[number % len(CONFIGURATIONS)]
        game = configuration.new_game(number)
        in_the_middle(game, number, source.randrange(5, 120))
        if game.over:
            continue
        seat = source.randrange(configuration.seats)
        one = Sandbox(game, seat, 99)
        other = Sandbox(with_other_secrets(game, seat, source), seat, 99)
        for _ in range(400):
            asked = one.game.questions
            if not asked:
                break
            if source.random() < 0.1:
                previews = 64 if source.random() < 0.2 else 0
                assert ENCODER.encode(one.state("1.0", 0, previews)) == ENCODER.encode(other.state("1.0", 0, previews))
            step = PlanStep(asked[0].seat, source.choice(asked[0].options).id)
            one.play([step])
            other.play([step])
        assert ENCODER.encode(one.state("1.0", 0, 0)) == ENCODER.encode(other.state("1.0", 0, 0))
        ended += one.game.over
    assert ended


def test_a_plan_sees_neither_the_games_own_draws_nor_its_end() -> None:
    """Chance in a plan is another: over many games what it draws is not what the game draws."""
    same = 0
    for seed in range(12):
        game = hindmost.new_game("glen-more", seats=3, seed=seed)
        box = Sandbox(game, 0, 7)
        real = game.clone()
        while not box.guessed:
            question = box.game.questions[0]
            choices = [option.id for option in question.options]
            option = "end" if "end" in choices else choices[0]
            box.play([PlanStep(question.seat, option)])
            real.play(question.seat, option)
        same += box.game.view(0)["table"]["rondel"] == real.view(0)["table"]["rondel"]
        while not box.game.over:
            question = box.game.questions[0]
            box.play([PlanStep(question.seat, question.options[-1].id)])
        seen = box.state("1.0", 0, 0).view
        assert seen is not None
        assert "vp" in seen["seats"][0]
        assert "vp" not in seen["seats"][1], "who has won is known when the game has ended, not when a plan has"
    assert same < 6


def test_steps_that_no_longer_fit_are_left_out() -> None:
    game = hindmost.new_game("glen-more", seats=2, seed=4)
    seat = game.questions[0].seat
    box = Sandbox(game, seat, 1)
    box.ahead()
    assert box.steps == [], "it is the seat's own turn"
    first = box.game.questions[0].options[0]
    box.play([PlanStep(seat, first.id)])
    kept = box.steps
    again = Sandbox(game, seat, 1)
    again.fit([PlanStep(1 - seat, "take 1"), PlanStep(seat, "fly"), *kept])
    assert again.steps == kept
    with pytest.raises(Illegal):
        Sandbox(game, seat, 1).play([PlanStep(seat, "fly")])


def test_an_option_that_names_another_tile_is_another_option() -> None:
    games = [hindmost.new_game("glen-more", seats=2, seed=seed) for seed in range(6)]
    question = games[0].questions[0]
    box = Sandbox(games[0], question.seat, 1)
    box.play([PlanStep(question.seat, question.options[3].id)])
    step = box.steps[0]
    assert fitting(question, step).id == step.option
    others = [game.questions[0] for game in games[1:] if step.option in [each.id for each in game.questions[0].options]]
    names = [other.option(step.option).message.args["tile"] for other in others]
    differs = others[names.index(next(name for name in names if name != question.options[3].message.args["tile"]))]
    with pytest.raises(Illegal) as refused:
        fitting(differs, step)
    assert refused.value.reason is not None
    assert refused.value.reason.code == "reason-plan-other"


def test_a_rehearsal_goes_as_far_as_it_can_be_taken_back() -> None:
    """What a move takes is told up to its end; what is drawn then was a guess and is not played."""
    source = Random(3)
    ends = bought = 0
    for seed in range(8):
        game = hindmost.new_game("glen-more", seats=2, seed=seed)
        for step in walk(game, seed):
            if step.question.kind != "take" or source.random() < 0.7:
                continue
            seat = step.question.seat
            held = game.view(seat)["seats"][seat]["coins"]
            box = Sandbox(game, seat, 1)
            while not box.guessed and not box.game.over and [each.seat for each in box.game.questions] == [seat]:
                box.play([PlanStep(seat, source.choice(box.game.questions[0].options).id)])
            move = Rehearsal(game, seat, box.steps)
            real = game.clone()
            for option in move.options[:-1]:
                real.play(seat, option)
            takes = held - real.view(seat)["seats"][seat]["coins"]
            assert move.takes == takes
            bought += takes > 0
            ends += move.options[-1] == "end"
    assert ends
    assert bought


# ---------------------------------------------------------------- at a table

SEED: Final = 20
"""Of every table here: what can be taken and what it costs must not be chance's business."""


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with known seeds, and with known names, for what a plan draws hangs on the name."""
    names = (f"table{number:07}" for number in count())
    monkeypatch.setattr("hindmost.server.lobby.making.new_seed", lambda: SEED)
    monkeypatch.setattr("hindmost.server.lobby.making.new_table", lambda: next(names))
    print(f"tables have the seed {SEED}")


async def trial(person: Person, table: str, seat: int, steps: list[Any], expect: int = 200, **more: Any) -> Any:
    version = (await person.state(table, seat))["version"]
    body = {"seat": seat, "version": version, "steps": steps, **more}
    return await person.ask("POST", f"/api/tables/{table}/plans/trial", body, expect)


async def plans(person: Person, table: str, seat: int) -> Any:
    return (await person.ask("GET", f"/api/tables/{table}/plans", seat=seat))["plans"]


async def kept(person: Person, table: str, seat: int, steps: list[Any], note: str = "") -> Any:
    version = (await person.state(table, seat))["version"]
    body = {"seat": seat, "version": version, "steps": steps, "note": note}
    return await person.ask("POST", f"/api/tables/{table}/plans", body, 201)


async def armed(person: Person, table: str, plan: Any, expect: int = 200, **more: Any) -> Any:
    body = {"seat": plan["seat"], "armed": True, **more}
    return await person.ask("PATCH", f"/api/tables/{table}/plans/{plan['id']}", body, expect)


def useful(prompt: Any) -> list[Any]:
    """What can be taken and placed without paying."""
    return [option for option in prompt["options"] if option["label"]["code"] == "option-take-free"]


async def whole_turn(person: Person, table: str, seat: int, steps: list[Any]) -> list[Any]:
    """A plan in which the seat is asked, takes the first tile it can, and ends its turn."""
    tried = await trial(person, table, seat, steps, ahead=True)
    while tried["state"]["seat"] == seat and tried["state"]["prompt"]:
        prompt = tried["state"]["prompt"]
        free = useful(prompt)
        ids = [free[0]["id"]] if free else [each for each in offered(prompt) if each == "end"] or offered(prompt)[:1]
        tried = await trial(person, table, seat, [*tried["steps"], {"seat": seat, "option": ids[0]}])
        if ids[0] == "end":
            break
    return list(tried["steps"])


class Four:
    """A table of four, so that no die takes tiles away: three seats of a host, and a guest who plans meanwhile."""

    seat = 3
    """The guest's."""

    def __init__(self, table: str, host: Person, guest: Person) -> None:
        self.table = table
        self.host = host
        self.guest = guest

    async def move(self, first: str = "", but: str = "") -> None:
        """The host's seats play until the guest is asked or a plan was played: `first` if they can, `but` never."""
        state = await self.guest.state(self.table, self.seat)
        begun = len(state["log"])
        while state["prompt"] is None and not any(line["seat"] == self.seat for line in state["log"][begun:]):
            state = await self.host.state(self.table, state["waiting"][0]["seat"])
            await self.host.act(self.table, state, choice(state["prompt"], first, but))
            state = await self.guest.state(self.table, self.seat)


def choice(prompt: Any, first: str = "", but: str = "") -> str:
    choices = [option for option in offered(prompt) if option != but]
    free = [option["id"] for option in useful(prompt) if option["id"] != but]
    return first if first in choices else "end" if "end" in choices else [*free, *choices][0]


async def four(host: Person, guest: Person) -> Four:
    """The guest is not asked."""
    made = await host.create("mine", "mine", "mine", "open")
    await guest.claim(made["seats"][3]["token"])
    await host.start(made["id"])
    state = await guest.state(made["id"], Four.seat)
    while state["prompt"] is not None:
        state = (await guest.act(made["id"], state, choice(state["prompt"])))["state"]
    return Four(made["id"], host, guest)


async def fate(talk: Talk, planner: Person, table: str, seat: int) -> Any:
    """The newest plan once it is no longer armed."""
    while (await plans(planner, table, seat))[0]["fate"] == "armed":
        await talk.until("plans")
    return (await plans(planner, table, seat))[0]


@pytest.mark.usefixtures("seeded")
async def test_a_plan_out_of_turn_is_private_and_played_when_the_turn_comes(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            it = await four(host, guest)
            table, seat = it.table, it.seat
            async with guest.socket(table, seat=seat) as mine, host.socket(table, seat=0) as theirs:
                await mine.settled()
                await theirs.settled()
                heard = len(theirs.heard)
                steps = await whole_turn(guest, table, seat, [])
                own = [step["option"] for step in steps if step["seat"] == seat]
                assert own[-1] == "end"
                assert await plans(guest, table, seat) == [], "what is tried out is not kept"
                plan = await kept(guest, table, seat, steps, "  my\nplan ")
                assert (plan["note"], plan["fate"], plan["takes"]) == ("my plan", "kept", 0)
                assert (await armed(guest, table, plan, most=0))["fate"] == "armed"
                await mine.until("plans")
                await theirs.send(type="look", seat=0)
                await theirs.until("state")
                assert len(theirs.heard) == heard + 1, "the rival heard nothing of it"
                await host.ask("GET", f"/api/tables/{table}/plans", expect=403, seat=seat)
                await it.move(but=own[0])
                assert (await fate(mine, guest, table, seat))["fate"] == "played"
                log = (await guest.state(table, seat))["log"]
                took = [line for line in log if line["seat"] == seat and line["message"]["code"] == "log-took"]
                assert took[-1]["message"]["args"]["tile"]["code"]


@pytest.mark.usefixtures("seeded")
async def test_an_armed_plan_is_dropped_when_its_tile_is_gone(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            it = await four(host, guest)
            table, seat = it.table, it.seat
            async with guest.socket(table, seat=seat) as mine:
                await mine.settled()
                rival = (await guest.state(table, seat))["waiting"][0]["seat"]
                there = offered((await host.state(table, rival))["prompt"])
                tried = await trial(guest, table, seat, [], ahead=True)
                tile = next(each["id"] for each in useful(tried["state"]["prompt"]) if each["id"] in there)
                plan = await kept(guest, table, seat, [*tried["steps"], {"seat": seat, "option": tile}])
                await armed(guest, table, plan)
                await it.move(first=tile)
                plan = await fate(mine, guest, table, seat)
                assert plan["fate"] == "dropped"
                assert plan["reason"]["code"].startswith("reason-")
                state = await guest.state(table, seat)
                assert state["prompt"]["kind"] == "take", "nothing was played"
                assert state["draft"] is None


@pytest.mark.usefixtures("seeded")
async def test_a_plan_that_takes_more_coins_than_it_may_is_dropped(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine", "mine", "mine"))["id"]
            await host.start(table)
            for _ in range(400):
                seat = (await host.state(table))["waiting"][0]["seat"]
                prompt = (await host.state(table, seat))["prompt"]
                bought = [each for each in prompt["options"] if each["label"]["code"] == "option-take-buy"]
                if bought:
                    break
                await host.act(table, await host.state(table, seat), choice(prompt))
            steps = [{"seat": seat, "option": bought[0]["id"]}]
            while True:
                tried = await trial(host, table, seat, steps)
                if tried["state"]["draft"]["steps"] == [] or tried["state"]["prompt"]["kind"] == "activate":
                    break
                steps = [*tried["steps"], {"seat": seat, "option": choice(tried["state"]["prompt"])}]
            plan = await kept(host, table, seat, tried["steps"])
            assert plan["takes"] > 0
            plan = await armed(host, table, plan, most=plan["takes"] - 1)
            assert (plan["fate"], plan["reason"]["code"]) == ("dropped", "reason-plan-dear")
            assert plan["reason"]["args"]["most"] == plan["takes"] - 1
            plan = await armed(host, table, plan, most=plan["takes"])
            assert plan["fate"] == "played"


@pytest.mark.usefixtures("seeded")
async def test_the_beginning_of_a_turn_is_left_as_a_draft(tmp_path: Path) -> None:
    """On one's own turn an armed plan is played at once; where it does not end the turn the player goes on."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "random"))["id"]
            await host.start(table)
            state = await host.state(table, 0)
            while state["prompt"] is None:
                state = await host.state(table, 0, after=state["version"], wait=5)
            take = useful(state["prompt"])[0]["id"]
            plan = await kept(host, table, 0, [{"seat": 0, "option": take}])
            assert (await armed(host, table, plan))["fate"] == "played"
            state = await host.state(table, 0)
            assert state["draft"]["steps"] == [take]
            again = await kept(host, table, 0, [{"seat": 0, "option": offered(state["prompt"])[0]}])
            await armed(host, table, again, expect=409)
            await host.ask("DELETE", f"/api/tables/{table}/plans/{again['id']}", expect=204, seat=0)
            assert [each["id"] for each in await plans(host, table, 0)] == [plan["id"]]


class Watched:
    """Looks at the plans' fates before every step that is stored, and lets the process die there if asked to."""

    def __init__(self, server: Served) -> None:
        self.fates: list[str] = []
        self.dies = False
        self._store = server.hall.store
        self._append = self._store.append
        self._store.append = self.append  # type: ignore[method-assign, assignment]

    async def append(self, write: Write) -> bool:
        self.fates += [row["fate"] for row in await self._store.rows(select(stored.plans.c.fate))]
        if self.dies:
            raise ConnectionError("gone in the middle")
        return await self._append(write)


@pytest.mark.usefixtures("seeded")
async def test_what_a_plan_comes_to_is_stored_with_the_move(database: str, tmp_path: Path) -> None:
    """Before, it is armed and nothing else; if the server dies just then it is armed still, and played later."""
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host, Person(server.url) as again:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            state = await host.state(table, (await host.state(table))["waiting"][0]["seat"])
            seat = state["seat"]
            plan = await kept(host, table, seat, [{"seat": seat, "option": useful(state["prompt"])[0]["id"]}])
            watched = Watched(server)
            watched.dies = True
            await armed(host, table, plan, expect=500)
            again.http.cookies.update(host.http.cookies)  # such a failure costs the connection
            assert [each["fate"] for each in await plans(again, table, seat)] == ["armed"]
            assert (await again.state(table, seat))["draft"] is None
            watched.dies = False
            assert (await armed(again, table, plan))["fate"] == "played"
            assert watched.fates == ["armed", "armed"]
            assert len((await again.state(table, seat))["draft"]["steps"]) == 1


async def test_a_plan_that_is_no_longer_armed_takes_its_move_along(database: str, tmp_path: Path) -> None:
    """Another process played it, or its player thought better of it, while it was being tried."""
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            state = await host.state(table, (await host.state(table))["waiting"][0]["seat"])
            seat = state["seat"]
            plan = await kept(host, table, seat, [{"seat": seat, "option": offered(state["prompt"])[0]}])
            store = server.hall.store
            append = store.append

            async def after_disarming(write: Write) -> bool:
                await store.change(stored.plans.update().values(fate="kept"))
                return await append(write)

            store.append = after_disarming  # type: ignore[method-assign, assignment]
            assert (await armed(host, table, plan))["fate"] == "kept"
            assert (await host.state(table, seat)) == state


async def test_a_seat_keeps_so_many_plans(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=replace(ROOMY, plans_of_a_seat=2))) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            for _ in range(2):
                plan = await kept(host, table, 0, [])
            await kept(host, table, 1, [])
            body = {"seat": 0, "version": (await host.state(table, 0))["version"], "steps": []}
            refused = await host.ask("POST", f"/api/tables/{table}/plans", body, 429)
            assert refused["code"] == "too-much"
            await host.ask("DELETE", f"/api/tables/{table}/plans/{plan['id']}", expect=204, seat=0)
            await kept(host, table, 0, [])


async def test_what_cannot_be_planned_is_refused_with_a_reason(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            it = await four(host, guest)
            table, seat = it.table, it.seat
            asked = (await guest.state(table, seat))["waiting"][0]["seat"]
            refused = await trial(guest, table, seat, [{"seat": asked, "option": "take 99"}], 422)
            assert refused["reason"]["code"]
            assert (await trial(guest, table, seat, [{"seat": seat, "option": "end"}], 422))["code"] == "not-asked"
            empty = await kept(guest, table, seat, [])
            assert (await armed(guest, table, empty, expect=409))["code"] == "no-move"
            gone = f"/api/tables/{table}/plans/{'0' * 16}"
            await guest.ask("PATCH", gone, {"seat": seat, "note": "x"}, expect=404)
            note = await guest.ask("PATCH", gone.replace("0" * 16, empty["id"]), {"seat": seat, "note": "x"})
            assert note["note"] == "x"


async def test_whoever_is_given_the_seat_later_does_not_inherit_plans(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as heir:
            made = await host.create("mine", "open")
            table = made["id"]
            await guest.claim(made["seats"][1]["token"])
            await host.start(table)
            await kept(guest, table, 1, [], "my secret")
            await guest.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
            opened = await host.ask("GET", f"/api/tables/{table}")
            await heir.claim(opened["seats"][1]["token"])
            assert await plans(heir, table, 1) == []

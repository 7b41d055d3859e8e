"""What must not be known is not in the bytes, nor in their number."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import hindmost
from hindmost import Eyes, Game
from hindmost.server.limits import LIMITS
from hindmost.server.live.room import Room
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.people.identity import new_nonce
from hindmost.server.sight.face import ENCODER, Face
from hindmost.server.sight.journal import Journal
from hindmost.server.state.clocks import Timing
from hindmost.server.state.draft import fresh
from hindmost.server.state.loaded import Loaded
from hindmost.server.state.sheet import SeatRow, Sheet
from hindmost.server.wire.models import Clock
from tests.chronicles.feasting import RICH, bidding
from tests.configurations import CONFIGURATIONS, FULL
from tests.glen_more_ii_scenario import before_a_vote
from tests.properties.playing import Step, walk
from tests.properties.secrets import with_other_secrets
from tests.server.running import Person, offered, served, settings

GAMES = 200


def room_with(game: Game, seed: str) -> Room:
    """A table with this position, without a database."""
    seats = tuple(SeatRow(seat, "human", f"P{seat}", None, new_nonce()) for seat in range(game.setup.seats))
    clock = Clock("bank")
    facts: Any = (seed, "c" * 64, new_nonce(), "", False, None, None, 1.0, 2.0, None, None, seats, {})
    sheet = Sheet("t", game.setup.rules.id, "1", (), {}, "live", clock, True, False, True, 0, "playing", "h", *facts)
    store: Any = None
    room = Room("t", store, LIMITS, Timekeeper(store, lambda: 5.0), lambda _room, _ours: None)
    timing = Timing(3.0, (900.0,) * game.setup.seats, (game.questions[0].seat,))
    room._loaded = Loaded(sheet, 4, 0, 9, "h", game, Journal(), None, timing)
    return room


def looked_at(game: Game, seed: int, source: Random) -> Iterator[Step]:
    """Two moments of a game on end, or in a full run one in twenty of all its moments."""
    last = source.randrange(1, 80)
    for place, step in enumerate(walk(game, seed)):
        if FULL:
            if source.random() < 0.05:
                yield step
        elif place >= last - 1:
            yield step
            if place == last:
                return


def test_permuting_what_a_seat_may_not_know_changes_no_byte() -> None:
    """Whole games with other secrets: every state and every change is the same, byte for byte, for whoever looks."""
    source = Random(17)
    looks = 0
    for number in range(GAMES):
        configuration = CONFIGURATIONS[number % len(CONFIGURATIONS)]
        game = configuration.new_game(number)
        known: dict[int | None, tuple[Face, Face]] = {}
        for step in looked_at(game, number, source):
            looks += 1
            asked = step.question.seat
            game.mark_barrier()  # what was done so far stands, and is public
            for seat in (asked, (asked + 1) % configuration.seats, None):
                twin = with_other_secrets(game, seat, source)
                faces = room_with(game, "1").face(seat, True), room_with(twin, "2").face(seat, True)
                assert faces[0].whole == faces[1].whole
                if seat in known:
                    before = known[seat]
                    assert faces[0].since(before[0]) == faces[1].since(before[1])
                known[seat] = faces
    assert looks > GAMES


def test_a_draft_changes_no_byte_for_others() -> None:
    source = Random(23)
    for number in range(40):
        game = hindmost.new_game("glen-more", seats=3, seed=number)
        asked = game.questions[0].seat
        room = room_with(game, "1")
        before = {eyes: room.face(eyes, True).whole for eyes in (0, 1, 2, None)}
        draft = fresh(game, asked)
        for revision in range(1, 6):
            option = source.choice(draft.game.question(asked).options)
            if option.reveals:
                break
            draft = draft.play(option.id)
            room._loaded = room.loaded.with_draft(draft, revision)
            room.faces.retire()
            for eyes, bytes_before in before.items():
                assert (room.face(eyes, True).whole == bytes_before) == (eyes != asked)


def after_votes(*votes: str) -> Game:
    """A council of three in which seat 0 has voted so, one vote after the other, and the others are still missing."""
    game = before_a_vote(3)
    for vote in votes:
        game.play(0, vote)
    return game


def test_a_secret_vote_is_told_to_its_own_seat_alone() -> None:
    """Not a byte that rivals and spectators are sent, and so not the length of anything, depends on the vote."""
    rooms = [room_with(after_votes("vote nay", vote), "1") for vote in ("vote aye", "vote nay")]
    before = room_with(after_votes("vote nay"), "1")
    for eyes in (1, 2, None):
        aye, nay = (room.face(eyes, True) for room in rooms)
        assert aye.whole == nay.whole
        assert aye.since(before.face(eyes, True)) == nay.since(before.face(eyes, True))
        assert b'"given"' not in aye.whole
    for room, vote in zip(rooms, ("vote aye", "vote nay"), strict=True):
        prompt = room.face(0, True).state.prompt
        assert prompt is not None
        assert prompt.answered
        assert prompt.given == vote


def after_bids(*bids: str) -> Game:
    """Three have plenty of resources and bid so, one after the other."""
    game = bidding(RICH).game
    for each in bids:
        seat, stack = each.split()
        game.play(int(seat), f"bid {stack.ljust(5, '-')}")
    return game


def test_a_secret_bid_is_told_to_its_own_seat_alone() -> None:
    """Until all stacks are sealed nothing depends on it: neither its tokens nor how many they are."""
    before = room_with(after_bids("0 3"), "1")
    rooms = {stack: room_with(after_bids("0 3", f"0 {stack}"), "1") for stack in ("-----", "1", "24", "531", "513")}
    for eyes in (1, 2, None):
        faces = [room.face(eyes, True) for room in rooms.values()]
        assert len({face.whole for face in faces}) == 1
        assert len({face.since(before.face(eyes, True)) for face in faces}) == 1
        assert b'"given"' not in faces[0].whole
    for stack, room in rooms.items():
        prompt = room.face(0, True).state.prompt
        assert prompt is not None
        assert prompt.given == f"bid {stack.ljust(5, '-')}"


def test_sealed_stacks_tell_others_nothing_but_their_height() -> None:
    """While seat 1 thinks about how to pay for the first event, the tokens below the first ones are still secret."""
    rooms = [room_with(after_bids("0 " + mine, "2 5", "1 451"), "1") for mine in ("415", "423", "452")]
    before = room_with(after_bids("0 3", "2 5"), "1")
    for eyes in (1, 2, None):
        faces = [room.face(eyes, True) for room in rooms]
        assert b'"bid-shown":[4]' in faces[0].whole
        assert len({face.whole for face in faces}) == 1
        assert len({face.since(before.face(eyes, True)) for face in faces}) == 1
    assert len({room.face(0, True).whole for room in rooms}) == len(rooms), "each knows the own stack"


def test_who_seals_first_changes_no_byte() -> None:
    bids = ("0 415", "1 451", "2 5")
    rooms = [room_with(after_bids(*order), "1") for order in permutations(bids)]
    for eyes in (0, 1, 2, None):
        assert len({room.face(eyes, True).whole for room in rooms}) == 1


async def test_spectators_hear_nothing_of_drafts(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as watcher:
            table = await host.create("mine", "open")
            await guest.claim(table["seats"][1]["token"])
            await watcher.claim(table["watch"])
            await host.start(table["id"])
            seat = (await host.state(table["id"]))["waiting"][0]["seat"]
            people = (host, guest)
            async with (
                people[seat].socket(table["id"], seat=seat) as mine,
                people[1 - seat].socket(table["id"], seat=1 - seat) as theirs,
                watcher.socket(table["id"]) as seen,
            ):
                await asyncio.gather(*(talk.settled() for talk in (mine, theirs, seen)))
                counts = [len(talk.heard) for talk in (theirs, seen)]
                for _ in range(3):
                    await mine.act(offered(mine.state["prompt"])[0])
                    await mine.send(type="undo", id="u", seat=seat, version=mine.state["version"])
                    done = await mine.until("done")
                    await mine.settled(done["version"])
                for talk, before, eyes in ((theirs, counts[0], 1 - seat), (seen, counts[1], None)):
                    await talk.send(type="look", seat=eyes)
                    assert (await talk.hear())["type"] == "state", "the first thing heard since is what was asked for"
                    assert len(talk.heard) == before + 1


async def test_what_looks_the_same_is_not_sent_again(tmp_path: Path) -> None:
    """Somebody comes to watch: those who play are told of the table, and nothing of the game."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, AsyncExitStack() as stack:
            table = await host.create("mine", "mine")
            await host.start(table["id"])
            seat = (await host.state(table["id"]))["waiting"][0]["seat"]
            async with host.socket(table["id"], seat=seat) as talk:
                await talk.settled()
                for _ in range(3):
                    before = len(talk.heard)
                    watcher = await stack.enter_async_context(Person(server.url))
                    await watcher.claim(table["watch"])
                    await talk.until("table")
                    # Two questions one after the other: whatever was to be sent has been sent before the second answer.
                    for _ in range(2):
                        await talk.send(type="explain", id="e", seat=seat, option="none")
                        await talk.until("explained")
                    kinds = {json.loads(text)["type"] for text in talk.heard[before:]}
                    assert kinds == {"table", "explained"}


async def test_nothing_secret_is_in_what_a_spectator_hears(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as watcher:
            table = await host.create("mine", "mine")
            await watcher.claim(table["watch"])
            await host.start(table["id"])
            info = await watcher.ask("GET", f"/api/tables/{table['id']}")
            assert all(seat.get("token") is None for seat in info["seats"])
            assert info.get("watch") is None
            seat = (await host.state(table["id"]))["waiting"][0]["seat"]
            async with watcher.socket(table["id"]) as seen, host.socket(table["id"], seat=seat) as mine:
                await asyncio.gather(seen.settled(), mine.settled())
                while mine.state["version"].startswith("1."):
                    options = offered(mine.state["prompt"])
                    await mine.act("end" if "end" in options else options[0])
                await seen.settled("2.0")
                everything = "".join(seen.heard)
                sheet = server.hall.rooms.inside()[0].sheet
                for secret in (sheet.seed, sheet.watch_nonce, *(row.nonce for row in sheet.seats), sheet.host):
                    assert secret not in everything
                assert '"vp"' not in everything
                assert '"sheet"' not in everything


def test_shared_views_are_the_engines_own() -> None:
    source = Random(31)
    for info in hindmost.games():
        for seats in info.seats:
            game = hindmost.new_game(info.id, seats=seats, seed=seats)
            while not game.over:
                if source.random() < 0.1:
                    eyes = Eyes(game)
                    for seat in (*range(seats), None):
                        assert eyes.view(seat) == game.view(seat)
                question = game.questions[0]
                game.play(question.seat, source.choice(question.options).id)
            assert Eyes(game).view(0) == game.view(0)


def test_a_face_is_the_same_bytes_each_time() -> None:
    game = hindmost.new_game("glen-more", seats=2, seed=1)
    room = room_with(game, "1")
    face = room.face(0, True)
    assert ENCODER.encode(face.state) == face.whole
    assert face.since(None) == face.whole

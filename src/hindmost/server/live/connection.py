"""One socket at one table: what is seen flows out, answers flow in.

States are not queued. A connection remembers what it was last sent, and when it has time again it gets the change to
what is true now: a slow client skips what it missed, and memory stays flat.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hindmost.server.gate.rate import Bucket
from hindmost.server.limits import UNDO_STEPS
from hindmost.server.live.chat import Chat
from hindmost.server.live.looking import explain, preview
from hindmost.server.live.room import Answer, Room
from hindmost.server.people.access import Access
from hindmost.server.settings import Settings
from hindmost.server.sight.face import ENCODER, Face
from hindmost.server.state.loaded import Loaded
from hindmost.server.state.sheet import Sheet
from hindmost.server.wire.errors import Clash, Refused, Stale, TooMuch, Unreadable
from hindmost.server.wire.messages import (
    PROTOCOL,
    Act,
    AskPreview,
    ChatLine,
    ChatLines,
    Done,
    Explain,
    Explained,
    FromClient,
    FromServer,
    Hello,
    Look,
    PlansChanged,
    Previewed,
    Redo,
    Refusal,
    Reset,
    Say,
    Settle,
    StandingChanged,
    TableChanged,
    Undo,
    Welcome,
)

HELLO_SECONDS: Final = 30.0
NORMAL: Final = 1000
GOING_AWAY: Final = 1012
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
BUSY: Final = 1013
NOT_THERE: Final = 4404
NOT_ALLOWED: Final = 4403

log = logging.getLogger("hindmost.server")


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, room: Room, person: str | None, chat: Chat, settings: Settings) -> None:
        self._socket = socket
        self._room = room
        self._person = person
        self._chat = chat
        self._limits = settings.limits
        self._decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
        self._bucket = Bucket(self._limits.frames, self._limits.frames_burst, time.monotonic())
        self._broken = 0
        self._greeted = False
        self._seat: int | None = None
        self._follow = False
        self._previews = True
        self._sent: Face | None = None
        """What the client has, as far as we know."""
        self._rights: tuple[Sheet, Access] | None = None
        """What they may do by the sheet as it was last."""
        self._replies: deque[FromServer] = deque()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        """Set while there is nothing to send."""
        self._idle.set()
        self._moved = False
        self._sender: asyncio.Task[None] | None = None
        self._closed: int | None = None

    # ------------------------------------------------------------ from the room

    def poke(self) -> None:
        self._moved = True
        self._idle.clear()
        self._wake.set()

    def stir(self, before: Loaded, after: Loaded) -> None:
        if self._follow or before.version_for(self._seat) != after.version_for(self._seat):
            self.poke()

    async def caught_up(self) -> None:
        await self._idle.wait()

    def table_changed(self) -> None:
        self._answer(TableChanged(self._room.id))

    def hear(self, lines: list[ChatLine]) -> None:
        if self._access().company:
            self._answer(ChatLines(lines))

    def plans_changed(self, seat: int) -> None:
        if seat in self._access().seats:
            self._answer(PlansChanged(seat))

    def standing_changed(self, seat: int) -> None:
        if seat in self._access().seats:
            self._answer(StandingChanged(seat))

    def _access(self) -> Access:
        """Worked out once for each sheet; NotThere if they may not watch any more."""
        sheet = self._room.sheet
        if self._rights is None or self._rights[0] is not sheet:
            self._rights = (sheet, Access(sheet, self._person))
        return self._rights[1]

    def _answer(self, message: FromServer) -> None:
        if not self._greeted:
            return
        self._replies.append(message)
        if len(self._replies) > self._limits.replies_waiting:
            self._closed = BUSY
        self._wake.set()

    # ------------------------------------------------------------ out

    async def _send_all(self) -> None:
        """Until the socket ends. Whoever cannot be told how things stand is not left waiting for it."""
        try:
            await self._send_on()
        except (WebSocketDisconnect, RuntimeError):
            pass  # The other side is gone, as its reader hears too.
        except Exception:
            log.exception("socket-failed")
            await self._close(FAILED)

    async def _send_on(self) -> None:
        """What waits goes out: answers first, then the state as it is by then."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._closed is not None:
                await self._close(self._closed)
                return
            while self._replies:
                await self._send(ENCODER.encode(self._replies.popleft()))
            if self._moved and self._greeted:
                self._moved = False
                await self._send_state()
            if not self._moved or not self._greeted:
                self._idle.set()

    async def _send_state(self) -> None:
        try:
            await self._room.ready()
            access = self._access()
        except Refused:
            await self._close(NOT_THERE)
            return
        seat = self._eyes(access)
        face = self._room.face(seat, self._previews, access.tells)
        if face is not self._sent:
            last, self._sent = self._sent, face
            if last is None or not face.looks_like(last):
                # What looks the same is not sent: that something happened elsewhere is not for these eyes.
                await self._send(face.since(last))

    def _eyes(self, access: Access) -> int | None:
        """From where to look now. Whoever lost a seat sees what a spectator sees."""
        if self._follow:
            asked = [seat for seat in self._room.asked if seat in access.seats]
            if asked:
                self._seat = asked[0]
            elif self._seat is None and access.seats:
                self._seat = access.seats[0]
        return self._seat if self._seat in access.seats else None

    async def _send(self, data: bytes) -> None:
        await self._socket.send_text(data.decode())

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await self._socket.close(code)

    async def end(self, code: int) -> None:
        self._closed = code
        self._wake.set()
        if self._sender is not None:
            with contextlib.suppress(TimeoutError, Exception):
                await asyncio.wait_for(asyncio.shield(self._sender), 2)

    # ------------------------------------------------------------ in

    async def run(self) -> None:
        self._sender = asyncio.create_task(self._send_all())
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await self._receive()
            if isinstance(first, Hello) and await self._hello(first):
                while self._closed is None:
                    message = await self._receive()
                    if message is not None:
                        await self._handle(message)
            elif self._closed is None:
                self._closed = POLICY
                self._wake.set()
        except TimeoutError:
            self._closed = POLICY
            self._wake.set()
        except (WebSocketDisconnect, RuntimeError):
            # RuntimeError is how starlette says that the other side is gone while we read or write.
            self._closed = NORMAL
            self._wake.set()
        finally:
            self._idle.set()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(self._sender), 5)
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._sender

    async def _receive(self) -> FromClient | None:
        """The next message; None for one that cannot be read, or that is one too many."""
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", NORMAL))
        data = raw.get("text")
        text = raw.get("bytes") or b"" if data is None else data.encode("utf-8", "surrogatepass")
        if len(text) > self._limits.frame:
            self._stop(TOO_BIG)
            return None
        if not self._bucket.take(time.monotonic()):
            self._refuse("", TooMuch("requests"))
            self._count_broken()
            return None
        try:
            return self._decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._refuse("", Unreadable("unreadable", detail=f"The message: {error}"))
            self._count_broken()
            return None

    def _count_broken(self) -> None:
        self._broken += 1
        if self._broken > self._limits.broken_frames:
            self._stop(POLICY)

    def _stop(self, code: int) -> None:
        self._closed = code
        self._wake.set()

    def _refuse(self, request: str, error: Refused) -> None:
        if not self._greeted:
            return
        self._answer(Refusal(request, error.status, error.code, error.text, error.reason, error.rule))
        if isinstance(error, Stale):
            self._sent = None
            self.poke()

    async def _hello(self, hello: Hello) -> bool:
        access = self._access()
        if hello.protocol != PROTOCOL or (hello.seat is not None and hello.seat not in access.seats):
            self._stop(NOT_ALLOWED if hello.protocol == PROTOCOL else POLICY)
            return False
        self._seat, self._follow, self._previews = hello.seat, hello.follow, hello.previews
        self._greeted = True
        now = self._room.clock.shown(self._room.clock())
        self._answer(Welcome(PROTOCOL, self._room.id, list(access.seats), access.host, now))
        if self._room.sheet.chat and access.company:
            lines = await self._chat.lines(self._room.id)
            if lines:
                self._room.chat_seen = max(self._room.chat_seen, lines[-1].n)
                self._answer(ChatLines(lines))
        face = self._room.face(self._eyes(access), self._previews, access.tells)
        if hello.have is not None and hello.have == face.version:
            self._sent = face
        else:
            self.poke()
        return True

    async def _handle(self, message: FromClient) -> None:
        request = getattr(message, "id", "")
        try:
            await self._room.ready()
            await self._carry_out(message, self._access())
        except Refused as error:
            self._refuse(request, error)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            log.exception("socket-failed")
            self._refuse(request, _failure())

    async def _carry_out(self, message: FromClient, access: Access) -> None:
        room = self._room
        match message:
            case Act():
                self._done(
                    message.id,
                    await room.act(access.actor(message.seat), message.version, message.option, message.key),
                )
            case Undo():
                self._done(
                    message.id, await room.undo(access.actor(message.seat), message.version, message.steps, message.key)
                )
            case Redo():
                self._done(
                    message.id, await room.redo(access.actor(message.seat), message.version, message.steps, message.key)
                )
            case Reset():
                seat = access.actor(message.seat)
                self._done(message.id, await room.undo(seat, message.version, UNDO_STEPS, message.key))
            case Settle():
                access.need_host()
                self._done(message.id, await room.settle(message.version, message.key))
            case AskPreview():
                delta = preview(room, access.seat(message.seat), message.version, message.option)
                self._answer(Previewed(message.id, message.version, message.option, delta))
            case Explain():
                found = explain(room, access.seat(message.seat), message.option)
                self._answer(Explained(message.id, found.option, found.offered, found.rule, found.reason))
            case Look():
                self._seat = access.eyes(message.seat)
                self._follow = message.follow
                self._sent = None
                self.poke()
            case Say():
                await self._chat.say(room, access, message.seat, message.text)
                self._done(message.id, Answer(room.version(None), False))
            case Hello():
                raise Clash("greeted", "greeted")

    def _done(self, request: str, answer: Answer) -> None:
        self._answer(Done(request, answer.version, answer.repeated))


def _failure() -> Refused:
    error = Refused("failed", "failed")
    error.status = 500
    return error

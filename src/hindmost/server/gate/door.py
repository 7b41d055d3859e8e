"""Who may come in: connections counted for each address, and how long a newcomer may keep silent.

A connection costs a file of the process whether it says anything or not, so it is counted and timed from its first
moment, long before there is a request that the application could judge.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hindmost.server.limits import Limits
from hindmost.server.settings import Settings

OWN_FILES: Final = 128
"""Files that the process needs for itself: database, bots, its own calls."""
SHARE: Final = 4
"""No address may hold more than this part of all connections, however few there are."""
LEAVING: Final = "hindmost.leaving"
"""The extension of a socket's scope that tells whether its connection is being closed already."""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the network, for everybody there has addresses without number."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Door:
    """The connections of this process."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        limits = settings.limits
        self.limits: Limits = limits
        self.most = limits.connections if files is None else max(SHARE, min(limits.connections, files - OWN_FILES))
        # Behind a proxy all connections come from it: it does the counting there.
        own = self.most if settings.trust_proxy else min(limits.connections_of_an_address, self.most // SHARE)
        self.most_of_an_address = max(1, own)
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._addresses: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Count one more; False if there are too many, all in all or from there."""
        key = household(address)
        if len(self._inside) >= self.most or self._addresses[key] >= self.most_of_an_address:
            return False
        self._inside[transport] = key
        self._addresses[key] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        key = self._inside.pop(transport, None)
        if key is None:
            return
        self._addresses[key] -= 1
        if self._addresses[key] <= 0:
            del self._addresses[key]

    def __len__(self) -> int:
        return len(self._inside)


class Http(HttpToolsProtocol):
    """A connection that is counted, and closed if a request does not come within its time."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._awaited = "first byte"
        self._last: RequestResponseCycle | None = None
        if not self.door.enter(transport, self.client[0] if self.client else "local"):
            self._turn_away(b"503 Service Unavailable", b"Too many connections: try again in a moment.")
            return
        self._await("first byte", self.door.limits.first_byte)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is not self._last:
            # The header of a new request is complete.
            self._last = self.cycle
            self._stop_waiting()
            if self.cycle.more_body:
                self._await("body", self.door.limits.body_time)
        elif self.cycle is not None and not self.cycle.response_complete:
            if not self.cycle.more_body:
                self._stop_waiting()
        elif self._timer is None or self._awaited != "header":
            # Counted from its beginning: one byte now and then does not make it longer.
            self._await("header", self.door.limits.header)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _await(self, what: str, seconds: float) -> None:
        self._stop_waiting()
        self._awaited = what
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._awaited == "header":
            self._turn_away(b"408 Request Timeout", b"The request did not come in time.")
        else:
            self.transport.close()

    def _turn_away(self, status: bytes, text: bytes) -> None:
        head = (
            b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head % (status, len(text)) + text)
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """What a connection becomes after the upgrade; it was counted when it came."""

    door: Door

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[LEAVING] = {"leaving": self.transport.is_closing}


def protocols(door: Door) -> tuple[type[Http], type[Socket]]:
    """The classes that uvicorn makes of every connection, with their door."""
    return type("Http", (Http,), {"door": door}), type("Socket", (Socket,), {"door": door})


def raise_file_limit() -> int | None:
    """Allow this process as many files as the system lets it; how many, or None where nobody says."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return None if soft == resource.RLIM_INFINITY else soft

"""What every request passes: whence it comes, how large it is, how many there are; and what every answer carries."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hindmost.server.gate.door import household
from hindmost.server.gate.rate import Buckets
from hindmost.server.logs import new_request
from hindmost.server.settings import Settings
from hindmost.server.wire.errors import NotAllowed, Refused, TooLarge, TooMuch, WrongHost
from hindmost.server.wire.rest import problem

CSRF_HEADER: Final = "x-hindmost"
"""Every request that changes something carries it. A page of another site cannot add it without being allowed to."""
REQUEST_HEADER: Final = "x-request-id"
"""Every answer says by which id the log knows it. A proxy of ours may have given one already."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
"""Those that are counted by name: any other word is anybody's."""
IMPORT: Final = "/api/records"
HEALTH: Final = "/healthz"
"""For whoever watches over the server, by whatever name."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
"""Names that nobody can bend."""
CREATING: Final = ("/api/tables", IMPORT)
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

log = logging.getLogger("hindmost.server")


def client_of(scope: Scope, trust_proxy: bool) -> str:
    """The address of whoever asks."""
    if trust_proxy:
        # The last one was added by our own proxy; those before it are anybody's claim.
        forwarded = Headers(scope=scope).get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return household(forwarded)
    client = scope.get("client")
    return household(str(client[0])) if client else "local"


def origin_allowed(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours. Programs send no origin; browsers always do where it matters."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in origins:
        return True
    try:
        return bool(origin != "null" and urlsplit(origin).netloc == headers.get("host", ""))
    except ValueError:
        return False


def hosts_of(settings: Settings) -> frozenset[str] | None:
    """The names by which the server may be called; None while its owner has not said how people reach it."""
    if settings.base_url is None:
        return None
    known = (urlsplit(url).netloc for url in (settings.base_url, *settings.origins))
    return frozenset(_name(host) for host in (*known, *settings.hosts, *LOOPBACK))


def host_allowed(scope: Scope, hosts: frozenset[str] | None) -> bool:
    """Whether it was called by one of its names: a page whose own name was bent to our address was not."""
    return hosts is None or scope["path"] == HEALTH or _name(Headers(scope=scope).get("host", "")) in hosts


def _name(host: str) -> str:
    """Without the port, which a proxy may have changed."""
    return (host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]).lower().rstrip(".")


Observe = Callable[[str, str, int, float], None]
"""Told of every answer: method, route, status, seconds."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, observe: Observe) -> None:
        self._app = app
        self._observe = observe
        self._settings = settings
        self._hosts = hosts_of(settings)
        limits = settings.limits
        self._requests = Buckets(limits.requests, limits.requests_burst, time.monotonic)
        self._creations = Buckets(limits.creations, limits.creations_burst, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = new_request(Headers(scope=scope).get(REQUEST_HEADER) if self._settings.trust_proxy else None)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[REQUEST_HEADER] = request
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            limited = self._checked(scope, receive)
            await self._app(scope, limited, answer)
        except Refused as error:
            await problem(error)(scope, receive, answer)
        finally:
            # The route's pattern, not its path: a path may hold what only its user should know.
            route = getattr(scope.get("route"), "path", "-")
            seconds = time.perf_counter() - begun
            fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("request", extra={"fields": fields})
            self._observe(scope["method"] if scope["method"] in METHODS else "-", route, status, seconds)

    def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """Refuse what may not pass; count the body of what may."""
        if not host_allowed(scope, self._hosts):
            raise WrongHost
        if scope["method"] in SAFE:
            return receive
        headers = Headers(scope=scope)
        if not origin_allowed(scope, self._settings.origins):
            raise NotAllowed("origin", "wrong-origin")
        if CSRF_HEADER not in headers:
            raise NotAllowed("no-header", "no-header")
        client = client_of(scope, self._settings.trust_proxy)
        if not self._requests.take(client):
            raise TooMuch("requests")
        if scope["path"] in CREATING and not self._creations.take(client):
            raise TooMuch("new-tables")
        limits = self._settings.limits
        most = limits.record if scope["path"] == IMPORT else limits.body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise TooLarge("large", args={"most": most})
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise TooLarge("large", args={"most": most})
            return message

        return counted

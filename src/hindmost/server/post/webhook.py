"""Calls a web address that a player gave, and never one inside our own network (SSRF).

The name is resolved once; every address it has must be on the public internet; the connection goes to the address that
was checked, so that the name cannot change its mind in between. Redirects are not followed and answers not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import SplitResult, urlsplit

TIMEOUT = 10.0
PORTS = (443, 8443)
"""What a webhook may call; plain HTTP and other ports only for hosts that the server's owner allowed."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Forbidden(Exception):
    """The address may not be called; the sentence says why."""


class Undelivered(Exception):
    """It was called, or tried, and did not take the notice."""


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(item[4][0]) for item in found]


def is_public(address: Address) -> bool:
    """Whether it is on the public internet, also when an IPv4 address hides in an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None and not is_public(inner):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def checked(url: str, allowed: tuple[str, ...]) -> SplitResult:
    """The address in its parts, if it has the right form."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("This is not a web address.") from None
    host = parts.hostname or ""
    if not host or not url.isascii() or any(c.isspace() or ord(c) < 32 for c in url):
        raise Forbidden("This is not a web address.")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("A web address with a name and password in it is not called.")
    if host in allowed:
        if parts.scheme not in ("http", "https"):
            raise Forbidden("Only web addresses are called.")
        return parts
    if parts.scheme != "https":
        raise Forbidden("Only https:// addresses are called.")
    if port is not None and port not in PORTS:
        raise Forbidden(f"Only the ports {' and '.join(map(str, PORTS))} are called.")
    return parts


async def destination(parts: SplitResult, allowed: tuple[str, ...], look_up: Resolve) -> str:
    """The one address to connect to; Forbidden if the name has any that is not public."""
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = await look_up(host, port)
    except OSError:
        raise Forbidden(f"There is no {host}.") from None
    addresses = [ipaddress.ip_address(text.partition("%")[0]) for text in found]
    if not addresses:
        raise Forbidden(f"There is no {host}.")
    if host not in allowed and not all(is_public(address) for address in addresses):
        raise Forbidden(f"{host} is not on the public internet.")
    return str(addresses[0])


def payload(url: str, text: str, facts: dict[str, Any]) -> dict[str, Any]:
    """What the service at the address understands: Discord, Slack, or whoever reads all of it."""
    host = urlsplit(url).hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return {"content": text, "allowed_mentions": {"parse": []}}
    if host == "hooks.slack.com":
        return {"text": text}
    return {"text": text, "content": text, **facts}


async def call(
    url: str, text: str, facts: dict[str, Any], allowed: tuple[str, ...] = (), look_up: Resolve = resolve
) -> None:
    """Post the notice. Forbidden, or Undelivered if it did not arrive."""
    import httpx  # takes long to import, and most servers never call anybody

    parts = checked(url, allowed)
    address = await destination(parts, allowed, look_up)
    host = parts.hostname or ""
    headers = {"Host": host if parts.port is None else f"{host}:{parts.port}", "User-Agent": "hindmost"}
    try:
        async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
            request = client.build_request(
                "POST",
                httpx.URL(url).copy_with(host=address),
                json=payload(url, text, facts),
                headers=headers,
                # The certificate must be that of the name, although the connection goes to the address.
                extensions={"sni_hostname": host} if parts.scheme == "https" else {},
            )
            response = await client.send(request, stream=True)
            await response.aclose()
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise Undelivered(f"It could not be reached ({type(error).__name__}).") from error
    if response.status_code >= 300:
        raise Undelivered(f"It answered {response.status_code}.")

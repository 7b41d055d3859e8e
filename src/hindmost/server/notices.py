"""Tells people that it is their turn, where they asked for it: a webhook, e-mail, or a service that apprise knows.

Nothing goes to an address that its owner has not given here, and not while they are looking at the table anyway.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Any, Final, Literal

from sqlalchemy import delete, insert, select, update

from hindmost.server import webhook
from hindmost.server.background import Background
from hindmost.server.errors import Clash, NotThere, TooMuch, Unreadable
from hindmost.server.models import NewNotice, NoticeInfo
from hindmost.server.rate import Buckets
from hindmost.server.room import Room
from hindmost.server.settings import Settings, Smtp
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.tables import notices

Kind = Literal["webhook", "email", "apprise"]
SERVICES: Final = ("discord", "slack", "tgram", "ntfys", "pover", "mmosts", "matrixs", "gchat", "msteams", "signal")
"""What apprise may be used for: services on the internet, none that could be pointed at our own network by itself."""
GIVE_UP: Final = 10
"""Failures in a row after which an address is no longer tried."""

log = logging.getLogger("hindmost.server")


class Notices:
    def __init__(self, store: Store, settings: Settings, background: Background) -> None:
        self._store = store
        self._settings = settings
        self._background = background
        self._told: dict[str, tuple[int, tuple[int, ...]]] = {}
        """By table: version and seats of the last notice."""
        hourly = settings.limits.notices_an_hour
        self._rate = Buckets(hourly / 3600, hourly, settings.now)
        self.look_up: webhook.Resolve = webhook.resolve
        self.deliver: Callable[[Smtp, EmailMessage], None] = deliver

    @property
    def kinds(self) -> list[Kind]:
        """What this server can send."""
        kinds: list[Kind] = []
        if self._settings.webhooks:
            kinds.append("webhook")
        if self._settings.smtp is not None:
            kinds.append("email")
        if self._settings.apprise:
            kinds.append("apprise")
        return kinds

    # ------------------------------------------------------------ addresses

    async def of(self, person: str) -> list[NoticeInfo]:
        found = await self._store.rows(select(notices).where(notices.c.person == person).order_by(notices.c.created))
        return [NoticeInfo(row["id"], row["kind"], hint(row["target"]), row["failures"]) for row in found]

    async def add(self, person: str, wish: NewNotice) -> None:
        if wish.kind not in self.kinds:
            raise Clash(f"This server sends nothing by {wish.kind}.", "kind-off")
        if len(await self.of(person)) >= self._settings.limits.notices_of_a_person:
            raise TooMuch("You have given enough addresses: remove one first.")
        try:
            check_target(wish.kind, wish.target, self._settings.webhook_hosts)
        except webhook.Forbidden as error:
            raise Unreadable(str(error), "bad-address") from error
        row = {
            "id": secrets.token_hex(8),
            "person": person,
            "kind": wish.kind,
            "target": wish.target,
            "failures": 0,
            "created": self._settings.now(),
        }
        await self._store.change(insert(notices).values(row))

    async def remove(self, person: str, notice: str) -> None:
        gone = delete(notices).where(notices.c.id == notice, notices.c.person == person)
        if not await self._store.change(gone):
            raise NotThere("There is no such address.")

    async def test(self, person: str, notice: str) -> str | None:
        """Send a notice now. None if it went out, else why not."""
        found = await self._store.rows(select(notices).where(notices.c.id == notice, notices.c.person == person))
        if not found:
            raise NotThere("There is no such address.")
        if not self._rate.take(person):
            raise TooMuch("Too many notices in an hour: try again later.")
        return await self._send(found[0], "Hindmost: this is how a notice looks.", {"test": True})

    # ------------------------------------------------------------ turns

    def consider(self, room: Room, watching: Callable[[str], bool]) -> None:
        """After a change: tell those who are newly asked and are not looking."""
        asked = room.asked
        last_version, last = self._told.get(room.id, (-1, ()))
        if not asked:
            self._told.pop(room.id, None)
            return
        if room.mark[0] == last_version:
            return
        # A seat that is asked twice in a row has been told already, unless it has moved in between.
        self._told[room.id] = (room.mark[0], asked)
        for seat in asked:
            if room.sheet.plays(seat, "human") and (seat not in last or len(last) == 1):
                people = [one for one in room.sheet.holders.get(seat, ()) if not watching(one)]
                if people:
                    self._background.start(self._tell(people, room))

    async def _tell(self, people: list[str], room: Room) -> None:
        base = self._settings.base_url or room.sheet.base_url
        link = f"{base.rstrip('/')}/g/{room.id}"
        facts = {"table": room.id, "game": room.sheet.game, "url": link}
        query = select(notices).where(notices.c.person.in_(people), notices.c.failures < GIVE_UP)
        for row in await self._store.rows(query):
            if self._rate.take(row["person"]):
                await self._send(row, f"Hindmost: it is your turn. {link}", facts)

    async def _send(self, row: Row, text: str, facts: dict[str, Any]) -> str | None:
        problem = None
        try:
            if row["kind"] not in self.kinds:
                problem = "This server does not send this kind any more."
            elif row["kind"] == "webhook":
                await webhook.call(row["target"], text, facts, self._settings.webhook_hosts, self.look_up)
            elif row["kind"] == "email":
                assert self._settings.smtp is not None
                mail = message(self._settings.smtp, row["target"], text)
                await asyncio.to_thread(self.deliver, self._settings.smtp, mail)
            else:
                problem = await asyncio.to_thread(_apprise, row["target"], text)
        except (webhook.Forbidden, webhook.Undelivered) as error:
            problem = str(error)
        except (OSError, smtplib.SMTPException) as error:
            problem = f"It could not be sent ({type(error).__name__})."
        # Only the kind is logged: the address itself is often a secret.
        log.info("notice", extra={"fields": {"kind": row["kind"], "sent": problem is None}})
        failures = 0 if problem is None else row["failures"] + 1
        if failures != row["failures"]:
            await self._store.change(update(notices).where(notices.c.id == row["id"]).values(failures=failures))
        return problem


def check_target(kind: str, target: str, allowed: tuple[str, ...]) -> None:
    """Whether the address has the right form."""
    if any(ord(c) < 32 for c in target):
        raise webhook.Forbidden("An address is one line of text.")
    if kind == "webhook":
        webhook.checked(target, allowed)
    elif kind == "email":
        name, address = parseaddr(target)
        if name or address != target or target.count("@") != 1 or "." not in target.partition("@")[2]:
            raise webhook.Forbidden("This is not an e-mail address.")
    elif target.partition("://")[0] not in SERVICES:
        raise webhook.Forbidden(f"Of what apprise knows, this server uses: {', '.join(SERVICES)}.")


def hint(target: str) -> str:
    return f"{target[:24]}…" if len(target) > 24 else target[: max(3, len(target) // 2)] + "…"


def message(smtp: Smtp, to: str, text: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = smtp.sender
    mail["To"] = to
    mail["Subject"] = "Hindmost: it is your turn"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{text}\n\nYou asked for this at your Hindmost server; you can remove your address there.\n")
    return mail


def deliver(smtp: Smtp, mail: EmailMessage) -> None:
    with smtplib.SMTP(smtp.host, smtp.port, timeout=20) as server:
        if smtp.starttls:
            server.starttls()
        if smtp.user is not None:
            server.login(smtp.user, smtp.password or "")
        server.send_message(mail)


def _apprise(target: str, text: str) -> str | None:
    try:
        import apprise
    except ImportError:
        return "This server lacks apprise: install hindmost[notices]."
    sender = apprise.Apprise()
    if not sender.add(target):
        return "apprise does not understand this address."
    return None if sender.notify(body=text) else "apprise could not send it."

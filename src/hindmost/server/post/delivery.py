"""Sends one notice to one address: a webhook, e-mail, or a service that apprise knows."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Any, Final, Literal

from hindmost.server.post import webhook
from hindmost.server.settings import Settings, Smtp

Kind = Literal["webhook", "email", "apprise"]
Trouble = Literal["bad-address", "not-taken", "not-reached", "kind-off"]
SERVICES: Final = ("discord", "slack", "tgram", "ntfys", "pover", "mmosts", "matrixs", "gchat", "msteams", "signal")
"""What apprise may be used for: services on the internet, none that could be pointed at our own network by itself."""


class Unsent(Exception):
    """A notice did not go out; the code and the sentence say why."""

    def __init__(self, code: Trouble, text: str) -> None:
        super().__init__(text)
        self.code: Trouble = code
        self.text = text


class Delivery:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
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

    def check(self, kind: str, target: str) -> None:
        """Whether the address has the right form; webhook.Forbidden if not."""
        check_target(kind, target, self._settings.webhook_hosts)

    async def send(self, kind: str, target: str, text: str, facts: dict[str, Any]) -> None:
        """Unsent if it did not arrive."""
        if kind not in self.kinds:
            raise Unsent("kind-off", "This server does not send this kind any more.")
        try:
            if kind == "webhook":
                await webhook.call(target, text, facts, self._settings.webhook_hosts, self.look_up)
            elif kind == "email":
                assert self._settings.smtp is not None
                mail = message(self._settings.smtp, target, text)
                await asyncio.to_thread(self.deliver, self._settings.smtp, mail)
            else:
                await asyncio.to_thread(_apprise, target, text)
        except webhook.Forbidden as error:
            raise Unsent("bad-address", str(error)) from error
        except webhook.Undelivered as error:
            raise Unsent("not-taken", str(error)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent("not-reached", f"It could not be sent ({type(error).__name__}).") from error


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


def _apprise(target: str, text: str) -> None:
    import apprise  # large, and an extra that most servers have not

    sender = apprise.Apprise()
    if not sender.add(target):
        raise Unsent("bad-address", "apprise does not understand this address.")
    if not sender.notify(body=text):
        raise Unsent("not-taken", "apprise could not send it.")

"""What whoever runs the server decides."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import platformdirs

from hindmost.server.limits import LIMITS, Limits

LIMIT: Final = "HINDMOST_LIMIT_"
SHORTEST_TOKEN: Final = 16


@dataclass(frozen=True)
class Smtp:
    """Where e-mail goes out; without it no notice goes by e-mail."""

    host: str
    port: int = 587
    sender: str = "hindmost@localhost"
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    starttls: bool = True


def default_database() -> str:
    """One SQLite file in the user's data directory."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('hindmost')) / 'hindmost.db'}"


@dataclass(frozen=True)
class Settings:
    """The defaults serve a living room from a laptop."""

    database: str = field(default_factory=default_database)
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    secret: bytes | None = field(default=None, repr=False)
    """Signs cookies and seat links. None: one is drawn at the first start and kept in the database."""
    secret_file: Path | None = None
    """Where it is kept instead, so that no backup holds it. Made if there is none, with what the database held."""
    new_secret: bool = False
    """Whether another secret than so far is meant: all links and cookies are worth nothing then."""
    origins: tuple[str, ...] = ()
    """Origins (such as `https://club.example`) whose pages may use this server, beside its own."""
    base_url: str | None = None
    """How people reach it from outside; notices name it. None: the address of the request that made the table."""
    hosts: tuple[str, ...] = ()
    """Further names by which it may be called once `base_url` is set, beside those of base URL and origins."""
    secure_cookie: bool = False
    """Whether the cookie is for HTTPS alone; set it wherever HTTPS is used."""
    trust_proxy: bool = False
    """Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours."""
    bot_threads: int = 2
    bot_processes: int = 0
    """Above 0 all bots think in so many processes of their own. Those that think long do so anyway: in one less than
    there are cores, and one at least."""
    bot_pause: float = 0.0
    """Seconds a bot waits before it plays, so that people can follow."""
    sweep: float = 2.0
    """Seconds between two looks at the clocks, and at bots that another process left in the middle of a turn."""
    smtp: Smtp | None = None
    webhooks: bool = True
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that webhooks may call although they are not on the public internet, and with plain HTTP."""
    apprise: bool = False
    """Whether people may give apprise addresses (needs the extra `hindmost[notices]`)."""
    catalogues: Path | None = None
    """A folder with corrected catalogues, which can be chosen when a table is laid."""
    metrics: bool = False
    """Whether numbers for Prometheus are told at `/metrics`."""
    admin_token: str | None = field(default=None, repr=False)
    """Opens the host's page at `/admin`; None: there is none."""
    keep_days: float = 0.0
    """Days after which tables that are not being played are forgotten; 0: never."""
    limits: Limits = LIMITS
    now: Callable[[], float] = time.time
    """The clock on the wall; replaced by tests that turn it."""
    ticks: Callable[[], float] = time.monotonic
    """What the players' time is counted by; replaced by tests."""

    @classmethod
    def from_environment(cls, database: str | None = None) -> Settings:
        """Settings for `hindmost serve`: the command's options first, then HINDMOST_* variables."""
        env = os.environ
        smtp = None
        if env.get("HINDMOST_SMTP_HOST"):
            smtp = Smtp(
                env["HINDMOST_SMTP_HOST"],
                int(_number("HINDMOST_SMTP_PORT", 587)),
                env.get("HINDMOST_SMTP_SENDER", "hindmost@localhost"),
                env.get("HINDMOST_SMTP_USER"),
                env.get("HINDMOST_SMTP_PASSWORD"),
                env.get("HINDMOST_SMTP_STARTTLS", "1") != "0",
            )
        if env.get("HINDMOST_APPRISE") == "1" and find_spec("apprise") is None:
            raise BadSetting("HINDMOST_APPRISE=1 needs apprise: install hindmost[notices].")
        base_url = env.get("HINDMOST_BASE_URL") or None
        if base_url is not None and not base_url.startswith(("http://", "https://")):
            raise BadSetting(f"HINDMOST_BASE_URL must begin with https:// or http://, but is {base_url!r}.")
        if env.get("HINDMOST_SECRET") and env.get("HINDMOST_SECRET_FILE"):
            raise BadSetting("HINDMOST_SECRET and HINDMOST_SECRET_FILE are both set: choose one of them.")
        return cls(
            database=database or env.get("HINDMOST_DB") or default_database(),
            secret=env["HINDMOST_SECRET"].encode() if env.get("HINDMOST_SECRET") else None,
            secret_file=Path(env["HINDMOST_SECRET_FILE"]) if env.get("HINDMOST_SECRET_FILE") else None,
            new_secret=env.get("HINDMOST_NEW_SECRET", "0") == "1",
            origins=_words(env.get("HINDMOST_ORIGINS", "")),
            base_url=base_url,
            hosts=_words(env.get("HINDMOST_HOSTS", "")),
            secure_cookie=env.get("HINDMOST_SECURE_COOKIE", "0") == "1",
            trust_proxy=env.get("HINDMOST_TRUST_PROXY", "0") == "1",
            bot_processes=int(_number("HINDMOST_BOT_PROCESSES", 0)),
            bot_pause=_number("HINDMOST_BOT_PAUSE", 0),
            sweep=_number("HINDMOST_SWEEP", 2),
            smtp=smtp,
            webhooks=env.get("HINDMOST_WEBHOOKS", "1") != "0",
            webhook_hosts=_words(env.get("HINDMOST_WEBHOOK_HOSTS", "")),
            apprise=env.get("HINDMOST_APPRISE", "0") == "1",
            catalogues=_folder("HINDMOST_CATALOGUES"),
            metrics=env.get("HINDMOST_METRICS", "0") == "1",
            admin_token=_token("HINDMOST_ADMIN_TOKEN"),
            keep_days=_number("HINDMOST_KEEP_DAYS", 0),
            limits=_limits(),
        )


class BadSetting(Exception):
    """A variable of the environment that cannot be read, and what it should be."""


def _number(name: str, default: float, most: float = 1e6) -> float:
    text = os.environ.get(name) or str(default)
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found < most:
        raise BadSetting(f"{name} must be a number from 0, but is {text!r}.")
    return found


def _folder(name: str) -> Path | None:
    text = os.environ.get(name)
    if text and not Path(text).is_dir():
        raise BadSetting(f"{name} must be a folder, but {text!r} is none.")
    return Path(text) if text else None


def _token(name: str) -> str | None:
    text = os.environ.get(name) or None
    if text is not None and len(text) < SHORTEST_TOKEN:
        raise BadSetting(
            f"{name} must have at least {SHORTEST_TOKEN} characters: openssl rand -hex 16 writes a good one."
        )
    return text


def _limits() -> Limits:
    """Any limit can be set: HINDMOST_LIMIT_ and its name."""
    known = {f"{LIMIT}{each.name.upper()}": each.name for each in fields(Limits)}
    given: dict[str, Any] = {}
    for variable in (name for name in os.environ if name.startswith(LIMIT)):
        if variable not in known:
            raise BadSetting(f"There is no {variable}: the limits are {', '.join(known)}.")
        default: float = getattr(LIMITS, known[variable])
        given[known[variable]] = type(default)(_number(variable, default, 1e9))
    return replace(LIMITS, **given)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)

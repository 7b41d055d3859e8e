"""What travels over REST, as types. Those of play itself are in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hindmost.server.limits import ABSENCE, CATALOGUE, CHAT, NAME, TARGET, UNDO_STEPS
from hindmost.server.wire.messages import (
    Actor,
    ChatLine,
    Delta,
    Key,
    LogLine,
    Message,
    OptionId,
    Seat,
    State,
    Version,
)

TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$", description="A table's id.")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME, description="Plain text, shown as text only.")]
Status: TypeAlias = Literal["open", "playing", "over", "abandoned"]
Pace: TypeAlias = Literal["live", "turns"]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out; nothing has changed. `state` comes with 409 `stale`."""

    status: int
    code: str
    text: str
    reason: Message | None = None
    rule: str = ""
    state: State | None = None


class Me(Struct, frozen=True):
    """Who you are to this server: a cookie and the name you gave."""

    name: str
    """Empty until you give one."""
    known: bool
    """Whether you have a cookie yet."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; a bank of seconds with an increment a turn (live); or days for each turn."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20
    days: Annotated[float, Meta(ge=0.01, le=60)] = 3.0
    timeout: Literal["bot", "move", "abandon"] = "bot"
    """When time is up: a bot takes over; a bot makes this one turn; the game is abandoned."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: you (`mine`), a bot, or whoever gets the link (`open`)."""

    kind: Literal["mine", "bot", "open"]
    bot: BotName | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid. Seats that are not named are open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    chronicles: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=20)] = []
    automa: Annotated[str, Meta(min_length=1, max_length=20)] | None = None
    """The level of the solo opponent, for a table with one seat."""
    options: dict[str, int | str | bool] = {}
    chance: Literal["drawn", "told"] = "drawn"
    """`told`: a printed game lies on the table, and you are asked what came."""
    catalogue: Annotated[str, Meta(max_length=CATALOGUE)] | None = None
    """The name of a corrected catalogue; None: the project's own."""
    pace: Pace = "live"
    clock: Clock = Clock()
    private: bool = True
    live_drafts: bool = False
    """Whether all see the tentative turn while it is made."""
    chat: bool = True
    absence: Annotated[int, Meta(ge=0, le=ABSENCE)] = 0
    """Minutes after which a bot may stand in for somebody who is asked and does not answer; 0: never."""
    hints: bool = False
    """Whether everybody who sits there may be given hints. Where nobody but you and bots plays, you may be anyway."""
    name: Name | None = None
    """Yours, at this table and from now on."""


class Opponent(Struct, frozen=True):
    """The solo opponent at a table: her seat is nobody's, and she answers no question."""

    level: str
    chronicle: int
    """The chronicle that she is: what she has on the table comes with it, though nobody chose it."""
    seat: int


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: Literal["human", "bot", "open", "automa"]
    """`automa`: the solo opponent's, which nobody can take."""
    name: str
    """What a person is called here, or empty. A bot's is its id, an automa's her level."""
    bot: str | None = None
    yours: bool = False
    kept: bool = False
    """Whether a bot keeps it for you: you can come back at any time."""
    token: str | None = None
    """The secret for its seat link: to the host while the seat is open, then to whoever sits there."""


class StandInInfo(Struct, frozen=True):
    """Somebody asks whether a bot may play a seat."""

    seat: int
    yours: bool
    """Whether it was you who asked."""
    agreed: list[int]
    missing: list[int]
    """The seats whose consent it takes still."""


class Consent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you agree. Who declines ends the question; so does whoever asked it, or whose seat it is."""

    agree: bool


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as you may know it."""

    id: str
    game: str
    rules: str
    """The version of the rules it is played by."""
    seats: list[SeatInfo]
    chronicles: list[int]
    options: dict[str, Any]
    pace: Pace
    clock: Clock
    private: bool
    live_drafts: bool
    chat: bool
    absence: int
    """Minutes after which a bot may stand in for somebody who is asked and does not answer; 0: never."""
    status: Status
    host: bool
    """Whether you are its host."""
    spectator: bool
    """Whether you hold no seat."""
    asked: list[int]
    your_turn: bool
    commitment: str
    """SHA-256 of the seed's decimal digits: shown from the start, checked with the record's seed at the end."""
    created: float
    changed: float
    imported: bool = False
    """From a record: somebody may know the seed."""
    automa: Opponent | None = None
    """The solo opponent, if one plays against her; her seat comes last among the seats."""
    chance: Literal["drawn", "told", "told-all"] = "drawn"
    """`told`: a printed game lies on the table, and its host is asked what came. `told-all`: from a record in which
    even what lies face down was told."""
    catalogue: str | None = None
    """The corrected catalogue it is played with, by its name; empty if it came with a record, which knows no name."""
    rematch_of: str | None = None
    rematch: str | None = None
    """The table at which it goes on."""
    occasion: str | None = None
    """What a game against a solo opponent was laid for: `daily` and the day, `campaign` and the step."""
    hints: bool = False
    """Whether everybody who sits here may be given hints, against other people too."""
    laid: bool = False
    """Whether it was laid from a position of another game, and did not begin at the beginning."""
    standin: StandInInfo | None = None
    watch: str | None = None
    """The secret for the link by which one may watch: to those who sit here."""


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class NextTable(Struct, frozen=True):
    """The next table at which it is your turn, if there is one."""

    table: str | None
    waiting: int
    """At how many tables it is your turn."""


class FittingLevel(Struct, frozen=True):
    """The level of bots against which you would win about two games of five."""

    level: str | None
    """Nothing if you have not finished a game of this kind alone against bots of levels."""
    games: int
    """How many of your last games say so."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From a moment of a finished game on, at a table of one's own."""

    n: Annotated[int, Meta(ge=0, le=1_000_000)]
    """So many answers stood then, as in `/past/{n}`."""
    seat: Seat
    """Yours; bots play all others. What it could not know then is dealt anew."""
    bot: BotName | None = None
    """Which one; None: the usual one."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret from a seat link or a link to watch."""

    token: Annotated[str, Meta(min_length=10, max_length=120)]
    name: Name | None = None


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat link or a link to watch, only looked at."""

    token: Annotated[str, Meta(min_length=10, max_length=120)]


class Invitation(Struct, frozen=True, omit_defaults=True):
    """Who invites to what. The link has not been used by asking."""

    host: str
    """The host's name; empty if they have given none."""
    seat: int
    """The seat that the link is for; -1: a place to watch from."""
    game: str
    chronicles: list[int]
    pace: Pace
    clock: Clock
    status: Status
    seats: list[SeatInfo]
    catalogue: str | None = None
    """The corrected catalogue it is played with, as in the table's facts."""
    automa: Opponent | None = None
    """As in the table's facts."""
    chance: Literal["drawn", "told", "told-all"] = "drawn"
    hints: bool = False
    """As in the table's facts."""


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's wishes for the table; what is left out stays."""

    chat: bool | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    live_drafts: bool | UnsetType = UNSET
    """Only before the start."""


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Actor
    version: Version
    option: OptionId
    key: Key | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Actor
    version: Version
    steps: Annotated[int, Meta(ge=1, le=UNDO_STEPS)] = 1
    key: Key | None = None


class TakeAllBack(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Actor
    version: Version
    key: Key | None = None


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """What was told came."""

    version: Version
    key: Key | None = None


class Accepted(Struct, frozen=True):
    """Carried out and stored. `repeated`: it had been before, with the same key."""

    version: str
    repeated: bool
    state: State


class PreviewInfo(Struct, frozen=True):
    version: str
    option: str
    preview: Delta


class ExplanationInfo(Struct, frozen=True, omit_defaults=True):
    option: str
    offered: bool
    rule: str
    reason: Message | None = None


class LogPart(Struct, frozen=True):
    start: int
    total: int
    lines: list[LogLine]


class PastView(Struct, frozen=True):
    """The table as it was after so many moves."""

    n: int
    total: int
    view: dict[str, Any]


class GivenAnswer(Struct, frozen=True):
    """An answer that stands."""

    n: int
    """Its number among those of all seats."""
    seat: int
    option: str


class GivenAnswers(Struct, frozen=True):
    version: str
    """Of the position now, as the seat sees it."""
    answers: list[GivenAnswer]


class ChatPart(Struct, frozen=True):
    enabled: bool
    lines: list[ChatLine]


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]
    seat: Seat | None = None


class NewNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to tell you that it is your turn. Nothing is sent to an address you have not given yourself."""

    kind: Literal["webhook", "email", "apprise"]
    target: Annotated[str, Meta(min_length=3, max_length=TARGET)]


class NoticeInfo(Struct, frozen=True):
    id: str
    kind: Literal["webhook", "email", "apprise"]
    hint: str
    """The beginning of the address: the rest may be a secret and is not shown again."""
    failures: int
    given_up: bool
    """It has failed too often and is no longer tried; a test that arrives takes it up again."""


class NoticeList(Struct, frozen=True):
    notices: list[NoticeInfo]
    kinds: list[Literal["webhook", "email", "apprise"]]
    """What this server can send."""
    services: list[str]
    """With which an address for apprise may begin."""
    most: int
    """So many addresses one person may give."""


class Sent(Struct, frozen=True):
    """What came of a test notice."""

    sent: bool
    code: Literal["sent", "bad-address", "not-taken", "not-reached", "kind-off"]
    text: str


class Health(Struct, frozen=True):
    """Whether the server can do its work; `full`: it can be read from, but nothing can be stored."""

    status: Literal["ok", "full"]
    database: str
    version: str


class Imported(Struct, frozen=True):
    """A record was replayed. `signed`: it was written by this server and has not been touched since."""

    table: TableInfo
    choices: int
    over: bool
    scores: list[int] | None
    signed: bool

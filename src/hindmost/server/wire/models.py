"""What travels over REST, as types. Those of play itself are in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hindmost.server.limits import ABSENCE, CATALOGUE, CHAT, NAME, NOTE, OPTION, PLAN_STEPS, TARGET, UNDO_STEPS
from hindmost.server.wire.messages import (
    Actor,
    ChatLine,
    Delta,
    Key,
    LogLine,
    Message,
    Option,
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


class Unfit(Struct, frozen=True):
    """Why something does not go together, and the clause that says so."""

    reason: Message
    rule: str


class ChronicleChoice(Struct, frozen=True, omit_defaults=True):
    """A chronicle that a game can be played with."""

    number: int
    seats: list[int]
    minutes: int
    """By how much it lengthens the game, about."""
    difficulty: str
    """How much there is to learn: low, medium, high or complex."""
    introduced: bool
    """Whether it has a guided introduction."""
    unfit: Unfit | None = None
    """Why it cannot be played with the game's solo opponent; null if it can, or if there is none."""


class BotChoice(Struct, frozen=True):
    """A bot, and how it did at a game: the name to show is the message `bot-` and its name."""

    name: str
    style: str
    """The key of the sentence that tells how it thinks."""
    wins: float
    """Games won of those that measured it against the other bots; a shared win counts as a part of one."""
    games: int
    """0: never measured at this game."""


class GameChoice(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    seats: list[int]
    chronicles: list[ChronicleChoice]
    options: dict[str, list[int | str | bool]]
    """By name: the values it may have, the default first."""
    bots: list[BotChoice]
    """The strongest at this game first."""
    automas: list[str]
    """The levels of its solo opponent, the easiest first; none if it has no such opponent. Their names are the messages
    `automa-` and the level."""
    solo: int | None
    """The chronicle that the solo opponent is, which tells of itself like the others."""
    solo_options: dict[str, list[int | str | bool]]
    """By name: the values of each option with which the solo opponent can be played."""
    needs: dict[str, int]
    """By name: the chronicle with which the solo opponent must be played for any value but the default."""


class CatalogueChoice(Struct, frozen=True, omit_defaults=True):
    """A corrected catalogue that whoever runs the server has laid out."""

    name: str
    game: str | None
    """None: the file does not say."""
    problem: str = ""
    """What is wrong with it, in English, a line for each: it cannot be chosen then."""


class Offer(Struct, frozen=True):
    """What this server has: games, bots and corrected catalogues."""

    games: list[GameChoice]
    bots: list[str]
    catalogues: list[CatalogueChoice]
    protocol: int
    version: str
    slow: list[str] = []
    """Bots that think several times as long here as they might: the engine is not compiled."""


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


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer in a plan: of one's own seat, or what a rival might do."""

    seat: Seat
    option: OptionId
    label: Message | None = None
    """What it says, given by the server: an option of the same id that names something else is another option."""


PlanSteps: TypeAlias = Annotated[list[PlanStep], Meta(max_length=PLAN_STEPS)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
PlanNote: TypeAlias = Annotated[str, Meta(max_length=NOTE, description="Plain text, shown as text only.")]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to try out in private. Nothing of it is kept, and nobody hears of it."""

    seat: Seat
    """Yours: what it cannot know is dealt anew."""
    version: Version
    """The position that the steps were made for. If the table has moved on, those that no longer fit are left out."""
    steps: PlanSteps = []
    ahead: bool = False
    """Let bots play for the rivals until your seat is asked."""


class Tried(Struct, frozen=True):
    """Where the moves lead, as your seat may know it."""

    version: str
    """The position that was planned on."""
    steps: list[PlanStep]
    state: State
    """As at the table, with the question of whoever is asked (its `seat`), and of the log only what the plan adds."""
    guessed: bool
    """Whether chance was asked: what was drawn is one of the things that may happen."""
    over: bool


class NewPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan to be kept: a note that only your seat can read."""

    seat: Seat
    version: Version
    steps: PlanSteps
    note: PlanNote = ""


class PlanChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays."""

    seat: Seat
    note: PlanNote | UnsetType = UNSET
    armed: bool | UnsetType = UNSET
    """Play it when your turn comes, if it can be played then. At most one plan of a seat is armed."""
    most: Coins | UnsetType | None = UNSET
    """Only if it takes at most so many coins; null: whatever it takes."""


class PlanInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    seat: int
    note: str
    steps: list[PlanStep]
    fate: Literal["kept", "armed", "played", "dropped"]
    """`dropped`: it was armed and could not be played; `reason` says why."""
    created: float
    takes: int | None = None
    """The coins that your part of it took when it was kept; null where there are none in the game."""
    most: int | None = None
    reason: Message | None = None
    rule: str = ""


class PlanList(Struct, frozen=True):
    plans: list[PlanInfo]
    """The newest first."""


class StandingAnswer(Struct, frozen=True):
    """A way to answer questions of a kind beforehand."""

    name: str
    label: Message


class StandingQuestion(Struct, frozen=True):
    """A kind of question that is asked out of turn, and how your seat answers it."""

    kind: str
    """As in a prompt."""
    label: Message
    answers: list[StandingAnswer]
    chosen: str | None
    """The name of one of the answers; null: you are asked."""


class StandingList(Struct, frozen=True):
    """Known to your seat alone."""

    seat: int
    questions: list[StandingQuestion]
    """Those that can be asked at this table; none where nobody is asked out of turn."""


class StandingWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer questions of a kind like this from now on, the one that is asked now included."""

    seat: Seat
    kind: Annotated[str, Meta(min_length=1, max_length=OPTION)]
    answer: Annotated[str, Meta(min_length=1, max_length=OPTION)] | None
    """The name of one of the answers; null: ask again."""


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


class SheetCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been counted at a real table. Nothing of it is kept."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    chronicles: Annotated[list[int], Meta(max_length=99)] = []
    counts: Annotated[dict[str, list[int | None]], Meta(max_length=999)] = {}
    """By the id of a line: the number of each seat, or nothing. Without any, the sheet is empty and tells its lines."""


class CompanionTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against the solo opponent that lies on a real table: how it was set up, and all that was told since."""

    level: Annotated[str, Meta(max_length=40)]
    chronicles: Annotated[list[int], Meta(max_length=99)] = []
    deal: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")] | None = None
    """As the first answer gave it; none to begin with. Her cards come in an order that belongs to it."""
    steps: Annotated[list[Annotated[str, Meta(max_length=OPTION)]], Meta(max_length=1_000)] = []
    """The ids of the options that were chosen, from the first question on."""


class CompanionQuestion(Struct, frozen=True):
    """What is asked next."""

    seat: int
    kind: str
    title: Message
    chance: bool
    """Whether it is about something that came to light."""
    options: list[Option]
    """None where a number is asked for."""
    least: int | None
    most: int | None
    """A number from the one to the other, which is told as `count 3`."""
    proposed: str | None
    """The usual answer."""


class CompanionStep(Struct, frozen=True):
    """What was told, and what followed from it."""

    seat: int
    kind: str
    said: Message
    lines: list[LogLine]


class CompanionAward(Struct, frozen=True):
    """VP of a seat: whence they come, and the number of the scoring they belong to."""

    seat: int
    vp: int
    source: str
    when: int


class CompanionTable(Struct, frozen=True):
    """Where the game stands: her board is in the view, as at every table."""

    deal: str
    taken: int
    """So many of the steps could be taken."""
    trouble: str | None
    """Why the next one could not."""
    set_up: list[LogLine]
    steps: list[CompanionStep]
    question: CompanionQuestion | None
    """None once the game is over."""
    view: dict[str, Any]
    awards: list[CompanionAward]
    scores: list[int]
    winners: list[int]


class SheetColumn(Struct, frozen=True):
    """A scoring, or the end of the game."""

    id: str
    title: Message
    about: Message
    """When it is held."""
    points: list[int]
    """By seat, as far as they are known."""
    complete: bool


class SheetLine(Struct, frozen=True):
    """One number for each seat, and the VP by the rules."""

    id: str
    name: str
    """The same in all columns."""
    column: str
    title: Message
    hint: Message | None
    clause: str
    mark: bool
    """Whether a seat either has it, 1, or not."""
    alone: bool
    """Whether only one seat can have it."""
    optional: bool
    """Whether it is on the sheet only if somebody asks for it."""
    tie: int
    """Not 0 if it is only counted when there is a tie: then 1 if more wins, -1 if less does."""
    least: int
    most: int
    scores: bool
    """Whether it has VP of its own."""
    counts: list[int | None]
    points: list[int | None]
    faults: list[Message | None]
    """Why what was entered for a seat cannot be."""


class SheetTable(Struct, frozen=True):
    """VP by the lead over the lowest: of everybody, or of one seat in one line."""

    steps: list[int]
    line: str | None
    seat: int | None


class SheetPlace(Struct, frozen=True):
    """Where something must be entered or put right."""

    line: str
    seat: int


class CountedSheet(Struct, frozen=True):
    """A score sheet with the VP of all that has been counted."""

    game: str
    seats: int
    columns: list[SheetColumn]
    lines: list[SheetLine]
    tables: list[SheetTable]
    totals: list[int]
    missing: list[SheetPlace]
    winners: list[int]
    """Nobody as long as something is missing."""
    tie: str | None
    """The line that decided, or could not decide, among equals."""

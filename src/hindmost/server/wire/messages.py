"""Everything that travels between server and clients during play, as types. `schema` publishes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hindmost.kernel.kinds import Kind, LineKind
from hindmost.server.limits import CHAT, KEY, OPTION, UNDO_STEPS

# `gc=False`: these are small trees, made by the thousand; the collector need not look at them one by one.

PROTOCOL = 1
"""Moves when an old client could no longer understand a message. New fields and messages do not move it."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat's number, from 0.")]
Actor: TypeAlias = Annotated[
    int, Meta(ge=-1, le=15, description="A seat's number, from 0; -1: chance, which the host tells at a real table.")
]
OptionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=OPTION, description="An option's id: `take 4`.")]
Version: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[0-9]{1,15}\.[0-9]{1,15}$",
        description="Names a position as one seat sees it. Compare for equality only.",
    ),
]
Key: TypeAlias = Annotated[
    str,
    Meta(min_length=1, max_length=KEY, description="Chosen by the client; the same key is carried out once."),
]
RequestId: TypeAlias = Annotated[str, Meta(max_length=KEY, description="Chosen by the client; its answer carries it.")]
View: TypeAlias = Annotated[
    dict[str, Any],
    Meta(description="The table as this seat may see it. Its shape by game is in `GlenMoreView` and its siblings."),
]


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """Never a sentence: a key of the text catalogue with named arguments, put into the reader's language."""

    code: str
    args: dict[str, int | str | Message]
    kind: str = ""
    """Where it is the name of something, what that is: `tile`, `good`."""
    id: str = ""
    """And which: where there is no text, a name can be made of this."""


class PatchStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """One step of a JSON Patch (RFC 6902); only these three operations are used."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = UNSET


class Delta(Struct, frozen=True, gc=False, omit_defaults=True):
    """What an option would do, as far as this seat can know. Where chance comes in, it stops before."""

    seats: dict[str, dict[str, int]] = {}
    """By seat: what it would gain or lose: coins, goods by name, tiles ..."""
    tiles: list[dict[str, Any]] = []
    """What would newly lie in a territory, with its seat."""
    discards: list[str] = []
    """Tiles that would leave the game."""
    next: list[int] = []
    """Who is asked afterwards; empty when chance decides."""
    score_now: dict[str, dict[str, int]] = {}
    """By category and seat: the change in what a scoring now would give."""
    assumes: list[str] = []
    """The proposed answers that were taken for granted: how a price would be paid."""
    draws: bool = False
    """Whether something hidden comes to light then."""
    final: bool = False
    """Whether it cannot be taken back: the turn so far becomes public with it."""
    patch: list[PatchStep] = []
    """The same as a patch on the seat's view, for drawing the result. What follows from it is in the view too: who acts
    next if the turn ends so, what is left behind, what could be activated."""


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that may be answered, or with `why_not` one that may not, and why."""

    id: str
    label: Message
    targets: list[str] = []
    """The things on the table it points at: a kind, and between colons whose and which: `cell:0:1,0`."""
    reveals: bool = False
    """Whether it shows something hidden and so cannot be taken back."""
    reacts: list[int] = []
    """Rivals who must answer then."""
    group: str = ""
    """Options that are worded alike share it, in one game: `take`, `pay member`."""
    kind: Kind = ""
    """What it is, in every game: clients go by this."""
    module: int = 0
    """The number of the chronicle whose option it is, whatever clause allows it; 0: the game's own."""
    figure: bool = False
    """Whether it is a figure that is meant, and not the tile it stands on."""
    wasteful: bool = False
    """Whether it only throws something away."""
    sort: str = ""
    """Activations: `free` (a gain for nothing), `choice` (of one's choice), `exchange` (something is given for it)."""
    under: Message | UnsetType = UNSET
    """Where it is told what came: what one looks for first, such as the type of a tile."""
    rule: str = ""
    """The clause that allows it, or forbids it."""
    why_not: Message | UnsetType = UNSET
    preview: Delta | UnsetType = UNSET


class Pick(Struct, frozen=True, gc=False):
    """How many options are answered at once: always one; long choices are several prompts."""

    min: int = 1
    max: int = 1


class Prompt(Struct, frozen=True, gc=False, omit_defaults=True):
    """What this seat is asked."""

    id: str
    version: str
    actors: list[int]
    kind: str
    title: Message
    options: list[Option]
    pick: Pick
    default: list[str] | None = None
    skippable: bool = False
    """Whether one of the options only declines: it ends or passes."""
    detail: bool = False
    """Whether it only settles particulars of what was chosen, such as which cubes pay: the default may stand for it."""
    simultaneous: bool = False
    """Whether others answer at the same time, in secret; the answer may be changed until all are in."""
    answered: bool = False
    """Simultaneous questions: whether this seat has answered already."""
    given: str | None = None
    """The id of what it has answered. Whoever else looks is never sent this prompt."""
    deadline: float | None = None


class Waiting(Struct, frozen=True, gc=False):
    """Somebody else who is asked. Seat -1: it is awaited what came at a real table, which the host tells."""

    seat: int
    kind: str
    title: Message | UnsetType = UNSET
    """What is asked, where it is chance that is asked; what a seat is asked is its own business."""


class DraftInfo(Struct, frozen=True, gc=False):
    """The tentative turn: seen by its seat alone, or by all where the table says so. Seat -1: what came at a real
    table, as far as it can be taken back; all see it."""

    seat: int
    steps: list[str]
    redo: list[str]
    lines: int
    """So many lines at the end of the log tell of it."""
    kinds: list[Kind]
    """Those of the steps."""
    at: int
    """So many answers stood before it: a line of the log that is at the next number tells of its first step."""
    last: Message | UnsetType = UNSET
    """What was told last, in words."""


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened. Seat -1: chance, or the table itself."""

    seat: int
    message: Message
    at: int
    """The number of answers after which it had happened: `/past/{at}` shows that moment. 0: the set-up."""
    kind: LineKind | Literal["table"] = ""
    """What it is, in every game: the first line of a turn, something that stands for itself, a payment, ..."""
    thing: str = ""
    """What is paid where it is no good: `whisky`, `member`, `coins`."""
    things: list[str] = []
    """The things on the table that it names, as options call them: `cell:0:1,0`, `rondel:4`, `good:wood`."""
    rule: str = ""
    """The clause that it carries out, where somebody must be able to look it up, as with the solo opponent."""


class ClockInfo(Struct, frozen=True, gc=False):
    """Whose time runs, and how much there is. Times are seconds since 1970 by the clock of `welcome`.

    It stands while the server cannot take an answer; whoever was away asks anew.
    """

    kind: Literal["none", "bank", "days"]
    banks: list[float]
    """Seconds left by seat, at `since`."""
    since: float
    running: list[int]
    deadline: float | None


# ---------------------------------------------------------------- from the server


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The whole of what a seat or a spectator sees: sent first, on demand, and whenever something was missed."""

    version: str
    seat: int | None
    """Whose eyes: a seat, or null for a spectator."""
    status: Literal["open", "playing", "over", "abandoned"]
    view: View | None
    """Null while the table is open: nothing lies on it yet."""
    prompt: Prompt | None
    waiting: list[Waiting]
    draft: DraftInfo | None
    clock: ClockInfo
    log_start: int
    """The number of the first line in `log`; earlier ones can be asked for."""
    log: list[LogLine]
    telling: Prompt | None = None
    """What came at a real table: asked of its host alone, and answered as seat -1."""


class Change(Struct, frozen=True, tag="change", tag_field="type"):
    """From one state to the next. Whoever does not have version `since` with these eyes asks for the whole."""

    since: str
    version: str
    seat: int | None
    status: Literal["open", "playing", "over", "abandoned"]
    patch: list[PatchStep]
    """To be applied to the view."""
    prompt: Prompt | None
    waiting: list[Waiting]
    draft: DraftInfo | None
    clock: ClockInfo
    log_keep: int
    """So many lines of the log stand, counted from its very beginning; the rest was taken back."""
    log_add: list[LogLine]
    telling: Prompt | None = None


class Welcome(Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message: who you are at this table."""

    protocol: int
    table: str
    seats: list[int]
    """The seats you hold: none for a spectator."""
    host: bool
    now: float
    """The server's clock."""


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """A request was carried out and is stored. `repeated`: it had been before, with the same key."""

    id: str
    version: str
    repeated: bool = False


class Refusal(Struct, frozen=True, omit_defaults=True, tag="refused", tag_field="type"):
    """A request was not carried out, and nothing has changed. 409 `stale` is followed by the whole state."""

    id: str
    status: int
    code: str
    text: str
    """A sentence in English, for developers and logs; players read `reason`."""
    reason: Message | None = None
    rule: str = ""


class Previewed(Struct, frozen=True, tag="previewed", tag_field="type"):
    id: str
    version: str
    option: str
    preview: Delta


class Explained(Struct, frozen=True, omit_defaults=True, tag="explained", tag_field="type"):
    """Why an option is offered or not, and the clause that says so."""

    id: str
    option: str
    offered: bool
    rule: str
    reason: Message | None = None


class ChatLine(Struct, frozen=True):
    n: int
    seat: int
    """-1: not at a seat, such as a host who only watches."""
    name: str
    text: str
    """Plain text: show it as text, never as markup."""
    at: float


class ChatLines(Struct, frozen=True, tag="chat", tag_field="type"):
    lines: list[ChatLine]


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """Something about the table itself changed: seats, settings, a rematch. Fetch it anew."""

    table: str


class PlansChanged(Struct, frozen=True, tag="plans", tag_field="type"):
    """A plan of one of your seats was kept, changed, played or dropped. Nobody else hears of it. Fetch them anew."""

    seat: int


class StandingChanged(Struct, frozen=True, tag="standing", tag_field="type"):
    """A standing answer of one of your seats was set or withdrawn. Nobody else hears of it. Fetch them anew."""

    seat: int


FromServer: TypeAlias = (
    Welcome
    | State
    | Change
    | Done
    | Refusal
    | Previewed
    | Explained
    | ChatLines
    | TableChanged
    | PlansChanged
    | StandingChanged
)


# ---------------------------------------------------------------- from the client


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first message: from which seat to look, and how."""

    protocol: int = PROTOCOL
    seat: Seat | None = None
    """One of your seats; null: as a spectator (or as `follow` says)."""
    follow: bool = False
    """Look from whichever of your seats is asked: for several players on one device."""
    previews: bool = True
    have: Version | None = None
    """The version you have already, seen from that seat: if it still stands, no state is sent."""


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="type"):
    """Answer the prompt."""

    id: RequestId
    seat: Actor
    version: Version
    option: OptionId
    key: Key | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Take back the last steps of the draft."""

    id: RequestId
    seat: Actor
    version: Version
    steps: Annotated[int, Meta(ge=1, le=UNDO_STEPS)] = 1
    key: Key | None = None


class Redo(Struct, frozen=True, forbid_unknown_fields=True, tag="redo", tag_field="type"):
    """Do again what was taken back last."""

    id: RequestId
    seat: Actor
    version: Version
    steps: Annotated[int, Meta(ge=1, le=UNDO_STEPS)] = 1
    key: Key | None = None


class Reset(Struct, frozen=True, forbid_unknown_fields=True, tag="reset", tag_field="type"):
    """Take back the whole draft."""

    id: RequestId
    seat: Actor
    version: Version
    key: Key | None = None


class Settle(Struct, frozen=True, forbid_unknown_fields=True, tag="settle", tag_field="type"):
    """What was told came: it stands from now on, and bots may go by it. Only for the host of a real table."""

    id: RequestId
    version: Version
    key: Key | None = None


class AskPreview(Struct, frozen=True, forbid_unknown_fields=True, tag="preview", tag_field="type"):
    id: RequestId
    seat: Seat
    version: Version
    option: OptionId


class Explain(Struct, frozen=True, forbid_unknown_fields=True, tag="explain", tag_field="type"):
    """Why is this offered, or not?"""

    id: RequestId
    seat: Seat
    option: OptionId


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="type"):
    """Look from another of your seats, or as a spectator. Answered with the whole state; also after a gap."""

    seat: Seat | None = None
    follow: bool = False


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="type"):
    """A line of chat."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]
    seat: Seat | None = None


FromClient: TypeAlias = Hello | Act | Undo | Redo | Reset | Settle | AskPreview | Explain | Look | Say

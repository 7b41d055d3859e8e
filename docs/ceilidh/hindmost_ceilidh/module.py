"""Chronicle 20, the Ceilidh: villages bring guests and tunes, and those who have guests dance."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII, load_chronicle
from hindmost.games.glen_more_ii.points import PLACE
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame, Window
from hindmost.kernel.hooks import AFTER, BEFORE, Hook, Insert, Listener, Veto
from hindmost.kernel.messages import Award, Json, Msg, Reason
from hindmost.kernel.pools import FaceDown
from hindmost.kernel.state import State
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.kernel.views import COUNT, Component
from hindmost.mechanics.craft import NORTH, NOWHERE, PLACED, Activation, AmountEffect, Estate, Living, Tally, Token
from hindmost.mechanics.effects import ACTIVATION

DATA: Final = load_chronicle(__name__)
TUNES: Final = DATA.facts.numbers["tunes"]


class Party(Tally):
    """By seat: how many guests are there, and which tunes are known; and the tunes that nobody has learned."""

    fields = ("guests", "tunes", "pool")

    def __init__(self, guests: list[int], tunes: list[list[int]], pool: list[int]) -> None:
        self.guests = guests
        self.tunes = tunes
        self.pool = pool

    @classmethod
    def new(cls, seats: int) -> Party:
        return Party([0] * seats, [[] for _ in range(seats)], list(TUNES))


def party(g: State) -> Party:
    part = g.table.slice_of(g, "ceilidh")
    assert isinstance(part, Party)
    return part


class Guest(Token):
    """Comes from a village, or for a sheep; worth a VP at the next scoring (C20-06)."""

    name = "guest"
    sign = "☺"
    part = "guests"
    worth = 1.0

    def held(self, g: GlenMoreII, seat: int) -> int:
        return party(g).guests[seat]

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        party(g).guests[seat] += number
        g.note("invited", seat, number)
        return []

    def spend(self, g: GlenMoreII, seat: int, number: int) -> list[Frame[Any]]:
        party(g).guests[seat] -= number
        return []


class Tune(Token):
    """Drawn unseen and kept to the end (C20-07). Nobody gives one away, so nothing costs any."""

    name = "tune"
    sign = "♪"
    part = "tunes"
    worth = sum(TUNES) / len(TUNES)

    def refusal(self, g: GlenMoreII, seat: int, number: int) -> Reason | None:
        return None if len(party(g).pool) >= number else Reason("reason-no-tune", "C20-03")

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        return [Learn(seat)] * number


TOKENS: Final = (Guest(), Tune())


class Learn(Frame[GlenMoreII]):
    """Nature draws a tune; whoever learns it alone sees which (C20-03)."""

    __slots__ = ("learner",)

    shape: ClassVar[dict[str, str]] = {"learner": "seat"}
    within = ("tunes", "place")
    face_down = True

    def __init__(self, learner: int) -> None:
        self.learner = learner

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(party(g).pool))

    def weights(self, g: GlenMoreII) -> list[int] | None:
        return [party(g).pool.count(tune) for tune in sorted(set(party(g).pool))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        party(g).pool.remove(choice)
        party(g).tunes[self.learner].append(choice)
        g.note("learned", self.learner)
        g.note("tune", self.learner, choice, to=self.learner)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"tune {choice}", Msg("comes-tune", {"value": choice}))


class FirstTunes(Frame[GlenMoreII]):
    """Everybody knows a tune from the beginning (C20-01)."""

    def run(self, g: GlenMoreII) -> None:
        g.push([Learn(seat) for seat in range(g.table.seats)])


class Invite(Verb):
    """Payload: a token, by its place in TOKENS."""

    name = "invite"
    code = verb_code(20, 0)

    def words(self, g: GlenMoreII, payload: int) -> str:
        return TOKENS[payload].name

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return f"-{TOKENS[payload].name}"

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return isinstance(TOKENS[payload], Tune)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C20-02"


class Welcome(Window[GlenMoreII]):
    """A guest or a tune? There is nothing to ask once all tunes are known (C20-02)."""

    within = ("place",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = [Invite.code | place for place, token in enumerate(TOKENS) if not token.refusal(g, g.active, 1)]
        return choices if len(choices) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        self.choose(g, Invite.code)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.push(TOKENS[choice & 0xFF].earn(g, g.active, 1, NOWHERE))


class FromVillages(Listener[GlenMoreII]):
    """Whoever places a village invites somebody (C20-02)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [Welcome()] if g.kit.types[b] == "village" else []


class OpenDoor(Veto[GlenMoreII]):
    """Nothing is placed below the Great Barn, where the guests come in (C20-05)."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        ground = g.estates[seat].ground
        above = ground.slot_at.get(subject + NORTH)
        barn = above is not None and g.kit.ids[ground.tiles[above]] == "b-great-barn"
        return Reason("reason-barn-door", "C20-05") if barn else None


class Dance(AmountEffect):
    """So many VP for each guest."""

    __slots__ = ()

    verb = "dance"
    unit = "vp"
    places = (ACTIVATION,)
    sign = "guest"

    def worth(self) -> float:
        return float(self.amount)


class Dancing(Activation):
    """The living side of `Dance`."""

    def __init__(self, effect: Dance) -> None:
        self.vp = effect.amount

    def ready(self, g: Any, e: Estate, slot: int) -> bool:
        return bool(party(g).guests[g.active])

    def refusal(self, g: Any, e: Estate, slot: int) -> Reason:
        return Reason("reason-nobody-dances", "C20-05")

    def begin(self, g: Any, e: Estate, slot: int) -> None:
        g.award_from(slot, self.vp * party(g).guests[g.active])
        g.note("danced", g.active, self.vp * party(g).guests[g.active])


class Feast(Frame[GlenMoreII]):
    """Every guest is worth a VP; then all go home (C20-06)."""

    def run(self, g: GlenMoreII) -> None:
        for seat, guests in enumerate(party(g).guests):
            if guests:
                g.award(Award(seat, guests, "score-guests", "C20-06", g.scorings))
                g.note("feasted", seat, guests)
        party(g).guests = [0] * g.table.seats


class PlayTunes(Frame[GlenMoreII]):
    """All tunes are played, and each is worth its number (C20-07)."""

    def run(self, g: GlenMoreII) -> None:
        for seat, tunes in enumerate(party(g).tunes):
            if tunes:
                g.award(Award(seat, sum(tunes), "score-tunes", "C20-07", g.scorings))
                g.note("played", seat, sum(tunes))


class Guests(Component):
    """Anybody can count them."""

    name = "guests"
    owned = True
    shape = int

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return party(g).guests[owner]


class Tunes(FaceDown):
    """Those that a player knows; the others see how many."""

    name = "tunes"
    owned = True
    others = COUNT
    shape = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return sorted(party(g).tunes[owner])

    def unseen(self, g: GlenMoreII, seat: int) -> list[list[int]]:
        return [party(g).pool, *(tunes for other, tunes in enumerate(party(g).tunes) if other != seat)]


class Ceilidh(Chronicle):
    """The manifest."""

    number = 20
    key = "ceilidh"
    minutes = 5
    difficulty = "low"
    data: ClassVar[ChronicleData | None] = DATA
    part = Party
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "invited": ("n",),
        "learned": (),
        **dict.fromkeys(("tune", "danced", "feasted", "played"), ("vp",)),
    }

    def inserts(self) -> tuple[Insert, ...]:
        feasts = tuple(Insert(plan, AFTER, "score", "feast", Feast()) for plan in ("scoring", "final"))
        tunes = Insert("set-up", BEFORE, "rondel", "tunes", FirstTunes())
        return (tunes, *feasts, Insert("final", AFTER, "final", "tunes", PlayTunes()))

    def hooks(self) -> tuple[Hook, ...]:
        return ((PLACED, FromVillages()), (PLACE, OpenDoor()))

    def tokens(self) -> tuple[Token, ...]:
        return TOKENS

    def effects(self) -> tuple[Living, ...]:
        return (Living(Dance, Dancing),)

    def components(self) -> tuple[Component, ...]:
        return (Guests(), Tunes())

    def check(self, g: State) -> list[str]:
        part = party(g)
        if not len(part.guests) == len(part.tunes) == g.table.seats or min(part.guests) < 0:
            return ["the guests of the Ceilidh cannot be counted"]
        tunes = sorted([*part.pool, *(tune for known in part.tunes for tune in known)])
        return [] if tunes == sorted(TUNES) else ["the tunes of the Ceilidh are not those of the box"]


CEILIDH: Final = Ceilidh()

"""Bruce McMail: his coins buy what others produce, as soon as they produce it (C8-22)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE, GoodVerb
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.gains import full_tiles
from hindmost.games.glen_more_ii.points import ACTIVATED
from hindmost.games.glen_more_ii.verbs import PUT
from hindmost.kernel.craft import ANYWHERE, Frame, Hook, Listener, Msg, Name, Reaction, Refusal, acting, verb_code
from hindmost.kernel.standing import AS_PROPOSED, NO, Only, Standing
from hindmost.mechanics.craft import PRODUCED, Args, count, good_message, unit
from hindmost.mechanics.wording import player_message

from .mob import Mob

MCMAIL: Final = NAMES.index("mcmail")
COINS: Final = DATA.facts.number["mcmail_coins"]
MAIL: Final = verb_code(8, 8)
FENCE: Final = verb_code(8, 9)

TYPES: Final = ("animal", "material")


class Mail(GoodVerb):
    """It is bought from whoever has produced it."""

    name: ClassVar[str] = "mail"
    code: ClassVar[int] = MAIL

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-22"


class Fence(Mail):
    """It is sold at once, though it is another's turn."""

    name: ClassVar[str] = "fence"
    code: ClassVar[int] = FENCE

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {**super().args(g, payload), "coins": g.market.worth(payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"market:{g.kit.goods[payload]}"]


class Working(Listener[GlenMoreII]):
    """Another activates an animal or material tile: when that is done, he may be asked for, once."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MCMAIL)
        if seat < 0 or seat == owner or g.kit.types[b] not in TYPES or not marks_of(g, MCMAIL)[0]:
            return []
        mark(g, MCMAIL, marks_of(g, MCMAIL)[:1])
        return acting(g, seat, [Intercept(owner)])


class Producing(Listener[GlenMoreII]):
    """What the tile makes, and where it is put; what does not fit was not produced."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if any(isinstance(frame, Intercept) and frame.producer == owner for frame in g.stack):
            mark(g, MCMAIL, [*marks_of(g, MCMAIL), b, a])
        return []


class Intercept(Reaction[GlenMoreII]):
    """One of the goods just produced, for a coin of his; the producer cannot refuse."""

    __slots__ = ("producer",)

    shape: ClassVar[dict[str, str]] = {"producer": "seat"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, producer: int) -> None:
        self.producer = producer

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO, *(Only(f"mail {good}", _only(good)) for good in table.kit.goods))

    def produced(self, g: GlenMoreII) -> dict[int, int]:
        """By kind: the slot on which one of it lies that was just produced."""
        goods = g.estates[self.producer].goods
        made = marks_of(g, MCMAIL)[1:]
        return {kind: slot for kind, slot in zip(made[::2], made[1::2], strict=True) if count(goods[slot], kind)}

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Only what can be put on a tile or sold."""
        room = bool(g.slots_with_room())
        wanted = [kind for kind in sorted(self.produced(g)) if room or g.market.worth(kind)]
        return [*(MAIL | kind for kind in wanted), DECLINE] if wanted else None

    def run(self, g: GlenMoreII) -> None:
        mark(g, MCMAIL, marks_of(g, MCMAIL)[:1])

    def choose(self, g: GlenMoreII, choice: int) -> None:
        kind = choice & 0xFF
        if choice != DECLINE:
            producer = g.estates[self.producer]
            producer.remove(self.produced(g)[kind], unit(kind))
            producer.coins += 1
            mark(g, MCMAIL, [marks_of(g, MCMAIL)[0] - 1])
            g.note("mailed", g.active, kind, self.producer)
            g.stack.append(Deliver(kind))
        self.run(g)

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-intercept", {"player": player_message(self.producer), "coins": marks_of(g, MCMAIL)[0]})

    def faults(self, g: GlenMoreII) -> list[str]:
        made = marks_of(g, MCMAIL)[1:]
        slots = len(g.estates[self.producer].goods)
        known = all(kind in range(g.kinds) for kind in made[::2]) and all(slot in range(slots) for slot in made[1::2])
        mine = controller(g, MCMAIL) == g.active != self.producer and marks_of(g, MCMAIL)[0] > 0
        return [] if known and mine else ["buys what nobody has produced"]


def _only(good: str) -> Msg:
    """That no other good is bought."""
    return Msg("standing-mail", {"good": Name("good", good, {"n": 2})})


class Deliver(Reaction[GlenMoreII]):
    """Onto any own tile, or at once to the market."""

    __slots__ = ("bought",)

    shape: ClassVar[dict[str, str]] = {"bought": "good"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, bought: int) -> None:
        self.bought = bought

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (AS_PROPOSED,)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        kind = self.bought
        sale = [FENCE | kind] if g.market.worth(kind) else []
        return [*(PUT | kind << 8 | slot for slot in g.slots_with_room()), *sale]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        kind = self.bought
        if choice == FENCE | kind:
            coins = g.market.sell(kind)
            g.estates[g.active].coins += coins
            g.note("fenced", g.active, kind, coins)
        else:
            g.put(choice & 0xFF, kind)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """For two coins or more it is sold; else it is kept where most room is left."""
        sale = FENCE | self.bought
        puts = [choice for choice in options if choice != sale]
        if not puts or g.market.worth(self.bought) > 1:
            return sale
        return max(puts, key=lambda choice: (g.room_on(choice & 0xFF), -choice))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return full_tiles(g, self.ask(g) or [])

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-deliver", {"good": good_message(g.kit.goods[self.bought], 1)})


class McMail(Mob):
    """He remembers his coins and, while a tile is at work, what it has made: of each good the kind and the slot."""

    __slots__ = ()

    name: ClassVar[str] = "mcmail"
    clause: ClassVar[str] = "C8-22"

    def fresh(self) -> list[int]:
        return [COINS]

    def hooks(self) -> tuple[Hook, ...]:
        return ((ACTIVATED, Working()), (PRODUCED, Producing()))

    def problems(self, g: GlenMoreII) -> list[str]:
        coins, *made = self.marks(g) or [-1]
        waiting = any(isinstance(frame, Intercept) for frame in g.stack)
        known = coins in range(COINS + 1) and (waiting or not made) and len(made) % 2 == 0
        return [] if known else ["McMail has coins or goods that cannot be"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return [1] * self.marks(g)[0]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g)[:1] == [0]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """Each coin will buy a good, as long as rivals have turns to come."""
        left = self.marks(g)[0] if self.seat(g) == seat else COINS
        return left * 1.5 * min(1.0, ahead.turns / 4)

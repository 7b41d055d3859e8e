"""The crests: what each does, and the resource that is laid on one of them (C9-CLAN)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.lasting import lasting
from hindmost.games.glen_more_ii.paying import buy
from hindmost.games.glen_more_ii.verbs import PASS
from hindmost.kernel.craft import ANYWHERE, Reason, Refusal, Window, asks_nature, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import AmountEffect, FixedEffect, Lexicon, slots_with, unit
from hindmost.mechanics.effects import ALWAYS, DOMAIN
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.lexicon import ANY, COIN
from hindmost.mechanics.verbs import BESIDE
from hindmost.mechanics.verbs import Pay as PayVerb
from hindmost.mechanics.wording import SAME, Sign

from .feasts import DATA, feasts
from .points import MOST_TOKENS

TOKENS: Final = DATA.facts.number["stack_tokens"]
LAY: Final = verb_code(9, 3)
CANNOT_BUY: Final = Reason("reason-cannot-buy", "GM2-MKT-02")
MUST_LAY: Final = Reason("reason-must-lay-good", "C9-CLAN-03")


class StackMore(AmountEffect):
    """From now on so many bid tokens may be stacked (Cameron)."""

    __slots__ = ()

    verb: ClassVar[str] = "bid"
    tail: ClassVar[tuple[str, ...]] = ("tokens",)
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)
    sign: ClassVar[str] = "bid"


class CoinAtFeast(AmountEffect):
    """From now on, once for each event that is used, so many coins may stand for one of its resources (Innes)."""

    __slots__ = ()

    verb: ClassVar[str] = "feast"
    lead: ClassVar[tuple[str, ...]] = ("for",)
    unit: ClassVar[str] = COIN
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["feast", ANY, SAME, COIN] if self.amount == 1 else ["feast", ANY, SAME, self.amount, COIN]


class SpareGood(FixedEffect):
    """A resource is laid on the crest, and its symbols are ignored from then on (MacDonell, MacLean)."""

    __slots__ = ()

    verb: ClassVar[str] = "spare"
    tail: ClassVar[tuple[str, ...]] = ("good",)
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["feast", ANY, SAME, 0]


def most_tokens(g: GlenMoreII, seat: int) -> int:
    """How many bid tokens a seat may stack (C9-BID-02, C9-CLAN-01)."""
    most = max([TOKENS, *(effect.amount for effect in lasting(g, seat) if isinstance(effect, StackMore))])
    return g.table.fold(MOST_TOKENS, g, most, seat, 0)


def coins_for_good(g: GlenMoreII, seat: int) -> int:
    """The coins that may once stand for a resource of an event; 0: none may (C9-CLAN-02)."""
    return next((effect.amount for effect in lasting(g, seat) if isinstance(effect, CoinAtFeast)), 0)


class Lay(PayVerb):
    """Payload: kind << 8 | slot, or BESIDE for one that is bought for it."""

    name: ClassVar[str] = "lay"
    code: ClassVar[int] = LAY
    kind: ClassVar[Kind] = ""

    def reveals(self, g: Any, payload: int) -> bool:
        return asks_nature(g, LAY | payload)

    def clause(self, g: Any, payload: int) -> str:
        return "C9-CLAN-03"


class LayGood(Window[GlenMoreII]):
    """Whoever has a resource must lay one on the crest, an own or a bought one; who has none may also let it be."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = ("-crest", "C9-CLAN-03")

    def ask(self, g: GlenMoreII) -> list[int] | None:
        e = g.estates[g.active]
        own = [LAY | kind << 8 | slot for kind in range(g.kinds) for slot in slots_with(e, kind)]
        bought = [LAY | kind << 8 | BESIDE for kind in range(g.kinds) if g.market.price(kind) <= e.coins]
        if own:
            return [*own, *bought]
        return [*bought, PASS] if bought else None

    def run(self, g: GlenMoreII) -> None:
        g.note("crest-bare", g.active)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            self.run(g)
            return
        e = g.estates[g.active]
        kind, slot = choice >> 8 & 0xFF, choice & 0xFF
        if slot == BESIDE:
            buy(g, kind)
        else:
            e.remove(slot, unit(kind))
            g.note("gave", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        feasts(g).spared[g.active].append(kind)
        g.note("crest-good", g.active, kind)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        offered = self.ask(g) or []
        market = [LAY | kind << 8 | BESIDE for kind in range(g.kinds)]
        found = [Refusal(choice, CANNOT_BUY) for choice in market if choice not in offered]
        return found if PASS in offered else [*found, Refusal(PASS, MUST_LAY)]


class SparingGood(Deed[GlenMoreII, SpareGood]):
    """The bonus of MacDonell and MacLean."""

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [LAY_GOOD]


LAY_GOOD: Final = LayGood()

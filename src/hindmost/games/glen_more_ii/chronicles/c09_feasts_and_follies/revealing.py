"""Stacks are revealed step by step, and events are paid for and used (C9-BID-03 to 11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.stock import suffices
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.craft import NATURE, Frame, Msg, Reaction, Verb, acting, asks_nature, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args, Price, count, slots_with, total, unit
from hindmost.mechanics.verbs import Pay as PayVerb

from .crests import coins_for_good
from .feasts import EMPTY, event_message, feasts, price_of
from .points import STEPS, USES

PAY: Final = verb_code(9, 1)
PAY_COIN: Final = verb_code(9, 2)
JOIN: Final = verb_code(9, 4)
STAY_AWAY: Final = verb_code(9, 5)


class PayForFeast(PayVerb):
    """Payload: kind << 8 | slot. The last payment of a step lets the next tokens be revealed."""

    name: ClassVar[str] = "pay-feast"
    code: ClassVar[int] = PAY

    def message(self, g: Any, payload: int) -> Msg:
        return Msg("option-pay", self.args(g, payload))

    def reveals(self, g: Any, payload: int) -> bool:
        return asks_nature(g, PAY | payload)

    def clause(self, g: Any, payload: int) -> str:
        return "C9-BID-09"


class FeastCoin(Verb):
    """Coins in the place of one resource."""

    name: ClassVar[str] = "pay-feast-coin"
    code: ClassVar[int] = PAY_COIN
    kind: ClassVar[Kind] = "pay"

    def message(self, g: GlenMoreII, payload: int) -> Msg:
        return Msg("option-pay-coins", {"coins": coins_for_good(g, g.active)})

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, PAY_COIN)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C9-CLAN-02"


class Join(Verb):
    """The event is used, for which a coin is needed."""

    name: ClassVar[str] = "join"
    code: ClassVar[int] = JOIN

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload + 1)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"event": event_message(g, feasts(g).cards[payload])}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"feast:{payload + 1}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, JOIN | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C9-CLAN-02"


class StayAway(Verb):
    """Nobody need pay with a coin."""

    name: ClassVar[str] = "stay-away"
    code: ClassVar[int] = STAY_AWAY
    kind: ClassVar[Kind] = "pass"

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, STAY_AWAY)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C9-BID-08"


class Reveal(Frame[GlenMoreII]):
    """One step: everybody's topmost token. It is nature's affair, for whatever led to it cannot be taken back."""

    face_down: ClassVar[bool] = True
    within: ClassVar[tuple[str, ...]] = ("bidding",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [0] if any(feasts(g).stacks) else None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def choose(self, g: GlenMoreII, choice: int) -> None:
        """What is free is settled before anybody lays a marker (C9-BID-04, 05)."""
        part = feasts(g)
        free = [slot for slot, markers in enumerate(part.markers) if not markers]
        frames: list[Frame[Any]] = []
        for seat in in_order(g):
            if part.stacks[seat]:
                slot = part.stacks[seat].pop(0)
                part.shown[seat].append(slot)
                g.note("bid-revealed", seat, slot + 1, part.cards[slot])
                if slot in free:
                    frames += acting(g, seat, g.table.fold(USES, g, [UseEvent(slot)], seat, slot))
                else:
                    g.note("feast-taken", seat, part.cards[slot])
        g.push([*frames, *next_step(g)])


def in_order(g: GlenMoreII) -> list[int]:
    """The seats, hindmost first (C9-BID-11)."""
    return [piece for piece in g.track.order() if piece < g.table.seats]


def affordable(g: GlenMoreII, stock: int, price: Price, swap: bool) -> bool:
    """Whether the resources of a price are there; `swap`: a coin may stand for one of them."""
    if suffices(stock, price.goods, price.any, price.among, False, g.kinds):
        return True
    fixed = [kind for kind in range(g.kinds) if swap and count(price.goods, kind)]
    rests = [(price.goods - unit(kind), price.any) for kind in fixed]
    rests += [(price.goods, price.any - 1)] if swap and price.any else []
    return any(suffices(stock, goods, free, price.among, False, g.kinds) for goods, free in rests)


def may_swap(g: GlenMoreII, seat: int) -> bool:
    """Whether a seat has what may stand for a resource (C9-CLAN-02)."""
    return 0 < coins_for_good(g, seat) <= g.estates[seat].coins


class UseEvent(Reaction[GlenMoreII]):
    """Whoever can pay must use the event; where only a coin makes that possible, he may (C9-BID-06, 08)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "feast"}
    within: ClassVar[tuple[str, ...]] = ("bidding",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def price(self, g: GlenMoreII) -> Price:
        part = feasts(g)
        return price_of(g, part.cards[self.slot], part.spared[g.active])

    def ask(self, g: GlenMoreII) -> list[int] | None:
        price, stock = self.price(g), g.estates[g.active].stock
        if affordable(g, stock, price, False) or not affordable(g, stock, price, may_swap(g, g.active)):
            return None
        return [JOIN | self.slot, STAY_AWAY]

    def run(self, g: GlenMoreII) -> None:
        if affordable(g, g.estates[g.active].stock, self.price(g), False):
            self.join(g)
        else:
            self.miss(g)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == STAY_AWAY:
            self.miss(g)
        else:
            self.join(g)

    def declined(self, g: GlenMoreII) -> int | None:
        return STAY_AWAY

    def join(self, g: GlenMoreII) -> None:
        part = feasts(g)
        price = self.price(g)
        part.markers[self.slot] = sorted([*part.markers[self.slot], g.active])
        g.note("feast-joined", g.active, part.cards[self.slot])
        if not price.is_free:
            g.stack.append(PayEvent(price.goods, price.any, coins_for_good(g, g.active)))

    def miss(self, g: GlenMoreII) -> None:
        g.note("feast-missed", g.active, feasts(g).cards[self.slot])

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-use-event", {"event": event_message(g, feasts(g).cards[self.slot])})

    def faults(self, g: GlenMoreII) -> list[str]:
        part = feasts(g)
        actor = next(actor for frame, actor in pending_by_actor(g) if frame is self)
        if part.cards[self.slot] == EMPTY or actor in part.markers[self.slot] or self.slot not in part.shown[actor]:
            return ["uses an event that nobody has bid for"]
        return []


class PayEvent(Frame[GlenMoreII]):
    """The resources of an event one by one, the fixed ones first. This is no window: there is no market now. Nor is it
    a particular that is settled as proposed: once the next tokens are revealed, nothing can be paid otherwise."""

    __slots__ = ("free", "goods", "swap")

    shape: ClassVar[dict[str, str]] = {"goods": "bundle", "free": "number", "swap": "number"}
    within: ClassVar[tuple[str, ...]] = ("bidding",)
    runs_alone: ClassVar[bool] = True

    def __init__(self, goods: int, free: int, swap: int) -> None:
        self.goods = goods
        self.free = free
        self.swap = swap
        """The coins that may stand for one of them; 0: none, or none any more."""

    def price(self, g: GlenMoreII) -> Price:
        return Price(self.goods, self.free, (1 << g.kinds) - 1 if self.free else 0, False, 0, 0, 0)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        steps = self.steps(g)
        return steps if len(steps) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        self.choose(g, self.steps(g)[0])

    def steps(self, g: GlenMoreII) -> list[int]:
        """Every next step that leaves the rest payable."""
        e = g.estates[g.active]
        fixed = [kind for kind in range(g.kinds) if count(self.goods, kind)]
        steps = []
        for kind in fixed[:1] or range(g.kinds):
            if count(e.stock, kind) and self.after(kind).is_there(g, e.stock - unit(kind), e.coins):
                steps += [PAY | kind << 8 | slot for slot in slots_with(e, kind)]
        if self.swap and self.swap <= e.coins and self.swapped(g).is_there(g, e.stock, e.coins):
            steps.append(PAY_COIN)
        return steps

    def is_there(self, g: GlenMoreII, stock: int, coins: int) -> bool:
        """Whether it can be paid with these resources and coins."""
        return affordable(g, stock, self.price(g), 0 < self.swap <= coins)

    def after(self, kind: int) -> PayEvent:
        """What is left when one resource of the kind has been given."""
        if self.goods:
            return PayEvent(self.goods - unit(kind), self.free, self.swap)
        return PayEvent(0, self.free - 1, self.swap)

    def swapped(self, g: GlenMoreII) -> PayEvent:
        """What is left when coins stand for the next resource."""
        fixed = [kind for kind in range(g.kinds) if count(self.goods, kind)]
        return PayEvent(self.goods - unit(fixed[0]), self.free, 0) if fixed else PayEvent(0, self.free - 1, 0)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        e = g.estates[g.active]
        if choice == PAY_COIN:
            rest = self.swapped(g)
            e.coins -= self.swap
            g.note("paid", g.active, self.swap)
        else:
            kind, slot = choice >> 8 & 0xFF, choice & 0xFF
            rest = self.after(kind)
            e.remove(slot, unit(kind))
            g.note("gave", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        if rest.goods or rest.free:
            g.stack.append(rest)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Own resources before coins: from full tiles first, then what is most plentiful."""
        e = g.estates[g.active]

        def rank(choice: int) -> tuple[int, int, int]:
            if choice == PAY_COIN:
                return (2, 0, 0)
            kind, slot = choice >> 8 & 0xFF, choice & 0xFF
            return (0 if total(e.goods[slot]) >= g.kit.room else 1, -count(e.stock, kind), slot)

        return min(options, key=rank)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-pay", {"price": self.price(g).message(g.kit.lexicon)})

    def faults(self, g: GlenMoreII) -> list[str]:
        actor = next(actor for frame, actor in pending_by_actor(g) if frame is self)
        e = g.estates[actor]
        allowed = self.swap in (0, coins_for_good(g, actor))
        if (self.goods or self.free) and allowed and self.is_there(g, e.stock, e.coins):
            return []
        return ["asks for what is not there"]


REVEAL: Final = Reveal()


def next_step(g: GlenMoreII) -> list[Frame[Any]]:
    """The next tokens are revealed, if there are any."""
    return g.table.fold(STEPS, g, [REVEAL], NATURE, 0)

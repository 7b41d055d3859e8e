"""Goods and Scotsmen that come into a territory, and the choices that go with them (GM2-COMP-05, GM2-CLAN-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.verbs import ENLIST, PASS, PASSING_GOODS, PUT
from hindmost.kernel.frames import ANYWHERE, Refusal, Window
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.activation import NO_KIND
from hindmost.mechanics.goods import count, present, total, unit
from hindmost.mechanics.verbs import CHOOSE
from hindmost.mechanics.wording import bundle_message

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


def goods_phrase(g: GlenMoreII, bundle: int) -> Msg:
    return bundle_message(bundle, g.kit.goods)


def first_kind(bundle: int) -> int:
    kind = 0
    while not count(bundle, kind):
        kind += 1
    return kind


class Stow(Window["GlenMoreII"]):
    """Goods come onto one tile as far as there is room; whatever finds none is lost, unless room is made by selling."""

    __slots__ = ("bundle", "slot")

    shape: ClassVar[dict[str, str]] = {"slot": "slot", "bundle": "bundle"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_GOODS

    def __init__(self, slot: int, bundle: int) -> None:
        self.slot = slot
        self.bundle = bundle

    def ask(self, g: GlenMoreII) -> list[int] | None:
        room = g.room_on(self.slot)
        if total(self.bundle) <= room:
            return None
        if room == 0:
            return [PASS] if g.can_sell_from(self.slot) else None
        kinds = present(self.bundle, g.kinds)
        if kinds & (kinds - 1) == 0:
            return None
        return [CHOOSE | kind for kind in range(g.kinds) if kinds >> kind & 1]

    def run(self, g: GlenMoreII) -> None:
        """All that fits; if something is left that could still be sold for, it is asked about next."""
        bundle = self.bundle
        room = g.room_on(self.slot)
        while bundle and room:
            kind = first_kind(bundle)
            self.bring(g, kind)
            bundle -= unit(kind)
            room -= 1
        if bundle and g.can_sell_from(self.slot):
            g.stack.append(self.after(bundle))
        elif bundle:
            g.note("lost", g.active, bundle)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            g.note("lost", g.active, self.bundle)
            return
        kind = choice & 0xFF
        g.stack.append(self.after(self.bundle - unit(kind)))
        self.bring(g, kind)

    def bring(self, g: GlenMoreII, kind: int) -> None:
        g.put(self.slot, kind)

    def after(self, bundle: int) -> Stow:
        """The same question about the rest."""
        return Stow(self.slot, bundle)

    def title(self, g: GlenMoreII) -> Msg:
        title = g.spot_title("ask-stow", self.slot)
        return Msg(title.key, {**title.args, "goods": goods_phrase(g, self.bundle)})


class StowProduce(Stow):
    """What a tile has made comes onto it, as far as there is room (GM2-COMP-05)."""

    __slots__ = ()

    formerly: ClassVar[str] = "stow"

    def bring(self, g: GlenMoreII, kind: int) -> None:
        g.produce(self.slot, kind)

    def after(self, bundle: int) -> Stow:
        return StowProduce(self.slot, bundle)


class ChooseGoods(Window["GlenMoreII"]):
    """Goods of the owner's choice come onto one tile as far as there is room (GM2-IMM-04)."""

    __slots__ = ("number", "slot")

    shape: ClassVar[dict[str, str]] = {"slot": "slot", "number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_GOODS

    def __init__(self, slot: int, number: int) -> None:
        self.slot = slot
        self.number = number

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if g.room_on(self.slot):
            return [CHOOSE | kind for kind in range(g.kinds)]
        return [PASS] if g.can_sell_from(self.slot) else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            return
        if self.number > 1:
            g.stack.append(self.after(self.number - 1))
        self.bring(g, choice & 0xFF)

    def bring(self, g: GlenMoreII, kind: int) -> None:
        g.put(self.slot, kind)

    def after(self, number: int) -> ChooseGoods:
        """The same question about the rest."""
        return ChooseGoods(self.slot, number)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """What is held least, then what sells best."""
        stock = g.estates[g.active].stock
        kinds = [choice for choice in options if choice & ~0xFF == CHOOSE]
        return min(
            kinds, key=lambda choice: (count(stock, choice & 0xFF), -g.market.worth(choice & 0xFF)), default=None
        )

    def title(self, g: GlenMoreII) -> Msg:
        return g.spot_title("ask-choose-goods", self.slot)


class ChooseProduce(ChooseGoods):
    """A tile makes goods of the owner's choice."""

    __slots__ = ()

    formerly: ClassVar[str] = "choose-goods"

    def bring(self, g: GlenMoreII, kind: int) -> None:
        g.produce(self.slot, kind)

    def after(self, number: int) -> ChooseGoods:
        return ChooseProduce(self.slot, number)


def full_tiles(g: GlenMoreII, options: list[int]) -> list[Refusal]:
    """Why what may be put on some tiles may not be put on the others."""
    full = Reason("reason-full", g.kit.rules["full"])
    kinds = {choice >> 8 & 0xFF for choice in options if choice & ~0xFFFF == PUT}
    slots = [slot for slot in g.estates[g.active].ground.slots() if not g.room_on(slot)]
    return [Refusal(PUT | kind << 8 | slot, full) for kind in sorted(kinds) for slot in slots]


class SpreadGoods(Window["GlenMoreII"]):
    """Goods come onto any tiles of the territory, split as the owner likes."""

    __slots__ = ("bundle",)

    shape: ClassVar[dict[str, str]] = {"bundle": "bundle"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_GOODS

    def __init__(self, bundle: int) -> None:
        self.bundle = bundle

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Kind by kind; if not all find room, the owner also says which do."""
        if not self.bundle:
            return None
        slots = g.slots_with_room()
        if not slots:
            return [PASS] if g.can_sell() else None
        room = sum(g.room_on(slot) for slot in slots)
        if total(self.bundle) <= room:
            kind = first_kind(self.bundle)
            return [PUT | kind << 8 | slot for slot in slots]
        kinds = [kind for kind in range(g.kinds) if count(self.bundle, kind)]
        return [PUT | kind << 8 | slot for kind in kinds for slot in slots]

    def run(self, g: GlenMoreII) -> None:
        if self.bundle:
            g.note("lost", g.active, self.bundle)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            g.note("lost", g.active, self.bundle)
            return
        kind = (choice >> 8) & 0xFF
        g.stack.append(self.after(self.bundle - unit(kind)))
        self.bring(g, choice & 0xFF, kind)

    def bring(self, g: GlenMoreII, slot: int, kind: int) -> None:
        g.put(slot, kind)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return full_tiles(g, self.ask(g) or [])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Where most room is left, away from tiles that need it for what they produce."""
        e = g.estates[g.active]
        puts = [choice for choice in options if choice & ~0xFFFF == PUT]

        def rank(choice: int) -> tuple[bool, int, int]:
            slot = choice & 0xFF
            return (g.kit.produces[e.ground.tiles[slot]] != NO_KIND, -g.room_on(slot), choice)

        return min(puts, key=rank, default=None)

    def after(self, bundle: int) -> SpreadGoods:
        """The same question about the rest."""
        return SpreadGoods(bundle)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-spread-goods", {"goods": goods_phrase(g, self.bundle)})


class SpreadProduce(SpreadGoods):
    """What a tile that lies elsewhere has made comes onto any tiles."""

    __slots__ = ()

    def bring(self, g: GlenMoreII, slot: int, kind: int) -> None:
        g.produce(slot, kind)

    def after(self, bundle: int) -> SpreadGoods:
        return SpreadProduce(bundle)


class SpreadAny(Window["GlenMoreII"]):
    """A tile that lies elsewhere makes goods of the player's choice, which come onto any tiles."""

    __slots__ = ("number",)

    shape: ClassVar[dict[str, str]] = {"number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_GOODS

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, g: GlenMoreII) -> list[int] | None:
        slots = g.slots_with_room()
        if slots:
            return [PUT | kind << 8 | slot for kind in range(g.kinds) for slot in slots]
        return [PASS] if g.can_sell() else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            return
        if self.number > 1:
            g.stack.append(self.after(self.number - 1))
        self.bring(g, choice & 0xFF, (choice >> 8) & 0xFF)

    def bring(self, g: GlenMoreII, slot: int, kind: int) -> None:
        g.produce(slot, kind)

    def after(self, number: int) -> SpreadAny:
        """The same question about the rest."""
        return SpreadAny(number)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return full_tiles(g, self.ask(g) or [])

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-spread-any", {"number": self.number})


class SpreadGift(SpreadAny):
    """Goods of the player's choice that no tile has made come onto any tiles."""

    __slots__ = ()

    def bring(self, g: GlenMoreII, slot: int, kind: int) -> None:
        g.put(slot, kind)

    def after(self, number: int) -> SpreadAny:
        return SpreadGift(number)


class EnlistScotsmen(Window["GlenMoreII"]):
    """Scotsmen come from the personal supply onto any tiles, as long as there are any (GM2-COMP-03)."""

    __slots__ = ("number",)

    shape: ClassVar[dict[str, str]] = {"number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if not self.number or not g.reserve(g.active):
            return None
        return [ENLIST | slot for slot in self.slots(g)]

    def slots(self, g: GlenMoreII) -> list[int]:
        """Where they may come."""
        return g.estates[g.active].ground.slots()

    def choose(self, g: GlenMoreII, choice: int) -> None:
        slot = choice & 0xFF
        e = g.estates[g.active]
        if self.number > 1:
            g.stack.append(self.after(self.number - 1))
        g.station(g.active, slot, 1)
        g.note("gained-scotsmen", g.active, 1, e.ground.cells[slot], e.ground.tiles[slot])

    def after(self, number: int) -> EnlistScotsmen:
        """The same question about the rest."""
        return EnlistScotsmen(number)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Where Scotsmen count."""
        return ENLIST | HOME_CASTLE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-enlist-scotsmen", {"number": min(self.number, g.reserve(g.active))})

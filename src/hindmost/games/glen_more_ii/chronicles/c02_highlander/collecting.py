"""Coming down from the Mountain with everything that lay on it."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, SpreadGoods, first_kind, goods_phrase
from hindmost.kernel.craft import Frame, Msg, Verb, acting, verb_code
from hindmost.mechanics.craft import NOTHING, Args, good_message, present, total, unit

from .mountain import Mountain, is_peak, mountain, standing_on

KEEP: Final = verb_code(2, 2)


class Keep(Verb):
    """Payload: the kind of which one is kept, where not everything finds room at the end of the game."""

    name: ClassVar[str] = "keep"
    code: ClassVar[int] = KEEP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.goods[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload], 1)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C0-19"


class Descend(Frame[GlenMoreII]):
    """A pawn on the Mountain leaves it in this turn: its player takes everything first (C2-11, 12)."""

    def run(self, g: GlenMoreII) -> None:
        if is_peak(g, g.track.pieces[g.mover]):
            goods = take_all(g, g.active)
            if goods:
                g.stack.append(CarryDown(goods))


class CarryDown(SpreadGoods):
    """What lay on the Mountain comes onto any tiles of the territory."""

    within: ClassVar[tuple[str, ...]] = ("descend",)

    def after(self, bundle: int) -> CarryDown:
        return CarryDown(bundle)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-carry-down", {"goods": goods_phrase(g, self.bundle)})


class DescendAtEnd(Frame[GlenMoreII]):
    """The game ends with a pawn on the Mountain (C2-14)."""

    def run(self, g: GlenMoreII) -> None:
        seat = standing_on(g)
        if seat >= 0:
            goods = take_all(g, seat)
            if goods:
                g.push(acting(g, seat, [KeepGoods(goods)]))


class KeepGoods(Frame[GlenMoreII]):
    """Goods find room somewhere in the territory. Where does not matter any more; which do, if not all, does.

    It is nobody's turn, so nothing can be sold (C0-19).
    """

    __slots__ = ("bundle",)

    shape: ClassVar[dict[str, str]] = {"bundle": "bundle"}
    within: ClassVar[tuple[str, ...]] = ("descend",)

    def __init__(self, bundle: int) -> None:
        self.bundle = bundle

    def ask(self, g: GlenMoreII) -> list[int] | None:
        room = sum(g.room_on(slot) for slot in g.slots_with_room())
        kinds = present(self.bundle, g.kinds)
        if total(self.bundle) <= room or not room or kinds & (kinds - 1) == 0:
            return None
        return [KEEP | kind for kind in range(g.kinds) if kinds >> kind & 1]

    def run(self, g: GlenMoreII) -> None:
        rest = self.bundle
        for slot in g.slots_with_room():
            while rest and g.room_on(slot):
                kind = first_kind(rest)
                g.put(slot, kind)
                rest -= unit(kind)
        if rest:
            g.note("lost", g.active, rest)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        kind = choice & 0xFF
        g.stack.append(KeepGoods(self.bundle - unit(kind)))
        g.put(g.slots_with_room()[0], kind)


def take_all(g: GlenMoreII, seat: int) -> int:
    """The coins to the seat; gives the goods, which still need a place."""
    pile: Mountain = mountain(g)
    goods = pile.goods
    if pile.coins or goods:
        g.note("mountain-taken", seat, pile.coins, goods)
    g.estates[seat].coins += pile.coins
    pile.coins = 0
    pile.goods = NOTHING
    return goods

"""The Single Cask Sale: barrels are sold by whoever crosses a Sale tile or stops on it (C3-14 to 22)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import PLACE, GlenMoreII
from hindmost.kernel.craft import ANYWHERE, Award, Frame, Listener, Msg, Reason, Refusal, Veto, Window, asks_nature
from hindmost.kernel.hooks import FoldPoint
from hindmost.kernel.kinds import Kind
from hindmost.kernel.verbs import VERB_SHIFT, Verb, verb_code
from hindmost.mechanics.craft import NO_TILE, Args

from .cellars import SALES, VALUES, cellars, room
from .storing import cask_target

CASK: Final = verb_code(3, 6)
KEEP: Final = verb_code(3, 7)

BONUS: Final = 1
BELOW: Final = 2
"""The spaces of a Sale tile: the one at the top left, those at the bottom right."""
ON_THE_WAY: Final = FoldPoint[int]("sale-on-the-way")
"""The spaces of a Sale tile on which a seat that crosses it may sell a barrel each; the subject is the tile."""

NO_BARREL: Final = Reason("reason-no-barrel-to-sell", "C3-17")
SALE_FULL: Final = Reason("reason-sale-full", "C3-17")
MUST_SELL: Final = Reason("reason-must-sell", "C3-17")


def sale_of(g: GlenMoreII, tile: int) -> int:
    """Which of the Sale tiles it is; -1 for any other tile."""
    if tile == NO_TILE or g.book.roles[tile] != PLACE or g.kit.ids[tile] not in SALES:
        return -1
    return SALES.index(g.kit.ids[tile])


def free_spaces(g: GlenMoreII, sale: int) -> int:
    """BONUS and BELOW, as far as there is room on them."""
    part = cellars(g)
    return (0 if part.bonus[sale] else BONUS) | (BELOW if part.sold[sale] < room(g) else 0)


def needed_beyond(g: GlenMoreII, space: int) -> int:
    """The barrels that the destination of a pawn that crosses a space cannot do without (C0-20)."""
    here = g.track.pieces[g.mover]
    if here == space:
        return 0
    if g.hand != NO_TILE:
        return g.tile_price(g.hand).whisky
    return int(sale_of(g, g.track.tiles[here]) >= 0)


class Crossing(Listener[GlenMoreII]):
    """A player's pawn crosses a Sale tile: one barrel may be sold (C3-15); nobody else's piece sells."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        tile = g.track.tiles[b]
        if a >= g.table.seats or sale_of(g, tile) < 0:
            return []
        return [SellCasks(b, g.table.fold(ON_THE_WAY, g, BELOW, owner, tile), 0)]


class Stopping(Listener[GlenMoreII]):
    """Whoever stops sells one barrel, or two (C3-16, 17)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [SellCasks(a, BONUS | BELOW, 1)] if sale_of(g, b) >= 0 else []


class MustSell(Veto[GlenMoreII]):
    """Nobody stops there who cannot sell (C3-17)."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        sale = sale_of(g, g.track.tiles[subject])
        if sale < 0:
            return None
        if not g.estates[seat].whisky:
            return NO_BARREL
        return None if free_spaces(g, sale) else SALE_FULL


class SellCasks(Window[GlenMoreII]):
    """A barrel for each of some spaces of the Sale tile on a space of the rondel, as long as the owner likes.

    `must`: one at least. On the way only what the destination can spare is sold (C0-20).
    """

    __slots__ = ("must", "space", "spaces")

    shape: ClassVar[dict[str, str]] = {"space": "space", "spaces": "number", "must": "flag"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, space: int, spaces: int, must: int) -> None:
        self.space = space
        self.spaces = spaces
        self.must = must

    def ask(self, g: GlenMoreII) -> list[int] | None:
        spaces = self.spaces & free_spaces(g, self.sale(g))
        if not spaces or g.estates[g.active].whisky <= needed_beyond(g, self.space):
            return None
        casks = cellars(g).spaces(g.active)
        options = [CASK | onto << 8 | cask for onto in (BONUS, BELOW) if spaces & onto for cask in casks]
        return options if self.must else [*options, KEEP]

    def sale(self, g: GlenMoreII) -> int:
        return sale_of(g, g.track.tiles[self.space])

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == KEEP:
            return
        onto = (choice >> 8) & 0xFF
        if self.spaces & ~onto:
            g.stack.append(SellCasks(self.space, self.spaces & ~onto, 0))
        sell(g, self.sale(g), onto, choice & 0xFF, "C3-16" if self.space == g.track.pieces[g.mover] else "C3-15")

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Whoever must sell sells what brings most, and leaves the room below to the second barrel."""
        if not self.must:
            return None
        casks = [choice for choice in options if choice >> VERB_SHIFT == CASK >> VERB_SHIFT]
        return max(casks, key=lambda choice: (choice & 0xFF, choice >> 8 & BONUS))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return [Refusal(KEEP, MUST_SELL)] if self.must else []

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-must-sell-cask" if self.must else "ask-sell-casks", {})

    def faults(self, g: GlenMoreII) -> list[str]:
        elsewhere = bool(self.must) and self.space != g.track.pieces[g.mover]
        wrong = self.sale(g) < 0 or not 0 < self.spaces <= BONUS | BELOW or elsewhere
        return ["sells where nothing is sold"] if wrong else []


def sell(g: GlenMoreII, sale: int, onto: int, cask: int, clause: str) -> None:
    """The barrel is nobody's from now on, and gives the VP of the space that it came from."""
    part = cellars(g)
    part.take(g.active, cask)
    (part.bonus if onto == BONUS else part.sold)[sale] += 1
    g.spend_barrels(1)
    g.note("sold-cask", g.active, VALUES[cask])
    if VALUES[cask]:
        g.award(Award(g.active, VALUES[cask], "score-single-cask", clause, g.scorings))


class Discarded(Listener[GlenMoreII]):
    """The barrels on a Sale tile go to the supply with it (C3-20)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        sale = sale_of(g, a)
        if sale >= 0:
            part = cellars(g)
            part.bonus[sale] = part.sold[sale] = 0
        return []


class SellCask(Verb):
    """Payload: BONUS or BELOW << 8 | the space of the cellars that the barrel comes from."""

    name: ClassVar[str] = "cask"
    code: ClassVar[int] = CASK

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{payload & 0xFF} bonus" if payload >> 8 == BONUS else str(payload & 0xFF)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-bonus" if payload >> 8 == BONUS else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"vp": VALUES[payload & 0xFF]}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [cask_target(g, payload & 0xFF), f"sale:{'bonus' if payload >> 8 == BONUS else 'below'}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, CASK | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        frame = g.stack[-1]
        on_the_way = isinstance(frame, SellCasks) and frame.space != g.track.pieces[g.mover]
        return "C3-15" if on_the_way else "C3-16"


class KeepCasks(Verb):
    """Nothing, or nothing more, is sold."""

    name: ClassVar[str] = "keep-casks"
    code: ClassVar[int] = KEEP
    kind: ClassVar[Kind] = "pass"

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, KEEP)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-15"

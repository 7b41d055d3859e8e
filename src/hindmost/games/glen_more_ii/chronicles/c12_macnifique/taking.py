"""What she gets for a tile, and where it goes (C12-TAKE)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII
from hindmost.kernel.craft import Award, Frame
from hindmost.mechanics.craft import total
from hindmost.mechanics.effects import Receive

from .board import HER, board
from .conduct import GONE, PERSONS, PILE, TRADES, automa
from .marking import place_clan_markers
from .printed import number_at

STONE_TYPES: Final = ("material", "animal")


def put_away(g: GlenMoreII, tile: int) -> None:
    """The tile goes to its place on or beside her board."""
    kind = g.kit.types[tile]
    place = TRADES if kind == "trade" else PERSONS if kind == "person" else PILE
    for conduct in automa(g).conducts:
        place = conduct.home(g, tile, place)
    part = board(g)
    if place == TRADES:
        part.trades = [*part.trades, tile]
    elif place == PERSONS:
        g.persons[HER] = [*g.persons[HER], tile]
    elif place == PILE:
        part.pile = [*part.pile, tile]
    elif place == GONE:
        g.removed.append(tile)


class HerGains(Frame[GlenMoreII]):
    """Every line that fits the tile, in this order; all else on it is ignored (C12-TAKE-01, 02)."""

    __slots__ = ("tile",)

    shape: ClassVar[dict[str, str]] = {"tile": "tile"}
    within: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, g: GlenMoreII) -> None:
        g.stack.append(HerBonuses(self.tile))
        for tile in printed(g, self.tile):
            enlist(g, tile)
            gain_card(g, tile)
            self.by_type(g, tile)

    def by_type(self, g: GlenMoreII, tile: int) -> None:
        types = [g.kit.types[tile]]
        for conduct in automa(g).conducts:
            types = conduct.benefits(g, tile, types)
        for kind in types:
            if kind == "whisky":
                gain_barrels(g, number_at(g, "whisky_barrels"))
            elif kind == "person":
                gain_person(g, tile)
            elif kind in STONE_TYPES:
                gain_stones(g, max(automa(g).level.most_stones, number_at(g, "resource_stones")))
            elif kind == "trade":
                gain_trade(g, tile)


def printed(g: GlenMoreII, tile: int) -> list[int]:
    """The tiles of which she gets what they show: the tile itself, unless a chronicle says more."""
    for conduct in automa(g).conducts:
        tiles = conduct.printed(g, tile)
        if tiles:
            return tiles
    return [tile]


class HerBonuses(HerGains):
    """What chronicles add, in ascending order (C12-TURN-02)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        for conduct in automa(g).conducts:
            frames += conduct.taken(g, self.tile)
        g.push(frames)


def award(g: GlenMoreII, vp: int, source: str, clause: str) -> None:
    if vp:
        g.award(Award(HER, vp, source, clause, g.scorings))


def enlist(g: GlenMoreII, tile: int) -> None:
    """A Scotsman of her supply for each that the tile gives at once."""
    effect = g.kit.immediate[tile]
    wanted = 0 if effect is None else sum(part.gain.members for part in effect.simple() if isinstance(part, Receive))
    gain_scotsmen(g, wanted)


def gain_scotsmen(g: GlenMoreII, wanted: int) -> None:
    """As many as her supply has."""
    number = min(wanted, g.reserve(HER))
    if number:
        g.estates[HER].members[HOME_CASTLE] += number
        g.note("lady-scotsmen", HER, number)


def gain_card(g: GlenMoreII, tile: int) -> None:
    """The landmark card, and none of its benefits."""
    card = g.kit.cards[tile]
    if card >= 0:
        e = g.estates[HER]
        e.cards = [*e.cards, card]
        g.note("lady-landmark", HER, card)
        for conduct in automa(g).conducts:
            conduct.card_gained(g, card)


def gain_barrels(g: GlenMoreII, number: int) -> None:
    g.estates[HER].whisky += number
    g.note("lady-barrels", HER, number)


def gain_stones(g: GlenMoreII, number: int) -> None:
    if number:
        board(g).stones += number
        g.note("lady-stones", HER, number)


def gain_person(g: GlenMoreII, tile: int) -> None:
    """C12-TAKE-03."""
    place_clan_markers(g)
    vp = automa(g).level.person_vp
    award(g, vp, f"tile-{g.kit.names[tile]}", "C12-TAKE-03")
    if vp:
        g.note("lady-person-vp", HER, vp)


def gain_trade(g: GlenMoreII, tile: int) -> None:
    """The VP of the least profitable exchange, and a stone (C12-TAKE-04)."""
    vp = min((vp for _, vp, _ in exchanges(g, tile)), default=0)
    award(g, vp, f"tile-{g.kit.names[tile]}", "C12-TAKE-04")
    g.note("lady-trade", HER, tile, vp)
    gain_stones(g, automa(g).level.trade_stones)


def exchanges(g: GlenMoreII, tile: int) -> list[tuple[int, int, int]]:
    """The exchanges of a trade tile, each with the resources it needs, its VP and the stones that she discards for it:
    1, or none where VP are given for nothing."""
    effect = g.kit.effects[tile]
    if effect is None:
        return []
    found = [(total(line.price.goods) + line.price.any, line.gain.vp, 1) for line in effect.trades()]
    return found or [(0, number_at(g, "statue_vp") if effect.gift().vp else 0, 0)]

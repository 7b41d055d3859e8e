"""The lines of the score sheet (GLA-SCORE, GLA-TIE): the city is finished, and both players count their buildings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glasgow import WHISKY
from hindmost.games.glasgow.kit import Kit
from hindmost.games.glasgow.scoring import bank_points, park_award, shop_award, station_award, tenement_award
from hindmost.games.glasgow.state import Glasgow
from hindmost.kernel.messages import Award, Msg
from hindmost.kernel.sheets import Found, Line
from hindmost.mechanics.goods import count, unit
from hindmost.mechanics.wording import joined

ENDING: Final = 1
FACTORY: Final = "factory"
BESIDE: Final = "beside"


class Buildings(Line):
    """How many a player has of a type; what that gives is written elsewhere."""

    together: ClassVar[bool] = False

    def source(self) -> str:
        return ""


class Printed(Line):
    together: ClassVar[bool] = False

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        return [Award(seat, found.of(self.name, seat), self.source(), self.clause, ENDING) for seat in seats]


class Parks(Line):
    together: ClassVar[bool] = False
    most: ClassVar[int] = 6

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        return [park_award(g.kit, seat, found.of(self.name, seat)) for seat in seats]


class Shops(Line):
    together: ClassVar[bool] = False
    most: ClassVar[int] = 4

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        return [shop_award(g.kit, seat, found.of(self.name, seat)) for seat in seats]


class Beside(Line):
    """The tenements beside a player's own, counted tenement by tenement."""

    together: ClassVar[bool] = False

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        return [tenement_award(g.kit, seat, found.of(self.name, seat)) for seat in seats]


class Stations(Line):
    """They need the other types of their set."""

    __slots__ = ("station_set",)

    together: ClassVar[bool] = False

    def __init__(self, name: str, title: Msg, hint: Msg, station_set: tuple[str, ...]) -> None:
        super().__init__(ENDING, name, title, hint, "GLA-SCORE-STATION")
        self.station_set = station_set

    def needs(self) -> tuple[str, ...]:
        return self.station_set

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        types = (self.name, *self.station_set)
        return [station_award(g.kit, seat, {each: found.of(each, seat) for each in types}) for seat in seats]


class Stored(Line):
    """Goods of a kind in the warehouse: only banks count them."""

    blank: ClassVar[int | None] = 0
    together: ClassVar[bool] = False
    most: ClassVar[int] = 9

    def source(self) -> str:
        return ""

    def lay(self, g: Glasgow, counts: list[int]) -> None:
        kind = g.kit.goods.index(self.name)
        kept = [store - count(store, kind) * unit(kind) for store in g.stores]
        g.stores = [store + number * unit(kind) for store, number in zip(kept, counts, strict=True)]


class Barrel(Line):
    """Who has the one barrel of whisky: only banks ask."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def source(self) -> str:
        return ""

    def lay(self, g: Glasgow, counts: list[int]) -> None:
        if 1 in counts:
            g.whisky = counts.index(1)


class Bank(Line):
    """Who owns a bank. Every one counts for itself."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def source(self) -> str:
        return self.name

    def needs(self) -> tuple[str, ...]:
        return (FACTORY,)

    def score(self, g: Glasgow, found: Found, seats: list[int]) -> list[Award]:
        bank = g.kit.number[self.name]
        owners = [seat for seat in seats if found.of(self.name, seat)]
        points = [(seat, bank_points(g, seat, bank, found.of(FACTORY, seat))) for seat in owners]
        return [Award(seat, vp, self.source(), self.clause, ENDING) for seat, vp in points]


class Finisher(Line):
    """Who placed the twentieth building: in a tie, whoever did not wins (GLA-TIE-01)."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    together: ClassVar[bool] = False
    tie: ClassVar[int] = -1

    def source(self) -> str:
        return ""


def sheet_lines(g: Any) -> tuple[Line, ...]:
    kit: Kit = g.kit
    counted = {what for counts in kit.banks for _, what in counts}
    needed = [each for each in kit.station_set if each not in (FACTORY, "park")]
    needed_by = Msg("sheet-hint-set", {})
    return (
        Printed(ENDING, "printed", Msg("score-printed", {}), Msg("sheet-hint-printed", {}), "GLA-SCORE-01"),
        Buildings(ENDING, FACTORY, Msg("sheet-glasgow-factory", {}), Msg("sheet-hint-factory", {}), "GLA-SCORE-BANK"),
        Parks(ENDING, "park", Msg("score-park", {}), None, "GLA-SCORE-PARK"),
        Shops(ENDING, "shop", Msg("score-shop", {}), Msg("sheet-hint-shop", {}), "GLA-SCORE-SHOP"),
        Beside(ENDING, BESIDE, Msg("score-tenement", {}), Msg("sheet-hint-beside", {}), "GLA-SCORE-TENEMENT"),
        *(Buildings(ENDING, each, Msg(f"sheet-glasgow-{each}", {}), needed_by, "GLA-SCORE-STATION") for each in needed),
        Stations(
            "station", Msg("score-station", {}), Msg("sheet-hint-station", {"vp": kit.station_bonus}), kit.station_set
        ),
        *(
            Stored(ENDING, good, Msg("sheet-stored", {"good": Msg(f"good-{good}", {"n": 2})}), None, "GLA-SCORE-BANK")
            for good in kit.goods
            if good in counted
        ),
        *([Barrel(ENDING, WHISKY, Msg("sheet-barrel", {}), None, "GLA-SCORE-BANK")] if WHISKY in counted else []),
        *(_bank(kit, building) for building, type_ in enumerate(kit.types) if type_ == "bank"),
        Finisher(ENDING, "finisher", Msg("sheet-finisher", {}), None, "GLA-TIE-01"),
    )


def _bank(kit: Kit, building: int) -> Line:
    terms = [Msg("built-bank-term", {"vp": vp, "thing": _thing(what)}) for vp, what in kit.banks[building]]
    title = Msg("building-bank", {"number": kit.numbers[building]})
    return Bank(ENDING, kit.ids[building], title, joined(terms, "list-comma"), "GLA-SCORE-BANK")


def _thing(what: str) -> Msg:
    if what == FACTORY:
        return Msg("type-factory", {})
    return Msg("unit-whisky" if what == WHISKY else f"good-{what}", {"n": 1})

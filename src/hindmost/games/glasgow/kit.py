"""The kit of Glasgow: what is printed, by number, for the hot path."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue.glasgow import FEE, KINDS, WHISKY, GlasgowCatalogue
from hindmost.mechanics.goods import NOTHING, unit

ARCHITECTS: Final[tuple[int, ...]] = (0, 5, 10, 15)
"""Where the architects stand on the ring (GLA-SETUP-01)."""
RING: Final = 16

GOODS: Final = KINDS.index("goods")
ANY: Final = KINDS.index("any")
TRADE: Final = KINDS.index("trade")
REFRESH: Final = KINDS.index("refresh")
ACTIVATE: Final = KINDS.index("activate")
REVEAL: Final = KINDS.index("reveal")
DOUBLE: Final = KINDS.index("double")

NO_DEED: Final = 0
GAIN_DEED: Final = 1
TRADE_DEED: Final = 2
REFRESH_DEED: Final = 3
DEEDS: Final = {"gain": GAIN_DEED, "trade": TRADE_DEED, "refresh": REFRESH_DEED}


class Kit:
    """Lists by contract and by building number."""

    def __init__(self, catalogue: GlasgowCatalogue) -> None:
        facts = catalogue.facts
        goods = catalogue.goods
        self.goods = goods
        self.kinds = len(goods)
        self.gold = unit(goods.index(FEE))
        """What an extra build action costs (GLA-BUILD-07)."""
        self.capacity = list(facts.numbers["capacity"])
        self.start = sum(number * unit(kind) for kind, number in enumerate(facts.numbers["starting_goods"]))
        self.offer = facts.number["offer"]
        self.long, self.short = facts.numbers["city"]
        self.city_size = self.long * self.short
        self.park_points = facts.numbers["park_points"]
        self.tenement_bonus = facts.number["tenement_bonus"]
        self.shop_bonus = facts.number["shop_bonus"]
        self.station_bonus = facts.number["station_bonus"]
        self.station_set = facts.names["station_set"]
        self.conversion_words = [each.words for each in catalogue.trades]
        self.conversions = [
            (goods.index(each.given), each.number, goods.index(each.gained), each.received) for each in catalogue.trades
        ]
        """All there are: good given, how many of it, good received, how many of it."""
        self.contract_trades = [self.conversion_words.index(each.words) for each in catalogue.conversions]
        """Those of the trade contract, by number."""
        self.factory_trades = [self.conversion_words.index(each.words) for each in catalogue.factory_conversions]
        self.once = [words in catalogue.once for words in self.conversion_words]
        """Which of them the contract makes only once a visit."""

        contracts = catalogue.contracts
        self.contract_ids = [contract.id for contract in contracts]
        self.contract_kinds = [KINDS.index(contract.kind) for contract in contracts]
        self.gives = [catalogue.bundle(contract.gives) for contract in contracts]
        self.gives_whisky = [WHISKY in contract.gives for contract in contracts]

        buildings = catalogue.buildings
        self.ids = [building.id for building in buildings]
        self.types = [building.type for building in buildings]
        self.numbers = [building.number for building in buildings]
        self.costs = [catalogue.bundle(building.cost) for building in buildings]
        self.first = [goods.index(building.cost[0]) for building in buildings]
        """The first good of the cost, which the reveal contract pays (GLA-CON-REVEAL)."""
        self.vp = [building.vp for building in buildings]
        self.effects = [building.effect for building in buildings]
        self.deeds = [DEEDS.get(building.effect.deed, NO_DEED) for building in buildings]
        """What a factory does; NO_DEED for everything else."""
        self.made = [_made(building.effect.makes, goods) for building in buildings]
        """The good that a factory makes: a bundle, NOTHING for whisky."""
        self.banks = [building.effect.counts for building in buildings]
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.contract_number = {name: number for number, name in enumerate(self.contract_ids)}


def _made(good: str, goods: tuple[str, ...]) -> int:
    return unit(goods.index(good)) if good in goods else NOTHING

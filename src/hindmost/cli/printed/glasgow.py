"""The contracts and buildings of Glasgow."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hindmost.catalogue.glasgow import Building, Contract
from hindmost.cli.printed.base import PrintedSheet
from hindmost.cli.printed.glasgow_words import building_name, effect_words, goods_words
from hindmost.text.messages import say


class GlasgowSheet(PrintedSheet):
    """The contracts, then the buildings by their types."""

    def tables(self) -> list[Table]:
        return [self.facts(), self.contracts(), self.buildings()]

    def contracts(self) -> Table:
        table = self.table("contract", "kind", "gives")
        for contract in self.components.contracts:
            table.add_row(*self._contract(contract))
        return table

    def _contract(self, contract: Contract) -> list[Text]:
        gives = goods_words(contract.gives, self.components.goods, self.lang) if contract.gives else "–"
        return [
            Text(contract.id),
            self.value(say(f"contract-{contract.kind}", self.lang), contract.source["kind"]),
            self.value(gives, contract.source["gives"]),
        ]

    def buildings(self) -> Table:
        table = self.table("building", "cost", "vp", "effect")
        buildings: tuple[Building, ...] = self.components.buildings
        for before, building in zip((None, *buildings), buildings, strict=False):
            if before is not None and before.type != building.type:
                table.add_section()
            table.add_row(*self._building(building))
        return table

    def _building(self, building: Building) -> list[Text]:
        lang, source = self.lang, building.source
        return [
            self.value(building_name(building, lang), source["type"]),
            self.value(goods_words(building.cost, self.components.goods, lang), source["cost"]),
            self.value(str(building.vp), source["vp"]),
            self.value(effect_words(building, self.components.facts, lang) or "–", source["effect"]),
        ]

"""Tables of components; each value is followed by the letter of its source."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rich.table import Table
from rich.text import Text

from hindmost.catalogue.model import RECONSTRUCTED, Facts
from hindmost.text.messages import say


class PrintedSheet(ABC):
    """The tables of one catalogue. `reconstructed` counts the values that are not the printed game's."""

    def __init__(self, components: Any, lang: str) -> None:
        self.components = components
        """The catalogue, as the game knows it."""
        self.lang = lang
        self.reconstructed = 0

    @abstractmethod
    def tables(self) -> list[Table]:
        """Everything that is printed, the facts of the whole game first."""

    def facts(self) -> Table:
        """Of the whole game."""
        return self.fact_table(self.components.facts, say("cli-catalogue-fact", self.lang))

    def fact_table(self, facts: Facts, heading: str) -> Table:
        table = self.table()
        table.add_column(heading)
        table.add_column(say("cli-catalogue-value", self.lang))
        for fact, entry in facts.to_json().items():
            value = entry["value"]
            if isinstance(value, dict):
                value = ", ".join(f"{name}: {number}" for name, number in value.items())
            elif isinstance(value, (list, tuple)):
                value = ", ".join(map(str, value))
            table.add_row(fact.replace("_", " "), self.value(str(value), entry["source"]))
        return table

    def table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
        for column in columns:
            table.add_column(say(f"cli-catalogue-{column}", self.lang))
        return table

    def value(self, value: str, letter: str) -> Text:
        """The value and its letter; what has no letter of its own is shown without."""
        if not letter:
            return Text(value)
        if letter == RECONSTRUCTED:
            self.reconstructed += 1
        return Text(value).append(f" {letter}", "bold reverse" if letter == RECONSTRUCTED else "dim")

"""Tables of components; each value is followed by the letter of its source."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hindmost.catalogue.model import RECONSTRUCTED, Facts
from hindmost.text.messages import has, say

NAMED: Final = {
    "goods": "good",
    "unlimited_goods": "good",
    "supply": "good",
    "conversions": "good",
    "factory_conversions": "good",
    "once": "good",
    "unlimited_pieces": "unit",
    "types": "type",
    "station_set": "type",
    "tiles": "type",
    "colours": "colour",
    "domain_colours": "domain-colour",
    "scoring_categories": "category",
    "mobs": "mob",
    "early_mobs": "mob",
    "rewards": "reward",
    **dict.fromkeys(("caber_track", "stone_track", "centre_track"), "games-reward"),
    "score_categories": "category",
}
"""What the words of a fact's value name, the kind of the messages that have them, if the fact is not called that."""
OTHERWISE: Final = {
    "whisky": "unit-whisky",
    "coins": "unit-coin",
    "members": "unit-member",
    "vp": "unit-vp",
    "contract": "cli-catalogue-contract",
}
"""Words that stand among those of a kind without being of it."""


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
            table.add_row(self._fact(fact), self.value(self.fact_value(fact, entry["value"]), entry["source"]))
        return table

    def _fact(self, fact: str) -> str:
        """What somebody has added to a copy of the file has no text."""
        key = f"cli-fact-{fact.replace('_', '-')}"
        known = [each for each in (f"{key}-{self.components.game}", key) if has(each, self.lang)]
        return say(known[0], self.lang) if known else fact.replace("_", " ")

    def fact_value(self, fact: str, value: Any) -> str:
        """What is known, in words: a number, several, or names of things with or without numbers."""
        if isinstance(value, dict):
            return ", ".join(
                say("cli-catalogue-pair", self.lang, name=self._word(fact, name, number), number=str(number))
                for name, number in value.items()
            )
        if isinstance(value, (list, tuple)):
            return ", ".join(self._exchange(fact, str(each)) for each in value)
        return str(value)

    def _exchange(self, fact: str, value: str) -> str:
        """A word, or two with what is given for what: "2 brick>steel"."""
        given, sign, gained = value.partition(">")
        if not sign:
            return self._word(fact, value, 2)
        number, _, good = given.rpartition(" ")
        words = f"{number} {self._word(fact, good, int(number or 1))}".strip()
        return f"{words} ▸ {self._word(fact, gained, 1)}"

    def _word(self, fact: str, name: str, number: int) -> str:
        kind = NAMED.get(fact, fact.replace("_", "-"))
        for key in (f"{kind}-{name}", OTHERWISE.get(name, "")):
            if has(key, self.lang):
                word = say(key, self.lang, n=number)
                # French gives a type a capital beside « tuile » only.
                return word.lower() if kind == "type" else word
        return name

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

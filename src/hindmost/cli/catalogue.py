"""`hindmost catalogue`: every component of a game, and where each value is known from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from hindmost.catalogue import Card, Catalogue, Tile, load
from hindmost.catalogue.model import LETTERS, RECONSTRUCTED
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Game, Lang
from hindmost.cli.voice import output, print_json
from hindmost.text import effects
from hindmost.text.messages import has, say


def catalogue(
    ctx: typer.Context,
    game: Game,
    as_json: AsJson = False,
    corrected: Annotated[Path | None, typer.Option("--catalogue", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    components = load(game, corrected)
    if as_json:
        print_json(components.to_json())
        return
    printer = _Printer(components, code)
    out = output()
    for table in (printer.facts(), printer.tiles(), printer.cards()):
        out.print(table)
        out.print()
    for letter in LETTERS:
        out.print(Text.assemble((f"{letter}  ", "bold"), say(f"cli-catalogue-{letter.lower()}", code)))
    guessed = printer.reconstructed
    out.print(say("cli-catalogue-count", code, count=guessed, letter=RECONSTRUCTED))


class _Printer:
    """The tables of a catalogue; each value is followed by the letter of its source."""

    def __init__(self, components: Catalogue, lang: str) -> None:
        self.components = components
        self.lang = lang
        self.reconstructed = 0

    def facts(self) -> Table:
        table = self._table("fact", "value")
        for fact, entry in self.components.facts.to_json().items():
            value = entry["value"]
            if isinstance(value, dict):
                value = ", ".join(f"{name}: {number}" for name, number in value.items())
            elif isinstance(value, (list, tuple)):
                value = ", ".join(map(str, value))
            table.add_row(fact.replace("_", " "), self._value(str(value), entry["source"]))
        return table

    def tiles(self) -> Table:
        table = self._table("tile", "stack", "land", "cost", "placed", "activation")
        tiles = (self.components.start_village, *self.components.tiles)
        for before, tile in zip((None, *tiles), tiles, strict=False):
            if before is not None and before.stack != tile.stack:
                table.add_section()
            table.add_row(*self._tile(tile))
        return table

    def _tile(self, tile: Tile) -> list[Text]:
        lang, source, goods = self.lang, tile.source, self.components.goods
        name = say(f"tile-{tile.name}", lang) if has(f"tile-{tile.name}", lang) else tile.name
        if tile.count > 1:
            name += f" × {tile.count}"
        kind = self._value(name, source["name"]).append("\n")
        kind.append_text(self._value(say(f"colour-{tile.colour}", lang), source["colour"]))
        land = say("cli-table-river", lang) if tile.river else ""
        if tile.road:
            land = f"{land}, {say('cli-table-road', lang)}" if land else say("cli-table-road", lang)
        return [
            kind,
            self._value(tile.stack or "–", source["stack"]),
            self._value(land or "–", source["river"]),
            self._value(effects.price(tile.cost, goods, lang), source["cost"]),
            self._value(effects.describe(tile.immediate, goods, lang) if tile.immediate else "–", source["immediate"]),
            self._value(
                effects.describe(tile.activation, goods, lang) if tile.activation else "–", source["activation"]
            ),
        ]

    def cards(self) -> Table:
        table = self._table("card", "bonnets", "when", "effect")
        for card in self.components.cards:
            table.add_row(*self._card(card))
        return table

    def _card(self, card: Card) -> list[Text]:
        lang, source = self.lang, card.source
        name = say(f"card-{card.id}", lang) if has(f"card-{card.id}", lang) else card.id
        key = f"card-{card.id}-effect"
        words = say(key, lang) if has(key, lang) else ""
        if not words and card.effect is not None:
            words = effects.describe(card.effect, self.components.goods, lang)
        return [
            Text(name),
            self._value(str(card.bonnets), source["bonnets"]),
            self._value(say(f"cli-catalogue-when-{card.when}", lang), source["when"]),
            self._value(words or "–", source["effect"]),
        ]

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
        for column in columns:
            table.add_column(say(f"cli-catalogue-{column}", self.lang))
        return table

    def _value(self, value: str, letter: str) -> Text:
        if letter == RECONSTRUCTED:
            self.reconstructed += 1
        return Text(value).append(f" {letter}", self._style(letter))

    def _style(self, letter: str) -> str:
        return "bold reverse" if letter == RECONSTRUCTED else "dim"

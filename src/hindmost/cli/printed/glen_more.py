"""The tiles and cards of Glen More."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hindmost.catalogue import Card, Tile
from hindmost.cli.printed.base import PrintedSheet
from hindmost.text import effects
from hindmost.text.messages import has, say


class GlenMoreSheet(PrintedSheet):
    """The tiles by their stacks, then the cards."""

    def tables(self) -> list[Table]:
        return [self.facts(), self.tiles(), self.cards()]

    def tiles(self) -> Table:
        table = self.table("tile", "stack", "land", "cost", "placed", "activation")
        tiles: tuple[Tile, ...] = (self.components.start_village, *self.components.tiles)
        for before, tile in zip((None, *tiles), tiles, strict=False):
            if before is not None and before.stack != tile.stack:
                table.add_section()
            table.add_row(*self._tile(tile))
        return table

    def _tile(self, tile: Tile) -> list[Text]:
        lang, source, lexicon = self.lang, tile.source, self.components.lexicon
        name = say(f"tile-{tile.name}", lang) if has(f"tile-{tile.name}", lang) else tile.name
        if tile.count > 1:
            name += f" × {tile.count}"
        kind = self.value(name, source["name"]).append("\n")
        kind.append_text(self.value(say(f"colour-{tile.colour}", lang), source["colour"]))
        land = say("cli-table-river", lang) if tile.river else ""
        if tile.road:
            land = f"{land}, {say('cli-table-road', lang)}" if land else say("cli-table-road", lang)
        return [
            kind,
            self.value(tile.stack or "–", source["stack"]),
            self.value(land or "–", source["river"]),
            self.value(effects.cost(tile.cost, lexicon, lang), source["cost"]),
            self.value(effects.describe(tile.immediate, lexicon, lang) if tile.immediate else "–", source["immediate"]),
            self.value(
                effects.describe(tile.activation, lexicon, lang) if tile.activation else "–", source["activation"]
            ),
        ]

    def cards(self) -> Table:
        table = self.table("card", "bonnets", "when", "effect")
        for card in self.components.cards:
            table.add_row(*self._card(card))
        return table

    def _card(self, card: Card) -> list[Text]:
        lang, source = self.lang, card.source
        name = say(f"card-{card.id}", lang) if has(f"card-{card.id}", lang) else card.id
        key = f"card-{card.id}-effect"
        words = say(key, lang) if has(key, lang) else ""
        if not words and card.effect is not None:
            words = effects.describe(card.effect, self.components.lexicon, lang)
        return [
            Text(name),
            self.value(str(card.bonnets), source["bonnets"]),
            self.value(say(f"cli-catalogue-when-{card.when}", lang), source["when"]),
            self.value(words or "–", source["effect"]),
        ]

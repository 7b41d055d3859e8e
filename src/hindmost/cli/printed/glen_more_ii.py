"""The tiles, landmark cards and the clan board of Glen More II."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hindmost.catalogue.glen_more_ii import Domain, Landmark, Road, Tile
from hindmost.cli.printed.base import PrintedSheet
from hindmost.text import effects
from hindmost.text.messages import has, say

NOTHING = "–"


class GlenMoreIISheet(PrintedSheet):
    """The tiles by their stacks, then the landmark cards, then the clan domains and the roads between them."""

    def tables(self) -> list[Table]:
        return [self.facts(), *self.chronicles(), self.tiles(), self.landmarks(), self.domains(), self.roads()]

    def chronicles(self) -> list[Table]:
        """What is known of each chronicle; the tiles and cards that it brings are among the others."""
        return [
            self.fact_table(
                facts,
                say("cli-catalogue-chronicle", self.lang, number=number, title=say(f"chronicle-{number}", self.lang)),
            )
            for number, facts in self.components.chronicles.items()
        ]

    def tiles(self) -> Table:
        table = self.table("tile", "stack", "land", "cost", "placed", "activation")
        stacks = [*self.components.stacks, ""]
        stacked = sorted(self.components.tiles, key=lambda tile: stacks.index(tile.stack))
        tiles: tuple[Tile, ...] = (
            *self.components.home,
            *stacked,
            self.components.worlds_end,
            self.components.david_hume,
        )
        for before, tile in zip((None, *tiles), tiles, strict=False):
            if before is not None and before.stack != tile.stack:
                table.add_section()
            table.add_row(*self._tile(tile))
        return table

    def _tile(self, tile: Tile) -> list[Text]:
        def value(text: str, field: str) -> Text:
            return self.value(text, tile.source.get(field, ""))

        name = value(self._name("tile", tile.name), "name")
        if tile.type:
            name.append("\n").append_text(value(say(f"type-{tile.type}", self.lang), "type"))
        land = value(say("cli-table-river", self.lang) if tile.river else NOTHING, "river")
        if tile.overlay:
            land.append("\n").append_text(value(say("cli-catalogue-overlay", self.lang), "overlay"))
        placed = value(self._effect(tile.immediate), "immediate")
        if tile.landmark:
            placed.append("\n").append_text(value(say("cli-catalogue-landmark", self.lang), "landmark"))
        return [
            name,
            value(tile.stack or NOTHING, "stack"),
            land,
            value(effects.cost(tile.cost, self.components.lexicon, self.lang), "cost"),
            placed,
            value(self._effect(tile.activation), "activation"),
        ]

    def landmarks(self) -> Table:
        table = self.table("landmark", "stack", "when", "effect")
        cards: tuple[Landmark, ...] = self.components.landmarks
        for card in cards:
            table.add_row(
                Text(self._name("landmark", card.id)),
                self.value(card.stack, card.source["stack"]),
                self.value(say(f"cli-catalogue-when-{card.when}", self.lang), card.source["when"]),
                self.value(self._effect(card.effect), card.source["effect"]).append_text(self._back(card)),
            )
        return table

    def _back(self, card: Landmark) -> Text:
        """What a chronicle prints on its back, on a line of its own."""
        if card.back is None:
            return Text("")
        words = effects.overleaf(card.back.price, card.back.effect, self.components.lexicon, self.lang)
        label = Text(f"\n{say('cli-tile-back', self.lang)} ")
        return label.append_text(self.value(words, card.back.source["effect"]))

    def domains(self) -> Table:
        table = self.table("domain", "colour", "distance", "when", "effect")
        domains: tuple[Domain, ...] = self.components.domains
        for domain in domains:
            source = domain.source
            what = say("cli-catalogue-closed", self.lang) if domain.closed else self._effect(domain.effect)
            table.add_row(
                self.value(self._name("domain", domain.id), source["id"]),
                self.value(say(f"domain-colour-{domain.colour}", self.lang), source["colour"]),
                self.value(str(domain.distance), source["distance"]),
                self.value(say(f"cli-catalogue-when-{domain.when}", self.lang), source["when"]),
                self.value(what, source["effect"]),
            )
        return table

    def roads(self) -> Table:
        table = self.table("road", "coins")
        roads: tuple[Road, ...] = self.components.roads
        for road in roads:
            ends = f"{self._name('domain', road.start)} – {self._name('domain', road.end)}"
            table.add_row(self.value(ends, road.source["from"]), self.value(str(road.coins), road.source["coins"]))
        return table

    def _effect(self, effect: effects.Effect | None) -> str:
        return effects.describe(effect, self.components.lexicon, self.lang) if effect else NOTHING

    def _name(self, kind: str, id_: str) -> str:
        """What somebody has added to a copy of the file has no text."""
        key = f"{kind}-{id_}"
        return say(key, self.lang) if has(key, self.lang) else id_

"""What is printed on the tiles of a Glen More game, and what a seat has of them, as the evaluations need it."""

from __future__ import annotations

from hindmost.bots.bot import Imagination
from hindmost.bots.worth.worth import place_of
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import (
    CountDouble,
    Effect,
    Exchange,
    ExtraActivation,
    Line,
    Produce,
    ProduceAny,
    Receive,
)
from hindmost.mechanics.goods import spread


class Facts:
    """What matters of a tile."""

    __slots__ = ("lines", "makes", "movement", "river", "road", "vp")

    def __init__(self, river: bool, road: bool, effect: Effect | None, kinds: int) -> None:
        self.river = river
        self.road = road
        self.makes: list[int] = []
        """The kinds it produces; `kinds` stands for one of choice."""
        self.lines: tuple[Line, ...] = ()
        """The lines of its exchange."""
        self.vp = 0
        self.movement = 0
        if isinstance(effect, Produce):
            self.makes = [kind for kind, number in enumerate(spread(effect.goods, kinds)) for _ in range(number)]
        elif isinstance(effect, ProduceAny):
            self.makes = [kinds] * effect.count
        elif isinstance(effect, Exchange):
            self.lines = effect.lines
        elif isinstance(effect, Receive):
            self.vp = effect.gain.vp
            self.movement = effect.gain.movement


class Printed:
    """What is printed on tiles and cards. Made once for a catalogue."""

    def __init__(
        self,
        goods: tuple[str, ...],
        steps: tuple[int, ...],
        room: int,
        penalty: int,
        tiles: int,
        facts: dict[str, Facts],
        effects: dict[str, Effect | None],
    ) -> None:
        self.kind = {good: kind for kind, good in enumerate(goods)}
        self.steps = steps
        """VP for so many more than the fewest; the last also for all above."""
        self.room = room
        """Goods that a producer holds at most."""
        self.penalty = penalty
        """VP lost for each tile more than the smallest territory has."""
        self.tiles = tiles
        """Tiles in the stacks when turns begin."""
        self.facts = facts
        """By the id of the tile."""
        self.double = {card for card, effect in effects.items() if isinstance(effect, CountDouble)}
        self.extra = {card for card, effect in effects.items() if isinstance(effect, ExtraActivation)}

    def of(self, tile: str) -> Facts:
        facts = self.facts.get(tile)
        if facts is None:  # a second copy of a tile is "name#2"
            facts = self.facts[tile] = self.facts[tile.split("#")[0]]
        return facts

    def points(self, lead: int) -> int:
        """VP for so many more than the fewest."""
        return self.steps[min(lead, len(self.steps) - 1)]


class Holdings:
    """What the seat has in one position, read from its view. `people` is the view's word for who stands on tiles."""

    __slots__ = ("cards", "coins", "facts", "goods", "market", "members", "places", "stock", "vp", "whisky")

    def __init__(self, position: Imagination, printed: Printed, people: str) -> None:
        seat = position.eyes
        self.vp: int = position.see("vp", seat)
        self.coins: int = position.see("coins", seat)
        self.whisky: int = position.see("whisky", seat)
        self.cards: list[str] = position.see("cards", seat)
        self.market: list[Json] = position.see("market")
        self.facts: list[Facts] = []
        """By tile of the territory, as the next three."""
        self.places: list[tuple[int, int]] = []
        self.goods: list[int] = []
        self.members: list[int] = []
        self.stock = [0] * len(printed.kind)
        """All goods together, by kind."""
        for item in position.see("territory", seat):
            self.facts.append(printed.of(item["tile"]))
            self.places.append(place_of(item["cell"]))
            self.members.append(item[people])
            held = 0
            for good, number in item["goods"].items():
                self.stock[printed.kind[good]] += number
                held += number
            self.goods.append(held)

"""The kit: what is printed, laid out by tile number for the hot path. Made once per table from a catalogue."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.messages import Msg
from hindmost.mechanics.activation import Activation
from hindmost.mechanics.effects import Effect, Exchange, ExtraActivation, Line, Price
from hindmost.mechanics.immediate import Deed
from hindmost.mechanics.lexicon import Lexicon


class Kit:
    """Lists by tile number; the last number is the home tile. `rules` names the clause behind each mechanic."""

    def __init__(
        self,
        lexicon: Lexicon,
        room: int,
        ids: list[str],
        names: list[str],
        stacks: list[int],
        types: list[str],
        colours: list[str],
        edges: list[int],
        fits: list[list[int]],
        prices: list[Price],
        immediate: list[Effect | None],
        effects: list[Effect | None],
        activations: list[Activation | None],
        deeds: list[list[Deed[Any, Any]]],
        produces: list[int],
        cards: list[int],
        clauses: list[str],
        card_ids: list[str],
        bonnets: list[int],
        card_effects: list[Effect | None],
        score_steps: tuple[int, ...],
        die_faces: list[int],
        rules: dict[str, str],
    ) -> None:
        self.lexicon = lexicon
        """The words of prices and effects."""
        self.goods = lexicon.goods
        """Names of the goods, by kind."""
        self.room = room
        """How many goods a tile holds at most."""
        self.ids = ids
        self.names = names
        self.stacks = stacks
        """The stack a tile comes from; -1 for the home tile."""
        self.types = types
        self.colours = colours
        self.edges = edges
        self.fits = fits
        """By tile: what `edges.fit` says for each contact code."""
        self.prices = prices
        self.immediate = immediate
        self.effects = effects
        """What the tile prints as its activation."""
        self.activations = activations
        """The same, ready to be carried out; None for a tile that does nothing when activated."""
        self.deeds = deeds
        """What happens when the tile is placed or, for a person, taken."""
        self.produces = produces
        """The good a producer makes; ANY_KIND for one of choice, NO_KIND for what is no producer."""
        self.cards = cards
        """The card that comes with the tile, or -1."""
        self.clauses = clauses
        """The clause that describes the tile's activation."""
        self.card_ids = card_ids
        """From here on by card number."""
        self.bonnets = bonnets
        self.card_effects = card_effects
        """What the card does after it was taken: at scorings, in every turn, at the end."""
        self.extra_card = next((n for n, effect in enumerate(card_effects) if isinstance(effect, ExtraActivation)), -1)
        """The card that allows an additional activation in every turn, or -1."""
        self.score_steps = score_steps
        """VP by the difference to the lowest; the last holds for everything beyond it."""
        self.die_faces = die_faces
        self.rules = rules
        self.number = {tile_id: number for number, tile_id in enumerate(ids)}

    def line(self, tile: int, line: int) -> Line:
        """One line of a tile's exchange."""
        effect = self.effects[tile]
        assert isinstance(effect, Exchange)
        return effect.lines[line]

    def line_args(self, tile: int, line: int) -> dict[str, int | str | Msg]:
        chosen = self.line(tile, line)
        return {
            "price": chosen.price.message(self.lexicon),
            "gain": chosen.gain.message(self.lexicon),
        }

    def activation_message(self, tile: int) -> Msg:
        """What activating the tile does."""
        effect = self.effects[tile]
        assert effect is not None
        return effect.message(self.lexicon)

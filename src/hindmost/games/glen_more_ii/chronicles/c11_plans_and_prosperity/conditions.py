"""Conditional immediate effects: given if a tile of a type lies across an edge of the monument (C11-COND)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import ENLIST, EnlistScotsmen, GlenMoreII, placed_slots
from hindmost.games.glen_more_ii.deeds import EFFECTS
from hindmost.kernel.craft import Msg, Name, Reason, Refusal
from hindmost.mechanics.craft import SAME, SIDES, Deed, Effect, Frames, Gain, Lexicon, Phrase, Sign, deeds_of
from hindmost.mechanics.effects import GAINED, one_effect

NOT_A_HALF: Final = Reason("reason-not-a-half", "C11-COND-01")
SIGNS: Final = {"village": "of-villages"}
"""Where a type is counted by another sign than its own."""
LIVES: Final = {living.effect: living for living in EFFECTS}


class Beside(Effect):
    """An effect that is given next to a tile of a type."""

    __slots__ = ("effect", "type")

    verb: ClassVar[str] = "beside"
    places: ClassVar[tuple[str, ...]] = (GAINED,)

    def __init__(self, type_: str, effect: Effect) -> None:
        self.type = type_
        self.effect = effect

    def fields(self) -> tuple[object, ...]:
        return (self.type, self.effect)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.name("a type"), one_effect(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return f"beside {self.type} {self.effect.words(lexicon)}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-beside", {"type": Name("type", self.type), "effect": self.effect.message(lexicon)})

    def short(self, lexicon: Lexicon) -> Msg:
        return Msg("short-beside-type", {"type": Name("type", self.type), "effect": self.effect.short(lexicon)})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [SIGNS.get(self.type, f"of-{self.type}"), SAME, *self.effect.signs(lexicon)]

    def names(self) -> tuple[tuple[str, str], ...]:
        return (("tiles", self.type), *self.effect.names())

    def gift(self) -> Gain:
        return self.effect.gift()


class BesideType(Deed[GlenMoreII, Beside]):
    """The neighbours are those of the moment at which the monument is built; each effect is given once at most."""

    def __init__(self, effect: Beside) -> None:
        super().__init__(effect)
        self.deeds: list[Deed[Any, Any]] = deeds_of(effect.effect, LIVES)

    @property
    def decides(self) -> bool:
        return any(deed.decides for deed in self.deeds)

    def applies(self, g: GlenMoreII, slots: list[int]) -> bool:
        return any(g.kit.types[tile] == self.effect.type for tile in neighbours(g, slots, g.active))

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        members = self.effect.gift().members
        if members and g.book.right_half[g.tile_of(origin)] >= 0:
            return [EnlistOnHalf(members)]
        return [frame for deed in self.deeds for frame in deed.begin(g, origin)]


def neighbours(g: GlenMoreII, slots: list[int], seat: int) -> list[int]:
    """The tiles across the edges of these slots, themselves left out: up to six around a double monument."""
    ground = g.estates[seat].ground
    around = {ground.slot_at.get(ground.cells[slot] + step) for slot in slots for step in SIDES}
    return [ground.tiles[slot] for slot in around if slot is not None and slot not in slots]


class EnlistOnHalf(EnlistScotsmen):
    """A Scotsman comes onto either half of the double monument just built."""

    def slots(self, g: GlenMoreII) -> list[int]:
        return placed_slots(g, g.estates[g.active].ground)

    def after(self, number: int) -> EnlistScotsmen:
        return EnlistOnHalf(number)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        others = [slot for slot in g.estates[g.active].ground.slots() if slot not in self.slots(g)]
        return [Refusal(ENLIST | slot, NOT_A_HALF) for slot in others]

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return options[0]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-enlist-on-half", {})

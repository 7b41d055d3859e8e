"""Events about the Tome itself: another card is turned, faces are worth coins, a person is at hand (C6-21, 30)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.kernel.craft import ANYWHERE, Name, Reason, Window
from hindmost.mechanics.craft import Args, Effect, Gain, Lexicon, Phrase
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.lexicon import COIN
from hindmost.mechanics.wording import AND, joined

from .effects import LEAVE, EventAmount, EventEffect
from .gathering import TURN
from .tome import back_of, faces, turn, unturned

NO_OTHER: Final = Reason("reason-no-other-card", "C6-21")


class TurnAnother(EventEffect):
    """Another own card is turned, without its event."""

    verb: ClassVar[str] = "turn"
    sign: ClassVar[str] = "event-face"


class TurningAnother(Deed[GlenMoreII, TurnAnother]):
    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if [card for card in unturned(g, g.active) if card != origin - FROM_BACK] else NO_OTHER

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [TURN_OTHER]


class TurnOther(Window[GlenMoreII]):
    """Which card is turned; it need not be any (C6-21)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        cards = unturned(g, g.active)
        return [*(TURN | card for card in cards), LEAVE] if cards else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != LEAVE:
            turn(g, choice & 0xFF)


class WithPersons(EventAmount):
    """So many VP for each of these persons that the owner has."""

    __slots__ = ("persons",)

    verb: ClassVar[str] = "with"
    sign: ClassVar[str] = "of-person"

    def __init__(self, persons: tuple[str, ...], amount: int) -> None:
        super().__init__(amount)
        self.persons = persons

    def fields(self) -> tuple[object, ...]:
        return (self.persons, self.amount)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        persons = [phrase.name("a person")]
        while phrase.accept(AND):
            persons.append(phrase.name("a person"))
        return cls(tuple(persons), cls.read_amount(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return f"with {' + '.join(self.persons)} {self.amount} vp"

    def args(self, lexicon: Lexicon) -> Args:
        persons = [Name("tile", id_.partition("-")[2]) for id_ in self.persons]
        return {"persons": joined(persons, "list-or"), **super().args(lexicon)}


class Welcoming(Deed[GlenMoreII, WithPersons]):
    def vp(self, g: GlenMoreII) -> int:
        return self.effect.amount * sum(g.kit.number[id_] in g.persons[g.active] for id_ in self.effect.persons)

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if self.vp(g) else Reason("reason-person-missing", back_of(g, origin - FROM_BACK).clause)

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        if self.vp(g):
            g.receive_from(origin, Gain(self.vp(g), 0, 0, 0, 0))
        return []


class Faces(EventAmount):
    """So many coins for each event face, the card itself included."""

    verb: ClassVar[str] = "faces"
    sign: ClassVar[str] = "event-face"
    unit: ClassVar[str] = COIN


class CountingFaces(Deed[GlenMoreII, Faces]):
    """No card whose event is under way shows it yet; this one counts itself (C6-47)."""

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        g.receive_from(origin, Gain(0, self.effect.amount * (len(faces(g, g.active)) + 1), 0, 0, 0))
        return []


TURN_OTHER: Final = TurnOther()

"""Effects that change what is scored."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final

from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.effects.effect import CARD_END, DOMAIN, LANDMARK_END, SCORING, Effect
from hindmost.mechanics.effects.forms import NounEffect
from hindmost.mechanics.lexicon import COIN, VP, Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import FOR, OR, Sign, joined, joined_signs, vp_term

COUNTED: Final = ("villages", "peopled", "overlays", "monuments", "coins", "rivers")
"""What a threshold may count: villages, tiles with a clan member, overlay tiles, monuments, coins, river tiles."""


class CountDouble(NounEffect):
    """From now on clan members count double in this category of every scoring (Castle of Mey)."""

    __slots__ = ()

    verb: ClassVar[str] = "double"
    places: ClassVar[tuple[str, ...]] = (SCORING,)
    sort: ClassVar[str] = "category"
    wanted: ClassVar[str] = "a category of the scoring"

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["2x", self.noun]


class PerTile(Effect):
    """At the end of the game, VP for every own tile of a colour or type: `by` is "colour" or "type"."""

    __slots__ = ("by", "vp", "what")

    mark: ClassVar[str] = "per"
    places: ClassVar[tuple[str, ...]] = (CARD_END,)

    def __init__(self, vp: int, by: str, what: str) -> None:
        self.vp: Final = vp
        self.by: Final = by
        self.what: Final = what

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.by, self.what)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        number = phrase.amount()
        phrase.expect("vp", "per")
        by = phrase.one_of(("colour", "type"))
        return cls(number, by, phrase.name(f"a {by}"))

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.vp} vp per {self.by} {self.what}"

    def message(self, lexicon: Lexicon) -> Msg:
        vp = vp_term(self.vp, lexicon).message()
        return Msg(f"effect-per-{self.by}", {"vp": vp, "what": Name(self.by, self.what)})

    def short(self, lexicon: Lexicon) -> Msg:
        vp = vp_term(self.vp, lexicon).short()
        return Msg("short-per", {"vp": vp, "what": Name(self.by, self.what)})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.vp, VP, OR, f"of-{self.what}"]

    def names(self) -> tuple[tuple[str, str], ...]:
        return ((self.by, self.what),)


class Threshold(Effect):
    """VP for having at least so many of something; the highest of the `steps` (number, VP) that is reached (Brodie)."""

    __slots__ = ("steps", "what")

    verb: ClassVar[str] = "reach"
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)

    def __init__(self, what: str, steps: tuple[tuple[int, int], ...]) -> None:
        self.what: Final = what
        """One of `COUNTED`."""
        self.steps: Final = steps
        """Rising in both."""

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.steps)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        what = phrase.one_of(COUNTED)
        steps: list[tuple[int, int]] = []
        while True:
            least = phrase.amount()
            phrase.expect(FOR)
            steps.append((least, phrase.amount()))
            phrase.expect("vp")
            if not phrase.accept(OR):
                break
        if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(steps)):
            raise phrase.wrong("more must be worth more; write the steps from the lowest up")
        return cls(what, tuple(steps))

    def vp(self, number: int) -> int:
        """What having so many is worth."""
        best = 0
        for least, vp in self.steps:
            if number >= least:
                best = vp
        return best

    def words(self, lexicon: Lexicon) -> str:
        return f"reach {self.what} " + f" {OR} ".join(f"{least} {FOR} {vp} vp" for least, vp in self.steps)

    def message(self, lexicon: Lexicon) -> Msg:
        steps = [
            Msg(f"effect-reach-{self.what}", {"n": least, "vp": vp_term(vp, lexicon).message()})
            for least, vp in self.steps
        ]
        return Msg("effect-reach", {"steps": joined(steps, "list-comma")})

    def short(self, lexicon: Lexicon) -> Msg:
        least, vp = ("/".join(str(step[place]) for step in self.steps) for place in (0, 1))
        reached = Msg("counted", {"amount": least, "thing": Msg(f"short-reach-{self.what}", {})})
        gained = Msg("counted", {"amount": vp, "thing": lexicon.things[VP].message("short", 1)})
        return Msg("short-exchange", {"price": reached, "gain": gained})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        steps: list[list[Sign]] = [[least, FOR, vp, VP] for least, vp in self.steps]
        return [COIN if self.what == "coins" else f"of-{self.what}", *joined_signs(steps, OR)]


class CoinsWorth(Effect):
    """At the end of the game each of the first `most` coins is worth so many VP (Armadale Castle)."""

    __slots__ = ("most", "vp")

    verb: ClassVar[str] = "worth"
    places: ClassVar[tuple[str, ...]] = (LANDMARK_END,)

    def __init__(self, vp: int, most: int) -> None:
        self.vp: Final = vp
        self.most: Final = most

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.most)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        vp = phrase.amount()
        phrase.expect("vp", "per", "coin", "up", "to")
        return cls(vp, phrase.amount())

    def words(self, lexicon: Lexicon) -> str:
        return f"worth {self.vp} vp per coin up to {self.most}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-worth", {"vp": vp_term(self.vp, lexicon).message(), "n": self.most})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"1–{self.most}", COIN, FOR, self.vp, VP]

"""What levels and the centre track give, as it is printed there."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import Json, Msg, Name
from hindmost.mechanics.craft import COIN, Effect, Lexicon, Sign
from hindmost.mechanics.lexicon import MEMBER, WHISKY
from hindmost.mechanics.wording import OR, joined_signs

UNITS: Final = {"coins": COIN, "barrel": WHISKY, "scotsman": MEMBER}
"""What the names of prizes call otherwise than the catalogue."""
MOST: Final = {"vp": 8, "coins": 4, "stone": 4, "barrel": 3, "scotsman": 3, "popularity": 3, "score": 4}
"""By what a prize may be on somebody's printed board: how many at most."""


def several(*names: str) -> list[str]:
    """The words of all prizes of these kinds."""
    return [f"{name}-{number}" for name in names for number in range(1, MOST[name] + 1)]


class Prize(Effect):
    """So many of one of these things. Its name is its word in the catalogue, and what it is called."""

    __slots__ = ("amount", "name", "things")

    def __init__(self, name: str, things: tuple[str, ...], amount: int) -> None:
        self.name: Final = name
        self.things: Final = things
        self.amount: Final = amount

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.things, self.amount)

    def words(self, lexicon: Lexicon) -> str:
        return self.name

    def message(self, lexicon: Lexicon) -> Msg:
        return Name("games-reward", self.name)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return joined_signs([[thing] if self.amount == 1 else [self.amount, thing] for thing in self.things], OR)

    def raises(self) -> int:
        """How much more the category that it stands for gives in the next scoring; then nothing is received."""
        return 0

    def to_json(self, lexicon: Lexicon) -> Json:
        return {"name": self.name, "things": list(self.things), "tokens": self.signs(lexicon), "raises": self.raises()}


class ScoreToken(Prize):
    """It is kept until the next scoring."""

    __slots__ = ()

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"+{self.amount}", *self.things]

    def raises(self) -> int:
        return self.amount


def track(names: tuple[str, ...], scored: str = "") -> tuple[Prize, ...]:
    """The prizes of a track, whose score tokens raise a category."""
    return tuple(_read(name, scored) for name in names)


def _read(name: str, scored: str) -> Prize:
    what, *rest = name.split("-")
    if what == "score":
        return ScoreToken(name, (scored,), int(rest[0]))
    if what == "resource":
        return Prize(name, tuple(rest), 1)
    return Prize(name, (UNITS.get(what, what),), int(rest[0]))

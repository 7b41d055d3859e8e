"""A clan marker that costs no road, on a domain of one colour (C6-38)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.points import ROAD
from hindmost.games.glen_more_ii.verbs import CLAIM
from hindmost.kernel.craft import Msg, Name, Reason, Refusal
from hindmost.mechanics.craft import Args, Lexicon
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.wording import Sign

from .effects import EventEffect

NO_DOMAIN: Final = Reason("reason-no-such-domain", "C6-38")
OTHER_COLOUR: Final = Reason("reason-other-colour", "C6-38")


class Envoy(EventEffect):
    """A free marker on a domain of this colour."""

    verb: ClassVar[str] = "envoy"

    def args(self, lexicon: Lexicon) -> Args:
        return {"colour": Name("domain-colour", self.noun)}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["marker", f"of-{self.noun}"]


class SendingEnvoy(Deed[GlenMoreII, Envoy]):
    def frame(self, g: GlenMoreII) -> EnvoyMarker:
        return EnvoyMarker(0, g.book.domain_colours.index(self.effect.noun))

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if self.frame(g).ask(g) else NO_DOMAIN

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [self.frame(g)]


class EnvoyMarker(PlaceMarker):
    """The road costs nothing, whatever else may be owed; `like`: a domain of the colour that is meant."""

    __slots__ = ("like",)

    shape: ClassVar[dict[str, str]] = {"promised": "flag", "like": "domain"}

    def __init__(self, promised: int, like: int) -> None:
        super().__init__(promised)
        self.like = like

    def costs(self, g: GlenMoreII) -> list[int]:
        return g.table.fold(ROAD, g, [0] * len(g.book.domain_ids), g.active, 0)

    def domains(self, g: GlenMoreII) -> list[int]:
        return [domain for domain in g.open_domains() if self.fits_colour(g, domain)]

    def fits_colour(self, g: GlenMoreII, domain: int) -> bool:
        return g.book.domain_colours[domain] == g.book.domain_colours[self.like]

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        found = super().refusals(g)
        others = [domain for domain in g.open_domains() if not self.fits_colour(g, domain)]
        wrong = [Refusal(CLAIM | domain, OTHER_COLOUR) for domain in others]
        return [*wrong, *(each for each in found if each.choice not in [CLAIM | domain for domain in others])]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-envoy-marker", {"colour": Name("domain-colour", g.book.domain_colours[self.like])})

"""Placing clan markers (GM2-CLAN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hindmost.games.glen_more_ii import points
from hindmost.games.glen_more_ii.roles import FROM_DOMAIN
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import CLAIM, PASS, PASSING_MARKER
from hindmost.kernel.frames import ANYWHERE, Frame, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

TAKEN: Final = Reason("reason-domain-taken", "GM2-CLAN-01")
OUT_OF_USE: Final = Reason("reason-domain-out-of-use", "GM2-CLAN-07")
ROAD_TOO_DEAR: Final = Reason("reason-road-too-dear", "GM2-CLAN-03")
MUST_PLACE: Final = Reason("reason-must-place-marker", "GM2-IMM-06")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceMarker(Step):
    """The marker must be placed if the coins in hand reach any domain; if not, it lapses unless coins are raised
    first (GM2-IMM-06). Nobody need pay a toll: where only domains with one are left, it may lapse too. `promised`: an
    exchange was made for it, so that it does not lapse (GM2-TRADE-04).

    A chronicle's marker that is free, or may share a domain, or goes to some of them only, is a subclass.
    """

    __slots__ = ("promised",)

    shape: ClassVar[dict[str, str]] = {"promised": "flag"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_MARKER

    def __init__(self, promised: int) -> None:
        self.promised = promised

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if not g.markers_left(g.active):
            return None
        prices = self.prices(g)
        coins = g.estates[g.active].coins
        options = [CLAIM | domain for domain in self.domains(g) if prices[domain] <= coins]
        if options:
            return [*options, PASS] if self.only_tolls(g, options) else options
        if self.promised:
            return [] if g.can_sell() else None
        return [PASS] if self.could_be_raised(g) else None

    def only_tolls(self, g: GlenMoreII, claims: list[int]) -> bool:
        """Whether there is a toll on each of them."""
        if points.CLAIM_TOLL not in g.table.folds:
            return False
        tolls = g.claim_tolls()
        return all(tolls[choice & 0xFF] for choice in claims)

    def costs(self, g: GlenMoreII) -> list[int]:
        """By domain: what the road there costs."""
        return g.road_costs()

    def prices(self, g: GlenMoreII) -> list[int]:
        """By domain: what the marker costs."""
        return g.with_tolls(self.costs(g))

    def domains(self, g: GlenMoreII) -> list[int]:
        """Where it may be placed, the coins aside."""
        return g.open_domains()

    def could_be_raised(self, g: GlenMoreII) -> bool:
        """Whether the player could still do something that brings coins."""
        return any(action.options(g, g.active) for action in g.table.free_actions)

    def run(self, g: GlenMoreII) -> None:
        g.note("marker-lapsed", g.active)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            self.run(g)
            return
        domain = choice & 0xFF
        cost = self.prices(g)[domain]
        g.estates[g.active].coins -= cost
        g.clans.place(g.active, domain)
        g.note("claimed", g.active, domain, cost)
        g.stack.append(Bonus(domain))
        g.table.emit(points.CLAIMED, g, g.active, domain, cost)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        prices = self.prices(g)
        coins = g.estates[g.active].coins
        open_domains = self.domains(g)
        found = []
        for domain, used in enumerate(g.book.in_use):
            if domain not in open_domains:
                veto = g.table.veto(points.CLAIM, g, g.active, domain)
                reason = OUT_OF_USE if not used else veto or TAKEN
                found.append(Refusal(CLAIM | domain, reason))
            elif prices[domain] > coins:
                found.append(Refusal(CLAIM | domain, ROAD_TOO_DEAR))
        if PASS not in (self.ask(g) or ()):
            found.append(Refusal(PASS, MUST_PLACE))
        return found

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-place-marker", {"coins": g.estates[g.active].coins})


class Bonus(Frame["GlenMoreII"]):
    """The bonus of a domain that has just been claimed (GM2-CLAN-04)."""

    __slots__ = ("domain",)

    shape: ClassVar[dict[str, str]] = {"domain": "domain"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        for deed in g.book.bonuses[self.domain]:
            frames += deed.begin(g, FROM_DOMAIN + self.domain)
        g.push(frames)

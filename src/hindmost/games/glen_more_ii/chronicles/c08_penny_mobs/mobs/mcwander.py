"""Peggy McWander: tokens on free clan domains, which others pay for (C8-20)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import receive
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import CLAIM_TOLL, CLAIMED
from hindmost.games.glen_more_ii.verbs import domain_message
from hindmost.kernel.craft import Fold, Frame, Hook, Listener, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.craft import Args

from .mob import Mob

MCWANDER: Final = NAMES.index("mcwander")
COINS: Final = DATA.facts.numbers["mcwander_coins"]
TOLLGATE: Final = verb_code(8, 6)
NOT_FREE: Final = Reason("reason-domain-not-free", "C8-20")

IN_HAND: Final = -1
SPENT: Final = 127
"""Where a token is that lies on no domain."""


class Tollgate(Verb):
    """Payload: token << 8 | domain."""

    name: ClassVar[str] = "tollgate"
    code: ClassVar[int] = TOLLGATE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{g.book.domain_ids[payload & 0xFF]} {COINS[payload >> 8]}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"domain": domain_message(g, payload & 0xFF), "coins": COINS[payload >> 8]}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"domain:{g.book.domain_ids[payload & 0xFF]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-20"


def bearable(g: GlenMoreII, domain: int) -> bool:
    """Whether a domain can bear a token: it is in use and free, or takes any number of markers as Douglas does."""
    free = g.book.shared[domain] or not g.clans.occupied() >> domain & 1
    return g.book.in_use[domain] and free


def tollgates(where: list[int]) -> list[tuple[int, int]]:
    """The domains with a token, each with its coins."""
    return [(place, coins) for place, coins in zip(where, COINS, strict=True) if place not in (IN_HAND, SPENT)]


def open_to_tokens(g: GlenMoreII) -> list[int]:
    """The domains on which a token may be put: each on one of its own."""
    return [d for d in range(len(g.book.domain_ids)) if d not in marks_of(g, MCWANDER) and bearable(g, d)]


class PutToken(Window[GlenMoreII]):
    """One of the tokens in hand, on a domain."""

    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        tokens = [token for token, place in enumerate(marks_of(g, MCWANDER)) if place == IN_HAND]
        domains = open_to_tokens(g)
        return [*(TOLLGATE | token << 8 | domain for token in tokens for domain in domains), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            token, domain = choice >> 8 & 0xFF, choice & 0xFF
            put_token(g, token, domain)
            g.note("tollgate", g.active, domain, COINS[token])

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        tokens = [token for token, place in enumerate(marks_of(g, MCWANDER)) if place == IN_HAND]
        others = [domain for domain in range(len(g.book.domain_ids)) if domain not in open_to_tokens(g)]
        return [Refusal(TOLLGATE | token << 8 | domain, NOT_FREE) for token in tokens for domain in others]

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if controller(g, MCWANDER) == g.active else ["puts a token that is another's"]


def put_token(g: GlenMoreII, token: int, place: int) -> None:
    """A token lies on a domain from now on, or is spent."""
    where = marks_of(g, MCWANDER)
    mark(g, MCWANDER, [*where[:token], place, *where[token + 1 :]])


class TokensToPay(Fold[GlenMoreII, "list[int]"]):
    """Others pay the coins on a token beside the road, even where the road is free."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        if controller(g, MCWANDER) in range(g.table.seats) and controller(g, MCWANDER) != seat:
            value = value[:]
            for domain, coins in tollgates(marks_of(g, MCWANDER)):
                value[domain] += coins
        return value


class TokenGone(Listener[GlenMoreII]):
    """As soon as the domain is claimed its token is discarded; the coins have been paid with the marker."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MCWANDER)
        if seat < 0 or a not in marks_of(g, MCWANDER):
            return []
        token = marks_of(g, MCWANDER).index(a)
        put_token(g, token, SPENT)
        if seat != owner:
            receive(g, seat, COINS[token], MCWANDER)
        return []


class McWander(Mob):
    """She remembers for each token the domain it lies on, or that it is in hand or spent."""

    __slots__ = ()

    name: ClassVar[str] = "mcwander"
    clause: ClassVar[str] = "C8-20"

    def fresh(self) -> list[int]:
        return [IN_HAND] * len(COINS)

    def hooks(self) -> tuple[Hook, ...]:
        return ((CLAIM_TOLL, TokensToPay()), (CLAIMED, TokenGone()))

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        return IN_HAND in self.marks(g) and bool(open_to_tokens(g))

    def called(self) -> list[Frame[Any]]:
        return [PutToken()]

    def problems(self, g: GlenMoreII) -> list[str]:
        if len(self.marks(g)) != len(COINS):
            return ["McWander has tokens that there are not"]
        domains = [domain for domain, _ in tollgates(self.marks(g))]
        known = all(domain in range(len(g.book.domain_ids)) and bearable(g, domain) for domain in domains)
        return [] if known and len(set(domains)) == len(domains) else ["a token of McWander lies where it cannot"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return [coins for coins, place in zip(COINS, self.marks(g), strict=True) if place == IN_HAND]

    def is_spent(self, g: GlenMoreII) -> bool:
        return set(self.marks(g)) == {SPENT}

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A token is worth something as long as others may come for its domain: more once it lies there."""
        held = self.marks(g) if self.seat(g) == seat else self.fresh()
        likely = min(1.0, ahead.turns / 8)
        laid = sum(coins for _, coins in tollgates(held))
        kept = sum(coins for coins, place in zip(COINS, held, strict=True) if place == IN_HAND)
        return likely * (0.6 * laid + 0.45 * kept)

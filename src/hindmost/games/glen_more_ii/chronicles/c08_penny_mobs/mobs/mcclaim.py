"""John McClaim: tokens on rivals' landmark cards, which count for his controller instead (C8-36)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.points import TURNED
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.scoring import LANDMARKS
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import card_message, is_turned, unturned
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, TOKENS, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import COUNT
from hindmost.kernel.craft import Fold, Frame, Hook, Listener, Verb, Window, shows_next, verb_code
from hindmost.mechanics.craft import Args
from hindmost.mechanics.wording import player_message

from .mob import Mob

MCCLAIM: Final = NAMES.index("mcclaim")
STAKE: Final = verb_code(8, 23)

IN_HAND: Final = -1
SPENT: Final = 127
"""Where a token is that lies on no card."""


class StakeClaim(Verb):
    """Payload: the card."""

    name: ClassVar[str] = "claim-card"
    code: ClassVar[int] = STAKE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.card_ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"card": card_message(g, payload), "player": player_message(owner_of(g, payload))}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"landmark:{g.kit.card_ids[payload]}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, STAKE | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-36"


def owner_of(g: GlenMoreII, card: int) -> int:
    return next(seat for seat, e in enumerate(g.estates) if card in e.cards)


def claimed(g: GlenMoreII) -> list[int]:
    """The cards that bear a token."""
    where = marks_of(g, MCCLAIM) if controller(g, MCCLAIM) >= 0 else []
    return [card for card in where if card not in (IN_HAND, SPENT)]


def claimable(g: GlenMoreII, seat: int) -> list[int]:
    """The cards on which the seat may put a token: those of rivals that have not been turned, one token for each."""
    if IN_HAND not in marks_of(g, MCCLAIM):
        return []
    rivals = [other for other in range(g.table.seats) if other != seat]
    return [card for other in rivals for card in unturned(g, other) if card not in claimed(g)]


class ClaimCard(Window[GlenMoreII]):
    """One card after the other, as long as there are tokens and their owner likes."""

    within: ClassVar[tuple[str, ...]] = (*IN_PAUSE, "penny")

    def ask(self, g: GlenMoreII) -> list[int] | None:
        cards = claimable(g, g.active)
        return [*(STAKE | card for card in cards), DECLINE] if cards else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            card = choice & 0xFF
            _move(g, IN_HAND, card)
            g.note("claimed-card", g.active, card, owner_of(g, card))
            g.stack.append(self)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return DECLINE

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if controller(g, MCCLAIM) == g.active else ["claims a card with tokens of nobody"]


def _move(g: GlenMoreII, old: int, new: int) -> None:
    """A token goes from one place to another; they are all alike, so their order is by place."""
    where = marks_of(g, MCCLAIM)[:]
    where[where.index(old)] = new
    mark(g, MCCLAIM, sorted(where))


class CountsForHim(Fold[GlenMoreII, int]):
    """A card with a token counts for the controller and not for its owner."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if g.book.categories[subject] != LANDMARKS:
            return value
        cards = claimed(g)
        if controller(g, MCCLAIM) == seat:
            return value + len(cards)
        return value - sum(card in cards for card in g.estates[seat].cards)


class TokenGone(Listener[GlenMoreII]):
    """The card has been turned: its token leaves the game."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if a in claimed(g):
            _move(g, a, SPENT)
        return []


class McClaim(Mob):
    """John remembers for each token the card it lies on, or that it is in hand or spent."""

    name: ClassVar[str] = "mcclaim"
    clause: ClassVar[str] = "C8-36"

    def fresh(self) -> list[int]:
        return [IN_HAND] * TOKENS[MCCLAIM]

    def taken(self, g: GlenMoreII, seat: int) -> list[Frame[Any]]:
        return self.called()

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        return bool(claimable(g, seat))

    def called(self) -> list[Frame[Any]]:
        return [CLAIM_CARD]

    def hooks(self) -> tuple[Hook, ...]:
        return ((COUNT, CountsForHim()), (TURNED, TokenGone()))

    def problems(self, g: GlenMoreII) -> list[str]:
        where = self.marks(g)
        if len(where) != TOKENS[MCCLAIM] or where != sorted(where):
            return ["McClaim has tokens that there are not"]
        rivals = [e.cards for seat, e in enumerate(g.estates) if seat != self.seat(g)]
        theirs = {card for cards in rivals for card in cards if not is_turned(g, card)}
        cards = claimed(g)
        sound = len(set(cards)) == len(cards) and set(cards) <= theirs
        return [] if sound else ["a token of McClaim lies where it cannot"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return [0] * self.marks(g).count(IN_HAND)

    def is_spent(self, g: GlenMoreII) -> bool:
        return set(self.marks(g)) == {SPENT}

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A landmark more and one less for a rival, in every scoring to come."""
        held = self.marks(g) if self.seat(g) == seat else self.fresh()
        left = [where for where in held if where != SPENT]
        in_hand = left.count(IN_HAND)
        return ahead.scorings * (0.5 * in_hand + 0.9 * (len(left) - in_hand))


CLAIM_CARD: Final = ClaimCard()

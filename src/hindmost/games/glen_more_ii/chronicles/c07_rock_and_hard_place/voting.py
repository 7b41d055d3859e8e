"""The clan council meets: a card is proposed, and everybody votes at once (C7-03 to 11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Coming, Frame, Msg, Reason, Refusal, Secret, Verb, Window, verb_code
from hindmost.kernel.standing import Always, Standing
from hindmost.mechanics.craft import Args

from .council import ACCEPTED, CARDS, CLAUSES, REJECTED, UNDECIDED, card_comes, card_message, council, lay_open, opened

PROPOSE: Final = verb_code(7, 0)
VOTE: Final = verb_code(7, 1)

NAY: Final = 0
AYE: Final = 1

VOTED: Final = Reason("reason-voted", "C7-05")


class Proposal(Verb):
    """Payload: the card on which the council votes."""

    name: ClassVar[str] = "propose"
    code: ClassVar[int] = PROPOSE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return CARDS[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"card": card_message(g, payload), "measure": Msg(f"great-glen-{CARDS[payload]}-effect", {})}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"great-glen:{CARDS[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return CLAUSES[CARDS[payload]]


class Ballot(Verb):
    """Payload: AYE or NAY."""

    name: ClassVar[str] = "vote"
    code: ClassVar[int] = VOTE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "aye" if payload == AYE else "nay"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-aye" if payload == AYE else "-nay"

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"vote:{self.words(g, payload)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C7-06"


class OpenCards(Frame[GlenMoreII]):
    """Cards are laid open, one by one, until there are enough (C7-03)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        drawn = council(g).cards
        return [card for card in range(len(CARDS)) if card not in drawn] if len(drawn) < opened(g) else None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "great glen"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        lay_open(g, choice)
        g.stack.append(self)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return card_comes(g, choice)


class Propose(Window[GlenMoreII]):
    """Whoever took the person says what the vote is about; there is none once all cards have been voted on (C7-08)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = undecided(g)
        return [PROPOSE | card for card in choices] if len(choices) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        for card in undecided(g):
            self.choose(g, PROPOSE | card)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        card = choice & 0xFF
        g.note("proposed", g.active, card)
        seats = tuple(range(g.table.seats))
        g.stack.append(Vote(seats, (-1,) * len(seats), card))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        part = council(g)
        decided = [card for card, verdict in zip(part.cards, part.verdicts, strict=True) if verdict != UNDECIDED]
        return [Refusal(PROPOSE | card, VOTED) for card in decided]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-propose", {})


def undecided(g: GlenMoreII) -> list[int]:
    """The open cards on which no vote has been held."""
    part = council(g)
    return [card for card, verdict in zip(part.cards, part.verdicts, strict=True) if verdict == UNDECIDED]


class Vote(Secret[GlenMoreII]):
    """Everybody gives a piece of his own; with at least as many AYE as NAY the card counts (C7-06, 07)."""

    __slots__ = ("card",)

    shape: ClassVar[dict[str, str]] = {"card": "card"}
    within: ClassVar[tuple[str, ...]] = ("council",)

    def __init__(self, seats: tuple[int, ...], answers: tuple[int, ...], card: int) -> None:
        super().__init__(seats, answers)
        self.card = card

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return tuple(Always(f"vote {side}", Msg(f"standing-vote-{side}", {})) for side in ("aye", "nay"))

    def ask_seat(self, g: GlenMoreII, seat: int) -> list[int]:
        part = council(g)
        options = [VOTE | AYE] if part.ayes[seat] else []
        return [*options, VOTE | NAY] if part.nays[seat] else options

    def resolve(self, g: GlenMoreII, answers: list[int]) -> None:
        part = council(g)
        ayes = 0
        for seat, answer in zip(self.seats, answers, strict=True):
            if answer & 0xFF == AYE:
                ayes += 1
                part.ayes[seat] -= 1
                g.note("voted-aye", seat)
            else:
                part.nays[seat] -= 1
                g.note("voted-nay", seat)
        accepted = 2 * ayes >= len(answers)
        place = part.cards.index(self.card)
        part.verdicts[place] = ACCEPTED if accepted else REJECTED
        part.laid[place] = ayes
        g.note("accepted" if accepted else "rejected", NATURE, self.card)

    def faults(self, g: GlenMoreII) -> list[str]:
        if self.seats != tuple(range(g.table.seats)) or self.card not in undecided(g):
            return ["asks for a vote that cannot be held"]
        return super().faults(g)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-vote", {"card": card_message(g, self.card)})

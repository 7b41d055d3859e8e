"""Castles and their reward tokens (C1-26 to 29, C1-38)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.gains import SpreadGift
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.coming import Coming
from hindmost.kernel.craft import ANYWHERE, HIDDEN, Award, FaceDown, Frame, Json, Msg, Name, Verb, Window, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args
from hindmost.mechanics.purse import raisable

from .points import TOKEN_KEPT
from .race import REWARDS, Race, race
from .rivers import home_of, is_castle

KEEP: Final = verb_code(1, 1)
LEAVE: Final = verb_code(1, 2)

WORTH: Final = {"coins": 1.0, "vp": 1.0, "resource": 1.5, "barrel": 2.5, "movement": 1.25, "marker": 2.5}
"""What one of each is worth, about, in VP."""


def thing_of(token: int) -> str:
    return REWARDS[token].partition("-")[0]


def number_of(token: int) -> int:
    return int(REWARDS[token].partition("-")[2])


def reward_message(g: GlenMoreII, token: int) -> Msg:
    return Name("reward", REWARDS[token])


def reward_comes(g: GlenMoreII, token: int) -> Coming:
    return Coming(f"reward {REWARDS[token]}", reward_message(g, token), None, (f"reward:{REWARDS[token]}",))


def worth_of(token: int) -> float:
    return WORTH[thing_of(token)] * number_of(token)


class KeepToken(Verb):
    """Payload: the kind of token. Where nothing could come of it, it is only taken away from the others."""

    name: ClassVar[str] = "keep-token"
    code: ClassVar[int] = KEEP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return REWARDS[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"reward": reward_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"reward:{REWARDS[payload]}"]

    def wasteful(self, g: GlenMoreII, payload: int) -> bool:
        return is_useless(g, payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C1-26"


class LeaveTokens(Verb):
    """All go back face down; nobody learns more than that."""

    name: ClassVar[str] = "leave-tokens"
    code: ClassVar[int] = LEAVE
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C1-27"


class LookAtTokens(Window[GlenMoreII]):
    """Whose boat has come to a castle looks at the tokens there, and keeps one or none (C1-26)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(KEEP | kind for kind in sorted(set(tokens_before(g, g.active)))), LEAVE]

    def reveals(self, g: GlenMoreII) -> bool:
        return True

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            g.note("left-tokens", g.active)
            return
        river = race(g).rivers[g.active]
        g.table.emit(TOKEN_KEPT, g, g.active, river)
        take_token(g, river, choice & 0xFF)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """What is worth most, as a rule; what does nothing now last."""
        kept = [choice for choice in options if choice & ~0xFF == KEEP]
        return max(kept, key=lambda choice: 0 if is_useless(g, choice & 0xFF) else worth_of(choice & 0xFF))

    def faults(self, g: GlenMoreII) -> list[str]:
        part = race(g)
        seat = next(actor for frame, actor in pending_by_actor(g) if frame is self)
        spot = part.boat(seat)
        arrived = is_castle(g, spot) and (spot != home_of(g, seat) or seat in part.home)
        return [] if arrived and part.castles[spot[0]] else ["looks at reward tokens that are not there"]


def tokens_before(g: GlenMoreII, seat: int) -> list[int]:
    """The tokens of the castle at which a seat's boat is."""
    part = race(g)
    return part.castles[part.rivers[seat]]


def take_token(g: GlenMoreII, river: int, token: int) -> None:
    """A token leaves a castle for whoever acts, and the game with its reward (C1-27)."""
    race(g).castles[river].remove(token)
    g.note("kept-token", g.active, token)
    g.push(rewarded(g, token))


def rewarded(g: GlenMoreII, token: int) -> list[Frame[Any]]:
    """The active player gets what a token gives, at once; gives the frames for what is left to decide."""
    thing, number = thing_of(token), number_of(token)
    if thing == "coins":
        g.estates[g.active].coins += number
    elif thing == "vp":
        g.award(Award(g.active, number, "score-reward", "C1-26", g.scorings))
    elif thing == "barrel":
        g.gain_barrels(number)
    elif thing == "movement":
        g.movement += number
    elif thing == "resource":
        return [SpreadGift(number)]
    else:
        return [PlaceMarker(0)] * number
    return []


def is_useless(g: GlenMoreII, token: int) -> bool:
    """Whether a marker could not be placed, whatever is sold, or a resource not be put anywhere."""
    thing = thing_of(token)
    if thing == "resource":
        return not g.slots_with_room() and not g.can_sell()
    e = g.estates[g.active]
    wealth = raisable(e.coins, e.stock, g.market)
    return thing == "marker" and all(cost > wealth for cost in g.open_roads())


def looker(g: GlenMoreII) -> int:
    """The seat that looks at tokens now, or -1."""
    return next((actor for frame, actor in pending_by_actor(g) if isinstance(frame, LookAtTokens)), -1)


class TokensOnCastles(FaceDown):
    """What lies face down on the castles and in the box: nobody sees it but who is looking, and only then (C1-38)."""

    name: ClassVar[str] = "reward-tokens"
    others: ClassVar[int] = HIDDEN
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [REWARDS[token] for token in tokens_before(g, looker(g))]

    def cut(self, g: GlenMoreII, owner: int, seat: int | None, over: bool) -> Json:
        return self.read(g, owner) if seat is not None and seat == looker(g) else None

    def unseen(self, g: GlenMoreII, seat: int) -> list[list[int]]:
        part: Race = race(g)
        before = part.rivers[seat] if seat == looker(g) else -1
        return [part.box, *(castle for river, castle in enumerate(part.castles) if river != before)]

"""Champions rise level by level, and what each level gives (C10-LEVEL, C10-CENTRE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.steps import Step
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.craft import ANYWHERE, Award, Msg, Name, Reason, Refusal, State, Verb, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args

from .games import BEYOND_VP, CABER, CHAMPIONS, FREE, STONE, TOP, games, prize_at, reward_at
from .points import REWARDED, REWARDS
from .rewards import is_resource, rewarded

RAISE: Final = verb_code(10, 0)
CONTEST: Final = verb_code(10, 1)
USE: Final = verb_code(10, 2)
CLAIM: Final = verb_code(10, 3)
LEAVE: Final = verb_code(10, 4)

BOTH: Final = len(CHAMPIONS)
"""As the payload of CONTEST: a level for each champion."""
EFFECT_LEFT: Final = 1
REWARD_LEFT: Final = 2

LEFT: Final = {
    "tournament": "C10-TILE-01",
    "reached": "C10-LEVEL-02",
    "place-champion": "C10-MARK-03",
    "homecoming": "C10-TILE-06",
}
"""By question: the clause that lets one leave it."""

REWARD_TAKEN: Final = Reason("reason-reward-taken", "C10-CENTRE-01")
ONE_REWARD: Final = Reason("reason-one-reward", "C10-CENTRE-02")
NO_CLAN_MARKER: Final = Reason("reason-no-clan-marker", "C10-CENTRE-01")


def champion_message(g: State, champion: int) -> Msg:
    return Name("champion", CHAMPIONS[champion])


def reward_message(g: GlenMoreII, level: int) -> Msg:
    """The reward of the centre track at a level."""
    return reward_at(g, level).message(g.kit.lexicon)


class RaiseChampion(Verb):
    """Payload: the champion."""

    name: ClassVar[str] = "raise"
    code: ClassVar[int] = RAISE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return CHAMPIONS[payload]

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "" if games(g).levels[g.active][payload] < TOP else "-beyond"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        level = games(g).levels[g.active][payload]
        more: Args = {"level": level + 1} if level < TOP else {"vp": BEYOND_VP}
        return {"champion": champion_message(g, payload), **more}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"champion:{g.active}:{CHAMPIONS[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-LEVEL-01"


class Contest(Verb):
    """Payload: the champion that rises twice, or BOTH."""

    name: ClassVar[str] = "contest"
    code: ClassVar[int] = CONTEST

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "both" if payload == BOTH else CHAMPIONS[payload]

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-both" if payload == BOTH else "-one"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {} if payload == BOTH else {"champion": champion_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        champions = CHAMPIONS if payload == BOTH else CHAMPIONS[payload : payload + 1]
        return [f"champion:{g.active}:{name}" for name in champions]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-TILE-01"


class UseLevel(Verb):
    """Payload: champion << 8 | level."""

    name: ClassVar[str] = "use-level"
    code: ClassVar[int] = USE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{CHAMPIONS[payload >> 8]} {payload & 0xFF}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"reward": prize_at(g, payload >> 8, payload & 0xFF).message(g.kit.lexicon)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"level:{CHAMPIONS[payload >> 8]}:{payload & 0xFF}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-LEVEL-02"


class ClaimReward(Verb):
    """Payload: the level."""

    name: ClassVar[str] = "centre-reward"
    code: ClassVar[int] = CLAIM

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-again" if taken_by(g, g.active) else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"reward": reward_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"centre:{payload}"]

    def wasteful(self, g: GlenMoreII, payload: int) -> bool:
        """It may be taken where nothing can come of it (C10-CENTRE-03)."""
        return is_resource(reward_at(g, payload)) and not g.slots_with_room() and not g.can_sell()

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-CENTRE-01"


class LeaveIt(Verb):
    """Nothing, or nothing more, of what is offered."""

    name: ClassVar[str] = "leave-games"
    code: ClassVar[int] = LEAVE
    kind: ClassVar[Kind] = "pass"

    def variant(self, g: State, payload: int) -> str:
        ways = ("-tournament", "-reached", "-place-champion", "-homecoming")
        return next(way for way in ways if way.endswith(g.stack[-1].kind()))

    def clause(self, g: State, payload: int) -> str:
        return LEFT[g.stack[-1].kind()]


class Levels(Step):
    """Levels that the active player's champions gain: so many each, or so many that are split freely, `together`: all
    by the same champion. One after the other, in the player's order (C10-LEVEL-01)."""

    __slots__ = ("caber", "free", "stone", "together")

    shape: ClassVar[dict[str, str]] = {"caber": "number", "stone": "number", "free": "number", "together": "flag"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, caber: int, stone: int, free: int, together: int) -> None:
        self.caber = caber
        self.stone = stone
        self.free = free
        self.together = together

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Nobody is asked where both champions are at the top: then it is all the same."""
        if min(games(g).levels[g.active]) == TOP or not (self.free or (self.caber and self.stone)):
            return None
        return [RAISE | champion for champion in range(len(CHAMPIONS))]

    def run(self, g: GlenMoreII) -> None:
        self.choose(g, STONE if self.stone and not self.caber else CABER)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        rest = self.after(choice & 0xFF)
        if rest.caber or rest.stone or rest.free:
            g.stack.append(rest)
        rise(g, choice & 0xFF)

    def after(self, champion: int) -> Levels:
        """What is left when a champion has risen."""
        if self.free and self.together:
            more = self.free - 1
            return Levels(more, 0, 0, 0) if champion == CABER else Levels(0, more, 0, 0)
        if self.free:
            return Levels(self.caber, self.stone, self.free - 1, 0)
        return Levels(self.caber - (champion == CABER), self.stone - (champion == STONE), 0, 0)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-levels", {"n": self.caber + self.stone + self.free})

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if self.caber or self.stone or self.free else ["raises no champion"]


class Tournament(Step):
    """Both champions rise a level, or one of them two, or none (C10-TILE-01). `number`: the levels in all."""

    __slots__ = ("number",)

    shape: ClassVar[dict[str, str]] = {"number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [CONTEST | BOTH, *(CONTEST | champion for champion in range(len(CHAMPIONS))), LEAVE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        each = self.number // len(CHAMPIONS)
        ways = (Levels(self.number, 0, 0, 0), Levels(0, self.number, 0, 0), Levels(each, each, 0, 0))
        g.stack.append(ways[choice & 0xFF])


class Reached(Step):
    """A champion has come to a level: its effect may be used, and the reward of the centre track be taken, in either
    order (C10-LEVEL-02, C10-CENTRE-01, 03). `left`: EFFECT_LEFT and REWARD_LEFT, as far as they are still to come."""

    __slots__ = ("champion", "left", "level")

    shape: ClassVar[dict[str, str]] = {"champion": "champion", "level": "level", "left": "left-of-level"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, champion: int, level: int, left: int) -> None:
        self.champion = champion
        self.level = level
        self.left = left

    def ask(self, g: GlenMoreII) -> list[int] | None:
        options = []
        if self.left & EFFECT_LEFT and not prize_at(g, self.champion, self.level).raises():
            options.append(USE | self.champion << 8 | self.level)
        if self.left & REWARD_LEFT and reward_refusal(g, g.active, self.level) is None:
            options.append(CLAIM | self.level)
        return [*options, LEAVE] if options else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        claims = choice & ~0xFFFF == CLAIM
        rest = self.left & ~(REWARD_LEFT if claims else EFFECT_LEFT)
        if rest:
            g.stack.append(Reached(self.champion, self.level, rest))
        if claims:
            claim_reward(g, self.level)
        else:
            g.note("level-effect", g.active, self.champion, self.level)
            g.push(rewarded(g, prize_at(g, self.champion, self.level), "C10-LEVEL-02"))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """What costs nothing comes first; a reward is one of few."""
        return next((choice for choice in options if choice & ~0xFFFF == USE), None)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        reason = reward_refusal(g, g.active, self.level) if self.left & REWARD_LEFT else None
        return [] if reason is None else [Refusal(CLAIM | self.level, reason)]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-reached", {"champion": champion_message(g, self.champion), "level": self.level})

    def faults(self, g: GlenMoreII) -> list[str]:
        seat = next(actor for frame, actor in pending_by_actor(g) if frame is self)
        levels = games(g).levels
        there = seat in range(len(levels)) and self.level <= levels[seat][self.champion]
        return [] if there else ["is about a level that no champion has reached"]


def rise(g: GlenMoreII, champion: int) -> None:
    """A champion of the active player gains a level, with what it gives."""
    level = climbed(g, g.active, champion)
    if level:
        g.stack.append(Reached(champion, level, EFFECT_LEFT | REWARD_LEFT))


def climbed(g: GlenMoreII, seat: int, champion: int) -> int:
    """The level to which a champion of a seat has come now; 0 above the highest, for VP instead (C10-LEVEL-04)."""
    levels = games(g).levels[seat]
    if levels[champion] == TOP:
        g.note("beyond", seat, champion, BEYOND_VP)
        g.award(Award(seat, BEYOND_VP, "score-champions", "C10-LEVEL-04", g.scorings))
        return 0
    levels[champion] += 1
    g.note("risen", seat, champion, levels[champion])
    return levels[champion]


def reward_refusal(g: GlenMoreII, seat: int, level: int) -> Reason | None:
    """Why a seat whose champion has reached a level cannot take the reward there, or None."""
    if games(g).centre[level - 1] != FREE:
        return REWARD_TAKEN
    if taken_by(g, seat) >= rewards_allowed(g, seat):
        return ONE_REWARD
    return None if g.markers_left(seat) else NO_CLAN_MARKER


def taken_by(g: GlenMoreII, seat: int) -> int:
    """How many rewards of the centre track a seat has taken since the last scoring."""
    return games(g).centre.count(seat)


def rewards_allowed(g: GlenMoreII, seat: int) -> int:
    """How many it may have taken when the next scoring comes, as things stand (C10-CENTRE-02)."""
    return g.table.fold(REWARDS, g, 1, seat, taken_by(g, seat))


def rewards_left(g: GlenMoreII, seat: int) -> int:
    """How many it may still take until then."""
    return min(rewards_allowed(g, seat) - taken_by(g, seat), g.markers_left(seat))


def claim_reward(g: GlenMoreII, level: int) -> None:
    """A clan marker of the active player comes onto the centre track."""
    centre = games(g).centre
    centre[level - 1] = g.active
    g.note("centre-reward", g.active, level)
    g.push(rewarded(g, reward_at(g, level), "C10-CENTRE-01"))
    g.table.emit(REWARDED, g, g.active, level, taken_by(g, g.active))

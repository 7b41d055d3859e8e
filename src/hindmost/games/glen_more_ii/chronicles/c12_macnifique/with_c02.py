"""Her conduct with Chronicle 2: she passes the Mountain, stops on it, and takes what lies there as VP (C12-C2)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.chronicles.c02_highlander.crossing import Crossing
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import is_peak, mountain, space_of, standing_on
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import PASSED
from hindmost.kernel.craft import BEFORE, Award, Frame, Hook, Insert, Listener, State
from hindmost.mechanics.craft import NOTHING, OFF, total

from .board import HER, YOU, board
from .conduct import ChoiceRule, Conduct, Looking, Targets
from .printed import number_at


def way_to(g: GlenMoreII) -> int:
    """How far the Mountain is in front of her; 0 if it is not."""
    space = space_of(g)
    return g.track.distance(HER, space) if space in g.track.ahead(HER) else 0


def nearer(g: GlenMoreII, looking: Looking) -> list[int]:
    """What she counts on this side of the Mountain, as far as the reading goes (C12-C2-01). In the second one it must
    lie between World's End and the first empty space."""
    return [space for space in looking.line if g.track.distance(HER, space) < way_to(g)]


def in_sight(g: GlenMoreII, looking: Looking) -> bool:
    """Whether the Mountain lies in the part of the rondel that a reading is about."""
    end = g.end_space()
    far = way_to(g)
    behind = end in g.track.ahead(HER) and g.track.distance(HER, end) < far
    if not far or behind != looking.beyond:
        return False
    if not looking.beyond:
        return True
    spaces = len(g.track.tiles)
    here = g.track.pieces[HER]
    between = [(here + step) % spaces for step in range(g.track.distance(HER, end), far)]
    return all(g.track.tiles[space] >= 0 or g.track.piece_on(space) >= 0 for space in between)


class StopOnMountain(ChoiceRule):
    """If something lies there, your pawn does not stand there, and fewer tiles are nearer than the Distance says."""

    def target(self, g: GlenMoreII, looking: Looking) -> int:
        pile = mountain(g)
        holds = pile.coins or pile.goods or board(g).peak
        if not holds or standing_on(g) == YOU or not in_sight(g, looking):
            return OFF
        reached = looking.beyond or len(nearer(g, looking)) < looking.reach
        return space_of(g) if reached else OFF


class TileBefore(ChoiceRule):
    """The last tile that she counts before the Mountain, if it is available."""

    def target(self, g: GlenMoreII, looking: Looking) -> int:
        near = nearer(g, looking) if in_sight(g, looking) else []
        return near[-1] if near and near[-1] in looking.available else OFF


class HerCrossing(Listener[GlenMoreII]):
    """She puts a VP of the supply on the Mountain (C12-C2-04)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if a == HER and is_peak(g, b):
            board(g).peak += number_at(g, "mountain_token")
            g.note("lady-peak", HER)
        return []


def collect(g: GlenMoreII, seat: int) -> None:
    """The VP that lie there; for her, all else too, which goes to the supply (C12-C2-04)."""
    pile, part = mountain(g), board(g)
    vp = part.peak
    if seat == HER:
        vp += number_at(g, "mountain_item_vp") * (pile.coins + total(pile.goods))
        pile.coins, pile.goods = 0, NOTHING
    part.peak = 0
    if vp:
        g.award(Award(seat, vp, "tile-mountain", "C12-C2-04", g.scorings))
        g.note("lady-descends", seat, vp)


class ComeDown(Frame[GlenMoreII]):
    """Whoever has the turn leaves the Mountain."""

    def run(self, g: GlenMoreII) -> None:
        if is_peak(g, g.track.pieces[g.mover]):
            collect(g, g.active)


class ComeDownAtEnd(Frame[GlenMoreII]):
    """The game ends with a pawn on the Mountain. What lies there is hers as VP before anybody could carry it down."""

    def run(self, g: GlenMoreII) -> None:
        seat = standing_on(g)
        if seat >= 0:
            collect(g, seat)


class WithHighlander(Conduct):
    """The Mountain is never counted: it is a place (C12-C2-03)."""

    chronicle: ClassVar[int] = 2
    targets: ClassVar[Targets] = {
        "mountain": StopOnMountain,
        "before-mountain": TileBefore,
    }

    def instead(self, g: GlenMoreII, space: int) -> int:
        """The last to pass, she stops on the Mountain: your pawn and the Die are beyond it (C12-C2-02)."""
        track = g.track
        far = way_to(g)
        others = [piece for piece in track.pieces if piece not in (OFF, track.pieces[HER])]
        beyond = all((piece - track.pieces[HER]) % len(track.tiles) > far for piece in others)
        if not far or far >= track.distance(HER, space) or not beyond:
            return space
        g.note("lady-mountain", HER)
        return space_of(g)

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        return (Crossing,)

    def hooks(self) -> tuple[Hook, ...]:
        return ((PASSED, HerCrossing()),)

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("macnifique", BEFORE, "choose", "come-down", ComeDown()),
            Insert("turn", BEFORE, "take", "come-down", ComeDown()),
            Insert("final", BEFORE, "descend", "come-down", ComeDownAtEnd()),
        )

    def check(self, g: State) -> list[str]:
        return ["what MacNifique put on the Mountain cannot be counted"] if board(g).peak < 0 else []

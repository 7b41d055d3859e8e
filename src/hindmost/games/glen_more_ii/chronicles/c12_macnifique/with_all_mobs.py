"""The variant of Chronicle 8 in which no mob is removed: what those five do against her (C12-C8-07)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import receive
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE, still_placeable
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs import anderson, mclaird, mcmail
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.points import LIFTS, LIFTS_OTHER, POOL
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.placing import place_veto, places_of_group
from hindmost.games.glen_more_ii.points import DISCARDED, LIFTED, REMOVE
from hindmost.games.glen_more_ii.roles import HOME_VILLAGE, TERRITORY
from hindmost.kernel.craft import Award, Fold, Frame, Hook, Json, Listener, Msg, Reaction, Verb, Window, acting
from hindmost.kernel.standing import NO, Standing
from hindmost.kernel.verbs import verb_code
from hindmost.mechanics.craft import NO_TILE, Args, tile_message
from hindmost.mechanics.effects import ANY_KIND
from hindmost.mechanics.wording import player_message

from .board import HER, NONE, YOU, board
from .conduct import Conduct
from .printed import printed_card
from .taking import printed
from .with_c08 import WithMobs

MOBS: Final = "mobs"
"""The option."""
SOME: Final = "some"
ALL: Final = "all"
LIFT_HERS: Final = verb_code(12, 17)


def with_mobs(conducts: tuple[Conduct, ...], options: dict[str, Json]) -> tuple[Conduct, ...]:
    """Her conduct with the mobs that were chosen."""
    if options.get(MOBS) != ALL:
        return conducts
    return tuple(WithAllMobs() if isinstance(each, WithMobs) else each for each in conducts)


# ---------------------------------------------------------------- Bruce McMail


def made_by(g: GlenMoreII, tile: int) -> list[int]:
    """The kinds of goods that she would produce with an animal or material tile, if she produced anything."""
    effects = [g.kit.effects[each] for each in printed(g, tile) if g.kit.types[each] in mcmail.TYPES]
    kinds = {kind for effect in effects if effect is not None for kind in effect.makes()}
    return list(range(g.kinds)) if ANY_KIND in kinds else sorted(kinds)


class BuyHers(Reaction[GlenMoreII]):
    """One good of a tile that she has just taken, for a coin of his, which she gets."""

    __slots__ = ("tile",)

    shape: ClassVar[dict[str, str]] = {"tile": "tile"}
    within: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO,)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Only what can be put on a tile or sold."""
        room = bool(g.slots_with_room())
        wanted = [kind for kind in made_by(g, self.tile) if room or g.market.worth(kind)]
        return [*(mcmail.MAIL | kind for kind in wanted), DECLINE] if wanted else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            g.estates[HER].coins += 1
            mark(g, mcmail.MCMAIL, [marks_of(g, mcmail.MCMAIL)[0] - 1])
            g.note("mailed", g.active, choice & 0xFF, HER)
            g.stack.append(mcmail.Deliver(choice & 0xFF))

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-intercept", {"player": player_message(HER), "coins": marks_of(g, mcmail.MCMAIL)[0]})

    def faults(self, g: GlenMoreII) -> list[str]:
        able = controller(g, mcmail.MCMAIL) == g.active and marks_of(g, mcmail.MCMAIL)[0] > 0
        return [] if able else ["buys from MacNifique without a coin of McMail"]


# ---------------------------------------------------------------- Derek Anderson


class LiftHers(Verb):
    """Payload: the tile, of her pile or her river."""

    name: ClassVar[str] = "lift-hers"
    code: ClassVar[int] = LIFT_HERS

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": tile_message(g, payload), "player": player_message(HER)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"tile:{g.kit.ids[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-C8-07"


def end_of_river(g: GlenMoreII) -> int:
    """The slot of the last tile of her river, which alone can go without tearing it; NONE if it must stay."""
    ground = g.estates[HER].ground
    slot = ground.slot_at[min(ground.slot_at)]
    return NONE if slot == HOME_VILLAGE or g.table.veto(REMOVE, g, HER, slot) is not None else slot


def hers(g: GlenMoreII) -> list[int]:
    """The tiles that he may take from her: never a trade tile, a person or a home tile."""
    slot = end_of_river(g)
    river = [] if slot == NONE else [g.estates[HER].ground.tiles[slot]]
    return [*(tile for tile in board(g).pile if g.book.roles[tile] == TERRITORY), *river]


def new_cells(g: GlenMoreII, tile: int) -> list[int]:
    """Where you may put it: no Scotsman need be near, and the tile in hand must keep a place."""
    cells = places_of_group(g, g.estates[YOU], YOU, g.book.groups[tile], freely=True)
    free = [cell for cell in cells if place_veto(g, tile, cell) is None]
    return free if g.hand == NO_TILE else [cell for cell in free if _leaves_a_place(g, tile, cell)]


def _leaves_a_place(g: GlenMoreII, tile: int, cell: int) -> bool:
    trial = g.copy()
    bring(trial, tile, cell)
    return still_placeable(trial)


def bring(g: GlenMoreII, tile: int, cell: int) -> None:
    """It leaves her and is yours; nothing is activated, and no immediate effect happens."""
    part, e, source = board(g), g.estates[YOU], g.estates[HER]
    if tile in part.pile:
        part.pile = [each for each in part.pile if each != tile]
    else:
        slot = end_of_river(g)
        source.ground = source.ground.without(slot, g.kit.edges)
        g.table.emit(LIFTED, g, HER, slot)
    covered = e.ground.slot_at.get(cell)
    if covered is None:
        e.build(e.ground.with_tile(cell, tile, g.kit.edges[tile]))
    else:
        e.ground = e.ground.with_cover(covered, tile)
        g.activated &= ~(1 << covered)
    g.note("moved-tile", YOU, tile, cell)


class LiftsHers(Fold[GlenMoreII, "list[int]"]):
    """Only what is hers goes anywhere, so that none of your tiles is pushed on her."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [LIFT_HERS | tile for tile in hers(g) if new_cells(g, tile)]


class Carries(Listener[GlenMoreII]):
    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [DropHers(a & 0xFFFF)]


class DropHers(Window[GlenMoreII]):
    """Where it goes in your territory; an overlay tile lies where one may lie."""

    __slots__ = ("tile",)

    shape: ClassVar[dict[str, str]] = {"tile": "tile"}
    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(anderson.DROP | YOU << 16 | cell for cell in new_cells(g, self.tile)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            mark(g, anderson.ANDERSON, [HER, self.tile])
            g.note("carried", g.active, self.tile, HER, YOU)
            bring(g, self.tile, choice & 0xFFFF)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-drop-tile", {"tile": tile_message(g, self.tile)})

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, anderson.ANDERSON) == g.active and not marks_of(g, anderson.ANDERSON)
        return [] if ready and self.tile in hers(g) else ["carries a tile of MacNifique that cannot be carried"]


# ---------------------------------------------------------------- Peggy McLaird


class HerDiscard(Listener[GlenMoreII]):
    """A reserved tile that her pawn leaves behind is discarded; she never pays (C12-CANNOT-01)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if owner == HER and a == mclaird.reserved(g):
            mclaird.end_reservation(g, marks_of(g, mclaird.MCLAIRD)[2:])
        return []


def settle(g: GlenMoreII, tile: int) -> None:
    """She has taken a tile: if it was reserved, you get the coins of the token, and she loses as many VP as she can."""
    if tile != mclaird.reserved(g):
        return
    coins, *tokens = marks_of(g, mclaird.MCLAIRD)[1:]
    mclaird.end_reservation(g, tokens)
    receive(g, YOU, coins, mclaird.MCLAIRD)
    vp = min(coins, g.estates[HER].vp)
    if vp:
        g.award(Award(HER, -vp, "mob-mclaird", "C12-C8-07", g.scorings))
        g.note("lady-reserved", HER, tile, vp)


# ---------------------------------------------------------------- all of them


class WithAllMobs(WithMobs):
    """Fraser McStarve and Mairead McDenial do to her what they do to anybody: she only decides nothing."""

    def counts(self, g: GlenMoreII, space: int, card: int) -> bool | None:
        """A reserved tile is not counted if its token is worth more than the number of the card."""
        tile = g.track.tiles[space]
        dear = (
            card != NONE
            and tile != NO_TILE
            and tile == mclaird.reserved(g)
            and mclaird.price_of_token(g) > printed_card(g, card).number
        )
        return False if dear else None

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        settle(g, tile)
        asked = controller(g, mcmail.MCMAIL) == YOU and marks_of(g, mcmail.MCMAIL)[0] and made_by(g, tile)
        return acting(g, YOU, [BuyHers(tile)]) if asked else []

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        return (*super().spares(), mclaird.Discarded)

    def hooks(self) -> tuple[Hook, ...]:
        """All that she does with mobs, but none is removed."""
        kept = [hook for hook in super().hooks() if hook[0] is not POOL]
        return (*kept, (DISCARDED, HerDiscard()), (LIFTS, LiftsHers()), (LIFTS_OTHER, Carries()))

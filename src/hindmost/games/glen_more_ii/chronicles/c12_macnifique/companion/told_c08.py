"""Chronicle 8 at a printed table: your pennies, and the mobs of yours that work against her."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs import mcwander
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.macsponge import MACSPONGE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.mcquack import MCQUACK
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.penny import lay_penny, lead_out
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.points import AT_WORK
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import IN_PRISON, NAMES, marks_of, mob_message, prison
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.marking import path_of
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Fold, Frame, Hook, Msg, Verb, verb_code
from hindmost.mechanics.craft import Args

from .asking import YesOrNo
from .board import table_board
from .told import Told
from .turn import ClanVerb

MY_PENNY: Final = verb_code(12, 12)
MY_MOB: Final = verb_code(12, 13)
GAVE: Final = verb_code(12, 14)
MY_TOKEN: Final = verb_code(12, 15)
AGAINST_HER: Final = (MACSPONGE, mcwander.MCWANDER)
"""Those of your mobs that she meets with (C12-C8-06)."""


class MyPenny(Verb):
    """Payload: the mob on which you put a penny."""

    name: ClassVar[str] = "my-penny"
    code: ClassVar[int] = MY_PENNY

    def words(self, g: GlenMoreII, payload: int) -> str:
        return NAMES[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"mob": mob_message(payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"mob:{NAMES[payload]}"]

    def group(self, g: GlenMoreII, payload: int) -> Msg | None:
        return Msg("mark-mobs", {})

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-11"


class MyMob(MyPenny):
    """Payload: the mob that you took."""

    name: ClassVar[str] = "my-mob"
    code: ClassVar[int] = MY_MOB


class GavePenny(Verb):
    """Calum McQuack: a penny of yours is hers."""

    name: ClassVar[str] = "gave-penny"
    code: ClassVar[int] = GAVE

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-11"


class MyToken(ClanVerb):
    """Payload: the domain on which you put a token of Peggy McWander."""

    name: ClassVar[str] = "my-token"
    code: ClassVar[int] = MY_TOKEN

    def group(self, g: GlenMoreII, payload: int) -> Msg | None:
        return Msg("mark-tokens", {})

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-11"


class YoursAtWork(Fold[GlenMoreII, int]):
    """Your mobs do on the table what they do; two of them matter to her."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return seat if seat == YOU and subject in AGAINST_HER else value


class GivenPenny(YesOrNo):
    """Her boat overtook yours, perhaps, and Calum McQuack gave her a penny."""

    within: ClassVar[tuple[str, ...]] = ("boat",)

    def affirmed(self, g: GlenMoreII) -> None:
        give_penny(g)


def give_penny(g: GlenMoreII) -> None:
    part = prison(g)
    part.minus[YOU] -= 1
    part.minus[HER] += 1
    g.note("slipped-penny", YOU, HER)


def may_give(g: GlenMoreII) -> bool:
    part = prison(g)
    return part.where[MCQUACK] == YOU and part.minus[YOU] > 0


class ToldOfMobs(Told):
    chronicle: ClassVar[int] = 8

    def leaves(self, g: GlenMoreII) -> None:
        table_board(g).pennied = 0

    def marks(self, g: GlenMoreII) -> list[int]:
        part = prison(g)
        waiting = [] if table_board(g).pennied else part.at(IN_PRISON)
        found = [MY_PENNY | mob for mob in waiting] if part.minus[YOU] else []
        found += [MY_MOB | mob for mob in waiting]
        if may_give(g):
            found.append(GAVE)
        if part.where[mcwander.MCWANDER] == YOU and mcwander.IN_HAND in marks_of(g, mcwander.MCWANDER):
            paths = {domain for marker in range(2) for domain in path_of(g, marker)}
            found += [MY_TOKEN | domain for domain in mcwander.open_to_tokens(g) if domain in paths]
        return found

    def her_boat_moves(self, g: GlenMoreII) -> list[Frame[Any]]:
        return [GivenPenny()] if may_give(g) else []

    def mark(self, g: GlenMoreII, choice: int) -> list[Frame[Any]] | None:
        verb, subject = choice & ~0xFF, choice & 0xFF
        if verb == MY_PENNY:
            lay_penny(g, YOU, subject)
        elif verb == MY_MOB:
            lead_out(g, YOU, subject)
        elif verb == GAVE:
            give_penny(g)
            return []
        elif verb == MY_TOKEN:
            mcwander.put_token(g, marks_of(g, mcwander.MCWANDER).index(mcwander.IN_HAND), subject)
            return []
        else:
            return None
        table_board(g).pennied = 1
        return []

    def hooks(self) -> tuple[Hook, ...]:
        return ((AT_WORK, YoursAtWork()),)

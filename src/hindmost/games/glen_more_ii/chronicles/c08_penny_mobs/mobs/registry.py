"""The mobs of the box: one that belongs to a chronicle which is not in play cannot be drawn (C8-04)."""

from __future__ import annotations

from typing import Final

from .anderson import Anderson
from .macdarkie import MacDarkie
from .macmalt import MacMalt
from .macsponge import MacSponge
from .mccastle import McCastle
from .mcclaim import McClaim
from .mcdenial import McDenial
from .mcduff import McDuff
from .mcglory import McGlory
from .mchagg import McHagg
from .mclaird import McLaird
from .mcmail import McMail
from .mcmuscle import McMuscle
from .mcquack import McQuack
from .mcsnitch import McSnitch
from .mcstarve import McStarve
from .mcswitch import McSwitch
from .mctrick import McTrick
from .mcwander import McWander
from .mob import Mob

_BOX: Final[tuple[Mob, ...]] = (
    McWander(),
    McDuff(),
    McMail(),
    McLaird(),
    McSnitch(),
    MacDarkie(),
    MacSponge(),
    Anderson(),
    McCastle(),
    McQuack(),
    McMuscle(),
    McTrick(),
    MacMalt(),
    McStarve(),
    McHagg(),
    McClaim(),
    McDenial(),
    McSwitch(),
    McGlory(),
)

MOBS: Final[dict[int, Mob]] = {mob.number: mob for mob in _BOX}
"""By number."""

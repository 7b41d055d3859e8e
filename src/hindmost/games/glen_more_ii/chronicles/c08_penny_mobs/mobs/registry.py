"""The mobs that are written: one that belongs to a chronicle which is not there cannot be drawn (C8-04)."""

from __future__ import annotations

from typing import Final

from .anderson import Anderson
from .macdarkie import MacDarkie
from .macsponge import MacSponge
from .mccastle import McCastle
from .mcduff import McDuff
from .mclaird import McLaird
from .mcmail import McMail
from .mcsnitch import McSnitch
from .mctrick import McTrick
from .mcwander import McWander
from .mob import Mob

_WRITTEN: Final[tuple[Mob, ...]] = (
    McWander(),
    McDuff(),
    McMail(),
    McLaird(),
    McSnitch(),
    MacDarkie(),
    MacSponge(),
    Anderson(),
    McCastle(),
    McTrick(),
)

MOBS: Final[dict[int, Mob]] = {mob.number: mob for mob in _WRITTEN}
"""By number."""

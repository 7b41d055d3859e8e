"""The living sides of Glen More's effects (GM1-ACT, GM1-IMM)."""

from __future__ import annotations

from typing import Final

from hindmost.mechanics.activation import Exchanging, Producing, ProducingAny, Receiving
from hindmost.mechanics.effects import ActivateAll, Exchange, FillProducers, PlaceAny, Produce, ProduceAny, Receive
from hindmost.mechanics.immediate import Choosing, Filling, WakingAll
from hindmost.mechanics.immediate import Receiving as ReceivingOnce
from hindmost.mechanics.living import Living

EFFECTS: Final = (
    Living(Receive, Receiving, ReceivingOnce),
    Living(Produce, Producing),
    Living(ProduceAny, ProducingAny),
    Living(Exchange, Exchanging),
    Living(PlaceAny, deed=Choosing),
    Living(FillProducers, deed=Filling),
    Living(ActivateAll, deed=WakingAll),
)

"""What may come in Glasgow, as whoever sits at the real table knows it."""

from __future__ import annotations

from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glasgow.verbs import building_message, contract_words, goods_message
from hindmost.kernel.coming import Coming
from hindmost.kernel.messages import Msg, Name


def building_comes(g: Glasgow, building: int) -> Coming:
    """By its type; numbers are ours, so that the price, the VP and the work of a factory are told besides."""
    kit = g.kit
    words = {"building": building_message(g, building), "price": goods_message(g, kit.costs[building])}
    works = bool(kit.deeds[building])
    rest = {"deed": kit.effects[building].message()} if works else {"vp": kit.vp[building]}
    message = Msg("comes-factory" if works else "comes-building", {**words, **rest})
    return Coming(
        f"building {kit.ids[building]}", message, Name("type", kit.types[building]), (f"building:{kit.ids[building]}",)
    )


def contract_comes(g: Glasgow, contract: int) -> Coming:
    name = g.kit.contract_ids[contract]
    return Coming(f"contract {name}", contract_words(g, contract), None, (f"contract:{name}",))

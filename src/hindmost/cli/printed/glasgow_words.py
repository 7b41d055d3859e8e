"""What is printed on Glasgow's components, in words."""

from __future__ import annotations

from collections.abc import Sequence

from hindmost.catalogue.glasgow import WHISKY, Building, Contract
from hindmost.catalogue.model import Facts
from hindmost.kernel.messages import Msg
from hindmost.text.messages import say
from hindmost.text.render import render


def building_name(building: Building, lang: str) -> str:
    return say(f"building-{building.type}", lang, number=building.number)


def goods_words(words: Sequence[str], goods: Sequence[str], lang: str) -> str:
    """Goods with how many of each: "2 bricks and 1 steel"."""
    counted = [
        Msg("counted", {"amount": str(words.count(good)), "thing": Msg(_unit(good), {"n": words.count(good)})})
        for good in (*goods, WHISKY)
        if good in words
    ]
    text = counted[0]
    for item in counted[1:]:
        text = Msg("list-and" if item is counted[-1] else "list-comma", {"first": text, "last": item})
    return render(text, lang)


def _unit(good: str) -> str:
    return "unit-whisky" if good == WHISKY else f"good-{good}"


def contract_name(contract: Contract, goods: Sequence[str], lang: str) -> str:
    """What it is called on the ring."""
    if contract.gives:
        return goods_words(contract.gives, goods, lang)
    return say(f"ring-{contract.kind}", lang)


def effect_words(building: Building, facts: Facts, lang: str) -> str:
    """What a building does or counts beside its printed VP; empty for one that does nothing."""
    if building.type == "factory":
        return say("built-factory", lang, deed=render(building.effect.message(), lang))
    if building.type == "bank":
        return say("built-bank", lang, terms=", ".join(_term(vp, what, lang) for vp, what in building.effect.counts))
    if building.type == "park":
        points = facts.numbers["park_points"][1:]
        return say("built-park", lang, points="/".join(map(str, points)), last=len(points))
    if building.type == "station":
        needed = ", ".join(say(f"type-{each}", lang) for each in facts.names["station_set"])
        return say("built-station", lang, vp=facts.number["station_bonus"], types=needed)
    bonus = facts.number.get(f"{building.type}_bonus")
    return "" if bonus is None else say(f"built-{building.type}", lang, vp=bonus)


def _term(vp: int, what: str, lang: str) -> str:
    thing = say("type-factory", lang) if what == "factory" else say(_unit(what), lang, n=1)
    return say("built-bank-term", lang, vp=vp, thing=thing)

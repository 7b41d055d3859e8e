"""Which of her printed values may be corrected, and how they are read (C12-COMP-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.catalogue.glen_more_ii.forms import PLAIN, ActionCard, Form, Number, Path, Places, Some, Triggers
from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import CatalogueError
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import SCORED, SIDES, TOP
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.prizes import several, track

from .board import PRIORITIES
from .cards import CARDS, MARKERS, card_of
from .conduct import ChoiceRule, Conduct
from .conducts import CONDUCTS
from .levels import DATA
from .printed import HerPrint
from .targets import COMMON, TYPES

MOST_VP: Final = 20
DOMAINS: Final = tuple(domain.id for domain in load_glen_more_ii().domains)
EDGE: Final = tuple(several("vp", "stone", "barrel", "scotsman", "popularity", "coins", "score"))
"""What may stand at the edge of the Highland Games board."""
NUMBERS: Final[Mapping[str, Form]] = {
    "first_face": Number(1, 3),
    "whisky_barrels": Number(0, 5),
    "resource_stones": Number(0, 5),
    "item_vp": Number(0, MOST_VP),
    "beyond_price": Number(1, 9),
    "beyond_share": Number(0, 9),
    "boat_icon_vp": Number(0, MOST_VP, chronicle=1),
    "mountain_token": Number(0, MOST_VP, chronicle=2),
    "mountain_item_vp": Number(0, MOST_VP, chronicle=2),
    "cask_icon_vp": Number(0, MOST_VP, chronicle=3),
    "cask_own_vp": Number(0, MOST_VP, chronicle=3),
    "cask_supply_vp": Number(0, MOST_VP, chronicle=3),
    "haggis_icon_vp": Number(0, MOST_VP, chronicle=5),
    "haggis_vp": Number(0, MOST_VP, chronicle=5),
    "tome_icon_vp": Number(0, MOST_VP, chronicle=6),
    "event_face_vp": Number(0, MOST_VP, chronicle=6),
    "feast_vp": Number(0, 9, chronicle=9),
    "statue_vp": Number(0, MOST_VP, chronicle=10),
    "monument_vp": Number(0, MOST_VP, chronicle=11),
}


CORRECTABLE: Final[Mapping[str, Form]] = {
    **{card.name: ActionCard(MARKERS, TYPES) for card in CARDS},
    **{f"{name}_icons": Some(4, TYPES) for name in PRIORITIES},
    **{
        f"chronicle_{each.chronicle}_card": Triggers((*each.targets, *COMMON), each.chronicle)
        for each in CONDUCTS
        if each.targets
    },
    **{f"{colour}_path": Path(DATA.facts.names[f"{colour}_path"][0], DOMAINS) for colour in MARKERS},
    **NUMBERS,
    **{f"{side}_edge": Places([EDGE] * TOP, 10) for side in SIDES},
}
"""By the names of the facts: what each may be. All else that she goes by is stated, or no print of hers."""


def read_print(facts: Facts, conducts: tuple[Conduct, ...]) -> HerPrint:
    """Her print from its facts; CatalogueError if her paths cross."""
    blue, purple = (facts.names[f"{colour}_path"] for colour in MARKERS)
    shared = [domain for domain in blue if domain in purple]
    if shared:
        raise CatalogueError(
            (f"chronicles.12: {shared[0]} lies on the paths of both markers; leave it on one of them",)
        )
    return HerPrint(
        tuple(card_of(card.name, facts.names[card.name]) for card in CARDS),
        (blue, purple),
        facts.number,
        tuple(facts.names[f"{name}_icons"] for name in PRIORITIES),
        {each.chronicle: _rules(facts, each) for each in conducts if each.targets},
        tuple(track(facts.names[f"{side}_edge"], SCORED[n]) for n, side in enumerate(SIDES)),
    )


def _rules(facts: Facts, conduct: Conduct) -> tuple[ChoiceRule, ...]:
    known = {**conduct.targets, **COMMON}
    found = []
    for rule in facts.names[f"chronicle_{conduct.chronicle}_card"]:
        when, _, target = rule.partition("-")
        found.append(known[target](0 if when == PLAIN else int(when)))
    return tuple(found)

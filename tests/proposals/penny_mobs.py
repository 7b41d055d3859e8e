"""Chronicle 8."""

from __future__ import annotations

from typing import Final

from tests.chronicles.penny_mobs import at_end, mobs, with_mobs
from tests.chronicles.test_c8_figures import sneaking
from tests.chronicles.test_c8_mcdenial import denying
from tests.chronicles.test_c8_mobs import PEAK, award, carrying, produced
from tests.chronicles.test_c8_others import claiming, feast, sailing
from tests.glen_more_ii_scenario import Scene
from tests.proposals.chronicles import after
from tests.proposals.proposal import Proposal

STOCKED: Final = "seat 1; 0,1: s-lochridge, cattle 1; 1,1: s-black-isle, barley 1; seat 2; 0,1: s-ballachulish, wood 1"
"""Seat 1 has a cow and a barley beside its home castle, and its Scotsman on its home village."""


def prison_visited() -> Scene:
    scene = with_mobs(mcduff="prison 2")
    at_end(scene)
    return scene


def set_abroad(mob: str, *position: str) -> Scene:
    return after(with_mobs(*position, seats=3, **{mob: "0 -1 -1"}), f"0 call {mob}")


def driven_away(*position: str) -> Scene:
    """A Scotsman of seat 1 comes to Kenneth, who must go to seat 2 or 3."""
    rondel = "rondel: 1 0 2 3 s-inshriach * * * * * * * * -"
    scene = with_mobs(rondel, *position, seats=4, mcsnitch="0 1 1", mccastle="prison 0")
    return after(scene, "1 take 4", "1 place 0,1", "1 activate 0,0", "1 move 0,0", "1 to 1,0")


def bought(*position: str) -> Scene:
    """Bruce has bought the wood that seat 0 has made."""
    return after(produced(*position), "1 mail wood")


def carried(position: str, *lines: str) -> Scene:
    return after(carrying(position), *lines)


def rivals_lifted() -> Scene:
    """Seat 2 has a point; nobody else has one."""
    scene = carried("seat 1; 0,1: s-lochridge", "0 lift 1 0,1")
    award(scene, 2, 1, "domain-brodie")
    return scene


def lifted_by_another(position: str) -> Scene:
    """Derek works for seat 1, whose turn it is."""
    scene = with_mobs("rondel: 1 0 2 s-inshriach * * * * * * * * * -", position, anderson="1")
    return after(scene, "1 call anderson")


def own_lifted() -> Scene:
    """Seat 2 has a point; nobody else has one."""
    scene = carried("seat 0; 0,1: s-black-isle", "0 lift 0 0,1")
    award(scene, 2, 1, "domain-brodie")
    return scene


PROPOSALS: Final = (
    Proposal("penny-action", "nobody is hurried into paying for a mob", "pass", prison_visited),
    Proposal("set-figure", "where most lies around him", "lurk 1 1,0", lambda: set_abroad("mcsnitch", STOCKED)),
    Proposal(
        "set-figure",
        "not where a Scotsman stands, and not for what one guards",
        "lurk 1 0,1",
        lambda: set_abroad("mcsnitch", f"{STOCKED}; seat 1; 1,0: scotsmen 1"),
    ),
    Proposal(
        "set-figure",
        "nothing is to be had from tiles on which nothing lies",
        "lurk 2 0,0",
        lambda: set_abroad(
            "mcsnitch",
            "seat 1; 0,1: s-lochridge; 0,2: s-black-isle; 1,1: a-easdale; seat 2; 0,0: scotsmen 0; 1,0: wood 1",
        ),
    ),
    Proposal(
        "set-figure",
        "where most places are free beside him",
        "lurk 1 0,3",
        lambda: set_abroad(
            "macdarkie",
            "seat 1; 0,0: scotsmen 0; 0,1: a-easdale; 0,2: s-black-isle; 0,3: s-lochridge; seat 2; 0,0: scotsmen 0",
        ),
    ),
    Proposal(
        "set-figure",
        "where Scotsmen let tiles be placed beside him",
        "lurk 2 1,0",
        lambda: set_abroad("macdarkie", "seat 2; 0,1: s-ballachulish, scotsmen 2"),
    ),
    Proposal(
        "set-figure",
        "whoever counts most Scotsmen on the home castle",
        "lurk 2 1,0",
        lambda: set_abroad("mccastle", "seat 1; 1,0: scotsmen 1; seat 2; 1,0: scotsmen 3"),
    ),
    Proposal(
        "recruit-figure",
        "from the reserve, where nobody misses him",
        "recruit reserve",
        lambda: after(set_abroad("mcsnitch"), "0 lurk 1 0,0"),
    ),
    Proposal(
        "relocate",
        "where most lies around him unguarded",
        "lurk 3 1,0",
        lambda: driven_away("seat 2; 1,0: wood 1; seat 3; 0,1: s-lochridge, cattle 1; 1,1: s-black-isle, barley 1"),
    ),
    Proposal(
        "steal",
        "what sells best",
        "loot sheep",
        lambda: after(sneaking("market: sheep 2, wood 1"), "0 sneak mcsnitch", "0 sneak-to 1,0"),
    ),
    Proposal(
        "steal",
        "what sells best",
        "loot wood",
        lambda: after(sneaking("market: sheep 1, wood 2"), "0 sneak mcsnitch", "0 sneak-to 1,0"),
    ),
    Proposal(
        "escape",
        "he stays where there may be more",
        "pass",
        lambda: after(sneaking(), "0 sneak mcsnitch", "0 sneak-to 1,0", "0 loot sheep", "0 put sheep 1,0"),
    ),
    Proposal("intercept", "nobody is hurried into it", "pass", produced),
    Proposal("deliver", "for two coins it is sold", "fence wood", lambda: bought("market: wood 2")),
    Proposal(
        "deliver",
        "for one it is kept where most room is",
        "put wood 1,0",
        lambda: bought("market: wood 1; seat 1; 0,0: sheep 1"),
    ),
    Proposal(
        "deliver",
        "without room it is sold for one",
        "fence wood",
        lambda: bought("market: wood 1; seat 1; 0,0: sheep 3; 1,0: sheep 3"),
    ),
    Proposal(
        "lift-tile",
        "the own tile that does least, in a territory that is not the smallest",
        "lift 0 0,-1",
        lambda: carried("seat 0; 0,1: s-ballachulish > b-abernethy; 0,-1: s-black-isle; seat 1; 0,1: s-lochridge"),
    ),
    Proposal(
        "lift-tile",
        "else the rivals' that does most",
        "lift 2 0,1",
        lambda: carried(
            "seat 1; 0,1: s-lochridge; seat 2; 0,1: s-ballachulish > b-abernethy; seat 0; 0,1: s-black-isle"
        ),
    ),
    Proposal(
        "lift-tile",
        "never an own tile from the smallest territory, and the first of equals",
        "lift 1 0,1",
        lambda: carried("seat 0; 0,1: b-kingshouse-inn; seat 1; 0,1: s-lochridge; seat 2; 0,1: s-black-isle"),
    ),
    Proposal(
        "lift-tile",
        "the rivals' inn before what makes one good",
        "lift 2 0,1",
        lambda: carried("seat 1; 0,1: s-lochridge; seat 2; 0,1: b-kingshouse-inn"),
    ),
    Proposal(
        "lift-tile",
        "the rivals' village before a loch",
        "lift 2 2,0",
        lambda: carried("seat 1; 2,0: a-loch-lochy; seat 2; 2,0: a-halkirk"),
    ),
    Proposal(
        "lift-tile",
        "the rivals' distillery before a loch",
        "lift 2 0,1",
        lambda: carried("seat 1; 2,0: a-loch-lochy; seat 2; 0,1: a-pulteney"),
    ),
    Proposal(
        "lift-tile",
        "the own tile that does least, whoever it is",
        "lift 1 0,1",
        lambda: lifted_by_another("seat 0; 0,1: s-lochridge; seat 1; 0,1: s-black-isle; 0,-1: b-kingshouse-inn"),
    ),
    Proposal(
        "drop-tile",
        "home with what is another's",
        "drop 0 0,-1",
        rivals_lifted,
    ),
    Proposal(
        "drop-tile",
        "what is the own goes to whoever has most VP",
        "drop 2 0,-1",
        own_lifted,
    ),
    Proposal(
        "trick",
        "nobody is hurried into it",
        "pass",
        lambda: after(Scene(PEAK, "part highlander: coins 1, goods 0 0 0 1", mobs(mctrick="0")), "0 stop 11"),
    ),
    Proposal(
        "pass-penny",
        "a penny with -1 up is better with another",
        "slip-penny 1",
        lambda: after(sailing(2, mcquack="0 0"), "0 sail", "0 sail"),
    ),
    Proposal("deny", "nobody is hurried into it", "pass", denying),
    Proposal("starve", "nobody is hurried into it", "pass", lambda: feast(mcstarve="0 0")),
    Proposal("give-up-haggis", "the least", "give-haggis 1", lambda: after(feast(mcstarve="0 0"), "0 steal-haggis 1")),
    Proposal(
        "let-it-count",
        "nobody is hurried into it",
        "pass",
        lambda: feast(tables=((1, 2), (1, 3), ()), rolls="1 2 3 3 3", mchagg="1 0"),
    ),
    Proposal("claim-card", "nobody is hurried into it", "pass", lambda: after(claiming(), "0 call mcclaim")),
)

"""Glen More."""

from __future__ import annotations

from typing import Final

from tests.proposals.proposal import Proposal
from tests.scenario import Scene, run


def beside_a_fair(meadow: str, forest: str, *answers: str) -> Scene:
    """Seat 0 has placed a butcher, which has no use for anything there, beside everything it has."""
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 s1-butcher-cattle
        market: wood 0, sheep 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river{meadow}
          0,2: s0-forest-river{forest}
          1,2: s1-fair-plain
        ---
        0 take 4
        0 place 1,1
    """)
    scene.play(0, *answers)
    return scene


def idle() -> Scene:
    """Seat 0 has placed a butcher beside its village, whose clan member has gone his way."""
    return run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-cattle
        market: wood 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        0 take 4
        0 place 1,1
        0 activate 0,0
        0 move 0,0
        0 to 0,1
        0 activate 0,1
    """)


def trading(fair: str, stock: str, coins: int) -> Scene:
    """Seat 0 has placed a fair beside its village and trades there."""
    return run(f"""
        seats 4
        rondel: 0 1 2 3 {fair}
        market: wood 0, stone 0, grain 0, sheep 0, cattle 0
        seat 0: coins {coins}
          0,0: start-village, member 1
          0,1: s0-forest-river{stock}
        ---
        0 take 4
        0 place 1,0
        0 activate 1,0
    """)


def choosing(stock: str, market: str) -> Scene:
    """Iona Abbey makes what its owner likes."""
    return run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: {market}
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s2-iona-abbey{stock}
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
    """)


def paying(meadow: str, pasture: str, forest: str, coins: int = 9) -> Scene:
    """Seat 0 gives two different goods to its fair."""
    return run(f"""
        seats 4
        rondel: 0 1 2 3 s1-butcher-cattle
        market: wood 0, stone 1, grain 2, sheep 1, cattle 2
        seat 0: coins {coins}
          0,0: start-village, member 1
          0,1: s0-meadow-river{meadow}
          0,2: s0-pasture-river{pasture}
          0,3: s0-forest-river{forest}
          1,2: s1-fair-plain
        ---
        0 take 4
        0 place 1,1
        0 activate 1,2
        0 give 2 different
    """)


PROPOSALS: Final = (
    Proposal(
        "activate",
        "what costs nothing is taken before the fair is thought about",
        "activate 0,0",
        lambda: beside_a_fair(", sheep 1", ""),
    ),
    Proposal(
        "activate",
        "the next that costs nothing",
        "activate 0,1",
        lambda: beside_a_fair(", sheep 1", "", "activate 0,0"),
    ),
    Proposal(
        "activate",
        "an exchange is thought about",
        None,
        lambda: beside_a_fair(", sheep 3", ", wood 3", "activate 0,0", "move 0,0", "to 0,1"),
    ),
    Proposal(
        "activate",
        "with nothing left to do the turn ends",
        "end",
        idle,
    ),
    Proposal("choose-good", "what is held least", "choose grain", lambda: choosing(", sheep 1, wood 1", "grain 1")),
    Proposal(
        "choose-good",
        "of that, what sells best",
        "choose cattle",
        lambda: choosing(", sheep 1, wood 1", "sheep 3, grain 1, cattle 2, stone 0"),
    ),
    Proposal(
        "trade",
        "the most that can be had without buying",
        "give 2 different",
        lambda: trading("s3-fair-road", ", wood 2, sheep 1", 20),
    ),
    Proposal(
        "trade",
        "the most of all where everything must be bought",
        "give 5 different",
        lambda: trading("s3-fair-road", "", 20),
    ),
    Proposal(
        "pay",
        "from a full tile, where room is wanted, even what is rarer",
        "pay cattle 0,2",
        lambda: paying(", sheep 2", ", cattle 2, wood 1", ", sheep 1"),
    ),
    Proposal(
        "pay",
        "of what there is most",
        "pay sheep 0,1",
        lambda: paying(", sheep 2", ", cattle 1, wood 1", ", sheep 1"),
    ),
    Proposal("pay", "what one has before what is bought", "pay wood 0,3", lambda: paying("", "", ", wood 1")),
    Proposal(
        "pay",
        "what is bought costs least",
        "pay wood market",
        lambda: paying("", "", ""),
    ),
)

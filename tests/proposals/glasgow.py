"""Glasgow."""

from __future__ import annotations

from typing import Final

from tests.clauses.test_gla_fact import built_at
from tests.glasgow_scenario import Scene, run
from tests.proposals.proposal import Proposal


def gone_to(position: int, store: str, *answers: str, offers: str = "sh1 m7") -> Scene:
    scene = run(f"""
        seat 0: {store}
        architect 2: {offers}
        city: 0,0 f5 1
        ---
        0 go {position}
    """)
    scene.play(0, *answers)
    return scene


PROPOSALS: Final = (
    Proposal("use-contract", "goods are taken", "use", lambda: gone_to(1, "brick 0")),
    Proposal("use-contract", "a trade is thought about", None, lambda: gone_to(9, "brick 1")),
    Proposal("use-contract", "where nothing can be done the turn ends", "end", lambda: gone_to(9, "brick 0")),
    Proposal("architect", "what is built is thought about", None, lambda: gone_to(5, "brick 4, steel 4, gold 3")),
    Proposal("architect", "where nothing can be built the turn ends", "end", lambda: gone_to(5, "brick 0")),
    Proposal(
        "payment",
        "whisky is spent last",
        "pay goods",
        lambda: gone_to(5, "brick 4, steel 4, gold 3, whisky 1", "build sh1"),
    ),
    Proposal("factories", "the own ones first", "factory 0,1", lambda: built_at("0,2", "0,0 f1 1 / 0,1 f3 0")),
    Proposal("factories", "the first of the own", "factory 0,0", lambda: built_at("0,2", "0,0 f1 0 / 0,1 f3 0")),
    Proposal("end-turn", "there is nothing else", "end", lambda: gone_to(1, "brick 0", "use")),
)

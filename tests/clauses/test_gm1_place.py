"""GM1-PLACE: where a tile may go."""

from __future__ import annotations

from tests.scenario import run


def test_dx_07_diagonal_to_the_clan_member() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a s0-quarry-river s0-quarry-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        asks 0 place
        offers: place 1,1 / place -1,1
        undo
        0 take 5
        offers: place 0,-1
        refuses: place 0,2 GM1-PLACE-02
        undo
        0 take 6
        offers: place 1,0 / place -1,0
        0 place 1,0
        asks 0 activate
        draw stack 1: s1-loch-lochy
        0 end
        asks 1 take
        seat 0: coins 6, cell 1,0 s0-quarry-road, tiles 3
    """)

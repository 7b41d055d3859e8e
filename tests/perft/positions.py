"""The positions whose trees are counted, and how deep."""

from __future__ import annotations

from typing import Final

from hindmost import Position
from tests.configurations import Configuration
from tests.glasgow_scenario import Scene as GlasgowScene
from tests.golden.files import KEPT, golden_games, golden_path, replayed
from tests.scenario import Scene

SEED: Final = 1

SCENES: Final = {
    "goods to pay, trade and sell": """
        seats 4
        rondel: 0 1 2 3 s2-iona-abbey s1-distillery-plain s3-loch-oich s3-grocer-plain
        market: wood 1, cattle 3
        stack 1: s1-forest-plain-a s1-forest-plain-b
        stack 2: s2-loch-morar
        seat 0: coins 3, whisky 1
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 2
          0,-1: s0-meadow-river, sheep 1, member 1
          1,0: s0-quarry-road, stone 2
          1,1: s1-cornfield-plain, grain 2
          1,-1: s1-fair-plain
    """,
    "clan members to move and to give up": """
        seats 2
        rondel: 0 1 die s2-loch-ness s2-castle-of-mey s1-castle-moil s2-tavern-plain-a
        stack 1: s1-butcher-sheep
        stack 2: s2-tavern-plain-b s2-duart-castle
        stack 3: s3-loch-shiel s3-bridge-river
        seat 0: coins 9, parliament 1
          0,0: start-village, member 2
          0,1: s1-castle-stalker, member 1
          1,0: s1-village-road-stone, member 1
          1,1: s1-village-plain-wood
        seat 1: coins 4
          0,0: start-village, member 1
          0,-1: s1-loch-lochy, wood 1, member 1
    """,
    "the last tiles": """
        seats 3
        rondel: 1 0 2 die s3-bridge-river s3-tavern-plain s3-village-plain-stone s3-loch-oich * * * * *
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-fair-road s3-forest-plain s3-quarry-road s3-meadow-plain
        seat 1: coins 2, whisky 2
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 3
          -1,0: s0-quarry-road, stone 1, member 1
    """,
}
"""Glen More, in the words of `tests/scenario.py`: payments, members, the end."""


GLASGOW_SCENES: Final = {
    "buildings to pay with whisky, and factories of both": """
        merchants: 14 5
        seat 0: brick 4, steel 2, gold 2, whisky 1
        seat 1: brick 1, steel 3
        architect 1: f3 m4
        architect 2: pk1 t5
        city: 0,0 f7 1 / 1,0 f5 0 / 1,1 f8 1 / 2,1 t1 0 / 2,0 sh1 1
    """,
    "the last buildings of the city": """
        merchants: 12 15
        seat 0: brick 5, steel 4, gold 3
        seat 1: steel 2
        architect 4: sh2 pk2
        city: 4,0 f7 1 / 4,1 f1 0
        fill: 0,0 4,3 1 but 4,3 3,3
    """,
}
"""Glasgow, in the words of `tests/glasgow_scenario.py`."""


DEPTHS: Final = {"glen-more-ii": (5, 3, 1)}
"""By game: the plies seeded, with every outcome from a new game and from one under way, where the usual ones would take
too long: a turn that ends may draw many tiles."""


class Start:
    """A position with a name, and the plies to which its tree is counted in each way."""

    def __init__(self, name: str, position: Position, seeded: int, every_outcome: int) -> None:
        self.name = name
        self.position = position
        self.seeded = seeded
        self.every_outcome = every_outcome


def starts() -> list[Start]:
    """New games, games under way, and scenes: the same in every process."""
    found = []
    for each in KEPT:
        seeded, every_outcome, later = DEPTHS.get(each.game, (7, 4, 3))
        found.append(Start(f"{each.id}, new game", each.new_game(SEED).position, seeded, every_outcome))
        found += _under_way(each, seeded, later)
    found += [Start(f"scene: {name}", Scene(text).game.position, 7, 5) for name, text in SCENES.items()]
    found += [Start(f"scene: {name}", GlasgowScene(text).game.position, 6, 3) for name, text in GLASGOW_SCENES.items()]
    return found


def _under_way(configuration: Configuration, seeded: int, every_outcome: int) -> list[Start]:
    """A third and two thirds into the first of the golden games, if there are any yet."""
    if not golden_path(configuration).exists():
        return []
    record = golden_games(configuration)[0]["record"]
    choices = record["choices"]
    return [
        Start(
            f"{configuration.id}, golden game after {answers} answers",
            replayed({**record, "choices": choices[:answers]}).position,
            seeded,
            every_outcome,
        )
        for answers in (len(choices) // 3, len(choices) * 2 // 3)
    ]

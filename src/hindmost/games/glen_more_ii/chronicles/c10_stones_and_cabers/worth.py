"""What the games are worth to a seat: the popularity and the score tokens that the next scoring will bring."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .games import CHAMPIONS, TOP, games, score_bonus

WEIGHTS: Final = load_weights(__name__, "lead", "score", "next_reward", "marker")
LEAD: Final = WEIGHTS["lead"]
"""A popularity token that is as good as won, in each scoring to come in which it counts."""
SCORE: Final = WEIGHTS["score"]
"""A step more in a category of the next scoring."""
NEXT_REWARD: Final = WEIGHTS["next_reward"]
"""A level on the way to the next reward."""
MARKER: Final = WEIGHTS["marker"]
"""A champion marker on a tile, in each turn to come."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    """Levels are gone with the next scoring; markers stay."""
    if not ahead.scorings:
        return {}
    return {
        "champions": sum(champion_worth(g, seat, champion, ahead) for champion in range(len(CHAMPIONS))),
        "champion markers": MARKER * min(ahead.turns, 8.0) * len(games(g).markers[seat]),
    }


def champion_worth(g: GlenMoreII, seat: int, champion: int, ahead: Prospects) -> float:
    levels = [each[champion] for each in games(g).levels]
    mine = levels[seat]
    best = max(level for other, level in enumerate(levels) if other != seat)
    won = min(1.0, max(0.0, 0.5 + 0.25 * (mine - best)))
    return LEAD * won * ahead.scorings + SCORE * score_bonus(g, mine, champion) + NEXT_REWARD * mine / TOP

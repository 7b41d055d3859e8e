"""Hindmost: Glen More, Glen More II: Chronicles and Glasgow with enforced rules. Whoever is hindmost acts next.

>>> import hindmost
>>> g = hindmost.new_game("glen-more", seats=3, seed=42)
>>> while not g.over:
...     q = g.questions[0]
...     g.play(q.seat, q.options[0].id)
>>> hindmost.replay(g.record()).scores == g.scores
True
"""

from hindmost import compiled as compiled  # first: it says where the modules of the engine are found
from hindmost.api import ChronicleInfo, GameInfo, games, is_compiled, laid_from, new_game, replay, restore, score_sheet
from hindmost.catalogue.problems import CatalogueError
from hindmost.kernel.chance import DRAWN, TOLD
from hindmost.kernel.errors import (
    BadConfiguration,
    BadCounts,
    DamagedRecord,
    DamagedSnapshot,
    GameOver,
    HindmostError,
    NotAsked,
    NothingToUndo,
    NotOffered,
    UnknownGame,
)
from hindmost.kernel.eyes import Eyes
from hindmost.kernel.frames import NATURE
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Award, Msg, Reason
from hindmost.kernel.position import Position
from hindmost.kernel.questions import Explanation, Option, Question
from hindmost.kernel.sheets import ScoreSheet
from hindmost.kernel.standing import Topic

__version__ = "0.1.0"

__all__ = [
    "DRAWN",
    "NATURE",
    "TOLD",
    "Award",
    "BadConfiguration",
    "BadCounts",
    "CatalogueError",
    "ChronicleInfo",
    "DamagedRecord",
    "DamagedSnapshot",
    "Explanation",
    "Eyes",
    "Game",
    "GameInfo",
    "GameOver",
    "HindmostError",
    "Msg",
    "NotAsked",
    "NotOffered",
    "NothingToUndo",
    "Option",
    "Position",
    "Question",
    "Reason",
    "ScoreSheet",
    "Topic",
    "UnknownGame",
    "games",
    "is_compiled",
    "laid_from",
    "new_game",
    "replay",
    "restore",
    "score_sheet",
]

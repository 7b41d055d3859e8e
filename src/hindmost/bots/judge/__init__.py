"""What a state is worth to a seat, in victory points: a judge for each game, made for a table.

A judge reads states and is fast; a bot is handed one with its outlook (`Outlook.judge`) and has positions judged by it
(`Imagination.worth`). What a chronicle brings is judged by the chronicle itself, in its own folder
(`GlenModule.stakes`).
"""

from hindmost.bots.judge.judge import Judge
from hindmost.bots.judge.registry import JUDGES, judge_for

__all__ = ["JUDGES", "Judge", "judge_for"]

"""What a game looks like to somebody who thinks it over: hints on the way, and an analysis of it afterwards.

>>> import hindmost
>>> from hindmost.review import hint
>>> g = hindmost.new_game("glasgow", seats=2, seed=7)
>>> found = hint(g, g.questions[0].seat, deals=4)
>>> len(found.lines) <= 3
True
"""

from hindmost.review.analysis import Analysis, analyse
from hindmost.review.hints import Hint, hint

__all__ = ["Analysis", "Hint", "analyse", "hint"]

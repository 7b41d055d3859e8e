"""Every game by its id."""

from __future__ import annotations

from typing import Final

from hindmost.games.glasgow.game import GlasgowRules
from hindmost.games.glen_more.game import GlenMoreRules
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.kernel.rules import Rules

RULES: Final[dict[str, Rules]] = {rules.id: rules for rules in (GlenMoreRules(), GlenMoreIIRules(), GlasgowRules())}

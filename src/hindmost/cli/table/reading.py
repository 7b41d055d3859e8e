"""What can be read on sheets laid over the table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from hindmost.cli.clauses import clause_text
from hindmost.cli.table.canvas import hanging, stacked
from hindmost.cli.table.journal import draw_log
from hindmost.cli.table.keys import HELP
from hindmost.cli.table.lamp import lines_of
from hindmost.cli.table.match import Match
from hindmost.cli.table.scene import Offer, Scene
from hindmost.cli.table.scores import Scoring, draw_scoring, draw_sheet, draw_winners
from hindmost.cli.table.sheets import Sheet
from hindmost.review import Hint
from hindmost.text.messages import say
from hindmost.text.rules import UnknownClause

_BLANK = Text(" ")
_WIDTH = 70
"""Of running text, so that it fits on a terminal of 80 columns."""


def explanation(scene: Scene, match: Match, offer: Offer) -> Sheet:
    """An option with the component it is about and the clause that allows it."""
    card = match.art.card(scene, offer)
    parts: list[RenderableType] = [Text(offer.text, scene.palette.title)]
    if card is not None:
        parts += [_BLANK, card]
    return Sheet(say("cli-title-about", scene.lang), [*parts, *_clause(scene, offer.rule)], scene.lang, is_text=True)


def refusal_sheet(scene: Scene, text: str, rule: str) -> Sheet:
    """Why something is not allowed, with the clause that says so."""
    reason = Text(text, scene.palette.bad)
    return Sheet(say("cli-title-about", scene.lang), [reason, *_clause(scene, rule)], scene.lang, is_text=True)


def _clause(scene: Scene, rule: str) -> list[RenderableType]:
    try:
        return [_BLANK, clause_text(rule, scene.lang)] if rule else []
    except UnknownClause:
        return []


def log_sheet(scene: Scene, match: Match) -> Sheet:
    text = draw_log(scene, match.log(scene.seat), _WIDTH)
    return Sheet(say("cli-title-log", scene.lang), [text], scene.lang, is_text=True)


def standing_sheet(scene: Scene, match: Match, seat: int) -> Sheet:
    """What the person at the keyboard answers beforehand, and how to change it."""
    lines = [Text(line) for line in match.standing.lines(seat, scene.lang)]
    how = Text(say("cli-say-standing-how", scene.lang))
    return Sheet(say("cli-title-standing-answers", scene.lang), [*lines, _BLANK, how], scene.lang, is_text=True)


def hint_sheet(scene: Scene, found: Hint) -> Sheet:
    """What might be done, and why."""
    lines = lines_of(found, scene.lang, scene.palette)
    return Sheet(say("lamp-title", scene.lang), [*lines], scene.lang, is_text=True)


def players_sheet(scene: Scene, match: Match) -> Sheet:
    """The panels that a narrow screen has no room for."""
    parts: list[RenderableType] = []
    for panel in match.art.panels(scene):
        if not panel.is_vital:
            parts += [Text(panel.title(scene), scene.palette.title), panel.draw(scene, panel.breadth(scene)), _BLANK]
    return Sheet(say("cli-title-players", scene.lang), parts[:-1], scene.lang)


def scoring_sheet(scene: Scene, scoring: Scoring) -> Sheet:
    return Sheet(say("cli-title-scoring", scene.lang), [draw_scoring(scene, scoring)], scene.lang)


def end_sheet(scene: Scene, match: Match, remark: str = "") -> Sheet:
    game = match.game
    parts: list[RenderableType] = [draw_winners(scene, game.winners, game.scores)]
    if remark:
        parts.append(hanging(Text(), Text(remark, scene.palette.ink), _WIDTH))
    parts += [_BLANK, draw_sheet(scene, game.score_sheet())]
    return Sheet(say("cli-title-end", scene.lang), parts, scene.lang)


def help_sheet(scene: Scene, match: Match) -> Sheet:
    lang, palette = scene.lang, scene.palette
    letters = " ".join(player.letter(lang) for player in match.players)
    keys = stacked(
        [
            hanging(
                Text(key.format(letters=letters, final=say("cli-say-final", lang)).ljust(12), palette.number),
                Text(say(f"cli-help-keys-{name}", lang, example=match.art.example), palette.ink),
                _WIDTH,
            )
            for key, name in HELP
        ]
    )
    return Sheet(say("cli-help-title", lang), [keys, _BLANK, match.art.legend(scene)], lang, is_text=True)

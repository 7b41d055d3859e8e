"""The single lines of the full screen, and what is said about the highlighted option."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.art import Art
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.keys import LINE
from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from hindmost.cli.table.scene import Offer, Scene
from hindmost.cli.table.widgets import spread
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.rules import UnknownClause, clause


def status_line(scene: Scene, match: Match, width: int) -> Text:
    """Who must do what, and how far the turn has come."""
    lang, palette = scene.lang, scene.palette
    if match.over:
        return Text(say("cli-title-end", lang), palette.title)
    question = match.question
    player = match.player
    line = Text().append_text(player.token(lang, palette))
    if player.is_person:
        line.append(f" {player.name(lang)}  ", palette.title).append(question.text(lang), palette.ink)
    else:
        words = say("cli-say-thinks", lang, name=player.name(lang), bot=player.thinker(lang))
        line.append(f" {words}", palette.ink)
    return spread(line, (match.art.steps(scene), match.art.step(scene)), width)


def key_line(scene: Scene, players: tuple[Player, ...], width: int) -> Text:
    """The keys, as many as there is room for."""
    palette, lang = scene.palette, scene.lang
    letters = "".join(player.letter(lang) for player in players)
    line = Text()
    for key, name in (*LINE, (letters, "ground")):
        words = say(f"cli-key-{name}", lang)
        if line.cell_len + len(key) + len(words) + 3 > width:
            break
        line.append(f"{key} ", palette.number).append(f"{words}  ", palette.muted)
    return line


def about_option(scene: Scene, art: Art, offer: Offer, after: Json | None, is_wide: bool) -> Text:
    """The highlighted option in full, what it would change, and where there is room the component it is about."""
    lines = [] if is_wide else [Text(offer.text, scene.palette.ink)]
    effects = Text() if after is None else art.preview(scene, offer, after)
    if effects.cell_len:
        lines.append(effects)
    card = art.card(scene, offer) if is_wide else None
    if card is not None:
        lines.append(card)
    return stacked(lines or [Text(offer.text, scene.palette.ink)])


def refusal(scene: Scene, text: str, rule: str, is_wide: bool) -> Text:
    """Why something cannot be done, with its clause: in full where there is room."""
    palette = scene.palette
    lines = [Text(text, palette.bad)]
    if rule:
        where = Text.assemble((rule, palette.title), (f"  ? {say('cli-key-why', scene.lang)}", palette.muted))
        lines.append(where)
        if is_wide:
            lines.append(Text(_first_lines(rule, scene.lang), palette.muted))
    return stacked(lines)


def _first_lines(rule: str, lang: str) -> str:
    try:
        return clause(rule, lang).text.split("\n\n")[0].replace("**", "")
    except UnknownClause:
        return ""

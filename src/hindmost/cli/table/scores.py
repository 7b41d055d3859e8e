"""Tables of victory points: of one scoring as it happened, and of the whole game by where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from hindmost import Award, Msg
from hindmost.cli.table.canvas import fit, stacked
from hindmost.cli.table.match import Line
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say
from hindmost.text.numbers import figure
from hindmost.text.render import render


@dataclass(slots=True)
class Scoring:
    """One scoring: what it is called, and the points of each seat by source."""

    title: Msg
    points: dict[str, dict[int, int]] = field(default_factory=dict)

    def give(self, source: str, seat: int, vp: int) -> None:
        by_seat = self.points.setdefault(source, {})
        by_seat[seat] = by_seat.get(seat, 0) + vp


def scorings_in(lines: Sequence[Line]) -> list[Scoring]:
    """The scorings that lines of the log tell of: each is a heading and the awards that follow it."""
    found: list[Scoring] = []
    is_open = False
    for line in lines:
        if line.kind in ("scoring", "final"):
            found.append(Scoring(line.message))
            is_open = True
        elif line.kind in ("award", "loss") and is_open:
            source, vp = line.message.args["source"], line.message.args["vp"]
            assert isinstance(source, Msg)
            assert isinstance(vp, int)
            # What is lost is told without a sign.
            found[-1].give(source.key, line.seat, vp if line.kind == "award" else -vp)
        else:
            is_open = False
    return found


def draw_scoring(scene: Scene, scoring: Scoring) -> Text:
    """A table with a line for each source and a column for each seat."""
    heading = Text(render(scoring.title, scene.lang), scene.palette.title)
    return stacked([heading, Text(), _table(scene, scoring.points)])


def draw_sheet(scene: Scene, awards: Sequence[Award]) -> Text:
    """The final score sheet: all points by where they came from."""
    sheet = Scoring(Msg("log-final-scoring", {}))
    for award in awards:
        sheet.give(award.source, award.seat, award.vp)
    return _table(scene, sheet.points)


def _table(scene: Scene, points: dict[str, dict[int, int]]) -> Text:
    lang, palette = scene.lang, scene.palette
    names = {source: say(source, lang) for source in points}
    width = max([len(name) for name in names.values()] + [len(say("cli-table-total", lang))]) + 2
    column = max(len(player.name(lang)) for player in scene.players) + 4
    header = Text(" " * width)
    for player in scene.players:
        name = player.name(lang)
        header.append(" " * (column - 3 - len(name))).append_text(player.token(lang, palette))
        header.append(f" {name}", palette.title)
    lines = [header]
    for source, by_seat in points.items():
        line = Text.assemble((fit(names[source], width), palette.ink))
        for player in scene.players:
            line.append(_signed(by_seat.get(player.seat)).rjust(column), _style(scene, by_seat.get(player.seat, 0)))
        lines.append(line)
    rule = Text("─" * (width + column * len(scene.players)), palette.line)
    total = Text.assemble((fit(say("cli-table-total", lang), width), palette.title))
    for player in scene.players:
        vp = sum(by_seat.get(player.seat, 0) for by_seat in points.values())
        total.append(figure(vp).rjust(column), palette.title)
    return stacked([*lines, rule, total])


def _signed(vp: int | None) -> str:
    return "·" if vp is None else figure(vp, "+")


def _style(scene: Scene, vp: int) -> str:
    return scene.palette.bad if vp < 0 else scene.palette.ink if vp else scene.palette.muted


def draw_winners(scene: Scene, winners: Sequence[int], scores: Sequence[int]) -> Text:
    """Who has won; nobody in a game that was stopped."""
    lang, palette = scene.lang, scene.palette
    if not winners:
        return Text(say("cli-end-nobody", lang), palette.ink)
    line = Text()
    for number, seat in enumerate(winners):
        player = scene.player(seat)
        joint = "" if number == 0 else f" {say('cli-end-and', lang)} " if number == len(winners) - 1 else ", "
        line.append(joint, palette.ink).append_text(player.token(lang, palette))
        line.append(f" {player.name(lang)}", palette.title)
    key = "cli-end-wins" if len(winners) == 1 else "cli-end-share"
    return line.append(f" {say(key, lang, vp=scores[winners[0]])}", palette.ink)

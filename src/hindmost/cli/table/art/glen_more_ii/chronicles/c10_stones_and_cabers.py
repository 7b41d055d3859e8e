"""Chronicle 10, Of Stones and Cabers."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import sign_in, thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

CABER: Final = "╱"
STONE: Final = "Ω"
POPULARITY: Final = "♥"
FACES: Final = {"caber-tosser": CABER, "stone-carrier": STONE}
TRACKS: Final = {"caber-tosser": "caber", "stone-carrier": "stone"}
CENTRE: Final = 6
"""Characters for the centre track."""


def draw_games(scene: Scene, width: int) -> Text:
    """The three tracks from the top down, each reward with the number of an answer that points at it; then by player
    popularity and markers, what one's own champions come to next, and who is in front."""
    games = scene.view["table"]["games-board"]
    side = max(6, (width - CENTRE - 4) // 2)
    lines = [Text(f"  {fit(CABER, side)} {fit('', CENTRE)} {STONE}", scene.palette.muted)]
    lines += [draw_level(scene, games, level, side) for level in range(len(games["centre"]), -1, -1)]
    lines += [of_player(scene, seat, width) for seat in range(len(scene.players))]
    lines += [ahead(scene, games, name, width) for name in FACES] if scene.seat is not None else []
    lines.append(in_front(scene, games))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return stacked(lines)


def draw_level(scene: Scene, games: dict[str, Any], level: int, side: int) -> Text:
    line = Text(f"{level} ", scene.palette.muted)
    line.append_text(on_track(scene, games, "caber-tosser", level, side)).append(" ")
    line.append_text(in_centre(scene, games, level)).append(" ")
    return line.append_text(on_track(scene, games, "stone-carrier", level, side))


def on_track(scene: Scene, games: dict[str, Any], name: str, level: int, side: int) -> Text:
    """What a level gives, and whose champions stand there."""
    track = TRACKS[name]
    cell = thing(scene, signs(scene, games[track][level - 1]), f"level:{name}:{level}") if level else Text(OPEN)
    for seat, view in enumerate(scene.view["seats"]):
        if view["champions"][track] == level:
            cell.append(" ").append_text(scene.player(seat).token(scene.lang, scene.palette))
    return padded(cell, side)


def in_centre(scene: Scene, games: dict[str, Any], level: int) -> Text:
    """A reward, or whose clan marker lies there."""
    if not level:
        return padded(Text(), CENTRE)
    by = games["taken"][level - 1]
    if by is None:
        return padded(thing(scene, signs(scene, games["centre"][level - 1]), f"centre:{level}"), CENTRE)
    return padded(scene.player(by).token(scene.lang, scene.palette), CENTRE)


def thing(scene: Scene, sign: str, target: str) -> Text:
    """With the number to be typed for it where it can be chosen."""
    numbers = scene.numbers_at(target)
    style = scene.palette.chosen if scene.is_marked(target) else scene.palette.ink
    return Text(f"{numbers[0]}▸{sign}" if numbers else sign, style)


def padded(cell: Text, width: int) -> Text:
    cell.truncate(width, overflow="ellipsis", pad=True)
    return cell


def signs(scene: Scene, prize: dict[str, Any]) -> str:
    """What is given: "2¢", "♣/▬", "+1♜"."""
    lexicon = catalogue_of(scene).lexicon
    tokens = [str(token) for token in prize["tokens"]]
    return "".join(sign_in(token, lexicon) if token[-1].isalpha() else token for token in tokens)


def of_player(scene: Scene, seat: int, width: int) -> Text:
    """Popularity, the cells of the markers by the face that is up, and how many are not placed."""
    view = scene.view["seats"][seat]
    own = view["champions"]
    markers = [f"{FACES[face]}{cell}" for face, cell in zip(own["faces"], own["markers"], strict=True)]
    placed = " ".join([*markers, *[OPEN] * own["left"]])
    line = scene.player(seat).token(scene.lang, scene.palette)
    return line.append(cut(f" {POPULARITY}{view['popularity']}  {placed}", width - 2), scene.palette.ink)


def ahead(scene: Scene, games: dict[str, Any], name: str, width: int) -> Text:
    """The next level of one's own champion: what it gives, and what lies in the centre for whoever may take it."""
    assert scene.seat is not None
    own = scene.view["seats"][scene.seat]["champions"]
    level = own[TRACKS[name]] + 1
    if level > len(games["centre"]):
        words = f"{games['beyond']}{thing_sign('vp')}"
    else:
        free = games["taken"][level - 1] is None and own["rewards"] > 0
        tracks = (TRACKS[name], "centre") if free else (TRACKS[name],)
        words = f"{level}: " + " + ".join(signs(scene, games[track][level - 1]) for track in tracks)
    return Text(cut(f"{say('cli-games-next', scene.lang)} {FACES[name]} {words}", width), scene.palette.title)


def in_front(scene: Scene, games: dict[str, Any]) -> Text:
    """Whose champions bring popularity if a scoring comes now."""
    line = Text(f"{POPULARITY} {say('cli-games-leading', scene.lang)}", scene.palette.muted)
    for sign, seats in zip(FACES.values(), games["leading"], strict=True):
        line.append(f" {sign} ", scene.palette.muted)
        for seat in seats:
            line.append_text(scene.player(seat).token(scene.lang, scene.palette)).append(" ")
    return line


ART: Final = ChronicleArt(
    panel(10, draw_games, lambda scene: 44),
    {"cli-legend-caber-tosser": CABER, "cli-legend-stone-carrier": STONE, "cli-legend-popularity": POPULARITY},
    changes={"caber-tosser": CABER, "stone-carrier": STONE, "popularity": POPULARITY},
)

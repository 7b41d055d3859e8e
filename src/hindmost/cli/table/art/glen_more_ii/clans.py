"""The clan board: every domain with its price now, who is there, and what it does."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.catalogue.glen_more_ii import Domain
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of, name_of
from hindmost.cli.table.art.wording import guessed
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

_NAME: Final = 11


def is_asked_about(scene: Scene) -> bool:
    """Whether a clan marker is to be placed, so that the board matters more than the territory."""
    return any(target.startswith("domain:") for offer in scene.offers for target in offer.targets)


def clans_title(scene: Scene) -> str:
    return say("cli-title-clans", scene.lang)


def draw_clans(scene: Scene, width: int, height: int = 0) -> Text:
    """The domains one could still go to, the cheapest first; then those that are taken.

    Where there is a height, as many as fit around the one that is highlighted.
    """
    clans = scene.view["table"]["clans"]
    domains = [domain for domain in catalogue_of(scene).domains if not domain.closed]
    domains.sort(key=lambda domain: (clans[domain.id]["coins"] is None, clans[domain.id]["coins"] or 0, domain.id))
    marked = next((place for place, domain in enumerate(domains) if scene.is_marked(f"domain:{domain.id}")), 0)
    if height and height < len(domains):
        first = min(max(marked - height // 2, 0), len(domains) - height)
        domains = domains[first : first + height]
    return stacked([_line(scene, domain, width) for domain in domains])


def _line(scene: Scene, domain: Domain, width: int) -> Text:
    """Number of the option, road price, colour, name, markers, and what it does as far as there is room."""
    palette, lang = scene.palette, scene.lang
    entry, target = scene.view["table"]["clans"][domain.id], f"domain:{domain.id}"
    numbers, marked = scene.numbers_at(target), scene.is_marked(target)
    coins = "–" if entry["coins"] is None else f"¢{entry['coins']}{guessed(domain.source, 'distance')}"
    style = palette.chosen if marked else palette.ink if entry["coins"] is not None else palette.muted
    colour = say(f"domain-colour-{domain.colour}", lang)[0]
    line = Text.assemble(
        (f"{numbers[0] if numbers else '':>2} ", palette.number),
        (fit(coins, 4), palette.title),
        (colour, palette.band(domain.colour)),
        " ",
        (fit(name_of("domain", domain.id, lang), _NAME), style),
    )
    for seat in entry["markers"]:
        line.append(" ").append_text(scene.player(seat).token(lang, palette))
    room = width - line.cell_len - 1
    if room > _NAME:
        line.append(f" {cut(say(domain.effect_key, lang), room)}", palette.muted)
    line.truncate(width, overflow="ellipsis")
    return line

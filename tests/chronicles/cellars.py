"""Positions with cellars, in a few words."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene

KEY = "single-cask"


def casks(*seats: str, built: str = "0 0 0", sales: str = "") -> str:
    """By seat: the spaces of its barrels, such as `0+0+3`, or `-`. `built`: cellars beyond the first, for all seats."""
    barrels = [*seats, *["-"] * (len(built.split()) - len(seats))]
    held = "; ".join(
        f"seat {seat}: whisky {0 if word == '-' else len(word.split('+'))}" for seat, word in enumerate(barrels)
    )
    return f"{held}; part {KEY}: barrels {' / '.join(map(_listed, barrels))}, built {built}{sales and ', '}{sales}"


def _listed(word: str) -> str:
    return "" if word == "-" else word.replace("+", " ")


def barrels(scene: Scene, seat: int = 0) -> list[int]:
    """The spaces of a seat's barrels."""
    found: list[int] = scene.part(KEY).to_json()["barrels"][seat]
    return found


def on_sale(scene: Scene) -> tuple[int, int]:
    """The barrels on the Sale tile of stack B: on the bonus space, and below."""
    part = scene.part(KEY)
    return part.bonus[0], part.sold[0]

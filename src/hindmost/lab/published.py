"""A ladder as people read it: a table in Markdown, and a picture."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from hindmost.lab.ladder import Ladder, Result
from hindmost.lab.pages import put

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 34, 150, 40, 46


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def told(result: Result) -> str:
    return f"{percent(result.share)} % [{percent(result.low)}, {percent(result.high)}]"


def markdown(ladder: Ladder) -> str:
    """Ratings with what each thought costs, then the share of every match with its interval, then the controls."""
    rungs = ladder.rungs()
    by_pair = {(result.first, result.second): result for result in ladder.results}
    lines = [
        f"Seats: {ladder.seats}; deals of each match: {ladder.deals}, each played twice; seed {ladder.seed}"
        + (f"; chronicles {', '.join(map(str, ladder.chronicles))}" if ladder.chronicles else "")
        + ".",
        "",
        "| bot | rating | won | CPU seconds a thought |" + "".join(f" against {rung.bot} |" for rung in rungs[1:]),
        "|---|--:|--:|--:|" + "--:|" * (len(rungs) - 1),
    ]
    for place, rung in enumerate(rungs):
        cells = []
        for other in rungs[1:]:
            result = by_pair.get((rung.bot, other.bot)) or turned(by_pair.get((other.bot, rung.bot)))
            cells.append(told(result) if result is not None and rungs.index(other) > place else "")
        lines.append(
            f"| {rung.bot} | {rung.mu:.1f} ± {rung.sigma:.1f} | {rung.wins:g} of {rung.games} | {rung.seconds:.3f} |"
            + "".join(f" {cell} |" for cell in cells)
        )
    mirror, sanity = ladder.controls
    lines.append("")
    lines.append(
        f"Controls: {mirror.first} against itself {told(mirror)}; "
        f"{sanity.first} against {sanity.second} {told(sanity)}."
    )
    return "\n".join(lines) + "\n"


def turned(result: Result | None) -> Result | None:
    """The same match as the second bot sees it."""
    if result is None:
        return None
    other = Result(result.second, result.first, result.pairings)
    other.share, other.low, other.high = 1 - result.share, 1 - result.high, 1 - result.low
    return other


def picture(ladder: Ladder) -> str:
    """Ratings with two sigmas on either side, as SVG. Its ink is that of the page it stands on."""
    rungs = ladder.rungs()
    low = min(rung.mu - 2 * rung.sigma for rung in rungs)
    high = max(rung.mu + 2 * rung.sigma for rung in rungs)
    scale = (WIDTH - LEFT - RIGHT) / max(1e-9, high - low)
    height = TOP + ROW * len(rungs) + 12

    def x(mu: float) -> float:
        return round(LEFT + (mu - low) * scale, 1)

    title = escape(f"{ladder.game}: ratings")
    ink = ' font-family="sans-serif" font-size="14" fill="currentColor" stroke="currentColor"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}"{ink}>',
        f'<text x="12" y="24" stroke="none" font-weight="bold">{title}</text>',
    ]
    for place, rung in enumerate(rungs):
        y = TOP + ROW * place + ROW // 2
        parts += [
            f'<text x="12" y="{y + 5}" stroke="none">{escape(rung.bot)}</text>',
            f'<line x1="{x(rung.mu - 2 * rung.sigma)}" y1="{y}" x2="{x(rung.mu + 2 * rung.sigma)}" y2="{y}"/>',
            f'<circle cx="{x(rung.mu)}" cy="{y}" r="5"/>',
            f'<text x="{x(rung.mu)}" y="{y - 9}" stroke="none" text-anchor="middle">{rung.mu:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def insert(ladder: Ladder, file: Path) -> None:
    """Put the table between the marks for its game in a page, in place of what stood there."""
    put(file, f"ladder {ladder.game}", markdown(ladder))

"""Remakes the figures of `docs/performance.md`: measures, then writes the tables and the picture.

    python3 run.py test                              # among other things, this compiles the engine into .tools/compiled
    ../bench-venv/bin/python bench/report.py         # the interpreter that has the peers; see bench/peers.py

The games are measured compiled and as they are written, in the same run as the peers.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".tools" / "compiled"
PAGE = ROOT / "docs" / "performance.md"
PICTURE = ROOT / "docs" / "performance.svg"

GAMES = {
    "Glen More, 4 seats": "engine:glen_more:4",
    "Glen More, 2 seats": "engine:glen_more:2",
    "Glasgow": "engine:glasgow",
    "Glen More II, 4 seats": "engine:glen_more_ii:4",
    "Glen More II, Chronicles 2, 4, 7": "engine:glen_more_ii:4/2,4,7",
}
PEERS = {
    "Catanatron, 4 seats": "catanatron:4p",
    "OpenSpiel backgammon (C++)": "open_spiel:backgammon",
    "OpenSpiel gin rummy (C++)": "open_spiel:gin_rummy",
    "OpenSpiel chess (C++)": "open_spiel:chess",
    "OpenSpiel cribbage (C++)": "open_spiel:cribbage",
    "OpenSpiel team dominoes (Python)": "open_spiel:python_team_dominoes",
    "RLCard gin rummy": "rlcard:gin-rummy",
    "PettingZoo connect four": "pettingzoo:connect_four",
}
COLUMNS = (
    ("decisions/s", "decisions_per_cpu_s"),
    ("games/s", "games_per_cpu_s"),
    ("inside/s", "native_decisions_per_cpu_s"),
    ("clone µs", "clone_us"),
    ("legal µs", "legal_us"),
    ("decisions a game", "decisions_per_game"),
    ("options", "options_per_decision"),
    ("peak MB", "rss_peak_mb"),
)
COMPARED = (
    ("decisions", "decisions_per_cpu_s", False),
    ("clone", "clone_us", True),
    ("legal", "legal_us", True),
)
"""What, under which name, and whether less is better."""


def measure(compiled: Path, rounds: int, seconds: float) -> dict[str, Any]:
    """One run of `peers.py` over all rows."""
    command = [sys.executable, str(ROOT / "bench" / "peers.py"), "--rounds", str(rounds), "--seconds", str(seconds)]
    for name in PEERS.values():
        command += ["--only", name]
    for folder in (compiled, ROOT / "src"):
        for name in GAMES.values():
            command += ["--engine", f"{name}@{folder}"]
    document: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)
    return document


def rows(document: dict[str, Any], compiled: Path) -> list[tuple[str, dict[str, Any]]]:
    """Title and figures of whatever could be measured, in the order of this file."""
    found = {row["name"]: row for row in document["rows"] if "error" not in row}
    titles = [(title, f"engine:{name}@{compiled}") for title, name in GAMES.items()]
    titles += [(f"{title}, interpreted", f"engine:{name}@{ROOT / 'src'}") for title, name in GAMES.items()]
    titles += list(PEERS.items())
    return [(title, found[name]) for title, name in titles if name in found]


def best(row: dict[str, Any], key: str) -> float | None:
    value = row.get(key)
    return value["best"] if isinstance(value, dict) else value


def shown(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(found: list[tuple[str, dict[str, Any]]]) -> str:
    lines = ["| | " + " | ".join(title for title, _ in COLUMNS) + " |", "|---|" + "--:|" * len(COLUMNS)]
    lines += [f"| {title} | " + " | ".join(shown(best(row, key)) for _, key in COLUMNS) + " |" for title, row in found]
    return "\n".join(lines)


def ratios(found: list[tuple[str, dict[str, Any]]]) -> str:
    """How many times the decisions of each peer a second, and how many times faster a clone and a list."""
    by_title = dict(found)
    peers = [title for title in PEERS if title in by_title]
    lines = ["| times as fast as | " + " | ".join(peers) + " |", "|---|" + "--:|" * len(peers)]
    for title in (title for title in GAMES if title in by_title):
        for what, key, cost in COMPARED:
            cells = [_quotient(by_title[title], by_title[peer], key, cost) for peer in peers]
            lines.append(f"| {title}: {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _quotient(own: dict[str, Any], other: dict[str, Any], key: str, cost: bool) -> str:
    mine, theirs = best(own, key), best(other, key)
    if not mine or not theirs:
        return ""
    return f"{theirs / mine if cost else mine / theirs:.1f}"


def picture(found: list[tuple[str, dict[str, Any]]]) -> str:
    """Decisions a second as bars on a plain scale, ours in another colour and named as such."""
    bars = [(title, best(row, "decisions_per_cpu_s") or 0.0, row["name"].startswith("engine:")) for title, row in found]
    bars.sort(key=lambda bar: -bar[1])
    widest = bars[0][1]
    height = 26 * len(bars) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" font-family="sans-serif" font-size="13">',
        "<title>Decisions per second of one core, random play</title>",
        f'<rect width="760" height="{height}" fill="#fbf8f1"/>',
        '<text x="12" y="22" font-weight="bold" fill="#22303a">Decisions per second of one core, random play</text>',
    ]
    for place, (title, value, own) in enumerate(bars):
        y = 34 + 26 * place
        width = max(2.0, 310 * value / widest)
        weight = ' font-weight="bold"' if own else ""
        parts.append(f'<text x="338" y="{y + 15}" text-anchor="end" fill="#22303a"{weight}>{title}</text>')
        parts.append(
            f'<rect x="346" y="{y + 2}" width="{width:.0f}" height="18" fill="{"#2f6b4f" if own else "#9aa7a0"}"/>'
        )
        parts.append(f'<text x="{352 + width:.0f}" y="{y + 15}" fill="#22303a">{shown(value)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def put(page: str, mark: str, text: str) -> str:
    """The page with the text between its two marks."""
    pattern = rf"(<!-- {mark} -->\n).*?(<!-- end -->)"
    return re.sub(pattern, lambda found: f"{found[1]}{text}\n{found[2]}", page, count=1, flags=re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Remake the figures of docs/performance.md; see the docstring.")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="folder with a compiled engine")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds of play in a round")
    options = parser.parse_args()
    document = measure(options.compiled, options.rounds, options.seconds)
    found = rows(document, options.compiled)
    method = (
        f"{document['date'][:10]}, {document['python']}, {document['machine']}; best of {document['rounds']} rounds of "
        f"{document['seconds']} s of CPU time, one core."
    )
    page = PAGE.read_text("utf-8")
    page = put(page, "figures", f"{method}\n\n{table(found)}")
    page = put(page, "ratios", ratios(found))
    PAGE.write_text(page, "utf-8")
    PICTURE.write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main()

"""Remakes the figures of `docs/performance.md`: measures, then writes the tables and the picture.

    python3 run.py test                              # among other things, this compiles the engine into .tools/compiled
    ../bench-venv/bin/python bench/report.py         # the interpreter that has the peers; see bench/peers.py

The games are measured compiled and as they are written, in the same run as the peers. What is written are ratios of
bests: they hold on other machines too, where numbers a second do not.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".tools" / "compiled"
PAGE = ROOT / "docs" / "performance.md"
PICTURE = ROOT / "docs" / "performance.svg"

GLEN_MORE = "Glen More, 4 seats"
GLEN_MORE_II = "Glen More II, 4 seats"
CHRONICLES = "Glen More II, Chronicles 2, 4, 7"
BOX = "Glen More II, Chronicles 1 to 8"
ALL = "Glen More II, Chronicles 1 to 11"
GLASGOW = "Glasgow"
GAMES = {
    GLEN_MORE: "engine:glen_more:4",
    "Glen More, 2 seats": "engine:glen_more:2",
    GLEN_MORE_II: "engine:glen_more_ii:4",
    CHRONICLES: "engine:glen_more_ii:4/2,4,7",
    BOX: f"engine:glen_more_ii:4/{','.join(map(str, range(1, 9)))}",
    ALL: f"engine:glen_more_ii:4/{','.join(map(str, range(1, 12)))}",
    GLASGOW: "engine:glasgow",
}
CATANATRON = "Catanatron, 4 seats"
BACKGAMMON = "OpenSpiel backgammon (C++)"
PEERS = {
    CATANATRON: "catanatron:4p",
    BACKGAMMON: "open_spiel:backgammon",
    "OpenSpiel gin rummy (C++)": "open_spiel:gin_rummy",
    "OpenSpiel chess (C++)": "open_spiel:chess",
    "OpenSpiel cribbage (C++)": "open_spiel:cribbage",
    "OpenSpiel team dominoes (Python)": "open_spiel:python_team_dominoes",
    "RLCard gin rummy": "rlcard:gin-rummy",
    "PettingZoo connect four": "pettingzoo:connect_four",
}

SPEED = "decisions_per_cpu_s"
INSIDE = "native_decisions_per_cpu_s"
CLONE = "clone_us"
LEGAL = "legal_us"
LATE = "late_over_early"
MEMORY = "rss_peak_mb"


class Run:
    """The figures of one run, by title; `None` for what could not be measured."""

    def __init__(self, document: dict[str, Any], compiled: Path) -> None:
        self.document = document
        self._rows = {row["name"]: row for row in document["rows"] if "error" not in row}
        self._names = {title: f"engine:{name}@{compiled}" for title, name in GAMES.items()}
        self._names |= {written(title): f"engine:{name}@{ROOT / 'src'}" for title, name in GAMES.items()}
        self._names |= PEERS

    def titles(self) -> list[str]:
        return [title for title, name in self._names.items() if name in self._rows]

    def best(self, title: str, key: str) -> float | None:
        value = self._rows.get(self._names[title], {}).get(key)
        found: float | None = value["best"] if isinstance(value, dict) else value
        return found

    def over(self, title: str, key: str, other: str, other_key: str = "") -> float | None:
        """One figure divided by another."""
        mine, theirs = self.best(title, key), self.best(other, other_key or key)
        return mine / theirs if mine and theirs else None


def written(title: str) -> str:
    """The title of a game as it is written, not compiled."""
    return f"{title}, interpreted"


def measure(compiled: Path, rounds: int, seconds: float) -> Run:
    """One run of `peers.py` over all rows."""
    command = [sys.executable, str(ROOT / "bench" / "peers.py"), "--rounds", str(rounds), "--seconds", str(seconds)]
    for name in PEERS.values():
        command += ["--only", name]
    for folder in (compiled, ROOT / "src"):
        for name in GAMES.values():
            command += ["--engine", f"{name}@{folder}"]
    return Run(json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout), compiled)


def shown(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def lined(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown, numbers to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def beside_peers(run: Run) -> str:
    """How many times the decisions of each peer a second."""
    peers = [title for title in run.titles() if title in PEERS]
    titles = [title for game in GAMES for title in (game, written(game))]
    rows = [[title, *(shown(run.over(title, SPEED, peer)) for peer in peers)] for title in titles]
    return lined(["decisions, times those of", *peers], rows)


def by_itself(run: Run) -> str:
    """The other ratios of each game, compiled."""
    heads = ["compiled", "clone", "legal options", "native loop", "interpreted", "end of a game", "peak MB"]
    rows = [
        [
            game,
            shown(run.over(CATANATRON, CLONE, game)),
            shown(run.over(BACKGAMMON, LEGAL, game)),
            shown(run.over(game, INSIDE, game, SPEED)),
            shown(run.over(game, SPEED, written(game))),
            shown(run.best(game, LATE)),
            shown(run.best(game, MEMORY)),
        ]
        for game in GAMES
    ]
    return lined(heads, rows)


Measured = Callable[[Run], float | None]

AT_LEAST: tuple[tuple[str, float, Measured], ...] = (
    ("Glen More, decisions, times Catanatron's", 12, lambda run: run.over(GLEN_MORE, SPEED, CATANATRON)),
    ("Glen More, decisions, times OpenSpiel backgammon's", 5, lambda run: run.over(GLEN_MORE, SPEED, BACKGAMMON)),
    ("Glen More II, decisions, times Catanatron's", 7, lambda run: run.over(GLEN_MORE_II, SPEED, CATANATRON)),
    ("the same with Chronicles 2, 4 and 7", 6, lambda run: run.over(CHRONICLES, SPEED, CATANATRON)),
    ("the same with Chronicles 1 to 8", 7, lambda run: run.over(BOX, SPEED, CATANATRON)),
    ("the same with Chronicles 1 to 11", 5, lambda run: run.over(ALL, SPEED, CATANATRON)),
    ("Glasgow, decisions, times Catanatron's", 15, lambda run: run.over(GLASGOW, SPEED, CATANATRON)),
    (
        "Glen More II interpreted, times Catanatron's",
        1.5,
        lambda run: run.over(written(GLEN_MORE_II), SPEED, CATANATRON),
    ),
    (
        "the same with Chronicles, times without",
        0.8,
        lambda run: run.over(written(CHRONICLES), SPEED, written(GLEN_MORE_II)),
    ),
    ("Glen More, clone, times as fast as Catanatron's", 10, lambda run: run.over(CATANATRON, CLONE, GLEN_MORE)),
    ("Glen More II with Chronicles 2, 4 and 7, the same", 6, lambda run: run.over(CATANATRON, CLONE, CHRONICLES)),
    ("Glen More II with Chronicles 1 to 8, the same", 8, lambda run: run.over(CATANATRON, CLONE, BOX)),
    ("Glen More, legal options, times as fast as backgammon's", 10, lambda run: run.over(BACKGAMMON, LEGAL, GLEN_MORE)),
    ("Glen More, native loop over the loop in Python", 1.5, lambda run: run.over(GLEN_MORE, INSIDE, GLEN_MORE, SPEED)),
    ("Glen More, compiled over interpreted", 4, lambda run: run.over(GLEN_MORE, SPEED, written(GLEN_MORE))),
)
AT_MOST: tuple[tuple[str, float, Measured], ...] = (
    *(
        (
            f"{game}, an answer at the end of a game over one at the start",
            2.0,
            lambda run, game=game: run.best(game, LATE),
        )
        for game in GAMES
    ),
    ("Glen More, peak memory of a playing process, MB", 45.0, lambda run: run.best(GLEN_MORE, MEMORY)),
)


def targets(run: Run) -> str:
    """Every target with what was measured; one that is missed says so."""
    rows = []
    for sign, bars in (("at least", AT_LEAST), ("at most", AT_MOST)):
        for what, bar, measured in bars:
            value = measured(run)
            met = value is not None and (value >= bar if bars is AT_LEAST else value <= bar)
            verdict = "not measured" if value is None else "" if met else "**missed**"
            rows.append([what, f"{sign} {bar:g}", shown(value), verdict])
    return lined(["target", "", "measured", ""], rows)


def picture(run: Run) -> str:
    """Decisions a second in multiples of Catanatron's, as bars; ours in another colour and in bold."""
    found = [(title, run.over(title, SPEED, CATANATRON)) for title in run.titles()]
    bars = sorted(((title, value) for title, value in found if value is not None), key=lambda bar: -bar[1])
    widest = bars[0][1]
    height = 26 * len(bars) + 40
    head = "Decisions per second of one core, random play, as multiples of Catanatron's"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" font-family="sans-serif" font-size="13">',
        f"<title>{head}</title>",
        f'<rect width="760" height="{height}" fill="#fbf8f1"/>',
        f'<text x="12" y="22" font-weight="bold" fill="#22303a">{head}</text>',
    ]
    for place, (title, value) in enumerate(bars):
        y = 34 + 26 * place
        width = max(2.0, 340 * value / widest)
        weight, colour = ("", "#9aa7a0") if title in PEERS else (' font-weight="bold"', "#2f6b4f")
        parts.append(f'<text x="318" y="{y + 15}" text-anchor="end" fill="#22303a"{weight}>{title}</text>')
        parts.append(f'<rect x="326" y="{y + 2}" width="{width:.0f}" height="18" fill="{colour}"/>')
        parts.append(f'<text x="{332 + width:.0f}" y="{y + 15}" fill="#22303a">{shown(value)}</text>')
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
    run = measure(options.compiled, options.rounds, options.seconds)
    method = (
        f"{run.document['date'][:10]}, {run.document['python']}, {run.document['machine']}; bests of {options.rounds} "
        f"rounds of {options.seconds} s of CPU time, one core, all in one run."
    )
    page = PAGE.read_text("utf-8")
    page = put(page, "figures", f"{method}\n\n{beside_peers(run)}\n\n{by_itself(run)}")
    page = put(page, "targets", targets(run))
    PAGE.write_text(page, "utf-8")
    PICTURE.write_text(picture(run), "utf-8")


if __name__ == "__main__":
    main()

"""What a move costs that is shown with a preview of every option, in Glen More II with chronicles.

    python bench/previews.py [--games 3] [--chronicles 1,2,3,4,5,6,7,8] [--seats 4] [--json]

Random games. For every answer: playing it, the view and the prompt of whoever is asked next, with all previews, and
both in the words that travel. CPU time of one process, without socket and disk. `PYTHONPATH=.tools/compiled` takes a
compiled engine.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from random import Random

import msgspec

import hindmost
from hindmost.server.limits import LIMITS
from hindmost.server.sight.prompts import prompt

ENCODER = msgspec.json.Encoder()


def measure(games: int, chronicles: tuple[int, ...], seats: int) -> dict[str, list[float]]:
    """Milliseconds of every move: all of it, and the previews alone."""
    whole, previews = [], []
    for seed in range(games):
        source = Random(seed)
        game = hindmost.new_game("glen-more-ii", seats, chronicles, seed=seed, keyed=True)
        while True:
            question = game.questions[0]
            option = source.choice(question.options).id
            begun = time.process_time()
            game.play(question.seat, option)
            if game.over:
                break
            asked = game.questions[0].seat
            view = game.view(asked)
            without = time.process_time()
            shown = prompt(game, asked, "1.0", LIMITS.previews, None)
            looked = time.process_time()
            ENCODER.encode((view, shown))
            done = time.process_time()
            whole.append((done - begun) * 1000)
            previews.append((looked - without) * 1000)
    return {"move": whole, "prompt": previews}


def cuts(values: list[float]) -> dict[str, float]:
    found = statistics.quantiles(values, n=100)
    names = {"p50_ms": statistics.median(values), "p95_ms": found[94], "p99_ms": found[98], "worst_ms": max(values)}
    return {name: round(value, 2) for name, value in names.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--chronicles", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    chronicles = tuple(int(each) for each in chosen.chronicles.split(",") if each)
    found = measure(chosen.games, chronicles, chosen.seats)
    engine = "compiled" if hindmost.is_compiled() else "interpreted"
    result = {"engine": engine, "moves": len(found["move"]), **{name: cuts(each) for name, each in found.items()}}
    if chosen.json:
        print(json.dumps(result))
        return
    print(f"{result['moves']} moves, {engine} engine")
    for name in found:
        print(f"{name:7}", ", ".join(f"{key.removesuffix('_ms')} {ms} ms" for key, ms in cuts(found[name]).items()))


if __name__ == "__main__":
    main()

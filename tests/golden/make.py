"""Makes the golden games and the playthroughs again, after a change that was meant to change them.

    python -m tests.golden.make          keep the choices of every game that still can be played; note what they give
    python -m tests.golden.make --anew   play all games anew

What is kept stands in `tests/golden/files.py`. Look at the diff before it is committed: the playthroughs show what the
change really changed. If the same choices now give another game, the version of the rules (`Rules.version`) must move
as well.
"""

from __future__ import annotations

import json
import sys

from hindmost import DamagedRecord, Game
from hindmost.kernel.messages import Json
from tests.configurations import SHOWN, Configuration
from tests.golden.files import (
    FOLDER,
    GOLDEN,
    POLICIES,
    golden_games,
    golden_path,
    kept,
    play,
    playthrough_path,
    replayed,
)
from tests.golden.playthrough import playthrough


def make(anew: bool) -> None:
    wanted = {golden_path(each) for each in GOLDEN} | {playthrough_path(each) for each in SHOWN}
    for path in [*FOLDER.glob("*.json"), *FOLDER.glob("*.txt")]:
        if path not in wanted:
            path.unlink()
            print(f"{path.name}: removed")
    for configuration in GOLDEN:
        old = golden_games(configuration) if golden_path(configuration).exists() and not anew else []
        games = [_game(configuration, policy, seed, old) for policy, seed in POLICIES]
        _write(configuration, games)
    for configuration in SHOWN:
        path = playthrough_path(configuration)
        path.write_text(playthrough(configuration, golden_games(configuration)[0]["record"]), "utf-8", newline="\n")
        print(f"{path.name}: written")


def _game(configuration: Configuration, policy: str, seed: int, old: list[Json]) -> Json:
    for item in old:
        if item["policy"] == policy and item["record"]["seed"] == seed:
            game = _again(configuration, item["record"])
            if game is not None and game.over:
                return kept(policy, game)
    print(f"{configuration.id}: {policy} {seed} is played anew")
    return kept(policy, play(configuration, policy, seed))


def _again(configuration: Configuration, record: Json) -> Game | None:
    version = configuration.new_game(0).setup.rules.version
    try:
        return replayed({**record, "rules": version})
    except DamagedRecord as error:
        print(f"{configuration.id}: {error}")
        return None


def _write(configuration: Configuration, games: list[Json]) -> None:
    path = golden_path(configuration)
    path.write_text(json.dumps(games, indent=1, ensure_ascii=False) + "\n", "utf-8", newline="\n")
    print(f"{path.name}: written")


if __name__ == "__main__":
    make("--anew" in sys.argv[1:])

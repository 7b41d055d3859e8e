"""Measure Hindmost beside other game engines with one and the same loop, so that results can be read as ratios.

The peers are the games of open_spiel, catanatron, pettingzoo, rlcard and pgx that the running interpreter can
import; a peer that is absent or breaks is reported as such and the others go on.  Hindmost is measured in the same
run, by the same loop, with ``--engine engine:glen_more`` (``bench/engine.py``); ``engine:glen_more@FOLDER`` takes it
from a folder, so that a compiled engine can be measured beside a checkout.  The result is one JSON document on
standard output (``--markdown`` prints a table instead).  ``bench/report.py`` runs the comparison of
``docs/performance.md``.

Make the interpreter once, in a directory outside the repository, from the package index that pip is set up for::

    python3.11 -m venv ../bench-venv
    ../bench-venv/bin/pip install open_spiel==2.0.2 catanatron==3.2.1 "pettingzoo[classic]==1.27.0" rlcard==1.2.0
    ../bench-venv/bin/pip install pgx==2.6.0            # optional: brings jax, some 0.5 GB
    ../bench-venv/bin/python bench/peers.py --list
    ../bench-venv/bin/python bench/peers.py --engine engine:glen_more@src > result.json
    ../bench-venv/bin/python bench/peers.py --engine engine:glen_more@src --only 'catan*4p' --markdown

What is counted
  decision   One choice of a seat: the list of legal actions is asked for, one is taken uniformly at random and is
             applied.  A list with one entry counts as a decision (``forced_share`` says how many were such).  Chance
             (dice, deals, shuffles) is not a decision, but its time is in the time of the decision that led to it.
  game       From a new state to a terminal one, setting up included.
  clone      A copy that can be played on independently.  Where the peer has no such call it is a deep copy of fields.
  legal      Computing the list of legal actions afresh (not reading a cached one).
  native     Random games played by a loop inside the peer, without coming back to Python at each decision.
  search     Simulations per second of the peer's own MCTS with one random rollout to the end of the game each.

How
  Each peer lives in a process of its own, pinned to one core, and sleeps until it is asked for a round.  The rounds
  go round-robin over all peers, so that a slow spell of the machine hits neighbours in the table alike.  Every figure
  is given as the best and the median over the rounds.  Rates are per second of CPU time; wall-clock rates are listed
  beside them.  ``spin_ms`` is the CPU time of a fixed pure-Python loop taken at the start of each round: its spread
  is the noise of the machine.  The row ``harness`` is a game that does nothing: the cost of the loop itself.
  ``ratios`` compares bests: two runs on a noisy machine mostly reproduced them within 3 % (8 % at worst) with the
  default of 15 rounds of 0.3 s, within 17 % with 5 rounds of 1 s; medians differed by up to 40 %.  A run over all
  peers takes some eight minutes, one over a few peers and our engine one or two.

What an engine must offer: ``module`` lies beside this file or can be imported; ``function()`` (or ``function(text)``
for ``module:function:text``) returns an object with

    new(seed: int) -> state                a new game with all initial chance resolved
    over(state) -> bool                    is the game finished?
    legal(state) -> sequence of actions    for the seat that has to decide; never empty while the game is on
    apply(state, action) -> state | None   plays it and resolves chance; None means that state itself was changed
    clone(state) -> state

and, where it has them, ``relist(state)`` (list afresh, if ``legal`` reads a cache), ``native(seed, games) -> int``
(play that many random games inside, return the decisions made), ``search(state, simulations) -> None`` (MCTS from
that state), ``stages(seconds) -> (early, late)`` (CPU seconds of a decision, early and late in a game) and ``version``.

``--command NAME='argv …'`` adds a program in another language as a peer.  It answers each line on its standard input
with one JSON line: first unasked ``{"ready": true, "version": …}``, to ``round N SECONDS`` the fields of ``Round``
below that it can give, to ``done`` the fields ``{"rss_peak_mb": …}``.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import datetime
import fnmatch
import importlib
import importlib.metadata
import json
import os
import platform
import random
import resource
import select
import shlex
import statistics
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypedDict, cast

SAMPLES = 48  # states on which clone and legal are measured
ANSWER_TIMEOUT = 900.0  # seconds that a peer may take to answer


class Game(Protocol):
    """What the loop needs of an engine; see the module's docstring for the optional members."""

    def new(self, seed: int) -> Any: ...

    def over(self, state: Any) -> bool: ...

    def legal(self, state: Any) -> Sequence[Any]: ...

    def apply(self, state: Any, action: Any) -> Any: ...

    def clone(self, state: Any) -> Any: ...


class Round(TypedDict, total=False):
    """One round of one peer; a field that does not apply is left out."""

    spin_ms: float
    decisions: int
    games: int
    forced: int
    options: int
    chance: int
    cpu_s: float
    wall_s: float
    clone_us: float
    legal_us: float
    early_us: float
    late_us: float
    native_decisions: float
    native_games: int
    native_cpu_s: float
    native_wall_s: float
    search_sims: int
    search_cpu_s: float
    error: str


# ---------------------------------------------------------------- adapters


class Harness:
    """A game of 100 decisions that does nothing: the floor of the measuring loop."""

    def __init__(self) -> None:
        self._options = (0, 1, 2, 3)

    def new(self, seed: int) -> list[int]:
        return [100]

    def over(self, state: list[int]) -> bool:
        return state[0] == 0

    def legal(self, state: list[int]) -> Sequence[int]:
        return self._options

    def apply(self, state: list[int], action: int) -> None:
        state[0] -= 1

    def clone(self, state: list[int]) -> list[int]:
        return state[:]


class OpenSpiel:
    """A sequential open_spiel game; chance nodes are sampled here, as a caller of the library must do."""

    def __init__(self, text: str) -> None:
        pyspiel = importlib.import_module("pyspiel")
        if text.startswith("python_"):
            importlib.import_module("open_spiel.python.games")  # registers them

        self._spiel = pyspiel
        self._game = pyspiel.load_game(text)
        self._rand = random.Random(1).random
        self.chance = 0
        self.version = importlib.metadata.version("open_spiel")
        kind = self._game.get_type()
        if kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL:  # its MCTS refuses the others
            python = text.startswith("python_")
            if not python:
                self.native = self._native
            if kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION:
                self.search = self._search_python if python else self._search

    def _settle(self, state: Any) -> None:
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            point = self._rand()
            action = outcomes[-1][0]
            for candidate, probability in outcomes:
                point -= probability
                if point <= 0.0:
                    action = candidate
                    break
            state.apply_action(action)
            self.chance += 1

    def new(self, seed: int) -> Any:
        state = self._game.new_initial_state()
        self._settle(state)
        return state

    def over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def legal(self, state: Any) -> Sequence[int]:
        return cast("Sequence[int]", state.legal_actions())

    def apply(self, state: Any, action: int) -> None:
        state.apply_action(action)
        self._settle(state)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def _bot(self, rollouts: int, simulations: int, seed: int) -> Any:
        evaluator = self._spiel.RandomRolloutEvaluator(rollouts, seed)
        return self._spiel.MCTSBot(self._game, evaluator, 2.0, simulations, 4000, False, seed, False)

    def _native(self, seed: int, games: int) -> None:
        """Rollouts in C++: a search of one simulation, evaluated by that many rollouts from a new game's state.

        The library does not tell the decisions made; the caller takes the mean length of a game from the loop.
        """
        self._bot(games, 1, seed).mcts_search(self.new(seed))

    def _search(self, state: Any, simulations: int) -> None:
        self._bot(1, simulations, 7).mcts_search(state)

    def _search_python(self, state: Any, simulations: int) -> None:
        mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
        bot = mcts.MCTSBot(self._game, 2.0, simulations, mcts.RandomRolloutEvaluator(1), solve=False)
        bot.mcts_search(state)


class OpenSpielPythonSearch(OpenSpiel):
    """The same game, searched with open_spiel's MCTS that is written in Python."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.search = self._search_python
        if hasattr(self, "native"):
            del self.native


class Catanatron:
    """Catan with random seats; ``checked`` is catanatron's default of validating each action against the list."""

    def __init__(self, players: int, checked: bool) -> None:
        catan = importlib.import_module("catanatron.game")
        player = importlib.import_module("catanatron.models.player")
        self._game = catan.Game
        self._seats = [player.RandomPlayer(color) for color in list(player.Color)[:players]]
        self._limit = catan.TURNS_LIMIT
        self._generate = importlib.import_module("catanatron.models.actions").generate_playable_actions
        self._checked = checked
        self.version = importlib.metadata.version("catanatron")

    def new(self, seed: int) -> Any:
        return self._game(self._seats, seed=seed or 1)

    def over(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= self._limit

    def legal(self, state: Any) -> Sequence[Any]:
        return cast("Sequence[Any]", state.state.playable_actions)

    def relist(self, state: Any) -> Sequence[Any]:
        return cast("Sequence[Any]", self._generate(state.state))

    def apply(self, state: Any, action: Any) -> None:
        state.execute(action, self._checked)

    def clone(self, state: Any) -> Any:
        return state.copy()


class PettingZoo:
    """A classic AEC environment; the legal actions are the mask within the observation, so that is computed too."""

    def __init__(self, module: str, options: dict[str, Any] | None = None, raw: bool = False) -> None:
        numpy = importlib.import_module("numpy")
        package = importlib.import_module(f"pettingzoo.classic.{module}")
        self._env = (package.raw_env if raw else package.env)(**(options or {}))
        self._nonzero = numpy.flatnonzero
        self._seeded = False
        self.version = importlib.metadata.version("pettingzoo")

    def new(self, seed: int) -> Any:
        if self._seeded:
            self._env.reset()
        else:
            self._env.reset(seed=seed)
            self._seeded = True
        return self._env

    def over(self, state: Any) -> bool:
        seat = state.agent_selection
        return bool(state.terminations[seat] or state.truncations[seat])

    def legal(self, state: Any) -> Sequence[Any]:
        observation = state.last()[0]
        return cast("Sequence[Any]", self._nonzero(observation["action_mask"]))

    def apply(self, state: Any, action: Any) -> None:
        state.step(action)

    def clone(self, state: Any) -> Any:
        """There is no such call, and deepcopy makes a fresh environment: so a deep copy of the innermost fields."""
        inner = state.unwrapped
        twin = object.__new__(type(inner))
        twin.__dict__.update(copy.deepcopy(inner.__dict__))
        return twin


class RlCard:
    """An rlcard environment; its step returns the observation with the legal actions in it."""

    def __init__(self, name: str) -> None:
        rlcard = importlib.import_module("rlcard")
        self._env = rlcard.make(name, config={"seed": 1})
        self.version = importlib.metadata.version("rlcard")

    def new(self, seed: int) -> Any:
        self._env.last_seen = self._env.reset()[0]
        return self._env

    def over(self, state: Any) -> bool:
        return bool(state.is_over())

    def legal(self, state: Any) -> Sequence[int]:
        return tuple(state.last_seen["legal_actions"])

    def relist(self, state: Any) -> Sequence[int]:
        return tuple(state.get_state(state.get_player_id())["legal_actions"])

    def apply(self, state: Any, action: int) -> None:
        state.last_seen = state.step(action)[0]

    def clone(self, state: Any) -> Any:
        """There is no such call: a deep copy of the game within a shallow copy of the environment."""
        twin = copy.copy(state)
        twin.game = copy.deepcopy(state.game)
        return twin


class Pgx:
    """A pgx game compiled by XLA: ``batch`` games in lockstep, ``steps`` decisions per call (1: as a caller steps)."""

    loop = False

    def __init__(self, name: str, batch: int, steps: int) -> None:
        jax = importlib.import_module("jax")
        pgx = importlib.import_module("pgx")
        auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
        numpy = jax.numpy
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(carry: Any, _: Any) -> Any:
            state, key, games = carry
            key, pick, chance = jax.random.split(key, 3)
            logits = numpy.where(state.legal_action_mask, 0.0, -numpy.inf)
            action = jax.random.categorical(pick, logits, axis=-1)
            state = step(state, action, jax.random.split(chance, batch))
            state = state.replace(observation=blank)  # not needed here: lets XLA drop the work of filling it in
            games += (state.terminated | state.truncated).sum()
            return (state, key, games), None

        def many(carry: Any) -> Any:
            return jax.lax.scan(one, carry, None, length=steps)[0]

        self._many = jax.jit(many)
        self._block = jax.block_until_ready
        self._batch, self._steps = batch, steps
        key = jax.random.PRNGKey(1)
        start = time.perf_counter()
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
        blank = numpy.zeros_like(state.observation)
        self._carry = self._block(self._many((state, key, numpy.zeros((), dtype=numpy.int32))))
        self.compile_s = time.perf_counter() - start
        self.version = f"{importlib.metadata.version('pgx')} (jax {importlib.metadata.version('jax')})"

    def burst(self, seconds: float) -> tuple[int, int]:
        before = int(self._carry[2])
        calls = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            self._carry = self._block(self._many(self._carry))
            calls += 1
        return calls * self._batch * self._steps, int(self._carry[2]) - before


def registry() -> dict[str, Callable[[], Any]]:
    """Every peer by name; nothing is imported until a peer is made."""
    peers: dict[str, Callable[[], Any]] = {"harness": Harness}
    for text in (
        "backgammon",
        "gin_rummy",
        "cribbage",
        "dou_dizhu",
        "hanabi(players=4)",
        "maedn(players=4)",
        "spades",
        "hive",
        "chess",
        "connect_four",
        "python_team_dominoes",
        "python_block_dominoes",
        "python_liars_poker",
        "python_tic_tac_toe",
    ):
        peers[f"open_spiel:{text}"] = partial(OpenSpiel, text)
    peers["open_spiel:backgammon+python-mcts"] = partial(OpenSpielPythonSearch, "backgammon")
    peers["catanatron:4p"] = partial(Catanatron, 4, True)
    peers["catanatron:4p-unchecked"] = partial(Catanatron, 4, False)
    peers["catanatron:2p"] = partial(Catanatron, 2, True)
    peers["pettingzoo:connect_four"] = partial(PettingZoo, "connect_four_v3")
    peers["pettingzoo:connect_four-raw"] = partial(PettingZoo, "connect_four_v3", raw=True)
    peers["pettingzoo:texas_holdem"] = partial(PettingZoo, "texas_holdem_v4")
    peers["pettingzoo:texas_holdem-4p"] = partial(PettingZoo, "texas_holdem_v4", {"num_players": 4})
    peers["pettingzoo:hanabi"] = partial(PettingZoo, "hanabi_v5")
    peers["pettingzoo:chess"] = partial(PettingZoo, "chess_v6")
    for name in ("doudizhu", "uno", "gin-rummy", "mahjong"):
        peers[f"rlcard:{name}"] = partial(RlCard, name)
    for name in ("backgammon", "chess"):
        for batch, steps in ((1, 1), (1, 256), (1024, 8)):
            form = "step" if steps == 1 else f"b{batch}"
            peers[f"pgx:{name}-{form}"] = partial(Pgx, name, batch, steps)
    return peers


# ---------------------------------------------------------------- measuring, within a peer's process


def spin(count: int = 300_000) -> float:
    """CPU milliseconds of a fixed loop: the machine's speed at this moment."""
    start = time.process_time()
    value = 0
    for _ in range(count):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
    return (time.process_time() - start) * 1e3


def play(game: Game, rng: random.Random, seconds: float, into: Round) -> None:
    """THE loop: whole random games until the CPU time is used up."""
    new, over, legal, apply, rand = game.new, game.over, game.legal, game.apply, rng.random
    clock = time.process_time
    decisions = games = forced = total = 0
    chance = getattr(game, "chance", 0)
    wall = time.perf_counter()
    start = clock()
    while True:
        state = new(rng.getrandbits(31))
        while not over(state):
            options = legal(state)
            count = len(options)
            total += count
            if count == 1:
                forced += 1
            follower = apply(state, options[int(rand() * count)])
            if follower is not None:
                state = follower
            decisions += 1
        games += 1
        used = clock() - start
        if used >= seconds:
            break
    into["wall_s"] = time.perf_counter() - wall
    into["cpu_s"] = used
    into["decisions"], into["games"], into["forced"], into["options"] = decisions, games, forced, total
    into["chance"] = getattr(game, "chance", 0) - chance


class NoClone(Exception):
    """The peer's states cannot be copied, or the copies are not independent and equal."""


def step(game: Game, state: Any, rng: random.Random) -> Any:
    """The state after one random decision."""
    options = game.legal(state)
    follower = game.apply(state, options[int(rng.random() * len(options))])
    return state if follower is None else follower


def copied(game: Game, state: Any, rng: random.Random) -> Any:
    """A clone, after a look at whether it is one."""
    try:
        twin, probe = game.clone(state), game.clone(state)
        before = list(game.legal(state))
        if list(game.legal(probe)) != before:
            raise NoClone("a clone has other legal actions")
        step(game, probe, rng)
        if list(getattr(game, "relist", game.legal)(state)) != before:
            raise NoClone("playing on a clone changes the original")
    except (AttributeError, TypeError) as error:
        raise NoClone(str(error)) from error
    return twin


def sample(game: Game, rng: random.Random) -> list[Any]:
    """Clones of states spread evenly over random games."""
    lengths = []
    for _ in range(3):
        state, length = game.new(rng.getrandbits(31)), 0
        while not game.over(state):
            state = step(game, state, rng)
            length += 1
        lengths.append(length)
    chosen = min(1.0, 8.0 / max(1.0, statistics.mean(lengths)))
    samples: list[Any] = []
    while len(samples) < SAMPLES:
        state = game.new(rng.getrandbits(31))
        while not game.over(state) and len(samples) < SAMPLES:
            if rng.random() < chosen:
                samples.append(copied(game, state, rng))
            state = step(game, state, rng)
    return samples


def rooted(game: Game, rng: random.Random) -> Any:
    """An early state with a real choice (a search from a forced move may return at once)."""
    while True:
        state = game.new(rng.getrandbits(31))
        while not game.over(state):
            if len(game.legal(state)) > 1:
                return state
            state = step(game, state, rng)


def cost(call: Callable[[Any], Any], states: list[Any], seconds: float) -> float:
    """Mean CPU microseconds of the call over the states."""
    clock = time.process_time
    calls = 0
    start = clock()
    while True:
        for state in states:
            call(state)
        calls += len(states)
        used = clock() - start
        if used >= seconds:
            return used / calls * 1e6


def growing(run: Callable[[int], int | None], seconds: float, first: int) -> tuple[int, int | None, float, float]:
    """Call run(n) with growing n until the CPU time is used up: (sum of n, sum of results, cpu, wall)."""
    amount, done, result = first, 0, 0
    known = True
    wall, start = time.perf_counter(), time.process_time()
    while True:
        outcome = run(amount)
        done += amount
        if outcome is None:
            known = False
        else:
            result += outcome
        used = time.process_time() - start
        if used >= seconds:
            return done, result if known else None, used, time.perf_counter() - wall
        amount = max(1, min(amount * 4, int(done / max(used, 1e-6) * (seconds - used)) + 1, 1 << 20))


class Peer:
    """The measuring side of one peer, in its own process."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.samples: list[Any] | None = None

    def round(self, number: int, seconds: float) -> Round:
        game = self.game
        result: Round = {"spin_ms": spin()}
        rng = random.Random(1000 + number)
        random.seed(2000 + number)  # for the peers that use the global generator
        if getattr(game, "loop", True):
            if self.samples is None:
                try:
                    self.samples = sample(game, rng)
                except NoClone:
                    traceback.print_exc()
                    self.samples = []
            play(game, rng, seconds, result)
            if self.samples:
                result["clone_us"] = cost(game.clone, self.samples, seconds / 4)
                result["legal_us"] = cost(getattr(game, "relist", game.legal), self.samples, seconds / 4)
            stages = getattr(game, "stages", None)
            if stages is not None:
                early, late = stages(seconds / 2)
                result["early_us"], result["late_us"] = early * 1e6, late * 1e6
            native = getattr(game, "native", None)
            if native is not None:
                games, made, cpu, wall = growing(lambda n: native(number + 1, n), seconds / 2, 1)
                mean = result["decisions"] / result["games"]
                result["native_decisions"] = games * mean if made is None else made
                result["native_games"], result["native_cpu_s"], result["native_wall_s"] = games, cpu, wall
            search = getattr(game, "search", None)
            if search is not None:
                root = rooted(game, rng)
                result["search_sims"], _, result["search_cpu_s"], _ = growing(lambda n: search(root, n), seconds / 2, 4)
        else:
            wall, start = time.perf_counter(), time.process_time()
            result["native_decisions"], result["native_games"] = game.burst(seconds)
            result["native_cpu_s"] = time.process_time() - start
            result["native_wall_s"] = time.perf_counter() - wall
        return result


def rss_mb() -> float:
    """Peak resident set of this process in MB."""
    try:
        with open("/proc/self/status") as status:  # starts anew at exec, unlike ru_maxrss
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1e3
    except OSError:
        pass
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # Linux counts kilobytes, macOS bytes
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def make(name: str) -> Any:
    """The adapter of a registered peer, or of our engine given as module:function[:text]."""
    if name.startswith("engine:"):
        module, function, *text = name.removeprefix("engine:").partition("@")[0].split(":", 2)
        return getattr(importlib.import_module(module), function)(*text)
    return registry()[name]()


def serve(name: str, cpu: int | None) -> None:
    """Run one peer: a JSON line per command line; whatever the peer prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    if cpu is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {cpu})
    before = rss_mb()
    try:
        game = make(name)
        peer = Peer(game)
    except Exception as error:  # an absent package, a game that the build lacks, ...
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=answers)
        return
    ready = {"ready": True, "version": getattr(game, "version", ""), "rss_before_mb": before, "rss_ready_mb": rss_mb()}
    if hasattr(game, "compile_s"):
        ready["compile_s"] = game.compile_s
    print(json.dumps(ready), file=answers)
    for line in sys.stdin:
        words = line.split()
        if words[0] != "round":
            break
        try:
            print(json.dumps(peer.round(int(words[1]), float(words[2]))), file=answers)
        except Exception as error:  # the others go on
            traceback.print_exc()
            print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=answers)
    print(json.dumps({"rss_peak_mb": rss_mb()}), file=answers)


# ---------------------------------------------------------------- the run over all peers


class Remote:
    """A peer's process as seen from the run."""

    def __init__(self, name: str, argv: list[str], log: Any) -> None:
        self.name = name
        self.rounds: list[Round] = []
        self.about: dict[str, Any] = {}
        self.error: str | None = None
        folder = name.partition("@")[2]
        place = {"PYTHONPATH": os.path.abspath(folder)} if folder else {}
        self._process = subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **place},
        )
        self.about = self._answer()
        self.error = self.about.get("error")

    def _answer(self) -> dict[str, Any]:
        output = self._process.stdout
        assert output is not None
        ready, _, _ = select.select([output], [], [], ANSWER_TIMEOUT)
        line = output.readline() if ready else ""
        if not line:
            return {"error": "no answer" if ready else f"no answer within {ANSWER_TIMEOUT:.0f} s"}
        return cast("dict[str, Any]", json.loads(line))

    def _ask(self, text: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return {"error": "the process ended"}
        return self._answer()

    def round(self, number: int, seconds: float) -> None:
        if self.error is None:
            answer = self._ask(f"round {number} {seconds}")
            self.error = answer.get("error")
            if self.error is None:
                self.rounds.append(cast("Round", answer))

    def close(self) -> None:
        if self.error is None:
            self.about |= self._ask("done")
        if self._process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def pair(values: list[float], lowest: bool = False) -> dict[str, float] | None:
    """Best, median and relative spread of the rounds' values; the best is the lowest for a cost."""
    if not values:
        return None
    middle = statistics.median(values)
    best = min(values) if lowest else max(values)
    spread = (max(values) - min(values)) / middle if middle else 0.0
    return {"best": _round(best), "median": _round(middle), "spread": round(spread, 3)}


def _round(value: float) -> float:
    return float(f"{value:.4g}")


def rate(rounds: list[Round], amount: str, seconds: str) -> dict[str, float] | None:
    return pair([cast("Any", r)[amount] / cast("Any", r)[seconds] for r in rounds if amount in r and seconds in r])


def summary(remote: Remote) -> dict[str, Any]:
    """One row of the table."""
    row: dict[str, Any] = {"name": remote.name, "version": remote.about.get("version", "")}
    if remote.error is not None:
        row["error"] = remote.error
    rounds = remote.rounds
    if not rounds:
        return row
    row["rounds"] = len(rounds)
    row["decisions_per_cpu_s"] = rate(rounds, "decisions", "cpu_s")
    row["decisions_per_wall_s"] = rate(rounds, "decisions", "wall_s")
    row["games_per_cpu_s"] = rate(rounds, "games", "cpu_s")
    row["native_decisions_per_cpu_s"] = rate(rounds, "native_decisions", "native_cpu_s")
    row["native_decisions_per_wall_s"] = rate(rounds, "native_decisions", "native_wall_s")
    row["native_games_per_cpu_s"] = rate(rounds, "native_games", "native_cpu_s")
    row["search_sims_per_cpu_s"] = rate(rounds, "search_sims", "search_cpu_s")
    row["clone_us"] = pair([r["clone_us"] for r in rounds if "clone_us" in r], lowest=True)
    row["legal_us"] = pair([r["legal_us"] for r in rounds if "legal_us" in r], lowest=True)
    early = pair([r["early_us"] for r in rounds if "early_us" in r], lowest=True)
    late = pair([r["late_us"] for r in rounds if "late_us" in r], lowest=True)
    if early and late:
        row["late_over_early"] = _round(late["best"] / early["best"])
    row["spin_ms"] = pair([r["spin_ms"] for r in rounds if "spin_ms" in r], lowest=True)
    decisions = sum(r.get("decisions", 0) for r in rounds)
    games = sum(r.get("games", 0) for r in rounds)
    if decisions and games:
        row["decisions_per_game"] = _round(decisions / games)
        row["chance_per_game"] = _round(sum(r.get("chance", 0) for r in rounds) / games)
        row["forced_share"] = _round(sum(r.get("forced", 0) for r in rounds) / decisions)
        row["options_per_decision"] = _round(sum(r.get("options", 0) for r in rounds) / decisions)
    for key in ("rss_before_mb", "rss_ready_mb", "rss_peak_mb", "compile_s"):
        if key in remote.about:
            row[key] = _round(float(remote.about[key]))
    return row


RATIOS = (
    ("decisions_per_cpu_s", False),
    ("games_per_cpu_s", False),
    ("native_decisions_per_cpu_s", False),
    ("search_sims_per_cpu_s", False),
    ("clone_us", True),
    ("legal_us", True),
)


def ratios(rows: list[dict[str, Any]], of: str) -> dict[str, dict[str, float]]:
    """How many times better the row ``of`` is than each other row, by the bests (above 1: ``of`` is ahead)."""
    own = next(row for row in rows if row["name"] == of)
    table: dict[str, dict[str, float]] = {}
    for row in rows:
        if row is own or row["name"] == "harness":
            continue
        entry = {}
        for key, lowest in RATIOS:
            mine, other = own.get(key), row.get(key)
            if mine and other and mine["best"] and other["best"]:
                quotient = mine["best"] / other["best"]
                entry[key] = _round(1 / quotient if lowest else quotient)
        if entry:
            table[row["name"]] = entry
    return table


def markdown(document: dict[str, Any]) -> str:
    """The rows as a table: best (median) of each figure."""

    def cell(row: dict[str, Any], key: str) -> str:
        value = row.get(key)
        if value is None:
            return ""
        if isinstance(value, dict):
            return (
                f"{value['best']:,.4g} ({value['median']:,.4g})"
                if value["best"] < 100
                else (f"{value['best']:,.0f} ({value['median']:,.0f})")
            )
        return f"{value:,.3g}"

    columns = (
        ("decisions/s", "decisions_per_cpu_s"),
        ("games/s", "games_per_cpu_s"),
        ("native decisions/s", "native_decisions_per_cpu_s"),
        ("MCTS sims/s", "search_sims_per_cpu_s"),
        ("clone µs", "clone_us"),
        ("legal µs", "legal_us"),
        ("decisions/game", "decisions_per_game"),
        ("chance/game", "chance_per_game"),
        ("options", "options_per_decision"),
        ("forced", "forced_share"),
        ("peak RSS MB", "rss_peak_mb"),
    )
    lines = ["| peer | " + " | ".join(title for title, _ in columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for row in document["rows"]:
        if "error" in row:
            lines.append(f"| {row['name']} | not measured: {row['error'][:120]} |" + " |" * (len(columns) - 1))
        else:
            lines.append(f"| {row['name']} | " + " | ".join(cell(row, key) for _, key in columns) + " |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure game engines by one loop; see the docstring.")
    parser.add_argument("--engine", action="append", default=[], metavar="MODULE:FUNCTION[:TEXT][@FOLDER]")
    parser.add_argument("--command", action="append", default=[], metavar="NAME=ARGV")
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="peers to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds of play in a round")
    parser.add_argument("--cpu", type=int, help="core to pin the peers to (default: the last one; -1: do not pin)")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--log", help="file for what the peers print (default: nowhere)")
    parser.add_argument("--list", action="store_true", help="list the names of the peers")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    options = parser.parse_args()

    cpu = options.cpu
    if cpu is None and hasattr(os, "sched_getaffinity"):
        cpu = max(os.sched_getaffinity(0))
    if cpu is not None and cpu < 0:
        cpu = None
    if options.serve:
        serve(options.serve, cpu)
        return 0

    names = [n for n in registry() if not options.only or any(fnmatch.fnmatch(n, g) or n == g for g in options.only)]
    if options.list:
        print("\n".join(names))
        return 0
    plans: list[tuple[str, list[str]]] = []
    for name in names + [f"engine:{engine}" for engine in options.engine]:
        argv = [sys.executable, os.path.abspath(__file__), "--serve", name, "--cpu", str(-1 if cpu is None else cpu)]
        plans.append((name, argv))
    for command in options.command:
        name, _, argv_text = command.partition("=")
        plans.append((name, shlex.split(argv_text)))

    began = time.time()
    with open(options.log or os.devnull, "w") as log:
        remotes = []
        for name, argv in plans:
            remotes.append(Remote(name, argv, log))
            print(f"{name}: {remotes[-1].error or 'ready'}", file=sys.stderr)
        for number in range(options.rounds):
            for remote in remotes:
                remote.round(number, options.seconds)
            print(f"round {number + 1} of {options.rounds} done", file=sys.stderr)
        for remote in remotes:
            remote.close()

    rows = [summary(remote) for remote in remotes]
    spins = [r["spin_ms"] for remote in remotes for r in remote.rounds if "spin_ms" in r]
    document: dict[str, Any] = {
        "date": datetime.datetime.fromtimestamp(began, datetime.UTC).isoformat(timespec="seconds"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}",
        "pinned_to_core": cpu,
        "rounds": options.rounds,
        "seconds": options.seconds,
        "elapsed_s": round(time.time() - began, 1),
        "noise_spin_ms": pair(spins, lowest=True),
        "rows": rows,
    }
    own = [row["name"] for row in rows if row["name"].startswith("engine:") and "error" not in row]
    if own:
        document["ratios"] = {name: ratios(rows, name) for name in own}
    print(markdown(document) if options.markdown else json.dumps(document, indent=1, ensure_ascii=False))
    return 0 if all("error" not in row for row in rows if row["name"].startswith("engine:")) else 1


if __name__ == "__main__":
    sys.exit(main())

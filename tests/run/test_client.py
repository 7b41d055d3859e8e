"""The bootstrap file: when the browser client is built, the browser it is tested in, and wheels that hold it."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.run.machine import SOURCE, play_machine, touch, with_programs

# The browser client


def test_the_client_is_built_for_serving_only(monkeypatch: pytest.MonkeyPatch, run: ModuleType) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "set_up", lambda level, always=False: done.append("set up"))
    monkeypatch.setattr(run, "build_client", lambda: done.append("client"))
    monkeypatch.setattr(run, "prepare_engine", lambda serves: done.append("engine") if serves else None)

    def start(arguments: list[str]) -> int:
        done.append(" ".join(arguments))
        return 0

    monkeypatch.setattr(run, "start_game", start)
    assert run.main([]) == 0
    assert run.main(["serve", "--help"]) == 0
    assert run.main(["rules"]) == 0
    assert done == ["set up", "client", "engine", "serve", "set up", "serve --help", "set up", "rules"]


@pytest.mark.usefixtures("client")
def test_a_client_that_is_up_to_date_is_left_alone(monkeypatch: pytest.MonkeyPatch, run: ModuleType) -> None:
    machine = play_machine(monkeypatch, run)
    run.build_client()
    assert machine.steps == ["npm ci", "npm build"]
    run.build_client()
    assert len(machine.steps) == 2


def test_libraries_are_fetched_when_their_lock_changes(
    monkeypatch: pytest.MonkeyPatch, run: ModuleType, client: Path
) -> None:
    machine = play_machine(monkeypatch, run)
    run.build_client()
    monkeypatch.setattr(run, "client_fingerprint", lambda: "tomorrow's")
    run.build_client()
    assert machine.steps == ["npm ci", "npm build", "npm build"]
    (client / "package-lock.json").write_text("another")
    monkeypatch.setattr(run, "client_fingerprint", lambda: "the day after's")
    run.build_client()
    assert machine.steps[3:] == ["npm ci", "npm build"]


@pytest.mark.usefixtures("client")
def test_a_build_that_fails_says_so_and_counts_as_not_done(monkeypatch: pytest.MonkeyPatch, run: ModuleType) -> None:
    play_machine(monkeypatch, run, **{"npm build": "no space left"})
    with pytest.raises(run.SetupError, match="no space left"):
        run.build_client()
    assert not run.client_is_built()


def test_what_tools_leave_does_not_make_the_client_old(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "WEB", run.ROOT / "web")
    for name in ("web/src/main.ts", "src/hindmost/text/en.ftl"):
        touch(run.ROOT / name)
    before = run.client_fingerprint()
    touch(run.ROOT / "web" / "node_modules" / "library" / "index.js")
    touch(run.ROOT / "src" / "hindmost" / "text" / "__pycache__" / "a.pyc")
    assert run.client_fingerprint() == before
    (run.ROOT / "src" / "hindmost" / "text" / "en.ftl").write_text("a = b")
    assert run.client_fingerprint() != before


def test_what_a_chronicle_says_makes_the_client_old(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "WEB", run.ROOT / "web")
    rules = "src/hindmost/games/glen_more_ii/chronicles/c02_highlander/text/en.md"
    for name in ("web/src/main.ts", "src/hindmost/text/en.ftl", rules):
        touch(run.ROOT / name)
    before = run.client_fingerprint()
    (run.ROOT / rules).write_text("- **C2-01** Another rule.")
    assert run.client_fingerprint() != before


def test_the_clients_lock_holds_the_parts_of_every_platform() -> None:
    """npm leaves out what its registry lacks at the moment of locking, and then `npm ci` fails elsewhere."""
    packages = json.loads((SOURCE.parent / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", ())}
    assert "@rolldown/binding-win32-x64-msvc" in wanted
    assert wanted - {path.rpartition("node_modules/")[2] for path in packages} == set()


@pytest.mark.parametrize(
    ("said", "enough"), [("v24.19.0", True), ("v22.12.0", True), ("v20.20.2", False), ("?", False)]
)
def test_an_old_node_will_not_do(monkeypatch: pytest.MonkeyPatch, run: ModuleType, said: str, enough: bool) -> None:
    monkeypatch.setattr(run, "attempt", lambda command, **settings: (0, said))
    assert run.usable_node("node") is enough


def test_an_npm_that_does_not_run_is_passed_over(monkeypatch: pytest.MonkeyPatch, run: ModuleType) -> None:
    with_programs(monkeypatch, run, "node", "npm")
    answers = {"/path/node": (0, "v24.19.0"), "/path/npm": (0, "11.0.0")}
    monkeypatch.setattr(run, "attempt", lambda command, **settings: answers[command[0]])
    assert run.npm_on_path() == "/path/npm"
    answers["/path/npm"] = (1, "Cannot find module")
    assert run.npm_on_path() is None


# The browser in which the client is tested


@pytest.mark.parametrize("name", ["chromium", "chromium-headless-shell"])
def test_a_chromium_that_is_there_is_taken(run: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    machine = play_machine(monkeypatch, run)
    with_programs(monkeypatch, run, name, "apt-get")
    run.find_chromium()
    assert machine.steps == []


def test_debians_chromium_is_installed_where_that_is_allowed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    with_programs(monkeypatch, run, "apt-get")
    run.find_chromium()
    assert machine.steps == ["apt update", "apt install"]
    assert machine.commands[-1][-1] == "chromium-headless-shell"
    assert "Installing Debian's chromium" in capsys.readouterr().err


def test_where_there_is_none_without_windows_the_other_one_is_installed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = {"chromium": (0, ""), "chromium-headless-shell": (100, "no such package"), "-qq": (0, "")}
    asked = []

    def attempt(command: list[str], **settings: str) -> tuple[int, str]:
        asked.append(command[-1])
        return known[command[-1]]

    monkeypatch.setattr(run, "attempt", attempt)
    with_programs(monkeypatch, run, "apt-get")
    run.find_chromium()
    assert asked == ["-qq", "chromium-headless-shell", "chromium"]
    assert "skipped" not in capsys.readouterr().err


@pytest.mark.parametrize(("programs", "user"), [((), 0), (("apt-get",), 1000)])
def test_without_chromium_its_tests_are_said_to_be_skipped(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    programs: tuple[str, ...],
    user: int,
) -> None:
    machine = play_machine(monkeypatch, run)
    with_programs(monkeypatch, run, *programs, user=user)
    run.find_chromium()
    assert machine.steps == []
    assert "will be skipped" in capsys.readouterr().err


def test_a_chromium_that_cannot_be_installed_is_no_catastrophe(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_machine(monkeypatch, run, **{"apt update": "no such host"})
    with_programs(monkeypatch, run, "apt-get")
    run.find_chromium()
    said = capsys.readouterr().err
    assert "no such host" in said
    assert "will be skipped" in said


# The hook that puts the client into wheels


class Packager:
    """Stands in for hatchling, which is there only while a package is made."""

    def __init__(self) -> None:
        self.root = str(SOURCE.parent)
        self.target_name = "sdist"
        self.app = self
        self.warnings: list[str] = []

    def display_warning(self, message: str) -> None:
        self.warnings.append(message)


@pytest.fixture
def packager(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Packager:
    names = ["hatchling", "builders", "hooks", "plugin", "interface"]
    for depth in range(1, len(names) + 1):
        monkeypatch.setitem(sys.modules, ".".join(names[:depth]), ModuleType(names[depth - 1]))
    sys.modules[".".join(names)].BuildHookInterface = Packager  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "run", run)
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("hindmost_hook", SOURCE.parent / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    hook: Packager = module.PackageHook()
    return hook


@pytest.mark.parametrize(
    ("version", "built", "npm", "steps"),
    [
        ("standard", False, "/path/npm", ["npm ci", "npm build"]),
        ("standard", True, "/path/npm", []),
        ("standard", False, None, []),
        ("editable", False, "/path/npm", []),
    ],
)
def test_wheels_hold_the_client_wherever_there_is_a_node(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    client: Path,
    packager: Any,
    version: str,
    built: bool,
    npm: str | None,
    steps: list[str],
) -> None:
    machine = play_machine(monkeypatch, run)
    monkeypatch.setattr(run, "npm_on_path", lambda: npm)
    if built:
        (run.CLIENT / run.STAMP).write_text("today's")
    packager.initialize(version, {})
    assert machine.steps == steps
    assert len(packager.warnings) == (npm is None)

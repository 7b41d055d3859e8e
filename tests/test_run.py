"""The bootstrap file: what it decides, without installing anything."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "run.py"
PINNED = "uv 0.13.7 (some build)"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py, believing that it lies in an empty project folder on a POSIX system without uv."""
    spec = importlib.util.spec_from_file_location("hindmost_run", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "UV_HOME", tmp_path / ".tools" / "uv")
    monkeypatch.setattr(module, "program", lambda environment, name: environment / "bin" / name)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    monkeypatch.delenv("UV_PROJECT_ENVIRONMENT", raising=False)
    (tmp_path / "uv.lock").write_text("lock")
    (tmp_path / "pyproject.toml").write_text("project")
    return module


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


class Machine:
    """Stands in for subprocess.run: plays a machine on which some commands fail."""

    def __init__(self, run: ModuleType, **fails: str) -> None:
        self.run = run
        self.fails = fails
        self.uv_version = PINNED
        self.steps: list[str] = []
        self.commands: list[list[str]] = []
        self.environments: list[dict[str, str]] = []

    def step(self, command: list[str]) -> str:
        """A short name for what a command does."""
        if command[1:] == ["--version"]:
            return "uv_version"
        if command[1] in ("sync", "build"):
            return command[1]
        if command[0] == "npm":
            return f"npm {command[-1]}"
        if command[0] == "/path/apt-get":
            return f"apt {command[1]}"
        if command[2] == "venv":
            return "venv"
        if command[2:] == ["pip", "--version"]:
            return "pip_version"
        if command[2:4] == ["pip", "install"]:
            return "pip_target" if "--target" in command else "pip_in_venv"
        return command[2]

    def __call__(self, command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        step = self.step(command)
        self.steps.append(step)
        self.commands.append(command)
        self.environments.append(options.get("env", {}))
        if step in self.fails:
            return subprocess.CompletedProcess(command, 1, stdout=self.fails[step])
        if step == "venv":
            touch(self.run.UV_HOME / "bin" / "python")
        if step.startswith("pip_in") or step == "pip_target":
            touch(self.run.UV_HOME / "bin" / "uv")
        if step == "sync":
            touch(self.run.ROOT / ".venv" / "bin" / "python")
        if step == "build":
            self.run.COMPILED.mkdir()
        return subprocess.CompletedProcess(command, 0, stdout=self.uv_version if step == "uv_version" else "")


def play_machine(monkeypatch: pytest.MonkeyPatch, run: ModuleType, **fails: str) -> Machine:
    machine = Machine(run, **fails)
    monkeypatch.setattr(run.subprocess, "run", machine)
    return machine


# Arguments


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ("game", ["serve"])),
        (["play", "glen-more", "--bots", "3"], ("game", ["play", "glen-more", "--bots", "3"])),
        (["simulate", "--games", "9"], ("game", ["simulate", "--games", "9"])),
        (["play", "--help"], ("game", ["play", "--help"])),
        (["play", "test"], ("game", ["play", "test"])),
        (["--version"], ("game", ["--version"])),
        (["test"], ("test", [])),
        (["test", "-k", "foo"], ("test", ["-k", "foo"])),
        (["setup"], ("setup", [])),
        (["--help"], ("help", [])),
        (["-h"], ("help", [])),
        (["test", "--help"], ("help", [])),
    ],
)
def test_arguments_are_split(run: ModuleType, arguments: list[str], expected: tuple[str, list[str]]) -> None:
    assert run.split_arguments(arguments) == expected


def test_help_is_data_and_needs_no_set_up(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    assert run.main(["--help"]) == 0
    assert "python3 run.py test" in capsys.readouterr().out
    assert machine.steps == []


def test_setup_refuses_arguments(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["setup", "--now"]) == 2
    assert "--now" in capsys.readouterr().err


# The Python it runs on


def test_an_old_python_is_told_so(run: ModuleType) -> None:
    complaint = run.python_complaint((3, 9, 18), "/somewhere/python3")
    assert complaint.startswith("Hindmost needs Python 3.11 or newer; you run 3.9.18 (/somewhere/python3).")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_new_python_will_do(run: ModuleType, version: tuple[int, int, int]) -> None:
    assert run.python_complaint(version, "python3") is None


def test_an_old_python_stops_everything(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    monkeypatch.setattr(run, "NEEDED_PYTHON", (9, 0))
    assert run.main([]) == 1
    assert "needs Python 9.0" in capsys.readouterr().err
    assert machine.steps == []


def test_old_pythons_can_read_the_file() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 8))


# Where uv comes from


def test_uv_on_the_path_comes_first(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    monkeypatch.setattr(run.shutil, "which", lambda name: "/path/uv")
    touch(run.UV_HOME / "bin" / "uv")
    assert run.find_uv() == "/path/uv"
    assert machine.steps == ["uv_version"]


def test_a_uv_fetched_earlier_is_kept(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    touch(run.UV_HOME / "bin" / "uv")
    assert run.find_uv() == str(run.UV_HOME / "bin" / "uv")
    assert machine.steps == ["uv_version"]


def test_uv_is_fetched_into_a_virtual_environment(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    assert run.find_uv() == str(run.UV_HOME / "bin" / "uv")
    assert machine.steps == ["venv", "pip_in_venv", "uv_version"]
    assert machine.commands[1][-1] == f"uv=={run.UV_VERSION}"


def test_without_ensurepip_the_systems_pip_fetches_uv(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run, venv="ensurepip is not available")
    assert run.find_uv() == str(run.UV_HOME / "bin" / "uv")
    assert machine.steps == ["venv", "pip_version", "pip_target", "uv_version"]


def test_with_neither_the_person_learns_what_to_install(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_machine(monkeypatch, run, venv="ensurepip is not available", pip_version="No module named pip")
    assert run.main(["setup"]) == 1
    said = capsys.readouterr().err
    assert "ensurepip is not available" in said
    assert "No module named pip" in said
    assert "sudo apt install python3-venv" in said


def test_a_uv_that_is_too_old_is_passed_over(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    machine.uv_version = "uv 0.4.30"
    assert not run.usable_uv("/path/uv")
    machine.uv_version = "uv 0.10.0"
    assert run.usable_uv("/path/uv")


def test_a_stub_that_does_not_run_is_passed_over(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play_machine(monkeypatch, run, uv_version="uv: command not found in this version")
    assert not run.usable_uv("/path/uv")


def test_a_program_that_cannot_start_is_a_failure(run: ModuleType, tmp_path: Path) -> None:
    status, said = run.attempt([str(tmp_path / "missing")])
    assert status != 0
    assert "missing" in said


def test_an_unreachable_registry_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_machine(monkeypatch, run, pip_in_venv="Failed to establish a new connection")
    assert run.main(["setup"]) == 1
    said = capsys.readouterr().err
    assert "Failed to establish a new connection" in said
    assert "registry could not be reached" in said


def test_another_failure_is_shown_without_blaming_the_network(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_machine(monkeypatch, run, pip_in_venv="No space left on device")
    assert run.main(["setup"]) == 1
    said = capsys.readouterr().err
    assert "No space left on device" in said
    assert "registry" not in said


# The environment and its stamp


def test_own_settings_are_handed_on(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    monkeypatch.setenv("VIRTUAL_ENV", "/another")
    environment = run.tool_environment()
    assert environment["PIP_INDEX_URL"] == "https://mirror.example/simple"
    assert environment["UV_PYTHON_DOWNLOADS"] == "never"
    assert "VIRTUAL_ENV" not in environment


def test_the_second_set_up_does_nothing(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    assert "first time only" in capsys.readouterr().err
    machine.steps.clear()
    run.set_up(run.PLAY)
    assert machine.steps == []
    assert capsys.readouterr().err == ""


def test_setup_always_looks(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    machine.steps.clear()
    assert run.main(["setup"]) == 0
    assert "sync" in machine.steps


@pytest.mark.parametrize("changed", ["uv.lock", "pyproject.toml"])
def test_a_change_of_the_project_asks_for_a_sync(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    assert run.in_step(run.PLAY)
    (run.ROOT / changed).write_text("changed")
    assert not run.in_step(run.PLAY)


def test_another_python_asks_for_a_sync(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    monkeypatch.setattr(run, "sys", SimpleNamespace(version_info=(9, 9, 0)))
    assert not run.in_step(run.PLAY)


def test_a_copied_folder_asks_for_a_sync(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    copy = tmp_path / "copy"
    for name in ("uv.lock", "pyproject.toml", ".venv/hindmost-stamp", ".venv/bin/python"):
        touch(copy / name)
        (copy / name).write_bytes((tmp_path / name).read_bytes())
    monkeypatch.setattr(run, "ROOT", copy)
    assert run.read_stamp() != ("", "")
    assert not run.in_step(run.PLAY)


def test_a_vanished_python_asks_for_a_sync(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    (run.ROOT / ".venv" / "bin" / "python").unlink()
    assert not run.in_step(run.PLAY)


def test_dev_satisfies_play_but_not_the_reverse(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    assert not run.in_step(run.DEV)
    run.set_up(run.DEV)
    assert run.in_step(run.PLAY)
    assert run.in_step(run.DEV)


def test_playing_keeps_the_development_tools(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    run.set_up(run.DEV)
    (run.ROOT / "uv.lock").write_text("changed")
    run.set_up(run.PLAY)
    assert "--no-dev" not in machine.commands[-1]
    assert run.in_step(run.DEV)


def test_the_sync_follows_the_lock_file_and_this_python(run: ModuleType) -> None:
    play = run.sync_command("uv", run.PLAY)
    dev = run.sync_command("uv", run.DEV)
    for command in (play, dev):
        assert "--frozen" in command
        assert command[command.index("--python") + 1] == sys.executable
    # Without a stamp the environment may still be somebody's development environment.
    assert {"--no-dev", "--inexact"} <= set(play)
    assert not {"--no-dev", "--inexact"} & set(dev)


def test_a_failed_sync_leaves_no_stamp(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    run.set_up(run.PLAY)
    machine.fails["sync"] = "the lock file is damaged"
    assert run.main(["setup"]) == 1
    assert "the lock file is damaged" in capsys.readouterr().err
    assert run.read_stamp() == ("", "")


def test_a_certificate_failure_is_tried_with_the_systems_certificates(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = play_machine(monkeypatch, run, sync="invalid peer certificate")
    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    run.sync("uv", run.PLAY)
    assert machine.steps == ["sync", "sync"]
    assert [environment.get("UV_SYSTEM_CERTS") for environment in machine.environments] == [None, "1"]


def test_uvs_setting_for_the_environment_is_honoured(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("UV_PROJECT_ENVIRONMENT", "elsewhere")
    assert run.venv_directory() == tmp_path / "elsewhere"


@pytest.mark.parametrize("content", [b"", b"dev", b"\xff\xfe", b"dev 0123"])
def test_a_damaged_stamp_counts_as_none(run: ModuleType, content: bytes) -> None:
    touch(run.ROOT / ".venv" / "bin" / "python")
    (run.ROOT / ".venv" / run.STAMP).write_bytes(content)
    assert not run.in_step(run.PLAY)


# The checks and the game


@pytest.fixture
def client(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a browser client, a Node that can build it, and a browser."""
    web: Path = run.ROOT / "web"
    touch(web / "package-lock.json")
    monkeypatch.setattr(run, "WEB", web)
    monkeypatch.setattr(run, "CLIENT", run.ROOT / "static")
    monkeypatch.setattr(run, "client_fingerprint", lambda: "today's")
    monkeypatch.setattr(run, "find_npm", lambda: ["npm"])
    monkeypatch.setattr(run, "find_chromium", lambda: None)
    (run.ROOT / "static").mkdir()
    return web


@pytest.fixture
def engine(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled engine would be, which is not there yet; a uv is."""
    folder: Path = run.ROOT / ".tools" / "compiled"
    monkeypatch.setattr(run, "COMPILED", folder)
    monkeypatch.setattr(run, "engine_fingerprint", lambda: "today's")
    monkeypatch.setattr(run, "find_uv", lambda: "/path/uv")
    folder.mkdir(parents=True)
    (folder / run.STAMP).write_text("yesterday's ")
    return folder


class WheelMaker(Machine):
    """A machine that makes wheels, and says this about them."""

    def __init__(self, run: ModuleType, said: str) -> None:
        super().__init__(run)
        self.said = said

    def __call__(self, command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        done = super().__call__(command, **options)
        if command[1] != "build":
            return done
        with zipfile.ZipFile(self.run.COMPILED / "hindmost.whl", "w") as wheel:
            wheel.writestr("hindmost/__init__.py", "")
        return subprocess.CompletedProcess(command, 0, stdout=self.said)


def test_the_engine_is_compiled_once_and_proved_in_place_of_the_checkout(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, engine: Path
) -> None:
    machine = WheelMaker(run, "made a wheel")
    monkeypatch.setattr(run.subprocess, "run", machine)
    [(_, _, command)] = run.compiled_checks()
    assert f"pythonpath={engine}" in command
    assert "tests/perft" in command
    assert (engine / "hindmost" / "__init__.py").exists()
    assert run.compiled_checks()
    assert machine.steps == ["build"]


def test_without_a_c_compiler_the_checks_say_so_and_go_on(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = WheelMaker(run, "warning\nThe engine is not compiled: there is no C compiler.\nmade a wheel")
    monkeypatch.setattr(run.subprocess, "run", machine)
    assert run.compiled_checks() == []
    assert run.compiled_checks() == []
    assert capsys.readouterr().err.count("there is no C compiler. So its tests are left out.") == 2
    assert machine.steps == ["build"]


@pytest.mark.usefixtures("client", "engine")
def test_an_engine_that_cannot_be_compiled_is_a_failure_and_not_the_end(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run, build="frames.py:1: error")
    assert run.run_checks([]) == 1
    assert machine.steps[-1] == "pytest"
    said = capsys.readouterr().err
    assert "frames.py:1: error" in said
    assert "FAILED: compiled engine." in said


@pytest.mark.usefixtures("client", "engine")
def test_whoever_asks_for_certain_tests_need_not_wait_for_the_compiler(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = play_machine(monkeypatch, run)
    assert run.run_checks(["-k", "foo"]) == 0
    assert "build" not in machine.steps


@pytest.mark.usefixtures("client", "engine")
def test_every_check_runs_even_after_a_failure(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run, ruff="", mypy="")
    assert run.run_checks([]) == 1
    of_client = ["npm ci", "npm build", "npm check", "npm test"]
    assert [step for step in machine.steps if step != "build"] == [
        *of_client,
        *["ruff", "ruff", "mypy", "pytest", "pytest"],
    ]
    assert "FAILED: ruff check, ruff format, mypy." in capsys.readouterr().err


@pytest.mark.usefixtures("client", "engine")
def test_passing_checks_say_so(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_machine(monkeypatch, run)
    assert run.run_checks([]) == 0
    captured = capsys.readouterr()
    assert captured.err.endswith("All checks passed.\n")
    assert captured.out == ""


@pytest.mark.usefixtures("client", "engine")
def test_a_client_that_cannot_be_built_is_a_failure_and_not_the_end(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run, **{"npm build": "no such icon"})
    assert run.run_checks([]) == 1
    assert machine.steps[-1] == "pytest"
    said = capsys.readouterr().err
    assert "no such icon" in said
    assert "FAILED: browser client." in said


def test_arguments_of_test_reach_pytest_alone(run: ModuleType) -> None:
    commands = {name: command for name, _, command in run.checks(["-k", "foo"])}
    assert commands.pop("pytest")[-2:] == ["-k", "foo"]
    assert not any("foo" in command for command in commands.values())


def test_mypy_gets_no_folder_without_python(run: ModuleType) -> None:
    touch(run.ROOT / "src" / "package" / "module.py")
    touch(run.ROOT / "bench" / "notes.txt")
    assert run.python_sources()[0] == "run.py"
    assert run.python_sources()[-1] == "src"


def test_the_game_takes_over_the_process(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    play_machine(monkeypatch, run)
    started: list[list[str]] = []

    def execv(path: str, command: list[str]) -> None:
        started.append(command)
        raise SystemExit(0)

    monkeypatch.setattr(run.os, "execv", execv)
    with pytest.raises(SystemExit):
        run.main(["play", "glen-more"])
    python = str(run.ROOT / ".venv" / "bin" / "python")
    assert started == [[python, "-P", "-m", "hindmost", "play", "glen-more"]]


# The browser client


def test_the_client_is_built_for_serving_only(monkeypatch: pytest.MonkeyPatch, run: ModuleType) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "set_up", lambda level, always=False: done.append("set up"))
    monkeypatch.setattr(run, "build_client", lambda: done.append("client"))

    def start(arguments: list[str]) -> int:
        done.append(" ".join(arguments))
        return 0

    monkeypatch.setattr(run, "start_game", start)
    assert run.main([]) == 0
    assert run.main(["serve", "--help"]) == 0
    assert run.main(["rules"]) == 0
    assert done == ["set up", "client", "serve", "set up", "serve --help", "set up", "rules"]


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
    for name in ("web/src/main.ts", "src/hindmost/text/en.ftl", "src/hindmost/catalogue/a.toml"):
        touch(run.ROOT / name)
    before = run.client_fingerprint()
    touch(run.ROOT / "web" / "node_modules" / "library" / "index.js")
    touch(run.ROOT / "src" / "hindmost" / "text" / "__pycache__" / "a.pyc")
    assert run.client_fingerprint() == before
    (run.ROOT / "src" / "hindmost" / "text" / "en.ftl").write_text("a = b")
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


def with_programs(monkeypatch: pytest.MonkeyPatch, run: ModuleType, *names: str, user: int = 0) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/path/{name}" if name in names else None)
    monkeypatch.setattr(run.os, "geteuid", lambda: user, raising=False)


def test_a_chromium_that_is_there_is_taken(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = play_machine(monkeypatch, run)
    with_programs(monkeypatch, run, "chromium", "apt-get")
    run.find_chromium()
    assert machine.steps == []


def test_debians_chromium_is_installed_where_that_is_allowed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = play_machine(monkeypatch, run)
    with_programs(monkeypatch, run, "apt-get")
    run.find_chromium()
    assert machine.steps == ["apt update", "apt install"]
    assert machine.commands[-1][-1] == "chromium"
    assert "Installing Debian's chromium" in capsys.readouterr().err


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

"""The bootstrap file: which checks run, and how the game is started."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.run.machine import WheelMaker, play_machine, touch


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
    assert machine.steps[-2:] == ["pytest", "tests.mutants"]
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
        *["ruff", "ruff", "mypy", "pytest", "tests.mutants", "pytest"],
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
    monkeypatch.setattr(run, "prepare_engine", lambda serves: None)
    started: list[list[str]] = []

    def execv(path: str, command: list[str]) -> None:
        started.append(command)
        raise SystemExit(0)

    monkeypatch.setattr(run.os, "execv", execv)
    with pytest.raises(SystemExit):
        run.main(["play", "glen-more"])
    python = str(run.ROOT / ".venv" / "bin" / "python")
    assert started == [[python, "-P", "-m", "hindmost", "play", "glen-more"]]

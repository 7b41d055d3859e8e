"""The bootstrap file: its arguments, the Python and the uv it finds, the environment it makes. Nothing is installed."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.run.machine import SOURCE, play_machine, touch

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

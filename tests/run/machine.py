"""A machine for run.py to run on: nothing is installed, and commands may fail."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "run.py"
PINNED = "uv 0.13.7 (some build)"


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def out_directory(command: list[str]) -> Path:
    """Where a wheel is wanted."""
    return Path(command[command.index("--out-dir") + 1])


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
            out_directory(command).mkdir()
        return subprocess.CompletedProcess(command, 0, stdout=self.uv_version if step == "uv_version" else "")


class WheelMaker(Machine):
    """A machine that makes wheels, and says this about them."""

    def __init__(self, run: ModuleType, said: str) -> None:
        super().__init__(run)
        self.said = said

    def __call__(self, command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        done = super().__call__(command, **options)
        if command[1] != "build":
            return done
        with zipfile.ZipFile(out_directory(command) / "hindmost.whl", "w") as wheel:
            wheel.writestr("hindmost/__init__.py", "")
        return subprocess.CompletedProcess(command, 0, stdout=self.said)


def play_machine(monkeypatch: pytest.MonkeyPatch, run: ModuleType, **fails: str) -> Machine:
    machine = Machine(run, **fails)
    monkeypatch.setattr(run.subprocess, "run", machine)
    return machine


def with_programs(monkeypatch: pytest.MonkeyPatch, run: ModuleType, *names: str, user: int = 0) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/path/{name}" if name in names else None)
    monkeypatch.setattr(run.os, "geteuid", lambda: user, raising=False)

"""run.py and what lies around it, in a folder of its own."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.run.machine import SOURCE, touch


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
    monkeypatch.setattr(module, "COMPILED", tmp_path / ".tools" / "compiled")
    monkeypatch.setattr(module, "program", lambda environment, name: environment / "bin" / name)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    monkeypatch.delenv("UV_PROJECT_ENVIRONMENT", raising=False)
    (tmp_path / "uv.lock").write_text("lock")
    (tmp_path / "pyproject.toml").write_text("project")
    (tmp_path / "build_engine.py").write_text("compiles")
    return module


@pytest.fixture
def engine(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled engine would be, which is not there yet; a uv is."""
    folder: Path = run.COMPILED
    monkeypatch.setattr(run, "engine_fingerprint", lambda: "today's")
    monkeypatch.setattr(run, "find_uv", lambda: "/path/uv")
    folder.mkdir(parents=True)
    (folder / run.STAMP).write_text("yesterday's ")
    return folder


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

"""What is compiled, and when it is not: without running a compiler."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from threading import Barrier
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "hindmost"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """build_engine.py on a machine that could compile."""
    spec = importlib.util.spec_from_file_location("hindmost_build_engine", ROOT / "build_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(module.sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.delenv("HINDMOST_PURE", raising=False)
    return module


def test_nothing_speaks_against_compiling_where_all_is_there(build: ModuleType) -> None:
    assert build.obstacle() == ""


@pytest.mark.parametrize(("value", "said"), [("1", "HINDMOST_PURE is set"), ("0", ""), ("", "")])
def test_a_switch_keeps_it_plain(build: ModuleType, monkeypatch: pytest.MonkeyPatch, value: str, said: str) -> None:
    monkeypatch.setenv("HINDMOST_PURE", value)
    assert build.obstacle() == said


def test_without_a_compiler_or_the_headers_it_says_what_is_missing(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build.os, "name", "posix")
    monkeypatch.setattr(build.shutil, "which", lambda name: None)
    assert build.obstacle() == "there is no C compiler"
    (tmp_path / "Python.h").unlink()
    assert "headers" in build.obstacle()


def test_the_rules_are_compiled_and_what_people_meet_is_not(build: ModuleType) -> None:
    found = {Path(path).relative_to(PACKAGE).as_posix() for path in build.sources(PACKAGE)}
    assert {"kernel/position.py", "mechanics/ground.py", "games/glen_more/place.py", "bots/random_bot.py"} <= found
    assert not found & set(build.INTERPRETED)
    assert not any(name.endswith(build.INTERPRETED_NAMES) for name in found)
    shaped = [name for name in found if "TypedDict" in (PACKAGE / name).read_text("utf-8")]
    assert not shaped, "types that are looked at while the program runs belong into a file called shapes.py"
    assert all((PACKAGE / name).is_file() for name in build.INTERPRETED), "a name in the list has gone out of date"


def test_the_files_of_an_extension_are_compiled_at_once(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two files waits until the other is being compiled too."""
    monkeypatch.setattr(build.os, "cpu_count", lambda: 2)
    both = Barrier(2, timeout=60)

    class Compiler:
        def compile(self, files: list[str], **settings: object) -> list[str]:
            both.wait()
            return [f"{file} {settings}" for file in files]

    class BuildExt:
        def __init__(self) -> None:
            self.compiler = Compiler()
            self.made: list[str] = []

        def build_extensions(self) -> None:
            self.made = self.compiler.compile(["a.c", "b.c"], debug=True)

    command = build.in_parallel(BuildExt)()
    command.build_extensions()
    assert command.made == ["a.c {'debug': True}", "b.c {'debug': True}"]

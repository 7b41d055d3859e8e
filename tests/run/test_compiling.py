"""The compiled engine of a checkout: taken when it is in step, else made in the background, and never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import build_engine
import compiling
import pytest

from hindmost import compiled
from tests.run.machine import SOURCE, WheelMaker, play_machine, touch

NOT_COMPILED = "warning\nThe engine is not compiled: there is no C compiler.\nmade a wheel"


@pytest.fixture(autouse=True)
def able(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that could compile."""
    monkeypatch.setattr(build_engine, "obstacle", lambda: "")
    monkeypatch.setattr(os, "nice", lambda more: None, raising=False)
    monkeypatch.delenv("HINDMOST_PURE", raising=False)
    monkeypatch.setenv("HINDMOST_ENGINE", "of somebody else")


class Begun:
    """Stands in for subprocess.Popen: what was begun in the background."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], **settings: object) -> Begun:
        self.commands.append(command)
        assert settings["start_new_session"], "Ctrl+C is meant for the game"
        return self

    def wait(self) -> int:
        return 0


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Begun:
    found = Begun()
    monkeypatch.setattr(subprocess, "Popen", found)
    return found


def source(run: ModuleType, text: str = "x = 1") -> None:
    """A file that is compiled."""
    path = run.ROOT / "src" / "hindmost" / "kernel" / "position.py"
    touch(path)
    path.write_text(text)


def compile_with(run: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str = "") -> WheelMaker:
    machine = WheelMaker(run, said)
    monkeypatch.setattr(run.subprocess, "run", machine)
    run.main(["compile", "--nicely"])
    return machine


@pytest.mark.usefixtures("engine")
def test_what_is_missing_is_compiled_in_the_background_once(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun, capsys: pytest.CaptureFixture[str]
) -> None:
    source(run)
    run.prepare_engine(serves=True)
    assert begun.commands[0][-4:] == [sys.executable, str(run.ROOT / "run.py"), "compile", "--nicely"]
    assert capsys.readouterr().err == f"{run.COMPILES}\n"
    assert compiled.folder() == "", "it is not there yet"
    compile_with(run, monkeypatch)
    assert compiled.folder() == str(run.COMPILED), "whoever begins later has it, without another word from run.py"
    capsys.readouterr()
    run.prepare_engine(serves=True)
    assert compiled.folder() == str(run.COMPILED)
    assert len(begun.commands) == 1
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("engine")
def test_sources_that_were_changed_run_as_written_and_are_compiled_anew(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun
) -> None:
    source(run)
    compile_with(run, monkeypatch)
    run.prepare_engine(serves=False)
    assert compiled.folder()
    source(run, "x = 2")
    run.prepare_engine(serves=False)
    assert not compiled.folder()
    assert begun.commands == [], "only a server takes long enough"
    run.prepare_engine(serves=True)
    assert not compiled.folder()
    assert len(begun.commands) == 1


@pytest.mark.usefixtures("engine")
def test_what_the_compiler_does_not_see_leaves_the_engine_in_step(run: ModuleType) -> None:
    source(run)
    for name in ("server/app.py", "catalogue/glen-more.toml", "kernel/__pycache__/position.pyc"):
        mark = compiling.engine_mark(run.ROOT)
        touch(run.ROOT / "src" / "hindmost" / name)
        assert compiling.engine_mark(run.ROOT) == mark, name
    for name in ("api.py", "bots/search.py"):
        mark = compiling.engine_mark(run.ROOT)
        touch(run.ROOT / "src" / "hindmost" / name)
        assert compiling.engine_mark(run.ROOT) != mark, name


@pytest.mark.usefixtures("engine")
def test_a_switch_runs_it_as_written(run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun) -> None:
    source(run)
    compile_with(run, monkeypatch)
    monkeypatch.setenv("HINDMOST_PURE", "1")
    run.prepare_engine(serves=True)
    assert "HINDMOST_ENGINE" not in os.environ
    source(run, "x = 2")
    run.prepare_engine(serves=True)
    assert begun.commands == []


@pytest.mark.usefixtures("engine")
def test_without_a_compiler_nothing_is_said_or_begun(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_engine, "obstacle", lambda: "there is no C compiler")
    run.prepare_engine(serves=True)
    assert begun.commands == []
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("said", [NOT_COMPILED, None])
@pytest.mark.usefixtures("engine")
def test_what_cannot_be_compiled_is_not_tried_again_before_it_changes(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun, said: str | None
) -> None:
    source(run)
    if said is None:
        play_machine(monkeypatch, run, build="frames.py:1: error")
        assert run.main(["compile", "--nicely"]) == 1
    else:
        compile_with(run, monkeypatch, said)
    run.prepare_engine(serves=True)
    assert begun.commands == []
    assert not compiled.folder()
    assert run.main(["setup"]) == 0
    run.prepare_engine(serves=True)
    assert len(begun.commands) == 1, "a set-up by hand mends that, too"
    compiling.give_up(run.COMPILED, compiling.engine_mark(run.ROOT), "no")
    source(run, "x = 2")
    run.prepare_engine(serves=True)
    assert len(begun.commands) == 2


@pytest.mark.usefixtures("engine")
def test_without_the_network_it_is_tried_again(run: ModuleType, monkeypatch: pytest.MonkeyPatch, begun: Begun) -> None:
    play_machine(monkeypatch, run, build="error sending request: dns error")
    assert run.main(["compile"]) == 1
    run.prepare_engine(serves=True)
    assert len(begun.commands) == 1


def test_a_build_that_was_interrupted_leaves_the_old_engine_and_is_begun_anew(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, engine: Path
) -> None:
    source(run)
    compile_with(run, monkeypatch)
    mark = compiling.read(engine / compiling.ENGINE_STAMP)
    source(run, "x = 2")
    monkeypatch.setattr(run, "engine_fingerprint", lambda: "tomorrow's")

    def interrupted(folder: Path) -> str:
        touch(folder / "half a wheel")
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "build_wheel", interrupted)
    assert run.main(["compile"]) == 130
    assert compiling.read(engine / compiling.ENGINE_STAMP) == mark
    run.prepare_engine(serves=False)
    assert not compiled.folder()


@pytest.mark.usefixtures("engine")
def test_leftovers_of_an_interrupted_build_are_swept_away(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    source(run)
    for name in ("compiled-new", "compiled-old"):
        touch(run.COMPILED.with_name(name) / "left")
    compile_with(run, monkeypatch)
    run.prepare_engine(serves=False)
    assert compiled.folder()
    assert sorted(path.name for path in run.COMPILED.parent.glob("compiled*")) == ["compiled"]
    assert not (run.COMPILED / "left").exists()


@pytest.mark.parametrize("engine_too", [True, False])
def test_sources_that_change_meanwhile_are_not_taken_for_what_was_compiled(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    engine: Path,
    engine_too: bool,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where only the rest of the wheel has changed, the engine is in step."""
    source(run)
    make, marks = run.build_wheel, ["today's"]

    def build(folder: Path) -> str:
        said: str = make(folder)
        marks[0] = "tomorrow's"
        if engine_too:
            source(run, "x = 2")
        return said

    monkeypatch.setattr(run, "engine_fingerprint", lambda: marks[0])
    monkeypatch.setattr(run, "build_wheel", build)
    monkeypatch.setattr(run.subprocess, "run", WheelMaker(run, ""))
    assert run.main(["compile"]) == 1
    assert "changed while they were compiled" in capsys.readouterr().err
    assert not engine.with_name(compiling.GIVEN_UP).exists()
    run.prepare_engine(serves=False)
    assert bool(compiled.folder()) is not engine_too
    assert compiling.obstacle_of(engine, "tomorrow's") is None


@pytest.fixture
def other_server(run: ModuleType) -> Iterator[subprocess.Popen[str]]:
    """A process that is compiling."""
    program = (
        "import sys, compiling; from pathlib import Path\n"
        "with compiling.alone(Path(sys.argv[1]), wait=True) as ours: print(ours, flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, str(run.COMPILED)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=SOURCE.parent, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


@pytest.mark.usefixtures("engine")
def test_of_two_servers_one_compiles(
    run: ModuleType,
    other_server: subprocess.Popen[str],
    begun: Begun,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source(run)
    run.prepare_engine(serves=True)
    assert begun.commands == []
    assert capsys.readouterr().err == ""
    assert compile_with(run, monkeypatch).steps == [], "nor if both had begun"
    other_server.kill()
    other_server.wait()
    run.prepare_engine(serves=True)
    assert len(begun.commands) == 1, "one that was killed has nothing left to say"


def test_a_folder_that_may_only_be_read_runs_as_it_is(
    run: ModuleType, begun: Begun, capsys: pytest.CaptureFixture[str]
) -> None:
    (run.ROOT / ".tools").write_text("nothing can be made in here")
    source(run)
    run.prepare_engine(serves=True)
    assert begun.commands == []
    assert capsys.readouterr().err == ""
    assert not compiled.folder()


def test_run_py_and_the_game_mean_the_same_stamp() -> None:
    assert compiling.ENGINE_STAMP == compiled.STAMP
    assert f'"{compiled.VARIABLE}"' in SOURCE.read_text("utf-8")


def test_an_engine_that_cannot_be_loaded_is_none(tmp_path: Path) -> None:
    (tmp_path / compiled.STAMP).write_text("mark")
    (tmp_path / f"{compiled.GROUP}{EXTENSION_SUFFIXES[0]}").write_bytes(b"half of it")
    environment = {**os.environ, "HINDMOST_ENGINE": f"mark {tmp_path}"}
    program = "import hindmost; print(hindmost.compiled.folder() != '', hindmost.is_compiled())"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"


def test_unknown_arguments_of_compile_are_refused(run: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["compile", "faster"]) == 2
    assert "faster" in capsys.readouterr().err

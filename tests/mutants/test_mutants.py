"""The judge is judged: faults are found, put in, noticed, and leave nothing behind."""

from __future__ import annotations

import ast
import json
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.mutants import judging, living, probes, rooms
from tests.mutants.__main__ import enough, table
from tests.mutants.drawing import all_of, drawn, equivalent, sample
from tests.mutants.entered import Entered
from tests.mutants.faults import faults, with_fault, words

WRITTEN = '''
def price(tiles, spare):
    """What is to be paid: 1 for each."""
    if tiles > 2 and not spare:
        note(tiles)
        return max(tiles, 0) - 1
    return 0


class Purse:
    def has(self, coins):
        return self.coins >= coins
'''


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "kernel" / "made_up.py"
    path.parent.mkdir()
    path.write_text(WRITTEN)
    for module in ("faults", "rooms"):
        monkeypatch.setattr(f"tests.mutants.{module}.ROOT", tmp_path)
    return path


def test_every_place_is_found(written: Path) -> None:
    found = [(each.function, each.line, each.before, each.after) for each in faults(written)]
    assert found == [
        ("price", 4, "if tiles > 2 and (not spare):", "if False:"),
        ("price", 4, "if tiles > 2 and (not spare):", "if True:"),
        ("price", 4, "tiles > 2 and (not spare)", "tiles > 2 or not spare"),
        ("price", 4, "tiles > 2", "tiles >= 2"),
        ("price", 4, "2", "3"),
        ("price", 5, "note(tiles)", "None"),
        ("price", 6, "max(tiles, 0) - 1", "max(tiles, 0) + 1"),
        ("price", 6, "max(tiles, 0)", "min(tiles, 0)"),
        ("price", 6, "0", "1"),
        ("price", 6, "1", "2"),
        ("price", 7, "0", "1"),
        ("Purse.has", 12, "self.coins >= coins", "self.coins > coins"),
    ]


def test_one_fault_at_a_time(written: Path) -> None:
    whole = ast.unparse(ast.parse(WRITTEN))
    for fault in faults(written):
        changed = ast.unparse(with_fault(fault))
        assert fault.after in changed
        assert sum(a != b for a, b in zip(whole.splitlines(), changed.splitlines(), strict=True)) == 1


@pytest.fixture
def price(written: Path) -> Callable[..., int]:
    """The first function of the module that was written, alive."""
    space: dict[str, Any] = {"note": lambda tiles: None}
    exec(compile(WRITTEN, str(written), "exec"), space)
    return cast("Callable[..., int]", space["price"])


def test_a_fault_lives_in_the_function_that_lives(written: Path, price: Callable[..., int]) -> None:
    assert price(3, False) == 2
    functions = living.living()
    [minus] = [each for each in faults(written) if each.after == "max(tiles, 0) + 1"]
    assert living.put_in(minus, functions[living.key_of_fault(minus)])
    assert price(3, False) == 4


def test_probes_tell_what_was_entered_and_leave_no_trace(written: Path, price: Callable[..., int]) -> None:
    found = {key: each for key, each in living.living().items() if key[0] == str(written)}
    codes = [function.__code__ for each in found.values() for function in each]
    laid = probes.Probes(found)
    laid.lay()
    assert price(3, spare=False) == 2
    assert [key[2] for key in laid.lift()] == ["price"]
    assert [function.__code__ for each in found.values() for function in each] == codes


def _known(folder: Path, *tests: tuple[str, float, list[living.Key]]) -> Entered:
    lines = [
        json.dumps({"test": test, "took": took, "entered": [living.name_of(key) for key in entered]})
        for test, took, entered in tests
    ]
    (folder / "main.jsonl").write_text("\n".join(lines))
    return Entered(folder)


def test_quick_tests_that_enter_little_else_judge_first(tmp_path: Path) -> None:
    key, *others = ((f"{line}.py", line, f"f{line}") for line in range(20))
    known = _known(
        tmp_path,
        ("a.py::whole-game", 0.1, [key, *others]),
        ("b.py::slow", 0.5, [key]),
        ("c.py::quick", 0.1, [key]),
        ("d.py::quick-but-broad", 0.01, [key, *others]),
        ("e.py::another", 0.001, others),
    )
    assert [test for _, test in known.tests(key)] == [
        "c.py::quick",
        "d.py::quick-but-broad",
        "b.py::slow",
        "a.py::whole-game",
    ]


def test_a_test_that_enters_the_neighbours_as_well_judges_first(tmp_path: Path) -> None:
    key, neighbour = ("x.py", 3, "price"), ("x.py", 9, "spare")
    elsewhere = [("y.py", line, f"f{line}") for line in range(2)]
    known = _known(tmp_path, ("a.py::1", 0.1, [key, *elsewhere]), ("b.py::1", 0.1, [key, neighbour, elsewhere[0]]))
    assert [test for _, test in known.tests(key)] == ["b.py::1", "a.py::1"]


def test_only_files_with_tests_that_are_heard_are_collected(tmp_path: Path, written: Path) -> None:
    fault = next(iter(faults(written)))
    tests = [Path(__file__), Path(judging.__file__), tmp_path / "test_gone.py"]
    took = {tests[0]: 1.0, tests[1]: 9.0, tests[2]: 0.1}
    known = _known(tmp_path, *((f"{test}::test", took[test], [living.key_of_fault(fault)]) for test in tests))
    assert judging.Judge([fault], known, 1, most=5.0).files() == [str(tests[0])]
    assert judging.Judge([fault], known, 1, most=50.0).files() == sorted(map(str, tests[:2]))


def test_the_second_of_a_file_has_less_to_say(tmp_path: Path) -> None:
    key = ("x.py", 3, "price")
    tests = [("a.py::1", 0.1), ("a.py::2", 0.1), ("a.py::3", 0.1), ("b.py::1", 0.25), ("b.py::2", 0.25)]
    known = _known(tmp_path, *((test, took, [key]) for test, took in tests))
    assert [test for _, test in known.tests(key)] == ["a.py::1", "a.py::2", "b.py::1", "a.py::3", "b.py::2"]


def test_tests_that_rest_on_what_was_remembered_judge_last(tmp_path: Path) -> None:
    """Whatever the first test of a file has found out, the others of the file need not."""
    key, neighbour, elsewhere = ("x.py", 3, "read"), ("x.py", 9, "judge"), ("y.py", 1, "f")
    known = _known(
        tmp_path,
        ("a.py::1", 0.5, [key, neighbour]),
        ("a.py::2", 0.1, [neighbour]),
        ("a.py::3", 0.1, [elsewhere]),
        ("b.py::1", 0.1, [neighbour]),
    )
    assert [test for _, test in known.tests(key)] == ["a.py::1", "a.py::2"]
    assert {test for _, test in known.tests(neighbour)} == {"a.py::1", "a.py::2", "b.py::1"}
    assert known.tests(("x.py", 20, "nobody")) == []


def test_tests_of_what_was_read_once_for_a_file_judge_who_reads(tmp_path: Path) -> None:
    """They may enter nothing of it: they look at what there is."""
    read = ("/x/src/hindmost/catalogue/glasgow/load.py", 3, "load")
    elsewhere = ("/x/src/hindmost/kernel/game.py", 3, "f")
    own, other = tmp_path / "test_own.py", tmp_path / "test_other.py"
    own.write_text("from hindmost.catalogue.glasgow import load\n")
    other.write_text("import hindmost\nfrom hindmost import kernel\n")
    files = [(f"{file}::{number}", 0.1) for file in (own, other) for number in (1, 2)]
    known = _known(tmp_path, *((test, took, [read] if test.endswith("1") else [elsewhere]) for test, took in files))
    assert [test for _, test in known.tests(read)] == [f"{own}::1", f"{other}::1", f"{own}::2"]


def test_a_test_whose_file_imports_the_module_judges_before_those_that_only_pass_through(tmp_path: Path) -> None:
    key = ("/x/src/hindmost/server/gate/door.py", 3, "Http.data_received")
    own = tmp_path / "test_door.py"
    own.write_text("from hindmost.server.gate.door import Door\n")
    whole = tmp_path / "test_gate.py"
    whole.write_text("import hindmost.server.gate\nfrom hindmost.server.gate import rate\n")
    tests = [(f"{whole}::1", 0.1), (f"{own}::1", 0.5), (f"{own}::2", 0.5), ("gone.py::1", 0.2)]
    known = _known(tmp_path, *((test, took, [key]) for test, took in tests))
    assert [test for _, test in known.tests(key)] == [f"{own}::1", f"{own}::2", f"{whole}::1", "gone.py::1"]
    package = ("/x/src/hindmost/server/gate/__init__.py", 3, "f")
    known = _known(tmp_path, *((test, took, [package]) for test, took in tests))
    assert next(test for _, test in known.tests(package)) == f"{whole}::1"


def test_a_test_that_is_called_after_what_the_function_says_judges_first(tmp_path: Path, written: Path) -> None:
    said = [words(fault) for fault in faults(written)]
    assert said[0] == ["what is to be paid: 1 for each."]
    assert said[-1] == []
    path = written.with_name("sentences.py")
    path.write_text('def f():\n    """GM1-INV-04 holds."""\n    return 1, f"the tile {1} lies elsewhere", "short"\n')
    assert words(next(iter(faults(path)))) == ["gm1_inv_04", "the tile", "lies elsewhere"]
    key = ("x.py", 3, "f")
    tests = ("a.py::quick", 0.1), ("b.py::test_gm1_inv_04_all", 0.3), ("b.py::test[it lies elsewhere]", 0.2)
    known = _known(tmp_path, *((test, took, [key]) for test, took in tests))
    assert [test for _, test in known.tests(key, ["gm1_inv_04", "lies elsewhere"])] == [
        "b.py::test[it lies elsewhere]",
        "b.py::test_gm1_inv_04_all",
        "a.py::quick",
    ]


def test_a_test_is_known_by_its_last_run_wherever_the_lines_have_gone(tmp_path: Path) -> None:
    before, after = ("/a/src/hindmost/x.py", 3, "price"), ("/b/src/hindmost/x.py", 9, "price")
    other = ("/a/src/hindmost/x.py", 5, "spare")
    known = _known(tmp_path, ("a.py::1", 0.2, [before, other]), ("a.py::1", 0.1, [before]))
    assert known.tests(after) == [(0.1, "a.py::1")]
    assert known.tests(other) == []


class Trial:
    """A test as the judge knows one."""

    def __init__(self, name: str, run: Callable[[], bool]) -> None:
        self.nodeid = name
        self.run = run


def _for_ever() -> bool:
    while True:
        pass


def _wait_for_ever() -> bool:
    threading.Event().wait()
    return False


def tried(written: Path, monkeypatch: pytest.MonkeyPatch, *tests: Trial) -> judging.Verdict:
    """The verdict of these tests about a fault, which is put into a function that lives."""

    def run_protocol(item: Trial, nextitem: Trial | None, log: bool) -> list[SimpleNamespace]:
        return [SimpleNamespace(failed=item.run())]

    monkeypatch.setattr(judging, "runtestprotocol", run_protocol)
    monkeypatch.setattr(judging, "WORK", 0.2)
    fault = next(iter(faults(written)))
    functions = living.living()[living.key_of_fault(fault)]
    trial = judging._Trial(fault, functions, [(0.0, cast("pytest.Item", test)) for test in tests])
    judging.Judge._ready({trial.pipe: trial})
    return trial.verdict()


def test_the_first_test_that_fails_is_named(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    passes, fails = Trial("a", lambda: False), Trial("b", lambda: price(3, False) == 0)
    assert not fails.run()
    assert tried(written, monkeypatch, passes).what == judging.SURVIVED
    verdict = tried(written, monkeypatch, passes, fails, Trial("c", lambda: True))
    assert (verdict.what, verdict.by) == (judging.CAUGHT, "b")
    assert price(3, False) == 2, "the fault has lived in another process"


def test_what_goes_wrong_while_a_fault_is_put_in_is_noticed_by_no_test(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the file has changed since the fault was found in it."""
    monkeypatch.setattr(judging, "put_in", lambda fault, functions: [][fault.number])
    verdict = tried(written, monkeypatch, Trial("a", lambda: True))
    assert (verdict.what, verdict.by) == (judging.UNFIT, "IndexError")


def test_a_loop_without_end_is_noticed_by_the_test_that_runs_into_it(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict = tried(written, monkeypatch, Trial("a", lambda: False), Trial("b", _for_ever))
    assert (verdict.what, verdict.by) == (judging.LATE, "b")


def test_a_test_that_waits_for_ever_is_not_waited_for(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "PATIENCE", 0.3)
    verdict = tried(written, monkeypatch, Trial("a", lambda: False), Trial("b", _wait_for_ever))
    assert (verdict.what, verdict.by) == (judging.LATE, "b")


def _deaf() -> bool:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    return _wait_for_ever()


def test_a_process_that_hears_nothing_is_not_waited_for_either(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "PATIENCE", 0.3)
    verdict = tried(written, monkeypatch, Trial("a", _deaf))
    assert (verdict.what, verdict.by) == (judging.LATE, "")


def test_a_change_elsewhere_draws_no_others() -> None:
    whole = drawn("mechanics", 3, 10**6)
    assert drawn("mechanics", 3, 20) == whole[:20]
    assert drawn("mechanics", 4, 20) != whole[:20]
    assert {rooms.room_of(each.path) for each in sample(1, len(rooms.ROOMS))} == set(rooms.ROOMS)


def test_a_room_within_a_room_is_its_own() -> None:
    inner = {each.path for each in all_of("chronicles")}
    assert inner
    assert not inner & {each.path for each in all_of("glen-more-ii")}


def test_whoever_is_known_to_change_nothing_is_still_there() -> None:
    """With what stood there: an entry must not excuse another fault."""
    known = equivalent()
    found = {each.id: each for room in rooms.ROOMS for each in all_of(room) if each.id in known}
    assert sorted(found) == sorted(known)
    assert {id_: each.before for id_, each in found.items()} == {id_: entry.was for id_, entry in known.items()}
    assert all(entry.why for entry in known.values())


def test_the_table(written: Path) -> None:
    one, two, *_ = faults(written)
    verdicts = [judging.Verdict(one, judging.CAUGHT, "a"), judging.Verdict(two, judging.SURVIVED)]
    assert "| kernel | 2 | 1 (50%) | 1 | 0 |" in table(verdicts)
    assert f"- `{two.id}`" in table(verdicts)
    assert not enough(verdicts, 0.95)
    assert enough(verdicts, 0.5)


def test_whatever_is_imported_late_lives_as_well() -> None:
    living.wake()
    found = {Path(file) for file, _, _ in living.living()}
    whole = {each.path for room in rooms.ROOMS for each in all_of(room) if each.path.name != "__main__.py"}
    assert whole <= found

"""The judge is judged: faults are found, put in, noticed, and leave nothing behind."""

from __future__ import annotations

import ast
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
from tests.mutants.faults import faults, with_fault

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


def test_tests_of_clauses_judge_first(tmp_path: Path) -> None:
    key = ("x.py", 3, "price")
    known = (
        ("server/test_a.py::a", 0.1),
        ("clauses/test_b.py::b", 0.5),
        ("clauses/test_c.py::c", 0.3),
        ("clauses/test_c.py::d", 0.2),
    )
    lines = [
        f'{{"test": "tests/{name}", "took": {took}, "entered": ["{living.name_of(key)}"]}}' for name, took in known
    ]
    (tmp_path / "main.jsonl").write_text("\n".join(lines))
    tests = [test for _, test in Entered(tmp_path).tests(key)]
    assert [test.partition("/")[2] for test in tests] == [
        "clauses/test_c.py::d",
        "clauses/test_b.py::b",
        "server/test_a.py::a",
        "clauses/test_c.py::c",
    ], "of every file one, before there is a second of any"


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


def test_a_loop_without_end_is_noticed_by_the_test_that_runs_into_it(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict = tried(written, monkeypatch, Trial("a", lambda: False), Trial("b", _for_ever))
    assert (verdict.what, verdict.by) == (judging.LATE, "b")


def test_a_test_that_waits_for_ever_is_not_waited_for(
    written: Path, price: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "PATIENCE", 0.3)
    verdict = tried(written, monkeypatch, Trial("a", _wait_for_ever))
    assert (verdict.what, verdict.by) == (judging.LATE, "")


def test_a_change_elsewhere_draws_no_others() -> None:
    whole = drawn("mechanics", 3, 10**6)
    assert drawn("mechanics", 3, 20) == whole[:20]
    assert drawn("mechanics", 4, 20) != whole[:20]
    assert {rooms.room_of(each.path) for each in sample(1, 9)} == set(rooms.ROOMS)


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

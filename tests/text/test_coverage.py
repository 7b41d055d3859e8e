"""Which clause has a test: a made-up tests folder against made-up clauses."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from hindmost.text import rules
from hindmost.text.rules.coverage import Coverage, Stray, gaps, scan

IDS = ("GM1-TURN-04", "GM1-TURN-05", "GM2-DOM-18", "GM2-DOM-18a", "GLA-CON-ANY", "EX-01", "EX-01-B", "DX-07")
GAME_OF = {"GM1": "glen-more", "GM2": "glen-more-ii", "GLA": "glasgow"}
KNOWN = tuple(
    rules.Clause(clause_id, GAME_OF.get(clause_id.split("-")[0], "glen-more"), "1. Made up", "Text.", "en")
    for clause_id in IDS
)


def table_of(tmp_path: Path, source: str, name: str = "test_it.py") -> Coverage:
    path = tmp_path / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return scan(tmp_path / "tests", KNOWN)


def covered(table: Coverage) -> dict[str, list[str]]:
    """Ids with tests, and the bare names of these."""
    return {row.clause.id: [test.rsplit("::")[-1] for test in row.tests] for row in table.rows if row.tests}


def test_a_test_is_named_after_its_clause(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        """
        def test_gm1_turn_04(): ...
        def test_gm1_turn_04_passes_other_pieces(): ...
        async def test_ex_01_whisky(): ...
        def test_dx_07(): ...
        def test_gla_con_any_good(): ...
        def test_something_else(): ...
        """,
    )
    assert covered(table) == {
        "GM1-TURN-04": ["test_gm1_turn_04", "test_gm1_turn_04_passes_other_pieces"],
        "GLA-CON-ANY": ["test_gla_con_any_good"],
        "EX-01": ["test_ex_01_whisky"],
        "DX-07": ["test_dx_07"],
    }
    assert table.strays == ()


def test_rows_follow_the_rules_and_tests_have_their_path(tmp_path: Path) -> None:
    table_of(tmp_path, "def test_gm1_turn_05(): ...", "z/test_last.py")
    table = table_of(tmp_path, "class TestTurn:\n    def test_gm1_turn_05_again(self): ...", "a/b/test_first.py")
    assert tuple(row.clause for row in table.rows) == KNOWN
    assert table.tests_of("GM1-TURN-05") == (
        "tests/a/b/test_first.py::TestTurn::test_gm1_turn_05_again",
        "tests/z/test_last.py::test_gm1_turn_05",
    )
    assert table.tests_of("GM1-TURN-04") == table.tests_of("NO-SUCH-01") == ()


def test_the_longest_id_wins_and_only_whole_parts_count(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        """
        def test_gm2_dom_18(): ...
        def test_gm2_dom_18a(): ...
        def test_gm2_dom_18a_with_words(): ...
        def test_gm2_dom_18_a_separate_word(): ...
        def test_ex_01_b(): ...
        def test_ex_01_before(): ...
        """,
    )
    assert covered(table) == {
        "GM2-DOM-18": ["test_gm2_dom_18", "test_gm2_dom_18_a_separate_word"],
        "GM2-DOM-18a": ["test_gm2_dom_18a", "test_gm2_dom_18a_with_words"],
        "EX-01": ["test_ex_01_before"],
        "EX-01-B": ["test_ex_01_b"],
    }


def test_covers_line(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        '''
        def test_several():
            """A sentence first.

            Covers: GM1-TURN-04, GM2-DOM-18a.
            Covers: DX-07
            """

        def test_gm1_turn_05_and_more():
            """Covers: GM1-TURN-05, EX-01"""

        def test_mentions():
            """This one only mentions EX-01-B, it covers nothing. Not a line: Covers: EX-01-B"""
        ''',
    )
    assert covered(table) == {
        "GM1-TURN-04": ["test_several"],
        "GM1-TURN-05": ["test_gm1_turn_05_and_more"],
        "GM2-DOM-18a": ["test_several"],
        "EX-01": ["test_gm1_turn_05_and_more"],
        "DX-07": ["test_several"],
    }
    assert table.strays == ()


def test_strays(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        '''
        def test_gm1_turn_99(): ...
        def test_gm1_trun_04_misspelt(): ...
        def test_gm2_dom_18b(): ...
        def test_dx_7_without_zero(): ...
        def test_covers():
            """Covers: GM1-TURN-04, GM1-TURN-4, GM7-TURN-01"""

        def test_gm1_random_games_of_4_players(): ...
        def test_gm1_4_players(): ...
        def test_gm9_turn_01_prefix_of_no_game(): ...
        def test_example_99(): ...
        ''',
    )
    assert [(stray.test.rsplit("::")[-1], stray.id) for stray in table.strays] == [
        ("test_gm1_turn_99", "GM1-TURN-99"),
        ("test_gm1_trun_04_misspelt", "GM1-TRUN-04"),
        ("test_gm2_dom_18b", "GM2-DOM-18b"),
        ("test_dx_7_without_zero", "DX-7"),
        ("test_covers", "GM1-TURN-4"),
        ("test_covers", "GM7-TURN-01"),
    ]
    assert table.strays[0] == Stray("tests/test_it.py::test_gm1_turn_99", "GM1-TURN-99")
    assert covered(table) == {"GM1-TURN-04": ["test_covers"]}


def test_where_ids_end_in_words_a_misspelt_word_is_a_stray(tmp_path: Path) -> None:
    table = table_of(tmp_path, "def test_gla_con_anny_good(): ...\ndef test_gla_con_any_kind(): ...")
    assert covered(table) == {"GLA-CON-ANY": ["test_gla_con_any_kind"]}
    assert table.strays == (Stray("tests/test_it.py::test_gla_con_anny_good", "GLA-CON-ANNY"),)


def test_a_word_right_after_the_prefix_is_no_id(tmp_path: Path) -> None:
    """Also where an id has nothing else: other tests may begin with the same word."""
    known = (*KNOWN, rules.Clause("GLA-AIM", "glasgow", "1. Made up", "Text.", "en"))
    table_of(tmp_path, "def test_gla_rivers(): ...\ndef test_gla_aim_of_the_game(): ...")
    table = scan(tmp_path / "tests", known)
    assert covered(table) == {"GLA-AIM": ["test_gla_aim_of_the_game"]}
    assert table.strays == ()


def test_among_the_clauses_a_test_without_a_clause_is_a_stray(tmp_path: Path) -> None:
    """Even if it says what it covers; elsewhere a test may be named after anything."""
    source = """
        def test_gm1_turn_04(): ...
        def test_the_turn_ends():
            '''Covers: GM1-TURN-05'''
        """
    astray = (Stray("tests/clauses/test_turn.py::test_the_turn_ends", "the_turn_ends"),)
    assert table_of(tmp_path, source, "clauses/test_turn.py").strays == astray
    assert table_of(tmp_path, source, "kernel/test_turn.py").strays == astray


def test_only_what_pytest_collects_counts(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        """
        import sys

        def helper():
            def test_gm1_turn_04(): ...

        def gm1_turn_04(): ...

        class Helper:
            def test_gm1_turn_04(self): ...

        class TestOuter:
            class TestInner:
                def test_dx_07(self): ...

        if sys.platform:
            def test_ex_01(): ...
        """,
    )
    assert covered(table) == {"EX-01": ["test_ex_01"], "DX-07": ["test_dx_07"]}
    assert table.tests_of("DX-07") == ("tests/test_it.py::TestOuter::TestInner::test_dx_07",)
    assert covered(table_of(tmp_path, "def test_gm1_turn_04(): ...", "helpers.py")) == covered(table)


def test_gaps(tmp_path: Path) -> None:
    table = table_of(tmp_path, "def test_gm1_turn_04(): ...\ndef test_gm2_dom_18(): ...")
    assert [clause.id for clause in gaps(table)] == [
        clause_id for clause_id in IDS if clause_id not in ("GM1-TURN-04", "GM2-DOM-18")
    ]
    assert [clause.id for clause in gaps(table, "glen-more-ii")] == ["GM2-DOM-18a"]
    assert gaps(table, "glasgow") == (KNOWN[4],)


def test_without_clauses_given_all_games_are_meant(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    every_clause = tuple(clause for game in rules.games_with_rules() for clause in rules.clauses(game))
    assert gaps(scan(folder)) == every_clause
    (folder / "test_turn.py").write_text("def test_gm1_turn_04(): ...\ndef test_gm1_turn_99(): ...\n")
    table = scan(folder)
    assert table.tests_of("GM1-TURN-04") == ("tests/test_turn.py::test_gm1_turn_04",)
    assert [stray.id for stray in table.strays] == ["GM1-TURN-99"]
    assert len(gaps(table)) == len(every_clause) - 1


def test_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError, match=r"name the tests/ folder"):
        scan(tmp_path / "nowhere")


def test_a_broken_test_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError) as caught:
        table_of(tmp_path, "def test_gm1_turn_04(:", "test_broken.py")
    assert str(caught.value.filename).endswith("test_broken.py")

"""Every command does what it says, with data on standard output and talk on standard error."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hindmost
from hindmost.api import with_chronicles
from hindmost.catalogue import components
from hindmost.cli.printed import SHEETS
from hindmost.text import rules
from hindmost.text.messages import has
from tests.cli.conftest import Run

SHARED = {"animal", "loch", "monument", "village", "whisky", "violet"}
"""Words that are the same in English and French."""
CHRONICLES_OF = {info.id: info.chronicles for info in hindmost.games()}
COMMANDS = ("play", "solo", "games", "rules", "catalogue", "simulate", "replay", "analyse", "bench", "upgrade")


def test_version(run: Run) -> None:
    engine = "compiled" if hindmost.is_compiled() else "interpreted"
    assert run("--version").out == f"hindmost {hindmost.__version__} ({engine} engine)\n"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_an_example_and_explains_everything(run: Run, command: str, lang: str) -> None:
    done = run("--lang", lang, *([command] if command else []), "--help")
    assert done.code == 0
    assert {"en": "Examples:", "fr": "Exemples"}[lang] in done.out
    assert re.search(rf"^    hindmost {command}", done.out, re.MULTILINE)
    # An option without a word of help would end its line right after its name.
    assert not re.search(r"^  --[a-z]+( [^ ]+)?$", done.out, re.MULTILINE), done.out


def test_the_help_lists_every_command(run: Run) -> None:
    listed = re.findall(r"^  ([a-z]+)  ", run("--help").out, re.MULTILINE)
    assert set(COMMANDS) <= set(listed)


@pytest.mark.parametrize("module", [["-m", "hindmost"]])
def test_the_module_is_the_command(module: list[str]) -> None:
    done = subprocess.run([sys.executable, *module, "games", "--json"], capture_output=True, text=True, check=True)
    assert [game["id"] for game in json.loads(done.stdout)] == [info.id for info in hindmost.games()]


def test_a_closed_pipe_is_no_accident() -> None:
    done = subprocess.run(
        f"{sys.executable} -m hindmost rules | head -n 1", shell=True, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""


def test_games(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "glen-more" in done.out
    assert "Glen More" in done.out
    assert json.loads(run("games", "--json").out)[0]["seats"] == [2, 3, 4, 5]


# ---------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("settings", "expected"),
    [({"LANG": "fr_FR.UTF-8"}, "Chroniques"), ({"LC_ALL": "C", "LANG": "fr_FR"}, "Chronicles"), ({}, "Chronicles")],
)
def test_the_language_is_the_systems(
    run: Run, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], expected: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert expected in run("games").out


def test_the_language_can_be_chosen_before_and_after_the_command(run: Run) -> None:
    assert run("--lang", "fr", "rules", "GM1-CLAN-05").out == run("rules", "GM1-CLAN-05", "--lang", "fr").out
    assert "Parlement" in run("rules", "GM1-CLAN-05", "--lang", "fr").out


# ---------------------------------------------------------------- rules


def test_a_clause_by_its_id(run: Run) -> None:
    done = run("rules", "gm1_turn_04")
    assert done.code == 0
    assert done.out.lstrip().startswith("GM1-TURN-04")
    assert "the pawn advances clockwise" in done.out


def test_a_search_by_words(run: Run) -> None:
    done = run("rules", "loch", "ness")
    found = set(re.findall(r"^(GM1-\S+)  \d+\. ", done.out, re.MULTILINE))
    assert found == {clause.id for clause in rules.search("loch ness") if clause.id.startswith("GM1")}


def test_all_clauses_by_section(run: Run) -> None:
    done = run("rules")
    assert "2. Course of a turn" in done.out
    for clause in rules.clauses("glen-more"):
        assert clause.id in done.out


def a_folder_of_tests(folder: Path, names: list[str]) -> Path:
    folder.mkdir()
    (folder / "test_all.py").write_text("".join(f"def test_{name}() -> None: ...\n\n" for name in names))
    return folder


def every_clause() -> list[str]:
    found = [clause.id for game in rules.games_with_rules() for clause in rules.clauses(game)]
    return [re.sub("[-.]", "_", clause_id).lower() for clause_id in found]


def test_coverage_is_a_table_of_clauses_and_tests(run: Run, tmp_path: Path) -> None:
    folder = a_folder_of_tests(tmp_path / "tests", every_clause())
    done = run("rules", "--coverage", "--tests", str(folder))
    assert done.code == 0, done.err
    assert re.search(r"^GM1-TURN-04 +tests/test_all.py::test_gm1_turn_04$", done.out, re.MULTILINE)


def test_coverage_fails_on_a_gap(run: Run, tmp_path: Path) -> None:
    folder = a_folder_of_tests(tmp_path / "tests", [name for name in every_clause() if name != "gm1_turn_04"])
    done = run("rules", "--coverage", "--tests", str(folder))
    assert done.code == 1
    assert re.search(r"^GM1-TURN-04 +— no test$", done.out, re.MULTILINE)


def test_coverage_fails_on_a_stray(run: Run, tmp_path: Path) -> None:
    folder = a_folder_of_tests(tmp_path / "tests", [*every_clause(), "gm1_turn_99"])
    done = run("rules", "--coverage", "--tests", str(folder))
    assert done.code == 1
    assert "GM1-TURN-99" in done.err


def test_coverage_counts_a_stray_test_once(run: Run, tmp_path: Path) -> None:
    folder = a_folder_of_tests(tmp_path / "tests", every_clause())
    (folder / "test_more.py").write_text('def test_more() -> None:\n    """Covers: GM1-TURN-98, GM1-TURN-99"""\n')
    done = run("rules", "--coverage", "--tests", str(folder))
    assert done.err.splitlines()[-1].endswith("the name of 1 test matches no clause.")


def test_coverage_of_the_checkout_has_neither_gaps_nor_strays(run: Run) -> None:
    done = run("rules", "--coverage")
    assert done.code == 0, done.err
    assert re.search(r"^C12-PICK-07 +tests/chronicles/", done.out, re.MULTILINE), "the solo opponent's rules count too"


def test_coverage_says_when_there_are_no_tests(run: Run, tmp_path: Path) -> None:
    done = run("rules", "--coverage", "--tests", str(tmp_path / "none"))
    assert done.code == 2
    assert "not part of the installed package" in done.err


def test_coverage_reads_the_checkout() -> None:
    from hindmost.cli.rules import tests_folder

    assert tests_folder() == Path(__file__).parent.parent


# ---------------------------------------------------------------- catalogue


def test_the_catalogue_shows_every_component_with_its_source(run: Run) -> None:
    done = run("catalogue", "glen-more")
    assert done.code == 0
    for name in ("Forest", "Donan Castle", "Loch Oich", "spaces on the rondel"):
        assert name in done.out
    assert "S  stated in the rulebook" in done.out
    assert "R  reconstructed by us: NOT a value of the printed game" in done.out
    assert "No value here is reconstructed." in done.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [info.id for info in hindmost.games()])
def test_every_fact_of_the_catalogue_has_a_name(game: str, lang: str) -> None:
    found = with_chronicles(game, components(game), CHRONICLES_OF[game])
    sheet = SHEETS[game](found, lang)
    for facts in (found.facts, *getattr(found, "chronicles", {}).values()):
        for fact, entry in facts.to_json().items():
            key = f"cli-fact-{fact.replace('_', '-')}"
            assert has(key, lang), fact
            # Ids are English words: what French does not say otherwise is no word, or one that it shares.
            ids = {each for each in re.findall("[a-z]{2,}", str(entry["value"])) if each not in SHARED}
            said = set(re.findall(r"\w+", sheet.fact_value(fact, entry["value"])))
            assert lang == "en" or not ids & said, fact


def test_french_says_that_a_cost_is_none(run: Run) -> None:
    shown = run("catalogue", "glen-more", "--lang", "fr").out
    assert "aucun" in shown
    assert "gratuit" not in shown


def test_the_catalogue_as_json(run: Run) -> None:
    data = json.loads(run("catalogue", "glen-more", "--json").out)
    assert data["counts"]["tiles"] == 67


def test_the_catalogue_of_glasgow_says_what_is_reconstructed(run: Run) -> None:
    done = run("catalogue", "glasgow")
    assert done.code == 0
    assert re.search(r"Factory 5 S +2 bricks and 2 steel R +1 P +", done.out)
    assert re.search(r"Monument 7 S +1 brick, 2 steel and 2 gold R +11 R +– S", done.out)
    assert re.search(r"c08 +take the goods S +1 barrel of whisky P", done.out)
    assert re.search(r"VP of a complete station +10 S", done.out)
    assert "80 values here are reconstructed (R)." in done.out
    assert "Banque 3 S" in run("catalogue", "glasgow", "--lang", "fr").out


@pytest.mark.parametrize("game", [info.id for info in hindmost.games()])
def test_every_game_has_its_catalogue(run: Run, game: str) -> None:
    assert run("catalogue", game).code == 0
    assert json.loads(run("catalogue", game, "--json").out)["game"] == game


def test_the_catalogue_of_glen_more_ii_marks_what_is_reconstructed(run: Run) -> None:
    done = run("catalogue", "glen-more-ii")
    assert done.code == 0
    for name in ("Inshriach", "Robert I", "World’s End", "Castle of Mey", "MacLachlan"):
        assert name in done.out
    assert re.search(r"spaces on the rondel +14 R", done.out)
    assert re.search(r"coins at the start +5, 6, 7, 8 S", done.out)
    assert re.search(r"Start domain – MacLeod S +0 S", done.out)
    assert re.search(r"[0-9]{3} values here are reconstructed \(R\)", done.out)
    assert "Coût" not in done.out
    assert "coût des routes" in run("catalogue", "glen-more-ii", "--lang", "fr").out


def test_the_catalogue_shows_what_chronicles_bring_with_its_sources(run: Run) -> None:
    done = run("catalogue", "glen-more-ii", "--chronicles", "4,7")
    assert re.search(r"of Chronicle 4, Hammer of the Scots +value", done.out)
    assert re.search(r"prices in England’s row +1, 2, 3 S", done.out)
    assert re.search(r"AYEs of each player +4 R", done.out)
    assert re.search(r"Loch Lomond S +A S +– R +1 wood R", done.out)
    assert "of Chronicle 2" not in done.out
    assert "de la Chronique 2" in run("catalogue", "glen-more-ii", "--chronicles", "2", "--lang", "fr").out
    data = json.loads(run("catalogue", "glen-more-ii", "--chronicles", "7", "--json").out)
    assert data["chronicles"]["7"]["nays"] == {"value": 3, "source": "R"}
    assert json.loads(run("catalogue", "glen-more-ii", "--json").out)["chronicles"] == {}


@pytest.mark.parametrize("game", CHRONICLES_OF)
def test_a_chronicle_that_the_catalogue_does_not_have(run: Run, game: str) -> None:
    has = ", ".join(map(str, CHRONICLES_OF[game])) or "none"
    done = run("catalogue", game, "--chronicles", "31")
    assert done.code == 2
    assert f"has no Chronicle 31; it has: {has}." in done.err


def copy_of_the_catalogue(tmp_path: Path, old: str, new: str, game: str = "glen-more") -> Path:
    text = (Path(hindmost.__file__).parent / "catalogue" / f"{game}.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def test_a_reconstructed_value_is_marked(run: Run, tmp_path: Path) -> None:
    file = copy_of_the_catalogue(tmp_path, 'starting_coins     = { source = "S"', 'starting_coins     = { source = "R"')
    done = run("catalogue", "glen-more", "--catalogue", str(file))
    assert re.search(r"coins at the start +6 R", done.out)
    assert "1 value here is reconstructed (R)." in done.out


def test_a_corrected_catalogue_can_be_played(run: Run, tmp_path: Path) -> None:
    file = copy_of_the_catalogue(tmp_path, "value = 6 }", "value = 9 }")
    done = run("play", "glen-more", "--bots", "random", "--seed", "1", "--catalogue", str(file), typed="q\n")
    assert "coins 9" in done.out


def test_a_corrected_catalogue_of_glasgow_is_shown_and_simulated(run: Run, tmp_path: Path) -> None:
    """Whoever owns the printed game finds that m7 is worth 12, and has that in writing."""
    old = 'cost = "brick steel steel gold gold", vp = 11, effect = "-",                         source = "SRRS"'
    new = 'cost = "brick steel steel gold gold", vp = 12, effect = "-", source = "SPPS"'
    file = copy_of_the_catalogue(tmp_path, old, new, "glasgow")
    shown = run("catalogue", "glasgow", "--catalogue", str(file)).out
    assert re.search(r"Monument 7 S +1 brick, 2 steel and 2 gold P +12 P", shown)
    assert "78 values here are reconstructed (R)." in shown
    out = tmp_path / "games.jsonl"
    done = run("simulate", "glasgow", "--games", "2", "--catalogue", str(file), "--out", str(out))
    assert done.code == 0, done.err
    for line in out.read_text("utf-8").splitlines():
        assert "vp = 12" in json.loads(line)["catalogue"], "a record brings along what it was played with"
        assert hindmost.replay(json.loads(line)).over


def test_games_are_played_with_the_usual_number_of_seats(run: Run) -> None:
    assert json.loads(run("simulate", "glasgow", "--games", "1", "--json").out)["seats"] == 2
    assert json.loads(run("simulate", "glen-more", "--games", "1", "--json").out)["seats"] == 3


# ---------------------------------------------------------------- bench


def test_bench(run: Run) -> None:
    done = run("bench", "--rounds", "1", "--seconds", "0.001", "--json")
    assert done.code == 0
    assert {"decisions", "games", "clone"} <= set(json.loads(done.out)["figures"])
    assert "decisions" in run("bench", "--rounds", "1", "--seconds", "0.001").out

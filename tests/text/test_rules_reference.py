"""The rules reference: both languages say the same, clause by clause, and every clause can be found."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from itertools import pairwise

import pytest

from hindmost.text import rules
from hindmost.text.rules.parse import parse

GAMES = rules.games_with_rules()
TRANSLATIONS = [(game, lang) for game in GAMES for lang in rules.languages() if lang != "en"]

# How many clauses Glen More has under each prefix: a clause that gets lost in an edit must not go unnoticed.
GLEN_MORE = {
    "GM1-DEF": 13,
    "GM1-SETUP": 8,
    "GM1-TURN": 8,
    "GM1-COST": 9,
    "GM1-PLACE": 10,
    "GM1-IMM": 8,
    "GM1-ACT": 16,
    "GM1-CLAN": 8,
    "GM1-MKT": 8,
    "GM1-FILL": 8,
    "GM1-DIE": 5,
    "GM1-SCORE": 6,
    "GM1-END": 5,
    "GM1-CARD": 5,
    "EX": 5,
    "DX": 16,
    "GM1-INV": 6,
}

GLEN_MORE_II = """
    GM2-COMP 9, GM2-SETUP 13, GM2-FLOW 4, GM2-ORDER 6, GM2-TURN 3, GM2-DIE 8, GM2-TAKE 8, GM2-MKT 8, GM2-PLACE 6,
    GM2-RIVER 5, GM2-OVER 9, GM2-REMOVE 5, GM2-IMM 6, GM2-ACT 7, GM2-TRADE 4, GM2-MOVE 5, GM2-PERS 5, GM2-CLAN 9,
    GM2-DOM 22, GM2-DOM-18a, GM2-DOM-18b, GM2-DOM-18c, GM2-DOM-18d, GM2-DOM-21a, GM2-LAND 14, GM2-REFILL 5,
    GM2-SCORE 5, GM2-END 7, GM2-FINAL 5, EX-GM2 20
"""

GLASGOW = """
    GLA-COMP 6, GLA-SETUP 12, GLA-TURN 5, GLA-MOVE 8, GLA-ORDER 6, GLA-GOODS 5, GLA-WHISKY 7, GLA-CON 3,
    GLA-CON-GOODS, GLA-CON-ANY, GLA-CON-TRADE, GLA-CON-REFRESH, GLA-CON-ACTIVATE, GLA-CON-REVEAL, GLA-CON-DOUBLE,
    GLA-BUILD 10, GLA-DBL 11, GLA-PLACE 8, GLA-FACT 8, GLA-FACT-GOODS, GLA-FACT-TRADE, GLA-FACT-REFRESH, GLA-FACT-09,
    GLA-END 4, GLA-SCORE 2, GLA-SCORE-BANK, GLA-SCORE-STATION, GLA-SCORE-TENEMENT, GLA-SCORE-PARK, GLA-SCORE-SHOP,
    GLA-SCORE-MONUMENT, GLA-SCORE-FACTORY, GLA-SCORE-03, GLA-TIE 1, GLA-INFO 2, EX-GLA 7,
    EX-GLA-11, EX-GLA-12, EX-GLA-13, EX-GLA-14, EX-GLA-15, EX-GLA-16, EX-GLA-17, EX-GLA-18, EX-GLA-19, EX-GLA-20,
    EX-GLA-21, EX-GLA-22
"""
"""In the order of the rules: a prefix with how many clauses, numbered from 1, or one id."""

# Numbers are mostly digits. Words count too, from two on: "one" and "un" are articles as often as numbers.
NUMBER_WORDS = {
    "en": {
        "two": 2,
        "both": 2,
        "twice": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
    },
    "fr": {"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8},
}
RULING = {"en": "**Ruling:**", "fr": "**Décision\u00a0:**"}
CITED = re.compile(r"\b(?:[A-Z][A-Z0-9]*(?:-[A-Z0-9][A-Z0-9.]*)*-\d+[a-z]?|GLA-[A-Z]+-[A-Z]+)\b")


def numbers(text: str, lang: str) -> Counter[int]:
    """Every number of a text with its sign; a hyphen inside a word or between digits is no sign."""
    digits = Counter(int(found) for found in re.findall(r"(?<!\w)-?\d+", CITED.sub("", text)))
    words = re.findall(r"\w+", text.casefold())
    return digits + Counter(NUMBER_WORDS[lang][word] for word in words if word in NUMBER_WORDS[lang])


def whole_file(game: str, lang: str) -> str:
    return rules.markdown(game, lang)


def test_numbers_tells_signs_from_hyphens_and_reads_words() -> None:
    assert numbers("Two at (0,-1), 8-12, see GM1-COST-07", "en") == Counter([2, 0, -1, 8, 12])
    assert numbers("Deux en (0,-1), de 8 à 12, voir GM1-COST-07", "fr") == Counter([2, 0, -1, 8, 12])


# The reference itself


def test_languages_and_games() -> None:
    assert rules.languages() == ("en", "fr")
    assert "glen-more" in GAMES


@pytest.mark.parametrize(("game", "lang"), TRANSLATIONS)
def test_translation_has_the_same_clauses_in_the_same_order(game: str, lang: str) -> None:
    assert [clause.id for clause in rules.clauses(game, lang)] == [clause.id for clause in rules.clauses(game)]


@pytest.mark.parametrize(("game", "lang"), TRANSLATIONS)
def test_translation_has_the_same_numbers_rulings_and_citations(game: str, lang: str) -> None:
    for english, other in zip(rules.clauses(game), rules.clauses(game, lang), strict=True):
        assert numbers(other.text, lang) == numbers(english.text, "en"), english.id
        assert other.text.count(RULING[lang]) == english.text.count(RULING["en"]), english.id
        assert Counter(CITED.findall(other.text)) == Counter(CITED.findall(english.text)), english.id
        # Same layout: as many lines, of the same kind (text, sub-bullet, table row), in the same order.
        assert [line[:1] in "-|" for line in other.text.splitlines()] == [
            line[:1] in "-|" for line in english.text.splitlines()
        ], english.id
        assert other.section.split(".")[0] == english.section.split(".")[0], english.id


@pytest.mark.parametrize(("game", "lang"), TRANSLATIONS)
def test_translation_is_translated(game: str, lang: str) -> None:
    for english, other in zip(rules.clauses(game), rules.clauses(game, lang), strict=True):
        assert other.text != english.text, english.id
        left_over = re.search(r"\b(the|and|with|player|tile|cubes? of|VP)\b", other.text)
        assert left_over is None, f"{english.id}: {left_over}"


@pytest.mark.parametrize("game", GAMES)
def test_french_punctuation(game: str) -> None:
    for number, line in enumerate(whole_file(game, "fr").splitlines(), start=1):
        assert "'" not in line, f"line {number}: straight apostrophe"
        assert '"' not in line, f"line {number}: straight quotes"
        # A space before the tall signs and inside the quotes.
        assert not re.search(r"[^\s][:;?!»]|«[^\s]", line.replace("|---", "")), f"line {number}: {line}"


@pytest.mark.parametrize("lang", rules.languages())
def test_ids_are_unique_over_all_games(lang: str) -> None:
    ids = [clause.id for game in rules.games_with_rules(lang) for clause in rules.clauses(game, lang)]
    assert [clause_id for clause_id, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("lang", rules.languages())
def test_glen_more_is_complete(lang: str) -> None:
    expected = [f"{prefix}-{n:02}" for prefix, count in GLEN_MORE.items() for n in range(1, count + 1)]
    assert [clause.id for clause in rules.clauses("glen-more", lang)] == expected


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize(("game", "ids"), [("glasgow", GLASGOW), ("glen-more-ii", GLEN_MORE_II)])
def test_the_others_are_complete(game: str, ids: str, lang: str) -> None:
    expected = []
    for item in ids.replace("\n", " ").split(","):
        prefix, _, count = item.strip().partition(" ")
        expected += [f"{prefix}-{n:02}" for n in range(1, int(count) + 1)] if count else [prefix]
    assert [clause.id for clause in rules.clauses(game, lang)] == expected


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_cited_clause_exists(game: str, lang: str) -> None:
    for clause in rules.clauses(game, lang):
        for cited in CITED.findall(clause.text):
            assert rules.clause(cited, lang).id == cited, clause.id


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_cited_section_exists(game: str, lang: str) -> None:
    titles = {clause.section.split(".")[0] for clause in rules.clauses(game, lang)}
    for clause in rules.clauses(game, lang):
        for cited in re.findall(r"\bsection (\d+)", clause.text):
            assert cited in titles, clause.id


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize("game", GAMES)
def test_reference_is_the_projects_own_text(game: str, lang: str) -> None:
    """No working notes: no names of sources, no paths or addresses, no bracketed citations."""
    text = whole_file(game, lang)
    forbidden = r"\bseeds?\b|agora|\b00[0-9]\b|\S*/\S*|\.(?:txt|md)\b|\[[^\]]*\]|\bTODO\b"
    assert re.findall(forbidden, text, re.IGNORECASE) == []


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_bold_id_at_a_bullet_is_read_as_a_clause(game: str, lang: str) -> None:
    bullets = [line for line in whole_file(game, lang).splitlines() if line.startswith("- ")]
    assert len(bullets) == len(rules.clauses(game, lang))
    for clause in rules.clauses(game, lang):
        assert clause.text, clause.id
        assert clause.section, clause.id
        assert (clause.game, clause.lang) == (game, lang)


@pytest.mark.parametrize("lang", rules.languages())
@pytest.mark.parametrize("game", GAMES)
def test_sections_are_numbered_in_order(game: str, lang: str) -> None:
    titles = list(dict.fromkeys(clause.section for clause in rules.clauses(game, lang)))
    order = [int(title.split(".")[0]) for title in titles]
    assert all(later == earlier + 1 for earlier, later in pairwise(order)), titles


# Loading


def test_clause_by_id() -> None:
    english = rules.clause("GM1-CLAN-05")
    assert english == rules.Clause(
        "GM1-CLAN-05",
        "glen-more",
        "7. Clan members",
        "The last clan member of the territory cannot go to parliament.",
        "en",
    )
    assert rules.clause("GM1-CLAN-05", "fr").section == "7. Membres du clan"


@pytest.mark.parametrize("spelling", ["gm1-clan-05", " GM1-CLAN-05 ", "gm1_clan_05"])
def test_clause_by_id_forgives_the_spelling(spelling: str) -> None:
    assert rules.clause(spelling).id == "GM1-CLAN-05"


def test_table_and_sub_bullets_belong_to_the_clause() -> None:
    card_table = rules.clause("GM1-CARD-01").text
    assert "| Loch Shiel | 0 |" in card_table
    assert len(re.findall(r"^\| (?:\w+ )*(?:Castle|Loch|Iona|Mey)", card_table, re.MULTILINE)) == 13
    assert rules.clause("GM1-MKT-04").text.count("\n- ") == 3
    # The text after a table or a list does not leak into the clause before.
    assert rules.clause("GM1-SETUP-07").text.endswith("| 2 with the Die | 10 (8 + 2) |")


def test_unknown_clause_names_close_ones() -> None:
    with pytest.raises(rules.UnknownClause) as caught:
        rules.clause("GM1-TRUN-04")
    assert "GM1-TURN-04" in caught.value.matches
    assert str(caught.value).startswith('There is no clause "GM1-TRUN-04" in the rules. Did you mean ')
    assert "GM1-TURN-04" in str(caught.value)
    assert isinstance(caught.value, LookupError)


def test_unknown_clause_far_from_all() -> None:
    with pytest.raises(rules.UnknownClause, match=r"A clause id looks like GM1-TURN-04") as caught:
        rules.clause("?")
    assert caught.value.matches == ()


def test_unknown_game_and_language() -> None:
    with pytest.raises(rules.UnknownRules, match=r'"ludo".*Games with rules: .*glen-more'):
        rules.clauses("ludo")
    with pytest.raises(rules.UnknownRules, match=r'"xx".*Languages with rules: en, fr\.'):
        rules.clauses("glen-more", "xx")
    with pytest.raises(rules.UnknownRules):
        rules.clause("GM1-TURN-04", "xx")
    with pytest.raises(rules.UnknownRules):
        rules.clauses("../en/glen-more")


def test_search_needs_every_word() -> None:
    found = [clause.id for clause in rules.search("castle MEY parliament")]
    assert "EX-04" in found
    assert "GM1-CARD-03" not in found
    assert found == [clause.id for clause in rules.clauses("glen-more") if clause.id in found]
    assert set(found) < {clause.id for clause in rules.search("mey")}


def test_search_without_accents() -> None:
    assert "GM1-ACT-09" in [clause.id for clause in rules.search("boeufs", "fr")]
    assert rules.search("defaussee", "fr") == rules.search("Défaussée", "fr") != ()
    assert "GM1-DEF-03" in [clause.id for clause in rules.search("l'ancienne", "fr")]


def test_search_for_nothing_and_for_something_absent() -> None:
    assert rules.search("  ") == ()
    assert rules.search("submarine") == ()


def test_docstring_example_is_true() -> None:
    result = doctest.testmod(rules)
    assert result.attempted > 0
    assert result.failed == 0


# Reading a file

MADE_UP = """\
# A game

- **NOT-A-01** would be above the first section.

## 1. First

Introduction.

- **XX-A-01** One line.
- **XX-A-02** First line
flush second line
  **Ruling:** third line.
  - a sub-bullet
    that goes on
  - **XX-A-01** cited in a sub-bullet

  | a | b |
  |---|---|
  | 1 | 2 |

A remark between clauses
  which is indented.

- **XX-A-18a** After the remark.

| flush | table |

- an ordinary bullet
- **Not an id** nor this

### Sub-heading

## 2. Second
- **XX-B-LAST**
  Text below the id.
"""


def test_parse() -> None:
    found = {clause.id: clause for clause in parse(MADE_UP, "game", "en")}
    assert list(found) == ["NOT-A-01", "XX-A-01", "XX-A-02", "XX-A-18a", "XX-B-LAST"]
    assert found["NOT-A-01"].section == ""
    assert found["XX-A-01"].text == "One line."
    assert found["XX-A-02"].text.startswith("First line\nflush second line\n")
    assert found["XX-A-02"].text.endswith("| 1 | 2 |")
    assert "- **XX-A-01** cited" in found["XX-A-02"].text
    assert "remark" not in found["XX-A-02"].text
    assert found["XX-A-18a"].text == "After the remark.\n\n| flush | table |"
    assert found["XX-B-LAST"] == rules.Clause("XX-B-LAST", "game", "2. Second", "Text below the id.", "en")


def test_parse_takes_the_indent_away() -> None:
    (clause,) = parse("- **XX-01** Text:\n  - one\n    - two\n", "game", "en")
    assert clause.text == "Text:\n- one\n  - two"

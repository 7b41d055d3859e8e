"""How texts are written: no-break spaces, curly apostrophes, one word for each thing, no message that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = ROOT / "src" / "hindmost" / "text"
SOURCES: Final = ROOT / "src" / "hindmost"
DOCS: Final = ROOT / "docs"
"""The chronicle that is written there."""
CHRONICLES: Final = ROOT / "src" / "hindmost" / "games" / "glen_more_ii" / "chronicles"
WEB: Final = ROOT / "web" / "src" / "text"
KEY: Final = re.compile(r"^\S+: ([a-z][\w-]* =)?")
MESSAGE: Final = re.compile(r"^([a-z][A-Za-z0-9_-]*) =", re.M)


def of_the_browser(lang: str) -> list[Path]:
    """Its own, and those in the folders of chronicles."""
    return sorted([*WEB.glob(f"{lang}*.ftl"), *WEB.parent.glob(f"games/*/chronicles/*/{lang}.ftl")])


def messages(lang: str) -> list[Path]:
    return sorted(
        [
            *(TEXT / lang).glob("*.ftl"),
            *CHRONICLES.glob(f"**/text/*{lang}.ftl"),
            *DOCS.glob(f"**/text/*{lang}.ftl"),
            *of_the_browser(lang),
        ]
    )


def rules(lang: str) -> list[Path]:
    return sorted(
        [
            *(TEXT / "rules" / lang).glob("*.md"),
            *CHRONICLES.glob(f"**/text/{lang}.md"),
            *DOCS.glob(f"**/text/{lang}.md"),
        ]
    )


def found(pattern: str, files: list[Path], *, flags: int = 0) -> list[str]:
    """Every line with the pattern, comments left out, as file, number and line."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not (file.suffix == ".ftl" and line.startswith("#")) and re.search(pattern, line, flags)
    ]


def test_french_has_no_break_spaces_before_high_signs_and_inside_quotation_marks() -> None:
    assert found("\u202f", messages("fr") + rules("fr")) == []
    assert found(r"\S [:;?!»](?=[\s.,)*\u00a0]|$)", messages("fr") + rules("fr")) == []
    assert found(r"«[^\u00a0]", messages("fr") + rules("fr")) == []


def test_french_has_no_space_before_dots() -> None:
    assert found(r"[\w}][ \u00a0]…", messages("fr")) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_apostrophes_are_curly(lang: str) -> None:
    assert found(r"\w'|'\w", messages(lang) + rules(lang)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_message_is_written_once(lang: str) -> None:
    keys = [key for file in messages(lang) for key in MESSAGE.findall(file.read_text("utf-8"))]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


NOT: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"\bis at it\b": "a player's go is a turn",
        r"\bopponents?\b": "rival, or the other player",
        r"\b(your|’s) glens?\b": "territory",
        r"\bfarthe(r|st)\b": "further, furthest",
        r"\bby lot\b": "at random",
        r"\b(finds?|found) no room\b|\bfor want of room\b": "does not fit",
        r"\bacts? (next|again)\b": "goes next, goes again",
        r"\bfalls? due\b": "a scoring follows",
        r"\blaps(e|es|ed)\b": "is lost",
        r"\bunpayable\b": "cannot afford",
        r"(?<![$-])\bcubes?\b": "resource",
        r"\b1 cattle\b|\bhead of cattle\b": "1 cow",
        r"\b1 movement\b(?! point)|\bmovements\b": "movement points",
        r"\bstands? in for\b": "replaces, counts as",
        r"\bof your territory\b": "in your territory",
        r"\bgold more\b": "extra gold, plus 1 gold",
        r"\b(dis)?arm(ed|s)?\b": "a plan is scheduled",
        r"\bset-up\b": "setup",
        r"\bwakes?\b|\bwoken\b": "tiles are activated, factories run",
        r"\bdearer\b": "more expensive",
        r"\bclan map\b": "clan board",
    },
    "fr": {
        r"\bvallées?\b": "territoire",
        r"\banneaux?\b": "rondel, parcours",
        r"\briva(l|ux)\b": "adversaire",
        r"\bbérets?\b": "Bonnets",
        r"(?<![$-])\bbots?\b(?![ -]*\{|-)": "robot",
        r"\b(r[ée]veill\w+)\b": "activer",
        r"\baciers\b|\bors\b": "acier et or restent au singulier",
        r"\brecouvrement\b": "superposition",
        r"\b(dés)?arm(er|é)\b": "programmer",
        r"\btuteur\b": "guide",
        r"\bfini(r|ssez) le tour\b": "terminer",
        r"\bcarte des clans\b": "plateau de clan",
        r"\bgourmand\b|\bstratège\b": "les robots ont un seul nom",
        r"\bproductrices?\b": "tuile de production",
        r"\bjetons? de vote\b": "pion Vote",
        r"\bbrouillon\b": "tour en cours",
        r"\bWorld’s End\b": "La Fin",
        r"\btuiles? à rivière\b": "tuile Rivière",
        r"\bbiens\b": "ressources, marchandises",
        r"\bintervalle\b": "case vide",
        r"\bofferts?\b": "proposé",
        r"\brevendiqu\w+": "poser un pion",
        r"\bcartes? de lieu emblématique\b": "carte Lieu emblématique",
        r"\bembouchure\b": "au sud",
        r"\btoute? seul": "automatiquement",
        r"\bcadre\b": "limites de la ville",
    },
}
"""Words that are not the game's, by language, each with the one that is."""


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in NOT.items() for word in words])
def test_one_word_for_each_thing(lang: str, word: str) -> None:
    # Neither the key of a message nor the place of a line is something that anybody reads.
    said = [line for line in found(word, messages(lang), flags=re.I) if re.search(word, KEY.sub("", line), re.I)]
    assert said + found(word, rules(lang), flags=re.I) == [], NOT[lang][word]


CAPITALS: Final = {
    r"\bparlement\b": "Parlement",
    r"\bbonnets\b": "Bonnets",
    r"\bchroniques?\b": "Chronique",
    r"\btuiles? (village|animal|matériau|échange|whisky|personnage|rivière)\b": "a type after « tuile »",
}
"""What French writes with a capital."""


@pytest.mark.parametrize("word", CAPITALS)
def test_capitals(word: str) -> None:
    said = [line for line in found(word, messages("fr")) if re.search(word, KEY.sub("", line))]
    assert said + found(word, rules("fr")) == [], CAPITALS[word]


MADE: Final = re.compile(
    r"^(refused|tile|card|landmark|domain|great-glen|feast|crest|automa|lady-(start|marker)|champion|games-reward|reward|race|mob|good|unit|short|effect|deed|colour|type|category|score|building|ring|built|"
    r"contract|log|admin|lesson|term|chronicle|player|bot|ask|when|standing|cli-(brief|fact|field|legend|holding|step|example|help|catalogue|score|contract|key|games|quit)|"
    r"option|sheet-(hint|glen-more|glasgow)|web-(learn|game|do|short|notices|setup-(option|difficulty|bot)|home-about|settings-theme|plan-fate|comp-(fact|prints|row|target)|"
    r"gla-(type|how|does)|gm2-(when|place)|c4-(use|banish)|c7|c10-brief|c12-(hard|pause|blue|purple)))-"
)
"""Messages whose keys are put together in code: of a kind, and the name of a thing."""
WAYS: Final = {"reason-full", "web-c4-use", "web-c4-banish"}
"""Put together in code as well: a topic of a refusal, and the two ways of a fork."""


def sources() -> Iterator[str]:
    python = ("*.py",)
    for folder, kinds in ((SOURCES, python), (DOCS, python), (ROOT / "web" / "src", ("*.ts", "*.svelte"))):
        for kind in kinds:
            for file in folder.rglob(kind):
                yield file.read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_is_said(lang: str) -> None:
    texts = [file.read_text("utf-8") for file in messages(lang)]
    keys = [key for text in texts for key in MESSAGE.findall(text)]
    known = set(keys)
    named = set(re.findall(r"[a-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*", "\n".join(sources())))
    named |= {key for text in texts for key in re.findall(r"\{ ([a-z][\w-]*) ", text)}

    def twin(key: str) -> bool:
        return key.startswith("web-") and key.removeprefix("web-") in known

    assert [key for key in keys if key not in named | WAYS and not MADE.match(key) and not twin(key)] == []


def test_the_browser_says_the_same_messages_in_both_languages() -> None:
    said = [
        sorted(key for file in of_the_browser(lang) for key in MESSAGE.findall(file.read_text("utf-8")))
        for lang in ("en", "fr")
    ]
    assert said[0] == said[1]


def test_one_motto_in_all_places() -> None:
    motto = "Whoever is furthest behind goes next"
    assert motto in (ROOT / "README.md").read_text("utf-8")
    for lang, words in (("en", motto), ("fr", "C’est toujours au dernier de jouer")):
        for key in ("web-motto", "cli-setup-motto", "cli-help-hindmost"):
            (line,) = found(rf"^{key} = ", messages(lang))
            assert words in line

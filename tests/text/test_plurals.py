"""Whatever is counted has both forms: nobody reads "1 coins" or « 0 pièces »."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import pytest
from fluent.syntax import ast, parse

from tests.text.test_style import messages

ONE: Final = {"en": {"one", "1"}, "fr": {"one", "0", "1"}}
"""The variants that speak of a single thing. French has the singular for nothing, too."""
SAME: Final = {
    "en": {"across", "as", "has", "is", "less", "minus", "plus", "sheep", "this", "times", "unless"},
    "fr": {"après", "au-dessus", "bois", "choix", "dans", "dès", "deux", "fois", "moins", "mais", "pas", "plus", "puis"}
    | {"sans", "sous", "très", "vers", "vos", "vous"},
}
"""Words with an s or x at the end that are no plurals, or have one form only; "times" is a sign of multiplication."""
NUMBERS: Final = {"all", "built", "choices", "clauses", "full", "games", "h", "last", "of", "to", "turns", "w", "wins"}
"""Arguments that are numbers though no message chooses a form by them."""
BEHIND: Final = re.compile(r"(?:[ \u00a0-][^\W\d_]+)*")
"""The words behind a number, up to the next sign."""
PARTICLES: Final = {"and", "at", "by", "for", "from", "in", "of", "on", "or", "to", "with"}


@dataclass
class Counting:
    """A number and the words behind it."""

    key: str
    number: str
    words: list[str]
    variant: str = ""
    """The variant that it stands in, if the message chooses by this number."""
    variants: list[str] = field(default_factory=list)


def name_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def countings(key: str, pattern: ast.Pattern, within: dict[str, tuple[str, list[str]]]) -> Iterator[Counting]:
    for place, element in enumerate(pattern.elements):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=number)):
                after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
                text = after.value if isinstance(after, ast.TextElement) else ""
                words = re.findall(r"[^\W\d_]+", "".join(BEHIND.findall(text)[:1]))
                yield Counting(key, number.name, words, *within.get(number.name, ("", [])))
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                names = [name_of(variant) for variant in variants]
                for variant in variants:
                    chosen = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
                    known = {number: (name_of(variant), names) for number in chosen}
                    yield from countings(key, variant.value, within | known)
            case _:
                pass


def all_countings(lang: str, texts: list[str]) -> list[Counting]:
    entries = [entry for text in texts for entry in parse(text).body if isinstance(entry, ast.Message) and entry.value]
    return [each for entry in entries if entry.value for each in countings(entry.id.name, entry.value, {})]


def numbers_in(found: list[Counting]) -> set[str]:
    chosen_by = {each.number for each in found if set(each.variants) & {"one", "other", "0", "1", "2"}}
    return chosen_by | NUMBERS


def is_plural(word: str, lang: str) -> bool:
    return word not in SAME[lang] and len(word) > 2 and bool(re.search(r"[a-zé]([sx]|men)$", word))


def singulars(found: list[Counting], lang: str) -> set[str]:
    """What the messages themselves count as single things: "coin", where another message has "coins"."""
    plurals = {word for each in found for word in each.words[:2] if is_plural(word, lang)}
    first = {each.words[0] for each in found if each.words and each.variant in ONE[lang]}
    return {word for word in first if f"{word}s" in plurals or f"{word}x" in plurals}


def counted(words: list[str], lang: str, single: set[str]) -> str:
    """The noun: in English an adjective may come before it, and a verb after it."""
    behind = words[1:2] if lang == "en" and words[0] not in single | PARTICLES and not is_plural(words[0], lang) else []
    return (behind or words)[0]


def faults(lang: str, texts: list[str]) -> list[str]:
    found = all_countings(lang, texts)
    numbers, single = numbers_in(found), singulars(found, lang)
    wrong = []
    for each in found:
        words = each.words[:2]
        if each.number not in numbers or not words:
            continue
        of_one = each.variant in ONE[lang]
        plural = is_plural(counted(words, lang, single), lang)
        said = f"{each.key}: {each.number} {' '.join(words)}"
        if plural and (of_one or not ONE[lang] & set(each.variants)):
            wrong.append(f"{said}, of one")
        if words[0] in single and not of_one:
            wrong.append(f"{said}, of several")
        if lang == "fr" and of_one and {"one", "1"} & set(each.variants) == {"1"} and "0" not in each.variants:
            wrong.append(f"{said}, without the form for nothing")
    return wrong


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_counted_has_both_forms(lang: str) -> None:
    assert faults(lang, [file.read_text("utf-8") for file in messages(lang)]) == []


GOOD: Final = "coins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n }\n"
BONNE: Final = "coins = { $n ->\n    [one] { $n } pièce\n   *[other] { $n } pièces\n }\n"


@pytest.mark.parametrize(
    ("lang", "good", "text", "fault"),
    [
        ("en", GOOD, "a = gives { $n } coins", "a: n coins, of one"),
        ("en", GOOD, "a = gives { $n } coin", "a: n coin, of several"),
        ("en", GOOD, "a = with { $n } river tiles", "a: n river tiles, of one"),
        ("en", GOOD, "a = { $n ->\n    [one] { $n } coins\n   *[other] { $n } coins\n }", "a: n coins, of one"),
        ("en", GOOD, "a = { $n ->\n   *[other] { $n } coins\n }", "a: n coins, of one"),
        ("fr", BONNE, "a = donne { $n } pièces", "a: n pièces, of one"),
        (
            "fr",
            BONNE,
            "a = { $n ->\n    [0] { $n } pièces\n    [one] { $n } pièce\n   *[other] x\n }",
            "a: n pièces, of one",
        ),
        (
            "fr",
            BONNE,
            "a = { $n ->\n    [1] { $n } lieu\n   *[other] { $n } lieux\n }",
            "a: n lieu, without the form for nothing",
        ),
    ],
)
def test_the_faults_that_are_found(lang: str, good: str, text: str, fault: str) -> None:
    assert faults(lang, [good]) == []
    assert fault in faults(lang, [good, f"{text}\n"])

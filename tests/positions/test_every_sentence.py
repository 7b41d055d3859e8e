"""Every sentence that refuses a position is said in a test of this folder, by a break of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.positions.breaking import Break, Breaks
from tests.positions.sentences import Sentence, sentences


def all_breaks() -> list[Break]:
    modules = [
        import_module(f"tests.positions.{file.stem}") for file in sorted(Path(__file__).parent.glob("test_*.py"))
    ]
    found = [each for module in modules for each in vars(module).values() if isinstance(each, Breaks)]
    return [each for breaks in found for each in breaks.all]


def untested(all_sentences: list[Sentence], breaks: list[Break]) -> list[str]:
    """Those that no break of their file says; a break is for one sentence, also where another place says the same."""
    left = breaks[:]
    missing = []
    for sentence in all_sentences:
        own = [each for each in left if each.file == sentence.file and sentence.is_said_in(each.sentence)]
        if own:
            left.remove(own[0])
        else:
            missing.append(str(sentence))
    return missing


def test_every_sentence_is_said_in_a_test() -> None:
    assert untested(sentences(), all_breaks()) == []


def test_no_break_is_for_a_sentence_that_is_not_there() -> None:
    known = sentences()
    lost = [
        str(each)
        for each in all_breaks()
        if not any(sentence.file == each.file and sentence.is_said_in(each.sentence) for sentence in known)
    ]
    assert lost == []


def test_a_sentence_without_a_test_is_found() -> None:
    known = sentences()
    for said in ("movement points cannot be negative", "slots are counted from 0", "missing: "):
        sentence = next(each for each in known if each.text == said)
        others = [each for each in all_breaks() if not sentence.is_said_in(each.sentence)]
        assert str(sentence) in untested(known, others)

"""What somebody typed as a move: the number of an option, its id, or the beginning of one."""

from __future__ import annotations

from dataclasses import dataclass

from hindmost import NATURE, Question
from hindmost.cli.table.art import Art
from hindmost.cli.table.coming import spelt, things_of
from hindmost.text.messages import say


@dataclass(frozen=True, slots=True)
class Found:
    """The option that was meant."""

    id: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing that can be played: why, and the clause of the rules that says so if there is one."""

    text: str
    rule: str


def read_move(typed: str, question: Question, lang: str, art: Art) -> Found | Refused:
    """The option somebody meant, or why there is none.

    Words may be shortened as long as only one option begins so: "t 4" is "take 4".
    """
    words = typed.casefold().split()
    if question.seat == NATURE and words:
        return _told(words, question, lang)
    ids = [option.id for option in question.options]
    names = {art.typed(option.id, option.message): option.id for option in question.options}
    if not words:
        return Refused(say("cli-say-nothing-typed", lang, example=next(iter(names))), "")
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        if 1 <= number <= len(ids):
            return Found(ids[number - 1])
        return Refused(say("cli-say-no-such-number", lang, number=number, last=len(ids)), "")
    matches = matching(words, list(names))
    if len(matches) == 1:
        return Found(names[matches[0]])
    if matches:
        return Refused(say("cli-say-several", lang, options=", ".join(matches[:6])), "")
    return _refusal(words, question, lang, art)


def _told(words: list[str], question: Question, lang: str) -> Found | Refused:
    """What came, by its number or by a few letters: of several that were meant, those are told."""
    things = things_of(question, lang)
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        if 1 <= number <= len(things):
            return Found(things[number - 1].option.id)
        return Refused(say("cli-say-no-such-number", lang, number=number, last=len(things)), "")
    meant = spelt(words, things)
    if len(meant) == 1:
        return Found(meant[0].option.id)
    if meant:
        return Refused(say("cli-say-several", lang, options=", ".join(thing.text for thing in meant[:6])), "")
    return Refused(say("cli-say-cannot-come", lang, typed=" ".join(words)), "")


def matching(words: list[str], ids: list[str]) -> list[str]:
    """The ids that begin with these words; a whole word is as good as the only one that begins so."""
    exact = [option_id for option_id in ids if option_id.split() == words]
    return exact or [option_id for option_id in ids if _begins(option_id.split(), words)]


def _begins(of_id: list[str], words: list[str]) -> bool:
    return len(words) <= len(of_id) and all(
        # Numbers and cells are taken as they are: "take 1" never means "take 12". What only fills up
        # a number need not be typed.
        word in (full, full.rstrip("-")) if full[0].isdigit() or full[0] == "-" else full.startswith(word)
        for word, full in zip(words, of_id, strict=False)
    )


def _refusal(words: list[str], question: Question, lang: str, art: Art) -> Refused:
    refused = {art.typed(option.id, option.message): option.id for option, _ in question.refused}
    matches = matching(words, list(refused))
    why = question.explain(refused[matches[0]] if matches else " ".join(words))
    return Refused(why.text(lang), why.rule)

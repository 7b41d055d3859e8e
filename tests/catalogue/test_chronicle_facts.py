"""The facts of a chronicle, as its file has them: a number, numbers or names, each with its letter."""

from __future__ import annotations

from hindmost.catalogue.glen_more_ii.chronicle import load_chronicle

PLACE = "hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison"


def test_facts_are_numbers_or_names() -> None:
    facts = load_chronicle(PLACE).facts
    assert facts.number["pennies"] == 7
    assert facts.names["mobs"][0] == "mcwander"
    assert len(facts.numbers["mob_penalties"]) == len(facts.names["mobs"])
    assert facts.source["pennies"] in ("S", "P", "R")
    kinds = [set(facts.number), set(facts.numbers), set(facts.names)]
    assert sum(map(len, kinds)) == len(set.union(*kinds)) == len(facts.source), "each is of one kind"

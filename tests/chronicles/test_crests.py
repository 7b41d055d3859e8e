"""Crests, which chronicles lay on domains by their data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

from hindmost.catalogue import CatalogueError
from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, load_chronicle
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.hooks import Patch
from tests.chronicles.made_up import NUMBER, PLAIN, WithModule, keeps, play_through, scene_with

CRESTS: Final = """crests = [
  { id = "innes",     when = "placed", effect = "3 vp",        clause = "C20-01", source = "SSRSS" },
  { id = "macgregor", when = "always", effect = "distil 1 vp", clause = "C20-02", source = "SSRSS" },
]
"""
RICH: Final = "seat 0: coins 9"


class Crested(Chronicle):
    """Lays the crests that a test gives it."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "crested"

    def __init__(self, patch: Patch) -> None:
        self.records = patch

    def patch(self) -> Patch:
        return self.records


@pytest.fixture(name="read")
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Reads the components of a chronicle from a text."""
    folder = tmp_path / "c20_crested"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("c20_crested", None)

    def read(text: str) -> Crested:
        (folder / "components.toml").write_text(text, "utf-8")
        return Crested(load_chronicle("c20_crested.module").patch)

    return read


def laid(module: Crested) -> GlenMoreIICatalogue:
    rules = WithModule(module)
    return rules.patched(rules.load(None), (module,))


def test_hg_crest_01_a_name_only_domain_is_in_play_with_its_crest_alone(read: Any) -> None:
    scene = scene_with(read(CRESTS), PLAIN, RICH)
    scene.follow("0 take 4", "offers also: claim innes", "refuses: claim murray GM2-CLAN-07", "roads: innes 5")
    keeps(scene.game)
    play_through(scene, "0 claim innes")
    scene.follow("seat 0: coins 4, domains innes", "awards 0: domain-innes 3")
    assert scene.game.score_sheet()[-1].clause == "C20-01"
    bare = scene_with(Crested(Patch({}, {}, ())), PLAIN, RICH)
    bare.follow("0 take 4", "refuses: claim innes GM2-CLAN-07", "refuses: claim murray GM2-CLAN-07")
    assert bare.game.view()["table"]["clans"]["innes"]["coins"] is None
    assert scene_with(Crested(Patch({}, {}, ())), PLAIN, "seat 0: domains innes").game.check() == [
        "the domain innes is out of use"
    ]


def test_hg_crest_01_a_crest_replaces_what_is_printed_there(read: Any) -> None:
    still = "0,1: a-dornie; 0,0: barley 1; seat 0: domains macgregor"
    for module, vp in ((Crested(Patch({}, {}, ())), 3), (read(CRESTS), 1)):
        book = scene_with(module, PLAIN, still).state.book
        assert (book.domain_ids[book.distil_domain], book.distil_vp) == ("macgregor", vp)


def test_hg_crest_01_the_domain_keeps_its_name_its_colour_and_its_roads(read: Any) -> None:
    printed = {domain.id: domain for domain in laid(Crested(Patch({}, {}, ()))).domains}
    crested = {domain.id: domain for domain in laid(read(CRESTS)).domains}
    assert list(printed) == list(crested)
    for name, domain in crested.items():
        before = printed[name]
        assert (domain.colour, domain.distance, domain.row, domain.open) == (
            before.colour,
            before.distance,
            before.row,
            before.open,
        )
        assert domain.crest == (name in ("innes", "macgregor"))
        assert domain.closed == (before.closed and not domain.crest)
        assert domain.effect_key == f"{'crest' if domain.crest else 'domain'}-{name}-effect"
        assert (domain.effect == before.effect) is not domain.crest
    assert crested["innes"].to_json(laid(read(CRESTS)).lexicon)["crest"] is True


def test_a_crest_says_all_that_it_must(read: Any) -> None:
    with pytest.raises(CatalogueError, match="crest innes: clause: is missing"):
        read(CRESTS.replace('clause = "C20-01", ', ""))
    with pytest.raises(CatalogueError, match="crest innes: colour: there is no such field"):
        read(CRESTS.replace('"innes", ', '"innes", colour = "blue", '))
    with pytest.raises(BadConfiguration, match="replaces fields of 'ines', which is not there"):
        laid(read(CRESTS.replace("innes", "ines")))
    with pytest.raises(CatalogueError, match="domain innes: effect"):
        laid(read(CRESTS.replace("3 vp", "produce wood")))

"""GM2-CLAN: markers, roads, and what holds for all domains."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import hindmost
from tests.glen_more_ii_scenario import Scene, run


def test_gm2_clan_01_a_domain_takes_one_marker_and_douglas_any_number() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 9
        seat 1: domains macleod ross douglas
        ---
        0 take 2
        asks 0 place-marker
        offers also: claim chisholm / claim douglas
        not offered: claim macleod / claim ross
        refuses: claim ross GM2-CLAN-01
        0 claim douglas
        seat 0: domains douglas
        seat 1: domains macleod ross douglas
    """)
    assert scene.game.check() == []
    scene.follow("tells: 0 took robert-i 2 / 0 person robert-i / 0 claimed douglas 0 / 0 gained-vp-from 3 douglas")


def test_gm2_clan_02_roads_are_counted_from_the_start_or_any_players_marker() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 9
        ---
        # from the start: MacLeod 0, then 1 more to McKinnon, 2 more to MacLean
        roads: macleod 0, mckinnon 1, maclean 3, macmillan 3, oliphant 4
        0 take 2
        0 claim macmillan
        seat 0: coins 6
        # from MacMillan now: MacLean and MacLachlan 1, Oliphant by way of MacGregor or Douglas 3
        roads: macmillan 0, maclean 1, maclachlan 1, macgregor 2, douglas 2, oliphant 3, macleod 0, mckinnon 1
    """)


def test_gm2_clan_02_the_cheapest_way_counts_and_may_cross_free_domains() -> None:
    run("""
        seats 2
        seat 1: domains gunn
        ---
        # over Sinclair, which is free: 2 + 1; from the start over McKay it would be 1 + 1 + 2
        roads: sinclair 2, sutherland 3
    """)


def test_gm2_clan_03_the_road_is_paid_in_coins_and_what_is_too_dear_cannot_be_chosen() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        ---
        0 take 2
        offers: claim macleod / claim macdonald / claim chisholm / claim ross / claim mckinnon / claim mckay / claim munro / claim gunn
        refuses: claim cameron GM2-CLAN-03
        0 claim mckay
        seat 0: coins 0
    """)  # noqa: E501
    assert scene.game.check() == []


def test_gm2_clan_04_immediate_bonuses_come_at_once_and_permanent_ones_work_this_very_turn() -> None:
    run("""
        seats 2
        rondel: 0 1 a-donan-castle
        seat 0: coins 4
          1,1: s-inshriach, wood 1
          0,1: s-ballachulish, stone 1, scotsmen 1
        ---
        0 take 2
        0 pay wood 1,1
        0 pay stone 0,1
        0 place -1,1
        0 effect 2
        0 claim maclachlan
        # MacLachlan: the movement point of Donan Castle, unspent, is worth 1 VP in the turn of the claim
        0 activate -1,1
        movement 1
        0 end
        awards 0: domain-maclachlan 1
    """)


def test_gm2_clan_04_an_immediate_bonus_is_gained_at_once() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 1
        ---
        0 take 2
        0 claim macleod
        seat 0: coins 4
    """)


def test_gm2_clan_05_every_marker_pays_the_road_that_of_duart_castle_too() -> None:
    run("""
        seats 2
        rondel: 0 1 b-duart-castle
        seat 0: coins 1
          0,1: s-inshriach, wood 1, stone 1, sheep 1, scotsmen 1
        ---
        0 take 2
        0 pay wood 0,1
        0 pay stone 0,1
        0 pay sheep 0,1
        0 place -1,1
        # the marker before Duart Castle's own coin: one coin is there, so roads up to 1
        0 effect 3
        offers: claim macleod / claim macdonald / claim chisholm / claim ross / claim mckinnon
        0 claim ross
        seat 0: domains ross, coins 0
        shows: enlist 0,0 = enlist home-village 0,0 @ cell:0:0,0
    """)


def test_gm2_clan_06_the_colour_shows_how_far_a_domain_is_from_the_start() -> None:
    """In coins of the shortest way: the farther ones of a colour are nearer than the nearest of the next."""
    book = Scene("seats 2").book
    by_colour: dict[str, set[int]] = {}
    for colour, coins in zip(book.domain_colours, book.from_start, strict=True):
        by_colour.setdefault(colour, set()).add(coins)
    assert by_colour == {"yellow": {0, 1, 2}, "blue": {3}, "violet": {4, 5}}


def test_gm2_clan_06_colours_have_no_other_effect(tmp_path: Path) -> None:
    """The same choices give the same game where all domains are of one colour."""
    text = files("hindmost.catalogue").joinpath("glen-more-ii.toml").read_text("utf-8")
    plain = re.sub(r'(\{ id = "[a-z]+", +colour = )"[a-z]+"', r'\1"violet"', text)
    assert plain.count('colour = "violet"') > 20
    path = tmp_path / "plain.toml"
    path.write_text(plain, "utf-8")
    games = [hindmost.new_game("glen-more-ii", 3, seed=5, catalogue=each) for each in (None, path)]
    source = Random(5)
    while not games[0].over:
        question = games[0].questions[0]
        choice = source.choice(question.options).id
        for game in games:
            game.play(question.seat, choice)
    assert games[1].over
    assert games[0].hash() == games[1].hash()
    assert games[0].scores == games[1].scores
    assert any(games[0].state.clans.markers)  # type: ignore[attr-defined]


def test_gm2_clan_07_four_domains_are_out_of_use() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 20
        ---
        0 take 2
        not offered: claim innes / claim murray / claim ogilvy / claim ruthven
        refuses: claim innes GM2-CLAN-07
        shows: claim brodie = claim brodie 4 @ domain:brodie
        shows: pass = pass-marker
    """)
    clans = scene.game.view()["table"]["clans"]
    assert [name for name, domain in clans.items() if domain["coins"] is None] == [
        "innes",
        "murray",
        "ogilvy",
        "ruthven",
    ]
    assert all(bool(domain["road"]) is (domain["coins"] is not None) for domain in clans.values())


def test_gm2_clan_08_a_bonus_that_cannot_be_used_is_lost_and_the_domain_still_chosen() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 4
        ---
        0 take 2
        # Sutherland counts river tiles: the two of the home territory bring nothing
        0 claim sutherland
        seat 0: coins 0, vp 0, domains sutherland
    """)


def test_gm2_clan_09_on_any_tile_means_any_of_the_own_territory_and_units_may_be_split() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 3
          0,1: s-ballachulish
        seat 1: coins 0
          0,-1: s-inshriach
        ---
        0 take 2
        0 claim macdonald
        offers also: put wood 0,0 / put wood 1,0 / put wood 0,1
        not offered: put wood 0,-1
        0 put wood 1,0
        0 put stone 0,1
        seat 0: cell 1,0 home-castle wood 1 stone 0, cell 0,1 s-ballachulish wood 0 stone 1
    """)

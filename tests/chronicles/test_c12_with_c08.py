"""Lady Auto MacNifique with Chronicle 8, The Penny Mobs."""

from __future__ import annotations

import pytest

from hindmost import new_game
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.drawing import pool
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import IN_PRISON, NAMES, controller, prison
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.scoring import mob_awards
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.marking import is_free
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import HerExchanges, HerItems
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c08 import StackColumn, column
from tests.chronicles.penny_mobs import mobs
from tests.chronicles.solo import board, codes, hers, vp, with_her
from tests.glen_more_ii_scenario import Scene

IN_C = "stack C: c-ullapool c-breadalbane c-carse-of-gowrie c-clachaig-inn"
HERS = f"rondel: 1 0 die s-inshriach * * * * * * * * * -; {IN_C}"
YOURS = f"rondel: 0 1 die * * * * * * * * * * -; {IN_C}"
THREE = ("mcwander", "mcduff", "macsponge")


def jailed(
    pennies: tuple[int, ...] = (0, 0, 0),
    *,
    line: str = HERS,
    card: str = "a01",
    turns: int = 3,
    numbers: str = "0 0 0",
    order: tuple[str, ...] = THREE,
    more: str = "",
) -> Scene:
    """Three mobs with these pennies, in this order from the top; she has had so many turns with these numbers."""
    places = {name: f"prison {number}" for name, number in zip(THREE, pennies, strict=True)}
    stands = " ".join(str(NAMES.index(name)) for name in order)
    said = f", numbers {numbers}" if numbers else ""
    return with_her(
        line, mobs(2, **places), more, cards=card, chronicles="8", part=f"turns {turns}, column {stands}{said}"
    )


def where(scene: Scene, name: str) -> int:
    return prison(scene.state).where[NAMES.index(name)]


def laid_on(scene: Scene) -> list[str]:
    """The mobs on which she has laid a penny."""
    return [NAMES[note.a] for note in scene.game.journal if note.code == "penny" and note.seat == HER]


def taken(scene: Scene) -> list[str]:
    return [NAMES[note.a] for note in scene.game.journal if note.code == "mob-taken"]


def test_c12_c8_01_some_mobs_are_removed_and_three_are_drawn() -> None:
    for seed in range(6):
        game = new_game("glen-more-ii", 1, (5, 8, 9), seed=seed, automa="raiglar")
        names = [NAMES[mob] for mob in pool(game.state)]
        assert names == ["mcwander", "mcduff", "macsponge", "mchagg"]
        part = prison(game.state)
        assert len([mob for mob in range(len(NAMES)) if part.where[mob] != -3]) == 3
        assert part.minus[YOU] + part.plus[YOU] == 7


def test_c12_c8_01_those_in_prison_stand_in_a_column_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        game = new_game("glen-more-ii", 1, (8,), seed=seed, automa="raiglar")
        seat = game.view(0)["seats"][HER]
        assert sorted(seat["automa-column"]) == sorted(NAMES[mob] for mob in prison(game.state).at(IN_PRISON))
        orders.add(tuple(seat["automa-column"]))
    assert len(orders) > 1


def test_c12_c8_01_later_ones_come_on_top() -> None:
    early = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack A: a-dornie"
    places = mobs(2, mcwander="prison 0", mcduff="prison 0", macsponge="face-down")
    scene = with_her(early, places, cards="a01", chronicles="8", part="column 1 0, turns 0")
    while where(scene, "macsponge") != IN_PRISON:
        scene.play(0, scene.offers[-1] if "end" not in scene.offers else "end")
    assert column(scene.state) == [NAMES.index(name) for name in ("macsponge", "mcduff", "mcwander")]


def test_c12_c8_01_the_order_of_several_is_drawn() -> None:
    scene = jailed(line=YOURS)
    board(scene).column = []
    frame = StackColumn()
    assert frame.ask(scene.state) == [NAMES.index(name) for name in THREE]
    frame.choose(scene.state, NAMES.index("mcduff"))
    assert column(scene.state) == [NAMES.index("mcduff")]
    assert frame.ask(scene.state) == [NAMES.index(name) for name in ("mcwander", "macsponge")]


def test_c12_c8_02_she_takes_the_mob_with_most_pennies() -> None:
    """The card has the number 1, and those before had 2, 0 and 0."""
    scene = jailed((2, 4, 0), numbers="2 0 0")
    assert taken(scene) == ["mcduff"]
    assert where(scene, "mcduff") == HER
    assert prison(scene.state).plus[HER] == 4
    assert laid_on(scene) == []
    assert next(note.a for note in hers(scene) if note.code == "lady-sum") == 3


@pytest.mark.parametrize("order", [("mcduff", "mcwander", "macsponge"), ("macsponge", "mcwander", "mcduff")])
def test_c12_c8_02_of_several_the_higher_one(order: tuple[str, ...]) -> None:
    assert taken(jailed((4, 4, 0), order=order)) == [next(name for name in order if name != "macsponge")]


def test_c12_c8_02_from_her_fourth_turn_on() -> None:
    early = jailed((6, 0, 0), turns=2, numbers="0 0")
    assert (taken(early), laid_on(early)) == ([], ["mcduff"])
    assert taken(jailed((6, 0, 0))) == ["mcwander"]


def test_c12_c8_03_otherwise_a_penny_on_the_mob_with_fewest() -> None:
    scene = jailed((3, 1, 2), numbers="2 0 0")  # as many as the sum are not more
    assert (taken(scene), laid_on(scene)) == ([], ["mcduff"])
    assert prison(scene.state).marks[NAMES.index("mcduff")] == [2]
    assert laid_on(jailed((0, 0, 0), order=("macsponge", "mcwander", "mcduff"))) == ["macsponge"]


def test_c12_c8_03_without_a_penny_or_a_mob_nothing_happens() -> None:
    scene = jailed((3, 2, 2), numbers="4 4 4")
    assert prison(scene.state).minus[HER] == 0
    assert laid_on(scene) == []
    nobody = with_her(
        HERS, mobs(2, mcwander="0 -1 -1", mcduff="0 0 0", macsponge="0 0"), cards="a01", chronicles="8",
        part="turns 3, numbers 0 0 0",
    )  # fmt: skip
    assert (taken(nobody), laid_on(nobody)) == ([], [])


def test_c12_c8_03_cards_of_a_bidding_are_not_counted() -> None:
    line = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack C: c-ullapool"
    places = dict.fromkeys(THREE, "prison 0")
    feasts = "part feasts: cards 0 1 2 3 4, deck 5 6 7 8 9 10 11"
    scene = with_her(
        line, mobs(2, **places), feasts, cards="a04 a02 a08 a01 a05 a03", chronicles="8 9",
        part="turns 3, numbers 1 1 1, column 0 1 6",
    )  # fmt: skip
    scene.follow("0 bid -----")
    assert board(scene).numbers[:4] == [1, 1, 1, 0]


def test_c12_c8_04_a_new_pile_forgets_no_number() -> None:
    scene = jailed((0, 4, 0), numbers="3 2 1", more="", card="a01", turns=8)
    assert board(scene).numbers[:4] == [3, 2, 1, 1]
    fresh = with_her(
        HERS, mobs(2, mcwander="prison 0", mcduff="prison 4", macsponge="prison 0"), cards="a04", chronicles="8",
        part="turns 8, numbers 4 2 0 1, column 0 1 6, unseen 8 9, seen 0 1 2 3 4 5 6 7",
    )  # fmt: skip
    assert "shuffled" in codes(fresh)
    assert taken(fresh) == ["mcduff"]  # 2, 0, 1 and no number


def test_c12_c8_05_her_pennies_count_and_her_mobs_do_nothing() -> None:
    held = mobs(2, mcwander="1 -1 -1", mcduff="1 0 0", macsponge="1 0", plus="0 3")
    scene = with_her(YOURS, held, chronicles="8", part="turns 3, numbers 0 0 0")
    assert [(award.source, award.vp) for award in mob_awards(scene.state, HER)] == [
        ("score-pennies-minus", -4), ("score-pennies-plus", 3),
    ]  # fmt: skip
    assert [controller(scene.state, NAMES.index(name)) for name in THREE] == [-1, -1, -1]
    assert len([award for award in mob_awards(scene.state, YOU) if award.vp < 0]) == 1
    seven = with_her(YOURS, mobs(2, mcwander="0 -1 -1", mcduff="0 0 0", macsponge="1 0"), chronicles="8")
    assert [award.source for award in mob_awards(seven.state, YOU)][:2] == ["mob-mcwander", "mob-mcduff"]


def sponging(line: str, **more: str) -> Scene:
    held = mobs(2, mcwander="prison 0", mcduff="prison 0", macsponge="0 0")
    part = f"turns 3, numbers 0 0 0, column 0 1{more.pop('part', '')}"
    return with_her(line, held, cards=more.pop("cards", ""), chronicles="8", part=part, **more)  # type: ignore[arg-type]


def test_c12_c8_06_macsponge_takes_a_vp_of_a_gain_of_six_in_her_turn() -> None:
    """Highland Market gives 7 VP, Glengorm 5."""
    line = f"rondel: 1 0 die {{}} * * * * * * * * * -; {IN_C}"
    scene = sponging(line.format("d-highland-market"), cards="a10")
    assert (vp(scene), scene.state.estates[YOU].vp) == (7 - 1, 1)
    less = sponging(line.format("c-glengorm"), cards="a10")
    assert (vp(less), less.state.estates[YOU].vp) == (5, 0)


def test_c12_c8_06_and_of_each_single_exchange_but_not_of_items() -> None:
    bare = sponging(YOURS)
    numbers = " ".join(str(bare.kit.number[name]) for name in ("c-glengorm", "d-highland-market"))
    scene = sponging(YOURS, part=f", trades {numbers}, stones 5")
    HerExchanges().run(scene.state)
    # 7 and 8 are so many, 5 and the start tile's 2 are not
    assert (vp(scene), scene.state.estates[YOU].vp) == (7 + 8 + 5 + 2 - 2, 2)
    six = sponging(YOURS, part=f", trades {bare.kit.number['c-carrbridge']}, stones 2")
    HerExchanges().run(six.state)
    assert (vp(six), six.state.estates[YOU].vp) == (6 + 2 - 1, 1)
    scene.state.estates[HER].whisky = 9
    scene.state.scorings = 1
    HerItems().run(scene.state)
    assert scene.state.estates[YOU].vp == 2


def test_c12_c8_06_and_of_her_haggis_together() -> None:
    line = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack B: b-plockton"
    held = mobs(2, mcwander="prison 0", mcduff="prison 0", macsponge="0 0")
    haggis = "part haggis: shown 1 2, hidden 1 2 2 2 3 3 3, tables / 1 1 1 1"
    scene = with_her(line, held, haggis, cards="a01", chronicles="5 8", part="turns 3, numbers 0 0 0, column 0 1")
    sponged = [award for award in scene.state.sheet if award.source == "mob-macsponge" and award.seat == HER]
    assert [award.vp for award in sponged] == [-1]


def test_c12_c8_06_mcwanders_token_keeps_her_off_a_domain() -> None:
    """As C12-MARK-03 has it: she never pays."""
    bare = with_her(YOURS, mobs(2, mcwander="prison 0", mcduff="prison 0", macsponge="prison 0"), chronicles="8")
    domain = bare.book.domain_ids.index("macintosh")
    held = mobs(2, mcwander=f"0 {domain} -1", mcduff="prison 0", macsponge="prison 0")
    scene = with_her(HERS, held, cards="a01", chronicles="8", part="turns 3, numbers 0 0 0, column 1 6")
    assert not is_free(scene.state, domain)
    assert scene.book.domain_ids[board(scene).markers[0]] == "macpherson"


def test_ex_c12_05_five_pennies_are_more_than_four() -> None:
    assert taken(jailed((0, 5, 0), numbers="1 2 0")) == ["mcduff"]  # 1, 2, 0 and 1
    assert taken(jailed((0, 4, 0), numbers="1 2 0")) == []

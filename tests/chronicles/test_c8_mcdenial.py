"""Mairead McDenial, the mob of Chronicle 8 that comes with Chronicle 9."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import prison
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.bidding import tokens_of
from tests.chronicles.feasting import END_OF_GAME, RICH, bid, feast, lines, part_of, used
from tests.chronicles.made_up import restored
from tests.chronicles.penny_mobs import KEY, mobs
from tests.glen_more_ii_scenario import Scene

END_OF_B = "rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack B: b-plockton"
BOTH = "chronicles 8 9"
ALL = ["bid -----", "bid 1----", "bid 2----", "bid 3----", "bid 4----", "bid 5----"]


def denying(*position: str, mairead: str = "0 0") -> Scene:
    """The end of stack B, where she is asked for before anybody bids."""
    scene = feast(END_OF_B, BOTH, RICH, *position, mobs(mcdenial=mairead))
    assert scene.game.check() == []
    scene.follow("0 take 3", "0 place 0,1", "0 end", "0 pass")
    return scene


def stacks(scene: Scene, seat: int) -> list[str]:
    """Those that a seat may make."""
    return [option.id for each in scene.game.questions if each.seat == seat for option in each.options]


def singles(scene: Scene, seat: int) -> list[str]:
    return [stack for stack in stacks(scene, seat) if stack in ALL]


def test_c8_40_every_other_player_bids_without_that_token() -> None:
    scene = denying()
    scene.follow("asks 0 deny", "offers: deny 1 / deny 2 / deny 3 / deny 4 / deny 5 / pass", "0 deny 3")
    assert singles(scene, 0) == ALL, "she binds the others alone"
    assert singles(scene, 1) == singles(scene, 2) == [each for each in ALL if "3" not in each]
    assert [each["bid-tokens"] for each in scene.game.view(None)["seats"]] == [
        [1, 2, 3, 4, 5],
        [1, 2, 4, 5],
        [1, 2, 4, 5],
    ]
    assert "denies the others bid token 3 with Mairead McDenial" in "\n".join(lines(scene))


def test_c8_40_they_may_still_stack_up_to_three_others() -> None:
    scene = denying()
    scene.follow("0 deny 3")
    assert "bid 124--" in stacks(scene, 1)
    assert len(stacks(scene, 1)) == 1 + 4 + 4 * 3 + 4 * 3 * 2


def test_c8_40_with_the_crest_of_cameron_all_four_others() -> None:
    scene = denying("seat 1: domains cameron")
    scene.follow("0 deny 5")
    assert "bid 4321-" in stacks(scene, 1)
    assert not any("5" in stack for stack in stacks(scene, 1))


def test_c8_40_the_tokens_come_back_at_the_end_of_the_bidding() -> None:
    scene = denying()
    scene.follow("0 deny 1")
    bid(scene, "1", "2", "3")
    scene.follow("0 pay-feast wood 0,0")
    assert sorted(used(scene)) == [(0, "guest-of-honour"), (1, "whisky-tasting"), (2, "handfasting")]
    assert [tokens_of(scene.state, seat) for seat in range(3)] == [list(range(5))] * 3
    assert scene.game.check() == []


def test_c8_40_once_per_game() -> None:
    scene = feast(END_OF_GAME, BOTH, mobs(2, mcdenial="0 6"))
    scene.follow("0 stop 2", "0 pass")
    assert scene.asked[1] == "bid", "she has named her number"
    spent = denying(mairead="0 6")
    assert spent.asked[1] == "bid"
    assert prison(spent.state).to_json()["mcdenial"] == [0, 6]


def test_c8_40_before_the_last_scoring_too_and_it_may_be_left() -> None:
    scene = feast(END_OF_GAME, BOTH, mobs(2, mcdenial="1 0"))
    scene.follow("0 stop 2", "0 pass", "asks 1 deny", "1 pass")
    assert scene.asked[1] == "bid"
    assert tokens_of(scene.state, 0) == list(range(5))


def test_c8_40_in_prison_she_is_not_asked_for() -> None:
    scene = denying(mairead="prison 0")
    assert scene.asked[1] == "bid"


def test_c8_40_what_she_has_named_is_kept_in_mid_bidding() -> None:
    scene = denying()
    scene.follow("0 deny 2")
    again = restored(scene.game)
    assert again.hash() == scene.game.hash()
    assert part_of(scene).stacks == [[], [], []]
    scene.follow(f"part {KEY}: mcdenial 0 2")

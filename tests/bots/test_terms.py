"""What judges say is so: what is sure is what the engine would score, and the rest moves as its name promises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.bots.judge import judge_for
from hindmost.bots.judge.glasgow import GlasgowJudge
from hindmost.bots.judge.glen import price_of
from hindmost.bots.judge.glen_more import GlenMoreJudge
from hindmost.bots.judge.glen_more_ii import NEVER_TAKEN, GlenMoreIIJudge
from hindmost.games.glasgow import scoring as glasgow
from hindmost.games.glen_more import scoring as glen_more
from hindmost.games.glen_more.state import GlenMore
from hindmost.games.glen_more_ii import scoring as glen_more_ii
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Award
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.effects import Gain
from hindmost.mechanics.goods import count, unit
from hindmost.mechanics.market import Market
from tests import glasgow_scenario
from tests.glen_more_ii_scenario import Scene as GlenMoreIIScene
from tests.properties.playing import walk
from tests.scenario import Scene as GlenMoreScene


def by_seat(awards: list[Award]) -> Counter[int]:
    found: Counter[int] = Counter()
    for award in awards:
        found[award.seat] += award.vp
    return found


def judging(game: Game, seat: int) -> tuple[Any, dict[str, float]]:
    judge = judge_for(game.setup)
    judge.begin(game.state, seat)
    return judge, judge.features(game.state)


# ---------------------------------------------------------------- what the engine says as well


def test_glasgow_counts_the_points_that_the_score_sheet_has() -> None:
    for seed in range(4):
        game = hindmost.new_game("glasgow", 2, seed=seed)
        for step in walk(game, seed):
            first, second = glasgow.scores(game.state)  # type: ignore[arg-type]
            for seat, ahead in enumerate((first - second, second - first)):
                assert judging(game, seat)[1]["vp"] == ahead, f"seed {seed}, {step.question.kind}"
        first, second = glasgow.scores(game.state)  # type: ignore[arg-type]
        assert judging(game, 0)[1] == {
            "vp": first - second, "hope": 0, "factory": 0, "goods": 0, "tempo": 0, "double": 0,
        }  # fmt: skip


@pytest.mark.parametrize("name", ["glen-more", "glen-more-ii"])
def test_the_next_scoring_is_judged_as_it_would_be_scored(name: str) -> None:
    """Own points, less a part of what the others get on average; the scorings after it count less."""
    round_awards: Any = {"glen-more": glen_more, "glen-more-ii": glen_more_ii}[name].round_awards
    for seats in (2, 4):
        game = hindmost.new_game(name, seats, seed=seats)
        for number, step in enumerate(walk(game, seats)):
            seat = step.question.seat
            if number % 5 or seat < 0:
                continue
            judge, terms = judging(game, seat)
            given = by_seat(round_awards(game.state))
            others = sum(given[other] for other in range(seats) if other != seat) / (seats - 1)
            now = given[seat] - judge.w.deny * others
            left = judge.all_scorings - game.state.scorings  # type: ignore[attr-defined]
            weight = 1 + judge.w.lead * (left - 1) if left else 0
            assert terms["scorings"] == pytest.approx(weight * now), f"answer {number}"


def test_cards_that_count_tiles_and_points_are_what_they_will_be() -> None:
    game = hindmost.new_game("glen-more", 3, seed=5)
    seen = 0
    for step in walk(game, 5):
        state, seat = game.state, step.question.seat
        assert isinstance(state, GlenMore)
        _, terms = judging(game, seat)
        assert terms["vp"] == state.estates[seat].vp
        assert terms["cards"] == by_seat(glen_more.card_awards(state))[seat]
        seen += terms["cards"] > 0
    assert seen


def test_coins_and_size_count_at_the_end_what_they_are_worth_there() -> None:
    for name in ("glen-more", "glen-more-ii"):
        game = hindmost.new_game(name, 3, seed=6)
        for _ in walk(game, 6):
            pass
        state: Any = game.state
        smallest = min(e.ground.size for e in state.estates)
        for seat, e in enumerate(state.estates):
            judge, terms = judging(game, seat)
            judge.done, judge.turns = 1.0, 0.0
            terms = judge.features(state)
            assert terms["size"] == pytest.approx(-judge.know.penalty * (e.ground.size - smallest)) or not (
                e.ground.size > judge.smallest
            )
            if name == "glen-more":
                assert terms["coins"] == e.coins
            assert terms["engine"] == 0


# ---------------------------------------------------------------- Glasgow, term by term


def terms_of(position: str, seat: int = 0) -> dict[str, float]:
    game = glasgow_scenario.Scene(position).game
    return judging(game, seat)[1]


_JUDGE = judge_for(hindmost.new_game("glasgow", 2, seed=1).setup)
assert isinstance(_JUDGE, GlasgowJudge)
W = _JUDGE.w


def test_goods_are_worth_less_with_each_more_of_a_kind_and_as_the_city_fills() -> None:
    none = "seat 0: brick 0; seat 1: brick 0".replace("; ", "\n")
    assert terms_of(none)["goods"] == 0
    one = terms_of("seat 0: brick 1\nseat 1: brick 0")["goods"]
    three = terms_of("seat 0: brick 3\nseat 1: brick 0")["goods"]
    assert one == pytest.approx(W.goods["brick"])
    assert three == pytest.approx(W.goods["brick"] * (1 + W.more + W.more**2))
    assert terms_of("seat 0: brick 1\nseat 1: brick 0", seat=1)["goods"] == pytest.approx(-one)
    assert terms_of("seat 0: whisky 1\nseat 1: brick 0")["goods"] == pytest.approx(W.whisky)
    late = terms_of("seat 0: brick 1\nseat 1: brick 0\nfill: 0,0 4,3 1 but 4,3")["goods"]
    assert late == pytest.approx(one / W.late), "one building is to come"


def test_a_factory_works_for_every_free_cell_of_its_row_and_column() -> None:
    long, short = 5, 4
    brings = W.factory * W.goods["brick"]
    assert terms_of("city: 0,0 f1 0")["factory"] == pytest.approx(brings * (long + short - 2))
    assert terms_of("city: 0,0 f1 0 / 0,1 * 1 / 1,1 * 1")["factory"] == pytest.approx(brings * (long + short - 3))
    assert terms_of("city: 0,0 f1 1")["factory"] == pytest.approx(-brings * (long + short - 2))
    whisky = terms_of("city: 0,0 f6 0")["factory"]
    trade, refresh = terms_of("city: 0,0 f7 0")["factory"], terms_of("city: 0,0 f8 0")["factory"]
    assert whisky == pytest.approx(W.factory * W.whisky * (long + short - 2))
    assert trade == pytest.approx(W.trade * (long + short - 2))
    assert refresh == pytest.approx(W.refresh * (long + short - 2))


def test_hope_is_for_parks_sets_neighbours_and_corners() -> None:
    plain = terms_of("city: 0,0 m7 0")["hope"]
    assert plain == 0
    kit = glasgow_scenario.Scene("").kit
    park = terms_of("city: 0,0 pk1 0")["hope"]
    assert park == pytest.approx(W.park * (kit.park_points[2] - kit.park_points[1]))
    assert terms_of("city: 0,0 pk1 0 / 0,1 pk2 0")["hope"] == pytest.approx(
        W.park * (kit.park_points[3] - kit.park_points[2])
    )
    station = terms_of("city: 0,0 st1 0 / 1,0 f1 0")["hope"]
    assert station == pytest.approx(kit.station_bonus * W.missing[3])
    tenement = terms_of("city: 0,0 t1 0 / 1,0 m7 1")["hope"]
    assert tenement == pytest.approx(W.neighbour * kit.tenement_bonus * 3)
    shop = terms_of("city: 0,0 sh1 0 / 1,0 m7 1")["hope"]
    assert shop == pytest.approx(W.corner * kit.shop_bonus)
    assert terms_of("city: 0,0 m7 1 / 1,0 sh1 0 / 2,0 m6 1")["hope"] == 0, "between two others"
    assert terms_of("city: 0,0 m7 1 / 0,1 sh1 0 / 0,2 m6 1")["hope"] == 0


def test_the_merchant_behind_has_the_tempo_and_a_double_stop_is_worth_something() -> None:
    behind, ahead = terms_of("merchants: 3 6"), terms_of("merchants: 3 6", seat=1)
    assert behind["tempo"] == pytest.approx(3 * W.tempo)
    assert ahead["tempo"] == pytest.approx(-3 * W.tempo)
    assert terms_of("merchants: 14 15")["double"] == W.double
    assert terms_of("merchants: 14 15", seat=1)["double"] == -W.double
    assert behind["double"] == 0
    game = glasgow_scenario.Scene("merchants: 3 6")
    game.play(0, "go 8")
    assert judging(game.game, 0)[1]["tempo"] == pytest.approx(-2 * W.tempo), "the other will be behind"


# ---------------------------------------------------------------- Glen More, term by term


def glen(position: str) -> tuple[GlenMoreJudge, Any]:
    scene = GlenMoreScene(f"seats 3\n{position}")
    judge = judge_for(scene.game.setup)
    assert isinstance(judge, GlenMoreJudge)
    state: Any = scene.game.state
    judge.begin(state, 0)
    return judge, state


def test_the_first_coins_are_worth_more_as_long_as_they_can_buy() -> None:
    judge, g = glen("seat 0: coins 6")
    e = g.estates[0]
    judge.done = 0.25
    assert judge.coins(e, 0) == pytest.approx(6 + judge.w.liquidity * min(6, judge.w.purse) * 0.75)
    assert judge.coins(e, 5) == pytest.approx(5 + judge.coins(e, 0))
    judge.done = 1.0
    assert judge.coins(e, 0) == 6


def test_goods_keep_a_part_of_their_price_when_time_runs_out() -> None:
    judge, g = glen("market: wood 2\nseat 0: coins 6\n  0,0: start-village, member 1\n  0,1: s1-forest-plain-a, wood 2")
    e = g.estates[0]
    market: Market = g.market
    kind = 0
    assert count(e.stock, kind) == 2
    judge.turns = 6.0
    assert judge.goods(g, e) == pytest.approx(
        max(judge.w.good, judge.w.sale * market.worth(kind)) + judge.w.good * judge.w.more
    )
    judge.turns = 0.0
    assert market.worth(kind) > 0
    assert judge.goods(g, e) == pytest.approx(judge.w.sale * market.worth(kind))


def test_a_territory_larger_than_the_others_costs_and_a_smaller_one_gives_little() -> None:
    judge, g = glen(
        "seat 0: coins 6\n  0,0: start-village, member 1\n  0,1: s1-forest-plain-a\n  1,1: s1-quarry-plain-a"
    )
    e = g.estates[0]
    judge.done = 0.5
    part = judge.w.size + (1 - judge.w.size) / 2
    judge.smallest = 1
    assert judge.size(e) == pytest.approx(-2 * judge.know.penalty * part)
    judge.smallest = 5
    assert judge.size(e) == pytest.approx(2 * judge.know.penalty * part * judge.w.spare / 2)
    judge.smallest = 3
    assert judge.size(e) == 0


def test_every_space_ahead_of_the_gap_costs_tempo_while_turns_come() -> None:
    judge, g = glen("seat 0: coins 6")
    track = g.track
    spaces = (track.pieces[0] - track.gap) % len(track.tiles)
    judge.turns = 1.0
    before = judge.tempo(g)
    assert before == pytest.approx(-judge.w.tempo * spaces)
    track.pieces[0] = (track.pieces[0] + 2) % len(track.tiles)
    assert judge.tempo(g) - before == pytest.approx(-2 * judge.w.tempo)
    judge.turns = 0.9
    assert judge.tempo(g) == 0


def test_members_may_go_to_parliament_but_for_the_last_one() -> None:
    judge, g = glen("seat 0: coins 6")
    e = g.estates[0]
    judge.turns, judge.scorings = 30.0, 2
    assert judge.members(e) == 0
    e.members[0] += 2
    assert judge.members(e) == pytest.approx(2 * judge.w.member * 2)
    judge.turns = 1.5
    assert judge.members(e) == pytest.approx(2 * judge.w.member * 2 / 2)


def test_with_certain_cards_members_in_parliament_count_twice() -> None:
    judge, g = glen("seat 0: coins 6")
    e = g.estates[0]
    once = judge.know.double.index(False)
    double = judge.know.double.index(True)
    for cards, times in (([], 1), ([once], 1), ([double], 2), ([once, double], 2)):
        e.cards = cards
        assert judge.doubled(e) == times


def test_a_line_is_worth_its_gain_less_its_goods_and_nothing_out_of_reach() -> None:
    judge, g = glen(
        "market: wood 3, stone 0\nseat 0: coins 0\n  0,0: start-village, member 1\n  0,1: s1-forest-plain-a, wood 1"
    )
    e = g.estates[0]
    lines = [line for facts in judge.facts for line in facts.lines]
    line = next(line for line in lines if line.price.goods and line.gain.vp)
    kinds = [kind for kind in range(judge.know.kinds) for _ in range(count(line.price.goods, kind))]
    e.coins = 0
    e.goods[1] = e.stock = 0
    assert judge.line(g, e, line) == 0, "nobody can pay that"
    e.stock = sum(unit(kind) for kind in kinds)
    given = judge.line(g, e, line)
    assert given == pytest.approx(judge.gain(line.gain) - judge.w.good * judge.w.more * len(kinds))
    e.stock -= unit(kinds[0])
    coins = price_of(g.market, kinds[0])
    e.coins = coins - 1
    assert judge.line(g, e, line) == 0
    e.coins = coins
    bought = judge.line(g, e, line)
    assert bought == pytest.approx(given - coins + judge.w.good * judge.w.more)


def test_an_activation_is_worth_what_it_makes_while_there_is_room() -> None:
    judge, g = glen("seat 0: coins 6\n  0,0: start-village, member 1\n  0,1: s1-forest-plain-a, wood 1")
    e = g.estates[0]
    facts = judge.facts[e.ground.tiles[1]]
    assert judge.activation(g, e, 1, facts) == pytest.approx(judge.w.good * judge.w.more)
    e.goods[1] = 3 * unit(0)
    assert judge.activation(g, e, 1, facts) == 0
    village = judge.facts[e.ground.tiles[0]]
    assert judge.activation(g, e, 0, village) == judge.w.movement


def test_the_best_cell_counts_for_every_turn_to_come_and_the_second_a_little() -> None:
    judge, g = glen("seat 0: coins 6\n  0,0: start-village, member 1\n  0,1: s1-forest-plain-a")
    e = g.estates[0]
    judge.turns = 4.0
    whole = judge.yields(g, e)
    sites = [site for site in judge.sites_on(e.ground) if any(e.members[slot] for slot in site.around)]
    values = sorted(
        (sum(whole[slot] for slot in site.around) * (judge.w.bounded if site.bounded else 1) for site in sites),
        reverse=True,
    )
    best = (1 - judge.w.second) * values[0] + judge.w.second * values[1]
    assert best > 0
    assert judge.engine(g, e) == pytest.approx(judge.w.engine * 4 * best)
    judge.turns = 0.0
    assert judge.engine(g, e) == 0


def test_a_lead_beyond_the_last_step_gives_no_more() -> None:
    judge, _ = glen("")
    steps = judge.know.steps
    assert [judge.know.points(lead) for lead in range(len(steps) + 2)] == [*steps, steps[-1], steps[-1]]


def test_a_full_row_of_the_market_is_out_of_reach() -> None:
    _, g = glen("market: wood 0")
    market: Market = g.market
    assert price_of(market, 0) == market.prices[0]
    market.rows[0] = len(market.prices)
    assert price_of(market, 0) > 50


def test_how_much_is_to_come_is_read_once_for_a_turn() -> None:
    """Turns are shared by the pieces on the rondel; the Die is one of them."""
    for seats in (2, 3, 4):
        game = hindmost.new_game("glen-more", seats, seed=1)
        judge, _ = judging(game, 0)
        state: Any = game.state
        left = sum(len(stack) for stack in state.stacks[1:])
        assert judge.turns == pytest.approx(judge.w.turns * left * 4 / len(state.track.pieces))
        assert judge.done == pytest.approx(1 - left / judge.know.tiles)
        assert judge.scorings == 3


# ---------------------------------------------------------------- Glen More II, term by term


def glen_ii(*position: str) -> tuple[GlenMoreIIJudge, GlenMoreII]:
    scene = GlenMoreIIScene("rondel: 0 1 2 s-inshriach * * * * * * * * * -", *position)
    judge = judge_for(scene.game.setup)
    assert isinstance(judge, GlenMoreIIJudge)
    judge.begin(scene.state, 0)
    judge.turns, judge.scorings = 6.0, 2
    return judge, scene.state


def test_scotsmen_are_the_likelier_to_come_to_the_castle_the_nearer_they_are() -> None:
    judge, g = glen_ii("seat 0; -1,0: s-glen-etive")
    e = g.estates[0]
    at = {name_of(cell): slot for slot, cell in enumerate(e.ground.cells)}
    each = judge.w.member * 2

    def standing(**members: int) -> float:
        e.members[:] = [members.get(name, 0) for name in ("village", "castle", "far")]
        return judge.scotsmen(e)

    assert list(at) == ["0,0", "1,0", "-1,0"]
    assert standing(castle=3) == 0, "those are counted already"
    assert standing(village=1) == pytest.approx(each)
    assert standing(village=2) == pytest.approx(2 * each)
    assert standing(far=1) == pytest.approx(each * judge.w.way)
    judge.turns = 1.5
    assert standing(village=1) == pytest.approx(each / 2)


def test_domains_that_last_are_worth_something_for_every_turn() -> None:
    judge, g = glen_ii()
    lasting = [domain for domain, lasts in enumerate(judge.know.lasting) if lasts]
    once = judge.know.lasting.index(False)
    assert judge.powers(g) == 0
    g.clans.markers[0] = [*lasting[:2], once]
    assert judge.powers(g) == pytest.approx(judge.w.power * 6 * 2)
    assert judge.features(g)["powers"] == pytest.approx(judge.powers(g))


def test_a_landmark_raises_the_worth_of_so_many_coins() -> None:
    judge, g = glen_ii("seat 0: coins 11")
    e = g.estates[0]
    plain = judge.features(g)["coins"]
    e.cards = [g.kit.card_ids.index("armadale-castle")]
    assert judge.raised(e) == 8
    assert judge.features(g)["coins"] == pytest.approx(plain + 8)
    e.coins = 5
    assert judge.raised(e) == 5


def test_tiles_that_nobody_will_take_are_not_to_come() -> None:
    judge, g = glen_ii()
    whole = sum(len(stack) for stack in g.stacks)
    assert judge.tiles_left(g) == whole - NEVER_TAKEN
    g.stacks[-1] = g.stacks[-1][: NEVER_TAKEN - 1]
    assert judge.tiles_left(g) == sum(len(stack) for stack in g.stacks[:-1])


def test_a_marker_is_worth_something_in_a_trade() -> None:
    judge, _ = glen_ii()
    plain, marker = Gain(2, 0, 0, 0, 0), Gain(2, 0, 0, 0, 0, markers=1)
    assert judge.gain(plain) == 2
    assert judge.gain(marker) == pytest.approx(2 + judge.w.marker)
    assert judge.gain(Gain(0, 0, 2, 0, 0)) == pytest.approx(2 * judge.w.barrel * 2)

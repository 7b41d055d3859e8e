"""What a scenario of a Glen More game may expect, by the words that the line begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hindmost.mechanics.track import NO_TILE
from tests.scenario_lines import choices, pairs, parts

if TYPE_CHECKING:
    from tests.scenario import GlenScene


def _expect_asks(scene: GlenScene, line: str) -> None:
    _, seat, kind = line.split()
    assert scene.asked == (int(seat), kind), f"{line}: asked is {scene.asked}"


def _expect_offers(scene: GlenScene, line: str) -> None:
    assert sorted(scene.offers) == sorted(choices(line.partition(":")[2])), f"{line}: offered are {scene.offers}"


def _expect_offers_also(scene: GlenScene, line: str) -> None:
    missing = set(choices(line.partition(":")[2])) - set(scene.all_offers)
    assert not missing, f"{line}: not offered are {missing}"


def _expect_not_offered(scene: GlenScene, line: str) -> None:
    found = set(choices(line.partition(":")[2])) & set(scene.all_offers)
    assert not found, f"{line}: offered are {found}"


def _expect_sells(scene: GlenScene, line: str) -> None:
    sales = [each for each in scene.all_offers if each.startswith("sell ")]
    assert sorted(sales) == sorted(choices(line.partition(":")[2])), f"{line}: offered are {sales}"


def _expect_allows(scene: GlenScene, line: str) -> None:
    choice, _, clause = line.partition(":")[2].strip().rpartition(" ")
    assert choice in scene.all_offers, f"{line}: offered are {scene.all_offers}"
    rule = scene.game.questions[0].option(choice).rule
    assert rule == clause, f"{line}: the clause is {rule!r}"


def _expect_refuses(scene: GlenScene, line: str) -> None:
    choice, _, clause = line.partition(":")[2].strip().rpartition(" ")
    assert choice not in scene.all_offers, f"{line}: it is offered"
    assert scene.why(choice) == clause, f"{line}: the clause is {scene.why(choice)!r}"


def _expect_seat(scene: GlenScene, line: str) -> None:
    head, _, rest = line.partition(":")
    seat = int(head.split()[1])
    have = scene.seat(seat)
    for part in parts(rest):
        name, *values = part.split()
        if name == "cell":
            _expect_cell(scene, seat, values, line)
        elif name == "empty":
            assert scene.cell(seat, values[0]) is None, f"{line}: {scene.cell(seat, values[0])}"
        elif isinstance(have[name], list):
            assert have[name] == values, f"{line}: {name} are {have[name]}"
        else:
            assert have[name] == int(values[0]), f"{line}: {name} is {have[name]}"


def _expect_cell(scene: GlenScene, seat: int, words: list[str], line: str) -> None:
    where, *rest = words
    found = scene.cell(seat, where)
    assert found is not None, f"{line}: nothing lies on {where}"
    while rest:
        if rest[0] in found and rest[0] != "tile":
            assert found[rest[0]] == int(rest[1]), f"{line}: {rest[0]} on {where} is {found[rest[0]]}"
            rest = rest[2:]
        else:
            assert found["tile"] == rest[0], f"{line}: on {where} lies {found['tile']}"
            rest = rest[1:]


def _expect_rondel(scene: GlenScene, line: str) -> None:
    expected = line.partition(":")[2].split()
    found = scene.rondel[: len(expected)]
    wildcards = [
        "*" if want == "*" and have in scene.kit.number else have for want, have in zip(expected, found, strict=True)
    ]
    assert wildcards == expected, f"{line}: the rondel is {found}"


def _expect_market(scene: GlenScene, line: str) -> None:
    for name, number in pairs(line.partition(":")[2]):
        filled = scene.state.market.rows[scene.kit.goods.index(name)]
        assert filled == number, f"{line}: {name} has {filled}"


def _expect_number(scene: GlenScene, line: str) -> None:
    name, number = line.split()
    g = scene.state
    found = {"gap": g.track.gap, "turn": g.active, "scorings": g.scorings, "movement": g.movement}[name]
    assert found == int(number), f"{line}: it is {found}"


def _expect_discards(scene: GlenScene, line: str) -> None:
    gone = {scene.kit.ids[tile] for tile in scene.state.discards}
    missing = set(line.partition(":")[2].split()) - gone
    assert not missing, f"{line}: still in the game are {missing}"


def _expect_hand(scene: GlenScene, line: str) -> None:
    hand = scene.state.hand
    found = "-" if hand == NO_TILE else scene.kit.ids[hand]
    assert found == line.split()[1], f"{line}: it is {found}"


def _expect_left(scene: GlenScene, line: str) -> None:
    found = [len(stack) for stack in scene.state.stacks]
    assert found == [int(word) for word in line.partition(":")[2].split()], f"{line}: left are {found}"


def _expect_awards(scene: GlenScene, line: str) -> None:
    head, _, rest = line.partition(":")
    found: dict[str, int] = {}
    for award in scene.game.score_sheet():
        if award.seat == int(head.split()[1]):
            found[award.source] = found.get(award.source, 0) + award.vp
    assert found == dict(pairs(rest)), f"{line}: they are {found}"


def _expect_over(scene: GlenScene, line: str) -> None:
    assert scene.game.over, "the game is not over"


def _expect_scores(scene: GlenScene, line: str) -> None:
    assert list(scene.game.scores) == [int(word) for word in line.partition(":")[2].split()], scene.game.scores


def _expect_winners(scene: GlenScene, line: str) -> None:
    assert list(scene.game.winners) == [int(word) for word in line.partition(":")[2].split()], scene.game.winners


EXPECTATIONS: Final[dict[str, Callable[[Any, str], None]]] = {
    "asks": _expect_asks,
    "offers": _expect_offers,
    "offers also": _expect_offers_also,
    "not offered": _expect_not_offered,
    "sells": _expect_sells,
    "allows": _expect_allows,
    "refuses": _expect_refuses,
    "seat": _expect_seat,
    "rondel": _expect_rondel,
    "market": _expect_market,
    "gap": _expect_number,
    "turn": _expect_number,
    "scorings": _expect_number,
    "movement": _expect_number,
    "discards": _expect_discards,
    "hand": _expect_hand,
    "left": _expect_left,
    "awards": _expect_awards,
    "over": _expect_over,
    "scores": _expect_scores,
    "winners": _expect_winners,
}

"""Values that are told: equal if all they tell is equal; messages, some of whose arguments are names of things."""

from __future__ import annotations

from itertools import product
from typing import Any

from hindmost.kernel.messages import Award, Msg, Name, Note, told

TWO_OF_EACH: dict[type[Any], tuple[tuple[Any, ...], ...]] = {
    Award: ((0, 1), (2, 3), ("score-coins", "score-size"), ("GM1-END-01", "GM1-END-02"), (1, 2)),
    Msg: (("ask-take", "ask-place"), ({}, {"number": 1})),
}


def test_equal_is_what_tells_the_same() -> None:
    for kind, fields in TWO_OF_EACH.items():
        told = list(product(*fields))
        for one, other in product(told, told):
            assert (kind(*one) == kind(*other)) == (one == other), (kind, one, other)
            assert one != other or hash(kind(*one)) == hash(kind(*other))


def test_one_kind_is_never_another() -> None:
    found = [Award(0, 1, "a", "GM1-END-01", 1), Msg("a", {}), Note("a", 0, 1, 0, 0, -1)]
    assert [one == other for one, other in product(found, found)] == [
        True, False, False, False, True, False, False, False, True,
    ]  # fmt: skip


def test_a_name_says_what_it_names_and_nothing_else_does() -> None:
    name = Name("tile", "castle-of-mey")
    assert (name.key, name.args) == ("tile-castle-of-mey", {})
    assert name == Msg("tile-castle-of-mey", {})
    assert Msg("spot", {"tile": name}).to_json() == {
        "code": "spot",
        "args": {"tile": {"code": "tile-castle-of-mey", "args": {}, "kind": "tile", "id": "castle-of-mey"}},
    }


def test_a_message_is_told_in_any_type() -> None:
    """Key, arguments and, for names, what they name: here as a tuple, and so are the messages inside."""

    def made(*parts: Any) -> tuple[Any, ...]:
        return parts

    name = Name("tile", "castle-of-mey")
    assert told(name, made) == ("tile-castle-of-mey", {}, "tile", "castle-of-mey")
    spot = Msg("spot", {"number": 3, "tile": name})
    assert told(spot, made) == ("spot", {"number": 3, "tile": ("tile-castle-of-mey", {}, "tile", "castle-of-mey")})
    assert spot.args["tile"] is name, "the message itself is as it was"

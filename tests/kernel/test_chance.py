"""Nature: streams by purpose, odds, scripts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hindmost import HindmostError
from hindmost.kernel.chance import (
    Dice,
    Nature,
    ScriptedNature,
    ToldNature,
    keyed_number,
    scatter,
    stream_key,
    whole_key,
)
from tests.kernel.table import hill, lay, scripted
from tests.properties.playing import walk

NATURES = [lambda seed: Nature(seed, {}), lambda seed: Nature(seed, {}, keyed=True), Dice]
NAMES = ["streams", "keyed", "dice"]

SEEDS = st.integers(min_value=-(2**70), max_value=2**70)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first numbers from key 1234567, as published with the algorithm: a change would break every record."""
    assert [scatter(1234567, index) % 2**64 for index in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_keys_are_the_same_everywhere() -> None:
    """A change would break every record."""
    assert stream_key(42, "stack 1") == 0xF6A418688174941A
    assert stream_key(42, "a") != stream_key(42, "b")
    assert stream_key(1, "a") != stream_key(2, "a")


def test_keyed_numbers_are_the_same_everywhere() -> None:
    """BLAKE2b of the standard library, under a key made of all of the seed: a change would break every record."""
    key = hashlib.blake2b(b"42").digest()
    assert whole_key(42) == key
    drawn = hashlib.blake2b(b"stack 1/7", key=key, digest_size=8).digest()
    assert keyed_number(key, "stack 1", 7) == int.from_bytes(drawn, "big")


def test_every_bit_of_a_seed_counts() -> None:
    """Of 256 bits, and of those beyond the first 64 too."""
    seeds = [1 << bit for bit in range(0, 256, 5)]
    assert len({whole_key(seed) for seed in seeds}) == len(seeds)
    assert len({Nature(seed, {}, keyed=True).below(1 << 40) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("keyed", [False, True])
def test_draws_go_on_where_they_were_left(keyed: bool) -> None:
    whole = Nature(5, {}, keyed)
    first, rest = [whole.below(1000) for _ in range(3)], [whole.below(1000) for _ in range(3)]
    later = Nature(5, {"below": 3}, keyed)
    assert [later.below(1000) for _ in range(3)] == rest
    assert first != rest


def test_what_is_face_down_at_a_real_table_is_drawn_like_anything_else() -> None:
    told = ToldNature(5, {}, everything=False, keyed=True)
    assert told.copy().keyed
    drawn = Nature(5, {}, keyed=True)
    assert [told.below(1000) for _ in range(5)] == [drawn.below(1000) for _ in range(5)]


@pytest.mark.parametrize("keyed", [False, True])
@given(SEEDS, st.lists(st.sampled_from("abc"), max_size=30))
def test_a_stream_does_not_see_the_others(keyed: bool, seed: int, purposes: list[str]) -> None:
    """The n-th draw of a purpose is the same whatever else is drawn in between."""
    mixed, alone = Nature(seed, {}, keyed), {purpose: Nature(seed, {}, keyed) for purpose in "abc"}
    for purpose in purposes:
        assert mixed.pick(purpose, list(range(100)), None) == alone[purpose].pick(purpose, list(range(100)), None)


@pytest.mark.parametrize("make", NATURES, ids=NAMES)
@given(SEEDS, st.lists(st.integers(min_value=0, max_value=9), min_size=1).filter(any))
def test_what_weighs_nothing_never_comes(make: Callable[[int], Nature], seed: int, weights: list[int]) -> None:
    nature = make(seed)
    for _ in range(10):
        assert weights[nature.pick("x", list(range(len(weights))), weights)] > 0


@pytest.mark.parametrize("make", NATURES, ids=NAMES)
def test_odds_are_the_weights(make: Callable[[int], Nature]) -> None:
    nature = make(3)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[nature.pick("x", [0, 1, 2], [1, 2, 3])] += 1
    assert all(abs(count - 1000 * weight) < 150 for count, weight in zip(counts, [1, 2, 3], strict=True)), counts


@pytest.mark.parametrize("make", NATURES, ids=NAMES)
def test_without_weights_all_are_alike(make: Callable[[int], Nature]) -> None:
    nature = make(3)
    counts = [0] * 5
    for _ in range(5000):
        counts[nature.pick("x", [0, 1, 2, 3, 4], None)] += 1
    assert all(abs(count - 1000) < 150 for count in counts), counts


@given(SEEDS, st.integers(min_value=1, max_value=1000))
def test_numbers_below(seed: int, limit: int) -> None:
    nature = Nature(seed, {})
    assert all(0 <= nature.below(limit) < limit for _ in range(5))


@pytest.mark.parametrize("make", NATURES, ids=NAMES)
@given(SEEDS)
def test_a_copy_goes_its_own_way(make: Callable[[int], Nature], seed: int) -> None:
    nature = make(seed)
    nature.pick("x", [1, 2, 3], None)
    twin = nature.copy()
    ahead = [twin.pick("x", list(range(50)), None) for _ in range(5)]
    assert [nature.pick("x", list(range(50)), None) for _ in range(5)] == ahead


def test_dice_begin_anywhere_and_never_stop() -> None:
    """Also from the seeds that a plain xorshift begins badly with."""
    for seed in (0, 1, 2, 2**32, -1):
        dice = Dice(seed)
        assert len({dice.roll(1000) for _ in range(100)}) > 80


def test_a_script_comes_first_and_the_seed_after_it() -> None:
    nature = ScriptedNature(9, {})
    nature.script = {"x": [3, 1]}
    twin = nature.copy()
    assert [nature.pick("x", [1, 2, 3], None) for _ in range(2)] == [3, 1]
    assert nature.pick("x", [1, 2, 3], None) == Nature(9, {}).pick("x", [1, 2, 3], None)
    assert [twin.pick("x", [1, 2, 3], None) for _ in range(2)] == [3, 1], "a copy has the rest of the script"
    assert nature.pick("y", [5], None) == 5, "a stream without a script is drawn"


def test_a_script_cannot_want_the_impossible() -> None:
    nature = ScriptedNature(9, {})
    nature.script = {"x": [7]}
    with pytest.raises(HindmostError, match=r"wants 7 from 'x', but only \[1, 2\] are possible"):
        nature.pick("x", [1, 2], None)
    assert nature.pick("x", [7], None) == 7, "what was refused is still in the script"


def test_a_scripted_game_finds_what_the_script_says() -> None:
    game = scripted(2, (), {"gift": [0, 0], "barrow": [1]})
    game.play(0, "stride ford")
    game.play(0, "end")
    game.play(1, "stride thorn")
    game.play(1, "end")
    game.play(0, "stride mound")
    game.play(0, "dig")
    assert hill(game).bags[0] == [0, 1]


def test_a_module_that_draws_leaves_the_other_draws_alone() -> None:
    """Weather draws at the end of every turn, from a stream of its own; the same answers find the same treasures."""
    for seed in range(5):
        plain, weather = lay(3, (), seed), lay(3, (3,), seed)
        for step in walk(plain, seed):
            assert weather.view(0)["table"] == plain.view(0)["table"]
            weather.play(step.question.seat, step.option.id)
        assert weather.over
        assert hill(weather).to_json() == hill(plain).to_json()
        changes = weather.position.nature.counters.pop("weather")
        assert changes > 10
        assert weather.position.nature.counters == plain.position.nature.counters
        assert [note for note in weather.journal if note.code != "weather"] == plain.journal


def test_neither_seed_nor_counters_are_in_a_view() -> None:
    game = lay(3, (1, 2), seed=987654321)
    for _ in walk(game, 1):
        for seat in (0, 1, 2, None):
            text = str(game.view(seat))
            assert "987654321" not in text
            assert "counters" not in text

"""Token buckets, on a clock that goes as it is told."""

from __future__ import annotations

from hindmost.server.gate.rate import Bucket, Buckets


def test_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(2.0, 3, 10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(10.25), "half of one has come"
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False], "never more than at once"


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    bucket = Bucket(1.0, 2, 10.0)
    assert bucket.take(10.0)
    assert bucket.take(5.0)
    assert not bucket.take(5.0)


def test_a_bucket_is_full_when_it_has_forgotten_everything() -> None:
    bucket = Bucket(2.0, 3, 10.0)
    assert bucket.full(10.0)
    for _ in range(2):
        bucket.take(10.0)
    assert not bucket.full(10.9)
    assert bucket.full(11.0)
    assert not bucket.full(5.0)


def test_full_buckets_make_room_for_new_clients() -> None:
    now = 0.0
    buckets = Buckets(1.0, 2, lambda: now, most=2)
    assert [buckets.take(client) for client in "aabb"] == [True] * 4
    assert not buckets.take("a")
    assert buckets.take("c"), "one too many, for nobody has forgotten anything yet"
    assert not buckets.take("b"), "and nobody is forgotten"
    now = 10.0
    assert buckets.take("d")
    assert list(buckets._buckets) == ["d"]

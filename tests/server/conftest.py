"""Databases for the tests: a SQLite file, and a private PostgreSQL cluster."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import dealing
from tests.server.cluster import MISSING, Cluster, is_available


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if not is_available():
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="hindmost-pg-"))
    server = Cluster(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


def pytest_runtest_setup(item: pytest.Item) -> None:
    dealing.begin(item.nodeid)

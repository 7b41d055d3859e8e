"""Where tables are kept: one interface, on SQLite or PostgreSQL."""

from __future__ import annotations

from hindmost.server.store.interface import ActionRow, ArmedPlan, SeatChange, StandingUse, Store, StoreError, Write

__all__ = ["ActionRow", "ArmedPlan", "SeatChange", "StandingUse", "Store", "StoreError", "Write", "open_store"]


def open_store(url: str) -> Store:
    """The store for a database's URL; it is opened by its `open`."""
    scheme, _, rest = url.partition("://")
    if scheme.partition("+")[0] in ("postgresql", "postgres"):
        from hindmost.server.store.postgres import PostgresStore

        return PostgresStore(f"postgresql://{rest}")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from hindmost.server.store.sqlite import SqliteStore

        return SqliteStore(rest[1:])
    raise StoreError(
        f"{scheme}:// is not a database Hindmost can use: write sqlite:///FILE or postgresql://USER@HOST/NAME."
    )

"""The server: tables, seats, live play and play by turns, on SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hindmost.server.app import create_app
    from hindmost.server.settings import Settings

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> Any:
    """Brought in when somebody asks for it: processes that only think need no web framework."""
    if name == "create_app":
        from hindmost.server.app import create_app

        return create_app
    if name == "Settings":
        from hindmost.server.settings import Settings

        return Settings
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

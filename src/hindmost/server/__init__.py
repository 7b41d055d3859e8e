"""The server: tables, seats, live play and play by turns, on SQLite or PostgreSQL."""

from hindmost.server.app import create_app
from hindmost.server.settings import Settings

__all__ = ["Settings", "create_app"]

"""The routes, by what they are about."""

from __future__ import annotations

from fastapi import APIRouter

from hindmost.server.routes import (
    brought,
    me,
    plans,
    play,
    printed,
    records,
    service,
    sheets,
    standing,
    tables,
)

ROUTERS: tuple[APIRouter, ...] = (
    service.router,
    me.router,
    tables.router,
    play.router,
    plans.router,
    standing.router,
    records.router,
    printed.router,
    brought.router,
    sheets.router,
)

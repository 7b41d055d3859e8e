"""Hollow Hill joins the games while the kernel is tested."""

from __future__ import annotations

import pytest

from hindmost import api
from hindmost.games.registry import RULES
from tests.kernel.table import speak
from tests.kernel.toy.game import HollowRules


@pytest.fixture(autouse=True)
def hollow_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = HollowRules()
    monkeypatch.setitem(RULES, rules.id, rules)
    monkeypatch.setattr(api, "_speak", speak)

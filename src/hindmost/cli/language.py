"""Which language to speak: the one asked for, else the one the system speaks, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from hindmost import BadConfiguration
from hindmost.text.messages import FIRST, languages

_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which systems look at them."""


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the system, if it is one of ours."""
    settings = os.environ if environment is None else environment
    chosen = next((settings[name] for name in _SETTINGS if settings.get(name)), "")
    code = chosen[:2].lower()
    return code if code in languages() else FIRST


def language_of(context: Any) -> str:
    """The language for a command: its own --lang, else that of the command before it, else the system's."""
    while context is not None:
        if chosen := context.params.get("lang"):
            return checked(chosen)
        context = context.parent
    return system_language()


def checked(code: str) -> str:
    if code not in languages():
        raise BadConfiguration(f'There is no language "{code}"; there are: {", ".join(languages())}.')
    return code

"""Messages with everything inside them, in a language."""

from __future__ import annotations

from hindmost.kernel.messages import Json, Msg
from hindmost.text.messages import say


def render(message: Msg, lang: str = "en") -> str:
    """The sentence of a message; messages among its arguments are put into the same language."""
    args = {name: render(value, lang) if isinstance(value, Msg) else value for name, value in message.args.items()}
    return say(message.key, lang, **args)


def said(message: Json, lang: str = "en") -> str:
    """The same of a message that was kept as data (`Msg.to_json`)."""
    args = {name: said(value, lang) if isinstance(value, dict) else value for name, value in message["args"].items()}
    return say(message["code"], lang, **args)

"""The keys of the full screen: what each does, and how they are shown."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding, BindingType

BINDINGS: Final[list[BindingType]] = [
    *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
    Binding("slash,colon", "type", show=False),
    Binding("question_mark", "explain", show=False),
    Binding("u,ctrl+z", "undo", show=False),
    Binding("U", "begin_again", show=False),
    Binding("a", "free", show=False),
    Binding("e", "end", show=False),
    Binding("i", "hint", show=False),
    Binding("l", "log", show=False),
    Binding("p", "players", show=False),
    Binding("tab", "next_ground", show=False),
    Binding("n", "standing", show=False),
    Binding("s", "save", show=False),
    Binding("ctrl+s", "save_again", show=False),
    Binding("h,f1", "help", show=False),
    Binding("t", "theme", show=False),
    Binding("space", "hurry", show=False),
    Binding("escape", "back", show=False),
    Binding("q", "leave", show=False),
]

LINE: Final = (
    ("1-9", "choose"),
    ("/", "type"),
    ("?", "why"),
    ("u", "undo"),
    ("a", "all"),
    ("e", "end"),
    ("h", "help"),
    ("q", "quit"),
    ("l", "log"),
    ("p", "players"),
    ("s", "save"),
)
"""In the order in which they give way where there is little room."""

HELP: Final = (
    ("1 … 9", "numbers"),
    ("↑ ↓  Enter", "arrows"),
    ("/", "type"),
    ("?", "why"),
    ("u  U", "undo"),
    ("a", "all"),
    ("e", "end"),
    ("i", "hint"),
    ("({final})", "final"),
    ("{letters}", "ground"),
    ("Tab", "next-ground"),
    ("l", "log"),
    ("p", "players"),
    ("n", "standing"),
    ("s  Ctrl+S", "save"),
    ("Space", "skip"),
    ("t", "theme"),
    ("q", "quit"),
)
"""All of them, with the ends of the keys of their texts; the letters are the players'."""

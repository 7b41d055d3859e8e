"""What is laid over the table for a moment: explanations, the log, scorings, saving, leaving, handing over."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hindmost.text.messages import say

SAVE, LEAVE, STAY = "save", "leave", "stay"


class Sheet(ModalScreen[None]):
    """Something to read. Any of the usual keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss_sheet", show=False) for key in ("escape", "enter", "space", "q", "question_mark")
    ]

    def __init__(self, title: str, parts: list[RenderableType], lang: str, is_text: bool = False) -> None:
        super().__init__()
        self.sheet_title = title
        self.parts = parts
        self.lang = lang
        self.is_text = is_text
        """Running text is given a width to be broken at; drawings have their own."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet text" if self.is_text else "sheet") as sheet:
            sheet.border_title = self.sheet_title
            sheet.border_subtitle = f"Esc {say('cli-key-close', self.lang)}"
            for part in self.parts:
                yield Static(part)

    def on_mount(self) -> None:
        self.query_one(".sheet").focus()

    def action_dismiss_sheet(self) -> None:
        self.dismiss(None)


class SaveScreen(ModalScreen[Path | None]):
    """Asks for the file."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, file: Path, lang: str) -> None:
        super().__init__()
        self.file = file
        self.lang = lang

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = say("cli-ask-file", self.lang)
            sheet.border_subtitle = f"Enter {say('cli-key-save', self.lang)}   Esc {say('cli-key-close', self.lang)}"
            yield Static(" ")
            yield Input(str(self.file), id="file", select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(Path(event.value.strip()).expanduser() if event.value.strip() else None)

    def action_cancel(self) -> None:
        self.dismiss(None)


class QuitScreen(ModalScreen[str]):
    """Asks before leaving."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer('stay')", show=False),
        Binding("s", "answer('save')", show=False),
        Binding("q,y", "answer('leave')", show=False),
        Binding("n", "answer('stay')", show=False),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        keys = {SAVE: "s", LEAVE: "q", STAY: "n"}
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = say("cli-quit-title", self.lang)
            yield OptionList(
                *(Option(f"{keys[answer]}  {say(f'cli-quit-{answer}', self.lang)}", id=answer) for answer in keys)
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or STAY)

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_leave(self) -> None:
        self.dismiss(LEAVE)


class SlipScreen(ModalScreen[bool]):
    """Asks whether a bot may go by what was told: True, or False to take it back."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("u,escape", "undo", show=False)]

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self.player_name = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = say("cli-slip-title", self.lang)
            yield OptionList(
                Option(say("cli-slip-right", self.lang, name=self.player_name), id="right"),
                Option(f"u  {say('cli-slip-undo', self.lang)}", id="undo"),
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id == "right")

    def action_undo(self) -> None:
        self.dismiss(False)


class HandOverScreen(Screen[None]):
    """Hides everything until the next person has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, token: RenderableType, name: str, lang: str) -> None:
        super().__init__()
        self.token = token
        self.player_name = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        yield Static(self.token)
        yield Static(" ")
        yield Static(say("cli-hand-over", self.lang, name=self.player_name))
        yield Static(say("cli-hand-over-why", self.lang, name=self.player_name))
        yield Static(" ")
        yield Static(say("cli-press-enter", self.lang))

    def action_ready(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        self.app.exit()

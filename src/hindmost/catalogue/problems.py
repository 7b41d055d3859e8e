"""Everything that is wrong with a catalogue file, told at once."""

from hindmost.kernel.errors import HindmostError


class CatalogueError(HindmostError, ValueError):
    """A catalogue file that cannot be used. The message has a line for each of the `problems`."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Problems:
    """Collects what is wrong with one file, so that whoever corrects it sees all of it."""

    __slots__ = ("file", "lines")

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: list[str] = []

    def add(self, where: str, sentence: str) -> None:
        """`where` names the record and the field, `sentence` says what is wrong and what to do."""
        self.lines.append(f"{self.file}: {where}: {sentence}")

    def raise_if_any(self) -> None:
        if self.lines:
            raise CatalogueError(tuple(self.lines))

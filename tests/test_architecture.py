"""How the parts of the package may know each other, and that what the documentation shows works.

The table `MAY_IMPORT` is the architecture: arrows point downwards only. Imports that only the type checker sees count
as well, and so do those inside functions.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from tests import ceremony

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "hindmost"

WORDS: Final = ("kernel.errors", "kernel.kinds", "kernel.messages")
"""The kernel's vocabulary, which everybody may use: errors, kinds, messages, the name for JSON."""

MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    # the engine
    "kernel": (),
    "mechanics": ("kernel",),
    "catalogue": ("kernel", "mechanics"),
    "games": ("kernel", "mechanics", "catalogue"),
    "text": ("kernel", "mechanics", "games.registry"),
    "api": ("kernel", "games", "text"),
    "compiled": (),
    "hindmost": ("compiled", "api", "kernel", "catalogue"),
    "occasions": ("api",),
    # those who play: positions and views; the judges alone read the states of games
    "bots": ("hindmost", "api", "kernel", "mechanics", "catalogue", "games"),
    "lab": ("hindmost", "api", "kernel", "bots"),
    "review": ("hindmost", "api", "kernel", "bots", "text"),
    # those who show: the public API
    "env": ("hindmost", "api", "bots", *WORDS),
    "server": (
        "hindmost",
        "api",
        "bots",
        "review",
        "text",
        "catalogue",
        "compiled",
        "kernel.changes",
        "kernel.foresight",
        "kernel.offers",
        "kernel.views",
        "occasions",
        "kernel.halfway",
        *WORDS,
    ),
    "cli": (
        "hindmost",
        "api",
        "bots",
        "lab",
        "review",
        "server",
        "text",
        "catalogue",
        "occasions",
        "kernel.foresight",
        "kernel.snapshots",
        *WORDS,
    ),
    "__main__": ("cli",),
}
"""What each part may import beside itself: a part (`hindmost` is the package's own front), or one module of a part."""

SERVER_MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    # what everybody may need
    "limits": (),
    "background": (),
    "logs": (),
    "workers": (),
    "settings": ("limits",),
    "wire": ("limits",),
    "store": ("wire",),
    "printed": ("limits", "wire", "store"),
    "migrations": ("store",),
    # a table, and those who come to it
    "sight": ("wire",),
    "state": ("wire", "store", "printed", "sight"),
    "gate": ("limits", "logs", "settings", "wire"),
    "people": ("wire", "store", "state"),
    "live": ("background", "limits", "workers", "settings", "wire", "store", "sight", "state", "gate", "people"),
    # around its game
    "planning": ("limits", "wire", "store", "sight", "state", "people", "live"),
    "lobby": ("limits", "wire", "store", "printed", "state", "people", "live"),
    "thinking": ("background", "workers", "wire", "store", "state", "live"),
    "post": ("background", "settings", "wire", "store", "gate", "live"),
    "companion": ("wire", "sight"),
    # all of it together
    "upkeep": ("wire", "store", "state", "live", "post"),
    "secret": ("settings", "store"),
    "sweeper": ("wire", "store", "live", "planning"),
    "hall": (
        "background",
        "workers",
        "settings",
        "gate",
        "logs",
        "upkeep",
        "secret",
        "store",
        "printed",
        "people",
        "live",
        "planning",
        "lobby",
        "post",
        "companion",
        "sweeper",
        "thinking",
    ),
    "routes": ("limits", "wire", "store", "printed", "gate", "people", "live", "lobby", "hall"),
    "hosting": ("wire", "gate", "upkeep", "hall"),
    "app": ("settings", "wire", "gate", "upkeep", "hall", "routes", "hosting"),
    "command": ("logs", "settings", "secret", "wire", "store", "gate", "upkeep", "app"),
    "upgrading": ("wire", "store", "state"),
    "__init__": ("app", "settings"),
}
"""The rooms of the server, and the modules beside them: what each may import beside itself."""

ROOM: Final = 13
"""So many files a reader can take in at once; one of them says what the room is for."""

STANDARD_LIBRARY_ONLY: Final = ("kernel", "mechanics", "catalogue", "games", "api", "compiled", "hindmost", "bots")
"""The parts that run wherever Python runs."""

FOR_THE_COMPILER: Final = {"kernel/native.py": "mypy_extensions"}
"""What is read by the type checker and the compiler alone."""

CHRONICLES: Final = "games/glen_more_ii/chronicles"
GAME_WORDS: Final = re.compile("glen|scot|glasgow|chronicle", re.IGNORECASE)
"""Words that the kernel must not know."""

KERNEL_MAY_SAY: Final = {"game.py": "chronicles"}
"""The public API's own word for the modules that were added to a game: it stands in records and snapshots."""


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part a file belongs to: its folder, or the module at the top."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return "hindmost" if parts == ("__init__",) else parts[0]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything imported."""
    package = ["hindmost", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def target(name: str) -> str:
    """What an imported name of ours belongs to, such as `kernel.messages`; names of the package's front: `hindmost`."""
    parts = name.split(".")[1:]
    if not parts or not _is_part(parts[0]):
        return "hindmost"
    return ".".join(parts[:2])


def _is_part(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def allowed(part: str, wanted: str) -> bool:
    return any(wanted == each or wanted.startswith(f"{each}.") for each in (part, *MAY_IMPORT[part]))


def test_every_part_has_its_place() -> None:
    found = {part_of(path) for path in sources(PACKAGE)}
    assert found <= set(MAY_IMPORT), "say in MAY_IMPORT what the new part may know"


@pytest.mark.parametrize("table", [MAY_IMPORT, SERVER_MAY_IMPORT], ids=["parts", "rooms of the server"])
def test_the_table_has_no_circles(table: dict[str, tuple[str, ...]]) -> None:
    reached: dict[str, set[str]] = {}

    def below(part: str) -> set[str]:
        if part not in reached:
            reached[part] = set()
            direct = {each.split(".")[0] for each in table[part]}
            reached[part] = direct.union(*(below(each) for each in direct))
        return reached[part]

    for part in table:
        assert part not in below(part), part


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_imports_only_go_down(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sources(PACKAGE)
        if part_of(path) == part
        for line, name in imports(path)
        if name.split(".")[0] == "hindmost" and not allowed(part, target(name))
    ]
    assert not wrong, "\n".join(wrong)


def test_of_the_bots_only_judges_know_games() -> None:
    """Whoever thinks does so on positions and views of any game."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sources(PACKAGE / "bots")
        if "judge" not in path.parts
        for line, name in imports(path)
        if name.startswith("hindmost.games")
    ]
    assert not wrong, "\n".join(wrong)


def room_of(path: Path) -> str:
    """The room of the server that a file is in, or the module beside the rooms."""
    return path.relative_to(PACKAGE / "server").with_suffix("").parts[0]


@pytest.mark.parametrize("path", sources(PACKAGE / "server"), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_rooms_of_the_server_only_look_down(path: Path) -> None:
    room = room_of(path)
    rooms = {room, *SERVER_MAY_IMPORT[room]}
    ours = [(line, name.split(".")[2]) for line, name in imports(path) if name.startswith("hindmost.server.")]
    wrong = [f"{path.relative_to(ROOT)}:{line}: {wanted}" for line, wanted in ours if wanted not in rooms]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", [room for room in SERVER_MAY_IMPORT if (PACKAGE / "server" / room).is_dir()])
def test_a_room_of_the_server_is_small_and_says_what_it_is_for(room: str) -> None:
    folder = PACKAGE / "server" / room
    assert len(list(folder.glob("*.py"))) <= ROOM
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))


def compiler_words(path: Path) -> str | None:
    return FOR_THE_COMPILER.get(path.relative_to(PACKAGE).as_posix())


@pytest.mark.parametrize("part", STANDARD_LIBRARY_ONLY)
def test_the_engine_needs_the_standard_library_only(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sources(PACKAGE)
        if part_of(path) == part
        for line, name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"hindmost", compiler_words(path)}
    ]
    assert not wrong, "\n".join(wrong)


def test_no_class_of_the_engine_is_an_abc() -> None:
    """Compiled, they would share what ABC remembers, and `isinstance` would say wrong things (`kernel/native.py`)."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources(PACKAGE)
        if part_of(path) in STANDARD_LIBRARY_ONLY
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module == "abc"
        and {"ABC", "ABCMeta"} & {a.name for a in node.names}
    ]
    assert not found, "\n".join(found)


def test_playing_loads_nothing_but_the_standard_library() -> None:
    """Texts come in when somebody reads, not before."""
    program = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "import hindmost, hindmost.bots\n"
        "g = hindmost.new_game('glen-more', seats=3, seed=1)\n"
        "while not g.over:\n"
        "    q = g.questions[0]\n"
        "    g.play(q.seat, q.options[0].id)\n"
        "hindmost.replay(g.record()); hindmost.restore(g.snapshot()); g.view(0)\n"
        "new = {name.split('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - sys.stdlib_module_names - {'hindmost'}))\n"
        "print(*sorted(name for name in sys.modules if name.startswith('hindmost.text')))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_the_kernel_knows_no_game() -> None:
    """Neither in its names nor in its sentences; comments and docstrings may give examples."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in sources(PACKAGE / "kernel")
        for line, word in _words(path)
        if GAME_WORDS.search(word) and word != KERNEL_MAY_SAY.get(path.name)
    ]
    assert not found, "\n".join(found)


def test_the_base_game_names_no_chronicle() -> None:
    """The registry does; what only imports it, or the class of all chronicles, does not. A pile is any pile."""
    folders = [path for path in (PACKAGE / CHRONICLES).iterdir() if (path / "module.py").exists()]
    modules = [import_module(f"hindmost.{CHRONICLES.replace('/', '.')}.{path.name}.module") for path in folders]
    manifests = [kind for module in modules for kind in vars(module).values() if _is_manifest(kind, module.__name__)]
    own = {word for kind in manifests for word in (kind.key, *(part.name for part in kind().components()))}
    assert len(manifests) == len(folders)
    above = [*sources(PACKAGE / "mechanics"), *(PACKAGE / "games/glen_more_ii").glob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in above
        for line, word in _words(path)
        if word in own - {"pile"} or re.search(r"\bc[01]\d_", word)
    ]
    assert not found, "\n".join(found)


TAKES_APART: Final = re.compile(
    r"\b(id|code|rule|group|proposed)\)?\??\.(startsWith|endsWith|split|replace|replaceAll|match|slice|includes|indexOf)\("
    r"|\.(exec|test)\([\w.]*\b(id|code|rule|group)\b|furniture\.id [!=]==|\b(game [!=]== \"|chronicle [!=]== \d)"
)
MAY_TAKE_APART: Final = {"text/text.svelte.ts"}
"""A name is made of an id where there is no text."""


def test_the_client_goes_by_kinds() -> None:
    """It takes neither ids of options nor keys nor clauses apart, and asks for no game or chronicle by name."""
    client = ROOT / "web" / "src"
    files = [file for file in client.rglob("*") if file.suffix in (".ts", ".svelte")]
    assert len(files) > 200
    found = [
        f"{file.relative_to(ROOT)}: {match.group()}"
        for file in files
        if file.relative_to(client).as_posix() not in MAY_TAKE_APART
        for match in TAKES_APART.finditer(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def _is_manifest(kind: object, module: str) -> bool:
    return isinstance(kind, type) and issubclass(kind, Chronicle) and kind.__module__ == module


MAY_SAY_WHO_ACTS: Final = {"acting.py", "snapshots.py", "state.py", "glen.py"}


def test_who_acts_is_set_by_the_kernel_alone() -> None:
    """By `begin_turn`, by the frames of `kernel.acting`, and when a position is made."""
    found = [
        f"{path.relative_to(ROOT)}:{target.lineno}"
        for path in sources(PACKAGE)
        if path.name not in MAY_SAY_WHO_ACTS
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for target in ceremony.targets(node)
        if isinstance(target, ast.Attribute) and target.attr == "active"
    ]
    assert not found, found


@pytest.mark.parametrize("folder", sorted((PACKAGE / CHRONICLES).glob("c[01]*_*")), ids=lambda path: path.name)
def test_a_chronicle_is_spent_on_its_rules(folder: Path) -> None:
    assert ceremony.share(folder) <= ceremony.MOST


def _words(path: Path) -> Iterator[tuple[int, str]]:
    """Every identifier and every piece of text in the code, docstrings aside."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield line, word


# ---------------------------------------------------------------- what the documentation shows


def test_every_arrow_of_the_ways_through_the_house_has_its_test() -> None:
    """A file alone would say nothing: the table names the very test that fails when the arrow is broken."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    ways = page[page.index("## Two ways through the house") : page.index("## Libraries")]
    rows = [line.split(" | ") for line in ways.splitlines() if re.match(r"\| (?!from )", line)]
    assert len(rows) > 15
    assert [row for row in rows if not re.fullmatch(r"(`(?:web/)?tests/[^`:]+::[^`]+`(?:, | \|$))+", row[-1])] == []
    named = [name for row in rows for name in re.findall(r"`((?:web/)?tests/[^`]+)`", row[-1])]
    assert [name for name in named if not _is_there(*name.split("::", 1))] == []


def _is_there(file: str, test: str) -> bool:
    begun = f"def {test}(" if file.endswith(".py") else f'("{test}'
    return (ROOT / file).is_file() and begun in (ROOT / file).read_text("utf-8")


def _modules_with_examples() -> list[str]:
    found = []
    for path in sources(PACKAGE):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


@pytest.mark.parametrize("module", _modules_with_examples())
def test_examples_in_docstrings(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0


def test_the_front_page_of_the_package_has_examples() -> None:
    assert {"hindmost", "hindmost.api"} <= set(_modules_with_examples())


PAGES: Final = [path for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if path.is_file()]


SHOWN_FROM_FILES: Final = ("writing-a-chronicle.md",)
"""Pages whose code is that of files, which have tests of their own."""


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in SHOWN_FROM_FILES], ids=lambda path: path.name
)
def test_python_on_the_pages_runs(page: Path, tmp_path: Path) -> None:
    """All blocks marked `python`, one after the other as a reader would type them; sessions with >>> as doctests."""
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    plain = "\n".join(block for block in blocks if ">>> " not in block)
    if plain:
        done = subprocess.run(
            [sys.executable, "-c", plain],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    for number, block in enumerate(block for block in blocks if ">>> " in block):
        test = doctest.DocTestParser().get_doctest(block, {}, f"{page.name} block {number}", str(page), 0)
        assert doctest.DocTestRunner().run(test).failed == 0

"""A package of its own is installed into an empty folder: by uv, which brought the project's own libraries, and without
a network. Where that is not to be had, its files are copied and written down, which is all that an installer does.
Where changes are checked for all (`CI=true`), it must be had."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES

ROOT: Final = Path(__file__).parent.parent
CEILIDH: Final = ROOT / "docs" / "ceilidh"
LAST_CHRONICLE: Final = CHRONICLES[-1].number
"""After it the command lists those of packages."""
ROOMS: Final = ("src", "web", "tests", "docs/ceilidh", "pyproject.toml")
LEFT_OUT: Final = shutil.ignore_patterns("node_modules", "__pycache__", ".*")
"""Neither libraries nor what tools keep for themselves."""


def private_copy(target: Path) -> Path:
    """The project once more, where nobody else reads or writes."""
    for room in ROOMS:
        if (ROOT / room).is_dir():
            shutil.copytree(ROOT / room, target / room, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / room, target / room)
    return target


def contents(project: Path) -> dict[str, str]:
    """Every file of every room by its contents; what Python has compiled does not count."""
    paths = [path for path in sorted(project.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {str(path.relative_to(project)): sha256(path.read_bytes()).hexdigest() for path in paths}


def install(project: Path, target: Path) -> Path:
    """Install the project in a folder into another one, which gives a program the package once it is on its path."""
    if not really_installed(project, target):
        if is_required():
            raise RuntimeError(f"{project} is not installed: uv or hatchling is missing, and CI=true asks for them")
        copy(project, target)
    return target


def is_required() -> bool:
    """Whether a copy is not enough: somewhere the package must really be installed."""
    return os.environ.get("CI") == "true"


def really_installed(project: Path, target: Path) -> bool:
    brought = sorted((ROOT / ".tools").glob("uv-*/bin/uv"))
    uv = shutil.which("uv") or (str(brought[-1]) if brought else None)
    if uv is None:
        return False
    command = [uv, "pip", "install", "--offline", "--no-deps", "--python", sys.executable, "--target", str(target)]
    done = subprocess.run([*command, str(project)], capture_output=True, check=False, timeout=300)
    return done.returncode == 0


def copy(project: Path, target: Path) -> None:
    facts = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = facts["name"], facts["version"]
    folder = name.replace("-", "_")
    shutil.copytree(project / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    written = target / f"{folder}-{version}.dist-info"
    written.mkdir()
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in points.items())])
        for group, points in facts["entry-points"].items()
    ]
    (written / "entry_points.txt").write_text("\n\n".join(groups) + "\n", "utf-8")

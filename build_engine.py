"""Compiles the engine by mypyc: the same files, as one group of native modules. `hatch_build.py` puts them into wheels.

A wheel carries both, and Python takes the compiled one. `HINDMOST_PURE=1` makes a wheel of plain Python, which does the
same, slower.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

PARTS = ("kernel", "mechanics", "catalogue", "games", "bots")
"""Rules and search, and what they walk on: compiled together, so that they call each other as plainly as C does."""

INTERPRETED = (
    "kernel/native.py",  # is there for those who run without the compiler
    "kernel/errors.py",
    # What people meet: it answers a wrong argument with a sentence, and `help()` has something to say about it.
    "kernel/eyes.py",
    "kernel/game.py",
    "kernel/questions.py",
)

INTERPRETED_NAMES = ("__init__.py", "shapes.py")
"""What a folder's `__init__` says is read once and stays as it is. Of the types in its `shapes` the compiler would keep
that there is a list, but not of what."""

TOOLS = ("mypy~=2.4", "setuptools>=68")


class CannotCompile(Exception):
    """The C compiler does not do what it should."""


def obstacle() -> str:
    """What keeps the engine from being compiled here; empty if nothing does."""
    if os.environ.get("HINDMOST_PURE", "") not in ("", "0"):
        return "HINDMOST_PURE is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs it as it is"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are not installed (on Debian or Ubuntu: sudo apt install python3-dev)"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and shutil.which(compiler.split()[0]) is None:
        return "there is no C compiler"
    return ""


def compile_engine(root: Path, folder: Path) -> list[tuple[Path, str]]:
    """Compile inside a folder; gives the native modules and where each belongs in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

    package = root / "src" / "hindmost"
    shutil.copytree(package, folder / "hindmost", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(root / "pyproject.toml", folder)  # mypy's settings
    built = folder / "built"
    with contextlib.chdir(folder):
        extensions = mypycify(
            sources(Path("hindmost")), opt_level="2", debug_level="0", multi_file=True, group_name="hindmost"
        )
        if os.name != "nt":
            for extension in extensions:  # nobody else calls these functions, so they may call each other directly
                extension.extra_compile_args.append("-fvisibility=hidden")
        command = in_parallel(build_ext)(Distribution({"name": "hindmost", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(built), "objects"
        command.ensure_finalized()
        try:
            command.run()
        except (CompileError, ExecError, LinkError, PlatformError) as error:
            raise CannotCompile(str(error)) from error
    return [(path, path.relative_to(built).as_posix()) for path in sorted(built.rglob("*")) if path.is_file()]


def in_parallel(build_ext: Any) -> Any:
    """Setuptools' command, on all cores: by itself it compiles the files of an extension one after another."""
    from concurrent.futures import ThreadPoolExecutor

    cores = os.cpu_count() or 1

    class BuildInParallel(build_ext):  # type: ignore[misc]
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = cores

        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_at_once(files: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    parts = pool.map(lambda file: compile_in_turn([file], **settings), files)
                    return [compiled for part in parts for compiled in part]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    return BuildInParallel


def sources(package: Path) -> list[str]:
    """The files to compile."""
    found = (path for part in PARTS for path in sorted((package / part).rglob("*.py")))
    return [
        path.as_posix()
        for path in found
        if path.name not in INTERPRETED_NAMES and path.relative_to(package).as_posix() not in INTERPRETED
    ]

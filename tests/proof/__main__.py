"""Remakes the tables of `docs/proof.md`::

    python -m tests.proof

Clauses are counted; what long runs have found is taken from `tests/proof/results`, where they leave it.
"""

from __future__ import annotations

from tests.proof.page import PAGE, parts, remade

if __name__ == "__main__":
    PAGE.write_text(remade(PAGE.read_text("utf-8"), parts()), "utf-8", newline="\n")
    print(f"{PAGE} is up to date.")

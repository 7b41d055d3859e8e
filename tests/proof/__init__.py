"""The page that says what is proved, `docs/proof.md`, and what long runs have found."""

"""The solo opponent at somebody's printed table: steps come, what she does goes, and nothing is kept."""

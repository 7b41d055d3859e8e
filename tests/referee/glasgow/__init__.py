"""Glasgow by its clauses."""

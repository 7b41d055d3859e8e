"""Glen More by its clauses."""

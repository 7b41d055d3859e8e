"""Glen More II by its clauses. It knows no chronicle: what those change is asked of the `parts` of the table."""

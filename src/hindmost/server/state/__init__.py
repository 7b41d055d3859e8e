"""A table as it stands: what was agreed, its position, its clocks, the draft, the chain over its actions.

Here it is read from the store and here stands what a step writes there. All of it is values: a step makes a new table
of the old one, and `live` decides which of the two it is.
"""

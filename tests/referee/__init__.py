"""A second referee: legality and scoring once more, written from the clauses alone, in plain and patient Python.

It knows what is printed (the catalogue's data files) and what lies open (views, questions, the log of what was dealt),
and nothing of the engine. It plays along with random games: at every question it says which answers are legal and how
the table stands, and a difference is a fault of one of the two, to be settled by the clause.

Each game is a generator: it yields an `Ask` with every legal answer, or a `Chance`, and is told what came of it::

    python -m tests.referee --games 100
"""

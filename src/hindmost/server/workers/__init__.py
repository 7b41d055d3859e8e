"""Long thoughts in processes of their own, so that nobody waits for them but who asked: bots that search, and hints.

A thought is a function by its name with arguments and an answer that JSON can hold: nothing else crosses over. What
a process imports for it costs every start of one, so thoughts live in files that know the engine and little else.
"""

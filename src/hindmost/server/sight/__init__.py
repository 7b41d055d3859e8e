"""What the engine says, put into messages for one pair of eyes: the view, the question, the log, what an option does.

Everything here is given a position and changes nothing.
"""

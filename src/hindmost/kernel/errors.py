"""Everything that can be told to somebody who used Hindmost wrongly. Nothing has changed when one is raised."""


class HindmostError(Exception):
    """Base of all errors meant for people: the message is a sentence that says what to do."""


class UnknownGame(HindmostError):
    """No game has this id."""


class BadConfiguration(HindmostError):
    """Seats, modules or options that do not go together."""


class BadCounts(HindmostError):
    """Numbers that a score sheet cannot hold."""


class NotOffered(HindmostError):
    """The choice is not among those offered now."""


class NotAsked(HindmostError):
    """The seat has nothing to answer now."""


class GameOver(HindmostError):
    """The game is finished."""


class NothingToUndo(HindmostError):
    """Everything since the last reveal has been taken back already."""


class DamagedSnapshot(HindmostError):
    """The snapshot is not one of ours, or not a position that can be."""


class DamagedRecord(HindmostError):
    """The record is not one of ours, or its choices do not fit its game."""

"""All that a module is written with, in one place: its files need one import from the kernel."""

from hindmost.kernel.acting import acting
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import ANYWHERE, NATURE, Frame, Reaction, Refusal, Secret, Window
from hindmost.kernel.hooks import (
    AFTER,
    BEFORE,
    Actor,
    EventPoint,
    Fold,
    FoldPoint,
    FreeAction,
    Hook,
    Insert,
    Listener,
    Patch,
    Veto,
    VetoPoint,
)
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Name, Note, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.order import in_any_order
from hindmost.kernel.plans import Plan
from hindmost.kernel.pools import FaceDown
from hindmost.kernel.position import asks_nature, shows_next
from hindmost.kernel.sealed import Sealed
from hindmost.kernel.sheets import Found, Line
from hindmost.kernel.standing import AS_PROPOSED, NO, Always, Only, Standing, UpTo
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import VERB_SHIFT, Verb, verb_code
from hindmost.kernel.views import COUNT, HIDDEN, VISIBLE, Component, Pick

__all__ = [
    "AFTER",
    "ANYWHERE",
    "AS_PROPOSED",
    "BEFORE",
    "COUNT",
    "HIDDEN",
    "NATURE",
    "NO",
    "VERB_SHIFT",
    "VISIBLE",
    "Actor",
    "Always",
    "Award",
    "Coming",
    "Component",
    "EventPoint",
    "FaceDown",
    "Fold",
    "FoldPoint",
    "Found",
    "Frame",
    "FreeAction",
    "Hook",
    "Insert",
    "Json",
    "Line",
    "Listener",
    "Module",
    "Msg",
    "Name",
    "Note",
    "NoteKind",
    "Only",
    "Patch",
    "Pick",
    "Plan",
    "Reaction",
    "Reason",
    "Refusal",
    "Sealed",
    "Secret",
    "Slice",
    "Standing",
    "State",
    "UpTo",
    "Verb",
    "Veto",
    "VetoPoint",
    "Window",
    "acting",
    "asks_nature",
    "in_any_order",
    "shows_next",
    "verb_code",
]

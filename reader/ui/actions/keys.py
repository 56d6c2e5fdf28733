"""Which keys lead to which action: the table's own, and what the user changed of them. GUI thread only."""

import json
from collections.abc import Iterable, Mapping

from PySide6.QtGui import QAction, QKeySequence

from reader.ui.actions.table import ACTIONS

Keys = tuple[str, ...]
"""Key sequences as portable text, "Ctrl+K" or "G, A"; the first is the one that is shown."""

DEFAULTS: Mapping[str, Keys] = {row.name: row.keys for row in ACTIONS}


def read_keys(text: str) -> dict[str, Keys]:
    """The keys of every action; what cannot be understood leaves the table's own in place."""
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        stored = {}
    changed = stored if isinstance(stored, dict) else {}
    return {name: _valid(changed[name], keys) if name in changed else keys for name, keys in DEFAULTS.items()}


def write_keys(keys: Mapping[str, Keys]) -> str:
    """What differs from the table, as JSON; empty where nothing does."""
    changed = {name: list(own) for name, own in keys.items() if name in DEFAULTS and own != DEFAULTS[name]}
    return json.dumps(changed, ensure_ascii=False) if changed else ""


def apply_keys(actions: Mapping[str, QAction], keys: Mapping[str, Keys]) -> None:
    """Give actions their keys at once."""
    for name, action in actions.items():
        action.setShortcuts([QKeySequence(each) for each in keys.get(name, ())])


def shown_keys(keys: str) -> str:
    """A key sequence as the system writes it; a chord as "G A"."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText).replace(", ", " ")


def conflicts(keys: Mapping[str, Keys], name: str, wanted: str) -> list[tuple[str, str]]:
    """Actions (with the key in question) that would be mistaken for `name` if it had this key: equal, or the start of a chord."""
    return [(other, own) for other, owns in keys.items() if other != name for own in owns if _collide(own, wanted)]


def without(keys: Mapping[str, Keys], removed: Iterable[tuple[str, str]]) -> dict[str, Keys]:
    """Keys after each of these actions gives one of its own away."""
    left = dict(keys)
    for name, own in removed:
        left[name] = tuple(each for each in left[name] if each != own)
    return left


def _collide(one: str, other: str) -> bool:
    match = QKeySequence.SequenceMatch.NoMatch
    first, second = QKeySequence(one), QKeySequence(other)
    return first.matches(second) != match or second.matches(first) != match


def _valid(stored: object, default: Keys) -> Keys:
    """Stored keys as far as they are keys at all; an empty list means that the user wants none."""
    if not isinstance(stored, list):
        return default
    texts = [QKeySequence(each).toString(QKeySequence.SequenceFormat.PortableText) for each in stored if isinstance(each, str)]
    known = tuple(text for text in texts if text)
    return default if stored and not known else known

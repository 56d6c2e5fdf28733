"""Maps shortcuts to actions: the table's defaults with the user's changes. GUI thread only."""

import json
from collections.abc import Iterable, Mapping

from PySide6.QtGui import QAction, QKeySequence

from reader.ui.actions.table import ACTIONS

Keys = tuple[str, ...]
"""Key sequences as portable text, "Ctrl+K" or "G, A"; the first one is shown."""

DEFAULTS: Mapping[str, Keys] = {row.name: row.keys for row in ACTIONS}


def read_keys(text: str) -> dict[str, Keys]:
    """Read the shortcuts of every action; invalid ones keep their default."""
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        stored = {}
    changed = stored if isinstance(stored, dict) else {}
    return {name: _valid(changed[name], keys) if name in changed else keys for name, keys in DEFAULTS.items()}


def write_keys(keys: Mapping[str, Keys]) -> str:
    """Return the differences from the table as JSON; '' if none."""
    changed = {name: list(own) for name, own in keys.items() if name in DEFAULTS and own != DEFAULTS[name]}
    return json.dumps(changed, ensure_ascii=False) if changed else ""


def apply_keys(actions: Mapping[str, QAction], keys: Mapping[str, Keys]) -> None:
    for name, action in actions.items():
        action.setShortcuts([QKeySequence(each) for each in keys.get(name, ())])


def shown_keys(keys: str) -> str:
    """Return a key sequence in native form; a chord as "G A"."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText).replace(", ", " ")


def conflicts(keys: Mapping[str, Keys], name: str, wanted: str) -> list[tuple[str, str]]:
    """Return the actions (with their shortcut) that would conflict with this one: an equal sequence, or the start of a chord."""
    return [(other, own) for other, owns in keys.items() if other != name for own in owns if _collide(own, wanted)]


def without(keys: Mapping[str, Keys], removed: Iterable[tuple[str, str]]) -> dict[str, Keys]:
    """Return the shortcuts without one of each of these actions."""
    left = dict(keys)
    for name, own in removed:
        left[name] = tuple(each for each in left[name] if each != own)
    return left


def _collide(one: str, other: str) -> bool:
    match = QKeySequence.SequenceMatch.NoMatch
    first, second = QKeySequence(one), QKeySequence(other)
    return first.matches(second) != match or second.matches(first) != match


def _valid(stored: object, default: Keys) -> Keys:
    """Return the valid stored shortcuts; an empty list means that the user wants none."""
    if not isinstance(stored, list):
        return default
    texts = [QKeySequence(each).toString(QKeySequence.SequenceFormat.PortableText) for each in stored if isinstance(each, str)]
    known = tuple(text for text in texts if text)
    return default if stored and not known else known

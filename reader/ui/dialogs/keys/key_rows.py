"""The table of actions as groups of lines with their keys, for reading and for changing them. GUI thread only."""

from collections.abc import Mapping
from dataclasses import dataclass

from reader.ui.actions.keys import Keys, shown_keys
from reader.ui.actions.table import ACTIONS, translated
from reader.ui.palette.matching import Fit, match, plain
from reader.ui.text.translate import Translator

_tr = Translator("Keys")


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One action: its name in the table, its words, its keys as the system writes them."""

    name: str
    label: str
    caps: tuple[str, ...]


def key_groups(keys: Mapping[str, Keys], typed: str = "", *, with_keys_only: bool = False) -> list[tuple[str, list[KeyLine]]]:
    """The lines by kind of action, as far as their words or keys fit what is typed; kinds without a line are left out."""
    groups: dict[str, list[KeyLine]] = {}
    for row in ACTIONS:
        line = KeyLine(row.name, translated(row.text).replace("&", ""), tuple(map(shown_keys, keys[row.name])))
        if (line.caps or not with_keys_only) and _fits(line, typed):
            title = translated(row.menu).replace("&", "") or _tr("Window")
            groups.setdefault(title, []).append(line)
    return list(groups.items())


def _fits(line: KeyLine, typed: str) -> bool:
    found = match(plain(typed).split(), plain(line.label))
    is_named = found is not None and found.fit <= Fit.WORD_BEGINS
    return is_named or typed.strip().casefold() in map(str.casefold, line.caps)

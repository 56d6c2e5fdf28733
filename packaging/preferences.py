"""Writes reader/domain/preferences.md, the table of every preference, from the program's own: python packaging/preferences.py."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "reader" / "domain" / "preferences.md"
HEAD = """\
# Preferences

Every preference there is, in the order of the window (Ctrl+,). `beforehand get`, `set` and `reset` read and change them too. They are
kept in the database, table `preference`, and only where they differ from the usual value. Those not in the window have a place of
their own. Made from `preferences.py` by `python packaging/preferences.py`.
"""


def document() -> str:
    """The whole text."""
    from reader.domain.preferences import PREFERENCES, Page

    parts = [HEAD]
    for page in Page:
        rows = [preference for preference in PREFERENCES.values() if preference.page is page]
        lines = [f"| `{row.key}` | {row.label} | {_usual(row.default)} | {_values(row)} | {row.help} |" for row in rows]
        table = ["| name | label | usually | takes | what it does |", "| --- | --- | --- | --- | --- |", *lines]
        parts.append("\n".join((f"## {page.value.capitalize()}", "", *table, "")))
    return "\n".join(parts)


def _usual(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) or "empty"


def _values(preference: object) -> str:
    from reader.domain.preferences import Form, Preference

    assert isinstance(preference, Preference)  # noqa: S101 -- for the type checker
    forms = {
        Form.SWITCH: "on or off",
        Form.HOURS: "hours as 22:00-07:00, or empty",
        Form.PROXY: "http or https proxy as host:port, `none`, or empty",
        Form.LINE: "one line of plain characters, or empty",
        Form.TYPEFACE: "a name, or empty",
        Form.SERVICES: "lines of `Name: address`, or empty",
        Form.FOLDER: "the whole path of a folder, or empty",
        Form.FILE: "the whole path of an .xml or .atom file, or empty",
    }
    if preference.choices:
        text = ", ".join(f"`{choice}`" for choice in preference.choices)
    elif isinstance(preference.default, int) and not isinstance(preference.default, bool):
        text = " ".join(filter(None, (f"{preference.minimum} to {preference.maximum}", preference.unit)))
    else:
        text = forms.get(preference.form, "text")
    return f"{text} (not in the window)" if preference.form is Form.HIDDEN else text


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    TARGET.write_text(document(), encoding="utf-8")

"""Writes the releases of the AppStream description from packaging/CHANGELOG.md: python packaging/releases.py."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

PACKAGING = Path(__file__).resolve().parent
CHANGE_LOG = PACKAGING / "CHANGELOG.md"
METAINFO = PACKAGING / "linux" / "app.beforehand.Beforehand.metainfo.xml"
HEADING = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$")
PLACE = re.compile(r"  <releases>\n.*?  </releases>\n", re.DOTALL)


def releases(change_log: str) -> str:
    """The element; what is not released yet is left out."""
    lines = ["<releases>"]
    for part in re.split(r"^(?=## )", change_log, flags=re.MULTILINE)[1:]:
        heading, *rest = part.splitlines()
        found = HEADING.match(heading)
        if found:
            version, date = found.groups()
            kind = "development" if version.startswith("0.") else "stable"
            lines += [f'  <release version="{version}" date="{date}" type="{kind}">', "    <description>"]
            lines += [f"      {line}" for line in _description(rest)]
            lines += ["    </description>", "  </release>"]
        elif heading != "## [Unreleased]":
            message = f"not a heading of a release: {heading}"
            raise ValueError(message)
    return "".join(f"  {line}\n" for line in [*lines, "</releases>"])


def _description(lines: list[str]) -> Iterator[str]:
    """Paragraphs and lists; each line of the change log is one of either, or the name of a list."""
    is_list = False
    for line in filter(None, lines):
        if line.startswith(" "):
            message = f"begin a line of its own: {line.strip()}"
            raise ValueError(message)
        text = _plain(line.removeprefix("### ").removeprefix("- "))
        if line.startswith("- ") != is_list:
            yield "</ul>" if is_list else "<ul>"
            is_list = not is_list
        if is_list:
            yield f"  <li>{text}</li>"
        else:
            yield f"<p>{text}:</p>" if line.startswith("### ") else f"<p>{text}</p>"
    if is_list:
        yield "</ul>"


def _plain(text: str) -> str:
    """Markdown's signs become AppStream's, or go."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", escape(text))
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def document() -> str:
    """The whole description as it should be."""
    element = releases(CHANGE_LOG.read_text(encoding="utf-8"))
    return PLACE.sub(lambda _: element, METAINFO.read_text(encoding="utf-8"), count=1)


if __name__ == "__main__":
    METAINFO.write_text(document(), encoding="utf-8")
    sys.stdout.write(f"{METAINFO}\n")

"""Rules by which the text on a site's pages is found, in files named by its host as those of Full-Text RSS are: `example.org.txt`, or
`.example.org.txt` for all below it. The user's files lie in the folder `site-rules` of the profile; `common.txt` there holds those that
others maintain, after the name of each in brackets. Any thread.
"""

import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from reader.domain.page_rule import TextRule
from reader.domain.retrieval import SiteRules
from reader.whole_file import write_whole

COMMON = "common.txt"
"""Its name is that of no host, since it has no dot."""
SIZE_LIMIT, COMMON_LIMIT = 65_536, 20_000_000
_HOST = re.compile(r"(?!-)[a-z0-9_-]+(?:\.[a-z0-9_-]+){1,20}")


def rules_for(folder: Path | None, host: str) -> tuple[TextRule, ...]:
    """Return the rules for a host: the user's file, then the common one. Unreadable ones are left out."""
    names = file_names(host)
    if folder is None or not names or not folder.is_dir():
        return ()
    found = (next(_own(folder, names), None), next(_common(folder, names), None))
    return tuple(rule for rule in found if rule is not None)


def file_names(host: str) -> list[str]:
    """Return the names of files that apply to a host, longest first; none for a number or an odd name."""
    plain = host.lower().rstrip(".").removeprefix("www.")
    if not _HOST.fullmatch(plain) or plain.rpartition(".")[2].isdecimal():
        return []
    parents = list(accumulate(reversed(plain.split(".")), lambda after, label: f"{label}.{after}"))[:0:-1]
    return [f"{plain}.txt", *(f".{parent}.txt" for parent in parents)]


def own_files(folder: Path) -> dict[str, str]:
    """Return the user's files by name, those that are no larger than is read."""
    names = sorted(path.name for path in folder.glob("*.txt") if path.name != COMMON)
    return {name: text for name in names if (text := _text(folder / name, SIZE_LIMIT))}


def common_since(folder: Path) -> tuple[float, int]:
    """Return when the common rules were stored, and for how many sites; (0, 0) without any."""
    try:
        return (folder / COMMON).stat().st_mtime, f"\n{_text(folder / COMMON, COMMON_LIMIT)}".count("\n[")
    except OSError:
        return 0.0, 0


def store_common(folder: Path, rules: SiteRules) -> None:
    """Replace the common rules. Raises OSError."""
    folder.mkdir(mode=0o700, exist_ok=True)
    write_whole(folder / COMMON, rules.text.encode())


def _own(folder: Path, names: list[str]) -> Iterator[TextRule]:
    for name in names:
        if text := _text(folder / name, SIZE_LIMIT):
            yield TextRule(name, text)


def _common(folder: Path, names: list[str]) -> Iterator[TextRule]:
    text = "\n" + _text(folder / COMMON, COMMON_LIMIT)
    for name in names:
        _, is_there, after = text.partition(f"\n[{name}]\n")
        if is_there:
            yield TextRule(name, after.partition("\n[")[0][:SIZE_LIMIT])


def _text(path: Path, limit: int) -> str:
    """Return the content of an ordinary file; empty without one, or beyond the limit."""
    try:
        is_good = path.is_file() and path.stat().st_size <= limit
        return path.read_text(encoding="utf-8", errors="replace") if is_good else ""
    except OSError:
        return ""

"""Files of rules by which the text on a site's pages is found, named by its host as those of Full-Text RSS are: `example.org.txt`,
or `.example.org.txt` for all below it. They lie in the folder `site-rules` of the profile, or below in `common`, which has those that
others maintain. Any thread.
"""

import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from reader.domain.page_rule import TextRule

COMMON = "common"
"""Folder of rules that others maintain: a checkout of them, or what was fetched."""
SIZE_LIMIT = 65_536
_HOST = re.compile(r"(?!-)[a-z0-9_-]+(?:\.[a-z0-9_-]+){1,20}")


def rules_for(folder: Path | None, host: str) -> tuple[TextRule, ...]:
    """Return the rules for a host: the user's file, then the common one. Unreadable ones are left out."""
    if folder is None or not folder.is_dir():
        return ()
    names = file_names(host)
    found = (next(_read(place, names), None) for place in (folder, folder / COMMON))
    return tuple(rule for rule in found if rule is not None)


def file_names(host: str) -> list[str]:
    """Return the names of files that apply to a host, longest first; none for a number or an odd name."""
    plain = host.lower().rstrip(".").removeprefix("www.")
    if not _HOST.fullmatch(plain) or plain.rpartition(".")[2].isdecimal():
        return []
    parents = list(accumulate(reversed(plain.split(".")), lambda after, label: f"{label}.{after}"))[:0:-1]
    return [f"{plain}.txt", *(f".{parent}.txt" for parent in parents)]


def _read(folder: Path, names: list[str]) -> Iterator[TextRule]:
    for name in names:
        path = folder / name
        try:
            if path.is_file() and path.stat().st_size <= SIZE_LIMIT:
                yield TextRule(name, path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue

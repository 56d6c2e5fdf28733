"""Stored marks of articles are made from two tables: a mark without a meaning of its own is named nowhere else."""

import re
from pathlib import Path

READER = Path(__file__).resolve().parents[2] / "reader"
TABLES = {"domain/entry.py", "ui/text/marks.py"}
NAMES = re.compile(
    r"\bis_later\b|\blater_at\b|\b(?:Mark|View|RuleActionKind)\.LATER\b|\btoggle_later\b|\bgo_later\b|_READ_LATER\b"
)


def naming() -> set[str]:
    paths = [path for path in READER.rglob("*.py") if "migrations" not in path.parts]
    return {path.relative_to(READER).as_posix() for path in paths if NAMES.search(path.read_text(encoding="utf-8"))}


OFFERING = ("engine/jobs/saving.py", "ui/shell/actions/in_article.py", "ui/shell/actions/playing.py", "ui/sidebar/tree_view.py")
"""A link's menu and the player offer it by name; pages are saved to it, and may be dropped on it."""


def test_read_later_is_named_in_the_tables_and_where_it_is_offered_by_name_only() -> None:
    # The kinds of changes are the enumeration that the table points to.
    assert naming() == TABLES | {"domain/changes.py", "ui/dialogs/help.py", "ui/shell/notices.py", *OFFERING}

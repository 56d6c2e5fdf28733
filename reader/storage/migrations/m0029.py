"""Schema 29: articles that report one story. Frozen, as `steps` says; imports nothing from reader."""

import sqlite3
from collections.abc import Callable

STORIES = (
    """CREATE TABLE entry_story (
        entry_id INTEGER PRIMARY KEY REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        story_id INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX entry_story_reports ON entry_story (story_id)",
)
"""The story of an article, numbered by an article that is or was in it. One alone under its own number was taken out by the user."""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {29: STORIES}

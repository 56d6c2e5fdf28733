"""Full-text search. Any thread with its own connection; `interrupt()` from another thread ends it early."""

import re
from array import array

from reader.storage.connection import ReadConnection
from reader.storage.values import id_list, storable

WORDS_MAX = 16
PREFIX_LETTERS = 3
"""A last word of fewer letters is taken as it stands: too many words begin with it, and an index of prefixes doubles the cost of
storing an entry."""
_PIECE = re.compile(r'"([^"]*)"?|([^\s"]+)')
# Each character of these scripts was indexed as a word of its own, as `index_text` of reader.formats.text splits them.
_UNSPACED_SCRIPTS = re.compile(
    "([\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d\U00020000-\U0003ffff])"
)

_FOUND = "SELECT rowid FROM entry_search WHERE entry_search MATCH ? ORDER BY rowid DESC LIMIT ?"
_IN_ORDER = """
SELECT s.entry_id FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value
WHERE s.feed_id NOT IN (SELECT feed_id FROM subscription WHERE removed_at IS NOT NULL)
ORDER BY s.sort_at DESC, s.entry_id DESC
"""


def search_ids(connection: ReadConnection, query: str, *, limit: int) -> "array[int]":
    """Entries that hold all words of a query, newest first: of more than `limit` those that were stored last.

    Words in double quotes must follow each other; the last word may go on where it has three letters. Nothing a user types is an error.
    """
    expression = match_expression(query)
    if not expression:
        return array("q")
    found = [row[0] for row in connection.execute(_FOUND, (expression, limit)).fetchall()]
    return array("q", [row[0] for row in connection.execute(_IN_ORDER, (id_list(found),)).fetchall()])


def match_expression(query: str) -> str:
    """A query in FTS5's language, every word quoted so that none is taken for an operator; empty where it holds no word."""
    phrases: list[str] = []
    is_open = False
    for match in _PIECE.finditer(storable(query)):
        is_word = match[1] is None
        text = _UNSPACED_SCRIPTS.sub(r" \1 ", match[2] if is_word else match[1]).strip()
        if any(character.isalnum() for character in text):
            phrases.append(f'"{text}"')
            is_open = is_word and match.end() == len(query) and len(text.split()[-1]) >= PREFIX_LETTERS
    del phrases[WORDS_MAX:]
    return " AND ".join(phrases) + ("*" if is_open else "")

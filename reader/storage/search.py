"""Full-text search. Any thread with its own connection; `interrupt()` from another thread ends it early."""

import re
from array import array
from collections.abc import Iterable, Sequence
from math import log10

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import Order
from reader.storage.conditions import Condition
from reader.storage.connection import ReadConnection
from reader.storage.search_filters import filters, name_hints
from reader.storage.search_query import Column, Hint, SearchQuery, Today, Words, parse, plain_words
from reader.storage.values import id_list

SEARCH_LIMIT = 1000
"""A search for words finds at most this many entries: of more, those that were stored last."""
WEIGHT_OF_AGE = 0.15
"""An entry is worth this much less for each tenfold of its age in days: a word in the title outweighs years."""
# Each character of these scripts was indexed as a word of its own, as `index_text` of reader.formats.text splits them.
UNSPACED_SCRIPTS = re.compile(
    "([\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d\U00020000-\U0003ffff])"
)
_SPLIT_SCRIPTS = re.compile(f" {UNSPACED_SCRIPTS.pattern} ")

_FROM = """FROM entry_search f CROSS JOIN entry_status s ON s.entry_id = f.rowid
WHERE f.entry_search MATCH ? AND {held} ORDER BY f.rowid DESC LIMIT ?"""

_EVERYTHING = Condition("1")
_NOTHING = Condition("0")
_NOT_KNOWN = Today()


def search_condition(
    connection: ReadConnection,
    text: str,
    today: Today = _NOT_KNOWN,
    narrowed: Condition = _EVERYTHING,
    order: Order = Order.NEWEST,
) -> Condition:
    """The condition on `entry_status s` for what a search finds within `narrowed`; for the most relevant, if that is the order."""
    query = parse(text)
    held = filters(connection, query, today) & narrowed
    if any(not words.is_negated for words in query.words):
        is_weighed = order is Order.RELEVANCE
        found = _most_relevant(connection, query, held) if is_weighed else _newest(connection, _expression(query.words), held)
        return Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(found),))
    if query.words:
        unwanted = _any_of(query.words)
        return held & Condition("s.entry_id NOT IN (SELECT rowid FROM entry_search WHERE entry_search MATCH ?)", (unwanted,))
    return held if query.names or query.states or query.dates else _NOTHING


def most_relevant_ids(connection: ReadConnection, text: str, today: Today, narrowed: Condition) -> "array[int] | None":
    """What a search finds, best first; None where it holds no words to weigh."""
    query = parse(text)
    if all(words.is_negated for words in query.words):
        return None
    return array("q", _most_relevant(connection, query, filters(connection, query, today) & narrowed))


def hints(connection: ReadConnection, text: str) -> list[Hint]:
    """What of a search was not understood or names nothing."""
    query = parse(text)
    return [*query.hints, *name_hints(connection, query.names)]


def match_expression(text: str) -> str:
    """Plain words in FTS5's language; empty where there are none."""
    return _all_of(plain_words(text).words)


def any_of_words(words: Iterable[str]) -> str:
    """Any of these words in FTS5's language; empty where there are none."""
    return _any_of(Words(word) for word in words if any(character.isalnum() for character in word))


def joined_scripts(text: str) -> str:
    """An indexed text as it was before its scripts without spaces were split."""
    return text if text.isascii() else _SPLIT_SCRIPTS.sub(r"\1", text)


def _newest(connection: ReadConnection, expression: str, held: Condition) -> list[int]:
    sql = f"SELECT f.rowid {_FROM.format(held=held.sql)}"
    return [row[0] for row in connection.execute(sql, (expression, *held.parameters, SEARCH_LIMIT)).fetchall()]


def _most_relevant(connection: ReadConnection, query: SearchQuery, held: Condition) -> list[int]:
    """By BM25 and mildly by age; of very many, those whose title holds the words before all others, the newest first."""
    newest = _newest(connection, _expression(query.words), held)
    if len(newest) < SEARCH_LIMIT:
        return _weighed(connection, query, held)
    titled = _newest(connection, _expression(query.words, "{title} : "), held)
    return list(dict.fromkeys([*titled, *newest]))[:SEARCH_LIMIT]


def _weighed(connection: ReadConnection, query: SearchQuery, held: Condition) -> list[int]:
    """A title counts eight times, the name of an author twice."""
    sql = f"SELECT f.rowid, bm25(entry_search, 8.0, 2.0, 1.0), s.sort_at {_FROM.format(held=held.sql)}"
    now = connection.execute("SELECT coalesce(max(first_seen_at), 0) FROM entry_status").fetchone()[0]
    rows = connection.execute(sql, (_expression(query.words), *held.parameters, SEARCH_LIMIT)).fetchall()
    scores = {
        entry_id: weight / (1 + WEIGHT_OF_AGE * log10(1 + max(0, now - sort_at) / DAY_SECONDS))
        for entry_id, weight, sort_at in rows
    }
    return sorted(scores, key=lambda entry_id: (scores[entry_id], -entry_id))


def _expression(words: Sequence[Words], column: str = "") -> str:
    """Words in FTS5's language, all quoted so that none is taken for an operator."""
    wanted = _all_of([each for each in words if not each.is_negated])
    unwanted = _any_of([each for each in words if each.is_negated])
    expression = f"{column}({wanted})" if column else wanted
    return f"({expression}) NOT ({unwanted})" if unwanted else expression


def _all_of(words: Iterable[Words]) -> str:
    return " AND ".join(_phrase(each) for each in words)


def _any_of(words: Iterable[Words]) -> str:
    return " OR ".join(_phrase(each) for each in words)


def _phrase(words: Words) -> str:
    text = UNSPACED_SCRIPTS.sub(r" \1 ", words.text).strip()
    column = "" if words.column is Column.ANYWHERE else f"{{{words.column}}} : "
    return f'{column}"{text}"' + ("*" if words.is_prefix else "")

"""Full-text search, and the filters of its language. Any thread with its own connection; `interrupt()` from another thread ends
it early.
"""

import re
from array import array
from collections.abc import Iterable, Sequence
from math import log10

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import Order
from reader.domain.marks import Mark
from reader.storage.conditions import FOLDER_FEEDS, FOLLOWED, MARKED, UNFOLDED, Condition
from reader.storage.connection import ReadConnection
from reader.storage.search_query import (
    Column,
    Dated,
    Hint,
    HintKind,
    Name,
    Named,
    SearchQuery,
    State,
    Today,
    Words,
    parse,
    plain_words,
)
from reader.storage.values import id_list

_LISTS = {
    Name.FEED: """SELECT f.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url)
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE u.removed_at IS NULL""",
    Name.FOLDER: "SELECT folder_id, title FROM folder",
    Name.TAG: "SELECT tag_id, name FROM tag",
}
_NOT_THERE = {
    Name.FEED: HintKind.NO_SUCH_FEED,
    Name.FOLDER: HintKind.NO_SUCH_FOLDER,
    Name.TAG: HintKind.NO_SUCH_TAG,
}
_STATES = {
    State.UNREAD: "s.is_read = 0",
    State.READ: "s.is_read = 1",
    State.HIDDEN: "s.is_hidden = 1",
}


def filters(connection: ReadConnection, query: SearchQuery, today: Today) -> Condition:
    """Return the condition of a search's filters: entries of followed feeds, each article once, hidden ones only if asked for."""
    held = Condition(f"s.is_removed = 0 AND {FOLLOWED}")
    if not any(marked.state is State.HIDDEN for marked in query.states):
        held &= Condition(f"s.is_hidden = 0 AND {UNFOLDED}")
    for marked in query.states:
        state = marked.state
        sql = MARKED[state] if isinstance(state, Mark) else _STATES[state]
        held &= _turned(Condition(sql), is_negated=marked.is_negated)
    for dated in query.dates:
        held &= _dated(dated, today)
    for named in query.names:
        held &= _turned(_named(connection, named), is_negated=named.is_negated)
    return held


def name_hints(connection: ReadConnection, names: Iterable[Named]) -> list[Hint]:
    return [Hint(_NOT_THERE[named.kind], named.name) for named in names if not _ids(connection, named)]


def _turned(held: Condition, *, is_negated: bool) -> Condition:
    return Condition(f"NOT ({held.sql})", held.parameters) if is_negated else held


def _dated(dated: Dated, today: Today) -> Condition:
    start = today.start_of(dated)
    if start is None:
        return Condition("1")
    return Condition("s.sort_at >= ?" if dated.is_after else "s.sort_at < ?", (start,))


def _named(connection: ReadConnection, named: Named) -> Condition:
    ids = _ids(connection, named)
    if named.kind is Name.FEED:
        return Condition("s.feed_id IN (SELECT value FROM json_each(?))", (id_list(ids),))
    if named.kind is Name.TAG:
        tagged = "SELECT entry_id FROM entry_tag WHERE tag_id IN (SELECT value FROM json_each(?))"
        return Condition(f"s.entry_id IN ({tagged})", (id_list(ids),))
    within = " OR ".join([f"s.feed_id IN ({FOLDER_FEEDS})"] * len(ids)) or "0"
    return Condition(f"({within})", tuple(ids))


def _ids(connection: ReadConnection, named: Named) -> list[int]:
    """Return the ids with this name; else with this prefix; else with a word of this prefix."""
    wanted = " ".join(named.name.casefold().split())
    titles = [(number, " ".join(title.casefold().split())) for number, title in connection.execute(_LISTS[named.kind]).fetchall()]
    same = [number for number, title in titles if title == wanted]
    begun = same or [number for number, title in titles if title.startswith(wanted)]
    return begun or [number for number, title in titles if f" {wanted}" in title]


SEARCH_LIMIT = 1000
"""Largest number of results for words: of more, those stored last."""
WEIGHT_OF_AGE = 0.15
"""Loss of score for each tenfold of an entry's age in days: a word in the title outweighs years."""
# Each character of these scripts was indexed as a word of its own, as `index_text` of reader.formats.text splits them.
UNSPACED_SCRIPTS = (
    "([\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d\U00020000-\U0003ffff])"
)
_SPLIT_SCRIPTS = f" {UNSPACED_SCRIPTS} "
"""Pattern compiled by `re` when first used, which takes longer than everything else here."""

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
    """Return the condition on `entry_status s` for a search within `narrowed`; for the most relevant, if that is the order."""
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
    """Return results, best first; None if the search has no words to weigh."""
    query = parse(text)
    if all(words.is_negated for words in query.words):
        return None
    return array("q", _most_relevant(connection, query, filters(connection, query, today) & narrowed))


def hints(connection: ReadConnection, text: str) -> list[Hint]:
    """Return hints for parts of a search that were not understood or match nothing."""
    query = parse(text)
    return [*query.hints, *name_hints(connection, query.names)]


def match_expression(text: str) -> str:
    """Return plain words in FTS5's language; empty if there are none."""
    return _all_of(plain_words(text).words)


def any_of_words(words: Iterable[str]) -> str:
    """Return a disjunction of these words in FTS5's language; empty if there are none."""
    return _any_of(Words(word) for word in words if any(character.isalnum() for character in word))


def joined_scripts(text: str) -> str:
    """Return an indexed text with its scripts without spaces joined again."""
    return text if text.isascii() else re.sub(_SPLIT_SCRIPTS, r"\1", text)


def _newest(connection: ReadConnection, expression: str, held: Condition) -> list[int]:
    sql = f"SELECT f.rowid {_FROM.format(held=held.sql)}"
    return [row[0] for row in connection.execute(sql, (expression, *held.parameters, SEARCH_LIMIT)).fetchall()]


def _most_relevant(connection: ReadConnection, query: SearchQuery, held: Condition) -> list[int]:
    """Return results by BM25 and slightly by age; of very many, those with the words in their title first, newest first."""
    newest = _newest(connection, _expression(query.words), held)
    if len(newest) < SEARCH_LIMIT:
        return _weighed(connection, query, held)
    titled = _newest(connection, _expression(query.words, "{title} : "), held)
    return list(dict.fromkeys([*titled, *newest]))[:SEARCH_LIMIT]


def _weighed(connection: ReadConnection, query: SearchQuery, held: Condition) -> list[int]:
    """Return weighted results: a title counts eight times, an author twice."""
    sql = f"SELECT f.rowid, bm25(entry_search, 8.0, 2.0, 1.0), s.sort_at {_FROM.format(held=held.sql)}"
    (now,) = connection.execute("SELECT first_seen_at FROM entry_status ORDER BY entry_id DESC LIMIT 1").fetchone() or (0,)
    rows = connection.execute(sql, (_expression(query.words), *held.parameters, SEARCH_LIMIT)).fetchall()
    scores = {
        entry_id: weight / (1 + WEIGHT_OF_AGE * log10(1 + max(0, now - sort_at) / DAY_SECONDS))
        for entry_id, weight, sort_at in rows
    }
    return sorted(scores, key=lambda entry_id: (scores[entry_id], -entry_id))


def _expression(words: Sequence[Words], column: str = "") -> str:
    """Return words in FTS5's language, all quoted so that none is taken for an operator."""
    wanted = _all_of([each for each in words if not each.is_negated])
    unwanted = _any_of([each for each in words if each.is_negated])
    expression = f"{column}({wanted})" if column else wanted
    return f"({expression}) NOT ({unwanted})" if unwanted else expression


def _all_of(words: Iterable[Words]) -> str:
    return " AND ".join(_phrase(each) for each in words)


def _any_of(words: Iterable[Words]) -> str:
    return " OR ".join(_phrase(each) for each in words)


def _phrase(words: Words) -> str:
    text = re.sub(UNSPACED_SCRIPTS, r" \1 ", words.text).strip()
    column = "" if words.column is Column.ANYWHERE else f"{{{words.column}}} : "
    return f'{column}"{text}"' + ("*" if words.is_prefix else "")

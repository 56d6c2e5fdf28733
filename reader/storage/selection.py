"""The entries that a list holds, as SQL conditions over `entry_status s`: filters, search language, saved searches."""

import re
from array import array
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import field
from datetime import date
from enum import StrEnum
from functools import lru_cache
from math import log10

from reader.domain.entry import LISTS_OF_MARKS, Mark, Order, SavedSearch, Selection, View
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS, SearchId
from reader.domain.subscription import BY_HAND, REFRESH
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable

FOLLOWED = "s.feed_id NOT IN (SELECT feed_id FROM subscription WHERE removed_at IS NOT NULL)"
UNSCHEDULED = f"""(f.is_paused OR f.is_gone OR f.feed_id IN (SELECT feed_id FROM remote_feed) OR coalesce((SELECT json_extract(chosen.settings, '$.{REFRESH}') = '{BY_HAND}'
    FROM subscription chosen WHERE chosen.feed_id = f.feed_id), 0))"""  # noqa: S608 -- our own words
"""Condition on `feed f`: retrieved only on request."""
ASKED = "u.removed_at IS NULL AND u.feed_id NOT IN (SELECT feed_id FROM remote_feed)"
"""Condition on `subscription u`: followed, and retrieved by this computer."""
LOCAL = "f.feed_id NOT IN (SELECT feed_id FROM remote_feed)"
"""Condition on `feed f`: followed on this computer, not in an account."""
SAVED = "saved:"
OF_SAVED = f"f.canonical GLOB '{SAVED}*'"
"""Condition on `feed f`: it holds saved pages (`storage.saved`)."""
UNFOLDED = "(s.copy_of IS NULL OR s.is_read = 0)"
"""Condition: not a duplicate, unless the user marked the duplicate itself unread."""
READ_THERE = "(s.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), 1))"
"""Condition: counts as read at its server; a duplicate only once its original does, lest other devices lose an unread article."""

MARKED = {mark: f"s.is_{mark} = 1" for mark in Mark}
MARKED_AT_ALL = f"({' OR '.join(MARKED.values())})"
MARK_COLUMNS = ", ".join(f"s.is_{mark}" for mark in Mark)

FOLDER_FEEDS = """SELECT u.feed_id FROM subscription u WHERE u.removed_at IS NULL AND u.folder_id IN (
    WITH RECURSIVE below (folder_id) AS (
        SELECT ? UNION SELECT f.folder_id FROM folder f JOIN below b ON f.parent_id = b.folder_id
    ) SELECT folder_id FROM below)"""


@dataclass(frozen=True, slots=True)
class Condition:
    """SQL for a WHERE clause over `entry_status s`, with its parameters."""

    sql: str
    parameters: tuple[int | str | None, ...] = ()

    def __and__(self, other: "Condition") -> "Condition":
        return Condition(f"{self.sql} AND {other.sql}", (*self.parameters, *other.parameters))


def marks_in(columns: Iterable[object]) -> frozenset[Mark]:
    """Return the marks that are set, of MARK_COLUMNS."""
    return frozenset(mark for mark, is_set in zip(Mark, columns, strict=True) if is_set)


WORDS_MAX = 16
PREFIX_LETTERS = 3
"""Fewest letters of a last word searched as a prefix: shorter ones match too many words, and a prefix index doubles the cost of
storing an entry.
"""
SHORTEST_PREFIX = 2
"""Shortest prefix that the user can search for with an asterisk."""
FARTHEST_AHEAD_SECONDS = 14 * 3600

_PIECE = re.compile(r'(-?)(?:([A-Za-z]+):)?(?:"([^"]*)"?|([^\s"]*))')
_EPOCH = date(1970, 1, 1).toordinal()
_DATE = re.compile(r"(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?")


class Name(StrEnum):
    """Names usable in a search."""

    FEED = "feed"
    FOLDER = "folder"
    TAG = "tag"


class State(StrEnum):
    """States of an entry, beside its marks."""

    UNREAD = "unread"
    READ = "read"
    HIDDEN = "hidden"


STATES: tuple[State | Mark, ...] = (State.UNREAD, State.READ, *Mark, State.HIDDEN)
"""Values of `is:`; of those with a common prefix the first wins."""


class Column(StrEnum):
    """Columns in which a word is searched."""

    ANYWHERE = ""
    TITLE = "title"
    AUTHOR = "author"


class HintKind(StrEnum):
    """Reasons why a part of a search has no effect; `ui` has the texts."""

    UNKNOWN_OPERATOR = "unknown_operator"
    NEEDS_VALUE = "needs_value"
    UNKNOWN_STATE = "unknown_state"
    BAD_DATE = "bad_date"
    NO_SUCH_FEED = "no_such_feed"
    NO_SUCH_FOLDER = "no_such_folder"
    NO_SUCH_TAG = "no_such_tag"
    TOO_MANY_WORDS = "too_many_words"


@dataclass(frozen=True, slots=True)
class Hint:
    """Part that was not understood (skipped, or searched as plain words), as typed."""

    kind: HintKind
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """Phrase of consecutive words."""

    text: str
    column: Column = Column.ANYWHERE
    is_prefix: bool = False
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Entries of a feed, within a folder, or with a tag."""

    kind: Name
    name: str
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Marked:
    state: State | Mark
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Dated:
    """Entries from the start of a day on, or before it; `days_ago` counts from today if no date was given."""

    is_after: bool
    day: date | None = None
    days_ago: int = 0


@dataclass(frozen=True, slots=True)
class Today:
    """Start of the user's day in UTC seconds; None if unknown, and their clock then counts as UTC."""

    start: int | None = None

    @property
    def utc_offset_seconds(self) -> int:
        """Return the user's offset from UTC, by the time of midnight: right everywhere but at UTC-11, -12 and +14."""
        ahead = -(self.start or 0) % DAY_SECONDS
        return ahead if ahead < FARTHEST_AHEAD_SECONDS else ahead - DAY_SECONDS

    def start_of(self, dated: Dated) -> int | None:
        """Return the start of a day in UTC seconds; None if that cannot be known."""
        if dated.day is not None:
            return (dated.day.toordinal() - _EPOCH) * DAY_SECONDS - self.utc_offset_seconds
        return None if self.start is None else self.start - dated.days_ago * DAY_SECONDS


@dataclass(slots=True)
class SearchQuery:
    words: list[Words] = field(default_factory=list)
    names: list[Named] = field(default_factory=list)
    states: list[Marked] = field(default_factory=list)
    dates: list[Dated] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Part of a search: `typed` is all of it, `plain` its words."""

    typed: str
    plain: str
    value: str
    is_quoted: bool
    is_negated: bool
    is_last: bool


@lru_cache(maxsize=16)
def parse_search(query: str) -> SearchQuery:
    """Parse the search language. A list asks several times for the same text; nobody changes what is returned."""
    found = SearchQuery()
    text = storable(query)
    for match in _PIECE.finditer(text):
        if match[0].strip("-"):
            _add_piece(found, match, is_last=match.end() == len(text))
    if len(found.words) > WORDS_MAX:
        found.hints.append(Hint(HintKind.TOO_MANY_WORDS, found.words[WORDS_MAX].text))
        del found.words[WORDS_MAX:]
    return found


def plain_words(text: str) -> SearchQuery:
    found = SearchQuery()
    for match in re.finditer(r'"([^"]*)"?|([^\s"]+)', storable(text)):
        value = match[1] if match[2] is None else match[2]
        piece = _Piece(match[0], value, value, match[2] is None, is_negated=False, is_last=match.end() == len(text))
        _add_words(found, piece, Column.ANYWHERE)
    del found.words[WORDS_MAX:]
    return found


def _add_piece(found: SearchQuery, match: re.Match[str], *, is_last: bool) -> None:
    operator, value = (match[2] or "").lower(), match[4] if match[3] is None else match[3]
    is_quoted = match[3] is not None
    plain = f"{match[2]}:{value}" if operator else value
    piece = _Piece(match[0], plain, value, is_quoted, bool(match[1]), is_last)
    if not operator:
        _add_words(found, piece, Column.ANYWHERE)
    elif operator in _OPERATORS:
        _add_operator(found, piece, operator)
    else:
        if value and not value.startswith("/"):
            found.hints.append(Hint(HintKind.UNKNOWN_OPERATOR, f"{match[2]}:"))
        _add_words(found, piece, Column.ANYWHERE)


def _add_operator(found: SearchQuery, piece: _Piece, operator: str) -> None:
    if not any(character.isalnum() for character in piece.value):
        found.hints.append(Hint(HintKind.NEEDS_VALUE, piece.typed))
    elif operator in {Column.TITLE, Column.AUTHOR}:
        _add_words(found, piece, Column(operator))
    elif operator == "is":
        _add_state(found, piece)
    elif operator in {"before", "after"}:
        _add_date(found, piece, is_after=(operator == "after") is not piece.is_negated)
    else:
        found.names.append(Named(Name(operator), piece.value.strip(), piece.is_negated))


def _add_words(found: SearchQuery, piece: _Piece, column: Column) -> None:
    text = piece.plain if column is Column.ANYWHERE else piece.value
    if not any(character.isalnum() for character in text):
        return
    letters = len(text.rstrip("*").split()[-1])
    is_asked_for = not piece.is_quoted and text.endswith("*") and letters >= SHORTEST_PREFIX
    is_open = not piece.is_quoted and piece.is_last and letters >= PREFIX_LETTERS
    found.words.append(Words(text.strip(), column, is_asked_for or is_open, piece.is_negated))


def _add_state(found: SearchQuery, piece: _Piece) -> None:
    typed = piece.value.lower()
    states = [state for state in STATES if state.startswith(typed)]
    if states:
        found.states.append(Marked(states[0], piece.is_negated))
    else:
        found.hints.append(Hint(HintKind.UNKNOWN_STATE, piece.value))


def _add_date(found: SearchQuery, piece: _Piece, *, is_after: bool) -> None:
    typed = piece.value.lower()
    for days_ago, word in enumerate(("today", "yesterday")):
        if word.startswith(typed):
            found.dates.append(Dated(is_after, days_ago=days_ago))
            return
    match = _DATE.fullmatch(typed)
    with suppress(ValueError):
        if match is not None:
            found.dates.append(Dated(is_after, date(int(match[1]), int(match[2] or 1), int(match[3] or 1))))
            return
    found.hints.append(Hint(HintKind.BAD_DATE, piece.value))


_OPERATORS = frozenset({*Name, Column.TITLE, Column.AUTHOR, "is", "before", "after"})


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
    """Return the condition of a search's filters; each article once, hidden ones only if asked for."""
    held = Condition(f"s.is_removed = 0 AND ({FOLLOWED} OR {MARKED_AT_ALL})")
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
    query = parse_search(text)
    held = filters(connection, query, today) & narrowed
    if any(not words.is_negated for words in query.words):
        is_ranked = order is Order.RELEVANCE
        found = _most_relevant(connection, query, held) if is_ranked else _newest(connection, _expression(query.words), held)
        return Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(found),))
    if query.words:
        unwanted = _any_of(query.words)
        return held & Condition("s.entry_id NOT IN (SELECT rowid FROM entry_search WHERE entry_search MATCH ?)", (unwanted,))
    return held if query.names or query.states or query.dates else _NOTHING


def most_relevant_ids(connection: ReadConnection, text: str, today: Today, narrowed: Condition) -> "array[int] | None":
    """Return results, best first; None if the search has no words to weigh."""
    query = parse_search(text)
    if all(words.is_negated for words in query.words):
        return None
    return array("q", _most_relevant(connection, query, filters(connection, query, today) & narrowed))


def hints(connection: ReadConnection, text: str) -> list[Hint]:
    """Return hints for parts of a search that were not understood or match nothing."""
    query = parse_search(text)
    return [*query.hints, *[Hint(_NOT_THERE[named.kind], named.name) for named in query.names if not _ids(connection, named)]]


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
    return connection.column(sql, (expression, *held.parameters, SEARCH_LIMIT))


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


SEARCHES = frozenset({View.SEARCH, View.SAVED})
WITH_HIDDEN = frozenset({*LISTS_OF_MARKS, View.TAG})
"""Lists that the user fills, which include hidden entries."""

LOOKED_UP_MAX = 10_000
"""Entries matching the filter bar up to which they are read one by one; beyond, the list is scanned. The list of all articles
holds as many of the newest, more than anybody scrolls through.
"""
_FOUND = "SELECT rowid FROM entry_search WHERE entry_search MATCH ? ORDER BY rowid DESC LIMIT ?"


def condition(connection: ReadConnection, selection: Selection) -> Condition:
    """Return the condition for a selection. Marked entries are listed even if their feed was unsubscribed."""
    narrowed = filter_bar(connection, selection)
    if selection.view in SEARCHES:
        return search_condition(connection, selection.query, today(selection), narrowed, selection.order)
    hidden = "" if selection.view in WITH_HIDDEN else " AND s.is_hidden = 0"
    return Condition(f"s.is_removed = 0{hidden}") & _view(selection) & narrowed


def filter_bar(connection: ReadConnection, selection: Selection) -> Condition:
    held = Condition("1")
    if selection.unread_only:
        held &= Condition("s.is_read = 0")
    if selection.starred_only:
        held &= Condition(MARKED[Mark.STARRED])
    if selection.new_after is not None:
        held &= Condition(
            "s.entry_id IN (SELECT n.entry_id FROM entry_status n WHERE n.entry_id > ? AND n.is_old = 0)", (selection.new_after,)
        )
    return held & _text(connection, selection)


def _text(connection: ReadConnection, selection: Selection) -> Condition:
    expression = match_expression(selection.text)
    if not expression:
        return Condition("1")
    found = connection.execute(_FOUND, (expression, LOOKED_UP_MAX)).fetchall()
    if len(found) < LOOKED_UP_MAX or selection.view is View.ALL:
        return Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(row[0] for row in found),))
    # The plus keeps the order of the list's index.
    return Condition("+s.entry_id IN (SELECT rowid FROM entry_search WHERE entry_search MATCH ?)", (expression,))


def today(selection: Selection) -> Today:
    """Return the user's day, and with it the time zone."""
    return Today(selection.since)


def _view(selection: Selection) -> Condition:
    conditions = {
        View.ALL: Condition(f"{UNFOLDED} AND {FOLLOWED}"),
        View.TODAY: Condition(f"s.sort_at >= ? AND {UNFOLDED} AND {FOLLOWED}", (selection.since or 0,)),
        View.UNREAD: Condition(f"s.is_read = 0 AND {FOLLOWED}"),
        **{view: Condition(MARKED[mark]) for view, mark in LISTS_OF_MARKS.items()},
        View.TAG: Condition("s.entry_id IN (SELECT entry_id FROM entry_tag WHERE tag_id = ?)", (selection.tag_id,)),
        # The plus keeps the order of the newest-first index: a sort of all the folder's entries costs more than it saves.
        View.FOLDER: Condition(f"+s.feed_id IN ({FOLDER_FEEDS})", (selection.folder_id,)) & _unfolded_within(selection),
        View.FEED: Condition("s.feed_id = ?", (selection.feed_id,)),
        # Its articles are ranked, not selected: commands name them one by one.
        View.FOR_YOU: Condition("0"),
    }
    return conditions[selection.view]


def _unfolded_within(selection: Selection) -> Condition:
    """Return a condition by which a folder hides a duplicate only if it contains the original too."""
    original = "(SELECT o.feed_id FROM entry_status o WHERE o.entry_id = s.copy_of)"
    return Condition(f"({UNFOLDED} OR {original} NOT IN ({FOLDER_FEEDS}))", (selection.folder_id,))


def has_saved_pages(connection: ReadConnection) -> bool:
    query = f"SELECT 1 FROM feed f JOIN entry_status s ON s.feed_id = f.feed_id WHERE {OF_SAVED} AND {MARKED_AT_ALL} LIMIT 1"  # noqa: S608 -- our own words
    return bool(connection.execute(query).fetchall())


def searches(connection: ReadConnection) -> list[SavedSearch]:
    rows = connection.execute("SELECT search_id, name, query FROM saved_search").fetchall()
    return sorted((SavedSearch(SearchId(row[0]), row[1], row[2]) for row in rows), key=lambda each: each.name.casefold())


def unread_counts(connection: ReadConnection, since: int | None = None) -> dict[SearchId, int]:
    """Return the number of unread articles of each search; `since` is the start of the user's day. Not for the GUI thread."""
    counts: dict[SearchId, int] = {}
    for each in searches(connection):
        listed = Selection(View.SAVED, query=each.query, since=since)
        held = condition(connection, listed)
        sql = f"SELECT count(*) FROM entry_status s WHERE {held.sql} AND s.is_read = 0"  # noqa: S608 -- our own words
        counts[each.search_id] = int(connection.execute(sql, held.parameters).fetchone()[0])
    return counts


def find_search(connection: ReadConnection, search_id: SearchId) -> SavedSearch | None:
    return next((each for each in searches(connection) if each.search_id == search_id), None)


def save_search(connection: WriteConnection, name: str, query: str, search_id: SearchId | None = None) -> SearchId:
    """Store a new or changed search, or restore a removed one under its old id. Raises BAD_VALUE if it is empty."""
    wanted = storable(" ".join(query.split()))
    if not wanted:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_SEARCH_WORDS))
    cursor = connection.execute(
        """INSERT INTO saved_search (search_id, name, query) VALUES (?, ?, ?)
        ON CONFLICT (search_id) DO UPDATE SET name = excluded.name, query = excluded.query""",
        (search_id, storable(" ".join(name.split())) or wanted, wanted),
    )
    return search_id if search_id is not None else SearchId(cursor.lastrowid or 0)


def remove_search(connection: WriteConnection, search_id: SearchId) -> None:
    connection.execute("DELETE FROM saved_search WHERE search_id = ?", (search_id,))

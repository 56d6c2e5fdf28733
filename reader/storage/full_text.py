"""Full texts of articles' pages, stored beside the feed's text. They are not indexed: a search covers the feed's text, whichever
is shown. Where there is no problem, its detail is the name of the rule that found the text.
"""

from collections.abc import Sequence

from reader.domain.entry import OWN_PAGE, FullText, packed, unpacked
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.retrieval import RequestKind
from reader.domain.subscription import Subscription, shows_full_text
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, storable, stored_problem

RULE_NAME_LIMIT = 100


@dataclass(frozen=True, slots=True)
class PageOfEntry:
    """Page of an entry, and the number of non-blank characters in the feed's own text."""

    entry_id: EntryId
    feed_id: FeedId
    link: str
    characters: int


def load(connection: ReadConnection, entry_id: EntryId) -> FullText | None:
    rows = connection.execute(
        "SELECT html, retrieved_at, problem_kind, problem_detail FROM full_text WHERE entry_id = ?", (entry_id,)
    ).fetchall()
    return kept(*rows[0]) if rows else None


def kept(html: bytes, retrieved_at: int, problem_kind: str | None, problem_detail: str) -> FullText:
    if problem_kind is not None:
        return FullText("", retrieved_at, stored_problem(problem_kind, problem_detail))
    text = unpacked(html) if html else ""
    if text is None:
        return FullText("", retrieved_at, Problem(ProblemKind.PARSE_LIMIT))
    return FullText(text, retrieved_at, rule=problem_detail[:RULE_NAME_LIMIT])


def save(connection: WriteConnection, entry_id: EntryId, text: FullText) -> None:
    """Store the result of a page, unless the entry was removed meanwhile."""
    problem = text.problem
    connection.execute(
        """INSERT OR REPLACE INTO full_text (entry_id, retrieved_at, problem_kind, problem_detail, html)
        SELECT entry_id, ?, ?, ?, ? FROM entry WHERE entry_id = ?""",
        (
            text.retrieved_at,
            problem.kind.value if problem is not None else None,
            detail_json(problem) if problem is not None else storable(text.rule),
            packed(storable(text.html)) if text.html else b"",
            entry_id,
        ),
    )


def page_of(connection: ReadConnection, entry_id: EntryId) -> PageOfEntry | None:
    rows = connection.execute(
        """SELECT s.feed_id, e.link, length(replace(t.text, ' ', '')) FROM entry e
        JOIN entry_status s ON s.entry_id = e.entry_id
        JOIN entry_text t ON t.entry_id = e.entry_id WHERE e.entry_id = ?""",
        (entry_id,),
    ).fetchall()
    return PageOfEntry(entry_id, FeedId(rows[0][0]), rows[0][1], rows[0][2]) if rows else None


def wanted(connection: ReadConnection, feed_id: FeedId, since: int, limit: int) -> list[PageOfEntry]:
    """Return unread entries of a feed shown since then whose page was never requested, newest first."""
    rows: Sequence[tuple[int, str, int]] = connection.execute(
        """SELECT s.entry_id, e.link, length(replace(t.text, ' ', '')) FROM entry_status s
        JOIN entry e ON e.entry_id = s.entry_id
        JOIN entry_text t ON t.entry_id = s.entry_id
        LEFT JOIN full_text f ON f.entry_id = s.entry_id
        WHERE s.feed_id = ? AND s.sort_at >= ? AND s.is_removed = 0 AND s.is_hidden = 0 AND s.is_read = 0
            AND s.copy_of IS NULL AND e.link <> '' AND f.entry_id IS NULL
        ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?""",
        (feed_id, since, limit),
    ).fetchall()
    return [PageOfEntry(EntryId(entry_id), feed_id, link, characters) for entry_id, link, characters in rows]


def found_by(connection: ReadConnection, feed_id: FeedId) -> dict[str, int]:
    """Return the number of a feed's full texts by the name of the rule that found them, most first; '' without a rule."""
    rows: Sequence[tuple[str, int]] = connection.execute(
        """SELECT substr(f.problem_detail, 1, ?), count(*) FROM entry_status s JOIN full_text f ON f.entry_id = s.entry_id
        WHERE s.feed_id = ? AND f.problem_kind IS NULL GROUP BY 1 ORDER BY 2 DESC, 1""",
        (RULE_NAME_LIMIT, feed_id),
    ).fetchall()
    return dict(rows)


def failed_in_a_row(connection: ReadConnection, feed_id: FeedId, since: int, at_most: int) -> int:
    """Return the number of consecutive failures of a feed's latest pages since then, at most `at_most`."""
    kinds = connection.column(
        """SELECT f.problem_kind FROM entry_status s JOIN full_text f ON f.entry_id = s.entry_id
        WHERE s.feed_id = ? AND f.retrieved_at >= ? ORDER BY f.retrieved_at DESC, f.entry_id DESC LIMIT ?""",
        (feed_id, since, at_most),
    )
    return kinds.index(None) if None in kinds else len(kinds)


OPENED_DAYS = 30
LEAST_OPENED = 5
ARRIVED_PER_OPENED = 3
"""A feed's pages are requested in advance if at least one in so many articles is opened in full: each costs that many requests."""


@dataclass(frozen=True, slots=True)
class OpenedInFull:
    """Articles of a feed that arrived in the last `OPENED_DAYS`, and those opened in full: on their own page, or with it here."""

    opened: int
    arrived: int


def opened_in_full(connection: ReadConnection, now: int) -> dict[FeedId, OpenedInFull]:
    """Return the feeds whose articles the user opens in full."""
    rows: Sequence[tuple[int, int, int]] = connection.execute(
        """SELECT feed_id, opened, arrived FROM (SELECT o.feed_id, o.opened, (SELECT count(*) FROM entry_status a
                WHERE a.feed_id = o.feed_id AND a.sort_at >= :since AND a.copy_of IS NULL) AS arrived FROM (
            SELECT s.feed_id, count(DISTINCT s.entry_id) AS opened FROM opened_link l JOIN entry_status s USING (entry_id)
            WHERE l.at >= :since AND l.depth <= :own AND s.sort_at >= :since AND s.copy_of IS NULL
            GROUP BY s.feed_id HAVING opened >= :least) o)
        WHERE opened * :share >= arrived""",
        {"since": now - OPENED_DAYS * DAY_SECONDS, "own": OWN_PAGE, "least": LEAST_OPENED, "share": ARRIVED_PER_OPENED},
    ).fetchall()
    return {FeedId(feed_id): OpenedInFull(opened, arrived) for feed_id, opened, arrived in rows}


def why_in_advance(connection: ReadConnection, subscription: Subscription, now: int) -> OpenedInFull | None:
    """Return what makes a feed's full texts load in advance; None if nothing does, or its setting."""
    if shows_full_text(subscription) or not preferences.load(connection).fetch_full_texts:
        return None
    return opened_in_full(connection, now).get(subscription.feed_id)


def requested_in_advance(connection: ReadConnection, since: int) -> int:
    kind = RequestKind.FULL_TEXT_AHEAD.value
    query = "SELECT count(*) FROM request WHERE started_at >= ? AND kind = ?"
    return int(connection.execute(query, (since, kind)).fetchone()[0])

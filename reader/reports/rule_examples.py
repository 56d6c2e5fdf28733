"""Ready rules from the user's own feeds, each with what it would have done in the last 30 days. Read only; any thread."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleSubject, RuleTest, fits
from reader.domain.value_classes import dataclass
from reader.learning.interests import terms
from reader.storage.connection import ReadConnection
from reader.storage.rows import id_list
from reader.storage.rules import subjects
from reader.storage.selection import MARKED_AT_ALL

SPAN_DAYS = 30
MOST_ENTRIES = 10_000
LAST_OF_A_WRITER = 10
LEAST_OPENED = 3
"""Fewer opened articles of a writer, or of all, tell nothing about what is wanted."""
LEAST_OF_A_WORD = 3
BUSY = 30
"""Articles in 30 days from which a feed is busy."""
HARDLY = 0.1
"""Share of opened articles up to which a subject of a busy feed is hardly read."""
LARGEST_SHARE = 0.6
"""A word in more of a feed's titles names the feed, and no subject."""
ADVERTISING = (
    "sponsored", "advertorial", "promoted", "gesponsert", "anzeige", "werbung", "patrocinado", "publicidad", "sponsorisé",
    "publicité", "publirreportaje", "広告", "スポンサー", "推广", "赞助", "广告",
)  # fmt: skip
_ENTRIES = f"""
SELECT s.entry_id, {MARKED_AT_ALL} OR EXISTS (SELECT 1 FROM reading r WHERE r.entry_id = s.entry_id AND r.seconds >= 3)
    OR EXISTS (SELECT 1 FROM opened_link o WHERE o.entry_id = s.entry_id)
FROM entry_status s JOIN subscription u ON u.feed_id = s.feed_id AND u.removed_at IS NULL
WHERE s.is_removed = 0 AND s.is_hidden = 0 AND s.copy_of IS NULL AND s.sort_at >= ? AND s.sort_at <= ?
ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?
"""  # noqa: S608 -- our own words
_FEED_TITLES = """
SELECT f.feed_id, CASE u.custom_title WHEN '' THEN f.title ELSE u.custom_title END
FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE f.feed_id IN (SELECT value FROM json_each(?))
"""


class ExampleKind(StrEnum):
    NEVER_READ = "never_read"
    WRITER = "writer"
    BUSY_FEED = "busy_feed"


@dataclass(frozen=True, slots=True)
class RuleExample:
    """A rule without a name, the articles that it matches (newest first) of `total`, and for a writer how many of the last
    `LAST_OF_A_WRITER` were opened. `feed_title` is that of the feed it is about.
    """

    kind: ExampleKind
    rule: ArrivalRule
    entry_ids: tuple[EntryId, ...]
    total: int
    feed_title: str = ""
    opened: int = 0


@dataclass(frozen=True, slots=True)
class _Seen:
    entry_id: EntryId
    subject: RuleSubject
    is_opened: bool
    words: frozenset[str]


def rule_examples(connection: ReadConnection, now: int) -> list[RuleExample]:
    """Return at most one example of each kind; none that matches nothing."""
    rows = connection.execute(_ENTRIES, (now - SPAN_DAYS * DAY_SECONDS, now, MOST_ENTRIES)).fetchall()
    opened = {EntryId(entry_id): bool(is_opened) for entry_id, is_opened in rows}
    seen = [
        _Seen(entry_id, subject, opened[entry_id], frozenset(terms(subject.title, "")))
        for entry_id, subject in subjects(connection, list(opened), with_text=False)
    ]
    titles = dict(connection.execute(_FEED_TITLES, (id_list({each.subject.feed_id for each in seen}),)).fetchall())
    makers: Sequence[Callable[[Sequence[_Seen], dict[FeedId, str]], RuleExample | None]] = (_never_read, _writer, _busy_feed)
    return [found for make in makers if (found := make(seen, titles)) is not None and found.entry_ids]


def _never_read(seen: Sequence[_Seen], _titles: dict[FeedId, str]) -> RuleExample | None:
    """Hide what is marked as advertising, else what has a word in its title that was never opened."""
    titles = [each.subject.title.casefold() for each in seen]
    word = next((word for word in ADVERTISING if any(word in title for title in titles)), "")
    if not word and sum(each.is_opened for each in seen) >= LEAST_OPENED:
        word = _unopened_word(seen, "", 0)
    return _example(ExampleKind.NEVER_READ, seen, [_title_has(word)], RuleActionKind.HIDE) if word else None


def _writer(seen: Sequence[_Seen], titles: dict[FeedId, str]) -> RuleExample | None:
    """Star the articles of the writer whose latest were opened most."""
    latest: dict[tuple[str, FeedId], list[_Seen]] = {}
    for each in seen:
        name = " ".join(each.subject.author.split())
        if name:
            latest.setdefault((name, each.subject.feed_id), []).append(each)
    opened = {key: sum(each.is_opened for each in articles[:LAST_OF_A_WRITER]) for key, articles in latest.items()}
    best = max(opened, key=lambda key: (opened[key], key[0]), default=None)
    if best is None or opened[best] < LEAST_OPENED:
        return None
    condition = RuleCondition(RuleField.AUTHOR, RuleTest.IS, best[0])
    return _example(
        ExampleKind.WRITER, seen, [condition], RuleActionKind.STAR, RuleActionKind.NOTIFY,
        feed_title=titles.get(best[1], ""), opened=opened[best],
    )  # fmt: skip


def _busy_feed(seen: Sequence[_Seen], titles: dict[FeedId, str]) -> RuleExample | None:
    """Mark as read what the busiest feed often brings and the user hardly opens."""
    busiest, count = next(iter(Counter(each.subject.feed_id for each in seen).most_common(1)), (FeedId(0), 0))
    own = [each for each in seen if each.subject.feed_id == busiest]
    word = _unopened_word(own, titles.get(busiest, ""), HARDLY) if count >= BUSY else ""
    if not word:
        return None
    feed = RuleCondition(RuleField.FEED, RuleTest.IS, str(busiest))
    title = titles.get(busiest, "")
    return _example(ExampleKind.BUSY_FEED, own, [feed, _title_has(word)], RuleActionKind.MARK_READ, feed_title=title)


def _unopened_word(seen: Sequence[_Seen], name: str, most_opened: float) -> str:
    """Return the word in most titles of which at most this share was opened; empty if there is none. A feed's own name is none."""
    counts = Counter(word for each in seen for word in each.words)
    opened = Counter(word for each in seen if each.is_opened for word in each.words)
    own, most = set(terms(name)), LARGEST_SHARE * len(seen)
    free = [
        word
        for word, count in counts.items()
        if word not in own and LEAST_OF_A_WORD <= count <= most and opened[word] <= most_opened * count
    ]
    return min(free, key=lambda word: (-counts[word], word), default="")


def _title_has(word: str) -> RuleCondition:
    return RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, word)


def _example(
    kind: ExampleKind,
    seen: Iterable[_Seen],
    conditions: Sequence[RuleCondition],
    *actions: RuleActionKind,
    feed_title: str = "",
    opened: int = 0,
) -> RuleExample:
    """Try the very rule that is offered, so that the number is what it would have done."""
    rule = ArrivalRule(None, "", tuple(conditions), tuple(RuleAction(each) for each in actions))
    tried = list(seen)
    matched = tuple(each.entry_id for each in tried if fits(rule, each.subject, lambda _pattern, _text: False))
    return RuleExample(kind, rule, matched, len(tried), feed_title, opened)

"""Registers of what computers that share a folder know: the last value of each field, when and by which computer it was set.
Triggers (`m0032`, `m0033`) write those of articles; what comes in is written here first and then to the articles, so that nothing is sent
back.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field

from reader.domain.computers import Change, Kind, Value, stamp_at
from reader.domain.entry import Mark
from reader.domain.episodes import Listening
from reader.domain.errors import ReaderError
from reader.domain.ids import DAY_SECONDS, ComputerId, EntryId, FeedId
from reader.domain.preferences import Value as PreferenceValue
from reader.domain.subscription import check_setting
from reader.domain.value_classes import dataclass
from reader.storage import episodes, shared_rules, shared_tree, tags
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.entry_changes import keys_by_kind
from reader.storage.rows import TEXT_START, id_list, json_list
from reader.storage.selection import READ_THERE

MESSAGES = frozenset({Kind.ANSWER, Kind.VISIT})
OWN = 0
"""Number of this computer in registers."""
READ, HIDDEN, TAG, HEARD = "read", "hidden", "tag ", "heard "
_FLAGS = (READ, *Mark, HIDDEN)
_ARTICLE = re.compile(r"([\w-]{12})\.([\w-]{8})(?:\.([\w-]{8}))?", re.ASCII)
_HEARD = re.compile(r"([0-9]{1,7}) ([0-9]{1,7}) ([01]) ([0-9]{1,11}) (-?[0-9]{1,5})")
_KEY_BITS = 48
_LOST_BITS = 64 - _KEY_BITS
_ALL = 1 << 62

Place = tuple[EntryId, str]
Found = tuple[Value, int, int]
Given = Sequence[tuple[Place, Found]]
"""Fields of articles here, with their values, stamps and the numbers of computers."""

WAITING_DAYS = 100
"""Age to which a mark waits for its article once the feed's whole document was stored without it, or the feed was removed."""

_TREE_FIELDS = {shared_tree.IS_THERE, shared_tree.TITLE, shared_tree.PLACE, shared_tree.POSITION}
_KNOWN_FIELDS: Mapping[str, Collection[str]] = {
    Kind.FEED: _TREE_FIELDS | {shared_tree.URL, shared_tree.OWN_TITLE},
    Kind.FOLDER: _TREE_FIELDS,
    Kind.RULE: {shared_tree.IS_THERE, shared_tree.POSITION, shared_rules.NAME, shared_rules.BODY, shared_rules.IS_ENABLED},
    Kind.SEARCH: {shared_tree.IS_THERE, shared_rules.NAME, shared_rules.QUERY},
    Kind.PAGE: {shared_tree.IS_THERE, shared_tree.URL, shared_tree.TITLE},
    Kind.ARTICLE: _FLAGS,
}
UNKNOWN_BYTES_MAX = 2 << 20
"""Bytes of what this version does not know that are kept of one computer: anybody who can write in the folder could add to them."""
UNKNOWN_BYTES_OF_ALL = 16 << 20
_ROW_BYTES = 100


@dataclass(slots=True)
class Came:
    """Changes that came in: marks (READ, HIDDEN, or those of `Mark`) that were set or (False) cleared, articles with other tags, places
    in episodes, feeds that were added and removed, and whether anything else of feeds and folders, rules or searches changed. `preferences` are
    to be set, `pages` (addresses and titles) to be saved, and `messages` (MESSAGES) are to be used: they are no registers. Habits of a
    time `forget_before` were erased elsewhere. `is_cut`: there was no room for all that this version does not know.
    """

    marks: list[tuple[str, bool, tuple[EntryId, ...]]] = field(default_factory=list)
    tagged: list[EntryId] = field(default_factory=list)
    heard: list[Listening] = field(default_factory=list)
    added: list[FeedId] = field(default_factory=list)
    removed: list[FeedId] = field(default_factory=list)
    has_tree: bool = False
    has_rules: bool = False
    has_searches: bool = False
    preferences: list[tuple[str, PreferenceValue]] = field(default_factory=list)
    messages: list[Change] = field(default_factory=list)
    forget_before: int | None = None
    pages: list[tuple[str, str]] = field(default_factory=list)
    is_cut: bool = False

    def add(self, other: "Came") -> None:
        self.marks += other.marks
        self.tagged += other.tagged
        self.heard += other.heard


def is_joined(connection: ReadConnection) -> bool:
    return bool(connection.execute("SELECT 1 FROM computer").fetchall())


def raise_clock(connection: WriteConnection, now: float) -> None:
    """Advance the clock that stamps changes: once for each transaction."""
    connection.execute("UPDATE computer SET hlc = max(hlc + 1, ?)", (stamp_at(int(now * 1000)),))


def compare(connection: WriteConnection, now: int, is_secret: Callable[[str], bool] = lambda _: False) -> Came:
    """Write registers of what is otherwise here than they say, before changes are sent. Feeds that were not known to others may
    have marks that waited for them. Saved pages whose address `is_secret` stay here.
    """
    came = Came()
    if is_joined(connection):
        for feed_id in (*shared_tree.note(connection, with_new=True), *shared_rules.note_pages(connection, is_secret)):
            _note_marks(connection, feed_id)
            came.add(arrived(connection, feed_id, now))
        shared_rules.note(connection, with_new=True)
        _note_heard(connection)
    return came


def has_sent(connection: ReadConnection) -> bool:
    """Return whether this computer has written anything of its own: until then what the folder holds goes first."""
    return bool(connection.execute("SELECT 1 FROM computer WHERE sent > 0").fetchall())


def begin_sending(connection: WriteConnection) -> int:
    """Return the stamp up to which changes are sent now; later ones get a later one."""
    rows = connection.execute("UPDATE computer SET hlc = hlc + 1 RETURNING hlc - 1").fetchall()
    return int(rows[0][0]) if rows else 0


def unsent(
    connection: ReadConnection, up_to: int, after: EntryId | None = None, limit: int = 5000
) -> tuple[list[Change], EntryId | None]:
    """Return changes from here to be written to the folder, and where to go on (`after`); None at the end."""
    since = connection.execute("SELECT sent FROM computer").fetchall()
    changes, place = _changes(connection, {OWN}, (since[0][0] if since else 0, up_to), after, limit)
    return changes.get(OWN, []), place


def snapshot(
    connection: ReadConnection, present: Collection[ComputerId], up_to: int, after: EntryId | None = None, limit: int = 5000
) -> tuple[dict[ComputerId, list[Change]], EntryId | None]:
    """Return by author what a new generation of this computer's log has to hold, as `unsent`: its own registers, and those of
    computers whose logs are not `present` any more.
    """
    names = _numbers(connection)
    wanted = {number for number, computer in names.items() if number == OWN or computer not in present}
    changes, place = _changes(connection, wanted, (0, up_to), after, limit)
    return {names[number]: found for number, found in changes.items()}, place


def note_pending(connection: WriteConnection, number: int) -> None:
    """Record, before they are written, the last number of frames that may be in the own log from here on."""
    connection.execute("UPDATE computer SET pending_frame = ?", (number,))


def note_sent(connection: WriteConnection, number: int, stamp: int | None = None) -> None:
    """Record what was written: frames up to a number; with `stamp`, all changes up to it."""
    connection.execute(
        "UPDATE computer SET last_frame = ?, pending_frame = NULL, sent = max(sent, coalesce(?, sent))", (number, stamp)
    )


def apply(
    connection: WriteConnection, author: ComputerId, changes: Iterable[Change], now: int, *, canonical: Callable[[str], str]
) -> Came:
    """Store changes that are later than what is known, and what follows from them here. Applying them again changes nothing.
    `canonical` returns the form of an address that is equal for one feed.
    """
    came = Came()
    of_articles: list[Change] = []
    others: list[Change] = []
    for each in changes:
        if each.kind in MESSAGES:
            came.messages.append(each)
        else:
            (of_articles if each.kind == Kind.ARTICLE else others).append(each)
    if others:
        # what was changed here meanwhile is not to be undone by what is older
        shared_tree.note(connection, with_new=False)
        shared_rules.note(connection, with_new=False)
    _raise_past(connection, [*of_articles, *others])
    number = _number(connection, author)
    room = _Room(connection, number)
    kept = _keep(connection, number, others, room)
    kinds = {each.kind for each in kept}
    if not kinds.isdisjoint((Kind.FEED, Kind.FOLDER)):
        tree = shared_tree.apply(connection, now, canonical)
        came.added, came.removed, came.has_tree = tree.added, tree.removed, tree.is_changed
        for feed_id in dict.fromkeys(tree.named):
            _note_marks(connection, feed_id)
            came.add(arrived(connection, feed_id, now))
    # rules name feeds and folders, which may have come just now
    came.has_rules = not kinds.isdisjoint((Kind.RULE, Kind.FEED, Kind.FOLDER)) and shared_rules.apply_rules(connection)
    came.has_searches = Kind.SEARCH in kinds and shared_rules.apply_searches(connection)
    if Kind.HABITS in kinds:
        came.forget_before = habits_forgotten_at(connection)
    came.preferences = shared_rules.changed_preferences(connection, [each.key for each in kept if each.kind == Kind.PREFERENCE])
    came.add(_apply_articles(connection, number, of_articles, now, room))
    came.is_cut = room.is_full
    came.pages = shared_rules.living_pages(connection, [each.key for each in kept if each.kind == Kind.PAGE])
    return came


def page_saved(connection: WriteConnection, feed_id: FeedId, now: int) -> Came:
    """Apply marks that waited for a page that is here now."""
    shared_rules.name_page(connection, feed_id)
    return arrived(connection, feed_id, now)


def arrived(connection: WriteConnection, feed_id: FeedId, now: int, *, is_whole: bool = False) -> Came:
    """Apply marks that waited for articles of a feed; after a whole document old ones are forgotten."""
    given: list[tuple[Place, Found]] = []
    for (feed,) in connection.execute("SELECT key FROM shared_id WHERE kind = 'feed' AND id = ?", (feed_id,)).fetchall():
        among = "kind = 'article' AND key >= ? || '.' AND key < ? || '/'"
        rows = connection.execute(
            f"SELECT key, field, value, stamp, computer FROM register WHERE {among}",  # noqa: S608 -- our own words
            (feed, feed),
        ).fetchall()
        entries = entries_named(connection, {row[0] for row in rows}) if rows else {}
        given += [
            ((entries[key], name), (value, stamp, computer)) for key, name, value, stamp, computer in rows if key in entries
        ]
        connection.executemany("DELETE FROM register WHERE kind = 'article' AND key = ?", [(key,) for key in entries])
        if is_whole:
            connection.execute(
                f"DELETE FROM register WHERE {among} AND stamp < ?",  # noqa: S608 -- our own words
                (feed, feed, stamp_at((now - WAITING_DAYS * DAY_SECONDS) * 1000)),
            )
    return _settle(connection, given, now) if given else Came()


def forget_removed(connection: WriteConnection, now: int) -> None:
    """Forget old marks that wait for articles of feeds which were removed long ago; called before everything is written again."""
    connection.execute(
        """DELETE FROM register WHERE kind = 'article' AND stamp < :before AND substr(key, 1, 12) IN (SELECT f.key FROM register f
        WHERE f.kind = 'feed' AND f.field = :is_there AND f.value = 0 AND f.stamp < :before)""",
        {"before": stamp_at((now - WAITING_DAYS * DAY_SECONDS) * 1000), "is_there": shared_tree.IS_THERE},
    )


def _note_marks(connection: WriteConnection, feed_id: FeedId) -> None:
    """Write registers of a feed's marks and tags that have none, or another value."""
    for mark in _FLAGS:
        value = READ_THERE if mark == READ else f"s.is_{mark}"
        connection.execute(
            f"""INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
            SELECT s.entry_id, :mark, {value}, c.hlc, 0 FROM computer c CROSS JOIN entry_status s
            WHERE s.feed_id = :feed_id AND s.is_removed = 0 AND {value} <> coalesce((
                SELECT r.value FROM article_register r WHERE r.entry_id = s.entry_id AND r.field = :mark), 0)""",  # noqa: S608 -- our own words
            {"mark": mark, "feed_id": feed_id},
        )
    connection.execute(
        """INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT s.entry_id, 'tag ' || lower(t.name), t.name, c.hlc, 0 FROM computer c CROSS JOIN entry_status s
        CROSS JOIN entry_tag e ON e.entry_id = s.entry_id CROSS JOIN tag t ON t.tag_id = e.tag_id
        WHERE s.feed_id = ? AND s.is_removed = 0 AND (SELECT r.value FROM article_register r
            WHERE r.entry_id = s.entry_id AND r.field = 'tag ' || lower(t.name)) IS NULL""",
        (feed_id,),
    )


def _note_heard(connection: WriteConnection) -> None:
    """Write registers of places in episodes; their addresses, which may hold a key, are not sent."""
    rows = connection.execute(
        """SELECT h.entry_id, h.url, h.position_seconds || ' ' || h.duration_seconds || ' ' || h.is_finished || ' ' || h.at || ' ' ||
            h.utc_offset_seconds FROM listening h CROSS JOIN entry_status s ON s.entry_id = h.entry_id
        WHERE EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = s.feed_id)"""
    ).fetchall()
    known = {
        (entry_id, name): value
        for entry_id, name, value in connection.execute(
            """SELECT r.entry_id, r.field, r.value FROM json_each(?) AS j CROSS JOIN article_register r ON r.entry_id = j.value
            WHERE r.field GLOB ? || '*'""",
            (id_list(entry_id for entry_id, *_ in rows), HEARD),
        ).fetchall()
    }
    named = [(entry_id, HEARD + shared_tree.name_of(url), value) for entry_id, url, value in rows]
    connection.executemany(
        """INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer) SELECT ?, ?, ?, hlc, 0 FROM computer""",
        [(entry_id, name, value) for entry_id, name, value in named if known.get((entry_id, name)) != value],
    )


def _hear(connection: WriteConnection, entry_id: EntryId, name: str, value: str) -> Iterator[Listening]:
    """Store the place in an episode, if the article has it."""
    found = _HEARD.fullmatch(value)
    rows = connection.execute(
        """SELECT s.feed_id, json_extract(j.value, '$[0]') FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id, json_each(e.enclosures) j
        WHERE s.entry_id = ?""",
        (entry_id,),
    ).fetchall()
    for feed_id, url in rows if found else ():
        if isinstance(url, str) and HEARD + shared_tree.name_of(url) == name and found:
            position, duration, is_finished, at, offset = map(int, found.groups())
            heard = Listening(entry_id, FeedId(feed_id), url, position, duration, bool(is_finished), at, offset)
            episodes.record_listening(connection, heard)
            yield heard


def holds(change: tuple[int, ComputerId], known: tuple[int, ComputerId]) -> bool:
    """Return whether a change holds against what is known: the later one does, of two at once that of the larger id."""
    return change > known


def clear(connection: WriteConnection) -> None:
    """Delete all registers and places; what they say of this profile stays."""
    for table in ("log_place", "shared_id", "article_register", "register", "other_computer", "computer"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 -- our own names


def _number(connection: WriteConnection, computer: ComputerId) -> int:
    """Return a computer's number in registers; a new one gets its row."""
    if connection.execute("SELECT 1 FROM computer WHERE computer = ?", (computer,)).fetchall():
        return OWN
    connection.execute("INSERT OR IGNORE INTO other_computer (computer) VALUES (?)", (computer,))
    return int(connection.execute("SELECT number FROM other_computer WHERE computer = ?", (computer,)).fetchone()[0])


def _numbers(connection: ReadConnection) -> dict[int, ComputerId]:
    rows = connection.execute(
        "SELECT number, computer FROM computer UNION ALL SELECT number, computer FROM other_computer"
    ).fetchall()
    return {number: ComputerId(computer) for number, computer in rows}


def _raise_past(connection: WriteConnection, changes: Iterable[Change]) -> None:
    seen = max((each.stamp for each in changes), default=0)
    connection.execute("UPDATE computer SET hlc = max(hlc, ? + 1)", (seen,))


def _changes(
    connection: ReadConnection, numbers: Collection[int], stamps: tuple[int, int], after: EntryId | None, limit: int
) -> tuple[dict[int, list[Change]], EntryId | None]:
    found: defaultdict[int, list[Change]] = defaultdict(list)
    asked = {"numbers": id_list(numbers), "since": stamps[0], "up_to": stamps[1], "after": after or 0, "limit": limit}
    theirs = "computer IN (SELECT value FROM json_each(:numbers)) AND stamp > :since AND stamp <= :up_to"
    if after is None:
        rows = connection.execute(
            f"SELECT computer, kind, key, field, value, stamp FROM register WHERE {theirs}",  # noqa: S608 -- our own words
            asked,
        ).fetchall()
        for number, *change in rows:
            found[number].append(Change(*change))
    query = f"""SELECT entry_id, computer, field, value, stamp FROM article_register
        WHERE {theirs} AND entry_id {{}} ORDER BY entry_id LIMIT :limit"""  # noqa: S608 -- our own words
    rows = connection.execute(query.format("> :after"), asked).fetchall()
    place = EntryId(rows[-1][0]) if len(rows) == limit else None
    if place is not None:
        # all fields of the last one
        rows = [row for row in rows if row[0] != place]
        rows += connection.execute(query.format("= :after"), asked | {"after": place, "limit": _ALL}).fetchall()
    names = article_names(connection, {row[0] for row in rows})
    for entry_id, number, *change in rows:
        if entry_id in names:
            found[number].append(Change(Kind.ARTICLE.value, names[entry_id], *change))
    return dict(found), place


_NAMED = f"""SELECT s.entry_id, i.key, e.guid, e.link, e.title,
    CASE WHEN trim(e.title) = '' THEN coalesce(c.text_start, substr(t.text, 1, {TEXT_START})) ELSE '' END, s.feed_id
FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value
CROSS JOIN (SELECT id, min(key) AS key FROM shared_id WHERE kind = 'feed' GROUP BY id) AS i ON i.id = s.feed_id
LEFT JOIN entry e ON e.entry_id = s.entry_id LEFT JOIN entry_content c ON c.entry_id = s.entry_id
LEFT JOIN entry_text t ON t.entry_id = s.entry_id"""  # noqa: S608 -- a number


def article_names(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> dict[EntryId, str]:
    """Return the names of articles of shared feeds: the feed's, and one or two keys of the article. An article has as many names as
    its texts, which differ from computer to computer, so a register is found by the article that a name leads to.
    """
    found: dict[EntryId, str] = {}
    keys: dict[EntryId, list[int]] = {}
    gone: defaultdict[FeedId, list[EntryId]] = defaultdict(list)
    feeds: dict[EntryId, tuple[FeedId, str]] = {}
    for entry_id, feed, guid, link, title, text, feed_id in connection.execute(_NAMED, (id_list(entry_ids),)).fetchall():
        feeds[entry_id] = feed_id, feed
        if guid is None:
            gone[feed_id].append(entry_id)
        else:
            keys[entry_id] = list(keys_by_kind(guid, link, title, text or "").values())[:2]
    for feed_id, ids in gone.items():
        keys |= _stored_keys(connection, feed_id, ids)
    shared = _shared_keys(connection, [(feeds[entry_id][0], own[1]) for entry_id, own in keys.items() if len(own) == 2])
    for entry_id, own in keys.items():
        feed_id, feed = feeds[entry_id]
        named = [key for place, key in enumerate(own) if place == 0 or (feed_id, key) not in shared]
        if named:
            found[entry_id] = ".".join((feed, *map(_letters, named)))
    return found


def _stored_keys(connection: ReadConnection, feed_id: FeedId, entry_ids: Iterable[EntryId]) -> dict[EntryId, list[int]]:
    """Return two keys of articles that were removed, those first that no other article of the feed has."""
    rows = connection.execute("SELECT key, entry_id FROM entry_key WHERE feed_id = ?", (feed_id,)).fetchall()
    count, wanted = Counter(key for key, _ in rows), set(entry_ids)
    found: defaultdict[EntryId, list[int]] = defaultdict(list)
    for key, entry_id in sorted(rows, key=lambda row: count[row[0]]):
        if entry_id in wanted and len(found[entry_id]) < 2:
            found[entry_id].append(key)
    return dict(found)


def _shared_keys(connection: ReadConnection, keys: Sequence[tuple[FeedId, int]]) -> set[tuple[FeedId, int]]:
    """Return those keys that several articles of their feed have: they identify none."""
    rows = connection.execute(
        """SELECT k.feed_id, k.key FROM json_each(?) AS j CROSS JOIN entry_key k
        ON k.feed_id = json_extract(j.value, '$[0]') AND k.key = json_extract(j.value, '$[1]')
        GROUP BY j.key HAVING count(*) > 1""",
        (_pairs(keys),),
    ).fetchall()
    return {(FeedId(feed_id), key) for feed_id, key in rows}


def _pairs(keys: Iterable[tuple[FeedId, int]]) -> str:
    """Return pairs as one JSON parameter: two lists side by side would be searched for each other, in a time that is quadratic."""
    return f"[{','.join(f'[{feed_id},{key}]' for feed_id, key in keys)}]"


def _letters(key: int) -> str:
    return urlsafe_b64encode((key >> _LOST_BITS).to_bytes(_KEY_BITS // 8, signed=True)).decode()


def _least(letters: str) -> int:
    """Return the smallest key that has these letters."""
    return int.from_bytes(urlsafe_b64decode(letters), signed=True) << _LOST_BITS


def entries_named(connection: ReadConnection, names: Iterable[str]) -> dict[str, EntryId]:
    """Return the articles here that names of articles lead to, as far as they are here and certain."""
    parts = {name: match.groups() for name in names if (match := _ARTICLE.fullmatch(name))}
    feeds = shared_feeds(connection, {feed for feed, _, _ in parts.values()})
    asked = {(feeds[feed], _least(key)): set[EntryId]() for feed, *keys in parts.values() if feed in feeds for key in keys if key}
    rows = connection.execute(
        f"""SELECT json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), k.entry_id
        FROM json_each(?) AS j CROSS JOIN entry_key k ON k.feed_id = json_extract(j.value, '$[0]')
        AND k.key BETWEEN json_extract(j.value, '$[1]') AND json_extract(j.value, '$[1]') + {(1 << _LOST_BITS) - 1}""",  # noqa: S608 -- a number
        (_pairs(asked),),
    ).fetchall()
    for feed_id, key, entry_id in rows:
        asked[feed_id, key].add(entry_id)
    found: dict[str, EntryId] = {}
    for name, (feed, first, second) in parts.items():
        if feed not in feeds:
            continue
        these = asked[feeds[feed], _least(first)]
        others = asked[feeds[feed], _least(second)] if second else set()
        likely = these & others if len(these) > 1 else these or others
        if len(likely) == 1:
            (found[name],) = likely
    return found


_FORGOTTEN = Kind.HABITS.value, "visits", "forget_before"


def habits_forgotten_at(connection: ReadConnection) -> int:
    """Return the time before which the user erased the visits of all computers; 0 for never."""
    rows = connection.execute("SELECT value FROM register WHERE kind = ? AND key = ? AND field = ?", _FORGOTTEN).fetchall()
    return rows[0][0] if rows and type(rows[0][0]) is int else 0


def note_habits_forgotten(connection: WriteConnection, at: int) -> None:
    """Have other computers erase visits from before a time; 0 takes that back."""
    shared_tree.write(connection, *_FORGOTTEN, at)


def feed_names(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, str]:
    """Return the names in the folder of those feeds that others know."""
    rows = connection.execute(
        """SELECT i.id, min(i.key) FROM json_each(?) AS j CROSS JOIN shared_id i ON i.kind = 'feed' AND i.id = j.value
        WHERE i.id NOT IN (SELECT feed_id FROM remote_feed) GROUP BY i.id""",
        (id_list(feed_ids),),
    ).fetchall()
    return {FeedId(feed_id): key for feed_id, key in rows}


def shared_feeds(connection: ReadConnection, keys: Iterable[str]) -> dict[str, FeedId]:
    """Return the feeds here by their names in the folder, without those of accounts."""
    rows = connection.execute(
        """SELECT i.key, i.id FROM json_each(?) AS j CROSS JOIN shared_id i ON i.kind = 'feed' AND i.key = j.value
        WHERE i.id NOT IN (SELECT feed_id FROM remote_feed)""",
        (json_list(keys),),
    ).fetchall()
    return {key: FeedId(feed_id) for key, feed_id in rows}


def _apply_articles(connection: WriteConnection, number: int, changes: Sequence[Change], now: int, room: "_Room") -> Came:
    known = [each for each in changes if _is_of_article(each)]
    entries = entries_named(connection, {each.key for each in known})
    _keep(connection, number, [each for each in known if each.key not in entries], room)
    here = [((entries[each.key], each.field), (each.value, each.stamp, number)) for each in known if each.key in entries]
    return _settle(connection, here, now, room)


def _is_of_article(change: Change) -> bool:
    if _ARTICLE.fullmatch(change.key) is None:
        return False
    if change.field in _FLAGS:
        return change.value in {0, 1} and type(change.value) is int
    if change.field.startswith(TAG):
        name = change.field.removeprefix(TAG)
        return _lower(name) == name and (change.value is None or (isinstance(change.value, str) and _lower(change.value) == name))
    if change.field.startswith(HEARD):
        return isinstance(change.value, str) and _HEARD.fullmatch(change.value) is not None
    return True


def _lower(name: str) -> str | None:
    """Return a tag's name as SQLite compares it; None if it cannot be one."""
    try:
        plain = tags.plain_name(name)
    except ReaderError:
        return None
    return "".join(letter.lower() if letter.isascii() else letter for letter in plain)


def _is_known(kind: str, key: str, name: str) -> bool:
    """Return whether this version can use a register."""
    if kind == Kind.PREFERENCE:
        return key in shared_rules.SHARED_PREFERENCES and name == shared_rules.VALUE
    if kind == Kind.ARTICLE and name.startswith((TAG, HEARD)):
        return True
    if kind in {Kind.FEED, Kind.FOLDER} and name.startswith(shared_tree.SETTING):
        with suppress(ReaderError):
            check_setting(name.removeprefix(shared_tree.SETTING), "")
            return True
    return (kind, key, name) == _FORGOTTEN or name in _KNOWN_FIELDS.get(kind, ())


def _bytes(value: Value) -> int:
    return len(str(value).encode())


class _Room:
    """Room for changes of a computer that this version does not know, counted at the first of them."""

    def __init__(self, connection: ReadConnection, number: int) -> None:
        self.connection = connection
        self.number = number
        self.is_full = False
        self.left: int | None = None

    def takes(self, register: tuple[str, str, str], value: Value, before: Sequence[Value]) -> bool:
        """Return whether a value may be stored in a register, in place of the last of `before`."""
        if _is_known(*register):
            return True
        if self.left is None:
            used = self._used()
            self.left = min(UNKNOWN_BYTES_MAX - used[self.number], UNKNOWN_BYTES_OF_ALL - used.total())
        taken = _bytes(value) - (_bytes(before[-1]) if before else -_ROW_BYTES - _bytes("".join(register)))
        if taken > max(self.left, 0):
            self.is_full = True
            return False
        self.left -= taken
        return True

    def _used(self) -> Counter[int]:
        used = Counter[int]()
        theirs = "field NOT IN (SELECT value FROM json_each(:flags)) AND NOT field GLOB 'tag *' AND NOT field GLOB 'heard *'"
        for number, kind, key, name, size in self.connection.execute(
            f"""SELECT computer, kind, key, field, length(CAST(value AS BLOB)) FROM register WHERE kind <> 'article' OR ({theirs})
            UNION ALL SELECT computer, 'article', '', field, length(CAST(value AS BLOB)) FROM article_register
            WHERE {theirs}""",  # noqa: S608 -- our own words
            {"flags": json_list(_FLAGS)},
        ):
            if not _is_known(kind, key, name):
                used[number] += _ROW_BYTES + _bytes(kind + key + name) + (size or 0)
        return used


def _keep(connection: WriteConnection, number: int, changes: Iterable[Change], room: _Room) -> list[Change]:
    """Store changes in `register` where they are later; return those."""
    names = _numbers(connection)
    kept: list[Change] = []
    for each in changes:
        rows = connection.execute(
            "SELECT stamp, computer, value FROM register WHERE kind = ? AND key = ? AND field = ?", each[:3]
        ).fetchall()
        is_newer = not rows or holds((each.stamp, names[number]), (rows[0][0], names[rows[0][1]]))
        if is_newer and room.takes(each[:3], each.value, rows[0] if rows else ()):
            connection.execute(
                "INSERT OR REPLACE INTO register (kind, key, field, value, stamp, computer) VALUES (?, ?, ?, ?, ?, ?)",
                (*each, number),
            )
            kept.append(each)
    return kept


def _settle(connection: WriteConnection, given: Given, now: int, room: _Room | None = None) -> Came:
    """Write those registers of articles that are later than what is known, as far as there is room, and then the marks."""
    names = _numbers(connection)
    rows = connection.execute(
        """SELECT r.entry_id, r.field, r.value, r.stamp, r.computer FROM json_each(?) AS j
        CROSS JOIN article_register r ON r.entry_id = j.value""",
        (id_list({entry_id for (entry_id, _), _ in given}),),
    ).fetchall()
    held: dict[Place, Found] = {(entry_id, name): (value, stamp, computer) for entry_id, name, value, stamp, computer in rows}
    later: dict[Place, Found] = {}
    for place, found in given:
        before = held.get(place)
        is_newer = before is None or holds((found[1], names[found[2]]), (before[1], names[before[2]]))
        if is_newer and (room is None or room.takes((Kind.ARTICLE, "", place[1]), found[0], before[:1] if before else ())):
            held[place] = later[place] = found
    connection.executemany(
        "INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer) VALUES (?, ?, ?, ?, ?)",
        [(*place, *found) for place, found in later.items()],
    )
    return _mark(connection, later, {place: found[0] for place, found in held.items()}, now)


def _mark(
    connection: WriteConnection,
    later: Iterable[tuple[EntryId, str]],
    values: Mapping[tuple[EntryId, str], Value],
    now: int,
) -> Came:
    came = Came()
    wanted: defaultdict[tuple[str, bool], list[EntryId]] = defaultdict(list)
    tagged: defaultdict[tuple[str, Value], list[EntryId]] = defaultdict(list)
    for entry_id, name in later:
        if name.startswith(TAG):
            tagged[name, values[entry_id, name]].append(entry_id)
        elif name.startswith(HEARD):
            came.heard += _hear(connection, entry_id, name, str(values[entry_id, name]))
        elif name in {READ, HIDDEN}:
            is_hidden = bool(values.get((entry_id, HIDDEN)))
            wanted[HIDDEN, is_hidden].append(entry_id)
            # hidden articles are read too
            wanted[READ, is_hidden or bool(values.get((entry_id, READ)))].append(entry_id)
        elif name in _FLAGS:
            wanted[name, bool(values[entry_id, name])].append(entry_id)
    for (name, is_set), entry_ids in sorted(wanted.items()):
        changed = _set(connection, name, entry_ids, now, is_set=is_set)
        if changed:
            came.marks.append((name, is_set, changed))
    for (name, value), entry_ids in tagged.items():
        if value is None:
            came.tagged += tags.remove_from(connection, entry_ids, name.removeprefix(TAG))
        else:
            came.tagged += tags.add(connection, entry_ids, str(value), now)
    return came


_AT = {READ: ", read_at = iif(:value, :now, NULL)", HIDDEN: ""} | {
    mark: f", {mark}_at = iif(:value, :now, NULL)" for mark in Mark
}


def _set(connection: WriteConnection, mark: str, entry_ids: Iterable[EntryId], now: int, *, is_set: bool) -> tuple[EntryId, ...]:
    """Set a mark of articles, removed ones too. A copy counts as read once its original does."""
    there = f"AND ({READ_THERE}) <> :value" if mark == READ else ""
    rows = connection.execute(
        f"""UPDATE entry_status AS s SET is_{mark} = :value{_AT[mark]} WHERE s.is_{mark} <> :value {there}
        AND s.entry_id IN (SELECT value FROM json_each(:entry_ids)) RETURNING entry_id, is_removed""",  # noqa: S608 -- our own words
        {"value": int(is_set), "now": now, "entry_ids": id_list(entry_ids)},
    ).fetchall()
    return tuple(EntryId(entry_id) for entry_id, is_removed in rows if not is_removed)

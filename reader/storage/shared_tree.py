"""Feeds and folders as computers that share a folder know them, compared with registers. Engine thread."""

import json
import re
from base64 import urlsafe_b64encode
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from hashlib import blake2b
from itertools import pairwise

from reader.domain.addresses import is_private_url
from reader.domain.computers import Kind, Value
from reader.domain.errors import ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import HERE_ONLY, check_folder_setting, check_setting
from reader.domain.value_classes import dataclass
from reader.storage import feeds, merged_feeds, subscriptions
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import storable
from reader.storage.selection import SAVED
from reader.storage.subscriptions import Sibling, feed_sibling, folder_sibling

IS_THERE, TITLE, URL, PLACE, POSITION, SETTING = "is_there", "title", "url", "folder", "position", "setting "
OWN_TITLE = "own_title"
"""Title that a feed gives itself, written once: it is shown where the feed was not retrieved yet."""
SECRET = frozenset({"headers", "credentials"})
"""Settings that may hold a password, or say that one is in this computer's keyring."""
_MOST_LEVELS = 50
LONGEST_TITLE, _LONGEST_URL = 1000, 8000

Registers = dict[str, dict[str, tuple[Value, int]]]
"""Values with their stamps by field, by name."""
Key = tuple[str, str]
_NAMES = """SELECT kind, key, id FROM shared_id WHERE kind = 'folder'
OR (kind = 'feed' AND id NOT IN (SELECT feed_id FROM feed WHERE canonical GLOB ? || '*'))"""
"""Names of folders and feeds, without those that hold saved pages (`shared_rules`)."""


@dataclass(slots=True)
class Tree:
    """Feeds followed now, no longer, and known to others from now on; whether anything changed."""

    added: list[FeedId] = field(default_factory=list)
    removed: list[FeedId] = field(default_factory=list)
    named: list[FeedId] = field(default_factory=list)
    is_changed: bool = False


@dataclass(slots=True)
class Item:
    """A feed or folder as it is here, with the fields that others get to know. `own_title` is what a feed calls itself."""

    number: int
    parent: FolderId | None
    position: int
    fields: dict[str, Value]
    own_title: str = ""


def name_of(text: str) -> str:
    """Return a short name of a content, in letters."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=9).digest()).decode()


def registers_of(connection: ReadConnection, kind: str) -> Registers:
    found: Registers = defaultdict(dict)
    for key, name, value, stamp in connection.execute(
        "SELECT key, field, value, stamp FROM register WHERE kind = ?", (kind,)
    ).fetchall():
        found[key][name] = value, stamp
    return found


def write(connection: WriteConnection, kind: str, key: str, name: str, value: Value) -> int:
    """Write a register as changed here and now; return its stamp. Nothing is written while no folder is used."""
    rows = connection.execute(
        """INSERT OR REPLACE INTO register (kind, key, field, value, stamp, computer)
        SELECT ?, ?, ?, ?, hlc, 0 FROM computer RETURNING stamp""",
        (kind, key, name, value),
    ).fetchall()
    return int(rows[0][0]) if rows else 0


def free_name(text: str, is_taken: Callable[[str], bool]) -> str:
    """Return a name that no other row here has: of a removed row the same again."""
    key, again = name_of(text), 1
    while is_taken(key):
        again += 1
        key = name_of(f"{text}\n{again}")
    return key


def position_of(found: Mapping[str, tuple[Value, int]]) -> float | None:
    value = found.get(POSITION, (None, 0))[0]
    return float(value) if isinstance(value, int | float) else None


def note(connection: WriteConnection, *, with_new: bool) -> list[FeedId]:
    """Write registers of what changed here; with `with_new` also of feeds and folders that have no name yet. Returns those feeds."""
    work = _Here(connection)
    work.forget_gone()
    fresh = work.name_new() if with_new else []
    work.note_folders()
    work.note_feeds()
    work.note_positions()
    return fresh


def apply(connection: WriteConnection, now: int, canonical: Callable[[str], str]) -> Tree:
    """Make feeds and folders as their registers say."""
    changes = connection.total_changes
    work = _There(connection, now, canonical)
    work.make_folders()
    work.make_feeds()
    work.order()
    work.done.is_changed = connection.total_changes != changes
    return work.done


def parents(folders: Registers) -> dict[str, str]:
    """Return the folder that each folder lies in, "" at the top, the same on each computer. Of moves that end in a circle the latest
    gives way, and what lies in a removed folder lies where that one lay.
    """
    moved = sorted((found[PLACE][1], key, found[PLACE][0]) for key, found in folders.items() if PLACE in found)
    above: dict[str, str] = {}
    for _, key, parent in moved:
        line = list(_line(above, parent)) if isinstance(parent, str) and parent in folders else []
        if 0 < len(line) < _MOST_LEVELS and key not in line:
            above[key] = line[0]
    return {key: living(above.get(key, ""), folders, above) for key in folders if is_living(folders[key])}


def living(key: str, folders: Registers, above: Mapping[str, str]) -> str:
    """Return the nearest folder from this one upwards that is there."""
    return next((each for each in _line(above, key) if each in folders and is_living(folders[each])), "")


def is_living(found: Mapping[str, tuple[Value, int]]) -> bool:
    return found.get(IS_THERE, (0, 0))[0] == 1


def _line(above: Mapping[str, str], key: str) -> Iterator[str]:
    for _ in range(_MOST_LEVELS):
        if not key:
            return
        yield key
        key = above.get(key, "")


def _above(folders: Registers) -> dict[str, str]:
    """Return where folders lie, removed ones among them."""
    return parents({key: {**found, IS_THERE: (1, 0)} for key, found in folders.items()})


class _Tree:
    """Registers, names, and what is here of both kinds."""

    def __init__(self, connection: WriteConnection) -> None:
        self.connection = connection
        self.registers = {kind: registers_of(connection, kind) for kind in (Kind.FEED, Kind.FOLDER)}
        self.ids: dict[Key, int] = {}
        for kind, key, number in connection.execute(_NAMES, (SAVED,)).fetchall():
            self.ids[kind, key] = number
        self.items = {Kind.FEED: _feeds(connection), Kind.FOLDER: _folders(connection)}

    def name(self, kind: Kind, key: str, number: int) -> None:
        self.connection.execute("INSERT OR REPLACE INTO shared_id (kind, key, id) VALUES (?, ?, ?)", (kind.value, key, number))
        self.ids[kind, key] = number

    def unname(self, kind: str, key: str) -> None:
        self.connection.execute("DELETE FROM shared_id WHERE kind = ? AND key = ?", (kind, key))
        del self.ids[kind, key]

    def folder_keys(self) -> dict[int | None, str]:
        keys: dict[int | None, str] = {None: ""}
        for (kind, key), number in self.ids.items():
            if kind == Kind.FOLDER:
                keys[number] = key
        return keys

    def leading(self) -> dict[int, list[str]]:
        """Return the names of each feed here, the leading one first: the smallest of those that are there."""
        found: defaultdict[int, list[str]] = defaultdict(list)
        for kind, key in sorted(self.ids, key=lambda each: (not is_living(self.registers[Kind.FEED][each[1]]), each)):
            if kind == Kind.FEED:
                found[self.ids[kind, key]].append(key)
        return found

    def siblings(self) -> dict[int | None, list[tuple[Key, Sibling]]]:
        """Return the named feeds and folders of each folder here, in their order."""
        found: defaultdict[int | None, list[tuple[int, bool, int, Key, Sibling]]] = defaultdict(list)
        for number, keys in self.leading().items():
            if (feed := self.items[Kind.FEED].get(number)) is not None and feed.fields[IS_THERE]:
                place = feed.position, False, number, (Kind.FEED.value, keys[0]), feed_sibling(FeedId(number))
                found[feed.parent].append(place)
        for folder_id, key in self.folder_keys().items():
            if folder_id is not None and (folder := self.items[Kind.FOLDER].get(folder_id)) is not None:
                place = folder.position, True, folder_id, (Kind.FOLDER.value, key), folder_sibling(FolderId(folder_id))
                found[folder.parent].append(place)
        return {
            parent: [each[3:] for each in sorted(those, key=lambda one: (one[0], not one[1], one[2]))]
            for parent, those in found.items()
        }

    def position(self, key: Key) -> float | None:
        return position_of(self.registers[Kind(key[0])].get(key[1], {}))


def _feeds(connection: ReadConnection) -> dict[int, Item]:
    """Return the feeds that others may know: not those of accounts, of programs, of saved pages, or with a login in their address."""
    rows = connection.execute(
        """SELECT u.feed_id, u.folder_id, u.position, f.url, u.custom_title, u.settings, u.removed_at IS NULL, f.title
        FROM subscription u JOIN feed f ON f.feed_id = u.feed_id WHERE u.feed_id NOT IN (SELECT feed_id FROM remote_feed)
        AND f.canonical NOT LIKE ? || '%'""",
        (SAVED,),
    ).fetchall()
    found = {}
    for number, parent, position, url, title, settings, is_there, own_title in rows:
        if is_shareable(url):
            fields: dict[str, Value] = {IS_THERE: int(is_there), URL: url, TITLE: title}
            found[number] = Item(number, parent, position, fields | _settings(settings), own_title)
    return found


def is_shareable(url: str) -> bool:
    """Return whether an address is one of the web without a login."""
    scheme, _, rest = url.partition("://")
    host = re.split(r"[/?#\\]", rest, maxsplit=1)[0]
    return (
        scheme.lower() in {"http", "https"} and bool(host) and "@" not in host and url.isprintable() and len(url) <= _LONGEST_URL
    )


def _settings(text: str) -> dict[str, Value]:
    return {SETTING + name: value for name, value in json.loads(text).items() if name not in HERE_ONLY | SECRET}


def _folders(connection: ReadConnection) -> dict[int, Item]:
    """Return the folders outside those of accounts."""
    rows = connection.execute("SELECT folder_id, parent_id, position, title, settings FROM folder").fetchall()
    of_accounts = {row[0] for row in connection.execute("SELECT folder_id FROM account WHERE folder_id IS NOT NULL").fetchall()}
    above = {number: parent for number, parent, *_ in rows}
    found = {}
    for number, parent, position, title, settings in rows:
        line: list[int] = []
        each: int | None = number
        while each is not None and len(line) < _MOST_LEVELS:
            line.append(each)
            each = above.get(each)
        if of_accounts.isdisjoint(line):
            found[number] = Item(number, parent, position, {IS_THERE: 1, TITLE: title} | _settings(settings))
    return found


class _Here(_Tree):
    """Comparison of what is here with the registers."""

    def forget_gone(self) -> None:
        """Drop the names of what is gone; folders were removed by the user."""
        for kind, key in list(self.ids):
            if self.ids[kind, key] not in self.items[Kind(kind)]:
                if kind == Kind.FOLDER:
                    self.write(kind, key, IS_THERE, 0)
                self.unname(kind, key)

    def name_new(self) -> list[FeedId]:
        known = {(kind, number) for (kind, _), number in self.ids.items()}
        paths: dict[int | None, str] = {None: ""}
        for each in subscriptions.folders(self.connection):
            paths[each.folder_id] = f"{paths[each.parent_id]}\n{each.title}"
        for number in self.items[Kind.FOLDER]:
            if (Kind.FOLDER.value, number) not in known:
                self.name(Kind.FOLDER, self._free(Kind.FOLDER, f"folder{paths[number]}"), number)
        fresh = []
        canonical = dict(self.connection.execute("SELECT feed_id, canonical FROM feed").fetchall())
        for number, feed in self.items[Kind.FEED].items():
            if (Kind.FEED.value, number) not in known and feed.fields[IS_THERE]:
                self.name(Kind.FEED, self._free(Kind.FEED, canonical[number]), number)
                fresh.append(FeedId(number))
        return fresh

    def _free(self, kind: Kind, text: str) -> str:
        return free_name(text, lambda key: (kind.value, key) in self.ids)

    def write(self, kind: str, key: str, name: str, value: Value) -> None:
        """Write a field that differs; one that was never set is empty."""
        known = self.registers[Kind(kind)][key]
        if known.get(name, ("", 0))[0] != value:
            known[name] = value, write(self.connection, kind, key, name, value)

    def _note(self, kind: Kind, key: str, fields: Mapping[str, Value]) -> None:
        """Write fields that differ, and settings that are not chosen any more."""
        known = self.registers[kind][key]
        for name in known.keys() | fields.keys():
            if (name.startswith(SETTING) and name.removeprefix(SETTING) not in HERE_ONLY | SECRET) or name in fields:
                self.write(kind, key, name, fields.get(name, ""))

    def note_folders(self) -> None:
        keys = self.folder_keys()
        for number, key in keys.items():
            if number is not None:
                self._note(Kind.FOLDER, key, self.items[Kind.FOLDER][number].fields)
        there = parents(self.registers[Kind.FOLDER])
        for number, key in keys.items():
            if (
                number is not None
                and (parent := keys.get(self.items[Kind.FOLDER][number].parent)) is not None
                and there.get(key, "") != parent
            ):
                self.write(Kind.FOLDER, key, PLACE, parent)

    def note_feeds(self) -> None:
        keys = self.folder_keys()
        above = _above(self.registers[Kind.FOLDER])
        for number, names in self.leading().items():
            feed = self.items[Kind.FEED][number]
            if not feed.fields[IS_THERE]:
                for each in names:
                    if is_living(self.registers[Kind.FEED][each]):
                        self.write(Kind.FEED, each, IS_THERE, 0)
                continue
            self._note(Kind.FEED, names[0], feed.fields)
            if feed.own_title and OWN_TITLE not in self.registers[Kind.FEED][names[0]]:
                self.write(Kind.FEED, names[0], OWN_TITLE, feed.own_title[:LONGEST_TITLE])
            wanted = self.registers[Kind.FEED][names[0]].get(PLACE, ("", 0))[0]
            parent = keys.get(feed.parent)
            if parent is not None and parent != living(str(wanted), self.registers[Kind.FOLDER], above):
                self.write(Kind.FEED, names[0], PLACE, parent)

    def note_positions(self) -> None:
        for those in self.siblings().values():
            known = [self.position(key) for key, _ in those]
            for (key, _), before, after in zip(those, known, positions([name for (_, name), _ in those], known), strict=True):
                if before != after:
                    self.write(*key, POSITION, after)


def positions(keys: Sequence[str], known: Sequence[float | None]) -> list[float]:
    """Return numbers in the order of the keys that change as few of those known as can be."""
    kept = _rising([(place, (position, keys[place])) for place, position in enumerate(known) if position is not None])
    found: list[float] = []
    marks = [-1, *kept, len(keys)]
    for start, end in pairwise(marks):
        low = known[start] if start >= 0 else None
        high = known[end] if end < len(keys) else None
        count = end - start - 1
        step = 1.0 if low is None or high is None else (high - low) / (count + 1)
        first = low + step if low is not None else (high - count * step if high is not None else 1.0)
        found += [first + place * step for place in range(count)]
        found += [high] if high is not None else []
    if any((one, keys[place]) >= (two, keys[place + 1]) for place, (one, two) in enumerate(pairwise(found))):
        return [float(place) for place in range(1, len(keys) + 1)]
    return found


def _rising(given: Sequence[tuple[int, tuple[float, str]]]) -> list[int]:
    """Return the places of a longest rising part."""
    ends: list[tuple[float, str]] = []
    last: list[int] = []
    before: dict[int, int] = {}
    for place, value in given:
        at = bisect_left(ends, value)
        before[place] = last[at - 1] if at else -1
        ends[at:], last[at:] = [value, *ends[at + 1 :]], [place, *last[at + 1 :]]
    found: list[int] = []
    place = last[-1] if last else -1
    while place >= 0:
        found.append(place)
        place = before[place]
    return found[::-1]


class _There(_Tree):
    """Feeds and folders made as the registers say."""

    def __init__(self, connection: WriteConnection, now: int, canonical: Callable[[str], str]) -> None:
        super().__init__(connection)
        self.now = now
        self.canonical = canonical
        self.done = Tree()
        self.above = parents(self.registers[Kind.FOLDER])

    def make_folders(self) -> None:
        for key in sorted(self.above, key=lambda each: (sum(1 for _ in _line(self.above, each)), each)):
            self._make_folder(key, self.registers[Kind.FOLDER][key])
        for kind, key in list(self.ids):
            if kind == Kind.FOLDER and key not in self.above:
                number = FolderId(self.ids[kind, key])
                self.unname(kind, key)
                with suppress(ReaderError):
                    subscriptions.remove_folder(self.connection, number)
        self.items = {Kind.FEED: _feeds(self.connection), Kind.FOLDER: _folders(self.connection)}

    def _make_folder(self, key: str, found: Mapping[str, tuple[Value, int]]) -> None:
        title = _text(found, TITLE, LONGEST_TITLE)
        parent_key = self.above[key]
        parent = FolderId(self.ids[Kind.FOLDER, parent_key]) if (Kind.FOLDER, parent_key) in self.ids else None
        number = self.ids.get((Kind.FOLDER, key))
        if number is None:
            if not title or (parent_key and parent is None):
                return
            named = set(self.folder_keys())
            number = next(
                (
                    each.number
                    for each in self.items[Kind.FOLDER].values()
                    if each.number not in named and (each.parent, each.fields[TITLE]) == (parent, title)
                ),
                None,
            )
            if number is None:
                number = subscriptions.add_folder(self.connection, title, parent)
                self.items[Kind.FOLDER][number] = Item(number, parent, 0, {IS_THERE: 1, TITLE: title})
            self.name(Kind.FOLDER, key, number)
        here = self.items[Kind.FOLDER].get(number)
        if here is None:
            return
        if title and here.fields[TITLE] != title:
            subscriptions.rename_folder(self.connection, FolderId(number), title)
        if here.parent != parent and (here.parent is None or here.parent in self.folder_keys()):
            with suppress(ReaderError):
                subscriptions.move_folder(self.connection, FolderId(number), parent)
                here.parent = parent
        if changes := _changed_settings(found, here, check_folder_setting):
            subscriptions.set_folder_settings(self.connection, FolderId(number), changes)

    def make_feeds(self) -> None:
        everywhere = _above(self.registers[Kind.FOLDER])
        for key, found in sorted(self.registers[Kind.FEED].items()):
            if is_living(found) and (Kind.FEED, key) not in self.ids:
                self._find_feed(key, found)
        removed = []
        for number, names in self.leading().items():
            feed = self.items[Kind.FEED].get(number)
            if feed is None:
                continue
            found = self.registers[Kind.FEED][names[0]]
            if not is_living(found):
                removed += [FeedId(number)] if feed.fields[IS_THERE] and IS_THERE in found else []
                continue
            if not self._move_url(feed, names, found):
                continue
            wanted = living(str(found.get(PLACE, ("", 0))[0]), self.registers[Kind.FOLDER], everywhere)
            parent = FolderId(self.ids[Kind.FOLDER, wanted]) if (Kind.FOLDER, wanted) in self.ids else None
            self._make_feed(feed, found, parent)
        if removed:
            subscriptions.remove(self.connection, removed, self.now)
            self.done.removed += removed

    def _find_feed(self, key: str, found: Mapping[str, tuple[Value, int]]) -> None:
        """Name the feed here that has this address; make it if there is none."""
        url = _text(found, URL, _LONGEST_URL)
        if not url or not is_shareable(url) or url != storable(url):
            return
        canonical = self.canonical(url)
        if self.connection.execute(
            """SELECT 1 FROM feed f JOIN remote_feed r ON r.feed_id = f.feed_id JOIN subscription u ON u.feed_id = f.feed_id
            WHERE f.canonical = ? AND u.removed_at IS NULL""",
            (canonical,),
        ).fetchall():
            return
        number = feeds.add_feed(self.connection, url, canonical, self.now)
        own_title = _text(found, OWN_TITLE, LONGEST_TITLE)
        self.connection.execute("UPDATE feed SET title = ? WHERE feed_id = ? AND title = ''", (own_title or "", number))
        self.name(Kind.FEED, key, number)
        self.done.named.append(number)
        if number not in self.items[Kind.FEED]:
            self.items[Kind.FEED][number] = Item(number, None, 0, {IS_THERE: 0, URL: url, TITLE: ""})

    def _move_url(self, feed: Item, names: Sequence[str], found: Mapping[str, tuple[Value, int]]) -> bool:
        """Follow a feed's move; return whether it stays a feed of its own."""
        url = _text(found, URL, _LONGEST_URL)
        if not url or url == feed.fields[URL] or not is_shareable(url):
            return True
        try:
            feeds.change_url(self.connection, FeedId(feed.number), url, self.canonical(url))
        except ReaderError:
            (other,) = self.connection.execute(
                """SELECT f.feed_id FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE f.canonical = ? AND f.feed_id <> ?
                AND u.removed_at IS NULL AND f.feed_id NOT IN (SELECT feed_id FROM remote_feed) LIMIT 1""",
                (self.canonical(url), feed.number),
            ).fetchone()
            merged_feeds.carry(self.connection, FeedId(feed.number), FeedId(other), self.now)
            subscriptions.remove(self.connection, [FeedId(feed.number)], self.now)
            for each in names:
                self.name(Kind.FEED, each, other)
            self.done.named.append(FeedId(other))
            self.done.removed.append(FeedId(feed.number))
            return False
        self._pause_private(feed.number, url)
        return True

    def _pause_private(self, number: int, url: str) -> None:
        """Have a feed in a private network wait until the user resumes it, unless it comes from somebody who knows the passphrase."""
        if is_private_url(url):
            self.connection.execute(
                "UPDATE feed SET is_paused = 1, next_at = NULL WHERE feed_id = ? AND (SELECT salt FROM computer) = ''", (number,)
            )

    def _make_feed(self, feed: Item, found: Mapping[str, tuple[Value, int]], parent: FolderId | None) -> None:
        feed_id = FeedId(feed.number)
        if not feed.fields[IS_THERE]:
            subscriptions.add(self.connection, feed_id, parent)
            self.connection.execute("UPDATE subscription SET is_imported = 1 WHERE feed_id = ?", (feed_id,))
            self._pause_private(feed.number, str(feed.fields[URL]))
            self.done.added.append(feed_id)
        elif feed.parent != parent and PLACE in found and (feed.parent is None or feed.parent in self.folder_keys()):
            subscriptions.move(self.connection, feed_id, parent)
        title = _text(found, TITLE, LONGEST_TITLE)
        if title is not None and title != feed.fields[TITLE]:
            subscriptions.rename(self.connection, feed_id, title)
        if changes := _changed_settings(found, feed, check_setting):
            subscriptions.set_settings(self.connection, feed_id, changes)

    def order(self) -> None:
        """Put named feeds and folders into the order of their positions; others keep their places."""
        self.items = {Kind.FEED: _feeds(self.connection), Kind.FOLDER: _folders(self.connection)}
        for parent, those in self.siblings().items():
            wanted = sorted(those, key=lambda each: (self.position(each[0]) is None, self.position(each[0]) or 0.0, each[0][1]))
            if [each for _, each in wanted] != [each for _, each in those]:
                named = {each for _, each in those}
                rest = iter([each for _, each in wanted])
                folder_id = None if parent is None else FolderId(parent)
                order = [next(rest) if each in named else each for each in subscriptions.siblings(self.connection, folder_id)]
                subscriptions.insert(self.connection, folder_id, list(enumerate(order)))


def _text(found: Mapping[str, tuple[Value, int]], name: str, longest: int) -> str | None:
    value = found.get(name, (None, 0))[0]
    return storable(value)[:longest] if isinstance(value, str) else None


def _changed_settings(found: Mapping[str, tuple[Value, int]], item: Item, check: Callable[[str, str], str]) -> dict[str, str]:
    changes: dict[str, str] = {}
    for name, (value, _) in found.items():
        setting = name.removeprefix(SETTING)
        if name.startswith(SETTING) and setting not in HERE_ONLY | SECRET and isinstance(value, str):
            with suppress(ReaderError):
                checked = check(setting, value)
                if item.fields.get(name, "") != checked:
                    changes[setting] = checked
    return changes

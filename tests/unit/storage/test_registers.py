"""What computers that share a folder know of each other: two profiles, real databases, no files."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.computers import Change, Computer, Kind, Place, Value, stamp_at
from reader.domain.entry import Enclosure, Mark, ParsedEntry, Selection, View
from reader.domain.episodes import Listening
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS, ComputerId, EntryId, FeedId
from reader.domain.preferences import PREFERENCES, Form
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import (
    computers,
    episodes,
    feeds,
    given_database,
    preferences,
    registers,
    rules,
    selection,
    shared_tree,
    statuses,
    subscriptions,
    tags,
)
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.migrations import m0032
from reader.storage.writer import open_database
from tests.unit.storage.account_examples import MINIFLUX, account_of, follow_there
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store

ITEMS = (parsed("x"), parsed("y"), parsed("z"))


def canonical(url: str) -> str:
    return url.removeprefix("https://")


def join(connection: WriteConnection, name: str, *items: ParsedEntry) -> list[EntryId]:
    """A profile in a folder, with one feed that is shared there."""
    feed_id = follow(connection, "a")
    connection.execute(
        "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, ?, ?, '/folder', ?, ?)",
        (f"{name}-0000", name, stamp_at(NOW * 1000), NOW),
    )
    sent(connection)
    return sorted(store(connection, feed_id, *items))


@pytest.fixture
def tower(tmp_path: Path) -> Iterator[WriteConnection]:
    (tmp_path / "tower").mkdir()
    with closing(open_fresh(tmp_path / "tower")) as connection:
        join(connection, "tower", *ITEMS)
        yield connection


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[WriteConnection]:
    (tmp_path / "laptop").mkdir()
    with closing(open_fresh(tmp_path / "laptop")) as connection:
        # other ids than on the tower
        follow(connection, "other")
        join(connection, "laptop", *reversed(ITEMS))
        yield connection


def entry(connection: WriteConnection, identity: str) -> EntryId:
    return EntryId(connection.execute("SELECT entry_id FROM entry_status WHERE identity = ?", (identity,)).fetchone()[0])


def sent(connection: WriteConnection) -> list[Change]:
    """What this computer writes to the folder now."""
    registers.compare(connection, NOW)
    stamp = registers.begin_sending(connection)
    changes, after = registers.unsent(connection, stamp)
    assert after is None
    registers.note_sent(connection, 1, stamp)
    return changes


def bring(connection: WriteConnection, changes: Sequence[Change], author: str = "tower-0000") -> registers.Came:
    return registers.apply(connection, ComputerId(author), changes, NOW, canonical=canonical)


def marks(connection: WriteConnection) -> list[tuple[str, int, int, int, int]]:
    return connection.execute(
        "SELECT identity, is_read, is_starred, is_later, is_hidden FROM entry_status WHERE feed_id IN (SELECT id FROM shared_id) ORDER BY 1"
    ).fetchall()


def test_without_a_folder_nothing_is_noted(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        (entry_id,) = store(connection, follow(connection, "a"), parsed("x"))
        statuses.mark_read(connection, [entry_id], is_read=True, now=NOW)
        statuses.set_mark(connection, Mark.STARRED, [entry_id], is_set=True, now=NOW)
        tags.add(connection, [entry_id], "Work", NOW)
        assert not registers.is_joined(connection)
        assert registers.begin_sending(connection) == 0
        assert connection.execute("SELECT count(*) FROM article_register").fetchone() == (0,)


def test_marks_and_tags_of_one_computer_are_on_the_other_and_nothing_comes_back(
    tower: WriteConnection, laptop: WriteConnection
) -> None:
    x, y = entry(tower, "x"), entry(tower, "y")
    statuses.mark_read(tower, [x], is_read=True, now=NOW)
    statuses.set_mark(tower, Mark.STARRED, [x], is_set=True, now=NOW)
    statuses.set_mark(tower, Mark.LATER, [y], is_set=True, now=NOW)
    statuses.hide(tower, [y], NOW)
    tags.add(tower, [x, y], "Wörk", NOW)
    came = bring(laptop, sent(tower))
    assert marks(laptop) == marks(tower) == [("x", 1, 1, 0, 0), ("y", 1, 0, 1, 1), ("z", 0, 0, 0, 0)]
    assert tags.tags_of(laptop, [entry(laptop, "x")]) == {entry(laptop, "x"): ("Wörk",)}
    changed = {(mark, is_set): set(entry_ids) for mark, is_set, entry_ids in came.marks}
    assert changed["read", True] == {entry(laptop, "x"), entry(laptop, "y")}
    assert set(came.tagged) == changed["read", True]
    assert sent(laptop) == []
    assert sent(tower) == []


def test_what_is_taken_off_again_is_so_everywhere(tower: WriteConnection, laptop: WriteConnection) -> None:
    x = entry(tower, "x")
    statuses.hide(tower, [x], NOW)
    tags.add(tower, [x], "Work", NOW)
    bring(laptop, sent(tower))
    registers.raise_clock(tower, NOW + 1)
    statuses.unhide(tower, [x])
    statuses.mark_read(tower, [x], is_read=False, now=NOW)
    tags.remove_from(tower, [x], "work")
    came = bring(laptop, sent(tower))
    assert marks(laptop) == marks(tower)
    assert tags.tags(laptop) == []
    assert [mark[:2] for mark in came.marks] == [("hidden", False), ("read", False)]


@pytest.mark.parametrize("is_first", [True, False])
def test_of_two_changes_the_later_one_holds_in_whatever_order_they_come(
    tower: WriteConnection, laptop: WriteConnection, *, is_first: bool
) -> None:
    registers.raise_clock(tower, NOW + 5)
    statuses.mark_read(tower, [entry(tower, "x")], is_read=True, now=NOW)
    registers.raise_clock(laptop, NOW + 9)
    statuses.mark_read(laptop, [entry(laptop, "x")], is_read=True, now=NOW)
    registers.raise_clock(laptop, NOW + 10)
    statuses.mark_read(laptop, [entry(laptop, "x")], is_read=False, now=NOW)
    theirs, ours = sent(laptop), sent(tower)
    if is_first:
        bring(laptop, ours)
        bring(tower, theirs, "laptop-0000")
    else:
        bring(tower, theirs, "laptop-0000")
        bring(laptop, ours)
    bring(tower, theirs, "laptop-0000")
    assert marks(tower) == marks(laptop) == [("x", 0, 0, 0, 0), ("y", 0, 0, 0, 0), ("z", 0, 0, 0, 0)]
    assert sent(tower) == sent(laptop) == []


def test_the_clock_follows_what_was_seen(tower: WriteConnection, laptop: WriteConnection) -> None:
    registers.raise_clock(tower, NOW + 40_000)
    statuses.mark_read(tower, [entry(tower, "x")], is_read=True, now=NOW)
    bring(laptop, sent(tower))
    registers.raise_clock(laptop, NOW)
    statuses.mark_read(laptop, [entry(laptop, "x")], is_read=False, now=NOW)
    bring(tower, sent(laptop), "laptop-0000")
    assert marks(tower) == marks(laptop)
    assert marks(tower)[0] == ("x", 0, 0, 0, 0)


def test_many_changes_are_sent_in_parts_that_lose_none(tower: WriteConnection) -> None:
    statuses.mark_all_read(tower, Selection(View.ALL), EntryId(99), NOW)
    statuses.set_mark(tower, Mark.STARRED, [entry(tower, "y")], is_set=True, now=NOW)
    stamp, after, found = registers.begin_sending(tower), None, list[Change]()
    for _ in range(9):
        changes, after = registers.unsent(tower, stamp, after, limit=2)
        found += changes
        if after is None:
            break
    assert sorted((each.field, each.key) for each in found) == sorted((each.field, each.key) for each in sent(tower))
    assert len(found) == 4


def test_an_article_is_found_by_its_link_when_its_guid_differs(tower: WriteConnection, laptop: WriteConnection) -> None:
    feed_id = laptop.execute("SELECT feed_id FROM feed WHERE canonical = 'a.example/feed'").fetchone()[0]
    store(laptop, feed_id, parsed("elsewhere", guid="another", link="https://site.example/w"))
    (there,) = store(
        tower, tower.execute("SELECT feed_id FROM feed WHERE canonical = 'a.example/feed'").fetchone()[0], parsed("w")
    )
    statuses.mark_read(tower, [there], is_read=True, now=NOW)
    bring(laptop, sent(tower))
    assert [row[:2] for row in marks(laptop) if row[1]] == [("elsewhere", 1)]


def test_a_link_that_all_articles_share_names_none(tower: WriteConnection, laptop: WriteConnection) -> None:
    of_tower, of_laptop = (
        each.execute("SELECT feed_id FROM feed WHERE canonical = 'a.example/feed'").fetchone()[0] for each in (tower, laptop)
    )
    home = [parsed(name, link="https://site.example/") for name in "uvw"]
    store(laptop, of_laptop, home[0])
    there = store(tower, of_tower, *home)
    statuses.mark_read(tower, [there[1]], is_read=True, now=NOW)
    bring(laptop, sent(tower))
    assert [row[0] for row in marks(laptop) if row[1]] == []


def test_a_change_of_an_article_that_is_not_here_is_kept(tower: WriteConnection, laptop: WriteConnection) -> None:
    unknown = Change(Kind.ARTICLE, f"{shared_tree.name_of('b')}.AAAAAAAA", "starred", 1, stamp_at(NOW * 1000) + 1)
    bring(laptop, [unknown])
    assert laptop.execute("SELECT kind, key, field, value, stamp FROM register WHERE kind = 'article'").fetchall() == [
        tuple(unknown)
    ]


def test_a_log_that_was_cut_is_read_again_whatever_else_was_said_of_it_since(laptop: WriteConnection) -> None:
    tower = Computer(ComputerId("tower-0000"), "tower")
    own, other = "tower-0000/0001-000000.log", "tower-00/0001-000000.log"
    computers.note_computers(laptop, [tower])
    computers.note_excess(laptop, tower.computer_id)
    # that its files are damaged, until they are complete
    for problem in (Problem(ProblemKind.COMPUTER_DAMAGED, "tower"), None):
        computers.note_computers(laptop, [replace(tower, problem=problem)])
    for left in ({other}, {own, other}):
        for path in (own, other):
            computers.set_place(laptop, path, Place(100, b""))
        computers.read_excess_again(laptop)
        assert computers.places(laptop).keys() == left


def unknown_rows(connection: WriteConnection) -> int:
    """How many registers there are that this version does not know."""
    return int(
        connection.execute(
            "SELECT (SELECT count(*) FROM register WHERE value GLOB 'later*') + (SELECT count(*) FROM article_register WHERE value GLOB 'later*')"
        ).fetchone()[0]
    )


@pytest.mark.parametrize(
    ("kind", "key", "field"),
    [
        ("thing", "{}", "said"),
        ("thing", "one", "said {}"),
        ("feed", "{}", "colour"),
        ("feed", "one", "setting {}"),
        ("preference", "later.{}", "value"),
        ("rule", "one", "name {}"),
        ("habits", "{}", "forget_before"),
        ("article", "AAAAAAAAAAAA.AAAAAAAA", "note {}"),
        ("article", "here", "note {}"),
    ],
)
def test_what_is_not_known_is_kept_up_to_a_limit(
    tower: WriteConnection, laptop: WriteConnection, monkeypatch: pytest.MonkeyPatch, kind: str, key: str, field: str
) -> None:
    monkeypatch.setattr(registers, "UNKNOWN_BYTES_MAX", 30_000)
    monkeypatch.setattr(registers, "UNKNOWN_BYTES_OF_ALL", 70_000)
    key = registers.article_names(tower, [entry(tower, "x")])[entry(tower, "x")] if key == "here" else key
    at = stamp_at(NOW * 1000)
    later = [Change(kind, key.format(i), field.format(i), f"later {i}" + "x" * 100, at + i) for i in range(1000)]
    came = [bring(laptop, later[i : i + 100]) for i in range(0, 1000, 100)]
    kept = unknown_rows(laptop)
    assert [each.is_cut for each in came] == [False] + 9 * [True]
    assert 100 < kept < 150
    # what is there may change, and comes again without harm; what is known always comes
    assert not bring(laptop, later[:100]).is_cut
    assert not bring(laptop, [later[0]._replace(value="later", stamp=at + 5000)]).is_cut
    statuses.mark_read(tower, [entry(tower, "y")], is_read=True, now=NOW)
    bring(laptop, sent(tower))
    assert ("y", 1, 0, 0, 0) in marks(laptop)
    assert unknown_rows(laptop) == kept
    # other computers have room of their own, but not each that somebody invents
    for number in range(5):
        bring(
            laptop,
            [each._replace(stamp=each.stamp + 9000, field=f"{each.field} {number}") for each in later[:100]],
            f"work-{number:04}",
        )
    assert 250 < unknown_rows(laptop) < 400


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("read", 2),
        ("read", "1"),
        ("starred", None),
        ("tag work", "other"),
        ("tag ", ""),
        ("tag work", 1),
        ("heard x", "1 2"),
        ("heard x", 5),
    ],
)
def test_a_value_that_cannot_be_is_not_believed(laptop: WriteConnection, field: str, value: str | int | None) -> None:
    name = registers.article_names(laptop, [entry(laptop, "x")])[entry(laptop, "x")]
    bring(laptop, [Change(Kind.ARTICLE, name, field, value, stamp_at(NOW * 1000) + 1)])
    assert laptop.execute("SELECT count(*) FROM article_register").fetchone() == (0,)
    assert marks(laptop)[0] == ("x", 0, 0, 0, 0)


def test_a_copy_counts_as_read_once_its_original_is(tower: WriteConnection) -> None:
    x, y = entry(tower, "x"), entry(tower, "y")
    tower.execute("UPDATE entry_status SET copy_of = ?, is_read = 1 WHERE entry_id = ?", (x, y))
    assert sent(tower) == []
    registers.raise_clock(tower, NOW + 1)
    statuses.mark_read(tower, [x], is_read=True, now=NOW)
    assert len(sent(tower)) == 2
    registers.raise_clock(tower, NOW + 2)
    statuses.mark_read(tower, [x], is_read=False, now=NOW)
    assert sorted(each.value for each in sent(tower)) == [0, 0]


def test_a_renamed_tag_is_two_changes(tower: WriteConnection, laptop: WriteConnection) -> None:
    tags.add(tower, [entry(tower, "x")], "Work", NOW)
    bring(laptop, sent(tower))
    registers.raise_clock(tower, NOW + 1)
    tags.rename(tower, tags.tags(tower)[0].tag_id, "Play", NOW)
    bring(laptop, sent(tower))
    assert [each.name for each in tags.tags(laptop)] == ["Play"]
    assert sent(laptop) == []


def test_a_snapshot_holds_everything_and_what_computers_wrote_whose_logs_are_gone(
    tower: WriteConnection, laptop: WriteConnection
) -> None:
    statuses.mark_read(tower, [entry(tower, "x")], is_read=True, now=NOW)
    bring(laptop, sent(tower))
    statuses.set_mark(laptop, Mark.STARRED, [entry(laptop, "y")], is_set=True, now=NOW)
    sent(laptop)
    stamp = registers.begin_sending(laptop)
    both, _ = registers.snapshot(laptop, (), stamp)
    assert {author: [each.field for each in found if each.kind == Kind.ARTICLE] for author, found in both.items()} == {
        "tower-0000": ["read"],
        "laptop-0000": ["starred"],
    }
    assert set(registers.snapshot(laptop, [ComputerId("tower-0000")], stamp)[0]) == {"laptop-0000"}


def tree(connection: WriteConnection) -> list[tuple[object, ...]]:
    """Folders and feeds as the user sees them, from top to bottom."""
    folders = {each.folder_id: each for each in subscriptions.folders(connection)}
    return [
        (each.url, each.custom_title, folders[each.folder_id].title if each.folder_id else "", dict(each.settings))
        for each in subscriptions.subscriptions(connection)
    ]


def exchange(tower: WriteConnection, laptop: WriteConnection) -> None:
    """Each reads what the other has written, and neither answers."""
    ours, theirs = sent(tower), sent(laptop)
    bring(laptop, ours)
    bring(tower, theirs, "laptop-0000")
    assert sent(tower) == sent(laptop) == []
    assert tree(tower) == tree(laptop)
    assert [each.title for each in subscriptions.folders(tower)] == [each.title for each in subscriptions.folders(laptop)]


def start(tower: WriteConnection, laptop: WriteConnection) -> None:
    """All that both have is known to both."""
    for connection in (tower, laptop):
        connection.execute("UPDATE computer SET sent = 0")
    exchange(tower, laptop)


def test_feeds_and_folders_of_one_computer_are_on_the_other_in_their_order(
    tower: WriteConnection, laptop: WriteConnection
) -> None:
    start(tower, laptop)
    news = subscriptions.add_folder(tower, "News", position=0)
    inner = subscriptions.add_folder(tower, "Inner", news)
    b, c = (follow(tower, name, inner) for name in "bc")
    subscriptions.rename(tower, b, "Mine")
    subscriptions.set_settings(tower, c, {"priority": "2", "proxy": "none", "headers": '{"X-Token": "s3cret"}'})
    subscriptions.move(tower, c, inner, 0)
    changes = sent(tower)
    assert not [each for each in changes if "proxy" in each.field or "s3cret" in str(each.value)]
    came = bring(laptop, changes)
    assert tree(laptop)[:2] == [
        ("https://c.example/feed", "", "Inner", {"priority": "2"}),
        ("https://b.example/feed", "Mine", "Inner", {}),
    ]
    assert (len(came.added), came.removed, came.has_tree) == (2, [], True)
    assert sent(laptop) == []


def test_a_feed_that_came_has_the_title_that_it_gave_itself_elsewhere(tower: WriteConnection, laptop: WriteConnection) -> None:
    def title(connection: WriteConnection, feed_id: FeedId) -> str:
        return next(each.title for each in subscriptions.subscriptions(connection) if each.feed_id == feed_id)

    feed_id = follow(tower, "new")
    tower.execute("UPDATE feed SET title = 'The news' WHERE feed_id = ?", (feed_id,))
    (came,) = bring(laptop, sent(tower)).added
    assert title(laptop, came) == "The news"
    # each computer reads it from the feed from then on, and does not argue with others
    laptop.execute("UPDATE feed SET title = 'News' WHERE feed_id = ?", (came,))
    assert sent(laptop) == []
    subscriptions.rename(laptop, came, "Mine")
    bring(tower, sent(laptop), "laptop-0000")
    assert title(tower, feed_id) == "Mine"


def test_what_is_moved_and_removed_is_so_everywhere(tower: WriteConnection, laptop: WriteConnection) -> None:
    news, inner = subscriptions.add_folder(tower, "News"), subscriptions.add_folder(tower, "Inner")
    feed_ids = [follow(tower, name, news) for name in "bcd"]
    start(tower, laptop)
    registers.raise_clock(tower, NOW + 1)
    subscriptions.move_folder(tower, inner, news)
    subscriptions.move(tower, feed_ids[2], news, 0)
    subscriptions.remove(tower, [feed_ids[1]], NOW)
    exchange(tower, laptop)
    registers.raise_clock(tower, NOW + 2)
    subscriptions.remove_folder(tower, news)
    exchange(tower, laptop)
    registers.raise_clock(laptop, NOW + 3)
    subscriptions.add(laptop, feeds.add_feed(laptop, "https://c.example/feed", "c.example/feed", NOW))
    exchange(tower, laptop)
    assert len(tree(tower)) == 5


def test_of_two_moves_that_end_in_a_circle_the_later_gives_way(tower: WriteConnection, laptop: WriteConnection) -> None:
    for title in ("One", "Two"):
        subscriptions.add_folder(tower, title)
    start(tower, laptop)
    for connection, inner, outer, seconds in ((tower, "One", "Two", 1), (laptop, "Two", "One", 2)):
        registers.raise_clock(connection, NOW + seconds)
        ids = {each.title: each.folder_id for each in subscriptions.folders(connection)}
        subscriptions.move_folder(connection, ids[inner], ids[outer])
    exchange(tower, laptop)
    exchange(tower, laptop)
    found = {each.title: each.parent_id for each in subscriptions.folders(laptop)}
    assert found["Two"] is None
    assert found["One"] is not None


def test_joining_keeps_the_feeds_and_marks_of_both(tmp_path: Path, tower: WriteConnection) -> None:
    """Values that the folder holds win; a feed that somebody else has unsubscribed from stays."""
    subscriptions.rename(tower, follow(tower, "b"), "Mine")
    gone = follow(tower, "gone")
    statuses.mark_read(tower, [entry(tower, "x")], is_read=True, now=NOW)
    tower.execute("UPDATE computer SET sent = 0")
    changes = sent(tower)
    registers.raise_clock(tower, NOW + 1)
    subscriptions.remove(tower, [gone], NOW)
    changes += sent(tower)
    with closing(open_fresh(tmp_path)) as fresh:
        follow(fresh, "gone")
        subscriptions.rename(fresh, follow(fresh, "b"), "Theirs")
        store(fresh, follow(fresh, "a"), *ITEMS)
        statuses.mark_read(fresh, [entry(fresh, "y")], is_read=True, now=NOW)
        fresh.execute(
            "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, 'fresh-0000', '', '/folder', ?, ?)",
            (stamp_at(NOW * 1000), NOW),
        )
        registers.raise_clock(fresh, NOW + 2)
        bring(fresh, changes)
        bring(tower, sent(fresh), "fresh-0000")
        assert sent(tower) == sent(fresh) == []
        assert tree(tower) == tree(fresh)
        assert marks(tower) == marks(fresh) == [("x", 1, 0, 0, 0), ("y", 1, 0, 0, 0), ("z", 0, 0, 0, 0)]
        assert sorted(row[:2] for row in tree(tower)) == [
            ("https://a.example/feed", ""),
            ("https://b.example/feed", "Mine"),
            ("https://gone.example/feed", ""),
        ]


def test_a_mark_waits_for_its_article_and_its_feed(tower: WriteConnection, laptop: WriteConnection) -> None:
    start(tower, laptop)
    feed_id = follow(tower, "b")
    store(tower, feed_id, parsed("late"))
    sent_first = sent(tower)
    statuses.set_mark(tower, Mark.STARRED, [entry(tower, "late")], is_set=True, now=NOW)
    bring(laptop, sent(tower))
    (came,) = bring(laptop, sent_first).added
    (late,) = store(laptop, came, parsed("late"))
    found = registers.arrived(laptop, came, NOW)
    assert [(mark, entry_ids) for mark, _, entry_ids in found.marks] == [("starred", (late,))]
    assert laptop.execute("SELECT count(*) FROM register WHERE kind = 'article'").fetchone() == (0,)
    assert sent(laptop) == []


def test_marks_of_a_feed_that_was_removed_wait_for_a_limited_time(tower: WriteConnection, laptop: WriteConnection) -> None:
    """Those of a feed that is there, or that came late, wait on."""
    start(tower, laptop)
    old, late = stamp_at(NOW * 1000) + 9, stamp_at((NOW + registers.WAITING_DAYS * DAY_SECONDS) * 1000)
    marks = {name: f"{name:_<12}.AAAAAAAA" for name in ("removed", "late", "there", "unknown")}
    feed = {
        name: [("url", f"https://{name}.example/"), ("is_there", int(name == "there"))] for name in ("removed", "late", "there")
    }
    bring(laptop, [Change(Kind.FEED, f"{name:_<12}", *field, old) for name, fields in feed.items() for field in fields])
    bring(laptop, [Change(Kind.ARTICLE, key, "starred", 1, late if name == "late" else old) for name, key in marks.items()])

    def waiting() -> set[str]:
        return {key for (key,) in laptop.execute("SELECT key FROM register WHERE kind = 'article'").fetchall()}

    registers.forget_removed(laptop, NOW + (registers.WAITING_DAYS - 1) * DAY_SECONDS)
    assert waiting() == set(marks.values())
    registers.forget_removed(laptop, NOW + (registers.WAITING_DAYS + 1) * DAY_SECONDS)
    assert waiting() == set(marks.values()) - {marks["removed"]}


def test_two_names_of_one_address_are_one_feed(tower: WriteConnection, laptop: WriteConnection) -> None:
    """The laptop added the feed under an address that moved to the other's."""
    start(tower, laptop)
    follow(tower, "new")
    feed_id = follow(laptop, "old")
    sent(laptop)
    feeds.change_url(laptop, feed_id, "https://new.example/feed", "new.example/feed")
    laptop.execute("UPDATE computer SET sent = 0")
    exchange(tower, laptop)
    assert [row[0] for row in tree(tower)].count("https://new.example/feed") == 1


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "program:x", "https://user:secret@b.example/", "javascript:1", "saved:b", "https://", "x"]
)
def test_only_addresses_of_the_web_come_in(laptop: WriteConnection, url: str) -> None:
    before = tree(laptop)
    stamp = stamp_at(NOW * 1000) + 1
    bring(laptop, [Change(Kind.FEED, "k" * 12, name, value, stamp) for name, value in (("url", url), ("is_there", 1))])
    assert tree(laptop) == before


@pytest.mark.parametrize("salt", ["", "00"])
def test_a_feed_in_a_private_network_waits_unless_it_comes_encrypted(laptop: WriteConnection, salt: str) -> None:
    laptop.execute("UPDATE computer SET salt = ?", (salt,))
    feeds.change_url(laptop, follow(laptop, "mine"), "http://192.168.1.2/mine", "http://192.168.1.2/mine")
    stamp = stamp_at(NOW * 1000) + 1

    def come(number: int, url: str, stamp: int = stamp) -> None:
        fields = (("url", url), ("is_there", 1))
        bring(laptop, [Change(Kind.FEED, f"{number:012}", name, value, stamp) for name, value in fields])

    def paused() -> set[str]:
        return {row[0] for row in laptop.execute("SELECT url FROM feed WHERE is_paused").fetchall()}

    for number, url in enumerate(
        ("http://192.168.1.2/mine", "http://192.168.1.2/new", "https://b.example/", "https://c.example/")
    ):
        come(number, url)
    assert paused() == (set() if salt else {"http://192.168.1.2/new"})
    come(2, "http://router.local/", stamp + 1)
    assert paused() == (set() if salt else {"http://192.168.1.2/new", "http://router.local/"})
    assert all(each.field != "is_paused" for each in sent(laptop))


def test_feeds_of_accounts_programs_and_logins_are_not_sent(tower: WriteConnection) -> None:
    follow_there(tower, account_of(tower, MINIFLUX), "server")
    for url in ("program:news", "https://user:secret@b.example/feed"):
        subscriptions.add(tower, feeds.add_feed(tower, url, url, NOW))
    assert not [each for each in sent(tower) if each.kind == Kind.FEED and each.field == "url"]


def test_leaving_deletes_what_was_noted_and_keeps_the_marks(tower: WriteConnection) -> None:
    statuses.mark_read(tower, [entry(tower, "x")], is_read=True, now=NOW)
    before = tower.execute("SELECT identity, is_read FROM entry_status").fetchall()
    registers.clear(tower)
    statuses.mark_read(tower, [entry(tower, "y")], is_read=True, now=NOW)
    assert tower.execute("SELECT (SELECT count(*) FROM article_register), (SELECT count(*) FROM shared_id)").fetchone() == (0, 0)
    assert before[0] in tower.execute("SELECT identity, is_read FROM entry_status").fetchall()


def test_many_changes_cost_each_what_few_do(tower: WriteConnection, laptop: WriteConnection) -> None:
    """Steps of SQLite for a change, sent and applied, among 200 and among 2,000."""
    steps: list[list[float]] = []
    for count in (200, 2000):
        for connection in (tower, laptop):
            feed_id = connection.execute("SELECT feed_id FROM feed WHERE canonical = 'a.example/feed'").fetchone()[0]
            store(connection, feed_id, *(parsed(f"{count} {number}") for number in range(count)))
        registers.raise_clock(tower, NOW + count)
        statuses.mark_all_read(tower, Selection(View.ALL), EntryId(1 << 40), NOW)
        stamp, ticks = registers.begin_sending(tower), [0, 0]

        def tick(place: int, ticks: list[int] = ticks) -> int:
            ticks[place] += 1
            return 0

        tower.set_progress_handler(lambda tick=tick: tick(0), 100)
        changes, _ = registers.unsent(tower, stamp)
        tower.set_progress_handler(None, 0)
        registers.note_sent(tower, 1, stamp)
        laptop.set_progress_handler(lambda tick=tick: tick(1), 100)
        bring(laptop, changes)
        laptop.set_progress_handler(None, 0)
        assert len(changes) >= count
        steps.append([each / len(changes) for each in ticks])
    assert all(many < 2 * few for few, many in zip(*steps, strict=True)), steps


def test_an_episode_goes_on_where_it_was_stopped_elsewhere(tower: WriteConnection, laptop: WriteConnection) -> None:
    """Its address, which may hold a key, is not sent."""
    url = "https://site.example/episode.mp3?token=s3cret"
    for connection in (tower, laptop):
        feed_id = connection.execute("SELECT feed_id FROM feed WHERE canonical = 'a.example/feed'").fetchone()[0]
        store(connection, feed_id, parsed("episode", enclosures=(Enclosure(url, "audio/mpeg", 9),)))
    place = Listening(entry(tower, "episode"), FeedId(1), url, 40, 900, is_finished=False, at=NOW, utc_offset_seconds=3600)
    episodes.record_listening(tower, place)
    changes = sent(tower)
    assert not [each for each in changes if "s3cret" in str(each)]
    came = bring(laptop, changes)
    (there,) = came.heard
    assert there == replace(place, entry_id=entry(laptop, "episode"), feed_id=FeedId(2))
    assert episodes.listening_of_entry(laptop, there.entry_id) == (there,)
    assert sent(laptop) == sent(tower) == []
    episodes.record_listening(laptop, replace(there, is_finished=True, at=NOW + 9))
    bring(tower, sent(laptop), "laptop-0000")
    assert episodes.listening_of_entry(tower, place.entry_id) == (replace(place, is_finished=True, at=NOW + 9),)
    assert sent(tower) == []


@pytest.mark.parametrize("is_own", [True, False])
def test_a_database_from_elsewhere_joins_no_folder(tmp_path: Path, *, is_own: bool) -> None:
    """Unless this profile had joined the same."""
    (tmp_path / "there").mkdir()
    with closing(open_fresh(tmp_path / "there")) as connection:
        join(connection, "there", *ITEMS)
        statuses.mark_read(connection, [entry(connection, "x")], is_read=True, now=NOW)
        connection.execute("PRAGMA journal_mode = DELETE")
    present = tmp_path / "here" / "reader.sqlite"
    present.parent.mkdir()
    with closing(open_fresh(present.parent)) as connection:
        if is_own:
            join(connection, "here")
    incoming = tmp_path / "incoming.sqlite"
    given_database.import_database(tmp_path / "there" / "reader.sqlite", incoming, NOW, copies=tmp_path / "none", present=present)
    with closing(open_reader(incoming)) as connection:
        assert registers.is_joined(connection) is is_own
        assert bool(connection.execute("SELECT 1 FROM article_register").fetchall()) is is_own
        assert connection.execute("SELECT is_read FROM entry_status WHERE identity = 'x'").fetchone() == (1,)


def test_what_a_file_from_elsewhere_knows_of_a_folder_that_it_has_not_joined_keeps_no_mark_from_changing(tmp_path: Path) -> None:
    saved, incoming = tmp_path / "reader.sqlite", tmp_path / "incoming.sqlite"
    with closing(open_fresh(tmp_path)) as connection:
        join(connection, "there", *ITEMS)
        statuses.mark_read(connection, [entry(connection, "x")], is_read=True, now=NOW)
        connection.execute("DELETE FROM computer")
        connection.execute("PRAGMA journal_mode = DELETE")
    given_database.import_database(saved, incoming, NOW, copies=tmp_path / "none", present=None)
    with closing(open_database(incoming, now=NOW, backup_folder=None)) as connection:
        marked = [entry(connection, "x")]
        assert statuses.mark_read(connection, marked, is_read=False, now=NOW) == tuple(marked)


def test_marks_change_where_a_repair_lost_the_computer_and_kept_its_registers(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        join(connection, "there", *ITEMS)
        marked = [entry(connection, "x")]
        statuses.mark_read(connection, marked, is_read=True, now=NOW)
        connection.execute("DELETE FROM computer")
        assert statuses.mark_read(connection, marked, is_read=False, now=NOW) == tuple(marked)


ODD: tuple[Value, ...] = (None, 5, -1, 1.5, 1e308, 2**62, "", "x", "\u202e", "t" * 60_000, "[" * 5000)


@pytest.mark.parametrize("kind", [*Kind, "unheard_of"])
def test_no_value_of_anybody_ends_an_exchange(tower: WriteConnection, laptop: WriteConnection, kind: str) -> None:
    """Whatever stands in fields that this version knows or does not; what is kept is relayed unchanged."""
    start(tower, laptop)
    fields = (
        "is_there",
        "title",
        "url",
        "folder",
        "position",
        "setting notify",
        "setting page",
        "name",
        "body",
        "query",
        "value",
        "read",
    )
    stamp = stamp_at(NOW * 1000) + 99
    keys = ("k" * 12, f"{'k' * 12}.AAAAAAAA", "look.theme", "../../x", "'; DROP TABLE feed")
    given = [
        Change(str(kind), key, name, value, stamp + number) for key in keys for number, value in enumerate(ODD) for name in fields
    ]
    before = tree(tower)
    for at in range(0, len(given), 100):
        bring(tower, [Change(str(kind), key, "is_there", 1, stamp) for key in keys] + given[at : at + 100], "evil-0000")
        sent(tower)
    assert [row for row in tree(tower) if row in before] == before
    assert tower.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    if kind == "unheard_of":
        found, _ = registers.snapshot(tower, (), registers.begin_sending(tower))
        assert len([each for each in found[ComputerId("evil-0000")] if each.kind == kind]) == len(keys) * len(fields)


def test_folders_in_a_chain_without_end_are_not_all_made(tower: WriteConnection) -> None:
    stamp = stamp_at(NOW * 1000) + 99
    chain = [
        Change("folder", f"f{number}", name, value, stamp + number)
        for number in range(3000)
        for name, value in (("title", "x"), ("is_there", 1), ("folder", f"f{number + 1}"))
    ]
    bring(tower, chain, "evil-0000")
    depths: dict[int | None, int] = {None: 0}
    for each in subscriptions.folders(tower):
        depths[each.folder_id] = depths[each.parent_id] + 1
    assert 10 < max(depths.values()) <= 100


def test_what_a_mark_costs_with_the_triggers_and_with_a_folder(tmp_path: Path) -> None:
    """Steps of SQLite for each article that is marked read: without a folder the triggers find an index empty, with one each writes a row."""
    steps: list[int] = []
    for has_triggers, has_folder in ((False, False), (True, False), (True, True)):
        folder = tmp_path / f"{has_triggers} {has_folder}"
        folder.mkdir()
        with closing(open_fresh(folder)) as connection:
            items = [parsed(str(number)) for number in range(200)]
            if has_folder:
                join(connection, "tower", *items)
            else:
                store(connection, follow(connection, "a"), *items)
            for statement in m0032.REGISTER_TRIGGERS if not has_triggers else ():
                connection.execute(f"DROP TRIGGER {statement.split()[2]}")
            count = [0]

            def tick(count: list[int] = count) -> int:
                count[0] += 1
                return 0

            connection.set_progress_handler(tick, 1)
            statuses.mark_all_read(connection, Selection(View.ALL), EntryId(1 << 40), NOW)
            connection.set_progress_handler(None, 0)
            steps.append(count[0] // 200)
    bare, alone, shared = steps
    assert alone <= bare + 40, steps
    assert bare + 50 < shared <= bare + 128, steps


STAR = (RuleAction(RuleActionKind.STAR),)
RUN = (RuleAction(RuleActionKind.RUN, "notify.sh"),)


def joined(folder: Path, name: str) -> WriteConnection:
    folder.mkdir()
    connection = open_fresh(folder)
    connection.execute(
        "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, ?, '', '/folder', ?, ?)",
        (f"{name}-0000", stamp_at(NOW * 1000), NOW),
    )
    return connection


@pytest.fixture
def ruled_tower(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(joined(tmp_path / "tower", "tower")) as connection:
        yield connection


@pytest.fixture
def ruled_laptop(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(joined(tmp_path / "laptop", "laptop")) as connection:
        follow(connection, "other")
        yield connection


def send(source: WriteConnection, target: WriteConnection, author: str = "tower") -> registers.Came:
    registers.raise_clock(source, NOW)
    registers.compare(source, NOW)
    stamp = registers.begin_sending(source)
    changes, _ = registers.unsent(source, stamp)
    registers.note_sent(source, 1, stamp)
    return bring_to(target, changes, author)


def bring_to(target: WriteConnection, changes: list[Change], author: str = "tower") -> registers.Came:
    return registers.apply(target, ComputerId(f"{author}-0000"), changes, NOW, canonical=lambda url: url.removeprefix("https://"))


def rule(name: str, *conditions: RuleCondition, actions: tuple[RuleAction, ...] = STAR) -> ArrivalRule:
    return ArrivalRule(None, name, conditions or (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, name),), actions)


def shown(connection: WriteConnection) -> list[tuple[str, bool]]:
    return [(each.name, each.is_enabled) for each in rules.rules(connection)]


def test_rules_are_the_same_everywhere_in_their_order(ruled_tower: WriteConnection, ruled_laptop: WriteConnection) -> None:
    first, second = (rules.save(ruled_tower, rule(name)) for name in ("one", "two"))
    assert send(ruled_tower, ruled_laptop).has_rules
    rules.save(ruled_tower, rule("three"), 0)
    rules.save(ruled_tower, replace(rule("first"), rule_id=first, is_enabled=False))
    rules.remove(ruled_tower, second)
    send(ruled_tower, ruled_laptop)
    assert shown(ruled_tower) == shown(ruled_laptop) == [("three", True), ("first", False)]
    assert not send(ruled_laptop, ruled_tower, "laptop").has_rules
    assert shown(ruled_tower) == shown(ruled_laptop)


def test_a_rule_names_its_feed_and_folder_by_content(ruled_tower: WriteConnection, ruled_laptop: WriteConnection) -> None:
    folder_id = subscriptions.add_folder(ruled_tower, "News")
    feed_id = follow(ruled_tower, "a", folder_id)
    conditions = (
        RuleCondition(RuleField.FEED, RuleTest.IS, str(feed_id)),
        RuleCondition(RuleField.FOLDER, RuleTest.IS_NOT, str(folder_id)),
    )
    rules.save(ruled_tower, rule("of a", *conditions))
    send(ruled_tower, ruled_laptop)
    (there,) = rules.rules(ruled_laptop)
    (found,) = [each for each in subscriptions.subscriptions(ruled_laptop) if each.url == "https://a.example/feed"]
    assert [each.value for each in there.conditions] == [str(found.feed_id), str(found.folder_id)]
    assert str(found.feed_id) != str(feed_id)


def test_a_rule_with_a_program_comes_switched_off_until_it_is_allowed_here(
    ruled_tower: WriteConnection, ruled_laptop: WriteConnection
) -> None:
    rule_id = rules.save(ruled_tower, rule("runs", actions=RUN))
    send(ruled_tower, ruled_laptop)
    assert (shown(ruled_tower), shown(ruled_laptop)) == ([("runs", True)], [("runs", False)])
    send(ruled_laptop, ruled_tower, "laptop")
    assert shown(ruled_tower) == [("runs", True)]
    (there,) = rules.rules(ruled_laptop)
    rules.save(ruled_laptop, replace(there, is_enabled=True))
    renamed = replace(rule("runs", actions=RUN), name="renamed", rule_id=rule_id)
    rules.save(ruled_tower, renamed)
    send(ruled_tower, ruled_laptop)
    assert shown(ruled_laptop) == [("renamed", True)]
    wider = replace(renamed, conditions=(RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "e"),))
    rules.save(ruled_tower, wider)
    send(ruled_tower, ruled_laptop)
    assert shown(ruled_laptop) == [("renamed", False)]
    (there,) = rules.rules(ruled_laptop)
    rules.save(ruled_laptop, replace(there, is_enabled=True))
    other = (RuleAction(RuleActionKind.RUN, "other.sh"),)
    rules.save(ruled_tower, replace(wider, actions=other))
    send(ruled_tower, ruled_laptop)
    assert shown(ruled_laptop) == [("renamed", False)]


def test_a_rule_that_sends_articles_comes_switched_off(ruled_tower: WriteConnection, ruled_laptop: WriteConnection) -> None:
    """Each computer would send them."""
    rules.save(ruled_tower, rule("sends", actions=(RuleAction(RuleActionKind.SEND, "Notes"),)))
    send(ruled_tower, ruled_laptop)
    assert (shown(ruled_tower), shown(ruled_laptop)) == ([("sends", True)], [("sends", False)])


@pytest.mark.parametrize(
    "body",
    [
        "[",
        "{}",
        "[1, 2, 3]",
        '[true, [["feed", "is", "1"]], []]',
        '[true, [["title", "eats", "x"]], []]',
        '[true, [["title", "is", 5]], []]',
        '[true, [], [["format_disk", ""]]]',
        '[true, [], [["tag"]]]',
        "[" * 20_000,
        5,
        None,
    ],
)
def test_what_cannot_be_a_rule_is_none(ruled_laptop: WriteConnection, body: Value) -> None:
    stamp = stamp_at(NOW * 1000) + 9
    fields: dict[str, Value] = {"is_there": 1, "name": "x", "body": body}
    came = bring_to(ruled_laptop, [Change("rule", "k" * 12, name, value, stamp) for name, value in fields.items()])
    assert not came.has_rules
    assert rules.rules(ruled_laptop) == []


def test_saved_searches_are_the_same_everywhere(ruled_tower: WriteConnection, ruled_laptop: WriteConnection) -> None:
    for connection in (ruled_tower, ruled_laptop):
        selection.save_search(connection, "Both", "tide is:unread")
    search_id = selection.save_search(ruled_tower, "Tides", "tide")
    assert send(ruled_tower, ruled_laptop).has_searches
    send(ruled_laptop, ruled_tower, "laptop")
    assert [each.name for each in selection.searches(ruled_laptop)] == ["Both", "Tides"]
    selection.save_search(ruled_tower, "Floods", "flood", search_id)
    send(ruled_tower, ruled_laptop)
    assert [(each.name, each.query) for each in selection.searches(ruled_laptop)] == [
        ("Both", "tide is:unread"),
        ("Floods", "flood"),
    ]
    selection.remove_search(ruled_tower, search_id)
    send(ruled_tower, ruled_laptop)
    assert [each.name for each in selection.searches(ruled_laptop)] == ["Both"]


def test_preferences_that_make_sense_elsewhere_are_set_there_and_no_others(
    ruled_tower: WriteConnection, ruled_laptop: WriteConnection
) -> None:
    preferences.save(ruled_tower, "look.theme", "dark")
    preferences.save(ruled_tower, "fetch.proxy", "http://proxy.example:8080")
    came = send(ruled_tower, ruled_laptop)
    assert came.preferences == [("look.theme", "dark")]
    for key, value in came.preferences:
        preferences.save(ruled_laptop, key, value)
    assert send(ruled_laptop, ruled_tower, "laptop").preferences == []
    preferences.save(ruled_laptop, "look.theme", "system")
    assert send(ruled_laptop, ruled_tower, "laptop").preferences == [("look.theme", "system")]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("look.theme", '"pink"'),
        ("look.theme", "5"),
        ("fetch.proxy", '"http://evil.example"'),
        ("no.such", "1"),
        ("look.theme", "["),
    ],
)
def test_a_preference_that_cannot_be_is_not_set(ruled_laptop: WriteConnection, key: str, value: str) -> None:
    came = bring_to(ruled_laptop, [Change(Kind.PREFERENCE.value, key, "value", value, stamp_at(NOW * 1000) + 9)])
    assert came.preferences == []


def test_nothing_that_names_files_addresses_or_requests_is_shared() -> None:
    """And nothing by which articles are deleted."""
    found = {each.key for each in PREFERENCES.values() if each.is_shared}
    assert not [
        key
        for key in found
        if key.split(".")[0] in {"fetch", "desktop", "export", "share", "storage", "habits", "notify"}
        or PREFERENCES[key].form in {Form.FILE, Form.FOLDER, Form.PROXY, Form.SERVICES, Form.WEB_SEARCH, Form.TYPEFACE}
    ]
    # setting one is all there is to it
    assert not [key for key in found if PREFERENCES[key].shapes_plan]
    assert json.dumps(sorted(found)).count("look.") >= 5

"""A database that comes from the past, or out of a damaged file, sends nothing to servers, keeps its accounts whole, and says so once."""

from contextlib import closing
from pathlib import Path

import pytest

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.recovery import open_repaired, recovery_line
from reader.app.restoring import make_ready, write_backup
from reader.domain.entry import Mark
from reader.storage import accounts, database_file, outbox, remote_feeds, remote_items, statuses, subscriptions, tags
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.salvage import build
from reader.storage.writer import open_database
from tests.e2e.kill_migrations import old_profile
from tests.fakes.damage import break_pages, zero_header
from tests.fakes.moved_clock import MovedClock
from tests.unit.storage.account_examples import FRESHRSS, MINIFLUX, account_of, follow_there, server_feed, store_items
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

TABLES = {
    "accounts": "SELECT a.kind, a.url, a.username, f.title, a.seen FROM account a LEFT JOIN folder f USING (folder_id)",
    "feeds": """SELECT f.url, r.remote_id, a.username FROM feed f LEFT JOIN remote_feed r USING (feed_id) LEFT JOIN account a USING (account_id)
        JOIN subscription u USING (feed_id) WHERE u.removed_at IS NULL""",
    "items": """SELECT s.identity, r.item_id, a.username FROM remote_item r JOIN entry_status s USING (entry_id) JOIN account a USING (account_id)""",
    "marks": "SELECT f.url, s.identity, s.is_read, s.is_starred FROM entry_status s JOIN feed f USING (feed_id)",
    "tags": "SELECT g.name, s.identity FROM entry_tag JOIN tag g USING (tag_id) JOIN entry_status s USING (entry_id)",
}


def live(connection: WriteConnection) -> None:
    """An account with everything that may wait, and the same feed on this computer."""
    store(connection, follow(connection, "a"), parsed("here"))
    account = account_of(connection)
    accounts.set_high_water(connection, account.account_id, {"after": 7})
    a, b, c = (follow_there(connection, account, name, "News") for name in "abc")
    ids = store_items(connection, account, a, 10, 11, 12, labels=("there",))
    store_items(connection, account, b, 20)
    store_items(connection, account, c, 30)
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids[1:2], is_set=True, now=NOW)
    tags.add(connection, ids[:1], "here", NOW)
    tags.remove_from(connection, ids[1:2], "there")
    subscriptions.rename(connection, a, "Mine")
    subscriptions.move(connection, a, subscriptions.add_folder(connection, "Mine too", account.folder_id))
    subscriptions.remove(connection, [b], NOW)
    remote_feeds.add_here(connection, account.account_id, "https://d.example/feed", "d.example/feed", NOW)


def everything(connection: ReadConnection) -> dict[str, list[tuple[object, ...]]]:
    return {name: sorted(connection.execute(query).fetchall(), key=repr) for name, query in TABLES.items()}


def assert_nothing_is_sent(connection: WriteConnection) -> None:
    (account,) = accounts.accounts(connection)
    assert outbox.marks(connection, account.account_id) == []
    assert remote_feeds.changes(connection, account.account_id) == []
    assert remote_feeds.waiting(connection)[account.account_id].total == 0
    known = remote_items.known(connection, account.account_id)
    assert (known.read, known.starred) == ({10}, {11})
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    # what the server lists otherwise is taken over
    remote_items.apply(connection, account.account_id, "read", [10], NOW, is_set=False)
    remote_items.apply(connection, account.account_id, "starred", [11], NOW, is_set=False)
    a = next(each for each in remote_feeds.feeds(connection, account.account_id) if each.url == "https://a.example/feed")
    assert remote_feeds.take_over(connection, a.feed_id, server_feed("a", "News"), set())
    for name in "bd":
        remote_feeds.add(connection, account.account_id, server_feed(name, "News"), f"{name}.example/feed", NOW)
    there = [each.title for each in subscriptions.subscriptions(connection)]
    assert sorted(set(there) - {"E"}) == ["A", "B", "C", "D", "https://a.example/feed"]
    assert outbox.marks(connection, account.account_id) == []
    assert remote_feeds.changes(connection, account.account_id) == []
    # and what the user does from then on is sent
    statuses.mark_read(connection, remote_items.entries(connection, account.account_id, [11]).values(), is_read=True, now=NOW)
    assert [each.item_id for each in outbox.marks(connection, account.account_id)] == [11]


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    found = profile_in(tmp_path / "profile")
    make_folders(found)
    with closing(open_database(found.database, now=NOW, backup_folder=None)) as connection:
        live(connection)
    return found


def test_a_backup_that_is_restored_sends_nothing_and_says_so(profile: Profile) -> None:
    copy = write_backup(profile, MovedClock(NOW))
    make_ready(profile, copy.path)
    connection, done = open_repaired(profile, NOW + 7 * DAY)
    with closing(connection):
        assert_nothing_is_sent(connection)
    assert done.has_accounts
    assert recovery_line(done).endswith("changes that waited for accounts are not sent, what their servers hold counts")
    connection, done = open_repaired(profile, NOW + 7 * DAY)
    with closing(connection):
        assert done is None
        assert len(outbox.marks(connection, accounts.accounts(connection)[0].account_id)) == 1


def test_a_program_that_is_killed_while_it_restores_sends_nothing_either(profile: Profile) -> None:
    copy = write_backup(profile, MovedClock(NOW))
    make_ready(profile, copy.path)
    database_file.finish(profile.database, profile.backups, NOW)
    with closing(open_database(profile.database, now=NOW, backup_folder=None)) as connection:
        assert_nothing_is_sent(connection)


def test_a_backup_from_before_there_were_accounts_is_restored(profile: Profile, tmp_path: Path) -> None:
    old_profile(tmp_path / "old.sqlite", 18)
    make_ready(profile, tmp_path / "old.sqlite")
    connection, done = open_repaired(profile, NOW)
    with closing(connection):
        assert accounts.accounts(connection) == []
    assert not done.has_accounts


def test_accounts_keep_apart_where_the_backup_has_another_history(tmp_path: Path) -> None:
    """The same numbers were given to other accounts, feeds and articles."""
    path, other = tmp_path / "reader.sqlite", tmp_path / "mended.sqlite"
    for target, server, name, item in ((path, FRESHRSS, "a", 10), (other, MINIFLUX, "b", 20)):
        with closing(open_database(target, now=NOW, backup_folder=None)) as connection:
            account = account_of(connection, server, server.kind)
            store_items(connection, account, follow_there(connection, account, name, "News"), item, is_starred=True)
    build(path, other, None, NOW)
    with closing(open_database(other, now=NOW, backup_folder=None)) as connection:
        found = {
            account.name: ([feed.url for feed in remote_feeds.feeds(connection, account.account_id)], known.starred)
            for account in accounts.accounts(connection)
            for known in [remote_items.known(connection, account.account_id)]
        }
        assert found == {"miniflux": (["https://b.example/feed"], {20}), "freshrss": (["https://a.example/feed"], {10})}
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("seed", range(6))
def test_broken_pages_cost_no_feed_and_send_nothing(profile: Profile, seed: int) -> None:
    with closing(open_database(profile.database, now=NOW, backup_folder=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    saved = write_backup(profile, MovedClock(NOW)).path
    break_pages(profile.database, 12, seed)
    repaired = profile.folder / "mended.sqlite"
    build(profile.database, repaired, saved, NOW)
    with closing(open_database(repaired, now=NOW, backup_folder=None)) as connection:
        (account,) = accounts.accounts(connection)
        assert (account.name, outbox.marks(connection, account.account_id)) == ("Home", [])
        assert {feed.url for feed in remote_feeds.feeds(connection, account.account_id)} >= {
            "https://a.example/feed",
            "https://c.example/feed",
        }
        assert remote_feeds.changes(connection, account.account_id) == []


@pytest.mark.parametrize("with_backup", [True, False])
def test_what_comes_out_of_a_damaged_file_sends_nothing_and_has_its_accounts(profile: Profile, *, with_backup: bool) -> None:
    saved = None
    if with_backup:
        saved = write_backup(profile, MovedClock(NOW)).path
    with closing(open_database(profile.database, now=NOW, backup_folder=None)) as connection:
        (account,) = accounts.accounts(connection)
        store_items(connection, account, follow_there(connection, account, "e"), 40)
        expected = everything(connection)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    zero_header(profile.database)
    repaired = profile.folder / "mended.sqlite"
    build(profile.database, repaired, saved, NOW)
    with closing(open_database(repaired, now=NOW, backup_folder=None)) as connection:
        found = everything(connection)
        # what the server was to be subscribed to comes back with its list
        expected["feeds"] = [row for row in expected["feeds"] if row[1] != ""]
        assert found == expected
        assert_nothing_is_sent(connection)

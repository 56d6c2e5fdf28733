"""Accounts: stored whole, removed and brought back as they were; what their feeds wait for follows from how they are here and there."""

from dataclasses import replace

import pytest

from reader.domain.accounts import Account, ChangeOfFeed, NewItem, SignIn, Waiting
from reader.domain.entry import Selection, View
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.storage import (
    account_removal,
    accounts,
    entries,
    feeds,
    history,
    outbox,
    remote_feeds,
    remote_items,
    retention,
    statuses,
    subscriptions,
    tags,
)
from reader.storage.connection import WriteConnection
from tests.unit.storage.account_examples import FRESHRSS, MINIFLUX, account_of, follow_there, server_feed, store_items, waiting
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def tree(connection: WriteConnection) -> list[tuple[str, str]]:
    """Every followed feed with the path of its folders, as the sidebar shows them."""
    paths = {None: ""}
    for folder in subscriptions.folders(connection):
        paths[folder.folder_id] = f"{paths[folder.parent_id]}/{folder.title}"
    return [(paths[each.folder_id], each.title or each.url) for each in subscriptions.subscriptions(connection)]


def kinds(connection: WriteConnection, account: Account) -> list[tuple[ChangeOfFeed, FeedId]]:
    return [(each.kind, each.feed.feed_id) for each in remote_feeds.changes(connection, account.account_id)]


def test_an_account_is_stored_whole(connection: WriteConnection) -> None:
    one = account_of(connection)
    two = accounts.add(connection, MINIFLUX, "Work", "bob", NOW, sign_in=SignIn.KEY, refreshes_server=True)
    assert accounts.accounts(connection) == [one, two]
    changed = replace(
        one,
        server=replace(FRESHRSS, version="1.25", certificate="ab" * 32),
        name="Elsewhere",
        username="eve",
        sign_in=SignIn.KEY,
        runs_rules=False,
        refreshes_server=True,
        synced_at=NOW,
        next_at=NOW + 5,
        not_before_at=NOW + 3,
        problem=Problem(ProblemKind.DNS, "rss.example"),
        problem_since=NOW - 9,
        failures=4,
    )
    accounts.save(connection, changed)
    assert accounts.account(connection, one.account_id) == changed
    assert accounts.account(connection, two.account_id) == two
    assert [folder.title for folder in subscriptions.folders(connection)] == ["Elsewhere", "Work"]
    subscriptions.rename_folder(connection, one.folder_id, "Home again")
    assert accounts.accounts(connection)[0].name == "Home again"
    assert accounts.account(connection, AccountId(99)) is None


def test_how_far_a_server_was_listed_is_kept_by_name(connection: WriteConnection) -> None:
    account = account_of(connection)
    assert accounts.high_water(connection, account.account_id) == {}
    accounts.set_high_water(connection, account.account_id, {"crawled": 2**62, "after": 3})
    accounts.set_high_water(connection, account.account_id, {"after": 4})
    accounts.save(connection, account)
    assert accounts.high_water(connection, account.account_id) == {"crawled": 2**62, "after": 4}


def test_feeds_lie_in_the_folders_of_their_server_below_that_of_the_account(connection: WriteConnection) -> None:
    follow(connection, "local")
    account = account_of(connection)
    a, b, c = (follow_there(connection, account, name, folder) for name, folder in (("a", ""), ("b", "News"), ("c", "News")))
    assert tree(connection) == [("", "https://local.example/feed"), ("/Home", "A"), ("/Home/News", "B"), ("/Home/News", "C")]
    assert [each.feed_id for each in remote_feeds.feeds(connection, account.account_id)] == [a, b, c]
    assert kinds(connection, account) == []
    assert remote_feeds.account_of(connection, a) == account.account_id
    assert remote_feeds.account_of(connection, FeedId(1)) is None


def test_changes_of_subscriptions_wait_until_the_server_has_them_and_an_undo_takes_them_back(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a", "News")
    other = subscriptions.add_folder(connection, "Other", account.folder_id)
    inner = subscriptions.add_folder(connection, "Inner", other)
    news = subscriptions.subscriptions(connection)[0].folder_id
    subscriptions.rename(connection, feed_id, "Mine")
    subscriptions.move(connection, feed_id, inner)
    (rename, move) = remote_feeds.changes(connection, account.account_id)
    assert (rename.kind, rename.feed.wanted_title, move.kind, move.feed.wanted_folder) == ("rename", "Mine", "move", "Other")
    assert remote_feeds.waiting(connection) == {account.account_id: Waiting(0, 2)}
    subscriptions.rename(connection, feed_id, "")
    subscriptions.move(connection, feed_id, news)
    assert kinds(connection, account) == []
    subscriptions.rename_folder(connection, news or account.folder_id, "Papers")
    assert kinds(connection, account) == [(ChangeOfFeed.MOVE, feed_id)]
    remote_feeds.agree(connection, feed_id, server_feed("a", "Papers"))
    assert kinds(connection, account) == []
    subscriptions.move(connection, feed_id, None)
    assert kinds(connection, account) == []


def test_an_unsubscription_is_held_back_and_what_comes_back_later_is_subscribed_to_again(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a", "News")
    ids = store_items(connection, account, feed_id, 10, is_starred=True)
    subscriptions.remove(connection, [feed_id], NOW)
    (change,) = remote_feeds.changes(connection, account.account_id)
    assert (change.kind, change.due_at) == (ChangeOfFeed.UNSUBSCRIBE, NOW + remote_feeds.UNDO_SECONDS)
    subscriptions.restore(connection, [feed_id])
    assert kinds(connection, account) == []
    subscriptions.remove(connection, [feed_id], NOW)
    remote_feeds.left(connection, [feed_id])
    remote_items.forget(connection, [feed_id])
    assert kinds(connection, account) == []
    subscriptions.restore(connection, [feed_id])
    assert kinds(connection, account) == [(ChangeOfFeed.SUBSCRIBE, feed_id)]
    again = server_feed("a", "News", "feed/77")
    assert remote_feeds.add(connection, account.account_id, again, "a.example/feed", NOW) == feed_id
    assert kinds(connection, account) == []
    # the server gave the article another id, and forgot that it was starred; that it was not read here is nobody's wish
    remote_items.adopt(connection, account.account_id, [NewItem(ids[0], 20, is_read=True, is_starred=False)], 1)
    assert waiting(connection, account) == {(20, "starred"): True}


def test_a_feed_that_is_to_be_subscribed_to_waits_and_may_be_followed_here_too(connection: WriteConnection) -> None:
    here = follow(connection, "a")
    account, other = account_of(connection), account_of(connection, MINIFLUX, "Work")
    args = ("https://a.example/feed", "a.example/feed", NOW)
    feed_id = remote_feeds.add_here(connection, account.account_id, *args, title="Mine")
    assert (feed_id != here, kinds(connection, account)) == (True, [(ChangeOfFeed.SUBSCRIBE, feed_id)])
    with pytest.raises(ReaderError) as refused:
        remote_feeds.add_here(connection, account.account_id, *args)
    assert refused.value.problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    assert remote_feeds.add_here(connection, other.account_id, *args) not in {here, feed_id}
    remote_feeds.tried(connection, feed_id)
    assert remote_feeds.feeds(connection, account.account_id)[0].tries == 1
    subscriptions.remove(connection, [feed_id], NOW)
    assert kinds(connection, account) == []
    assert remote_feeds.add_here(connection, account.account_id, *args) == feed_id


def test_what_changed_there_is_taken_over_unless_it_changed_here(connection: WriteConnection) -> None:
    account = account_of(connection)
    a, b = follow_there(connection, account, "a", "News"), follow_there(connection, account, "b", "News")
    subscriptions.rename(connection, b, "Mine")
    assert remote_feeds.take_over(connection, a, server_feed("a", "Papers", title="New"), set())
    assert not remote_feeds.take_over(connection, b, server_feed("b", "News", title="Theirs"), set())
    assert tree(connection) == [("/Home/News", "Mine"), ("/Home/Papers", "New")]
    assert kinds(connection, account) == [(ChangeOfFeed.RENAME, b)]
    emptied: set[FolderId] = set()
    assert remote_feeds.take_over(connection, b, server_feed("b", "Papers", title="Theirs"), emptied)
    remote_feeds.drop_empty(connection, account.account_id, emptied)
    # the server took the last feed out of "News"
    assert tree(connection) == [("/Home/Papers", "New"), ("/Home/Papers", "Mine")]
    assert [folder.title for folder in subscriptions.folders(connection)] == ["Home", "Papers"]


def test_a_folder_is_dropped_with_a_feed_in_it_that_left_here_and_there(connection: WriteConnection) -> None:
    account = account_of(connection)
    a, b = follow_there(connection, account, "a", "News"), follow_there(connection, account, "b", "News")
    subscriptions.remove(connection, [a], NOW)
    remote_feeds.left(connection, [a])
    emptied: set[FolderId] = set()
    assert remote_feeds.take_over(connection, b, server_feed("b", "Papers"), emptied)
    remote_feeds.drop_empty(connection, account.account_id, emptied)
    assert [folder.title for folder in subscriptions.folders(connection)] == ["Home", "Papers"]
    subscriptions.restore(connection, [a])
    assert [place for place, _ in tree(connection)] == ["/Home", "/Home/Papers"]


def test_a_feed_is_missing_since_the_first_list_that_lacks_it(connection: WriteConnection) -> None:
    account = account_of(connection)
    a = follow_there(connection, account, "a")
    for at in (NOW, NOW + 3600):
        remote_feeds.missing(connection, [a], at)
    assert remote_feeds.feeds(connection, account.account_id)[0].missing_since == NOW
    remote_feeds.take_over(connection, a, server_feed("a"), set())
    assert remote_feeds.feeds(connection, account.account_id)[0].missing_since is None


def test_marks_of_the_server_are_taken_over_where_nothing_waits(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    ids = store_items(connection, account, feed_id, 10, 11, 12)
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    statuses.hide(connection, ids[1:2], NOW)
    remote_items.apply(connection, account.account_id, "read", [11], NOW, is_set=True)
    done = remote_items.apply(connection, account.account_id, "read", [10, 12, 99], NOW, is_set=True)
    assert done == (ids[2],)
    remote_items.apply(connection, account.account_id, "read", [10], NOW, is_set=False)
    assert waiting(connection, account) == {(10, "read"): True, (11, "read"): True}
    remote_items.apply(connection, account.account_id, "starred", [10, 11], NOW, is_set=True)
    assert sorted(entries.entry_ids(connection, Selection(View.STARRED))) == sorted(ids[:2])
    assert remote_items.known(connection, account.account_id).starred == {10, 11}
    assert remote_items.entries(connection, account.account_id, [12, 99]) == {12: ids[2]}


def test_what_is_hidden_here_and_unread_there_is_shown_again(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    ids = store_items(connection, account, feed_id, 10, is_read=True)
    statuses.hide(connection, ids, NOW)
    done = remote_items.apply(connection, account.account_id, "read", [10], NOW, is_set=False)
    assert (done, statuses.unread_counts(connection)) == (tuple(ids), {feed_id: 1})


def test_labels_of_the_server_are_taken_over_where_nothing_waits(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10, 11, 12, labels=("work",))
    tags.remove_from(connection, ids[:1], "work")
    got, lost = remote_items.apply_label(connection, account.account_id, "work", [10, 12], NOW)
    assert (got, lost) == ([], [ids[1]])
    assert waiting(connection, account) == {(10, "label:work"): False}
    # another spelling is another label there, and the same tag
    assert remote_items.apply_label(connection, account.account_id, "Work", [10, 11, 12], NOW) == ([ids[1]], [])
    assert waiting(connection, account) == {(10, "label:work"): False, (10, "label:Work"): False}
    assert remote_items.apply_label(connection, account.account_id, "Work", [10], NOW) == ([], [ids[1]])
    got, lost = remote_items.apply_label(connection, account.account_id, "later", [11], NOW)
    assert (got, lost, remote_items.labels(connection, account.account_id)) == ([ids[1]], [], ["Work", "later", "work"])


def test_an_account_goes_with_its_feeds_and_comes_back_as_it_was(connection: WriteConnection) -> None:
    account = account_of(connection)
    follow(connection, "last")
    feed_ids = [follow_there(connection, account, name, folder) for name, folder in (("a", ""), ("b", "News"), ("c", "News"))]
    ids = store_items(connection, account, feed_ids[1], 10, 11)
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    subscriptions.set_folder_settings(connection, account.folder_id, {"notify": "off"})
    strange = follow(connection, "strange", account.folder_id)
    before = (tree(connection), subscriptions.folders(connection), waiting(connection, account))
    assert account_removal.remove(connection, account.account_id, NOW) == feed_ids
    assert accounts.accounts(connection) == []
    assert tree(connection) == [("", "https://strange.example/feed"), ("", "https://last.example/feed")]
    assert remote_feeds.waiting(connection) == {}
    assert account_removal.restore(connection, account.account_id) == feed_ids
    subscriptions.move(connection, strange, account.folder_id)
    assert (tree(connection), subscriptions.folders(connection), waiting(connection, account)) == before
    assert accounts.accounts(connection) == [account]
    assert account_removal.restore(connection, account.account_id) == []


def test_an_account_goes_and_leaves_its_feeds_to_this_computer(connection: WriteConnection) -> None:
    follow(connection, "a")
    account = account_of(connection)
    a, b = follow_there(connection, account, "a"), follow_there(connection, account, "b", "News")
    ids = store_items(connection, account, b, 10)
    before = tree(connection)
    account_removal.remove(connection, account.account_id, NOW, keeps_feeds=True)
    assert tree(connection) == [("", "https://a.example/feed"), ("/Home/News", "B")]
    assert remote_feeds.account_of(connection, b) is None
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    account_removal.restore(connection, account.account_id)
    assert (tree(connection), waiting(connection, account)) == (before, {(10, "read"): True})
    assert [remote_feeds.account_of(connection, feed_id) for feed_id in (a, b)] == [account.account_id] * 2
    account_removal.remove(connection, account.account_id, NOW, keeps_feeds=True)
    account_removal.purge(connection, account.account_id)
    assert tree(connection) == [("", "https://a.example/feed"), ("/Home/News", "B")]
    assert connection.execute("SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM remote_item)").fetchone() == (0, 0)


def test_an_entry_that_becomes_another_item_is_that_item_only(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    ids = store_items(connection, account, feed_id, 10, 11)
    remote_items.add(
        connection,
        account.account_id,
        [NewItem(ids[0], 11, is_read=True, is_starred=False), NewItem(ids[1], 10, is_read=False, is_starred=True)],
        NOW,
    )
    known = remote_items.known(connection, account.account_id)
    assert (known.entries, known.read, known.starred) == ({11: ids[0], 10: ids[1]}, {11}, {10})
    assert waiting(connection, account) == {}
    assert statuses.unread_counts(connection) == {feed_id: 1}
    loose = store(connection, follow(connection, "x"), parsed("y"))
    assert set(loose).isdisjoint(known.entries.values())


def test_read_articles_of_an_account_go_by_our_days_but_not_while_a_mark_waits(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    sent, unsent, unread, starred = store_items(connection, account, feed_id, 10, 11, 12, 13)
    remote_items.apply(connection, account.account_id, "read", [10, 13], NOW, is_set=True)
    remote_items.apply(connection, account.account_id, "starred", [13], NOW, is_set=True)
    statuses.mark_read(connection, [unsent], is_read=True, now=NOW)
    later = NOW + 400 * DAY
    assert retention.apply_retention(connection, later, 90, 100) == [sent]
    known = remote_items.known(connection, account.account_id)
    assert (known.removed, waiting(connection, account)) == ({10}, {(11, "read"): True})
    outbox.finish(connection, account.account_id, outbox.marks(connection, account.account_id))
    assert retention.apply_retention(connection, later, 90, 100) == [unsent]
    # it is unread on the server again: what is fetched is the article that was here
    assert store_items(connection, account, feed_id, 10) == [sent]
    assert remote_items.known(connection, account.account_id).removed == {11}
    assert sorted(entries.entry_ids(connection, Selection(View.UNREAD))) == sorted([sent, unread])
    assert list(entries.entry_ids(connection, Selection(View.STARRED))) == [starred]


def test_an_account_that_was_removed_is_kept_until_its_password_is_gone_and_its_stars_for_good(
    connection: WriteConnection,
) -> None:
    account = account_of(connection)
    a, b = follow_there(connection, account, "a"), follow_there(connection, account, "b")
    starred = store_items(connection, account, a, 10, is_starred=True)
    store_items(connection, account, b, 20)
    account_removal.remove(connection, account.account_id, NOW)
    retention.apply_retention(connection, NOW + 30 * DAY, 90, 100)
    assert account_removal.restore(connection, account.account_id) == [a, b]
    account_removal.remove(connection, account.account_id, NOW)
    account_removal.purge(connection, account.account_id)
    retention.apply_retention(connection, NOW + 30 * DAY + 1, 90, 100)
    assert account_removal.restore(connection, account.account_id) == []
    for table in ("account", "remote_feed", "remote_item", "outbox"):
        assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)  # noqa: S608 -- our own names
    assert connection.execute("SELECT entry_id FROM entry_status").fetchall() == [(starred[0],)]
    # the address is followed here now: what was starred is there
    assert feeds.add_feed(connection, "https://a.example/feed", "a.example/feed", NOW) == a


def test_a_feed_that_waits_to_be_unsubscribed_there_is_kept_until_it_is(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    store_items(connection, account, feed_id, 10)
    subscriptions.remove(connection, [feed_id], NOW)
    retention.apply_retention(connection, NOW + 60 * DAY, 90, 100)
    assert kinds(connection, account) == [(ChangeOfFeed.UNSUBSCRIBE, feed_id)]
    remote_feeds.left(connection, [feed_id])
    retention.apply_retention(connection, NOW + 60 * DAY, 90, 100)
    assert feeds.feed(connection, feed_id) is None


def test_times_of_a_clock_that_was_wrong_by_years_hold_no_account_up(connection: WriteConnection) -> None:
    account = account_of(connection)
    wrong = NOW + 4000 * DAY
    accounts.save(connection, replace(account, synced_at=wrong, next_at=wrong, not_before_at=wrong))
    history.put_right(connection, NOW)
    assert accounts.account(connection, account.account_id) == replace(account, synced_at=NOW)


@pytest.mark.parametrize("is_replaced", [False, True], ids=["same server", "server set up again"])
def test_articles_have_the_ids_of_items_only_in_the_account_that_numbered_them(
    connection: WriteConnection, *, is_replaced: bool
) -> None:
    first, second = account_of(connection), account_of(connection, MINIFLUX, "Second")
    feed_id = follow_there(connection, first, "a")
    store_items(connection, first, feed_id, 10)
    remote_items.forget_others(connection, second.account_id, feed_id)
    assert identities(connection) == {f"former {first.account_id} item:10"}
    assert remote_items.known(connection, first.account_id).entries == {}
    if is_replaced:
        connection.execute("DELETE FROM remote_feed")
        remote_items.start_over(connection, first.account_id)
    remote_items.forget_others(connection, first.account_id, feed_id)
    assert ("item:10" in identities(connection)) is not is_replaced


def identities(connection: WriteConnection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT identity FROM entry_status").fetchall()}

"""Feeds and folders: stored whole, changed, removed, and joined without a loss."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from reader.domain.accounts import Account
from reader.domain.entry import Mark
from reader.domain.episodes import Listening
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.feed import Expectation, Feed, Move, Plan, PublisherHints, Rule, Validators
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.storage import accounts, episodes, feeds, merged_feeds, outbox, readings, remote_items, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection
from reader.storage.subscriptions import siblings
from tests.unit.storage.account_examples import account_of, follow_there, store_items, waiting
from tests.unit.storage.examples import NOW, follow, parsed, store


def tree(connection: WriteConnection) -> list[tuple[object, ...]]:
    folders = [(f.parent_id, f.position, "folder", f.folder_id, f.title) for f in subscriptions.folders(connection)]
    feeds_ = [(s.folder_id, s.position, "feed", s.feed_id, s.title) for s in subscriptions.subscriptions(connection)]
    return sorted([*folders, *feeds_], key=lambda row: (row[0] or 0, row[1]))


def assert_numbered(connection: WriteConnection) -> None:
    places: dict[object, list[object]] = {}
    for parent, position, *_ in tree(connection):
        places.setdefault(parent, []).append(position)
    assert all(found == list(range(len(found))) for found in places.values())


def test_document_order_walks_folders_and_feeds_together(connection: WriteConnection) -> None:
    follow(connection, "first")
    outer = subscriptions.add_folder(connection, "outer")
    follow(connection, "last")
    follow(connection, "in-outer", outer)
    inner = subscriptions.add_folder(connection, "inner", outer, 0)
    follow(connection, "in-inner", inner)
    assert [s.url.split("/")[2].removesuffix(".example") for s in subscriptions.subscriptions(connection)] == [
        "first",
        "in-inner",
        "in-outer",
        "last",
    ]
    assert [folder.title for folder in subscriptions.folders(connection)] == ["outer", "inner"]


def test_a_subscription_is_found_by_its_canonical_url_while_it_lasts(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    found = subscriptions.find_subscription(connection, "a.example/feed")
    assert found.feed_id == feed_id
    subscriptions.remove(connection, [feed_id], NOW)
    assert subscriptions.find_subscription(connection, "a.example/feed") is None
    assert feeds.add_feed(connection, "https://a.example/feed", "a.example/feed", NOW + 9) == feed_id


def test_some_subscriptions_are_read_alone(connection: WriteConnection) -> None:
    ids = [follow(connection, name) for name in "abc"]
    subscriptions.rename(connection, ids[0], "Mine")
    subscriptions.remove(connection, [ids[2]], NOW)
    everything = {each.feed_id: each for each in subscriptions.subscriptions(connection)}
    assert subscriptions.followed(connection, ids[:1]) == [everything[ids[0]]]
    assert subscriptions.followed(connection, [*ids, FeedId(99)]) == [everything[feed_id] for feed_id in ids[:2]]


def test_removing_and_restoring_leads_back_to_the_same_tree(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "folder")
    ids = [follow(connection, name, folder if number % 2 else None) for number, name in enumerate("abcdefgh")]
    subscriptions.rename(connection, ids[3], "Mine")
    before = tree(connection)
    subscriptions.remove(connection, [ids[1], ids[2], ids[3], ids[6]], NOW)
    assert_numbered(connection)
    assert {s.feed_id for s in subscriptions.subscriptions(connection)} == {ids[0], ids[4], ids[5], ids[7]}
    subscriptions.restore(connection, [ids[6], ids[3], ids[2], ids[1]])
    assert tree(connection) == before


def test_restoring_is_refused_where_the_address_is_followed_again(connection: WriteConnection) -> None:
    first, second = follow(connection, "a"), follow(connection, "b")
    subscriptions.remove(connection, [first], NOW)
    feeds.change_url(connection, second, "https://a.example/feed", "a.example/feed")
    with pytest.raises(ReaderError) as caught:
        subscriptions.restore(connection, [first])
    assert caught.value.problem.kind is ProblemKind.ALREADY_SUBSCRIBED


def test_moving_back_is_the_undo_of_moving(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "folder")
    ids = [follow(connection, name) for name in "abcd"]
    before = tree(connection)
    old = next(s for s in subscriptions.subscriptions(connection) if s.feed_id == ids[1])
    subscriptions.move(connection, ids[1], folder, 0)
    assert_numbered(connection)
    subscriptions.move(connection, ids[1], old.folder_id, old.position)
    assert tree(connection) == before


def test_a_position_beyond_the_end_is_the_end(connection: WriteConnection) -> None:
    ids = [follow(connection, name) for name in "abc"]
    subscriptions.move(connection, ids[0], None, 99)
    assert [s.feed_id for s in subscriptions.subscriptions(connection)] == [ids[1], ids[2], ids[0]]
    subscriptions.move(connection, ids[0], None, -5)
    assert [s.feed_id for s in subscriptions.subscriptions(connection)] == ids


def test_a_folder_cannot_lie_within_itself(connection: WriteConnection) -> None:
    outer = subscriptions.add_folder(connection, "outer")
    inner = subscriptions.add_folder(connection, "inner", outer)
    for target in (outer, inner):
        with pytest.raises(ReaderError) as caught:
            subscriptions.move_folder(connection, outer, target)
        assert caught.value.problem.kind is ProblemKind.BAD_FOLDER
    subscriptions.move_folder(connection, inner, None, 0)
    assert [folder.title for folder in subscriptions.folders(connection)] == ["inner", "outer"]


def test_a_folder_that_is_gone_cannot_be_moved(connection: WriteConnection) -> None:
    kept = subscriptions.add_folder(connection, "kept")
    for folder, target in ((FolderId(99), None), (FolderId(99), kept), (kept, FolderId(99))):
        with pytest.raises(ReaderError) as caught:
            subscriptions.move_folder(connection, folder, target)
        assert caught.value.problem == Problem(ProblemKind.BAD_FOLDER, Detail(DetailKind.NO_LONGER_THERE))


def test_unknown_folders_and_feeds_are_refused(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    with pytest.raises(ReaderError):
        subscriptions.move(connection, feed_id, FolderId(99))
    with pytest.raises(ReaderError):
        subscriptions.move(connection, FeedId(99), None)
    with pytest.raises(ReaderError):
        subscriptions.rename_folder(connection, FolderId(99), "x")


def test_what_lay_in_a_removed_folder_moves_up_and_goes_back(connection: WriteConnection) -> None:
    follow(connection, "a")
    folder = subscriptions.add_folder(connection, "folder")
    follow(connection, "z")
    inside = [follow(connection, name, folder) for name in "bc"]
    below = subscriptions.add_folder(connection, "below", folder, 1)
    gone = follow(connection, "gone", folder)
    subscriptions.remove(connection, [gone], NOW)
    before = [(s.title, s.position) for s in subscriptions.subscriptions(connection)]
    subscriptions.remove_folder(connection, folder)
    assert_numbered(connection)
    assert [s.url[8] for s in subscriptions.subscriptions(connection)] == ["a", "b", "c", "z"]
    assert [each.is_folder for each in siblings(connection, None)] == [False, False, True, False, False]
    again = subscriptions.restore_folder(connection, "folder", None, 1, inside, [below])
    assert_numbered(connection)
    assert [(s.title, s.position) for s in subscriptions.subscriptions(connection)] == before
    assert {s.folder_id for s in subscriptions.subscriptions(connection) if s.feed_id in inside} == {again}
    subscriptions.restore(connection, [gone])


def test_random_changes_keep_positions_without_holes(connection: WriteConnection) -> None:
    chance = random.Random(5)
    folders: list[FolderId | None] = [None]
    ids = [follow(connection, f"s{number}") for number in range(12)]
    for _ in range(150):
        choice = chance.randrange(6)
        if choice == 0:
            folders.append(subscriptions.add_folder(connection, "f", chance.choice(folders), chance.choice([None, 0, 2])))
        elif choice == 1 and len(folders) > 3:
            subscriptions.remove_folder(connection, folders.pop(chance.randrange(1, len(folders))) or FolderId(0))
        elif choice == 2:
            subscriptions.remove(connection, chance.sample(ids, 3), NOW)
        elif choice == 3:
            subscriptions.restore(connection, ids)
        else:
            subscriptions.restore(connection, ids[:1])
            subscriptions.move(connection, ids[0], chance.choice(folders), chance.choice([None, 0, 1, 5]))
        assert_numbered(connection)
    subscriptions.restore(connection, ids)
    assert {s.feed_id for s in subscriptions.subscriptions(connection)} == set(ids)


def preview(
    new: list[OpmlFeed], moved: list[OpmlFeed] | None = None, folders: list[tuple[tuple[str, ...], int]] | None = None
) -> ImportPreview:
    given = folders or []
    document = OpmlDocument(
        "", (*new, *(moved or [])), tuple(path for path, _ in given), folder_positions=tuple(place for _, place in given)
    )
    return ImportPreview(document, tuple(new), (), tuple(moved or []))


def test_an_import_keeps_folders_order_titles_and_settings(connection: WriteConnection) -> None:
    follow(connection, "before")
    plan = preview(
        [
            OpmlFeed("https://c.example/", "C", "https://c.example", ("News", "Deep"), position=1),
            OpmlFeed("https://a.example/", "A", "", (), {"keep_days": "30", "key": "value", "refresh": "1"}, "Mine", 0),
            OpmlFeed("https://b.example/", "B", "", (), position=2),
        ],
        folders=[(("News",), 1), (("News", "Deep"), 1), (("News", "Empty"), 0)],
    )
    done = subscriptions.import_opml(connection, plan, str.lower, NOW)
    assert len(done.added) == 3
    assert len(done.created_folders) == 3
    found = subscriptions.subscriptions(connection)
    assert [s.title for s in found] == ["https://before.example/feed", "Mine", "C", "B"]
    assert (found[1].feed_title, found[1].settings, found[2].site_url) == ("A", {"keep_days": "30"}, "https://c.example")
    assert [folder.title for folder in subscriptions.folders(connection)] == ["News", "Empty", "Deep"]
    assert_numbered(connection)


def test_an_import_moves_and_can_be_undone(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "Old")
    ids = [follow(connection, name, folder) for name in "abcd"]
    before = tree(connection)
    moved = [OpmlFeed(f"{name}.example/feed", "", "", ("New",)) for name in "ca"]
    done = subscriptions.import_opml(connection, preview([OpmlFeed("n.example/feed", "", "", ("Old",))], moved), str, NOW)
    assert {feed_id for feed_id, _, _ in done.moved} == {ids[0], ids[2]}
    assert_numbered(connection)
    subscriptions.remove(connection, done.added, NOW)
    for feed_id, folder_id, position in done.moved:
        subscriptions.move(connection, feed_id, folder_id, position)
    for folder_id in reversed(done.created_folders):
        subscriptions.remove_folder(connection, folder_id)
    assert tree(connection) == before


def test_an_import_brings_settings_to_folders_that_have_none(connection: WriteConnection) -> None:
    mine, bare = (subscriptions.add_folder(connection, title) for title in ("Mine", "Bare"))
    subscriptions.set_folder_settings(connection, mine, {"notify": "off"})
    paths, given = [("Mine",), ("Bare",), ("New",), ("Odd",)], [{"notify": "instant"}] * 3 + [{"notify": "loud", "colour": "red"}]
    document = OpmlDocument("", (), tuple(paths), folder_positions=(0, 1, 2, 3), folder_settings=tuple(given))
    done = subscriptions.import_opml(connection, ImportPreview(document, (), (), ()), str, NOW)
    assert {folder.title: folder.settings for folder in subscriptions.folders(connection)} == {
        "Mine": {"notify": "off"},
        "Bare": {"notify": "instant"},
        "New": {"notify": "instant"},
        "Odd": {},
    }
    assert done.set_folders == [(bare, ("notify",))]


def test_an_import_revives_what_was_unsubscribed_and_passes_over_what_is_known(connection: WriteConnection) -> None:
    gone, there = follow(connection, "gone"), follow(connection, "there")
    subscriptions.remove(connection, [gone], NOW)
    outlines = [OpmlFeed(f"{name}.example/feed", "", "", ("F",)) for name in ("gone", "there", "gone")]
    done = subscriptions.import_opml(connection, preview(outlines), str, NOW)
    assert done.added == [gone]
    assert {s.feed_id for s in subscriptions.subscriptions(connection)} == {gone, there}


def test_an_import_of_folders_a_thousand_deep(connection: WriteConnection) -> None:
    path = tuple(f"level {number}" for number in range(1000))
    done = subscriptions.import_opml(connection, preview([OpmlFeed("https://a.example/", "A", "", path)]), str, NOW)
    assert len(done.created_folders) == 1000
    assert [s.feed_title for s in subscriptions.subscriptions(connection)] == ["A"]


def full(feed_id: FeedId) -> Feed:
    return Feed(
        feed_id=feed_id,
        url="https://a.example/feed",
        title="Title",
        site_url="https://a.example",
        icon_url="https://a.example/icon",
        added_at=1,
        validators=Validators('W/"\xe9tag"', "Mon, 05 Jan 2026 08:00:00 GMT"),
        validators_at=2,
        body_hash="ab",
        hints=PublisherHints(3600, 7200, frozenset({0, 23}), frozenset({6})),
        hub_url="https://hub.example",
        self_url="https://a.example/self",
        previous_url="https://a.example/2",
        window=("two", "one"),
        window_at=3,
        retrieved_at=4,
        succeeded_at=5,
        changed_at=6,
        unconditional_at=7,
        not_before_at=8,
        not_before_rule=Reason(ReasonKind.MAX_AGE, (60,)),
        asked_until=9,
        asked_rule=Reason(ReasonKind.RETRY_AFTER, (60,)),
        next_at=10,
        next_reason=Reason(ReasonKind.EXPECTED, (2.5, "18:40", True)),
        next_rule=Rule.OVERFLOW,
        next_expected=Expectation(2.5, 14, 1.25, 0.75),
        problem=Problem(ProblemKind.TLS, "expired"),
        problem_since=11,
        failures=12,
        move=Move("https://b.example/feed", 13, 2),
        is_gone=True,
        is_paused=True,
    )


def test_the_whole_state_of_a_feed_comes_back(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    accounts.save(connection, replace(account, refreshes_server=True))
    saved = replace(full(feed_id), refresh="60", account_id=account.account_id, is_refreshed_there=True)
    subscriptions.set_settings(connection, feed_id, {"refresh": "60"})
    assert all(getattr(saved, name) != getattr(Feed(FeedId(0), ""), name) for name in saved.__slots__)
    feeds.save_feed(connection, saved)
    assert feeds.feed(connection, feed_id) == saved
    assert feeds.feeds(connection) == [saved]
    subscriptions.set_settings(connection, feed_id, {"refresh": ""})
    plain = Feed(feed_id, "https://a.example/feed")
    feeds.save_feed(connection, plain)
    # whose feed it is, is no part of its state
    assert feeds.feed(connection, feed_id) == replace(plain, account_id=account.account_id, is_refreshed_there=True)


def test_numbers_and_text_that_sqlite_cannot_hold_are_cut(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    saved = replace(full(feed_id), hints=PublisherHints(ttl_seconds=10**40), title="a\0b", window=("\ud800",), next_at=5.7)  # type: ignore[arg-type]
    feeds.save_feed(connection, saved)
    found = feeds.feed(connection, feed_id)
    assert (found.hints.ttl_seconds, found.title, found.window, found.next_at) == (2**63 - 1, "a\ufffdb", ("\ufffd",), 5)


def test_saving_an_unknown_feed_stores_nothing(connection: WriteConnection) -> None:
    feeds.save_feed(connection, full(FeedId(9)))
    assert feeds.feed(connection, FeedId(9)) is None


def test_unsubscribed_feeds_are_not_listed_but_kept(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    subscriptions.remove(connection, [feed_id], NOW)
    assert feeds.feeds(connection) == []
    assert feeds.feed(connection, feed_id) is not None


def test_standings_say_the_same_as_whole_feeds(connection: WriteConnection) -> None:
    ids = [follow(connection, name) for name in "abc"]
    feeds.save_feed(connection, full(ids[0]))
    feeds.save_feed(connection, replace(full(ids[1]), problem=None, problem_since=None, is_gone=False, next_at=None))
    subscriptions.remove(connection, [ids[2]], NOW)
    found = {each.feed_id: each for each in feeds.standings(connection)}
    assert sorted(found) == ids[:2]
    for feed in feeds.feeds(connection):
        standing = found[feed.feed_id]
        assert all(getattr(standing, name) == getattr(feed, name) for name in standing.__slots__ if name != "dismissed")


def test_another_address_starts_over(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    feeds.save_feed(connection, full(feed_id))
    feeds.change_url(connection, feed_id, "https://new.example/", "new.example")
    assert feeds.feed(connection, feed_id) == replace(
        Feed(feed_id, "https://new.example/", "Title", "https://a.example", "https://a.example/icon", 1),
        hints=full(feed_id).hints,
        hub_url="https://hub.example",
        self_url="https://a.example/self",
        previous_url="https://a.example/2",
        retrieved_at=4,
        succeeded_at=5,
        changed_at=6,
        unconditional_at=7,
        is_paused=True,
    )
    found = subscriptions.find_subscription(connection, "new.example")
    assert found.feed_id == feed_id


def test_an_address_that_is_followed_already_is_refused(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    with pytest.raises(ReaderError) as caught:
        feeds.change_url(connection, b, "https://a.example/feed", "a.example/feed")
    assert caught.value.problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    subscriptions.remove(connection, [a], NOW)
    feeds.change_url(connection, b, "https://a.example/feed", "a.example/feed")
    assert feeds.add_feed(connection, "x", "a.example/feed", NOW) == b


def test_a_plan_is_stored_without_the_rest_of_the_feed(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    stored = replace(full(feed_id), is_paused=False)
    feeds.save_feed(connection, stored)
    plan = Plan(77, Reason(ReasonKind.TEXT, ("another",)), Rule.FLOOR, Expectation(1.0, 80, None, 0.5))
    feeds.save_plans(connection, [replace(stored.planned(plan), title="not stored")])
    assert feeds.feed(connection, feed_id) == stored.planned(plan)


def test_those_that_are_planned_are_read_without_the_rest(connection: WriteConnection) -> None:
    account = account_of(connection)
    usual, paused, gone, by_hand, left, never, there = (follow(connection, name) for name in ("a", "b", "c", "d", "e", "f", "g"))
    elsewhere = follow_there(connection, account, "h")
    accounts.save(connection, replace(account, refreshes_server=True))
    for feed_id, changes in (
        (usual, {"added_at": 5}),
        (paused, {"is_paused": True}),
        (gone, {"is_gone": True}),
        (by_hand, {}),
        (left, {}),
    ):
        saved = replace(full(feed_id), **{"is_paused": False, "is_gone": False, **changes})
        feeds.save_feed(connection, saved)
    subscriptions.set_settings(connection, by_hand, {"refresh": "hand"})
    subscriptions.set_settings(connection, there, {"refresh": "60", "priority": "2"})
    subscriptions.remove(connection, [left], NOW)
    wanted = [
        (each.feed_id, each.added_at, each.succeeded_at, len(each.window), each.account_id is not None)
        for each in feeds.feeds(connection)
        if each.is_scheduled
    ]
    assert feeds.scheduled(connection) == wanted
    assert [feed.feed_id for feed in feeds.scheduled(connection)] == [usual, never, there, elsewhere]
    assert [feed.feed_id for feed in feeds.scheduled(connection) if feed.is_followed] == [usual]
    assert feeds.first_followed_at(connection) == 5
    accounts.save(connection, replace(account, refreshes_server=False))
    assert elsewhere not in {feed.feed_id for feed in feeds.scheduled(connection)}


Act = Callable[[WriteConnection, list[EntryId]], object]


def keyed(connection: WriteConnection, *entry_ids: EntryId) -> None:
    """Entries that are the same article."""
    for entry_id in entry_ids:
        connection.execute("UPDATE entry_status SET copy_key = 1 WHERE entry_id = ?", (entry_id,))


def two_feeds(connection: WriteConnection, *, is_marked: bool) -> tuple[Account, FeedId, FeedId, list[EntryId], list[EntryId]]:
    """The account's feed and one of this computer, each with the article of item 10: read, with a star and the tag There where `is_marked`."""
    account = account_of(connection)
    source = follow_there(connection, account, "a")
    theirs = store_items(
        connection, account, source, 10, is_read=is_marked, is_starred=is_marked, labels=("There",) if is_marked else ()
    )
    target = follow(connection, "a")
    ours = store(connection, target, parsed("guid"))
    keyed(connection, *theirs, *ours)
    return account, source, target, theirs, ours


def marks_of(connection: WriteConnection, entry_ids: list[EntryId]) -> tuple[bool, bool, bool, tuple[str, ...]]:
    query = "SELECT is_read, is_starred, is_later FROM entry_status WHERE entry_id = ?"
    (read, star, later) = connection.execute(query, entry_ids).fetchone()
    return bool(read), bool(star), bool(later), tags.tags_of(connection, entry_ids).get(entry_ids[0], ())


ACTS: dict[str, tuple[bool, Act, tuple[bool, bool, bool, tuple[str, ...]], dict[tuple[int, str], bool]]] = {
    "nothing": (False, lambda c, e: None, (False, False, False, ()), {}),
    "nothing, marked": (True, lambda c, e: None, (True, True, False, ("There",)), {}),
    "read": (False, lambda c, e: statuses.mark_read(c, e, is_read=True, now=NOW), (True, False, False, ()), {(10, "read"): True}),
    "unread": (
        True,
        lambda c, e: statuses.mark_read(c, e, is_read=False, now=NOW),
        (False, True, False, ("There",)),
        {(10, "read"): False},
    ),
    "star": (
        False,
        lambda c, e: statuses.set_mark(c, Mark.STARRED, e, is_set=True, now=NOW),
        (False, True, False, ()),
        {(10, "starred"): True},
    ),
    "star removed": (
        True,
        lambda c, e: statuses.set_mark(c, Mark.STARRED, e, is_set=False, now=NOW),
        (True, False, False, ("There",)),
        {(10, "starred"): False},
    ),
    "later": (False, lambda c, e: statuses.set_mark(c, Mark.LATER, e, is_set=True, now=NOW), (False, False, True, ()), {}),
    "tag": (False, lambda c, e: tags.add(c, e, "New", NOW), (False, False, False, ("New",)), {(10, "label:New"): True}),
    "tag taken off": (True, lambda c, e: tags.remove_from(c, e, "There"), (True, True, False, ()), {(10, "label:There"): False}),
}


@pytest.mark.parametrize("name", ACTS)
def test_what_waits_goes_along_with_the_article(connection: WriteConnection, name: str) -> None:
    is_marked, act, marks, waits = ACTS[name]
    account, source, target, theirs, ours = two_feeds(connection, is_marked=is_marked)
    act(connection, theirs)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert marks_of(connection, ours) == marks
    assert waiting(connection, account) == waits
    assert remote_items.entries(connection, account.account_id, [10]) == {10: ours[0]}


def test_marks_of_the_feed_that_stays_are_sent(connection: WriteConnection) -> None:
    account, source, target, _, ours = two_feeds(connection, is_marked=False)
    statuses.mark_read(connection, ours, is_read=True, now=NOW)
    tags.add(connection, ours, "Mine", NOW)
    assert merged_feeds.join(connection, account.account_id, source, target, NOW) == merged_feeds.Carried([], (), ())
    assert waiting(connection, account) == {(10, "read"): True, (10, "label:Mine"): True}


def test_what_may_have_been_sent_and_was_taken_back_is_still_sent_again(connection: WriteConnection) -> None:
    account, source, target, theirs, _ = two_feeds(connection, is_marked=False)
    statuses.mark_read(connection, theirs, is_read=True, now=NOW)
    outbox.sending(connection, account.account_id, outbox.marks(connection, account.account_id))
    statuses.mark_read(connection, theirs, is_read=False, now=NOW)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert waiting(connection, account) == {(10, "read"): False}


def test_an_article_that_only_the_account_has_goes_over_as_it_is(connection: WriteConnection) -> None:
    account, source, target, _, _ = two_feeds(connection, is_marked=False)
    (only,) = store_items(connection, account, source, 11, labels=("There",))
    statuses.mark_read(connection, [only], is_read=True, now=NOW)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert waiting(connection, account) == {(11, "read"): True}
    for table in ("entry_status", "entry_key"):
        rows = connection.execute(f"SELECT DISTINCT feed_id FROM {table} WHERE entry_id = ?", (only,)).fetchall()  # noqa: S608 -- our own names
        assert rows == [(target,)], table
    assert remote_items.labelled(connection, account.account_id, "There") == {11}


@pytest.mark.parametrize("identity", ["guid", "item:10"])
def test_ids_of_items_of_two_servers_are_not_taken_for_one_article(connection: WriteConnection, identity: str) -> None:
    source, target = follow(connection, "a"), follow(connection, "b")
    marked = store(connection, source, parsed(identity))
    other = store(connection, target, parsed(identity))
    statuses.set_mark(connection, Mark.LATER, marked, is_set=True, now=NOW)
    merged_feeds.carry(connection, source, target, NOW)
    assert marks_of(connection, other) == (False, False, identity == "guid", ())


def test_the_place_heard_last_and_the_opinion_said_last_are_kept(connection: WriteConnection) -> None:
    source, target = follow(connection, "a"), follow(connection, "b")
    theirs, ours = (store(connection, feed_id, parsed("old"), parsed("new")) for feed_id in (source, target))
    for feed_id, entry_ids, at in ((source, theirs, (NOW, NOW + 2)), (target, ours, (NOW + 1, NOW + 1))):
        for entry_id, when in zip(entry_ids, at, strict=True):
            heard = Listening(
                entry_id, feed_id, "https://a.example/1", int(feed_id), 99, is_finished=False, at=when, utc_offset_seconds=0
            )
            episodes.record_listening(connection, heard)
            readings.judge(connection, entry_id, 1 if feed_id == source else -1, when)
    merged_feeds.carry(connection, source, target, NOW)
    assert [episodes.listening_of_entry(connection, entry_id)[0].position_seconds for entry_id in ours] == [target, source]
    assert [readings.judge(connection, entry_id, 0, NOW) for entry_id in ours] == [-1, 1]

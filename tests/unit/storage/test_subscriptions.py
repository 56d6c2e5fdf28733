import random

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.storage import feeds, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.subscriptions import siblings
from tests.unit.storage.examples import NOW, follow


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
    assert found is not None
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

"""What an import would do."""

from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, ImportPreview, OpmlDocument, OpmlFeed, Subscription
from reader.formats.lists.opml import read_opml, write_opml
from reader.formats.lists.plan import plan_import, wrap_in_folder

NEWS = Folder(FolderId(1), None, "News", 0)
TECH = Folder(FolderId(2), NEWS.folder_id, "Tech", 0)


def subscription(url: str, folder: Folder | None = None, number: int = 1) -> Subscription:
    return Subscription(FeedId(number), folder.folder_id if folder else None, url, "", "Title", "", number)


def plan(*feeds: OpmlFeed, followed: tuple[Subscription, ...] = ()) -> ImportPreview:
    return plan_import(OpmlDocument("", feeds), [NEWS, TECH], followed)


def outline(url: str, *path: str) -> OpmlFeed:
    return OpmlFeed(url, "T", "", path)


def test_new_already_there_and_moved_are_distinguished() -> None:
    followed = (subscription("https://a.test/f", TECH, 1), subscription("https://b.test/f", NEWS, 2))
    a, b, c = outline("https://a.test/f", "News", "Tech"), outline("https://b.test/f"), outline("https://c.test/f", "News")
    preview = plan(a, b, c, followed=followed)
    assert (preview.new, preview.already_there, preview.moved) == ((c,), (a,), (b,))
    assert preview.document.feeds == (a, b, c)


def test_feeds_are_the_same_by_canonical_address() -> None:
    preview = plan(outline("http://A.test:80/f#x"), followed=(subscription("https://a.test/f"),))
    assert (preview.new, len(preview.already_there)) == ((), 1)


def test_list_without_passwords_means_the_feed_that_has_one() -> None:
    followed = (subscription("https://me:secret@a.test/f"),)
    assert plan(outline("https://a.test/f"), followed=followed).new == ()
    same = outline("https://a.test/f", "News", "Tech")
    assert plan(same, followed=(subscription("https://me:secret@a.test/f", TECH),)).already_there == (same,)
    assert len(plan(outline("https://you:other@a.test/f"), followed=followed).new) == 1


def test_own_export_adds_nothing() -> None:
    followed = [subscription("https://a.test/f", TECH, 1), subscription("https://me:pw@b.test/f", None, 2)]
    document = read_opml(write_opml([NEWS, TECH], followed, title="t", created_at=0))
    preview = plan_import(document, [NEWS, TECH], followed)
    assert (preview.new, preview.moved, len(preview.already_there)) == ((), (), 2)


def test_folders_that_contain_each_other_do_not_hang() -> None:
    ring = [Folder(FolderId(1), FolderId(2), "A", 0), Folder(FolderId(2), FolderId(1), "B", 0)]
    preview = plan_import(OpmlDocument("", (outline("https://a.test/f"),)), ring, [subscription("https://a.test/f", ring[0])])
    assert len(preview.moved) == 1


def test_a_list_can_be_imported_into_a_folder() -> None:
    a, b = outline("https://a.test/f"), outline("https://b.test/f", "Deep")
    document = OpmlDocument("Mine", (a, b), folders=(("Deep",),), folder_positions=(1,))
    inside = wrap_in_folder(document, ("News", "Tech"))
    assert [feed.path for feed in inside.feeds] == [("News", "Tech"), ("News", "Tech", "Deep")]
    assert inside.folders == (("News", "Tech", "Deep"),)
    assert inside.folder_positions == (1,)
    assert wrap_in_folder(document, ()) == document

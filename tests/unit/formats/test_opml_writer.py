"""The exported list, as other readers see it."""

import xml.etree.ElementTree as ET

from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, Subscription
from reader.formats.lists.opml import read_opml, write_opml

FOLDER = Folder(FolderId(1), None, "A & B", 1)
FEED = Subscription(FeedId(1), FOLDER.folder_id, "https://me:secret@a.test/f?a=1&b=2", "https://a.test/", "Feed's", "", 0)


def written(folders: list[Folder], subscriptions: list[Subscription], *, with_credentials: bool = False) -> str:
    return write_opml(folders, subscriptions, title="Mine <1>", created_at=86_400, with_credentials=with_credentials).decode()


def test_any_reader_understands_it() -> None:
    root = ET.fromstring(written([FOLDER], [FEED]))  # noqa: S314 - our own output
    assert (root.tag, root.get("version"), root.findtext("head/title")) == ("opml", "2.0", "Mine <1>")
    assert root.findtext("head/dateCreated") == "Fri, 02 Jan 1970 00:00:00 GMT"
    (folder,) = root.findall("body/outline")
    assert folder.get("text") == "A & B"
    assert folder[0].attrib == {
        "type": "rss",
        "text": "Feed's",
        "title": "Feed's",
        "xmlUrl": "https://a.test/f?a=1&b=2",
        "htmlUrl": "https://a.test/",
    }


def test_passwords_leave_only_when_asked_for() -> None:
    assert "secret" not in written([FOLDER], [FEED])
    assert "me:secret@" in written([FOLDER], [FEED], with_credentials=True)


def test_header_fields_of_the_users_own_leave_only_when_asked_for() -> None:
    own = Subscription(FeedId(1), None, "https://a.test/f", "", "Feed", "", 0, {"headers": '{"X": "secret"}', "notify": "off"})
    assert "secret" not in written([], [own])
    assert "notify" in written([], [own])
    assert "secret" in written([], [own], with_credentials=True)


def test_untitled_feed_does_not_leak_its_password_as_title() -> None:
    untitled = Subscription(FeedId(1), None, "https://me:secret@a.test/f", "", "", "", 0)
    assert "secret" not in written([], [untitled])


def test_what_is_ours_has_our_prefix() -> None:
    own = Subscription(FeedId(1), None, "https://a.test/f", "", "Feed", "My name", 0, {"interval": "hourly"})
    text = written([Folder(FolderId(3), None, "Empty", 1)], [own])
    assert 'beforehand:customTitle="My name"' in text
    assert 'beforehand:settings="{&quot;interval&quot;: &quot;hourly&quot;}"' in text
    assert '<outline text="Empty" title="Empty" beforehand:folder="true"/>' in text


def test_what_is_written_is_read_back_with_empty_folders_and_settings() -> None:
    quiet = Folder(FolderId(1), None, "News", 0, {"notify": "off"})
    feed = Subscription(
        FeedId(1), quiet.folder_id, "https://a.test/f", "https://a.test/", "Feed", "Mine", 0, {"interval": "hourly"}
    )
    document = read_opml(write_opml([quiet, Folder(FolderId(3), None, "Empty", 1)], [feed], title="All", created_at=0))
    assert (document.title, document.skipped, document.repairs) == ("All", (), ())
    assert dict(zip(document.folders, document.folder_settings, strict=True)) == {("News",): {"notify": "off"}, ("Empty",): {}}
    (read,) = document.feeds
    assert (read.url, read.title, read.site_url, read.path) == ("https://a.test/f", "Mine", "https://a.test/", ("News",))
    assert (read.custom_title, read.settings) == ("Mine", {"interval": "hourly"})


def test_feeds_of_a_missing_folder_are_not_lost() -> None:
    assert "https://a.test/f" in written([], [FEED])


def test_characters_that_xml_forbids_are_left_out() -> None:
    odd = Subscription(FeedId(1), None, "https://a.test/f", "", "a\x00b\x1fc\ud800d", "", 0)
    ET.fromstring(written([], [odd]))  # noqa: S314 - our own output

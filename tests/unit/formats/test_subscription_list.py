"""Which program wrote a list is seen in the list itself; what it says of articles comes along."""

import json

import pytest

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import READ_PER_FEED, OtherArticle, OtherFeed, OtherReader
from reader.formats.other_reader import MAGIC, packed
from reader.formats.subscription_list import read_list

YOUTUBE = 'Kanal-ID,Kanal-URL,Kanaltitel\nUCabcdefghijklmnopqrstuv,http://www.youtube.com/channel/UCabcdefghijklmnopqrstuv,"Tide, and sky"\n'
NEWSBOAT = """# mine
https://tidewater.example/feed "Sea and sky" tides
https://kiln.example/atom "~My kiln" Making !
"query:Unread:unread = \\"yes\\""
exec:~/bin/feed
"""


def item(**values: object) -> dict[str, object]:
    return {
        "id": "tag:google.com,2005:reader/item/1",
        "title": "Glazing &amp; rain",
        "published": 1_793_869_200,
        "canonical": [{"href": "https://kiln.example/glazing"}],
        "summary": {"content": "<p>Slow<script>x</script></p>"},
        "author": "Ines Varga",
        "origin": {
            "streamId": "feed/https://kiln.example/atom",
            "title": "Notes from a Kiln",
            "htmlUrl": "https://kiln.example/",
        },
        "categories": ["user/-/state/com.google/starred", "user/1005/label/Making"],
        **values,
    }


def test_youtube_s_subscriptions_in_any_language() -> None:
    document = read_list(YOUTUBE.encode())
    (feed,) = document.feeds
    assert feed.url == "https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv"
    assert (feed.title, document.reader) == ("Tide, and sky", "YouTube")


def test_newsboat_s_urls_with_its_first_tag_as_folder() -> None:
    document = read_list(NEWSBOAT.encode())
    assert [(feed.url, feed.title, feed.path) for feed in document.feeds] == [
        ("https://tidewater.example/feed", "", ("Sea and sky",)),
        ("https://kiln.example/atom", "My kiln", ("Making",)),
    ]


def test_starred_articles_of_google_reader_s_children() -> None:
    read = item(
        categories=["user/-/state/com.google/read"], title="Read", canonical=[], alternate=[{"href": "https://kiln.example/r"}]
    )
    document = read_list(json.dumps({"title": "Starred", "items": [item(), read]}).encode())
    assert [(feed.url, feed.title, feed.site_url) for feed in document.feeds] == [
        ("https://kiln.example/atom", "Notes from a Kiln", "https://kiln.example/")
    ]
    (kept,) = document.kept
    assert (kept.entry.title, kept.entry.link, kept.entry.author, kept.entry.html) == (
        "Glazing & rain",
        "https://kiln.example/glazing",
        "Ines Varga",
        "<p>Slow</p>",
    )
    assert (kept.is_starred, kept.is_read, kept.tags, kept.entry.published_at) == (True, True, ("Making",), 1_793_869_200)
    assert [(each.title, each.link) for each in document.read] == [("Read", "https://kiln.example/r")]


@pytest.mark.parametrize(
    "text",
    [
        '{"items": 5}',
        '{"items": [}',
        '{"items": [5, null, {"origin": []}, {"origin": {"streamId": "feed/17"}}]}',
        '[{"feed_id": 1, "title": "no address of its feed"}]',
        '{"items":' + "[" * 5000,
    ],
)
def test_other_json_is_refused(text: str) -> None:
    with pytest.raises(ReaderError) as error:
        read_list(text.encode())
    assert error.value.problem.kind is ProblemKind.NOT_OPML


def test_a_database_is_no_list() -> None:
    with pytest.raises(ReaderError) as error:
        read_list(b"SQLite format 3\x00" + bytes(200))
    assert error.value.problem.detail == Detail(DetailKind.UNKNOWN_DATABASE)


def test_a_packed_reader_comes_back_checked() -> None:
    articles = (
        OtherArticle(
            "https://a.example/f",
            "g\x001",
            "javascript:x",
            "<b>Title</b>",
            html="<p onclick=x>ok",
            is_starred=True,
            tags=(" a  b ", "", "x" * 500),
        ),
        OtherArticle("https://a.example/f", "g2", is_read=True, published_at=-5),
        OtherArticle("https://nowhere.example/f", "g3", is_starred=True),
    )
    feeds = (
        OtherFeed("https://a.example/f", "A", path=("x", "y")),
        OtherFeed("https://A.example/f"),
        OtherFeed("file:///etc/passwd", "F"),
    )
    document = read_list(packed(OtherReader("Liferea", feeds, articles)))
    assert [(feed.url, feed.path) for feed in document.feeds] == [("https://a.example/f", ("x", "y"))]
    assert (document.duplicates, len(document.skipped), document.folders) == (1, 1, (("x",), ("x", "y")))
    (kept,) = document.kept
    assert (kept.entry.guid, kept.entry.link, kept.entry.title, kept.entry.html) == ("g1", "", "Title", "<p>ok</p>")
    assert kept.tags == ("a b", "x" * 100)
    assert [(each.guid, each.published_at) for each in document.read] == [("g2", None)]


def test_only_the_newest_read_articles_of_a_feed_are_remembered() -> None:
    url = "https://a.example/f"
    articles = tuple(OtherArticle(url, f"g{n}", published_at=1000 + n, is_read=True) for n in range(READ_PER_FEED + 50))
    document = read_list(packed(OtherReader("x", (OtherFeed(url),), articles)))
    assert (len(document.read), document.read[0].guid) == (READ_PER_FEED, f"g{READ_PER_FEED + 49}")


@pytest.mark.parametrize("rest", [b"", b"[]", b'["x", [], 5]', b'["x", [["u"]], []]', b"\xff", b"[" * 100_000])
def test_a_packed_reader_that_was_tampered_with_is_refused(rest: bytes) -> None:
    with pytest.raises(ReaderError) as error:
        read_list(MAGIC + rest)
    assert error.value.problem.kind is ProblemKind.PARSE_ERROR


def test_opml_stays_opml() -> None:
    opml = b'<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/f"/></body></opml>'
    assert [feed.url for feed in read_list(opml).feeds] == ["https://a.example/f"]

"""Which program wrote a list is seen in the list itself; what it says of articles comes along."""

import json

import pytest

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.user_data import READ_PER_FEED, OtherArticle, OtherFeed, OtherReader
from reader.formats.lists.other import MAGIC, packed, read_list

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
    assert [(each.text, each.reason.kind) for each in document.skipped] == [
        ("Unread", DetailKind.SEARCH_FOLDER),
        ("exec:~/bin/feed", DetailKind.OWN_SOURCE),
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


FRESHRSS = {
    "id": "user/alice/state/org.freshrss/starred",
    "title": "Liste der favorisierten Artikel",
    "author": "alice",
    "items": [
        {
            "id": "tag:google.com,2005:reader/item/000646f2c89c729a",
            "crawlTimeMsec": "1793869200000",
            "timestampUsec": "1793869200000000",
            "published": 1_793_869_200,
            "title": "Salt &amp; windows: &quot;1 &lt; 2&quot;",
            "canonical": [{"href": "https://tidewater.example/salt?a=1&b=2"}],
            "alternate": [{"href": "https://tidewater.example/salt?a=1&b=2", "type": "text/html"}],
            "content": {"content": "<p>Salt</p>"},
            "guid": "tide-2",
            "categories": [
                "user/-/state/com.google/reading-list", "user/-/state/com.google/unread", "user/-/state/com.google/starred",
                "user/-/label/later", "weather",
            ],
            "origin": {
                "streamId": "feed/12", "htmlUrl": "https://tidewater.example/", "title": "Tidewater",
                "feedUrl": "https://tidewater.example/feed",
            },
            "enclosure": [{"href": "https://tidewater.example/a.mp3", "type": "audio/mpeg"}],
        }
    ],
}  # fmt: skip


def test_freshrss_names_feeds_by_number_and_address_and_escapes_titles() -> None:
    document = read_list(json.dumps(FRESHRSS).encode())
    assert [feed.url for feed in document.feeds] == ["https://tidewater.example/feed"]
    (kept,) = document.kept
    assert (kept.entry.guid, kept.entry.title, kept.entry.link) == (
        "tide-2", 'Salt & windows: "1 < 2"', "https://tidewater.example/salt?a=1&b=2",
    )  # fmt: skip
    assert (kept.is_starred, kept.is_read, kept.tags) == (True, False, ("later",))
    assert document.unplaced == ()


def test_an_article_of_a_shared_query_names_its_site_alone() -> None:
    origin = {"streamId": "feed/12", "htmlUrl": "https://tidewater.example/", "title": "Tidewater"}
    document = read_list(json.dumps({"items": [{**FRESHRSS["items"][0], "origin": origin}]}).encode())  # type: ignore[index, dict-item]
    assert (document.feeds, document.kept) == ((), ())
    (article,) = document.unplaced
    assert (article.feed_url, article.is_starred) == ("https://tidewater.example/", True)


INOREADER = item(
    id="tag:google.com,2005:reader/item/00000000f8b9270e",
    crawlTimeMsec="1793869200000",
    timestampUsec="1793869200000000",
    updated=1_793_870_000,
    canonical=[{"href": "https://kiln.example/glazing"}],
    alternate=[{"href": "https://kiln.example/glazing", "type": "text/html"}],
    summary={"direction": "ltr", "content": "<p>Slow</p>"},
    categories=["user/1005/state/com.google/reading-list", "user/1005/state/com.google/read", "user/1005/state/com.google/starred"],
    likingUsers=[], comments=[], commentsNum=-1, annotations=[],
)  # fmt: skip


def test_inoreader_s_stream() -> None:
    stream = {"direction": "ltr", "id": "user/-/state/com.google/starred", "title": "Starred", "self": {}, "items": [INOREADER]}
    document = read_list(json.dumps(stream).encode())
    assert [feed.url for feed in document.feeds] == ["https://kiln.example/atom"]
    assert [(each.is_starred, each.is_read, each.tags) for each in document.kept] == [(True, True, ())]


FEEDBIN = [
    {"id": n, "title": f"Article {n}", "author": None, "content": f"<p>{n}</p>", "url": f"https://kiln.example/{n}",
     "published": "2026-11-05T09:00:00.000000Z", "created_at": "2026-11-05T09:10:00.000000Z"}
    for n in (1, 2)
]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [json.dumps(FEEDBIN), "".join(map(json.dumps, FEEDBIN)), "\n".join(map(json.dumps, FEEDBIN)),
     json.dumps([{**each, "feed_id": 528_906} for each in FEEDBIN])],
    ids=["list", "one after the other", "lines", "with the number of the feed"],
)  # fmt: skip
def test_feedbin_s_starred_articles_name_no_feed(text: str) -> None:
    document = read_list(text.encode())
    assert (document.reader, document.feeds, document.kept) == ("Feedbin", (), ())
    assert [(each.feed_url, each.entry.link, each.entry.title, each.is_starred) for each in document.unplaced] == [
        ("", f"https://kiln.example/{n}", f"Article {n}", True) for n in (1, 2)
    ]
    assert {each.entry.published_at for each in document.unplaced} == {1_793_869_200}


RDF = """<?xml version="1.0"?>
<RDF:RDF xmlns:NS1="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:fz="urn:forumzilla:"
         xmlns:RDF="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <RDF:Description RDF:about="urn:forumzilla:root"><fz:feeds RDF:resource="rdf:#$cvA6q"/></RDF:Description>
  <fz:feed RDF:about="https://tidewater.example/feed" fz:quickMode="false" dc:title="Tidewater" NS1:link="https://tidewater.example/"
           dc:identifier="https://tidewater.example/feed">
    <fz:destFolder RDF:resource="mailbox://nobody@Feeds/Sea%20and%20sky/Tidewater"/>
  </fz:feed>
  <fz:feed RDF:about="https://kiln.example/atom"><dc:title>Notes from a Kiln</dc:title></fz:feed>
  <RDF:Seq RDF:about="rdf:#$cvA6q"><RDF:li RDF:resource="https://tidewater.example/feed"/></RDF:Seq>
</RDF:RDF>"""


@pytest.mark.parametrize("text", [RDF, RDF[: RDF.index("<RDF:Seq")]], ids=["whole", "cut off"])
def test_the_rdf_of_old_thunderbirds(text: str) -> None:
    document = read_list(text.encode())
    assert [(feed.url, feed.title, feed.site_url, feed.path) for feed in document.feeds] == [
        ("https://tidewater.example/feed", "Tidewater", "https://tidewater.example/", ("Sea and sky",)),
        ("https://kiln.example/atom", "Notes from a Kiln", "", ()),
    ]
    assert document.reader == "Thunderbird"


def test_entities_in_rdf_are_not_resolved() -> None:
    bomb = RDF.replace("?>", '?><!DOCTYPE x [<!ENTITY a "AAAA"><!ENTITY f SYSTEM "file:///etc/passwd">]>', 1)
    titles = [feed.title for feed in read_list(bomb.replace("Notes from", "&a;&f;Notes from").encode()).feeds]
    assert titles[0] == "Tidewater"
    assert not any("AAAA" in title or "root:" in title for title in titles)


def test_a_zip_archive_is_said_to_be_one() -> None:
    with pytest.raises(ReaderError) as error:
        read_list(b"PK\x03\x04" + bytes(60))
    assert error.value.problem.detail == Detail(DetailKind.ZIP_ARCHIVE)

import sys

import pytest

from reader.domain.entry import ParsedEntry
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.formats.feeds.parser import parse_feed

URL = "https://example.org/blog/feed.xml"
SPACES = (
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" '
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" '
    'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" '
    'xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" '
    'xmlns:fh="http://purl.org/syndication/history/1.0" xmlns:thr="http://purl.org/syndication/thread/1.0"'
)


def parse(text: str | bytes, content_type: str = "") -> ParsedFeed:
    body = text.encode() if isinstance(text, str) else text
    return parse_feed(body, url=URL, content_type=content_type)


def rss(items: str = "", head: str = "") -> ParsedFeed:
    return parse(f'<rss version="2.0" {SPACES}><channel><title>T</title>{head}{items}</channel></rss>')


def item(inside: str) -> ParsedEntry:
    return rss(f"<item>{inside}</item>").entries[0]


def atom(inside: str) -> ParsedFeed:
    return parse(f'<feed {SPACES} xmlns="http://www.w3.org/2005/Atom"><title>T</title>{inside}</feed>')


def problem(body: str | bytes) -> ProblemKind:
    with pytest.raises(ReaderError) as raised:
        parse(body)
    return raised.value.problem.kind


def test_rss_feed_fields() -> None:
    feed = rss(
        head="<link>/home</link><description>About &lt;b&gt;it&lt;/b&gt;</description><language>en</language><ttl>60</ttl>"
        "<image><url>/i.png</url></image><sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>"
        '<skipHours><hour>3</hour></skipHours><atom:link rel="hub" href="https://hub.example/"/><atom:link rel="self" href="feed.xml"/>'
        '<atom:link rel="prev-archive" href="/2025.xml"/><fh:complete/>'
    )
    assert (feed.format, feed.title, feed.site_url, feed.description) == ("rss20", "T", "https://example.org/home", "About it")
    assert (feed.language, feed.icon_url) == ("en", "https://example.org/i.png")
    assert (feed.hints.ttl_seconds, feed.hints.update_period_seconds, feed.hints.skip_hours) == (3600, 1800, {3})
    assert (feed.hub_url, feed.self_url) == ("https://hub.example/", URL)
    assert (feed.previous_url, feed.is_complete, feed.is_cut) == ("https://example.org/2025.xml", True, False)


def test_rss_entry_fields() -> None:
    entry = item(
        "<guid isPermaLink='false'>g</guid><link>/a</link><title>One &amp;amp; two</title><description>short</description>"
        "<content:encoded>&lt;p&gt;long &lt;img src='p.png'&gt;&lt;/p&gt;</content:encoded><dc:creator>Ann</dc:creator>"
        "<pubDate>Tue, 03 Mar 2026 10:00:00 GMT</pubDate><category>c</category><comments>/a#c</comments>"
        "<enclosure url='/m.mp3' type='audio/mpeg' length='12'/><itunes:duration>1:00</itunes:duration>"
        "<media:thumbnail url='/t.png'/><geo:lat>1</geo:lat><slash:comments>3</slash:comments>"
    )
    assert (entry.identity, entry.guid, entry.link, entry.title) == ("g", "g", "https://example.org/a", "One & two")
    assert entry.html == '<p>long <img src="https://example.org/p.png"></p>'
    assert (entry.text, entry.snippet, entry.author) == ("long", "long", "Ann")
    assert (entry.published_at, entry.date_text) == (1772532000, "Tue, 03 Mar 2026 10:00:00 GMT")
    assert (entry.categories, entry.comments_url) == (("c",), "https://example.org/a#c")
    assert (entry.enclosures[0].length_bytes, entry.enclosures[0].duration_seconds) == (12, 60)
    assert entry.thumbnail_url == "https://example.org/t.png"


def test_a_guid_is_a_link_only_where_it_is_a_url() -> None:
    assert item("<guid>https://example.org/p</guid>").link == "https://example.org/p"
    assert item("<guid>12</guid><title>t</title>").link == ""
    assert item("<guid>12</guid><title>t</title>").guid == "12"


def test_rss_content_is_relative_to_its_entry_atom_content_to_its_base() -> None:
    assert (
        'src="https://example.org/2026/p.png"'
        in item("<link>/2026/a</link><description>&lt;img src='p.png'&gt;</description>").html
    )
    entry = '<entry xml:base="{}"><id>i</id><link href="/2026/a"/><content type="html">&lt;img src="p.png"&gt;</content></entry>'
    assert 'src="https://example.org/base/p.png"' in atom(entry.format("/base/")).entries[0].html
    assert 'src="https://example.org/blog/p.png"' in atom(entry.format("file:///etc/")).entries[0].html


def test_the_article_is_preferred_over_a_caption() -> None:
    words = "a description that is long enough to be the article"
    entry = item(
        f"<description>{words}</description><media:content url='/p.jpg'><media:description>caption</media:description></media:content>"
    )
    assert entry.text == words
    video = atom(
        "<entry><id>i</id><title>t</title><media:group><media:description>one\n\ntwo</media:description></media:group></entry>"
    )
    assert video.entries[0].html == "<p>one</p><p>two</p>"


def test_atom_text_title_is_literal_html_title_is_not() -> None:
    feed = atom(
        '<entry><id>1</id><title>The &lt;b&gt; tag</title></entry><entry><id>2</id><title type="html">&lt;b&gt;Bold&lt;/b&gt;</title></entry>'
    )
    assert [entry.title for entry in feed.entries] == ["The <b> tag", "Bold"]


def test_an_alternate_link_of_any_type_is_the_entrys_where_none_is_html() -> None:
    links = '<link rel="enclosure" type="audio/mpeg" href="a.mp3"/><link rel="alternate" type="{}" href="{}"/>'
    for kind, href, link in (
        ("application/pdf", "../paper.pdf", "https://example.org/paper.pdf"),
        ("text/html", "page", "https://example.org/blog/page"),
        ("application/pdf", "javascript:x()", ""),
    ):
        (entry,) = atom(f"<entry><id>urn:1</id><title>t</title>{links.format(kind, href)}</entry>").entries
        assert entry.link == link


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("ann@tide.online (Ann Vega)", "Ann Vega"),
        ("Ann Vega &lt;ann@tide.museum&gt;", "Ann Vega"),
        ("ann@tide.test (Ann (the) Vega)", "Ann (the) Vega"),
        ("Ann (Tide) ann@tide.test", "Ann (Tide)"),
        ("ann@tide.online", "ann@tide.online"),
        ("ann@tide.test ()", "ann@tide.test ()"),
        ("Ann @ Tide", "Ann @ Tide"),
    ],
)
def test_the_name_of_an_author_beside_an_address(written: str, name: str) -> None:
    assert item(f"<author>{written}</author>").author == name


def test_atom_xhtml_authors_dates_and_replies() -> None:
    feed = atom(
        "<author><name>Feed</name></author>"
        '<entry><id>1</id><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>x &lt; <em>y</em></p></div></content>'
        "<published>2026-03-03T10:00:00Z</published><updated>2026-03-03T11:00:00Z</updated>"
        '<link rel="replies" href="/r"/><link rel="enclosure" href="/e.mp3"/><category term="t" label="Label"/></entry>'
        "<entry><id>2</id><updated>2026-03-03T11:00:00Z</updated><author><name>Own</name></author></entry>"
    )
    first, second = feed.entries
    assert first.html == "<p>x &lt; <em>y</em></p>"
    assert (first.author, second.author) == ("Feed", "Own")
    assert (first.published_at, first.updated_at, second.published_at) == (1772532000, 1772535600, 1772535600)
    assert (first.comments_url, first.enclosures[0].url, first.categories) == (
        "https://example.org/r",
        "https://example.org/e.mp3",
        ("Label",),
    )


@pytest.mark.parametrize(
    ("document", "version"),
    [
        ('<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel/><item><title>x</title></item></rdf:RDF>', "rss10"),
        ('<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>x</title></entry></feed>', "atom03"),
        ('<rss version="0.91"><channel><item><title>x</title></item></channel></rss>', "rss091u"),
        ('<RSS VERSION="2.0"><CHANNEL><ITEM><TITLE>x</TITLE></ITEM></CHANNEL></RSS>', "rss20"),
        ('<entry xmlns="http://www.w3.org/2005/Atom"><title>x</title></entry>', "atom10"),
    ],
)  # fmt: skip
def test_kinds_of_feed(document: str, version: str) -> None:
    feed = parse(document)
    assert (feed.format, [entry.title for entry in feed.entries]) == (version, ["x"])


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", ProblemKind.EMPTY),
        (b" \n\x00 ", ProblemKind.EMPTY),
        (b"\xef\xbb\xbf", ProblemKind.EMPTY),
        (b"/etc/hostname", ProblemKind.NOT_A_FEED),
        (b"http://127.0.0.1/", ProblemKind.NOT_A_FEED),
        (b"<html><body>x</body></html>", ProblemKind.NOT_A_FEED),
        (b"<?xml version='1.0'?><opml/>", ProblemKind.NOT_A_FEED),
        (b"<rdf/>", ProblemKind.NOT_A_FEED),
        (b"<entry/>", ProblemKind.NOT_A_FEED),
        (bytes(range(256)) * 8, ProblemKind.NOT_A_FEED),
        (b"<!DOCTYPE rss [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><rss>&a;</rss>", ProblemKind.XML_ENTITY),
        (b"<rss>" + b"<a>" * 2000, ProblemKind.PARSE_LIMIT),
    ],
)
def test_what_is_no_feed(body: bytes, kind: ProblemKind) -> None:
    assert problem(body) is kind


@pytest.mark.parametrize(
    "content_type",
    ["text/html", "text/xml; charset=us-ascii", "text/plain; charset=bogus", "application/xml; charset=utf-16", ""],
)
def test_a_wrong_content_type_breaks_nothing(content_type: str) -> None:
    feed = parse("<rss version='2.0'><channel><item><title>café</title></item></channel></rss>", content_type)
    assert feed.entries[0].title == "café"


@pytest.mark.parametrize(
    "items",
    [
        "<item><title>one & two &nbsp; &copy;</title></item>",
        "<item><title>one &#8; &#xd800;</title></item>",
        "<item><title>one</title><itunesx:author>undeclared</itunesx:author></item>",
        "<item><title>one</title><description><p>never closed</description></item>",
        "<image></height></image>&bad;<item><title>one</title></item>",
    ],
)
def test_broken_markup_still_gives_the_entry(items: str) -> None:
    feed = rss(items)
    assert [entry.title[:3] for entry in feed.entries] == ["one"]


def test_a_wrong_end_tag_costs_no_entry() -> None:
    feed = rss("<item><title>one</titel></item><item><title>two</title></item>")
    assert [entry.title for entry in feed.entries] == ["one", "two"]


def test_a_document_that_ends_early_gives_its_complete_entries() -> None:
    feed = parse('<rss version="2.0"><channel><title>T</title><item><title>one</title></item><item><title>ha')
    assert feed.is_cut
    assert [entry.title for entry in feed.entries] == ["one"]
    assert parse('<rss version="2.0"><channel><title>T</title><item><title>ha').entries == ()


def test_rubbish_behind_the_root_is_ignored() -> None:
    feed = parse('<rss version="2.0"><channel><item><title>one</title></item></channel></rss>\n<script>x</script> & more')
    assert (len(feed.entries), feed.is_cut) == (1, False)


def test_no_file_is_opened_and_no_address_fetched() -> None:
    def read_all() -> None:
        parse(
            '<!DOCTYPE rss PUBLIC "-//x//y" "http://dtd.test/x.dtd"><?xml-stylesheet href="http://x.test/"?>'
            '<rss version="2.0"><channel/></rss>'
        )
        for body in (b"/etc/hostname", b"http://127.0.0.1:1/", b"file:///etc/hostname"):
            problem(body)

    read_all()  # whatever is imported late is imported now
    seen: list[str] = []
    watching = [True]
    sys.addaudithook(lambda event, _: seen.append(event) if watching and event in {"open", "socket.connect"} else None)
    read_all()
    watching.clear()
    assert seen == []


def test_the_first_picture_of_the_text_stands_in_for_a_thumbnail() -> None:
    text = '<p><img src="/i.jpg?a=1&amp;b=2" alt=""></p>'
    found = item(f"<link>https://example.org/blog/1</link><description><![CDATA[{text}]]></description>")
    assert found.thumbnail_url == "https://example.org/i.jpg?a=1&b=2"
    assert item(f"<media:thumbnail url='https://m.test/t.jpg'/><description><![CDATA[{text}]]></description>").thumbnail_url == (
        "https://m.test/t.jpg"
    )


def test_characters_of_windows_1252_are_repaired_in_texts_that_hold_them() -> None:
    assert item("<title>L\x92\u00e9t\u00e9 \u2013 caf\u00e9</title>").title == "L\u2019\u00e9t\u00e9 \u2013 caf\u00e9"

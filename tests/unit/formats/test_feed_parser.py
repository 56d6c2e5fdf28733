"""What comes of a feed's document: entries, enclosures, hints and identities."""

import sys

import pytest

from reader.domain.entry import Enclosure, ParsedEntry
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed, PublisherHints
from reader.domain.ids import short
from reader.formats.feeds.dates import ReadDate
from reader.formats.feeds.drafts import (
    CATEGORY_LIMIT,
    CONTENT_BYTES_LIMIT,
    DOCUMENT_BYTES_LIMIT,
    ENCLOSURE_LIMIT,
    ENTRY_LIMIT,
    TITLE_LIMIT,
    Draft,
    IdentityParts,
    finished_entries,
    identities,
    tidy_categories,
)
from reader.formats.feeds.parser import LONGEST_SECONDS, parse_feed, publisher_hints
from reader.formats.feeds.xml_entry import (
    draft_of,
    duration_seconds,
    enclosure,
    length_bytes,
    xml_enclosures,
    xml_thumbnail,
)

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


@pytest.mark.parametrize("name", ["Ann Vega", "Ann@Tide", "@ann@tide.test", "Ann (Tide)"])
@pytest.mark.parametrize("email", ["ann at tide dot test", "(ann@tide.online)", "ann@tide.online"])
def test_the_name_of_an_author_given_apart_from_an_address(name: str, email: str) -> None:
    feed = atom(f"<entry><id>1</id><author><name>{name}</name><email>{email}</email></author></entry>")
    assert feed.entries[0].author == name


def test_long_authors_without_an_address_are_read_at_once() -> None:
    """They took two seconds each, if they came past the limit of names."""
    authors = {"authors": [{"name": "a", "email": "ann@tide.test"}], "author": "a" * 20_000}
    entries = [draft_of(authors, "https://site.test/feed", {}, is_atom=False) for _ in range(300)]
    assert {each.author for each in entries} == {"a" * 20_000}


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


MIDNIGHT = ReadDate(1772496000, is_date_only=False, is_midnight=True)


def test_limits_of_one_entry() -> None:
    enclosures = tuple(Enclosure(f"https://example.org/{number}") for number in range(ENCLOSURE_LIMIT + 1))
    (entry,) = finished_entries([Draft(guid="g" * 2000, title="t" * (TITLE_LIMIT + 1), enclosures=enclosures)])
    assert len(entry.title) == TITLE_LIMIT
    assert len(entry.enclosures) == ENCLOSURE_LIMIT
    assert entry.guid.startswith("sha256:")
    assert entry.identity == entry.guid


def test_content_stays_below_its_limit() -> None:
    (entry,) = finished_entries([Draft(guid="g", html="語" * 450_000)])
    assert 0 < len(entry.html.encode()) <= CONTENT_BYTES_LIMIT


def test_categories_are_plain_once_each_and_not_too_many() -> None:
    assert tidy_categories(["<h1>c</h1>", "c", "", "d"]) == ("c", "d")
    assert len(tidy_categories(str(number) for number in range(CATEGORY_LIMIT + 1))) == CATEGORY_LIMIT


def test_the_thumbnail_is_the_declared_one_else_the_first_picture_of_the_text() -> None:
    html = '<img src="/dot.gif" width=1 height=1><p>words</p><img src="/photo.jpg">'
    declared = Draft(guid="1", html=html, base_url="https://example.org/a/", thumbnail_url="https://example.org/declared.jpg")
    other = Draft(guid="2", html=html, base_url="https://example.org/a/")
    none = Draft(guid="3", html="<p>words</p><img src='qrc:/x.png'>")
    counter = Draft(guid="4", html="<p>words</p>", thumbnail_url="https://pixel.wp.com/b.gif")
    thumbnails = [entry.thumbnail_url for entry in finished_entries([declared, other, none, counter])]
    assert thumbnails == ["https://example.org/declared.jpg", "https://example.org/photo.jpg", "", ""]


def test_entries_beyond_the_limit_are_left_out() -> None:
    assert len(finished_entries([Draft(guid=str(number)) for number in range(ENTRY_LIMIT + 1)])) == ENTRY_LIMIT


def test_a_document_that_is_too_large_keeps_heads_without_bodies() -> None:
    body = "x" * 500_000
    entries = finished_entries([Draft(guid=str(number), title="t", html=body) for number in range(40)])
    assert len(entries) == 40
    total = sum(len(entry.html) + len(entry.text) for entry in entries)
    assert DOCUMENT_BYTES_LIMIT - 2 * len(body) <= total <= DOCUMENT_BYTES_LIMIT + 2 * len(body)
    assert (entries[0].html, entries[-1].html, entries[-1].title) == (body, "", "t")


def test_title_falls_back_to_text_then_to_the_enclosure() -> None:
    media = (Enclosure("https://example.org/a", title="Episode"),)
    found = finished_entries([Draft(guid="1", html="<p>Some words</p>"), Draft(guid="2", enclosures=media), Draft(guid="3")])
    assert [entry.title for entry in found] == ["Some words", "Episode", ""]


def test_a_title_of_invisible_signs_falls_back_too() -> None:
    feed = parse_feed(
        "<rss version='2.0'><channel><title>\u200b</title><item><title>\u200b\u3164</title><description>Text</description></item>"
        "<item><title>&amp;#8203;</title><description>\u2060</description><guid>2</guid></item>"
        "<item><title>\u200b</title><link>https://me:secret@a.test/3</link></item></channel></rss>".encode(),
        url="https://a.test/",
        content_type="",
    )
    assert (feed.title, [entry.title for entry in feed.entries]) == ("", ["Text", "", "https://a.test/3"])


def test_midnight_everywhere_makes_dates_only() -> None:
    three = finished_entries([Draft(guid=str(number), published=MIDNIGHT) for number in range(3)])
    assert all(entry.is_date_only for entry in three)
    assert not finished_entries([Draft(guid="1", published=MIDNIGHT)])[0].is_date_only


def test_content_hash_follows_what_a_reader_sees() -> None:
    def hash_of(**fields: str) -> str:
        return finished_entries([Draft(guid="g", title="t", **fields)])[0].content_hash  # type: ignore[arg-type]

    assert hash_of(html="<p class='a'>x</p>") == hash_of(html="<p class='b'>x</p>")
    assert hash_of(html="<p>x</p>") != hash_of(html="<p>y</p>")
    assert hash_of(author="a") != hash_of(author="b")
    assert hash_of(date_text="yesterday") == hash_of(date_text="today")


BASE = "https://example.org/feed"


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1:02:03", 3723), ("62:03", 3723), ("3723", 3723), ("3723.5", 3723), ("00:30", 30), ("", None), ("0", None), ("-5", None),
        ("soon", None), ("99999999", None), ("1:2:3:4", None), ("١٢", None),
    ],
)  # fmt: skip
def test_duration_seconds(text: str, seconds: int | None) -> None:
    assert duration_seconds(text) == seconds


@pytest.mark.parametrize(
    ("text", "length"),
    [("123", 123), (" 9 ", 9), ("-5", None), ("1e30", None), ("0", None), ("", None), ("9" * 17, None), ("٣", None)],
)
def test_length_bytes(text: str, length: int | None) -> None:
    assert length_bytes(text) == length


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:alert(1)", "", "smb://x/y"])
def test_only_web_addresses_are_enclosures(url: str) -> None:
    assert enclosure(url, BASE) is None


def test_enclosure_keeps_what_makes_sense() -> None:
    found = enclosure("/a b.mp3", BASE, mime_type="Audio/MPEG", length="5", duration="1:00", title="<b>One</b>")
    assert (found.url, found.mime_type, found.length_bytes, found.duration_seconds, found.title) == (
        "https://example.org/a%20b.mp3", "audio/mpeg", 5, 60, "One",
    )  # fmt: skip
    nonsense = enclosure("/x", BASE, mime_type="not a type")
    assert nonsense.mime_type == ""


def test_media_of_an_entry_once_each_pictures_apart() -> None:
    entry = {
        "links": [{"rel": "enclosure", "href": "/a.mp3", "type": "audio/mpeg"}, {"rel": "alternate", "href": "/page"}],
        "media_content": [{"url": "/a.mp3"}, {"url": "/v.mp4", "duration": "9"}, {"url": "/p.jpg", "medium": "image"}],
        "itunes_duration": "60",
    }
    found = xml_enclosures(entry, BASE)
    assert [(media.url.rpartition("/")[2], media.duration_seconds) for media in found] == [("a.mp3", 60), ("v.mp4", 9)]
    assert xml_thumbnail(entry, BASE) == "https://example.org/p.jpg"


def test_enclosures_of_an_entry_are_limited() -> None:
    links = [{"rel": "enclosure", "href": f"/{number}"} for number in range(ENCLOSURE_LIMIT + 1)]
    assert len(xml_enclosures({"links": links[:-1]}, BASE)) == ENCLOSURE_LIMIT
    assert len(xml_enclosures({"links": links}, BASE)) == ENCLOSURE_LIMIT


def test_thumbnail_prefers_the_declared_one() -> None:
    entry = {"media_thumbnail": [{"url": "javascript:x"}, {"url": "/t.png"}], "image": {"href": "/i.png"}}
    assert xml_thumbnail(entry, BASE) == "https://example.org/t.png"
    assert xml_thumbnail({"image": {"href": "/i.png"}}, BASE) == "https://example.org/i.png"
    assert xml_thumbnail({}, BASE) == ""


def test_sizes_and_durations_are_believed_up_to_a_bound() -> None:
    assert [length_bytes(str(2**53 + more)) for more in (-1, 0, 1)] == [2**53 - 1, 2**53, None]
    assert [duration_seconds(str(864_000 + more)) for more in (0, 1)] == [864_000, None]


def hints(document: str = "", ttl: str = "", period: str = "", frequency: str = "") -> PublisherHints:
    return publisher_hints(document, ttl=ttl, period=period, frequency=frequency)


@pytest.mark.parametrize(
    ("ttl", "seconds"), [("60", 3600), (" 5 ", 300), ("0", None), ("-1", None), ("x", None), ("999999999", LONGEST_SECONDS)]
)
def test_ttl_is_minutes(ttl: str, seconds: int | None) -> None:
    assert hints(ttl=ttl).ttl_seconds == seconds


@pytest.mark.parametrize(
    ("period", "frequency", "seconds"),
    [
        ("hourly", "1", 3600),
        ("Daily", "2", 43_200),
        ("weekly", "", 604_800),
        ("daily", "0", 86_400),
        ("sometimes", "1", None),
        ("", "", None),
    ],
)
def test_update_period(period: str, frequency: str, seconds: int | None) -> None:
    assert hints(period=period, frequency=frequency).update_period_seconds == seconds


def test_skip_hours_and_days() -> None:
    found = hints(
        "<skipHours><hour>0</hour><hour> 23 </hour><hour>24</hour><hour>25</hour></skipHours>"
        "<skipDays><day>Monday</day><day>sunday</day><day>Someday</day></skipDays>"
    )
    assert found.skip_hours == {0, 23}
    assert found.skip_days == {0, 6}


def test_nothing_said() -> None:
    assert hints("<hour>3</hour>") == PublisherHints()


def parts(guid: str = "", link: str = "", title: str = "t", date_text: str = "d", text: str = "x") -> IdentityParts:
    return IdentityParts(guid, link, title, date_text, text)


def test_guid_then_link_then_content() -> None:
    found = identities([parts("g", "l"), parts("", "l2"), parts("", "", "title")])
    assert found[:2] == ["g", "l2"]
    assert str(found[2]).startswith("hash:")


def test_content_identity_is_stable_and_depends_on_the_date_before_the_text() -> None:
    first, again = identities([parts(text="old")]), identities([parts(text="new")])
    assert first == again
    assert identities([parts(date_text="", text="old")]) != identities([parts(date_text="", text="new")])


def test_guid_shared_by_different_links_includes_the_link() -> None:
    assert identities([parts("same", "a"), parts("same", "b"), parts("own", "c")]) == ["same|a", "same|b", "own"]


def test_repetition_is_left_out() -> None:
    assert identities([parts("g", "l"), parts("g", "l")]) == ["g", None]


def test_same_guid_and_link_with_other_content_stay_two() -> None:
    first, second = identities([parts("g", "l", "one"), parts("g", "l", "two")])
    assert first == "g"
    assert second not in {None, "g"}


def test_entries_that_say_nothing_are_numbered() -> None:
    found = identities([parts("", "", "", "", "")] * 4)
    assert len(set(found)) == 4
    assert None not in found


def test_long_guid_is_hashed() -> None:
    assert short("g" * 1024) == "g" * 1024
    assert short("g" * 1025).startswith("sha256:")
    assert short("ü" * 600).startswith("sha256:")

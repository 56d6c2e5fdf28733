from reader.domain.entry import Enclosure
from reader.formats.feeds.dates import ReadDate
from reader.formats.feeds.drafts import (
    CATEGORY_LIMIT,
    CONTENT_BYTES_LIMIT,
    DOCUMENT_BYTES_LIMIT,
    ENCLOSURE_LIMIT,
    ENTRY_LIMIT,
    TITLE_LIMIT,
    Draft,
    finished_entries,
    tidy_categories,
)
from reader.formats.feeds.parser import parse_feed

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

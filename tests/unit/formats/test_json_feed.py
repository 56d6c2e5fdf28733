import json

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.formats.feeds.parser import parse_feed

URL = "https://example.org/feed.json"


def parse(**fields: object) -> ParsedFeed:
    document = {"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": [], **fields}
    return parse_feed(json.dumps(document).encode(), url=URL, content_type="application/feed+json")


def test_feed_fields() -> None:
    feed = parse(
        home_page_url="https://example.org/", feed_url=URL, icon="/i.png", description="About", language="en",
        next_url="?page=2", hubs=[{"type": "WebSub", "url": "https://hub.example/"}],
    )  # fmt: skip
    assert (feed.format, feed.title, feed.site_url, feed.description) == ("json11", "T", "https://example.org/", "About")
    assert (feed.icon_url, feed.language, feed.self_url) == ("https://example.org/i.png", "en", URL)
    assert (feed.previous_url, feed.hub_url) == ("https://example.org/feed.json?page=2", "https://hub.example/")


def test_addresses_of_the_feed_are_relative_to_its_own() -> None:
    feed = parse(home_page_url="/home", favicon="i.png", next_url="/2")
    assert (feed.site_url, feed.icon_url) == ("https://example.org/home", "https://example.org/i.png")
    assert feed.previous_url == "https://example.org/2"


def test_entry_fields() -> None:
    item = {
        "id": 7, "url": "/a", "title": "One &amp; two", "content_html": '<p>x<script>y</script><img src="p.png"></p>', "image": "/t.png",
        "date_published": "2026-03-03T10:00:00Z", "date_modified": "2026-03-03T11:00:00Z", "tags": ["a", "a", 3, "b"], "language": "de",
        "authors": [{"name": "Ann"}, {"name": "Bob"}, {}],
        "attachments": [{"url": "/m.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 12, "duration_in_seconds": 3.5}, {"url": "file:///x"}],
    }  # fmt: skip
    (entry,) = parse(items=[item]).entries
    assert (entry.identity, entry.link, entry.title, entry.author) == ("7", "https://example.org/a", "One & two", "Ann, Bob")
    assert entry.html == '<p>x<img src="https://example.org/p.png"></p>'
    assert (entry.published_at, entry.updated_at, entry.language) == (1772532000, 1772535600, "de")
    assert entry.categories == ("a", "b")
    assert entry.thumbnail_url == "https://example.org/t.png"
    (media,) = entry.enclosures
    assert (media.url, media.length_bytes, media.duration_seconds) == ("https://example.org/m.mp3", 12, 3)


def test_version_1_author_and_plain_text() -> None:
    feed = parse(
        version="https://jsonfeed.org/version/1", author={"name": "Ann"}, items=[{"id": "1", "content_text": "a < b\n\nc"}]
    )
    assert feed.format == "json10"
    assert feed.entries[0].author == "Ann"
    assert feed.entries[0].html == "<p>a &lt; b</p><p>c</p>"


def test_wrong_types_everywhere_are_ignored() -> None:
    odd = [
        1,
        "x",
        None,
        [],
        {"id": {}, "title": [], "tags": 5, "attachments": {}, "authors": "x", "content_html": 4, "date_published": []},
    ]
    feed = parse(title=5, hubs="x", language=[], author=3, items=odd)
    assert feed.title == "5"
    assert len(feed.entries) == 1


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        '{"error": "x"}',
        "[]",
        "{",
        '{"items": []}',
        '{"version": "2.0", "items": []}',
        "[" * 100_000,
        '{"version": "1.1", "items": {}}',
    ],
)
def test_other_json_is_no_feed(body: str) -> None:
    with pytest.raises(ReaderError) as raised:
        parse_feed(body.encode(), url=URL, content_type="application/json")
    assert raised.value.problem.kind is ProblemKind.NOT_A_FEED


def test_json_feed_that_breaks_off_is_a_parse_error() -> None:
    with pytest.raises(ReaderError) as raised:
        parse_feed(b'{"version": "https://jsonfeed.org/version/1.1", "items": [{"id"', url=URL, content_type="")
    assert raised.value.problem.kind is ProblemKind.PARSE_ERROR


NUMBERS = [
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "-Infinity",
    "0",
    "-0.0",
    "12",
    "1.50",
    "9" * 5_000,
    "1e400000",
    "0." + "3" * 5_000,
    "true",
    "false",
    "null",
]
"""JSON, and what Python takes for it."""


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_numbers_and_truths_where_text_is_expected(number: str) -> None:
    fields = (
        "version",
        "title",
        "home_page_url",
        "feed_url",
        "description",
        "user_comment",
        "next_url",
        "icon",
        "favicon",
        "language",
        "expired",
    )
    of_item = (
        "id", "url", "external_url", "title", "content_html", "content_text", "summary", "image", "banner_image", "date_published",
        "date_modified", "language",
    )  # fmt: skip
    of_media = ("url", "mime_type", "title", "size_in_bytes", "duration_in_seconds")

    def made(names: tuple[str, ...], **others: str) -> str:
        return "{" + ", ".join(f'"{name}": {value}' for name, value in (dict.fromkeys(names, number) | others).items()) + "}"

    person = made(("name", "url", "avatar"))
    media = f"[{made(of_media)}, {made(of_media, url=chr(34) + 'https://a.test/m.mp3' + chr(34))}]"
    common = {"author": person, "authors": f"[{person}, {number}]"}
    good = '{"id": "good", "url": "https://a.test/good", "title": "Good", "content_text": "text"}'
    items = f"[{good}, {number}, {made(of_item, tags=f'[{number}, 5]', attachments=media, **common)}]"
    body = made(
        fields, version='"https://jsonfeed.org/version/1.1"', hubs=f"[{number}, {made(('type', 'url'))}]", items=items, **common
    )
    feed = parse_feed(body.encode(), url=URL, content_type="application/feed+json")
    assert feed.entries[0].title == "Good"
    shown = repr(feed).lower()
    assert not [word for word in ("inf", "nan", "true'", "false'", "none'") if f"'{word}" in shown or f"-{word}" in shown]
    is_number = number[0] in "-0123456789" and "I" not in number
    assert feed.title == (number[:2000] if is_number else "")
    assert (feed.site_url, feed.icon_url, feed.self_url, feed.hub_url, feed.previous_url, feed.language) == ("",) * 6
    for entry in feed.entries[1:]:
        assert (entry.link, entry.categories, entry.language, entry.thumbnail_url) == ("", (), "", "")
        assert [media.url for media in entry.enclosures] == ["https://a.test/m.mp3"]


def test_ids_that_are_large_numbers_stay_apart() -> None:
    ids = ["1e999", "2e999", "9" * 5_000, "9" * 4_999 + "8", "1.0", "1"]
    items = ", ".join(f'{{"id": {each}, "content_text": "{at}"}}' for at, each in enumerate(ids))
    body = f'{{"version": "https://jsonfeed.org/version/1", "items": [{items}]}}'
    feed = parse_feed(body.encode(), url=URL, content_type="")
    assert len({entry.identity for entry in feed.entries}) == len(ids)
    assert feed.entries[0].guid == "1e999"

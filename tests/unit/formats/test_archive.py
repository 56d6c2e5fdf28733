"""Which page a feed declares for older entries, where it may be asked for, and what a page means for a gap."""

from dataclasses import replace

import pytest

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.feed import KnownEntry
from reader.domain.ids import EntryId, FeedId
from reader.formats.feeds.parser import parse_feed
from reader.formats.feeds.reconcile import ArchivePage, is_numbered, numbered_page, page_address, search_page
from tests.fakes.entries import parsed_entry

WORDPRESS = "https://wordpress.org/?v=6.4.3"
GAP = Gap(FeedId(1), 3, 100, 200)


@pytest.mark.parametrize(
    ("url", "generator", "expected"),
    [
        ("https://a.test/feed/", WORDPRESS, "https://a.test/feed/?paged=2"),
        ("https://a.test/topic/feed/rss2/?x=1", "http://wordpress.com/", "https://a.test/topic/feed/rss2/?x=1&paged=2"),
        ("https://a.test/?feed=atom&paged=7", "WordPress", "https://a.test/?feed=atom&paged=8"),
        ("https://a.test/feed/", "Hugo -- gohugo.io", ""),
        ("https://a.test/feed/", "https://example.org/wordpress.org/", ""),
        ("https://a.test/rss.xml", WORDPRESS, ""),
        ("https://a.test/feed/podcast/", WORDPRESS, ""),
        ("https://a.test/comments/feed/", WORDPRESS, ""),
        ("https://a.test/feed/?paged=x", WORDPRESS, ""),
        ("https://a.test/feed/?paged=1000", WORDPRESS, ""),
    ],
)
def test_numbered_pages_are_those_of_feeds_that_say_they_are_wordpress(url: str, generator: str, expected: str) -> None:
    assert numbered_page(url, generator) == expected
    assert is_numbered(expected) == bool(expected)


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ("<generator>https://wordpress.org/?v=6.4</generator>", "https://a.test/feed/?paged=2"),
        ("<generator>Something else</generator>", ""),
        ("<link xmlns='http://www.w3.org/2005/Atom' rel='next' href='?page=2'/>", "https://a.test/feed/?page=2"),
        (
            "<link xmlns='http://www.w3.org/2005/Atom' rel='next' href='?page=2'/>"  # noqa: ISC004 - one document
            "<generator>https://wordpress.org/?v=6.4</generator>"
            "<link xmlns='http://www.w3.org/2005/Atom' rel='prev-archive' href='/2024'/>",
            "https://a.test/2024",
        ),
    ],
)
def test_a_document_names_the_page_before_it(inside: str, expected: str) -> None:
    body = f"<rss version='2.0'><channel><title>A</title>{inside}<item><title>x</title></item></channel></rss>".encode()
    assert parse_feed(body, url="https://a.test/feed/", content_type="").previous_url == expected


def test_atom_and_json_feeds_name_theirs() -> None:
    atom = b"""<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>
        <generator uri="https://wordpress.org/" version="6.4">WordPress</generator></feed>"""
    assert parse_feed(atom, url="https://a.test/feed/atom/", content_type="").previous_url == "https://a.test/feed/atom/?paged=2"
    json = b'{"version": "https://jsonfeed.org/version/1.1", "title": "A", "next_url": "https://a.test/2.json", "items": []}'
    assert parse_feed(json, url="https://a.test/feed.json", content_type="").previous_url == "https://a.test/2.json"


@pytest.mark.parametrize(
    ("feed", "page", "expected"),
    [
        ("https://a.test/feed", "https://a.test/2", "https://a.test/2"),
        ("https://a.test/feed", "https://b.test/2", "https://b.test/2"),
        ("https://a.test/feed", "http://b.test/2", ""),
        ("http://a.test/feed", "http://b.test/2", ""),
        ("http://a.test/feed", "http://a.test/2", "http://a.test/2"),
        ("https://a.test/feed", "http://a.test/2", "https://a.test/2"),
        ("https://a.test/feed", "http://a.test:8080/2", ""),
        ("https://me:pw@a.test/feed", "https://a.test/2", "https://me:pw@a.test/2"),
        ("https://me:pw@a.test/feed", "https://b.test/2", "https://b.test/2"),
        ("https://me:pw@a.test/feed", "https://a.test:8443/2", "https://a.test:8443/2"),
        ("https://a.test/feed", "ftp://a.test/2", ""),
        ("https://a.test/feed", "", ""),
    ],
)
def test_a_page_is_asked_for_at_its_feeds_host_or_by_https(feed: str, page: str, expected: str) -> None:
    assert page_address(feed, page) == expected


def entry(name: str, at: int | None) -> ParsedEntry:
    return replace(parsed_entry(name), published_at=at)


def stored(name: str) -> KnownEntry:
    return KnownEntry(EntryId(1), name, "", "", "", "", "")


def page(*entries: tuple[str, int | None, int | None], window: tuple[str, ...] = ()) -> ArchivePage:
    """Entries by name, with their date and the place at which they stand in the list; None for those never seen."""
    partners = [None if place is None else stored(name) for name, _, place in entries]
    places = {name: place for name, _, place in entries if place is not None}
    return ArchivePage([entry(name, at) for name, at, _ in entries], partners, places, frozenset(window))


def names(entries: tuple[ParsedEntry, ...]) -> list[str]:
    return [each.identity for each in entries]


def test_lost_is_what_was_never_seen_and_dated_within_the_gap() -> None:
    found = search_page(page(("new", 201, None), ("b", 200, None), ("c", 150, 150), ("d", 100, None)), GAP, with_undated=False)
    assert (names(found.lost), found.reached_at, found.meets, found.is_beyond) == (["b", "d"], 100, False, False)


def test_a_page_that_holds_what_was_there_before_meets_the_other_side() -> None:
    found = search_page(page(("a", 150, None), ("old", 90, 90), ("older", 80, None)), GAP, with_undated=False)
    assert (names(found.lost), found.meets) == (["a"], True)


def test_what_stands_in_the_feed_still_or_was_posted_again_meets_nothing() -> None:
    pinned = page(("pinned", 50, 50), ("a", 150, None), window=("pinned",))
    again = page(("again", 170, 50), ("a", 150, None))
    assert [search_page(each, GAP, with_undated=False).meets for each in (pinned, again)] == [False, False]


def test_undated_entries_are_lost_above_what_was_there_before() -> None:
    held = page(("a", None, None), ("old", None, 90), ("b", None, None))
    assert names(search_page(held, GAP, with_undated=True).lost) == ["a"]
    assert search_page(held, GAP, with_undated=False).lost == ()


def test_a_page_is_beyond_where_all_of_it_is_older() -> None:
    ages = [((99, 50), True), ((100, 50), False), ((), False)]
    for dates, is_beyond in ages:
        held = page(*((f"e{at}", at, None) for at in dates))
        assert search_page(held, GAP, with_undated=False).is_beyond is is_beyond

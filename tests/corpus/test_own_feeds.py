from pathlib import Path

import pytest

from reader.domain.feed import ParsedFeed, PublisherHints
from reader.formats.feeds.parser import parse_feed

FEEDS = Path(__file__).parent / "feeds"


def read(name: str) -> ParsedFeed:
    return parse_feed((FEEDS / name).read_bytes(), url=f"https://feeds.example/{name}", content_type="")


def test_blog() -> None:
    feed = read("blog.rss")
    assert (feed.title, feed.language, feed.hints.update_period_seconds) == ("Harbour & Hill", "en-GB", 3600)
    (entry,) = feed.entries
    assert entry.identity == "https://harbour.example/?p=412"
    assert (entry.title, entry.author, entry.categories) == (
        "The ferry\u2019s new timetable",
        "Mina Okafor",
        ("Transport", "Harbour & sea"),
    )
    assert entry.html == (
        "<p>Two crossings more on Sundays.</p>\n"
        '<figure><img src="https://harbour.example/wp-content/ferry.jpg" alt="The ferry" width="640" height="400">'
        "<figcaption>The old ferry</figcaption></figure>"
    )
    assert entry.published_at == 1772474640
    assert entry.comments_url == "https://harbour.example/2026/03/ferry/#comments"


def test_videos() -> None:
    feed = read("videos.atom")
    (entry,) = feed.entries
    assert (feed.format, feed.site_url) == ("atom10", "https://video.example/channel/UC1")
    assert (entry.identity, entry.title, entry.link) == (
        "yt:video:abc",
        "A clock of wood & string",
        "https://video.example/watch?v=abc",
    )
    assert entry.text == "How it was built.\nPlans: https://machines.example/clock"
    assert entry.thumbnail_url == "https://img.example/vi/abc/hqdefault.jpg"
    assert (entry.published_at, entry.updated_at) == (1772380803, 1772442714)


def test_journal() -> None:
    feed = read("journal.rdf")
    assert feed.format == "rss10"
    assert [entry.title for entry in feed.entries] == ["Sediment & snow", "The Sa\u00f4ne in March", "Otters"]
    assert [entry.author for entry in feed.entries] == ["L. Sj\u00f6berg", "P. Dupr\u00e9", ""]
    assert all(entry.is_date_only for entry in feed.entries)
    assert feed.entries[0].published_at == 1772323200


def test_podcast() -> None:
    feed = read("podcast.rss")
    assert feed.icon_url == "https://nightbus.example/cover.jpg"
    assert feed.hints == PublisherHints(ttl_seconds=7200, skip_hours=frozenset({1, 2}), skip_days=frozenset({6}))
    last, first = feed.entries
    assert (last.identity, last.text, last.published_at) == ("nb-12", "The last stop, and who waits there.", 1772425800)
    (media,) = last.enclosures
    assert (media.url, media.length_bytes, media.duration_seconds) == (
        "https://cdn.nightbus.example/12.mp3?source=feed",
        59640000,
        3723,
    )
    assert last.thumbnail_url == "https://nightbus.example/12.jpg"
    assert (first.published_at, first.enclosures[0].length_bytes) == (1771821000, None)


def test_broken() -> None:
    feed = read("broken.rss")
    assert (feed.title, feed.site_url, feed.is_cut) == ("Caf\u00e9 & Bar", "https://cafe.example/?a=1&b=2", False)
    assert [entry.title for entry in feed.entries] == ["Soup of the day", "Closed on Monday"]
    assert feed.entries[0].text == "Leek & potato \u2014 \u00a34"
    assert feed.entries[0].link == "https://cafe.example/?p=1&lang=en"
    assert feed.entries[0].published_at == 1772532000


def test_notes() -> None:
    feed = read("notes.json")
    assert (feed.format, feed.previous_url) == ("json11", "https://notes.example/feed.json?page=2")
    assert [(entry.identity, entry.title, entry.author) for entry in feed.entries] == [
        ("n2", "Saw a heron. Twice.", "Ida"),
        ("n1", "Ice", "Ida"),
    ]
    assert feed.entries[1].categories == ("winter",)


@pytest.mark.parametrize("name", [path.name for path in sorted(FEEDS.iterdir())])
def test_the_same_bytes_give_the_same_feed(name: str) -> None:
    assert read(name) == read(name)

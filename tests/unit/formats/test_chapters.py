"""Chapters of episodes, in the feed and in a file of their own."""

import json

import pytest

from reader.domain.entry import Chapter, Enclosure
from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import EpisodeChapters, JobKind, ParseJob
from reader.formats.feeds.parser import parse_feed
from reader.formats.feeds.xml_entry import CHAPTER_LIMIT, read_chapters
from reader.formats.wire import decode_result, encode_result, perform

FEED = """<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
 xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>x</title>
<itunes:image href="https://a.example/feed.png"/><item><title>1</title><guid>1</guid><itunes:image href="/ep.png"/>
<enclosure url="/1.pdf" type="application/pdf" length="9"/><enclosure url="/1.mp3" type="audio/mpeg" length="44000000"/>
%s</item></channel></rss>"""
INLINE = """<psc:chapters><psc:chapter start="00:03:06.700" title="Second &lt;b&gt;part&lt;/b&gt;"/>
<psc:chapter start="0" title="First"/><psc:chapter start="NaN" title="x"/><psc:chapter start="50"/><psc:chapter start="0" title="Again"/></psc:chapters>"""


def enclosures(extra: str) -> tuple[Enclosure, ...]:
    return (
        parse_feed((FEED % extra).encode(), url="https://a.example/f", content_type="application/rss+xml").entries[0].enclosures
    )


def test_chapters_in_the_feed_belong_to_what_can_be_played_in_order_and_by_name() -> None:
    document, sound = enclosures(INLINE)
    assert document.chapters == ()
    assert sound.chapters == (Chapter(0, "First"), Chapter(186, "Second part"))


def test_an_episode_has_its_own_picture_and_the_address_of_its_chapters() -> None:
    chapters = '<podcast:chapters url="/1.json" type="application/json+chapters"/>'
    entry = parse_feed((FEED % chapters).encode(), url="https://a.example/f", content_type="").entries[0]
    assert entry.thumbnail_url == "https://a.example/ep.png"
    assert entry.enclosures[1].chapters_url == "https://a.example/1.json"
    bad = (FEED % chapters.replace("/1.json", "file:///etc/passwd")).encode()
    assert not any(
        each.chapters_url for each in parse_feed(bad, url="https://a.example/f", content_type="").entries[0].enclosures
    )


def test_new_chapters_change_an_entry_and_none_leave_its_hash_as_it_was() -> None:
    def content_hash(extra: str) -> str:
        return parse_feed((FEED % extra).encode(), url="https://a.example/f", content_type="").entries[0].content_hash

    assert content_hash("") != content_hash(INLINE) != content_hash(INLINE.replace("First", "Other"))


def test_a_file_of_chapters_is_read_in_the_parser_process() -> None:
    rows = [
        {"startTime": 186.4, "title": "Two"},
        {"startTime": "0:00", "title": "One"},
        {"startTime": 9, "title": "no", "toc": False},
    ]
    job = ParseJob(1, JobKind.CHAPTERS, "https://a.example/1.json", "application/json", json.dumps({"chapters": rows}).encode())
    number, found = decode_result(encode_result(1, perform(job))[4:])
    assert (number, found) == (1, EpisodeChapters((Chapter(0, "One"), Chapter(186, "Two"))))


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b"{}", b'{"chapters": {}}', b'{"chapters": [1, null, {"startTime": true, "title": "x"}]}', b"[" * 200_000,
     b'{"chapters": [{"startTime": 1e400, "title": "x"}, {"startTime": -1, "title": "x"}, {"startTime": 1, "title": 7}]}', b"\xff\xfe"],
)  # fmt: skip
def test_what_has_no_chapters_is_said_to_have_none(body: bytes) -> None:
    assert read_chapters(body) == Problem(ProblemKind.NO_CHAPTERS)


def test_chapters_are_limited() -> None:
    rows = [{"startTime": at, "title": "x" * 5000} for at in range(CHAPTER_LIMIT + 50)]
    found = read_chapters(json.dumps({"chapters": rows}).encode())
    assert isinstance(found, EpisodeChapters)
    assert len(found.chapters) == CHAPTER_LIMIT
    assert len(found.chapters[0].title) == 200

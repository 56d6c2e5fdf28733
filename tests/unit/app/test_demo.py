import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse

import pytest

from reader.app.demo.blog import HISTORY_SECONDS, LONGEST_FEED, Blog, postings
from reader.app.demo.server import VANISHES_AFTER_SECONDS, DemoServer, blogs
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import JobKind, PageText, ParseJob
from reader.formats.articles.pictures import PictureFacts, inspect
from reader.formats.lists.opml import read_opml
from reader.formats.wire import perform
from reader.ui.data.assets import resources_folder
from tests.fakes.clock import FakeClock

OPENED_AT = 1_767_600_000


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(at=OPENED_AT)


@pytest.fixture
def server(clock: FakeClock) -> Iterator[DemoServer]:
    with DemoServer(clock.now) as running:
        yield running


def get(server: DemoServer, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(server.address.removeprefix("http://"))
    try:
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        return response, response.read()
    finally:
        connection.close()


def read(server: DemoServer, slug: str) -> object:
    response, body = get(server, f"/{slug}/new")
    assert response.status == 200
    return perform(ParseJob(1, JobKind.FEED, f"{server.address}/{slug}/new", response.getheader("Content-Type", ""), body))


@pytest.mark.parametrize("blog", [blog for blog in blogs() if blog.kind != "broken"], ids=lambda blog: blog.slug)
def test_every_feed_is_read_with_two_weeks_of_history(server: DemoServer, blog: Blog) -> None:
    feed = read(server, blog.slug)
    assert isinstance(feed, ParsedFeed)
    assert feed.title == blog.title
    assert 3 <= len(feed.entries) <= LONGEST_FEED
    for entry in feed.entries:
        assert entry.title
        assert entry.text
        assert "$" not in entry.title + entry.text
        assert entry.published_at is not None
        assert OPENED_AT - HISTORY_SECONDS <= entry.published_at <= OPENED_AT
    assert len({entry.title + entry.text for entry in feed.entries}) == len(feed.entries)


def test_the_broken_feed_cannot_be_read(server: DemoServer) -> None:
    assert not isinstance(read(server, "press"), ParsedFeed)


def test_postings_appear_as_time_goes_by(server: DemoServer, clock: FakeClock) -> None:
    response, _ = get(server, "/ticker/new")
    etag = response.getheader("ETag", "")
    assert get(server, "/ticker/new", If_None_Match=etag)[0].status == 304
    clock.advance(125)
    assert get(server, "/ticker/new", If_None_Match=etag)[0].status == 200
    new = sum(
        len([posting for posting in postings(blog, OPENED_AT, OPENED_AT + 600) if posting.at > OPENED_AT]) for blog in blogs()
    )
    assert new >= 20, "somebody who watches for ten minutes sees two articles a minute"


def test_what_was_posted_stays_the_same(clock: FakeClock) -> None:
    for blog in blogs():
        before = {posting.number: posting for posting in postings(blog, OPENED_AT, OPENED_AT)}
        after = {posting.number: posting for posting in postings(blog, OPENED_AT, OPENED_AT + 3600)}
        assert all(after[number] == before[number] for number in before.keys() & after.keys())


def test_one_feed_goes_away(server: DemoServer, clock: FakeClock) -> None:
    assert get(server, "/library/new")[0].status == 200
    clock.advance(VANISHES_AFTER_SECONDS)
    assert get(server, "/library/new")[0].status == 404


def test_pages_point_to_their_feeds_and_the_rest_is_404(server: DemoServer) -> None:
    assert f"href='{server.address}/kiln/new'".encode() in get(server, "/kiln/")[1]
    assert get(server, "/kiln/103")[0].status == 200
    assert get(server, "/nobody/new")[0].status == 404
    assert get(server, "/pictures/none.png")[0].status == 404


def test_a_blog_that_gives_summaries_has_the_rest_on_its_pages(server: DemoServer) -> None:
    feed = read(server, "lamplight")
    assert isinstance(feed, ParsedFeed)
    for entry in feed.entries:
        response, body = get(server, entry.link.removeprefix(server.address))
        page = perform(ParseJob(1, JobKind.ARTICLE, entry.link, response.getheader("Content-Type", ""), body))
        assert isinstance(page, PageText)
        assert page.characters > len(entry.text)
        assert entry.html in page.html


@pytest.mark.parametrize("blog", [blog for blog in blogs() if blog.icon], ids=lambda blog: blog.slug)
def test_some_blogs_have_icons(server: DemoServer, blog: Blog) -> None:
    feed = read(server, blog.slug)
    assert isinstance(feed, ParsedFeed)
    response, body = get(server, feed.icon_url.removeprefix(server.address))
    assert response.getheader("Content-Type") == "image/png"
    assert body == blog.icon
    assert inspect(body) == PictureFacts("png", 64, 64)


def test_the_subscription_list_names_every_feed(server: DemoServer) -> None:
    document = read_opml(server.subscription_list())
    assert sorted(feed.url for feed in document.feeds) == sorted(f"{server.address}/{blog.slug}/new" for blog in blogs())
    assert {feed.path for feed in document.feeds} == {(blog.folder,) for blog in blogs()}
    assert (document.repairs, document.skipped) == ((), ())


def test_episodes_can_be_fetched(server: DemoServer) -> None:
    feed = read(server, "rails")
    assert isinstance(feed, ParsedFeed)
    enclosure = feed.entries[0].enclosures[0]
    response, body = get(server, enclosure.url.removeprefix(server.address))
    assert response.getheader("Content-Type") == enclosure.mime_type
    assert len(body) == enclosure.length_bytes
    assert enclosure.duration_seconds


def test_every_picture_of_an_article_is_there_and_small(server: DemoServer) -> None:
    names = {
        name
        for blog in blogs()
        for each in postings(blog, OPENED_AT, OPENED_AT)
        for name in re.findall(r"/pictures/([^']+)", each.html)
    }
    assert {"storm.png", "cafe.png", "garden.png", "seal.png"} <= names
    for name in names | {"train.png"}:
        response, body = get(server, f"/pictures/{name}")
        assert (response.status, response.getheader("Content-Type")) == (200, "image/png")
        assert isinstance(inspect(body), PictureFacts)
        assert len(body) < 100_000
    drawn = list((resources_folder() / "demo").glob("*.png"))
    assert {path.name for path in drawn} <= names | {"train.png"} | {f"icon-{blog.slug}.png" for blog in blogs()}
    assert sum(path.stat().st_size for path in drawn) < 300_000


def test_an_episode_has_a_picture_and_other_languages_are_there(server: DemoServer) -> None:
    feed = read(server, "rails")
    assert isinstance(feed, ParsedFeed)
    assert feed.entries[0].thumbnail_url == f"{server.address}/pictures/train.png"
    assert {blog.language for blog in blogs()} >= {"en", "ja", "ar"}
    assert [blog.slug for blog in blogs() if blog.kind == "broken"] == ["press"]

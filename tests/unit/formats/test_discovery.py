"""The feeds that a page points to, or that follow from its address alone."""

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.retrieval import PageFeeds
from reader.formats.pages.discovery import FEEDS_LIMIT, PAGE_BYTES_LIMIT, find_feeds
from reader.formats.urls import feed_url_for

RSS = "application/rss+xml"


def page(
    head: str, *, url: str = "https://a.test/blog/", content_type: str = "text/html", links: tuple[str, ...] = ()
) -> PageFeeds:
    body = f"<!doctype html><html><head>{head}</head><body>Hi</body></html>".encode()
    return find_feeds(body, url=url, content_type=content_type, links=links)


def link(href: str, *, mime_type: str = RSS, rel: str = "alternate", title: str = "") -> str:
    return f'<link rel="{rel}" type="{mime_type}" title="{title}" href="{href}">'


def urls(found: PageFeeds) -> list[str]:
    return [feed.url for feed in found.feeds]


def refused(head: str, url: str = "https://a.test/blog/", links: tuple[str, ...] = ()) -> str:
    with pytest.raises(ReaderError) as caught:
        page(head, url=url, links=links)
    assert caught.value.problem.kind is ProblemKind.NO_FEED_FOUND
    return caught.value.problem.detail


@pytest.mark.parametrize(
    "mime_type",
    [
        RSS,
        "application/atom+xml",
        "application/rdf+xml",
        "application/feed+json",
        "text/xml",
        "APPLICATION/RSS+XML; charset=utf-8",
    ],
)
def test_feed_types_are_found(mime_type: str) -> None:
    assert urls(page(link("/feed", mime_type=mime_type))) == ["https://a.test/feed"]


@pytest.mark.parametrize("rel", ["alternate", "ALTERNATE", "home alternate", "alternate\n nofollow"])
def test_rel_is_a_list_of_words_in_any_case(rel: str) -> None:
    assert urls(page(link("f", rel=rel))) == ["https://a.test/blog/f"]


@pytest.mark.parametrize("rel", ["stylesheet", "alternate stylesheet", "alternates", "", "feed"])
def test_other_relations_are_none(rel: str) -> None:
    assert refused(link("f", rel=rel)) == "https://a.test/blog/"


@pytest.mark.parametrize(
    ("mime_type", "href"),
    [
        ("text/html", "/de/"),
        ("application/json", "/wp-json/wp/v2/posts/1"),
        ("application/json+oembed", "/oembed?url=x"),
        ("text/xml+oembed", "/oembed.xml"),
        ("application/pdf", "/feed"),
        ("", "/about"),
    ],
)
def test_other_alternates_are_none(mime_type: str, href: str) -> None:
    refused(link(href, mime_type=mime_type))


@pytest.mark.parametrize("href", ["/rss", "/feed/", "/index.xml", "/blog.atom", "/feed.json"])
def test_alternate_without_type_counts_where_it_ends_like_a_feed(href: str) -> None:
    assert urls(page(f'<link rel="alternate" href="{href}">')) == [f"https://a.test{href}"]


def test_json_feed_of_the_first_version_is_found() -> None:
    assert urls(page(link("/feed.json", mime_type="application/json"))) == ["https://a.test/feed.json"]


def test_anchors_and_guessed_paths_are_none() -> None:
    refused('<a href="/feed.xml" rel="alternate" type="application/rss+xml">RSS</a>')


def test_base_moves_relative_links() -> None:
    assert urls(page('<base href="/other/">' + link("f") + link("//b.test/f"))) == ["https://a.test/other/f", "https://b.test/f"]


def test_hostile_base_is_passed_over() -> None:
    assert urls(page('<base href="javascript:alert(1)//">' + link("f"))) == ["https://a.test/blog/f"]


@pytest.mark.parametrize("href", ["javascript:alert(1)", "file:///etc/passwd", "data:text/xml,x", "", "|cmd"])
def test_hostile_links_are_none(href: str) -> None:
    refused(link(href))


def test_title_of_feeds() -> None:
    found = page(link("f", title="Posts &lt;b&gt;"))
    assert (found.feeds[0].title, found.feeds[0].mime_type) == ("Posts <b>", RSS)


def test_feeds_of_comments_stand_last_in_order() -> None:
    head = link("/comments/feed/") + link("/f2") + link("/x/feed", title="Blog » Kommentare") + link("/f1")
    assert urls(page(head)) == [f"https://a.test/{path}" for path in ("f2", "f1", "comments/feed/", "x/feed")]


def test_host_named_comments_is_not_a_feed_of_comments() -> None:
    assert urls(page(link("https://comments.test/f") + link("/g"))) == ["https://comments.test/f", "https://a.test/g"]


def test_each_feed_once_and_never_the_page() -> None:
    head = link("/f", title="First") + link("http://a.test:80/f", title="Second") + link("/f#top") + link("/blog/")
    found = page(head)
    assert [(feed.url, feed.title) for feed in found.feeds] == [("https://a.test/f", "First")]


def test_link_headers_count_and_come_after_the_page() -> None:
    found = page(link("/f", title="T"), links=("https://a.test/h", "https://a.test/f", "javascript:x"))
    assert [(feed.url, feed.title) for feed in found.feeds] == [("https://a.test/f", "T"), ("https://a.test/h", "")]
    assert urls(find_feeds(b"", url="https://a.test/", content_type="image/png", links=("https://a.test/h",))) == [
        "https://a.test/h"
    ]


def test_detail_names_the_page_without_password() -> None:
    assert refused("", url="https://me:secret@a.test/") == "https://a.test/"


def test_mastodon_profile_links_its_feed() -> None:
    found = page(link("https://m.example/@name.rss"), url="https://m.example/@name")
    assert urls(found) == ["https://m.example/@name.rss"]


CHANNEL = "UCabcdefghijklmnopqrstuv"


@pytest.mark.parametrize(
    "head",
    [
        link(f"https://www.youtube.com/feeds/videos.xml?channel_id={CHANNEL}"),
        f'<link rel="canonical" href="https://www.youtube.com/channel/{CHANNEL}">',
        '<script>var x = {"externalId":"' + CHANNEL + '","other":1}</script>',
    ],
)
def test_youtube_handle_page_leads_to_the_channel(head: str) -> None:
    found = page(head, url="https://www.youtube.com/@somebody")
    assert urls(found) == [f"https://www.youtube.com/feeds/videos.xml?channel_id={CHANNEL}"]


def test_channel_id_elsewhere_means_nothing() -> None:
    refused('<script>{"externalId":"' + CHANNEL + '"}</script>')


def test_encoding_of_the_page_is_found() -> None:
    body = ('<html><head><meta charset="windows-1251">' + link("/f", title="Привет")).encode("cp1251")
    assert find_feeds(body, url="https://a.test/", content_type="text/html", links=()).feeds[0].title == "Привет"


def test_only_the_first_megabyte_is_read() -> None:
    body = b" " * PAGE_BYTES_LIMIT + link("/f").encode()
    with pytest.raises(ReaderError):
        find_feeds(body, url="https://a.test/", content_type="", links=())


def test_number_of_feeds_has_a_limit() -> None:
    assert len(page("".join(link(f"/f{n}") for n in range(500))).feeds) == FEEDS_LIMIT


@pytest.mark.parametrize(
    "piece", ["<", "<!--", "<div>", "<table>", "<link ", "<a b=1 ", "&", "\x00", "<title>", "<svg><style>", "]]>"]
)
def test_hostile_pages_end_as_pages_without_feeds(piece: str) -> None:
    with pytest.raises(ReaderError):
        find_feeds(piece.encode() * 20_000, url="https://a.test/", content_type="text/html", links=())


YOUTUBE = "https://www.youtube.com/feeds/videos.xml?"


@pytest.mark.parametrize(
    ("url", "feed"),
    [
        (f"https://www.youtube.com/channel/{CHANNEL}", f"{YOUTUBE}channel_id={CHANNEL}"),
        (f"http://m.youtube.com/channel/{CHANNEL}/videos?view=0", f"{YOUTUBE}channel_id={CHANNEL}"),
        ("https://www.youtube.com/playlist?list=PLabc-_123", f"{YOUTUBE}playlist_id=PLabc-_123"),
        ("https://youtube.com/user/Somebody/videos", f"{YOUTUBE}user=Somebody"),
        ("https://www.reddit.com/r/python", "https://www.reddit.com/r/python/.rss"),
        ("https://old.reddit.com/r/python/top/?t=week", "https://www.reddit.com/r/python/top/.rss?t=week"),
        ("https://reddit.com/r/python+rust/", "https://www.reddit.com/r/python+rust/.rss"),
        ("https://www.reddit.com/u/somebody", "https://www.reddit.com/user/somebody/.rss"),
        ("https://www.reddit.com/user/somebody/m/news/", "https://www.reddit.com/user/somebody/m/news/.rss"),
        ("https://www.reddit.com/r/a/comments/1x/title/", "https://www.reddit.com/r/a/comments/1x/title/.rss"),
    ],
)
def test_these_are_rewritten(url: str, feed: str) -> None:
    assert feed_url_for(url) == feed
    assert feed_url_for(feed) is None


@pytest.mark.parametrize(
    "url",
    [
        "https://www.youtube.com/@somebody",
        "https://www.youtube.com/c/somebody",
        "https://www.youtube.com/watch?v=abc&list=PLabc",
        "https://www.youtube.com/playlist?list=<script>",
        "https://www.youtube.com/playlist",
        "https://www.youtube.com/channel/UCshort",
        "https://www.reddit.com/",
        "https://www.reddit.com/r/",
        "https://www.reddit.com/r/python.rss",
        "https://www.reddit.com/r/python/.rss/",
        "https://evilreddit.com/r/python",
        "https://reddit.com.evil.test/r/python",
        "https://youtube.com.evil.test/user/x",
        "https://mastodon.example/@name",
        "https://example.com/",
        "ftp://www.reddit.com/r/python",
        "javascript:alert(1)//www.reddit.com/r/python",
        "https://[broken",
        "",
    ],
)
def test_these_are_left_to_discovery(url: str) -> None:
    assert feed_url_for(url) is None

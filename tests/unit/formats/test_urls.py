"""Addresses: absolute, the same article, and which feed an article is of that names none."""

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.feeds.reconcile import copy_key, without_visit
from reader.formats.lists.plan import Sites
from reader.formats.urls import canonical_url, normal_url, safe_link, without_credentials, without_tls


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("example.org", "https://example.org"),
        ("  example.org/feed.xml\n", "https://example.org/feed.xml"),
        ("http://example.org/feed#top", "http://example.org/feed"),
        ("HTTP://Example.ORG/Feed", "http://example.org/Feed"),
        ("feed://example.org/rss", "https://example.org/rss"),
        ("feed:example.org/rss", "https://example.org/rss"),
        ("feed:https://example.org/rss", "https://example.org/rss"),
        ("feed://https://example.org/rss", "https://example.org/rss"),
        ("pcast://example.org/show.xml", "https://example.org/show.xml"),
        ("itpc://example.org/show.xml", "https://example.org/show.xml"),
        ("//example.org/rss", "https://example.org/rss"),
        ("localhost:8080/feed", "https://localhost:8080/feed"),
        ("http://127.0.0.1:8080/feed?b=2&a=1", "http://127.0.0.1:8080/feed?b=2&a=1"),
        ("http://[::1]:8080/feed", "http://[::1]:8080/feed"),
        ("https://bücher.example/Ä?q=ü", "https://xn--bcher-kva.example/%C3%84?q=%C3%BC"),
        ("https://example.org/a b|c", "https://example.org/a%20b%7Cc"),
        ("https://example.org/%C3%84%20", "https://example.org/%C3%84%20"),
        ("https://user:secret@example.org/feed", "https://user:secret@example.org/feed"),
    ],
)
def test_normal_url(typed: str, url: str) -> None:
    assert normal_url(typed) == url


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("example.org", "http://example.org"),
        (" example.org/Feed?a=1#top\n", "http://example.org/Feed?a=1"),
        ("localhost:8080/feed", "http://localhost:8080/feed"),
        ("feed:example.org/rss", "http://example.org/rss"),
        ("feed://example.org/rss", "http://example.org/rss"),
        ("//example.org/rss", "http://example.org/rss"),
        ("https://example.org/", ""),
        ("HTTPS://example.org/", ""),
        ("feed:https://example.org/rss", ""),
        ("feeds://example.org/rss", ""),
        ("http://example.org/", ""),
        ("example.org:443/feed", ""),
        ("name@example.org/feed", ""),
        ("\x00feeds:example.org", ""),
    ],
)
def test_only_what_was_typed_without_scheme_and_login_has_an_address_without_tls(typed: str, url: str) -> None:
    assert without_tls(typed) == url


@pytest.mark.parametrize(
    "typed",
    [
        "", "hello", "javascript:alert(1)", "feed:javascript:alert(1)", "file:///etc/passwd", "/etc/passwd", "|touch /tmp/x",
        "exec:ls", "filter:a:https://example.org", "data:text/html,x", "ftp://example.org/x", "http://", "https:///path",
        "http://exa mple.org/", "http://a..b/", "http://[zz]/", "http://example.org:99999/", "mailto:a@example.org", "\\\\host\\share",
        "a." * 20_000,
    ],
)  # fmt: skip
def test_normal_url_refuses_what_is_no_web_address(typed: str) -> None:
    with pytest.raises(ReaderError) as raised:
        normal_url(typed)
    assert raised.value.problem.kind is ProblemKind.BAD_URL


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("imaps://ann:SECRET@example.org/INBOX", "imaps://…@example.org/INBOX"),
        ("https://ann:SECRET@exa mple.org/feed", "https://…@exa mple.org/feed"),
        ("https://SECRET@exa mple.org/feed", "https://…@exa mple.org/feed"),
        ("https://ann:S/?#SE:CR@ET@example.org/", "https://…@example.org/"),
        ("feed:https://ann:SECRET@exa mple.org/", "…@exa mple.org/"),
        ("imaps:ann:SECRET@example.org", "…@example.org"),
        ("ann:SECRET@host", "…@host"),
        (f"https://ann:{'SECRET' * 100}@exa mple.org/", "https://…@exa mple.org/"),
        ("ann@host", "ann@host"),
    ],
)
def test_a_refused_address_is_repeated_without_its_login(typed: str, said: str) -> None:
    with pytest.raises(ReaderError) as raised:
        normal_url(typed)
    assert raised.value.problem.detail == said


@pytest.mark.parametrize(
    ("url", "base", "link"),
    [
        ("https://example.org/?a=1&b=2#f", "", "https://example.org/?a=1&b=2#f"),
        ("page.html", "https://example.org/dir/feed", "https://example.org/dir/page.html"),
        ("../x", "https://example.org/dir/sub/feed", "https://example.org/dir/x"),
        ("//cdn.example/x.png", "https://example.org/", "https://cdn.example/x.png"),
        ("page.html", "", ""),
        ("page.html", "file:///home/", ""),
        ("http://feed.test/a\r\nX-Injected: 1", "", "http://feed.test/aX-Injected:%201"),
        ('http://feed.test/" --run=x', "", "http://feed.test/%22%20--run=x"),
        ("http://feed.test/`'<>|\\^", "", "http://feed.test/%60%27%3C%3E%7C%5C%5E"),
        ("java\nscript:alert(1)", "https://example.org/", ""),
        (" JaVaScRiPt:alert(1)", "https://example.org/", ""),
        ("\\\\evil.test\\share", "https://example.org/", ""),
        ("|touch /tmp/x", "https://example.org/", ""),
        ("smb://evil.test/share", "https://example.org/", ""),
        ("http://[", "https://example.org/", ""),
        ("http://example.org/" + "x" * 9000, "", ""),
        ("http://example.org/" + "ü" * 4000, "", ""),
        ("mailto:a@example.org", "", ""),
    ],
)
def test_safe_link(url: str, base: str, link: str) -> None:
    assert safe_link(url, base) == link


def test_safe_link_allows_mail_where_it_may() -> None:
    assert safe_link("mailto:a@example.org?subject=x y", may_mail=True) == "mailto:a@example.org?subject=x%20y"


def test_canonical_url_makes_the_same_feed_equal() -> None:
    same = [
        "http://Example.org",
        "https://example.org/",
        "http://example.org:80/#x",
        "https://example.org:443",
        "feed://example.org/",
    ]
    assert {canonical_url(url) for url in same} == {"https://example.org/"}


def test_canonical_url_keeps_different_feeds_apart() -> None:
    different = ["https://example.org/a", "https://example.org/a/", "https://example.org/a?x=1", "https://example.org:8080/a"]
    assert len({canonical_url(url) for url in different}) == 4


def test_canonical_url_of_nonsense_is_itself() -> None:
    assert canonical_url(" nonsense ") == "nonsense"


def test_without_credentials() -> None:
    assert without_credentials("https://user:secret@example.org:8080/x?y=1") == "https://example.org:8080/x?y=1"
    assert without_credentials("http://[") == ""


LINK = "https://www.site.example/2026/story/?id=7&page=2"


@pytest.mark.parametrize(
    "link",
    [
        "http://site.example/2026/story?page=2&id=7",
        "https://site.example/2026/story/?id=7&utm_source=rss&utm_medium=feed&page=2",
        "https://Site.example:443/2026/story?id=7&page=2&fbclid=abc#comments",
        "https://www.site.example/2026/story?ref=x&id=7&&page=2",
    ],
)
def test_what_only_counts_visitors_makes_no_difference(link: str) -> None:
    assert copy_key(link, "A  Title") == copy_key(LINK, "a title ") is not None


@pytest.mark.parametrize(
    ("link", "title"),
    [
        (LINK, "Another title"),
        ("https://site.example/2026/story?id=8&page=2", "A title"),
        ("https://other.example/2026/story?id=7&page=2", "A title"),
    ],
)
def test_other_places_and_titles_are_other_articles(link: str, title: str) -> None:
    assert copy_key(link, title) not in {None, copy_key(LINK, "A title")}


@pytest.mark.parametrize(
    ("link", "title"),
    [
        ("", "A title"),
        ("https://site.example/", "A title"),
        ("https://site.example/?utm_source=x", "A title"),
        (LINK, " "),
        ("http://[x", "A title"),
    ],
)
def test_a_bare_site_or_no_title_says_too_little(link: str, title: str) -> None:
    assert copy_key(link, title) is None


@pytest.mark.parametrize(
    ("link", "other"),
    [
        ("https://a.test/n?id=5&sid=1", "https://a.test/n?id=5&sid=2"),
        ("https://a.test/n?PHPSESSID=ab12&id=5", "https://a.test/n?id=5&PHPSESSID=cd34"),
        ("https://a.test/n;jsessionid=AB12?id=5", "http://www.a.test/n;jsessionid=CD34?id=5"),
        ("https://a.test/(S(x1y2))/n", "https://a.test/(S(z3q4))/n"),
        ("https://a.test/n?id=5&x=9f8e7d6c5b4a39281706f5e4d3c2b1a0", "https://a.test/n?id=5&x=00112233445566778899aabbccddeeff"),
        ("https://a.test/n?id=5&k=a1b2c3d4", "https://a.test/n?id=5&k=z9y8x7w6"),
        ("https://a.test/n?_=1767571200&utm_source=x", "https://a.test/n?_=1767574800&utm_source=y#top"),
        ("https://a.test/n?v=123e4567-e89b-12d3-a456-426614174000", "https://a.test/n?v=123e4567-e89b-12d3-a456-426614174999"),
    ],
)
def test_a_link_without_what_marks_a_visit(link: str, other: str) -> None:
    assert without_visit(link) == without_visit(other)


@pytest.mark.parametrize(
    ("link", "other"),
    [
        ("https://a.test/n?id=5", "https://a.test/n?id=6"),
        ("https://a.test/n?id=1000000005", "https://a.test/n?id=1000000006"),
        ("https://a.test/n?p=first-story", "https://a.test/n?p=second-story"),
        ("https://a.test/a1b2c3d4", "https://a.test/z9y8x7w6"),
        ("https://a.test/n", "https://b.test/n"),
        ("https://a.test/n", "https://a.test/m"),
        ("http://[", "http://]"),
    ],
)
def test_links_to_other_pages_stay_apart(link: str, other: str) -> None:
    assert without_visit(link) != without_visit(other)


FEEDS = [
    ("https://kiln.example/atom", "https://www.kiln.example/"),
    ("https://medium.example/feed/@anna", "https://medium.example/@anna"),
    ("https://medium.example/feed/@ben", "https://medium.example/@ben/"),
    ("https://forge.example/anna/tool/releases.atom", ""),
    ("https://news.example/all.xml", "https://news.example/"),
    ("https://news.example/sport.xml", "https://news.example/sport"),
    ("https://twin.example/a.xml", "https://twin.example/"),
    ("https://twin.example/b.xml", "https://twin.example/"),
    ("https://odd.example/f", "http://[odd"),
]


@pytest.mark.parametrize(
    ("link", "url"),
    [
        ("http://kiln.example/glazing", "https://kiln.example/atom"),
        ("https://medium.example/@ben/a-text", "https://medium.example/feed/@ben"),
        ("https://medium.example/@benjamin/a-text", ""),
        ("https://medium.example/@carl/a-text", ""),
        ("https://forge.example/anna/tool/releases/tag/1", "https://forge.example/anna/tool/releases.atom"),
        ("https://forge.example/ben/tool", ""),
        ("https://news.example/sport/ferry-race", "https://news.example/sport.xml"),
        ("https://news.example/politics", "https://news.example/all.xml"),
        ("https://twin.example/one", ""),
        ("https://nowhere.example/one", ""),
        ("", ""),
        ("http://[odd", ""),
    ],
)
def test_the_feed_whose_site_the_link_is_on(link: str, url: str) -> None:
    assert Sites(FEEDS).feed_of(link) == url


def test_a_site_that_is_named_decides() -> None:
    sites = Sites(FEEDS)
    assert sites.feed_of("https://proxy.example/x", "http://www.kiln.example") == "https://kiln.example/atom"
    assert sites.feed_of("https://kiln.example/x", "https://twin.example/") == "https://kiln.example/atom"
    assert sites.feed_of("https://proxy.example/x", "https://twin.example/") == ""

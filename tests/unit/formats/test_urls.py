import pytest

from reader.domain.errors import ProblemKind, ReaderError
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

import pytest

from reader.formats.feeds.reconcile import copy_key, without_visit

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

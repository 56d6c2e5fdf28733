import pytest

from reader.formats.same_article import copy_key

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

"""Which feed an article is of that names none."""

import pytest

from reader.formats.lists.plan import Sites

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

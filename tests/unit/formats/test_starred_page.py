import pytest
from lxml import html

from reader.formats.articles.export import article_part, page_end, page_start

HOSTILE = "</title><script>alert(1)</script><img src=x onerror=alert(2)>\"'&"


def page(**changes: object) -> html.HtmlElement:
    article: dict[str, object] = {"title": "A", "link": "https://a.example/1", "about": ("Feed",), "content": "<p>Text</p>"}
    return html.document_fromstring(page_start("Starred", "today", "en") + article_part(**(article | changes)) + page_end())


def test_an_article_is_there_with_its_link_and_date() -> None:
    made = page(about=("Feed", "", "2026-05-15"))
    assert [each.get("href") for each in made.iterfind(".//article/h2/a")] == ["https://a.example/1"]
    assert made.find(".//article/p[@class='about']").text == "Feed · 2026-05-15"
    assert "Text" in made.text_content()


@pytest.mark.parametrize("place", ["title", "about", "content", "language", "link"])
def test_nothing_hostile_is_more_than_text(place: str) -> None:
    made = page(**{place: (HOSTILE,) if place == "about" else HOSTILE})
    assert made.xpath("//script | //iframe | //img | //@onerror | //link") == []
    assert len(made.xpath("//title")) == 1


@pytest.mark.parametrize("link", ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", ""])
def test_only_web_addresses_become_links(link: str) -> None:
    assert page(link=link).xpath("//a") == []


def test_the_page_asks_nobody_for_anything() -> None:
    content = '<p><img src="https://t.example/pixel.gif" alt="A tide gauge"><video src="https://t.example/v"></video></p>'
    made = page(content=content)
    assert "[A tide gauge]" in made.text_content()
    assert made.xpath("//@src | //link | //@srcset") == []
    assert "default-src 'none'" in made.find(".//meta[@http-equiv]").get("content")


def test_a_picture_that_is_in_the_article_itself_stays() -> None:
    data = "data:image/png;base64,iVBORw0KGgo="
    assert page(content=f'<img src="{data}" alt="dot">').xpath("//img/@src") == [data]

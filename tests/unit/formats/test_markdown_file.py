"""An article as a Markdown file: front matter, pictures put elsewhere; names of files."""

import base64
import json
import re
from dataclasses import replace
from io import BytesIO

import feedparser
import pytest
from lxml import etree, html

from reader.domain.entry import Article, Enclosure, FullText, StarredArticle
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.formats.articles.export import article_part, page_end, page_start, refuse_other_files, starred_feed
from reader.formats.articles.markdown import LONGEST_BYTES, file_stem, markdown_file
from reader.formats.articles.pictures import embedded_bytes, picture_addresses, with_places
from reader.formats.articles.sanitizer import sanitize
from tests.ui import article_samples as samples

DATA = f"data:image/gif;base64,{base64.b64encode(b'GIF89a rest').decode()}"
HTML = sanitize(
    '<p>a<img alt="q &quot; > b" src="/one.png?x=1&amp;y=2"><img src="https://b.test/two.jpg" width="300"></p>'
    f'<img src="{DATA}"><img src="https://b.test/two.jpg"><img src="https://pixel.wp.com/g.gif"><img src="https://c.test/1.gif" width="1">',
    "https://a.test/p/",
)
ONE, TWO = "https://a.test/one.png?x=1&y=2", "https://b.test/two.jpg"


def front_matter(text: str) -> dict[str, object]:
    """The lines between the first two rulers; what we quote is JSON."""
    _, lines, _ = text.split("---\n", 2)
    return {name: json.loads(value) for name, _, value in (line.partition(": ") for line in lines.splitlines())}


def test_pictures_are_found_once_each_and_none_that_counts_readers() -> None:
    assert picture_addresses(HTML) == (ONE, TWO, DATA)
    assert embedded_bytes(DATA) == b"GIF89a rest"
    assert [embedded_bytes(text) for text in (ONE, "data:image/gif;base64,###", "data:image/gif,abc")] == [b"", b"", b""]


def test_other_places_are_put_where_they_are_known() -> None:
    placed = with_places(HTML, {ONE: 'pictures/1.png"\\1', DATA: "pictures/2.gif"})
    assert picture_addresses(placed) == ('pictures/1.png"\\1', TWO, "pictures/2.gif")
    assert placed.count("<img") == 4
    assert "data:" not in placed
    assert with_places("no pictures < here", {}) == "no pictures < here"


def test_what_is_known_of_an_article_stands_before_its_text() -> None:
    article: Article = samples.article(HTML, title='On "tides":\n # 窓', author="a\u0085b", tags=("sea: yes", "no"))
    text = markdown_file(article, {ONE: "pictures/1.png"})
    assert front_matter(text) == {
        "title": 'On "tides": # 窓',
        "author": "a b",
        "feed": "The Saltmarsh Courier",
        "link": "https://saltmarsh.test/gauge",
        "date": front_matter(text)["date"],
        "tags": ["sea: yes", "no"],
    }
    assert str(front_matter(text)["date"]).endswith("Z")
    assert (
        '\n---\n\n# On "tides": # 窓\n\n<https://saltmarsh.test/gauge>\n\na![q " > b](pictures/1.png)![](https://b.test/two.jpg)'
        in text
    )
    bare = markdown_file(samples.article("", title="", author="", link="javascript:x", feed_title=""), {})
    assert list(front_matter(bare)) == ["date"]


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("../a/b: c?\x00", "a b c"),
        ("...", "Article"),
        ("con", "con_"),
        ("नमस्ते दुनिया", "नमस्ते दुनिया"),
        ("~$HOME `x` \u202e.exe", "HOME x exe"),
        ("a" * 200, "a" * 80),
    ],
)
def test_names_hold_nothing_that_a_file_system_minds(title: str, stem: str) -> None:
    assert file_stem(title, "Article") == stem


def test_names_are_short_in_bytes_too() -> None:
    assert 170 < len(file_stem("窓" * 90, "").encode()) <= LONGEST_BYTES


ADDRESS = "file:///home/ines/starred%20&%20more.xml"
STARRED = '<p>a &amp; b ]]&gt; <img src="https://p.test/1.png"> &lt;i&gt; 窓</p>'
ARTICLE = samples.article(
    STARRED,
    title='On <b> & "tides"\x0b\ufffe',
    tags=("sea & sky",),
    categories=("science", "sea & sky", '"q"'),
    language="de",
    published_at=1_700_000_000,
    enclosures=(Enclosure("https://p.test/a.mp3?x=1&y=2", "audio/mpeg", 12), Enclosure("javascript:x")),
)
STARRED_ARTICLE = StarredArticle(ARTICLE, "https://ann:hush@feed.test/?key=hush", "id <1>", 1_750_000_000, 1_750_000_500)
ATOM = "{http://www.w3.org/2005/Atom}"


def write(*articles: StarredArticle) -> bytes:
    return starred_feed(articles, title="Starred & more", address=ADDRESS)


def test_a_reader_finds_all_of_it() -> None:
    data = write(STARRED_ARTICLE)
    read = feedparser.parse(BytesIO(data), resolve_relative_uris=False, sanitize_html=False)  # noqa: TID251 -- as other programs do
    assert (read.bozo, read.version, read.encoding) == (False, "atom10", "utf-8")
    assert (read.feed.title, read.feed.updated, read.feed.author) == ("Starred & more", "2025-06-15T15:15:00Z", "Beforehand")
    assert etree.fromstring(data).find(f"{ATOM}link").attrib == {"rel": "self", "type": "application/atom+xml", "href": ADDRESS}
    (entry,) = read.entries
    assert entry.title == 'On <b> & "tides"'
    assert entry.link == ARTICLE.link
    assert entry.content[0].value == STARRED
    assert (entry.content[0].type, entry.content[0].language) == ("text/html", "de")
    assert (entry.published, entry.updated) == ("2023-11-14T22:13:20Z", "2025-06-15T15:15:00Z")
    assert entry.author == ARTICLE.author
    assert [tag.term for tag in entry.tags] == ["sea & sky", "science", '"q"']
    assert [(each.href, each.type, each.length) for each in entry.enclosures] == [
        ("https://p.test/a.mp3?x=1&y=2", "audio/mpeg", "12")
    ]
    assert entry.source.title == "The Saltmarsh Courier"
    assert b"hush" not in data
    refuse_other_files("a", data)
    refuse_other_files("a", b"")
    with pytest.raises(ReaderError, match="a: it contains something else"):
        refuse_other_files("a", data[:80])


def test_what_the_standard_asks_for_is_there_once_in_every_entry() -> None:
    bare = replace(
        STARRED_ARTICLE,
        article=samples.article("", title="", author="", link="javascript:x", feed_title="", published_at=None),
        identity="2",
    )
    root = etree.fromstring(write(STARRED_ARTICLE, bare))
    for element in (root, *root.iter(f"{ATOM}entry")):
        for name in ("id", "title", "updated"):
            (found,) = element.findall(ATOM + name)
            assert found.text
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", element.findtext(f"{ATOM}updated"))
        assert element.findtext(f"{ATOM}id").startswith("urn:uuid:")
    ids = [each.text for each in root.iter(f"{ATOM}id")]
    assert len(set(ids)) == 3
    assert ids == [each.text for each in etree.fromstring(write(STARRED_ARTICLE, bare)).iter(f"{ATOM}id")]
    assert root.findtext(f"{ATOM}author/{ATOM}name")
    assert etree.fromstring(write()).findtext(f"{ATOM}updated") == "1970-01-01T00:00:00Z"


def test_an_enclosure_says_only_what_is_known_of_it() -> None:
    article = replace(ARTICLE, enclosures=(Enclosure("https://p.test/a"), Enclosure("https://p.test/b", "audio/ogg", 0)))
    links = etree.fromstring(write(replace(STARRED_ARTICLE, article=article))).findall(
        f"{ATOM}entry/{ATOM}link[@rel='enclosure']"
    )
    assert [dict(each.attrib) for each in links] == [
        {"rel": "enclosure", "href": "https://p.test/a"},
        {"rel": "enclosure", "href": "https://p.test/b", "type": "audio/ogg", "length": "0"},
    ]


def test_the_text_is_the_one_that_is_shown() -> None:
    full = FullText("<p>all of it</p>", 1)
    failed = FullText("", 1, Problem(ProblemKind.NO_ARTICLE))
    for shows, text, words in (
        (True, full, "all of it"),
        (False, full, "a &amp; b"),
        (True, failed, "a &amp; b"),
        (True, None, "a &amp; b"),
    ):
        article = replace(ARTICLE, shows_full_text=shows, full_text=text)
        content = etree.fromstring(write(replace(STARRED_ARTICLE, article=article))).findtext(f"{ATOM}entry/{ATOM}content")
        assert words in content


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

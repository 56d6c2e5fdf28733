"""An article as a Markdown file: front matter, pictures put elsewhere; names of files."""

import base64
import json

import pytest

from reader.domain.entry import Article
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

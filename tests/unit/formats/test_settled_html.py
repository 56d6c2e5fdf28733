import pytest

from reader.formats.articles.sanitizer import sanitize, words_if_settled
from reader.formats.text import plain_text

BASE = "https://example.org/"


@pytest.mark.parametrize(
    "html",
    [
        "",
        "words &lt;b&gt; &amp; more&nbsp;words",
        '<p>a <em>b <a href="https://ok.test/x?y=1#z">c</a></em><br>d</p>\n<hr>',
        '<p><img src="http://127.0.0.1:8000/i.png" alt="a" width="3"></p>',
        "<ul>\n<li>1<ul><li>2</li></ul></li>\n</ul><dl><dt>t</dt><dd><p>d</p></dd></dl>",
        (
            "<table><caption>c</caption><colgroup><col></colgroup><thead><tr><th>h</th></tr></thead>"
            "\n<tbody><tr><td><p>x</p></td></tr></tbody></table>"
        ),
        '<pre><code class="language-c">x\n\ny</code></pre>\nz',
        "<b><div><i>x</i></div></b>",
    ],
)
def test_ordinary_articles_are_settled(html: str) -> None:
    assert words_if_settled(html) == plain_text(html)
    assert sanitize(html, BASE) == html


@pytest.mark.parametrize(
    "html",
    [
        "<p><div>x</div></p>",
        '<a href="https://ok.test/">1<b><a href="https://ok.test/">2</a></b></a>',
        "<h1><h2>x</h2></h1>",
        "<table>x<tbody></tbody></table>",
        "<table><tr><td>x</td></tr></table>",
        "<table><tbody><tr><b></b></tr></tbody></table>",
        "<div><li>x</li></div>",
        "<li><div><li>x</li></div></li>",
        "<td>x</td>",
        "<pre>\nx</pre>",
        "<p>x",
        "x</p>",
        "<b><i>x</b></i>",
        "<ruby>x<rt>y</rt></ruby>",
        "a\rb",
        "a < b",
        '<a title="<b>">x</a>',
        '<a href="http://1.2.3.4.5/">x</a>',
        '<a href="http://256.0.0.1/">x</a>',
        '<a href="http://a.08/">x</a>',
        '<a href="http://xn--a/">x</a>',
        '<a href="http://ok.test:99999/">x</a>',
        '<a href="mailto:a@b.test">x</a>',
        "<marquee>x</marquee>",
    ],
)
def test_whatever_may_change_is_not(html: str) -> None:
    assert words_if_settled(html) is None

"""What leaves the sanitiser, and tags that are words of the text."""

import pytest

from reader.formats.articles.literal_tags import _FOREIGN, DROPPED_WHOLE, with_literal_tags
from reader.formats.articles.sanitizer import INPUT_LIMIT, TAG_LIMIT, sanitize
from reader.formats.text import plain_text

BASE = "https://example.org/dir/page"


@pytest.mark.parametrize(
    "html",
    [
        '<h2>Head</h2><p><em>e</em> <strong>s</strong> <a href="https://ok.test/">l</a></p>',
        '<ul><li>1</li></ul><ol start="3"><li>3</li></ol>',
        '<table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>',
        '<pre><code class="language-c++">x &lt; y</code></pre>',
        "<blockquote>q</blockquote><q>q</q><sub>1</sub><sup>2</sup><dl><dt>t</dt><dd>d</dd></dl>",
        '<figure><img src="https://ok.test/i.png" alt="pic" width="10" height="5"><figcaption>c</figcaption></figure>',
        "<details><summary>s</summary>d</details>",
        '<p lang="ar" dir="rtl">x</p><time datetime="2026-03-03">t</time>',
        '<a href="mailto:a@example.org">m</a>',
        '<img src="data:image/png;base64,iVBORw0KGgo=" alt="dot">',
        "plain words",
    ],
)
def test_keeps_what_articles_are_made_of(html: str) -> None:
    assert sanitize(html, BASE) == html


@pytest.mark.parametrize(
    ("html", "safe"),
    [
        ("<script>alert(1)</script>x", "x"),
        ('<p onclick="x" style="y" class="z" id="i">t</p>', "<p>t</p>"),
        ('<a href="javascript:alert(1)">x</a>', "<a>x</a>"),
        ('<a href="java&#9;script:alert(1)">x</a>', "<a>x</a>"),
        ("<svg onload=alert(1)><text>x</text></svg>y", "y"),
        ("<math><mi>x</mi><script>z</script></math>y", "<i>x</i>y"),
        ("<style>@import url(x)</style>y", "y"),
        ("<!--[if IE]><script>alert(1)</script><![endif]-->y", "y"),
        ('<form action="https://t.test/"><input name=p><button>go</button></form>', "go"),
        ('<img src="data:image/svg+xml;base64,PHN2Zz4=">', ""),
        ('<img src="file:///etc/x.png"><img src="qrc:/x"><img alt="no source">', ""),
        ('<img src=x srcset="http://t.test/y 2x" onerror=alert(1)>', '<img src="https://example.org/dir/x">'),
        (
            '<a href="/a">x</a> <a href="#f">y</a>',
            '<a href="https://example.org/a">x</a> <a href="#f">y</a>',
        ),
        ('<td colspan="x">', ""),
        ('<p lang="a b" dir="x y">t</p><time datetime="a b">u</time>', "<p>t</p><time>u</time>"),
        ('<img src="/i.png" width="10px" height="50%">', '<img src="https://example.org/i.png" width="10" height="50%">'),
        ('<code class="a lang-py b">x</code>', '<code class="lang-py">x</code>'),
        ("<pre>\n\nx</pre>", "<pre>x</pre>"),
        ("a&#8;b&#0;\ud800c", "ab\ufffdc"),
        ("1 < 2 & 3", "1 &lt; 2 &amp; 3"),
    ],
)
def test_makes_safe(html: str, safe: str) -> None:
    assert sanitize(html, BASE) == safe


@pytest.mark.parametrize(
    ("html", "url"),
    [
        ('<iframe src="https://video.example/embed/1" allowfullscreen></iframe>', "https://video.example/embed/1"),
        ("<audio controls src='/a.mp3'>no player</audio>", "https://example.org/a.mp3"),
        ("<video><source src=v.mp4></video>", "https://example.org/dir/v.mp4"),
    ],
)
def test_players_become_links(html: str, url: str) -> None:
    safe = sanitize(html, BASE)
    assert f'<a href="{url}">' in safe
    assert "<iframe" not in safe


@pytest.mark.parametrize(
    "html", ['<iframe src="javascript:x"></iframe>', '<iframe srcdoc="<script>x</script>"></iframe>', "<embed src=file:///x>"]
)
def test_hostile_players_leave_nothing(html: str) -> None:
    assert "href" not in sanitize(html, BASE)


def test_without_a_web_base_relative_links_are_dropped() -> None:
    assert sanitize('<a href="passwd">x</a><img src="x.png">', "file:///etc/") == "<a>x</a>"


def test_input_is_cut_at_the_limits() -> None:
    assert len(sanitize("x" * (INPUT_LIMIT + 1), BASE)) == INPUT_LIMIT
    assert sanitize("<hr>" * TAG_LIMIT, BASE).count("<hr>") == TAG_LIMIT
    assert sanitize("<hr>" * (TAG_LIMIT + 1), BASE).count("<hr>") == TAG_LIMIT


def test_markup_that_changes_with_every_reading_settles() -> None:
    html = "<a>1<div><a>2<table><a>3</table></div><p>4<table><p>5</a>"
    safe = sanitize(html, BASE)
    assert sanitize(safe, BASE) == safe
    assert all(word in safe for word in "12345")


ROOT = "https://example.org/"


def text_of(html: str) -> str:
    return plain_text(sanitize(html, ROOT))


def test_the_name_of_an_element_is_a_word_and_hides_nothing() -> None:
    names = sorted({*DROPPED_WHOLE, *_FOREIGN, "T", "FooBar", "widget", "h7"} - {"image"})
    for name, tag in ((each, tag) for each in names for tag in (f"<{each}>", f"<{each} >", f"<{each.upper()}>")):
        said = text_of(f"<p>Why the {tag} element matters</p><p>It is <b>bold</b></p><ul><li>and here</li><li>it ends</li></ul>")
        assert said == f"Why the {tag} element matters\nIt is bold\nand here\nit ends"
        assert text_of(f"Use {tag} for that") == f"Use {tag} for that"
        crossing = text_of(f"<p>The <code>{tag}</code> opens</p><p>and <code></{name}></code> ends it</p>")
        assert crossing == f"The {tag} opens\nand </{name}> ends it"


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>a <!-- b <b>c</b></p><p>d</p>", "a <!-- b c\nd"),
        ("<p>a <![CDATA[ b </p><p>d</p>", "a <![CDATA[ b\nd"),
        ("<p>a <? b </p><p>d</p>", "a <? b\nd"),
        ("<p>a <! b </p><p>d</p>", "a <! b\nd"),
        ("<p>a </3 b </p><p>d</p>", "a </3 b\nd"),
        ('<p>a <a href="x>b</a> c</p><p>d</p>', 'a <a href="x>b c\nd'),
        ("<p>a <b title='x </p><p>d</p>", "a <b title='x\nd"),
        ("<p>if a<b then c</p><p>d</p>", "if a<b then c\nd"),
        ("<p>1 <x<3 c</p><p>d</p>", "1 <x<3 c\nd"),
        (
            "<p>by Ann <ann@example.org> on <https://example.org/x> today</p>",
            "by Ann <ann@example.org> on <https://example.org/x> today",
        ),
        ("<p>a List<String> b</p>", "a List<String> b"),
        ("<p>a <textarea rows='3'> b</p><p>d</p>", "a <textarea rows='3'> b\nd"),
        ("<p>a</p><object width='1'><p>b</p>", "a\nb"),
        ("<p>a <svg viewBox='0 0 1 1'><g><path d='M0'> b</p><p>d</p>", "a b\nd"),
        ("<p>a <path d='M0 1' /> b</p><p>d</p>", "a b\nd"),
        ("<p>a <text>b</text> c</p>", "a b c"),
        ("<p>a <script>b()</p><p>d</p>", "a <script>b()\nd"),
    ],
)
def test_nothing_that_follows_is_lost(html: str, text: str) -> None:
    assert text_of(html) == text


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>a <svg><g><path d='M0'/><title>t</title></g></svg> b</p>", "a b"),
        ("<p>a <svg/> b</p>", "a b"),
        ("<p>a <select><option>x</option></select> b</p>", "a b"),
        ("<title>x</title><p>a</p>", "a"),
        ("<p>a <script>if (x < y) { write('</p>') }</script> b</p>", "a b"),
        ("<p>a <script><!--\nx()\n//--></script> b</p>", "a b"),
        ("<p>a <script type='math/tex'>x_2</script> b</p>", "a x₂ b"),
        ("<p>a <script async>b</script> c</p>", "a c"),
        ("<p>a <style>p > b { }</style> b</p>", "a b"),
        ("<template><p>x</p></template><p>a</p>", "a"),
        ("<noscript><div>x</div></noscript><p>a</p>", "a"),
        ("<p>a <!-- b --> c <!--> d <!--more--></p>", "a c d"),
        ("<p>a <o:p></o:p><my-thing>b</my-thing> <widget>c</widget></p>", "a b c"),
        ("<?xml version='1.0'?><!DOCTYPE html><p>a</p>", "a"),
        ("<![CDATA[<p>a <b>b</b></p>]]>", "a b"),
        ("<p>a</p><script>var x = 1;", "a"),
        ("<p>a</p><style>p { margin: 0", "a"),
        ("<p>a</p><p>b <a href='https://exa", "a\nb"),
        ("<p>a</p><!-- wp:par", "a"),
        ("<p>a</p><im", "a"),
        ("<p title='1 < 2'>a</p>", "a"),
    ],
)
def test_elements_comments_and_cut_ends_are_none_of_the_text(html: str, text: str) -> None:
    assert text_of(html) == text


@pytest.mark.parametrize(
    "html", ["<p>a</p>", "<P CLASS=x>a<BR/>b</P>", "a & b < c", '<a href="/x?a=1&b=2" title=\'"\'>a</a>', ""]
)
def test_ordinary_html_is_left_alone(html: str) -> None:
    assert with_literal_tags(html) is html


@pytest.mark.parametrize(
    "piece",
    ["<script>", "<svg>", "<!--", "<! ", "<? ", "</ ", "x<![CDATA[", '<a x="', "<a x='<b y=\"", "<a", "<p><select></p>", "<g><path d=1>",
     "<!-- a", "<style>a</p>", "<title>", "<b <b", "<math><mi>", "<a ='"],
)  # fmt: skip
def test_hostile_repetition_ends_and_is_harmless(piece: str) -> None:
    """Reading that went back for each of them would take minutes."""
    for end, times in (("", 15_000), (">", 3000), ("-->", 3000), ("</script>", 3000), ('"', 3000), ("]]>", 3000)):
        safe = sanitize(piece * times + end, ROOT)
        assert "<script" not in safe

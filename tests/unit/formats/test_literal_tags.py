"""Tags that are words of the text, and those that are not."""

import pytest

from reader.formats.articles.literal_tags import _FOREIGN, DROPPED_WHOLE, with_literal_tags
from reader.formats.articles.sanitizer import sanitize
from reader.formats.text import plain_text

BASE = "https://example.org/"


def text_of(html: str) -> str:
    return plain_text(sanitize(html, BASE))


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
        safe = sanitize(piece * times + end, BASE)
        assert "<script" not in safe

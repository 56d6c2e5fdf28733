"""The article in a web page: found, whole, sanitised, with pictures that wait for scripts; plain words where there is none."""

import pytest
from lxml import html

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import JobKind, PageIcons, PageText, ParseJob
from reader.formats import wire
from reader.formats.pages.page_text import SHORTEST_ARTICLE, extract_text, find_icons, resolve_lazy_pictures

URL = "https://site.test/2026/tides"
WORDS = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns."
PARAGRAPH = f"<p>{WORDS}</p>"


def page(article: str, *, head: str = "", around: str = "") -> bytes:
    return (
        f"<!doctype html><html><head><title>Tides</title>{head}</head><body><nav><a href=/>Home</a> <a href=/about>About</a></nav>"
        f"<div id=sidebar class=sidebar><ul><li><a href=/1>Most read one</a><li><a href=/2>Most read two</a></ul></div>{around}"
        f"<article class=post><h1>Tides</h1>{article}</article><footer class=footer>Imprint</footer></body></html>"
    ).encode()


def text_of(body: bytes, *, url: str = URL, content_type: str = "text/html") -> PageText:
    return extract_text(body, url=url, content_type=content_type)


def fault(body: bytes, *, url: str = URL, content_type: str = "text/html") -> ProblemKind:
    with pytest.raises(ReaderError) as raised:
        text_of(body, url=url, content_type=content_type)
    return raised.value.problem.kind


def test_the_article_is_found_without_what_stands_around_it() -> None:
    found = text_of(page(PARAGRAPH * 4))
    assert found.html.count(WORDS) == 4
    assert [word for word in ("Home", "Most read", "Imprint", "Tides<") if word in found.html] == []
    assert found.characters == 4 * len(WORDS.replace(" ", ""))


def test_what_an_article_is_made_of_stays() -> None:
    parts = [
        '<figure><img src="/p.jpg" alt="A gauge"><figcaption>The old gauge</figcaption></figure>',
        '<pre><code class="language-python">print("x")</code></pre>',
        "<table><tr><th>Day</th><td>Monday, a day of rain and of high water</td></tr></table>",
        "<blockquote><p>Quiet, he said.</p></blockquote>",
        "<h2>The turn of the tide</h2>",
        '<h2><a href="#night">At night</a> <a href="#night">¶</a></h2>',
        "<ul><li>one</li><li>two</li></ul>",
        'a note<sup><a href="#fn1">1</a></sup>',
    ]
    found = text_of(page("".join(PARAGRAPH + part for part in parts) + PARAGRAPH)).html
    assert 'src="https://site.test/p.jpg"' in found
    assert "<figcaption>The old gauge</figcaption>" in found
    assert 'class="language-python"' in found
    for part in ("<td>Monday,", "<blockquote>", "<h2>The turn of the tide</h2>", "At night", "<li>two</li>", "<sup>"):
        assert part in found


def test_links_in_headings_stay_words_and_bare_marks_go() -> None:
    headings = '<h2><a href="#d">潮汐</a></h2><h2><a name="a">Ebb</a></h2><h2><a href="#b">Flow</a><a href="#b">¶</a></h2><h2>Slack water, and what it <a href="/c">does</a></h2>'
    found = text_of(page(PARAGRAPH * 4 + headings + PARAGRAPH)).html
    assert [word in found for word in ("潮汐", "Ebb", "Flow", "Slack", 'href="https://site.test/c"')] == [True] * 5
    assert [word for word in ("¶", "#b") if word in found] == []


def test_footnotes_are_no_footer() -> None:
    notes = f'<section class="footnotes" id="footnotes" role="doc-endnotes"><ol><li id="fn1">{WORDS} A note.</li></ol></section>'
    assert "A note." in text_of(page(PARAGRAPH * 5 + notes)).html


def test_scripts_and_handlers_never_get_through() -> None:
    bad = (
        '<script>alert(1)</script><p onclick="x()">He <a href="javascript:x()">said</a></p><iframe src="javascript:x()"></iframe>'
    )
    found = text_of(page(PARAGRAPH * 3 + bad)).html
    assert [word for word in ("script", "onclick", "alert", "<iframe") if word in found] == []


def test_the_charset_of_the_page_is_believed() -> None:
    body = page(f"<p>{WORDS} Ärger in Øresund.</p>" * 4, head="<meta charset=iso-8859-1>").decode().encode("latin-1")
    assert "Ärger in Øresund" in text_of(body).html


def test_links_are_relative_to_the_final_address() -> None:
    found = text_of(page(PARAGRAPH * 4 + f'<p>{WORDS} <a href="../more">More</a></p>'), url="https://other.test/a/b").html
    assert 'href="https://other.test/more"' in found


def test_pages_that_hold_no_article() -> None:
    assert fault(page("<p>Short.</p>")) is ProblemKind.NO_ARTICLE
    assert fault(b"<html></html>") is ProblemKind.NO_ARTICLE
    assert fault(b"") is ProblemKind.NOT_A_PAGE
    assert fault(b"%PDF-1.7 binary", content_type="application/pdf") is ProblemKind.NOT_A_PAGE
    assert fault(b"{}", content_type="application/json") is ProblemKind.NOT_A_PAGE
    assert fault(b"just words", content_type="") is ProblemKind.NOT_A_PAGE
    assert fault(b"<p>" + b"x" * 3_100_000) is ProblemKind.PARSE_LIMIT
    assert fault(b"<p>" + b"<br>" * 100_000) is ProblemKind.PARSE_LIMIT


@pytest.mark.parametrize(
    ("content_type", "why"),
    [("application/json; charset=utf-8", "application/json"), ("text/PDF ;x=1", "text/pdf"), ("", Detail(DetailKind.NO_HTML))],
)
def test_what_is_no_page_is_refused_by_its_type_or_its_start(content_type: str, why: Detail | str) -> None:
    body = page(PARAGRAPH * 4) if content_type else b"no markup"
    with pytest.raises(ReaderError) as raised:
        text_of(body, content_type=content_type)
    assert raised.value.problem == Problem(ProblemKind.NOT_A_PAGE, why)


@pytest.mark.parametrize("content_type", ["", "text/html", "text/html; charset=utf-8", "Application/XHTML+xml;charset=utf-8"])
def test_a_page_is_one_whatever_stands_behind_its_type(content_type: str) -> None:
    assert text_of(page(PARAGRAPH * 4), content_type=content_type).html.count(WORDS) == 4


def test_a_page_that_wants_a_password_is_reported_from_an_article() -> None:
    form = "<form action=/login><input type=password name=p></form>"
    assert fault(page(PARAGRAPH * 3 + form)) is ProblemKind.SIGN_IN_PAGE
    assert text_of(page(PARAGRAPH * 20 + form)).characters > SHORTEST_ARTICLE


def test_deep_and_odd_pages_come_to_an_end() -> None:
    for body in (
        b"<div>" * 20_000 + PARAGRAPH.encode() * 3,
        b"<table><tr><td>" * 3_000 + PARAGRAPH.encode(),
        b"<p>\x00\xff" + b"<br>" * 9_000,
    ):
        result = wire.perform(ParseJob(1, JobKind.ARTICLE, URL, "text/html", body))
        assert isinstance(result, PageText | Problem)
        assert isinstance(result, PageText) or result.kind in {ProblemKind.NO_ARTICLE, ProblemKind.NOT_A_PAGE}


def test_the_parser_process_does_it() -> None:
    job = ParseJob(3, JobKind.ARTICLE, URL, "text/html", page(PARAGRAPH * 4))
    result = wire.perform(wire.decode_job(wire.encode_job(job)[4:]))
    assert isinstance(result, PageText)
    assert wire.decode_result(wire.encode_result(3, result)[4:]) == (3, result)


PAGE = "https://site.test/a/page"


def settled(markup: str) -> list[str]:
    page = html.document_fromstring(f"<html><body>{markup}</body></html>")
    resolve_lazy_pictures(page)
    return [picture.get("src", "") for picture in page.iter("img")]


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ('<img src="/a.jpg">', "/a.jpg"),
        ('<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg">', "/a.jpg"),
        ('<img data-lazy-src="https://cdn.test/x?id=5">', "https://cdn.test/x?id=5"),
        ('<img src="/tiny.jpg" data-src="/a.jpg">', "/a.jpg"),
        ('<img src="/a.jpg" data-src="not an address">', "/a.jpg"),
        ('<img srcset="/s.jpg 400w, /m.jpg 1300w, /l.jpg 2600w">', "/m.jpg"),
        ('<img srcset="/s.jpg, /l.jpg 2x">', "/s.jpg"),
        ('<picture><source srcset="/w.webp 800w"><img></picture>', "/w.webp"),
        ('<img data-src="data:image/gif;base64,R0lGOD">', ""),
        ('<img data-src="javascript:x()">', ""),
    ],
)
def test_a_picture_gets_its_address(markup: str, expected: str) -> None:
    assert settled(markup) == [expected]


def test_the_picture_without_scripts_replaces_its_stand_in() -> None:
    assert settled('<img data-x="1"><noscript><img src="/real.jpg"></noscript>') == ["/real.jpg"]
    assert settled('<img src="/other.jpg"><noscript><img src="/real.jpg"></noscript>') == ["/other.jpg", "/real.jpg"]


def icons(head: str, url: str = PAGE) -> tuple[str, ...]:
    return find_icons(f"<html><head>{head}</head></html>".encode(), url=url, content_type="text/html").urls


def test_icons_come_with_the_best_size_first() -> None:
    head = (
        '<link rel="icon" href="/16.png" sizes="16x16"><link rel="shortcut icon" href="/any.ico">'
        '<link rel="apple-touch-icon" href="/touch.png"><link rel="icon" type="image/png" href="/64.png" sizes="64x64">'
        '<link rel="icon" href="/vector.svg" type="image/svg+xml"><link rel="mask-icon" href="/mask.png">'
        '<link rel="icon" href="javascript:x()"><link rel="icon" href="/512.png" sizes="512x512">'
    )
    assert icons(head) == ("https://site.test/64.png", "https://site.test/touch.png", "https://site.test/any.ico")


def test_a_page_without_icons() -> None:
    assert icons("") == ()
    assert find_icons(b"", url=PAGE, content_type="").urls == ()


def test_the_parser_process_finds_icons() -> None:
    job = ParseJob(3, JobKind.ICONS, PAGE, "text/html", b'<html><head><link rel=icon href="i.png"></head></html>')
    result = wire.perform(job)
    assert result == PageIcons(("https://site.test/a/i.png",))
    assert wire.decode_result(wire.encode_result(3, result)[4:]) == (3, result)

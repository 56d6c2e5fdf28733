"""Pictures that wait for scripts, and the icons of a page."""

import pytest
from lxml import html

from reader.domain.retrieval import JobKind, PageIcons, ParseJob
from reader.formats import wire
from reader.formats.pages.page_text import find_icons, resolve_lazy_pictures

URL = "https://site.test/a/page"


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


def icons(head: str, url: str = URL) -> tuple[str, ...]:
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
    assert find_icons(b"", url=URL, content_type="").urls == ()


def test_the_parser_process_does_it() -> None:
    job = ParseJob(3, JobKind.ICONS, URL, "text/html", b'<html><head><link rel=icon href="i.png"></head></html>')
    result = wire.perform(job)
    assert result == PageIcons(("https://site.test/a/i.png",))
    assert wire.decode_result(wire.encode_result(3, result)[4:]) == (3, result)

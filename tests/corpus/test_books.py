"""Real and hostile articles as an e-book, checked by the epubcheck of the system: slow, as it needs Java."""

import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from reader.domain.entry import unpacked
from reader.domain.errors import ReaderError
from reader.formats.articles.epub import Book, Chapter, Section, write_book
from reader.formats.articles.pictures import embedded_bytes
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.parser import parse_feed
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE

EPUBCHECK = shutil.which("epubcheck")
ARTICLES = 300
AT_LEAST = 40
"""Characters of an article worth reading."""

pytestmark = [pytest.mark.long, pytest.mark.skipif(EPUBCHECK is None or shutil.which("java") is None, reason="needs epubcheck")]


def of_feeds(folder: Path) -> Iterator[Chapter]:
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in {".txt", ".md"}:
            continue
        try:
            feed = parse_feed(path.read_bytes(), url="https://feed.example/feed", content_type="")
        except ReaderError:
            continue
        for entry in feed.entries[:20]:
            html = entry.html if isinstance(entry.html, str) else unpacked(entry.html) or ""
            yield Chapter(entry.title, (feed.title, entry.author, path.name), html, entry.link, entry.language or feed.language)


def of_pages(*folders: Path) -> Iterator[Chapter]:
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.is_file()):
        html = sanitize(path.read_text(encoding="utf-8", errors="replace"), "https://page.example/a b?[1]")
        yield Chapter(path.name, (), html, "https://page.example/a|b")


def check(book: Book, folder: Path) -> None:
    file = folder / "book.epub"
    with file.open("wb") as stream:
        write_book(stream, book, embedded_bytes)
    assert EPUBCHECK is not None
    # its start script needs a kernel that starts archives of Java
    command = ["java", "-jar", str(Path(EPUBCHECK).resolve()), "--failonwarnings", str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-4000:]
    assert "0 fatals / 0 errors / 0 warnings" in result.stdout


def test_real_articles_give_a_valid_book(tmp_path: Path) -> None:
    chapters = tuple(islice((each for each in of_feeds(DATA / "feeds") if len(each.html) >= AT_LEAST), ARTICLES))
    assert not IS_WHOLE or len(chapters) == ARTICLES
    half = len(chapters) // 2
    sections = (Section("One & other", chapters[:half]), Section("", chapters[half:]))
    check(Book("Real articles", sections, 1_790_000_000, about=f"{len(chapters)} articles"), tmp_path)


PNG = "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAAAAADF+lnMAAAADklEQVR42mNogAEGKrMAH0MogQ28afcAAAAASUVORK5CYII="
SVG = "<svg xmlns='http://www.w3.org/2000/svg' id='same' viewBox='0 0 9 9'><title>x</title><script>1</script><rect id='same'/></svg>"
MATHS = "<math xmlns='http://www.w3.org/1998/Math/MathML'><mfrac><mi>a</mi><mrow/></mfrac><annotation>x</annotation></math>"
ODD: tuple[tuple[str, str, str], ...] = (
    (
        "閉店後の一杯",
        "<p><ruby>看板<rt>かんばん</rt></ruby>をしまったあと、<em>一杯</em>だけ。</p><ruby><rt>だけ</rt></ruby>",
        "ja",
    ),
    (
        "ما تبقى من البرتقال",
        "<p dir='rtl'>في الصباح <bdo dir='ltr'>abc</bdo><bdi>٢٣</bdi></p><table dir=rtl><td>٣<td>٢</table>",
        "ar",
    ),
    ("", "<p>Without a title</p>", ""),
    ("\u200b \u2028\ufffe\udc80", "<p>A title of nothing \ufdd0\ufffe\udc80\x0b</p>", "x y"),
    ("Titles <b>with</b> ]]> &nbsp; markup <!--", "<h1><p>in</p></h1><h7>no</h7><p>&nbsp;&bogus;&#0;&#x110000;</p>", "en_US"),
    (
        "Ids",
        "<p id=same>1</p><p id=same>2</p><a name=same></a><a href='#same'>there</a><a href='#none'>nowhere</a><p id='1 2'>3</p>",
        "zh-Hant-TW-x-a",
    ),
    (
        "Drawings",
        f'{SVG}<p>{SVG}</p><img src="data:image/svg+xml,{SVG}"><object data=x.svg>{SVG}</object>{MATHS}<p>{MATHS}</p>',
        "de",
    ),
    (
        "Pictures",
        f"<img src='data:image/png;base64,{PNG}'><img src='data:image/png;base64,{PNG[:40]}'><img src='data:image/jpeg;base64,{PNG}'>",
        "en",
    ),
    (
        "More pictures",
        "<img src='data:image/gif;base64,R0lGODlh'><img src='data:,'><img><img src='http://[::1'><picture><source></picture>",
        "en",
    ),
    (
        "Lists",
        "<ul>text<li>1<ol></ol><p></ul><dl><dd>1<dl></dl><dt></dl><ol start=-3 reversed type=x><li value=b></ol><li>alone",
        "fr",
    ),
    (
        "Tables",
        "<table><caption><table></table></caption><col><tr><th scope=x rowspan=0 colspan=9999>1<tbody><tfoot><tr></table><td>",
        "fr",
    ),
    ("Deep", "<blockquote>" * 400 + "deep" + "<table><tr><td>" * 60, "en"),
    (
        "Times",
        "<time datetime=never>1</time><details open><p>1<summary>2</summary></details><figure><figcaption>1<figcaption>2",
        "en",
    ),
    (
        "Addresses",
        "<a href='http://a b/%zz?q=\"<>|^`'>1</a><a href='mailto:a b@c'>2</a><a href='//x'>3</a><a href='java\nscript:1'>4</a><a href=''>5</a>",
        "en",
    ),
)
"""Title, text and language of articles that break a rule of e-books each."""


def test_odd_articles_give_a_valid_book(tmp_path: Path) -> None:
    address = "https://odd.example/a"
    chapters = tuple(Chapter(title, (title, ""), sanitize(text, address), address, language) for title, text, language in ODD)
    check(Book("", (Section("", chapters[:3]), Section("<i>", chapters[3:])), 1, language="ar"), tmp_path)


def test_hostile_articles_give_a_valid_book(tmp_path: Path) -> None:
    chapters = (*of_feeds(HOSTILE), *of_pages(HOSTILE / "public" / "html", DATA / "xss"))
    assert chapters
    check(Book("\u202eHostile <articles>\x00", (Section("\x01", chapters),), 0, language='"><x'), tmp_path)

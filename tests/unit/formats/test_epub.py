"""Articles as an e-book: a package that strict readers accept, however odd the articles are."""

import base64
import io
import re
import zipfile
from dataclasses import replace

import pytest
from lxml import etree

from reader.formats.articles.epub import PICTURE_BYTES_MOST, Book, Chapter, Section, WrittenBook, is_own_book, write_book
from reader.formats.articles.pictures import embedded_bytes
from reader.formats.articles.sanitizer import sanitize

MADE_AT = 1_790_000_000
SITE = "https://news.example/2026/"
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=")
EMBEDDED = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
XHTML = "{http://www.w3.org/1999/xhtml}"
KIND = "{http://www.idpf.org/2007/ops}type"


def chapter(html: str, title: str = "Title", language: str = "") -> Chapter:
    return Chapter(title, ("Harbour News", "Ines", "3 min"), sanitize(html, SITE), SITE, language)


def book(*chapters: Chapter) -> Book:
    return Book("Briefing", (Section("", chapters),), MADE_AT)


class Opened:
    """A book as a reader finds it; every page has to be well-formed, and every link in the book to lead somewhere."""

    def __init__(self, written: Book, pictures: dict[str, bytes] | None = None) -> None:
        stream = io.BytesIO()
        self.counts = write_book(stream, written, lambda url: (pictures or {}).get(url, b"") or embedded_bytes(url))
        self.data = stream.getvalue()
        self.archive = zipfile.ZipFile(io.BytesIO(self.data))
        self.names = self.archive.namelist()
        self.pages = {name[5:]: etree.fromstring(self.archive.read(name)) for name in self.names if name.endswith(".xhtml")}
        package = etree.fromstring(self.archive.read("EPUB/package.opf"))
        assert sorted(each.get("href", "") for each in package.iter("{*}item")) == sorted(
            name[5:] for name in self.names if name.startswith("EPUB/") and name != "EPUB/package.opf"
        )
        self.languages = [each.text for each in package.iter("{*}language")]
        for name, page in self.pages.items():
            ids = [each.get("id") for each in page.iter() if each.get("id")]
            assert len(ids) == len(set(ids)), name
            for link in page.iter(f"{XHTML}a"):
                href = link.get("href", "")
                if href.startswith("#"):
                    assert href[1:] in ids, name
                elif ":" not in href:
                    assert f"EPUB/{href}" in self.names

    def body(self, number: int = 1) -> str:
        """Return the elements of an article as text, between its heading and its address."""
        text = self.archive.read(f"EPUB/a{number}.xhtml").decode()
        return text.partition("3 min</p>\n")[2].partition('<p class="about source">')[0].replace("\n", "")


def test_readers_recognise_the_format_by_its_first_bytes() -> None:
    opened = Opened(book(chapter("<p>Text</p>")))
    assert opened.data[30:58] == b"mimetypeapplication/epub+zip"
    assert opened.names[0] == "mimetype"
    container = etree.fromstring(opened.archive.read("META-INF/container.xml"))
    assert [each.get("full-path") for each in container.iter("{*}rootfile")] == ["EPUB/package.opf"]


def test_equal_books_give_equal_bytes_and_another_time_another_name() -> None:
    written = book(chapter("<p>Text</p>"))
    assert Opened(written).data == Opened(written).data
    later = Opened(replace(written, made_at=MADE_AT + 60))
    names = [re.search(rb"urn:uuid:[0-9a-f-]{36}", each.archive.read("EPUB/package.opf")) for each in (Opened(written), later)]
    assert len({each[0] for each in names if each}) == 2


def test_own_books_are_known_by_their_end() -> None:
    assert is_own_book(Opened(book(chapter("<p>Text</p>"))).data)
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("mimetype", "application/epub+zip")
    assert not is_own_book(stream.getvalue())
    assert not is_own_book(b"")


def test_contents_list_the_articles_by_section_for_readers_of_both_kinds() -> None:
    one, two, three = (chapter("<p>Text</p>", title) for title in ("One & two", "<i>Three</i>", ""))
    opened = Opened(
        Book("Book", (Section("", (one,)), Section("Empty", ()), Section("Port", (two, three))), MADE_AT, about="3 articles")
    )
    listed = ["".join(map(str, each.itertext())).split() for each in opened.pages["contents.xhtml"].iter(f"{XHTML}nav")]
    assert listed == [["Contents", "One", "&", "two", "Port", "<i>Three</i>", "*"]]
    labels = etree.fromstring(opened.archive.read("EPUB/contents.ncx")).iter("{*}text")
    assert [each.text for each in labels] == ["Book", "One & two", "Port", "<i>Three</i>", "*"]
    assert opened.counts == WrittenBook(3, 0, 0)


def test_each_article_has_its_language_and_the_book_all_of_them() -> None:
    opened = Opened(
        replace(
            book(
                chapter("<p>Eins</p>", language="de"), chapter("<p>x</p>", language='en"><x'), chapter("<p>x</p>", language="de")
            ),
            language="fr",
        )
    )
    assert [opened.pages[f"a{number}.xhtml"].get("lang") for number in (1, 2)] == ["de", "fr"]
    assert opened.languages == ["fr", "de"]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (
            "<p>a <b>b <i>c</i></b><br>d <code>&lt;e&gt;</code></p>",
            "<p>a <b>b </b><b><i>c</i></b><br/>d <code>&lt;e&gt;</code></p>",
        ),
        ("<h1>a</h1><h6>b</h6><hr>", "<h2>a</h2><h6>b</h6><hr/>"),
        ("<pre>a  b\n <code>c</code></pre>", "<pre><code>a  b\n c</code></pre>".replace("\n", "")),
        ("<ul><li>a<ul><li>b</li></ul></li><li>c<p>d</p></li></ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c<p>d</p></li></ul>"),
        ("<ol start=3><li>a</li><li value=9>b</li></ol>", '<ol start="3"><li>a</li><li value="9">b</li></ol>'),
        ("<ol><li>a<ul><li>b</li></ul></li></ol>", "<ol><li>a<ul><li>b</li></ul></li></ol>"),
        (
            "<blockquote><p>a</p><blockquote>b</blockquote></blockquote>c",
            "<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><p>c</p>",
        ),
        ("<dl><dt>a</dt><dd>b</dd></dl>", '<p class="term">a</p><div class="indented"><p>b</p></div>'),
        (
            "<table><tr><th colspan=2>a</th></tr><tr><td>b</td><td><ul><li>c</li></ul></td></tr></table>",
            '<table><tr><th colspan="2">a</th></tr><tr><td>b</td><td><ul><li>c</li></ul></td></tr></table>',
        ),
        (
            '<p dir="rtl">a</p><p>שלום</p><p lang="ja">語</p>',
            '<p dir="rtl">a</p><p dir="rtl">שלום</p><p lang="ja" xml:lang="ja">語</p>',
        ),
        ('<p>a <span lang="de">b</span></p>', '<p>a <span lang="de" xml:lang="de">b</span></p>'),
        ("<details><summary>a</summary>b</details>", '<p class="term">a</p><p>b</p>'),
        ("a&#1;b&#xfffe;c", "<p>abc</p>"),
    ],
)
def test_elements_are_nested_as_readers_expect(html: str, expected: str) -> None:
    assert Opened(book(chapter(html))).body() == expected


@pytest.mark.parametrize(
    ("href", "expected"),
    [
        ("https://e.example/a|b[1]?x={y}#a#b", "https://e.example/a%7Cb%5B1%5D?x=%7By%7D#a%23b"),
        ("https://e.example/100%", "https://e.example/100%25"),
        ("https://bücher.example/ü", "https://xn--bcher-kva.example/%C3%BC"),
        ("https://bank.example@evil.example/", "https://evil.example/"),
        ("mailto:ines@e.example?subject=a b", "mailto:ines@e.example?subject=a%20b"),
        ("https://[::1]/", None),
        ("https://1.2.3/", None),
        ("#nowhere", None),
    ],
)
def test_addresses_are_written_so_that_strict_readers_accept_them(href: str, expected: str | None) -> None:
    link = f'<p>a <a href="{href}">b</a></p>'
    assert Opened(book(chapter(link))).body() == (f'<p>a <a href="{expected}">b</a></p>' if expected else "<p>a b</p>")


def test_footnotes_are_linked_both_ways_and_named_as_such() -> None:
    opened = Opened(
        book(chapter('<p>a<sup><a id="r1" href="#f1">1</a></sup></p><ol><li id="f1">note <a href="#r1">1</a></li></ol>'))
    )
    page = opened.pages["a1.xhtml"]
    assert [(each.tag.removeprefix(XHTML), each.get(KIND)) for each in page.iter() if each.get(KIND)] == [
        ("a", "noteref"),
        ("li", "footnote"),
    ]
    assert [each.get("href") for each in page.iter(f"{XHTML}a")][:2] == ["#n1", "#n0"]


def test_a_picture_comes_once_and_what_is_lacking_is_described() -> None:
    one, gone = "https://e.example/1.png", "https://e.example/2.png"
    html = f'<img src="{one}" alt="Pier"><img src="{gone}" alt="A &quot;ship&quot;"><a href="https://e.example/"><img src="{gone}"></a><img src="{one}">'
    opened = Opened(book(chapter(html), chapter(f'<img src="{EMBEDDED}">')), {one: PNG})
    shown = '<div class="picture"><img src="p1.png" alt="Pier"/></div>'
    lacking = '<div class="picture"><span class="lacking">[A &quot;ship&quot;]</span></div>'
    assert opened.body() == f"{shown}{lacking}{shown.replace('Pier', '')}"
    assert opened.archive.read("EPUB/p1.png") == PNG
    assert opened.counts == WrittenBook(2, 2, 1)


@pytest.mark.parametrize("data", [b"", b"<svg/>", PNG[:20], b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(20)])
def test_a_damaged_file_or_one_of_another_kind_is_left_out(data: bytes) -> None:
    opened = Opened(book(chapter('<img src="https://e.example/1.png" alt="Pier">')), {"https://e.example/1.png": data})
    assert not [name for name in opened.names if name.startswith("EPUB/p1")]
    assert "[Pier]" in opened.body()


def test_pictures_beyond_the_limit_are_left_out_and_smaller_ones_still_come() -> None:
    large, small = PNG + bytes(PICTURE_BYTES_MOST - 10), PNG
    html = '<img src="https://e.example/1"><img src="https://e.example/2"><img src="https://e.example/3">'
    opened = Opened(
        book(chapter(html)), {"https://e.example/1": small, "https://e.example/2": large, "https://e.example/3": small}
    )
    assert opened.counts == WrittenBook(1, 2, 1)


def test_a_cover_is_known_to_both_kinds_of_readers() -> None:
    opened = Opened(replace(book(chapter("<p>Text</p>")), cover=b"\xff\xd8\xff"))
    package = opened.archive.read("EPUB/package.opf").decode()
    assert '<item id="cover-jpg" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>' in package
    assert '<meta name="cover" content="cover-jpg"/>' in package
    assert next(iter(opened.pages)) == "cover.xhtml"


@pytest.mark.parametrize(
    "html",
    [
        "<p>" + "word " * 2_000_000,
        "<table><tr><td>a<td>b<tr><td>c</table>" * 10_000,
        "<table><tr><td>" * 10_000,
        "<blockquote><ul><li>" * 5_000 + "a",
        "日本語" * 30_000,
        "<b>" * 10_000 + "</p><td>&bogus;<![CDATA[x]]><!-- -- -->",
        "<p>\ud800\x00\ufffe&#xd800;&#0;",
    ],
    ids=["10 MB", "10,000 tables", "nested tables", "nested quotes", "no end", "unclosed", "no characters"],
)
def test_a_hostile_article_gives_a_page_and_says_what_was_cut(html: str) -> None:
    opened = Opened(book(chapter(html, "\u202e<script>\x00")))
    assert len(opened.archive.read("EPUB/a1.xhtml")) < 3_000_000

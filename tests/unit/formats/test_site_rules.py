"""The text of a page by a rule of its site: found, harmless, and left aside where it finds too little."""

import re
from functools import partial
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.page_rule import OWN_RULE, TextRule, text_rules_in, text_rules_text
from reader.domain.retrieval import JobKind, PageText, ParseJob
from reader.formats import wire
from reader.formats.pages.page_text import SHORTEST_BY_RULE, extract_text
from reader.formats.pages.site_rules import EXPRESSION_LENGTH_LIMIT, EXPRESSIONS_LIMIT, read_archive
from reader.storage.site_rules import common_since, rules_for, store_common

URL = "https://site.test/2026/tides"
WORDS = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns."
PARAGRAPH = f"<p>{WORDS}</p>"
BESIDE = "<p>Subscribe to our letter, which comes on Mondays and has more of this, and on other days too.</p>"
PAGE = (
    f"<!doctype html><html><head><title>Tides</title></head><body><main><h1>Tides</h1><div class='Story wide' id=s1>{PARAGRAPH * 4}"
    f"<div class=advert>{BESIDE}</div><aside id=Related>{BESIDE}</aside><img src=/pixel.gif><img src=/gauge.jpg>{PARAGRAPH * 4}</div>"
    f"<div class=comments>{PARAGRAPH * 40}</div></main></body></html>"
)


def by(*rules: TextRule, page: str = PAGE) -> PageText:
    return extract_text(page.encode(), url=URL, content_type="text/html", rules=rules)


def file(*lines: str, name: str = "site.test.txt") -> TextRule:
    return TextRule(name, "\n".join(lines))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("next_page_link: //a[@class='next']", ("", "https://site.test/2026/tides?page=2")),
        ("next_page_link: //a[@class='next']/@href", ("", "https://site.test/2026/tides?page=2")),
        ("next_page_link: //a[@class='none']\nnext_page_link: //a[@class='next']", ("", "https://site.test/2026/tides?page=2")),
        ("single_page_link: concat('https://site.test/print/', 'tides')", ("https://site.test/print/tides", "")),
        ("single_page_link: //a[@id='top']", ("", "")),
        ("single_page_link: //a[@id='other']", ("", "")),
        ("single_page_link: //a[@id='script']", ("", "")),
        ("single_page_link: //a[@id='local']", ("", "")),
        ("single_page_link: count(//a)", ("", "")),
        ("single_page_link: true()", ("", "")),
        ("next_page_link: //a[", ("", "")),
    ],
)
def test_a_file_of_rules_names_further_pages_of_the_same_host(line: str, found: tuple[str, str]) -> None:
    links = (
        "<a class=next href='?page=2#start'>2</a><a id=top href='#top'>x</a><a id=other href='https://other.test/tides'>x</a>"
        "<a id=script href='javascript:go()'>x</a><a id=local href='http://127.0.0.1/'>x</a>"
    )
    text = by(file("body: //div[contains(@class, 'Story')]", line), page=PAGE.replace("<main>", f"{links}<main>"))
    assert (text.whole_url, text.next_url) == found


def test_a_file_of_rules_finds_the_text_and_strips_what_is_beside_it() -> None:
    found = by(
        file(
            "# of 2026",
            "title: //h1",
            "body: //div[@class='none']",
            "body://div[@id='s1']",
            "strip: //*[@class='advert']",
            "strip_id_or_class: related",
            "strip_image_src: pixel",
            "http_header(Cookie): a=b",
        )
    )
    assert found.rule == "site.test.txt"
    assert (found.html.count(WORDS), "Subscribe" in found.html, "pixel" in found.html) == (8, False, False)
    assert 'src="https://site.test/gauge.jpg"' in found.html


def test_a_rule_that_finds_little_or_nothing_leaves_it_to_the_next_and_then_to_no_rule() -> None:
    little, nothing, odd = file("body: //h1"), file("body: //div[@id='s2']"), file("body: //h1/text()", "body: count(//p)")
    assert by(little, nothing, odd, file("no rule at all"), file("")).rule == ""
    assert by(little, file("body: //div[@id='s1']", name="common.txt")).rule == "common.txt"
    assert by(file("body: //div[@class='advert']")).html == by().html


def test_a_selector_of_the_users_is_followed_however_little_it_finds() -> None:
    found = by(TextRule(OWN_RULE, ".advert"), file("body: //div[@id='s1']"))
    assert (found.rule, found.characters < SHORTEST_BY_RULE, "Subscribe" in found.html) == (OWN_RULE, True, True)
    assert by(TextRule(OWN_RULE, "div["), TextRule(OWN_RULE, ".gone"), file("body: //div[@id='s1']")).rule == "site.test.txt"
    assert by(TextRule(OWN_RULE, ".Story, .Story p")).html.count(WORDS) == 8


def test_the_title_is_not_repeated_and_a_whole_page_is_a_text_too() -> None:
    for whole in ("//html", "//body", "/*"):
        found = by(file(f"body: {whole}", "strip_id_or_class: comments"))
        assert (found.rule, "Tides" in found.html) == ("site.test.txt", False)
        assert found.html.count(WORDS) == 8


def test_nothing_dangerous_comes_through_a_rule() -> None:
    bad = "<script>alert(1)</script><p onclick='x()'><a href='javascript:x()'>said</a></p><iframe src='javascript:x()'></iframe>"
    found = by(file("body: //div[@id='s1']"), page=PAGE.replace(PARAGRAPH, PARAGRAPH + bad, 1)).html
    assert [word for word in ("script", "onclick", "alert", "<iframe") if word in found] == []


@pytest.mark.parametrize(
    "expression",
    [
        "document('file:///etc/passwd')",
        "re:test(., 'x')",
        "//div[re:test(@id, '(a+)+$')]",
        "$unknown",
        "//a[",
        "unknown:div",
        "\0",
        "//" + "x" * EXPRESSION_LENGTH_LIMIT,
        "(" * 1_900,
    ],
)
def test_what_is_no_plain_expression_selects_nothing(expression: str) -> None:
    assert by(file(f"body: {expression}")).rule == ""
    assert by(file("body: //div[@id='s1']", f"strip: {expression}")).html.count(WORDS) == 8


def test_a_file_has_a_limit_of_expressions() -> None:
    many = ["strip: //none"] * (EXPRESSIONS_LIMIT - 1)
    assert by(file(*many, "body: //div[@id='s1']")).rule == "site.test.txt"
    assert by(file(*many, "strip: //none", "body: //div[@id='s1']")).rule == ""


def test_a_page_that_wants_a_password_is_reported_whatever_a_rule_finds() -> None:
    with pytest.raises(ReaderError) as raised:
        by(TextRule(OWN_RULE, ".advert"), page=PAGE.replace("<main>", "<main><input type=password>"))
    assert raised.value.problem.kind is ProblemKind.SIGN_IN_PAGE


def test_rules_travel_with_the_page_to_the_parser() -> None:
    rules = (TextRule(OWN_RULE, "div[title='“']"), file("body: //div[@id='s1']", "strip: //p[.='ß']"))
    job = ParseJob(1, JobKind.ARTICLE, URL, "text/html", PAGE.encode(), rule=text_rules_text(rules))
    assert text_rules_in(wire.decode_job(wire.encode_job(job)[4:]).rule) == rules
    result = wire.perform(job)
    assert isinstance(result, PageText)
    assert result.rule == "site.test.txt"
    assert wire.decode_result(wire.encode_result(1, result)[4:]) == (1, result)


REAL = Path(__file__).parents[3].parent / "shared" / "data" / "html" / "readability"
OWN_RULES = {
    "ars-1": "body: //section[@id='article-guts'] | //div[contains(@class, 'article-content')]",
    "nytimes-5": "body: //section[@name='articleBody'] | //main",
    "theverge": "body: //div[contains(@class, 'duet--article--article-body-component')]",
    "wikipedia": "body: //div[@id='mw-content-text']\nstrip_id_or_class: navbox\nstrip_id_or_class: mw-editsection",
}
"""Rules of our own for some of the pages; those of others are no part of this program."""


def real_pages() -> list[str]:
    """The page without an article is left out."""
    return sorted(each.name for each in REAL.iterdir() if not each.name.startswith("005")) if REAL.is_dir() else []


@pytest.mark.skipif(not real_pages(), reason="pages of real sites are not here")
@pytest.mark.parametrize("name", real_pages())
def test_a_real_page_has_its_text_with_and_without_a_rule(name: str) -> None:
    read = partial(extract_text, (REAL / name / "source.html").read_bytes(), url=URL, content_type="text/html")
    plain = read().characters
    found = read(rules=[file(OWN_RULES.get(name, "body: //*[@id='not-there']"), name=name)])
    assert (found.rule == name) == (name in OWN_RULES)
    assert found.characters >= 0.8 * plain
    assert re.search("<(script|style|iframe|form)", found.html) is None


def write(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(name)


def archived(**files: str) -> bytes:
    held = BytesIO()
    with ZipFile(held, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return held.getvalue()


COMMON = {
    "rules-master/example.org.txt": "body: //article\nstrip: //aside\ntitle: //h1\ntest_url: http://example.org/\n",
    "rules-master/.example.org.txt": "body://main",
    "b.example.org.txt": "body: //p\n\n[example.org.txt]\nbody: //script",
    "rules-master/no.example.txt": "title: //h1",
    "rules-master/folder/deep.example.txt": "body: //p",
    "rules-master/../up.example.txt": "body: //p",
    "rules-master/README.md": "body: //p",
    "rules-master/global.txt": "body: //p",
    "rules-master/large.example.txt": "body: //p" + " " * 70_000,
}


def test_an_archive_becomes_one_text_of_what_is_followed() -> None:
    rules = read_archive(archived(**COMMON))
    assert rules.sites == 3
    assert rules.text == (
        "[.example.org.txt]\nbody: //main\n[b.example.org.txt]\nbody: //p\nbody: //script\n"
        "[example.org.txt]\nbody: //article\nstrip: //aside\n"
    )
    job = ParseJob(1, JobKind.SITE_RULES, URL, "application/zip", archived(**COMMON))
    assert wire.decode_result(wire.encode_result(1, wire.perform(job))[4:]) == (1, rules)


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>", archived(), archived(**{"README.md": "body: //p"}), archived(**COMMON)[:400], archived(**COMMON)[:-30]],
)
def test_what_is_no_archive_of_rules_is_said(body: bytes) -> None:
    with pytest.raises(ReaderError) as raised:
        read_archive(body)
    assert raised.value.problem.kind is ProblemKind.BAD_SITE_RULES


def test_a_file_that_is_packed_otherwise_is_left_out() -> None:
    """Other kinds of compression raise errors of their own where they are damaged: one would be said to be a bug."""
    body = archived(**COMMON)
    at = body.index(b"b.example.org.txt")
    for header, place in ((b"PK\3\4", 8), (b"PK\1\2", 10)):
        start = body.rindex(header, 0, body.index(b"b.example.org.txt", at)) + place
        body = body[:start] + (14).to_bytes(2, "little") + body[start + 2 :]
        at += 1
    assert read_archive(body).sites == 2


def test_an_archive_that_grows_without_end_is_refused() -> None:
    files = {f"site{number}.example.txt": "body: //p" + " " * 65_000 for number in range(300)}
    held = BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    with pytest.raises(ReaderError) as raised:
        read_archive(held.getvalue())
    assert raised.value.problem.kind is ProblemKind.PARSE_LIMIT


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("www.example.org", ["example.org.txt", "body: //article\nstrip: //aside"]),
        ("Blog.Example.org.", ["blog.example.org.txt", "body: //main"]),
        ("a.b.example.org", [".b.example.org.txt", "body: //main"]),
        ("b.example.org", [".b.example.org.txt", "body: //p\nbody: //script"]),
        ("example.net", []),
        ("org", []),
        ("common", []),
        ("192.168.0.1", []),
        ("[::1]", []),
        ("..", []),
        ("../secret", []),
        ("", []),
    ],
)
def test_the_rules_of_a_host_are_found_the_users_before_the_common_ones(tmp_path: Path, host: str, found: list[str]) -> None:
    folder = tmp_path / "site-rules"
    assert rules_for(folder, host) == ()
    write(folder, "example.org.txt", "blog.example.org.txt", ".b.example.org.txt", "192.168.0.1.txt", ".org/x", "../secret.txt")
    assert common_since(folder) == (0.0, 0)
    store_common(folder, read_archive(archived(**COMMON)))
    assert common_since(folder)[1] == 3
    assert [rule.text.strip() for rule in rules_for(folder, host)] == found


def test_a_file_that_is_too_large_is_left_out(tmp_path: Path) -> None:
    write(tmp_path, "example.org.txt")
    (tmp_path / "example.org.txt").write_bytes(b"\xff" * 65_537)
    assert rules_for(tmp_path, "example.org") == ()
    (tmp_path / "example.org.txt").write_bytes(b"body: //p\xff")
    assert rules_for(tmp_path, "example.org") == (TextRule("example.org.txt", "body: //p\ufffd"),)
    assert rules_for(None, "example.org") == ()

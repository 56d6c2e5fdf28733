import pytest

from reader.formats.text import html_from_text, index_text, literal_line, one_line, plain_text, snippet, without_controls


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("Fish &amp; chips", "Fish & chips"),
        ("<b>Bold</b> and <i>brave</i>", "Bold and brave"),
        ('<img src="/etc/x.png"><b>bold</b>', "bold"),
        ("Generics: List<String> in Java", "Generics: List<String> in Java"),
        ("a < b and c > d", "a < b and c > d"),
        ("one\n  two\t three", "one two three"),
        ("line<br>break", "line break"),
        ("a\x00b\x1b[31m\ud800c", "ab[31mc"),
        ("&lt;b&gt; makes bold", "<b> makes bold"),
    ],
)
def test_one_line(given: str, line: str) -> None:
    assert one_line(given) == line


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("left \u202eright", "left right"),
        ("a\u202c \u202bb", "a b"),
        ("\u2067a\u202c", "a"),
        ("a\u2069 b", "a b"),
        ("\u2067a \u202ab\u202c\u2069 c", "\u2067a \u202ab\u202c\u2069 c"),
        ("\u200fa", "\u200fa"),
    ],
)
def test_a_title_turns_nothing_behind_it(given: str, line: str) -> None:
    assert literal_line(given) == line


def test_literal_line_treats_nothing_as_markup() -> None:
    assert literal_line("The <b> tag &amp;\n you") == "The <b> tag &amp; you"


def test_plain_text_puts_blocks_on_lines_of_their_own() -> None:
    html = "<h2>Head</h2><p>One <b>two</b>&nbsp;&lt;3</p>\n\n<ul><li>a</li><li>b</li></ul>"
    assert plain_text(html) == "Head\nOne two <3\na\nb"


def test_snippet_cuts_between_words() -> None:
    assert snippet("short") == "short"
    assert snippet("one two three four", limit=12) == "one two…"
    assert snippet("one two, three four", limit=12) == "one two…"
    assert snippet("x" * 50, limit=10) == "x" * 10 + "…"


def test_index_text_parts_scripts_without_spaces() -> None:
    assert index_text("新聞 news").split() == ["新", "聞", "news"]
    assert index_text("plain words") == "plain words"


def test_without_controls_keeps_tab_and_newline() -> None:
    assert without_controls("a\tb\nc\x00\x08\x7f\ud800\ufffe") == "a\tb\nc"


def test_html_from_text_keeps_paragraphs_and_escapes() -> None:
    assert html_from_text("one\ntwo\n\n<b>three</b> & four") == "<p>one<br>two</p><p>&lt;b&gt;three&lt;/b&gt; &amp; four</p>"


@pytest.mark.parametrize("function", [plain_text, one_line, literal_line, snippet, index_text, html_from_text])
def test_hostile_lengths_are_harmless(function: object) -> None:
    for text in ("<" * 200_000, "<a " * 100_000, "\n" * 200_000, " \n" * 100_000, "&" * 200_000, "<p>" * 100_000):
        assert isinstance(function(text), str)  # type: ignore[operator]


INVISIBLE = [
    "\u200b", "\u200b\u200c\u200d\ufeff\u2060", "\u00ad", "\u3164", "\uffa0\u115f\u1160", "\u2800", "\u034f", "\u061c\u200e\u200f", "\u180e", "\ufe0f",
    "\u2066\u2069", "\u202e", "\U000e0041\U000e007f", "\U000e0101", "\u00a0 \u2003\u3000", "\u17b4", "\ufff9\ufffb", "&#8203;", "&zwnj;&shy;", "<b>\u200b</b>",
]  # fmt: skip


@pytest.mark.parametrize("title", INVISIBLE)
def test_a_title_that_cannot_be_seen_is_none(title: str) -> None:
    assert one_line(title) == ""
    assert one_line(f" {title} {title}") == ""
    assert one_line(f"{title}a") != ""


@pytest.mark.parametrize(
    "title",
    ["a", "-", "\u2026", "\u0644\u0627", "\u65e5", "\U0001f468\u200d\U0001f469", "\u0301", "\ue000", "\u00a0.", "\u1100", "_"],
)
def test_a_title_with_any_visible_sign_stays(title: str) -> None:
    assert one_line(title) == literal_line(title) != ""

"""The user's style sheet: what passes, and where each mistake is said to be."""

import pytest

from reader.formats.articles.css import ELEMENTS, LARGEST, PROPERTIES, ArticleCss, CssProblem, Mistake, contrast, read_css


def mistakes(text: str | bytes) -> list[tuple[int, Mistake]]:
    found = read_css(text if isinstance(text, bytes) else text.encode())
    return [(each.line, each.mistake) for each in found.problems]


def test_a_style_sheet_is_read_with_comments_and_lists_of_elements() -> None:
    css = read_css(
        b"\xef\xbb\xbf/* mine\n two lines */\narticle { background-color: #FFF; color: black }\n"
        b"h1, H2 {\n  font-size: 150%;\n  font-family: 'Charis SIL', serif;\n  margin-top: 12px\n}\na { text-decoration: NONE; }"
    )
    assert css.problems == ()
    ground = css.find("article", "background-color")
    assert (ground.value, ground.line) == ("#ffffff", 3)
    for element in ("h1", "h2"):
        size, family, above = (css.find(element, name) for name in ("font-size", "font-family", "margin-top"))
        assert (size.value, size.unit, size.line) == (1.5, "%", 5)
        assert (family.value, above.value, above.line) == ("Charis SIL", 12.0, 7)
    assert css.find("a", "text-decoration") is not None
    assert css.find("p", "color") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@import 'other.css';\np { color: red }", [(1, Mistake.AT_RULE)]),
        ("@media print {\n p { color: red }\n}\np { colour: red }", [(1, Mistake.AT_RULE), (4, Mistake.PROPERTY)]),
        ("p {\n\n background-color: url(https://example.org/x.png);\n}", [(3, Mistake.ADDRESS)]),
        ("p { font-family: u\\72l(x) }", [(1, Mistake.ADDRESS)]),
        ("p { background-image: none }", [(1, Mistake.PROPERTY)]),
        (
            "script { color: red }\np.x { color: red }\n* { color: red }",
            [(1, Mistake.ELEMENT), (2, Mistake.ELEMENT), (3, Mistake.ELEMENT)],
        ),
        ("p { color: rgb(1,2,3) }", [(1, Mistake.VALUE)]),
        (
            "p { font-size: 900px }\np { font-size: 12 }\np { line-height: -1 }",
            [(1, Mistake.VALUE), (2, Mistake.VALUE), (3, Mistake.VALUE)],
        ),
        ("p { color }", [(1, Mistake.VALUE)]),
        ("a { color: red;\n font-size: 20px }", [(2, Mistake.PROPERTY)]),
        ("h1, pre {\n background-color: red\n}\np { text-decoration: none }", [(2, Mistake.PROPERTY), (4, Mistake.PROPERTY)]),
        ("p { color: red", [(1, Mistake.OPEN)]),
        ("\n\np color: red }", [(3, Mistake.OPEN)]),
        (b"p { color: red }\n\xff\xfe", [(2, Mistake.NOT_TEXT)]),
        (b" " * (LARGEST + 1), [(0, Mistake.TOO_LARGE)]),
        (b"\x00\x00", [(1, Mistake.OPEN)]),
        ("", []),
    ],
)
def test_each_mistake_is_named_with_its_line(text: str | bytes, expected: list[tuple[int, Mistake]]) -> None:
    assert mistakes(text) == expected


def test_a_mistake_costs_only_its_own_declaration() -> None:
    css = read_css(b"p { colour: red; font-weight: bold; color: #123 }")
    assert css.problems == (CssProblem(1, Mistake.PROPERTY, "colour"),)
    assert set(css.rules["p"]) == {"font-weight", "color"}


def test_any_bytes_are_read_in_a_moment_and_hold_only_known_names() -> None:
    for data in (
        b"{" * LARGEST,
        b"}" * LARGEST,
        b"@" * LARGEST,
        b"/*" * (LARGEST // 2),
        b"p{color:red}" * 5000,
        b"p{" + b";" * 60_000 + b"}",
    ):
        css = read_css(data)
        assert isinstance(css, ArticleCss)
        assert set(css.rules) <= ELEMENTS
        assert {name for rules in css.rules.values() for name in rules} <= PROPERTIES
        assert len(css.problems) <= 20


def test_contrast_is_that_of_the_guideline() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#767676") == pytest.approx(4.54, abs=0.01)

"""Regular expressions of rules: what they find, what is refused and where, and that none takes for ever."""

import pytest

from reader.domain.errors import Detail, DetailKind, ReaderError
from reader.formats.expression import LONGEST, Expressions, fault


@pytest.mark.parametrize(
    ("pattern", "text", "is_found"),
    [
        ("foot?ball", "FOOBALL", True),
        (r"\bärzte\b", "Die Ärzte spielen", True),
        (r"\bärzte\b", "Zahnärzten", False),
        ("straße", "STRASSE", True),
        (r"^breaking:", "Not breaking: x", False),
        ("(?-i:NASA)", "nasa", False),
        (r"(?s)a.b", "a\nb", True),
        (r"v\d+\.\d+(?!-rc)", "v1.2", True),
        (r"\d{1,2}\.\d{1,2}\.\d{2,4}", "on 3.12.2026", True),
        (r".{0,200}foo.{0,200}", "a foo", True),
        (r"[{}]\p{Lu}\x41", "{ÄA", True),
        ("日本|中国", "今日の日本", True),
    ],
)
def test_an_expression_is_found(pattern: str, text: str, is_found: bool) -> None:  # noqa: FBT001 - a table
    assert fault(pattern) is None
    assert Expressions(2.0).search(pattern, text) is is_found


@pytest.mark.parametrize(
    ("pattern", "wrong"),
    [
        ("ab)c", Detail(DetailKind.EXPRESSION, (3, ")c"))),
        ("(ab", Detail(DetailKind.EXPRESSION_END)),
        ("*a", Detail(DetailKind.EXPRESSION, (1, "*a"))),
        ("x(?R)?y", Detail(DetailKind.EXPRESSION, (2, "(?R)?y"))),
        ("(?P<a>x(?&a)?)", Detail(DetailKind.EXPRESSION, (8, "(?&a)?)"))),
        ("(x(?1)?)", Detail(DetailKind.EXPRESSION, (3, "(?1)?)"))),
        ("(?:abc){e<=2}", Detail(DetailKind.EXPRESSION, (8, "{e<=2}"))),
        ("a" * (LONGEST + 1), Detail(DetailKind.EXPRESSION_LONG, (LONGEST,))),
        ("(?:" * 40 + "a" + "){1,99}" * 40, Detail(DetailKind.EXPRESSION_LARGE)),
        ("a{5000}", Detail(DetailKind.EXPRESSION_LARGE)),
    ],
)
def test_an_expression_that_is_none_is_refused_with_its_place(pattern: str, wrong: Detail) -> None:
    assert fault(pattern) == wrong
    with pytest.raises(ReaderError):
        Expressions(2.0).search(pattern, "abc")


@pytest.mark.parametrize("pattern", [r"(\w+\s?)*[.?]", r"(\p{L}+)*[.!]"])
def test_an_expression_that_takes_for_ever_ends_and_costs_its_share_alone(pattern: str) -> None:
    searches = Expressions(0.1)
    text = "aaaa" * 10_000
    with pytest.raises(ReaderError) as error:
        searches.search(pattern, text)
    assert error.value.problem.detail == Detail(DetailKind.EXPRESSION_SLOW)
    assert fault(pattern) is None
    assert Expressions(0.1).search("a", text)


def test_what_was_spent_counts_for_every_text() -> None:
    searches = Expressions(0.0)
    with pytest.raises(ReaderError):
        searches.search("a", "a")

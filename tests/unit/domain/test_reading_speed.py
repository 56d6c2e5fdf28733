"""Reading times by script, against the published rates."""

import pytest

from reader.domain.entry import CHINESE_SIGNS_PER_MINUTE, JAPANESE_SIGNS_PER_MINUTE, in_letters, minutes

CHINESE = "\u6f6e\u6c34\u6bcf\u5929\u6765\u4e24\u6b21\u3002"
JAPANESE = "\u6f6e\u306f\u4e00\u65e5\u306b\u4e8c\u5ea6\u6765\u308b\u3002"
KOREAN = "\ubc00\ubb3c\uc740 \ud558\ub8e8\uc5d0 \ub450 \ubc88 \uc628\ub2e4."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 0.0),
        ("word " * 238, 1.0),
        ("caf\u00e9 " * 476, 2.0),
        (CHINESE * 332, 7.0),
        (JAPANESE * 464, 9.0),
        (KOREAN * 464, 10.0),
        (CHINESE * 332 + " word" * 238, 8.0),
        # a Chinese text that names a Japanese word stays Chinese
        (CHINESE * 332 + "\u306e" * 5, 7.0),
    ],
    ids=["nothing", "english", "accents", "chinese", "japanese", "korean", "mixed", "quoting"],
)
def test_a_text_takes_its_scripts_time(text: str, expected: float) -> None:
    assert minutes(text) == pytest.approx(expected, rel=0.005)


def test_the_rates_are_those_published() -> None:
    assert (CHINESE_SIGNS_PER_MINUTE, JAPANESE_SIGNS_PER_MINUTE) == (332, 464)


def test_a_sign_counts_as_the_letters_that_take_as_long() -> None:
    assert in_letters(1200, "word " * 40) == 1200
    assert in_letters(1200, "") == 1200
    assert in_letters(332, "\u6f6e" * 50) == 1200
    assert in_letters(464, "\u3042" * 50) == 1200
    assert in_letters(100, "\u6f6eabc") == round(75 + 25 * 1200 / 332)

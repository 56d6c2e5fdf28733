"""The table of preferences: every row is whole, every text is checked, and the document that shows it is that of this table."""

import itertools
import runpy
from pathlib import Path

import pytest

from reader.domain.preferences import PREFERENCES, Form, Page
from reader.domain.visits import Hours, hours_of

ROOT = Path(__file__).parents[3]
PROXY, AGENT, HOURS = PREFERENCES["fetch.proxy"], PREFERENCES["fetch.user_agent"], PREFERENCES["fetch.quiet_hours"]


def test_every_row_is_whole() -> None:
    for preference in PREFERENCES.values():
        assert preference.label, preference.key
        assert preference.help.endswith("."), preference.key
        assert preference.check(preference.default) == preference.default, preference.key
        if preference.form is Form.HIDDEN:
            continue
        assert len(preference.labels) == len(preference.choices), preference.key
        assert (preference.form is Form.CHOICE) == bool(preference.choices), preference.key
        if preference.form in {Form.NUMBER, Form.BUDGET}:
            assert preference.unit, preference.key
            assert None not in (preference.minimum, preference.maximum), preference.key
            assert all(preference.check(stop) == stop for stop in preference.stops), preference.key
            assert not preference.stops or preference.default in preference.stops, preference.key


def test_no_label_stands_for_two_preferences() -> None:
    shown = [preference.label for preference in PREFERENCES.values() if preference.form is not Form.HIDDEN]
    assert len(set(shown)) == len(shown)


def test_pages_and_sections_stand_together() -> None:
    visible = [(list(Page).index(each.page), each.section) for each in PREFERENCES.values() if each.form is not Form.HIDDEN]
    assert [page for page, _ in visible] == sorted(page for page, _ in visible)
    assert len(list(itertools.groupby(visible))) == len(set(visible))


def test_the_document_is_that_of_the_table() -> None:
    made = runpy.run_path(str(ROOT / "packaging" / "preferences.py"))
    text = (ROOT / "reader" / "domain" / "preferences.md").read_text(encoding="utf-8")
    assert text == made["document"](), "run: python packaging/preferences.py"
    assert all(f"`{key}`" in text for key in PREFERENCES)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", ""),
        ("  None ", "none"),
        ("proxy.example:3128", "http://proxy.example:3128"),
        ("https://proxy.example:443/", "https://proxy.example:443"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_a_proxy_is_kept_in_one_spelling(text: str, kept: str) -> None:
    assert PROXY.check(text) == kept
    assert PROXY.check(kept) == kept


@pytest.mark.parametrize(
    "text",
    [
        "socks5://proxy.example:1080",
        "http://me:secret@proxy.example:3128",
        "proxy.example",
        "http://proxy.example",
        "proxy.example:99999",
        "proxy.example:0",
        "proxy.example:80/path",
        "pro xy:80",
        "file:///etc/passwd",
        "http://:80",
    ],
)
def test_what_is_no_proxy_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"proxy|[Pp]ort"):
        PROXY.check(text)


@pytest.mark.parametrize("text", ["a\nb", "caf\N{LATIN SMALL LETTER E WITH ACUTE}", "x" * 201, "\x00"])
def test_a_user_agent_that_cannot_be_sent_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="plain"):
        AGENT.check(text)


def test_a_user_agent_is_kept_without_spaces_around() -> None:
    assert AGENT.check("  Reader/1.0 (mine)  ") == "Reader/1.0 (mine)"


@pytest.mark.parametrize(("text", "kept"), [("", ""), ("7:05 \N{EN DASH} 9:00", "07:05-09:00"), ("22:00-07:00", "22:00-07:00")])
def test_hours_are_kept_in_one_spelling(text: str, kept: str) -> None:
    assert HOURS.check(text) == kept


@pytest.mark.parametrize("text", ["22:00", "24:00-07:00", "22:60-07:00", "10:00-10:00", "from ten to five", "22-7"])
def test_what_are_no_hours_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="hours"):
        HOURS.check(text)


def test_hours_hold_over_midnight() -> None:
    night, noon = hours_of("22:00-07:00"), Hours(12 * 60, 13 * 60)
    assert [night.holds(minute) for minute in (1319, 1320, 0, 419, 420)] == [False, True, True, True, False]
    assert [noon.holds(minute) for minute in (719, 720, 779, 780)] == [False, True, True, False]


@pytest.mark.parametrize("value", [1, None, "yes", 1.0])
def test_a_switch_changes_nothing_else(value: object) -> None:
    with pytest.raises(ValueError, match="takes bool"):
        PREFERENCES["fetch.automatic"].check(value)  # type: ignore[arg-type]

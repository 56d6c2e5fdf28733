"""Languages: every word has its translation, the compiled files are those of their sources, and the system's wishes are followed."""

import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.preferences import PREFERENCES
from reader.ui.data.nodes import sort_key
from reader.ui.kit import fonts
from reader.ui.text import languages
from reader.ui.text.languages import chosen_language, install_language
from reader.ui.text.times import clock_time, day_name, day_range, relative_time
from reader.ui.text.translate import ended, labelled, listed
from tests.fakes.clock import FakeClock

ROOT = Path(__file__).parents[3]
TRANSLATIONS = runpy.run_path(str(ROOT / "packaging" / "translations.py"))
NOW = 1_778_841_720  # Friday, 15 May 2026, 10:42 UTC
HOUR = 3600
DAY = 86_400
GERMANY = QLocale(QLocale.Language.German, QLocale.Country.Germany)


@cache
def texts_in_source() -> set[tuple[str, str]]:
    return TRANSLATIONS["texts_in_source"]()


@pytest.fixture(autouse=True)
def english_afterwards(qtbot: QtBot) -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


def test_one_and_many() -> None:
    install_language("en", QLocale.c())
    install_language("en", QLocale.c())
    one = QCoreApplication.translate("PaneLinks", "%n articles", "", 1)
    many = QCoreApplication.translate("PaneLinks", "%n articles", "", 7)
    assert (one, many) == ("1 article", "7 articles")
    assert QCoreApplication.translate("Events", "%n subscriptions added", "", 1) == "1 subscription added"


def test_german_and_back() -> None:
    install_language("de", QLocale.c())
    assert QCoreApplication.translate("Events", "%n subscriptions added", "", 1) == "1 Abo hinzugefügt"
    assert QCoreApplication.translate("TreeModel", "Unread") == "Ungelesen"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    install_language("en", QLocale.c())
    assert QCoreApplication.translate("TreeModel", "Unread") == "Unread"


class System(QLocale):
    """A system whose user put languages in an order."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names[0])
        self._names = names

    def uiLanguages(self) -> list[str]:  # noqa: N802 -- Qt's name
        return self._names


@pytest.mark.parametrize(
    ("preference", "system", "chosen"),
    [
        ("system", ["de-AT", "de"], "de"),
        ("system", ["it-IT", "it", "de-DE", "de"], "de"),
        ("system", ["en-GB", "en", "de"], "en"),
        ("system", ["C"], "en"),
        ("system", ["ko-KR", "ko"], "en"),
        ("system", ["es-Latn-MX", "es-MX", "es-Latn", "es"], "es"),
        ("system", ["es-419"], "es"),
        ("system", ["fr-CA", "fr"], "fr"),
        ("system", ["ja-Jpan-JP", "ja-JP", "ja"], "ja"),
        ("system", ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"], "zh_CN"),
        ("system", ["zh_Hans"], "zh_CN"),
        ("system", ["zh-Hans-SG", "zh-SG", "zh-Hans", "zh"], "zh_CN"),
        ("system", ["zh"], "zh_CN"),
        ("system", ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"], "en"),
        ("system", ["zh-HK", "zh", "ja-JP", "ja"], "ja"),
        ("system", ["zh-TW", "zh", "zh-CN"], "zh_CN"),
        ("en", ["de-DE", "de"], "en"),
        ("de", ["en-US", "en"], "de"),
    ],
)
def test_the_language_is_the_one_preferred_or_the_system_s(preference: str, system: list[str], chosen: str) -> None:
    assert chosen_language(preference, System(system)) == chosen


def test_days_and_numbers_follow_the_language() -> None:
    install_language("de", QLocale(QLocale.Language.English, QLocale.Country.Austria))
    assert (QLocale().language(), QLocale().territory()) == (QLocale.Language.German, QLocale.Country.Austria)
    clock = FakeClock(at=NOW)
    assert relative_time(NOW - 12 * 60, clock) == "12 Min."
    assert relative_time(NOW - 3 * HOUR, clock) == "3 Std."
    assert relative_time(NOW - 30 * DAY, clock) == "15. April"
    assert relative_time(NOW - 400 * DAY, clock) == "10. Apr. 2025"
    assert day_name(20_000, 20_001) == "Gestern"
    assert day_name(20_000, 20_003) == "Freitag"
    assert day_range(NOW - 3 * DAY, NOW - DAY, clock) == "12.\N{EN DASH}14. Mai"
    assert clock_time(NOW - DAY, clock).removesuffix(" 10:42").removesuffix(".") == "Do"


@pytest.mark.parametrize(
    ("language", "ago", "short", "long", "span"),
    [
        ("es", "3 h", "jue 10:42", "15 de abril", "12\N{EN DASH}14 de mayo"),
        ("fr", "3 h", "jeu. 10:42", "15 avril", "12\N{EN DASH}14 mai"),
        ("ja", "3時間", "木 10:42", "4月15日", "5月12日\N{EN DASH}5月14日"),
        ("zh_CN", "3 小时", "周四 10:42", "4月15日", "5月12日\N{EN DASH}5月14日"),
    ],
)
def test_days_are_written_as_each_language_does(language: str, ago: str, short: str, long: str, span: str) -> None:
    install_language(language, QLocale.c())
    clock = FakeClock(at=NOW)
    said = (relative_time(NOW - 3 * HOUR, clock), clock_time(NOW - DAY, clock), relative_time(NOW - 30 * DAY, clock))
    assert said == (ago, short, long)
    assert day_range(NOW - 3 * DAY, NOW - DAY, clock) == span
    assert day_name(20_000, 20_003) == day_name(20_000, 20_003).capitalize()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a: b, c."),
        ("fr", "a\u00a0: b, c."),
        ("es", "a: b, c."),
        ("ja", "a\N{FULLWIDTH COLON}b、c。"),
        ("zh_CN", "a\N{FULLWIDTH COLON}b、c。"),
    ],
)
def test_parts_are_joined_by_the_punctuation_of_the_language(language: str, said: str) -> None:
    install_language(language, QLocale.c())
    assert ended(labelled("a", listed(["b", "c"]))) == said


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("de", ["apfel", "Äpfel", "Zug"]),
        ("es", ["nube", "ñu", "oso"]),
        ("fr", ["cote", "côte", "Écran", "fin"]),
        ("ja", ["あお", "カメラ", "さくら"]),
        ("zh_CN", ["安静", "北京", "中文"]),
        ("en", ["Part 9", "part 10", "Quay"]),
    ],
)
def test_names_are_sorted_as_readers_of_the_language_expect(language: str, names: list[str]) -> None:
    install_language(language, QLocale.c())
    found = names[::-1]
    found.sort(key=sort_key)
    assert found == names


def test_japanese_and_chinese_have_typefaces_of_their_own() -> None:
    install_language("en", QLocale.c())
    latin = fonts.ui_font(13).families()
    for language, writing in (("ja", "ja"), ("zh_CN", "zh")):
        install_language(language, QLocale.c())
        assert languages.east_asian_writing() == writing
        assert fonts.ui_font(13).families() == [*latin, *fonts.families(writing, serif=False)]
        assert set(fonts.families(writing, serif=True)) <= set(fonts.reading_font(18).families())


def test_a_later_language_begins_on_its_own_side(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    translations = tmp_path / "translations"
    translations.mkdir()
    source = translations / "beforehand_ar.ts"
    source.write_text('<!DOCTYPE TS><TS version="2.1" language="ar"></TS>', encoding="utf-8")
    TRANSLATIONS["compile_file"](source, source.with_suffix(".qm"))
    monkeypatch.setattr(languages, "resources_folder", lambda: tmp_path)
    assert chosen_language("system", QLocale("ar_EG")) == "en", "a draft"
    monkeypatch.setattr(languages, "COMPLETE", (*languages.COMPLETE, "ar"))
    assert chosen_language("system", QLocale("ar_EG")) == "ar"
    install_language("system", QLocale("ar_EG"))
    assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    install_language("en", QLocale("ar_EG"))
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("name", ["es_MX", "fr_CA", "ja_JP", "zh_SG", "zh_CN"])
def test_a_system_keeps_its_own_habits_in_its_own_language(name: str) -> None:
    install_language("system", QLocale(name))
    assert QLocale().name() == name
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel", "Qt's own texts"


@pytest.mark.parametrize(("language", "name"), [("zh_CN", "zh_CN"), ("ja", "ja_JP"), ("fr", "fr_FR")])
def test_a_language_chosen_by_hand_is_written_its_own_way(language: str, name: str) -> None:
    install_language(language, QLocale("zh_TW"))
    assert QLocale().name() == name


def test_what_can_be_preferred_is_there() -> None:
    assert set(PREFERENCES["look.language"].choices) == {"system", *languages.languages()}
    assert set(TRANSLATIONS["LANGUAGES"]) == set(languages.languages())


def test_every_counted_text_has_both_forms_in_english() -> None:
    counted = {text for text in texts_in_source() if "%n" in text[1]}
    english = TRANSLATIONS["read"]("en")
    assert set(english) == counted
    for (_, source), forms in english.items():
        assert all(forms), source
        assert forms[-1] == source


@pytest.mark.parametrize("language", languages.languages())
def test_the_compiled_file_is_that_of_its_source(language: str, tmp_path: Path) -> None:
    source = TRANSLATIONS["FOLDER"] / f"beforehand_{language}.ts"
    TRANSLATIONS["compile_file"](source, tmp_path / "new.qm")
    assert (tmp_path / "new.qm").read_bytes() == source.with_suffix(".qm").read_bytes()


def test_texts_are_found_where_they_are_asked_for() -> None:
    texts = texts_in_source()
    assert ("Palette", "Commands") in texts, "by the window's own tr"
    assert ("ListModel", "unread") in texts, "by a function that adds the context"
    assert ("ArticlePane", "The picture could not be loaded") in texts, "by such a function of another module"
    assert ("Arrangement", "Best first") in texts, "in a table"
    assert ("Actions", "Quit") in texts, "in the table of actions"

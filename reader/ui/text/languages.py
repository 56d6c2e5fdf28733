"""Sets the interface language: translations, day and month names, layout direction. GUI thread only.

Translations are compiled files, not Python classes: Qt calls translators from any thread and while holding locks, where waiting
for the interpreter would deadlock.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QMargins, QTranslator
from PySide6.QtGui import QGuiApplication

from reader.ui.data.assets import resources_folder

SOURCE = "en"
SYSTEM = "system"
_OWN, _QT = "beforehand", "qtbase"

Written = tuple[QLocale.Language, QLocale.Script]
_EAST_ASIAN: dict[Written, str] = {
    (QLocale.Language.Japanese, QLocale.Script.JapaneseScript): "ja",
    (QLocale.Language.Korean, QLocale.Script.KoreanScript): "ko",
    (QLocale.Language.Chinese, QLocale.Script.TraditionalHanScript): "zh-hant",
    (QLocale.Language.Chinese, QLocale.Script.SimplifiedHanScript): "zh",
}


COMPLETE = ("en", "de", "es", "fr", "ja", "zh_CN")
"""A missing text in one of these is an error; all other languages are drafts. English is the source: only its plurals are kept."""


def languages() -> list[str]:
    return sorted(path.stem.removeprefix(f"{_OWN}_") for path in _folder().glob(f"{_OWN}_*.qm"))


def chosen_language(preference: str, system: QLocale) -> str:
    """Return the preferred language, or the first of the system's that has a translation.

    Language and script must match, whatever the country: readers of Traditional Chinese get English rather than Simplified. Drafts
    are for those who choose them.
    """
    if preference != SYSTEM:
        return preference
    files = {_written(QLocale(language)): language for language in COMPLETE}
    return next((files[written] for written in map(_written, _wanted(system)) if written in files), SOURCE)


def _wanted(system: QLocale) -> Iterator[QLocale]:
    named: set[str] = set()
    for name in system.uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        # Qt shortens zh-TW to zh, which alone means another script
        if name != language or language not in named:
            yield QLocale(name)
        named.add(language)


def install_language(preference: str, system: QLocale) -> None:
    """Switch the language. Existing widgets keep theirs, so call it before there is a window."""
    language = chosen_language(preference, system)
    application = QCoreApplication.instance()
    for translator in application.findChildren(QTranslator) if application is not None else ():
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)
    # the last one installed is queried first: English has plural forms only, as the fallback for untranslated texts
    _install(_OWN, SOURCE, _folder())
    if language != SOURCE:
        _install(_QT, language, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        _install(_OWN, language, _folder())
    locale = _locale(language, system)
    QLocale.setDefault(locale)
    east_asian_writing.cache_clear()
    QGuiApplication.setLayoutDirection(locale.textDirection())


def language_code() -> str:
    locale = QLocale()
    return SOURCE if locale.language() == QLocale.Language.C else locale.bcp47Name()


@cache
def east_asian_writing() -> str:
    """Return the East Asian script of the interface language, by the names of `kit.fonts`, or ''. Cached until another
    language is installed: every font asks.
    """
    return _EAST_ASIAN.get(_written(QLocale()), "")


def number_text(number: int) -> str:
    """Format a count with the language's separators: 4,282. Counts in sentences (%n) have them already."""
    return QLocale().toString(number)


def side_margins(start: int, top: int, end: int, bottom: int) -> QMargins:
    """Return margins that respect the layout direction: Qt mirrors the contents of a layout, but not its margins."""
    is_turned = QGuiApplication.isRightToLeft()
    return QMargins(end if is_turned else start, top, start if is_turned else end, bottom)


def _install(name: str, language: str, folder: Path) -> None:
    translator = QTranslator(QCoreApplication.instance())
    if translator.load(f"{name}_{language}", str(folder)):
        QCoreApplication.installTranslator(translator)


def _locale(language: str, system: QLocale) -> QLocale:
    """Return the system's locale if it has this language: the user may have changed its details. The C locale has no separators
    and is skipped.
    """
    spoken = QLocale(language)
    if _written(system) == _written(spoken):
        return system
    return QLocale(spoken.language(), spoken.script(), system.territory())


def _written(locale: QLocale) -> Written:
    return locale.language(), locale.script()


def _folder() -> Path:
    return resources_folder() / "translations"

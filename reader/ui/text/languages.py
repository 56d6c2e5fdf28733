"""The language of the window: its words, its names of days and months, and which side it begins on. GUI thread only.

The translations are compiled files, not classes of ours: Qt asks its translators from any thread and while it holds locks, where
waiting for the interpreter would be a deadlock.
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


def languages() -> list[str]:
    """The languages there is a file for."""
    return sorted(path.stem.removeprefix(f"{_OWN}_") for path in _folder().glob(f"{_OWN}_*.qm"))


def chosen_language(preference: str, system: QLocale) -> str:
    """The language to speak: the one preferred, or the first of the system's that there is a file for.

    A file fits by language and writing, whatever the country: who reads Traditional Chinese gets English rather than Simplified.
    """
    if preference != SYSTEM:
        return preference
    files = {_written(QLocale(language)): language for language in languages()}
    return next((files[written] for written in map(_written, _wanted(system)) if written in files), SOURCE)


def _wanted(system: QLocale) -> Iterator[QLocale]:
    named: set[str] = set()
    for name in system.uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        # Qt shortens zh-TW to zh, which by itself is another writing
        if name != language or language not in named:
            yield QLocale(name)
        named.add(language)


def install_language(preference: str, system: QLocale) -> None:
    """Speak a language from now on. What is already shown stays as it is, so call it before there is a window."""
    language = chosen_language(preference, system)
    application = QCoreApplication.instance()
    for translator in application.findChildren(QTranslator) if application is not None else ():
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)
    # what was installed last is asked first: English has only what is counted, and is right where a translation has a hole
    _install(_OWN, SOURCE, _folder())
    if language != SOURCE:
        _install(_QT, language, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        _install(_OWN, language, _folder())
    locale = _locale(language, system)
    QLocale.setDefault(locale)
    east_asian_writing.cache_clear()
    QGuiApplication.setLayoutDirection(locale.textDirection())


def language_code() -> str:
    """What the window speaks, as web pages name it (BCP 47)."""
    locale = QLocale()
    return SOURCE if locale.language() == QLocale.Language.C else locale.bcp47Name()


@cache
def east_asian_writing() -> str:
    """What the window's language is written in, by the names of `look.scripts`, or nothing. Kept until another language is installed: every font asks."""
    return _EAST_ASIAN.get(_written(QLocale()), "")


def number_text(number: int) -> str:
    """A count with the separators of the language: 4,282. What is counted in a sentence (%n) has them already."""
    return QLocale().toString(number)


def side_margins(start: int, top: int, end: int, bottom: int) -> QMargins:
    """Room around a layout by where lines start and end: Qt turns round what is in a layout, but not the room around it."""
    is_turned = QGuiApplication.isRightToLeft()
    return QMargins(end if is_turned else start, top, start if is_turned else end, bottom)


def _install(name: str, language: str, folder: Path) -> None:
    translator = QTranslator(QCoreApplication.instance())
    if translator.load(f"{name}_{language}", str(folder)):
        QCoreApplication.installTranslator(translator)


def _locale(language: str, system: QLocale) -> QLocale:
    """The system's own where it speaks the language: the user may have changed its details. C is no language: it separates nothing."""
    spoken = QLocale(language)
    if _written(system) == _written(spoken):
        return system
    return QLocale(spoken.language(), spoken.script(), system.territory())


def _written(locale: QLocale) -> Written:
    return locale.language(), locale.script()


def _folder() -> Path:
    return resources_folder() / "translations"

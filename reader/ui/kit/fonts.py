"""Fonts and sizes of the design, created once each, and the scripts that need their own. GUI thread only."""

import re
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from reader.ui.text.languages import east_asian_writing

# compiled on first use: most texts need none of them
_KANA = "[\u3040-\u30ff]"
_HANGUL = "[\uac00-\ud7af]"
_HAN = "[\u3400-\u9fff\uf900-\ufaff]"
_SERIF = {
    "ja": ("Noto Serif CJK JP", "Source Han Serif JP", "Hiragino Mincho ProN", "Yu Mincho", "Noto Sans CJK JP"),
    "ko": ("Noto Serif CJK KR", "Source Han Serif KR", "AppleMyungjo", "Batang", "Noto Sans CJK KR"),
    "zh-hant": ("Noto Serif CJK TC", "Source Han Serif TC", "Songti TC", "PMingLiU", "Noto Sans CJK TC"),
    "zh": ("Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", "SimSun", "Noto Sans CJK SC"),
}
_SANS = {
    "ja": ("Noto Sans CJK JP", "Source Han Sans JP", "Hiragino Sans", "Yu Gothic UI", "Yu Gothic"),
    "ko": ("Noto Sans CJK KR", "Source Han Sans KR", "Apple SD Gothic Neo", "Malgun Gothic"),
    "zh-hant": ("Noto Sans CJK TC", "Source Han Sans TC", "PingFang TC", "Microsoft JhengHei"),
    "zh": ("Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei"),
}


def east_asian(lang: str, text: str) -> str:
    """Return the East Asian script of a text, by its language tag, else by its letters: ja, ko, zh-hant, zh or ''."""
    tag = lang.lower()
    primary = tag.partition("-")[0]
    if primary in {"ja", "ko"}:
        return primary
    if primary in {"zh", "yue"}:
        return "zh-hant" if any(part in tag for part in ("hant", "-tw", "-hk", "-mo")) else "zh"
    if text.isascii():
        return ""
    if re.search(_KANA, text):
        return "ja"
    if re.search(_HANGUL, text):
        return "ko"
    return "zh" if re.search(_HAN, text) else ""


@cache
def families(writing: str, *, serif: bool) -> tuple[str, ...]:
    """Return the installed typefaces for an East Asian script, best first."""
    wanted = (_SERIF if serif else _SANS).get(writing, ())
    return tuple(family for family in wanted if QFontDatabase.hasFamily(family))


CAPTION_PX = 11
SMALL_PX = 12
BASE_PX = 13
ROW_PX = 14
SUBHEADING_PX = 15
INPUT_PX = 17
ARTICLE_PX = 18
TITLE_PX = 33
CODE_PX = 13.5

REGULAR = 400
MEDIUM = 500
SEMIBOLD = 600
BOLD = 700

_READING = ("Charis SIL", "Noto Serif", "Georgia", "Iowan Old Style", "Source Serif 4", "DejaVu Serif")
_MONO = ("JetBrains Mono", "SF Mono", "Cascadia Mono", "Noto Sans Mono", "DejaVu Sans Mono")


_interface: list[int] = [BASE_PX]
"""Pixel size of the interface text designed at 13; all other sizes scale with it."""


def set_interface_size(pixels: int) -> None:
    """Set the interface text size; existing widgets keep their fonts."""
    _interface[0] = pixels


def scaled(pixels: float) -> int:
    """Scale a height with the interface text size."""
    return round(pixels * _interface[0] / BASE_PX)


def ui_font(pixels: float, weight: int = REGULAR, *, tabular: bool = False) -> QFont:
    """Return the interface font: Inter if installed, else the system's, with fallbacks for the language. `tabular` gives figures
    of one width.
    """
    wanted = pixels if _interface[0] == BASE_PX else scaled(pixels)
    return QFont(_font(_ui_families(east_asian_writing()), wanted, weight, tabular=tabular))


def reading_font(pixels: float, weight: int = REGULAR) -> QFont:
    font = QFont(_font(_installed(_READING, "serif", east_asian_writing()), pixels, weight, tabular=False))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def mono_font(pixels: float, weight: int = REGULAR) -> QFont:
    font = QFont(_font(_installed(_MONO, "monospace"), pixels, weight, tabular=False))
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


@cache
def _ui_families(writing: str) -> tuple[str, ...]:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    own = ("Inter", system) if QFontDatabase.hasFamily("Inter") else (system,)
    return (*own, *families(writing, serif=False))


@cache
def _installed(wanted: tuple[str, ...], generic: str, writing: str = "") -> tuple[str, ...]:
    own = (family for family in wanted if QFontDatabase.hasFamily(family))
    return (*own, *families(writing, serif=generic == "serif"), generic)


@cache
def _font(families: tuple[str, ...], pixels: float, weight: int, *, tabular: bool) -> QFont:
    font = QFont(list(families))
    if pixels == int(pixels):
        font.setPixelSize(int(pixels))
    else:
        font.setPointSizeF(pixels * 72 / 96)
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font

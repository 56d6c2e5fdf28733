"""Chooses typefaces for a language and the direction of a text. GUI thread only (queries installed fonts)."""

import re
import unicodedata
from functools import cache

from PySide6.QtGui import QFontDatabase

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


def is_right_to_left(text: str, direction: str) -> bool:
    """Check whether a block runs from right to left, by its markup, else by its first directional letter."""
    if direction:
        return direction == "rtl"
    if text.isascii():
        return False
    kinds = (unicodedata.bidirectional(letter) for letter in text[:300])
    return next((kind in {"R", "AL"} for kind in kinds if kind in {"L", "R", "AL"}), False)

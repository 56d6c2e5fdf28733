"""Silent reading time of a text, by its script. Pure.

English at 238 words a minute: Brysbaert, How many words do we read per minute?, Journal of Memory and Language 109 (2019),
non-fiction. Chinese and Japanese by character: read aloud, 255 and 357 characters a minute (Trauzettel-Klosinski and Dietz,
Investigative Ophthalmology & Visual Science 53 (2012), the IReST texts), times 238 / 183, the ratio of silent reading to reading
aloud in English (Brysbaert). That study has no Korean; its syllables are counted as Japanese characters.
"""

import re

WORDS_PER_MINUTE = 238
IN_SILENCE = 238 / 183
CHINESE_SIGNS_PER_MINUTE = round(255 * IN_SILENCE)
JAPANESE_SIGNS_PER_MINUTE = round(357 * IN_SILENCE)
LETTERS_PER_SECOND = 20.0
"""About 240 words a minute."""
_SIGN = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d]")
_NOT_CHINESE = re.compile("[\u3040-\u30ff\uac00-\ud7af\uff66-\uff9d]")
_WORD = re.compile(r"\w\S*")
_LEAST_SHARE = 0.05
"""Below this share of kana, a text is Chinese with Japanese quotes."""


def minutes(text: str) -> float:
    """Return the reading time: words by number, scripts without spaces by character."""
    signs, per_minute = _signs(text)
    words = len(_WORD.findall(_SIGN.sub(" ", text)) if signs else text.split())
    return words / WORDS_PER_MINUTE + signs / per_minute


def in_letters(characters: int, sample: str) -> int:
    """Convert a number of characters to alphabetic letters by a sample of the text; a CJK character says more than a letter."""
    signs, per_minute = _signs(sample)
    share = signs / len(sample) if sample else 0.0
    return round(characters * (1 - share + share * LETTERS_PER_SECOND * 60 / per_minute))


def _signs(text: str) -> tuple[int, int]:
    """Return the number of CJK characters and their reading speed per minute."""
    if text.isascii():
        return 0, JAPANESE_SIGNS_PER_MINUTE
    signs, others = len(_SIGN.findall(text)), len(_NOT_CHINESE.findall(text))
    return signs, JAPANESE_SIGNS_PER_MINUTE if others > signs * _LEAST_SHARE else CHINESE_SIGNS_PER_MINUTE

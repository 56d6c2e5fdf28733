"""Articles as sentences to be heard: plain text in its language; code, tables and footnotes are named, not read. Any thread."""

import re
from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QLocale

from reader.domain.entry import Article, Chapter
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import (
    ArticleBlocks,
    Block,
    Heading,
    ListItem,
    Paragraph,
    PictureBlock,
    Preformatted,
    Run,
    Style,
    Table,
    TextKind,
)
from reader.ui.kit import fonts
from reader.ui.text.translate import Translator

_tr = Translator("Player")

LONGEST = 400
"""Characters of a sentence, so that one without an end can be left, too."""
_SECONDS, _PER_LETTER, _PER_CHARACTER = 0.4, 0.065, 0.2
"""Estimated time of a sentence: its pause, a letter, a character of East Asia; as espeak-ng needs at its usual speed."""
_PROBE = 1500
_OBJECT, _LINE_SEPARATOR = "\N{OBJECT REPLACEMENT CHARACTER}", "\N{LINE SEPARATOR}"
_EAST_ASIAN = "\u2e80"
_CLOSING = "[\"')\\]\u00bb\u2019\u201d\u203a\u3009\u300b\u300d\u300f\u3011\uff09]*"
_MARKS = r"[.!?\u0589\u061f\u06d4\u0964\u0965\u1362\u1367\u1368\u2026\u203c\u203d\u2047-\u2049]"
_END = re.compile(rf"(?<!{_MARKS}){_MARKS}+{_CLOSING}\s+|[\u3002\uff01\uff0e\uff1f\uff61]+{_CLOSING}\s*|\n+")
"""Marks that end a sentence where a space follows, those of East Asia, and line breaks."""
_ADDRESS = re.compile(r"https?://(?:www\.)?([^\s/?#]+)\S*")
_OPENING = "([\u00ab\u2018\u2019\u201a\u201c\u201e\"'-_"
_LETTERS_WITH_DOTS = re.compile(r"(?:[^\W\d_]\.)*[^\W\d_]")
_ABBREVIATIONS = frozenset(
    [
        "abs",
        "anm",
        "art",
        "ave",
        "bd",
        "bldg",
        "bzw",
        "ca",
        "capt",
        "cf",
        "co",
        "col",
        "corp",
        "cie",
        "dept",
        "dr",
        "ed",
        "ehem",
        "engl",
        "etc",
        "ev",
        "evtl",
        "ff",
        "fig",
        "fr",
        "geb",
        "gem",
        "gen",
        "ggf",
        "gov",
        "hon",
        "hr",
        "hrsg",
        "inc",
        "inkl",
        "insb",
        "jh",
        "jr",
        "lic",
        "lt",
        "ltd",
        "maj",
        "max",
        "mio",
        "mme",
        "mlle",
        "mr",
        "mrd",
        "mrs",
        "ms",
        "mt",
        "no",
        "nos",
        "nr",
        "op",
        "pp",
        "prof",
        "pt",
        "red",
        "ref",
        "rep",
        "rev",
        "rd",
        "sen",
        "sgt",
        "sog",
        "sr",
        "sra",
        "sra",
        "st",
        "std",
        "str",
        "tel",
        "univ",
        "usw",
        "vgl",
        "vol",
        "vs",
        "zzgl",
    ]
)
_WITH_ORDINALS = frozenset(
    ["bs", "cs", "da", "de", "et", "fi", "hr", "hu", "is", "lv", "nb", "nn", "no", "pl", "sk", "sl", "sr", "tr"]
)
"""Languages in which a number with a dot is an ordinal."""
_ASIAN_TAGS = {"zh-hant": "zh-tw"}


@dataclass(frozen=True, slots=True)
class Sentence:
    """`text` as the article shows it, '' for what only names something; `said` is what is heard. Milliseconds are estimated."""

    text: str
    said: str
    language: str
    start: int


@dataclass(frozen=True, slots=True)
class Script:
    """An article to be heard: its sentences, its length in milliseconds, its headings."""

    sentences: tuple[Sentence, ...]
    length: int
    chapters: tuple[Chapter, ...]


def script_of(article: Article, blocks: ArticleBlocks) -> Script:
    """Return the sentences of an article, its title first."""
    title = " ".join(article.title.split())
    own_language = QLocale().bcp47Name().removesuffix("-POSIX")
    language = _language_of(article.language, title, blocks.blocks) or own_language
    writer = _Writer(language, own_language)
    writer.add(title, language)
    is_first = True
    footnotes = _footnotes(blocks.blocks)
    for number, block in enumerate(blocks.blocks):
        if not set(block.folds) <= blocks.open_folds:
            continue
        # many texts begin with their title
        if not (is_first and isinstance(block, Heading) and _plain(block.runs) == title):
            writer.write(block, is_footnote=number in footnotes)
        is_first = False
    return Script(tuple(writer.sentences), round(writer.seconds * 1000), tuple(writer.chapters))


class _Writer:
    def __init__(self, language: str, own_language: str) -> None:
        """Create it for an article in a language; the interface's own is that of names."""
        self._language, self._own_language = language, own_language
        self._was_footnote = False
        self.sentences: list[Sentence] = []
        self.chapters: list[Chapter] = []
        self.seconds = 0.0

    def write(self, block: Block, *, is_footnote: bool) -> None:
        language = block.lang or self._language
        was_footnote, self._was_footnote = self._was_footnote, is_footnote
        match block:
            case _ if is_footnote:
                if not was_footnote:
                    self._name(_tr("Footnotes"))
            case Preformatted():
                self._name(_tr("Code"))
            case Table():
                self._name(_tr("Table"))
            case PictureBlock() if _describes(block.picture.alt):
                self._name(_tr("Picture"))
                self.add(block.picture.alt, language, is_shown=False)
            case Paragraph(kind=TextKind.PLAYER):
                pass
            case Heading() | ListItem() | Paragraph():
                if isinstance(block, Heading):
                    # chapters start at whole seconds
                    self.seconds = float(ceil(self.seconds))
                    self.chapters.append(Chapter(int(self.seconds), _plain(block.runs)))
                self._add_runs(block, language)
            case _:
                pass

    def add(self, text: str, language: str, *, is_shown: bool = True) -> None:
        for start, end in split(text, language):
            self._add(text[start:end] if is_shown else "", text[start:end], language)

    def _add_runs(self, block: Heading | ListItem | Paragraph, language: str) -> None:
        """Add the sentences of a block: without marks of footnotes, which the article shows within them."""
        shown, heard, places = "", "", list[int]()
        for run in block.runs:
            at = len(shown)
            if run.picture is not None:
                shown += _OBJECT
                heard += run.picture.alt
                places += [at] * len(run.picture.alt)
            else:
                shown += run.text.replace("\n", _LINE_SEPARATOR)
                if not _is_footnote_mark(run):
                    heard += run.text
                    places += range(at, len(shown))
        number = f"{block.number}. " if isinstance(block, ListItem) and block.number is not None else ""
        for start, end in split(heard, language):
            if self._add(shown[places[start] : places[end - 1] + 1], number + heard[start:end], language):
                number = ""

    def _name(self, name: str) -> None:
        self._add("", f"{name}.", self._own_language)

    def _add(self, text: str, said: str, language: str) -> bool:
        said = " ".join(_ADDRESS.sub(r"\1", said).split())
        if not any(map(str.isalnum, said)):
            return False
        self.sentences.append(Sentence(text.strip(), said, language, round(self.seconds * 1000)))
        wide = sum(letter >= _EAST_ASIAN for letter in said)
        self.seconds += _SECONDS + wide * _PER_CHARACTER + (len(said) - wide) * _PER_LETTER
        return True


def split(text: str, language: str) -> list[tuple[int, int]]:
    """Return start and end of each sentence; abbreviations end none, and long ones are split at a comma or space."""
    found: list[tuple[int, int]] = []
    start = 0
    for end in (*(match.end() for match in _END.finditer(text)), len(text)):
        if end < len(text) and (text[end].islower() or _goes_on(text[max(start, end - 40) : end], language)):
            continue
        while end - start > LONGEST:
            at = _cut(text, start)
            found.append((start, at))
            start = at
        if text[start:end].strip():
            found.append((start, end))
        start = end
    return found


def _goes_on(end: str, language: str) -> bool:
    """Check whether a text that ends with this goes on: after an abbreviation, an initial or an ordinal."""
    words = end.split()
    if not words or not words[-1].endswith(".") or end.endswith("\n"):
        return False
    word = words[-1][:-1].lstrip(_OPENING)
    if word.isdecimal():
        return len(word) <= 2 and language.partition("-")[0] in _WITH_ORDINALS
    return word.lower() in _ABBREVIATIONS or _LETTERS_WITH_DOTS.fullmatch(word) is not None


def _cut(text: str, start: int) -> int:
    """Return the end of the first part of a long sentence."""
    end = start + LONGEST
    marks = (text.rfind(mark, start + LONGEST // 2, end) for mark in (", ", "; ", ": ", "\N{IDEOGRAPHIC COMMA}", " "))
    return next((at + 1 for at in marks if at >= 0), end)


def _describes(alt: str) -> bool:
    """Check whether a picture's text is more than a file's name or one word."""
    return len(alt.split()) > 1 or not alt.isascii()


def _plain(runs: Iterable[Run]) -> str:
    return " ".join("".join(run.text for run in runs).split())


def _is_footnote_mark(run: Run) -> bool:
    return bool(run.style & Style.SUP) and run.href.startswith("#")


def _footnotes(blocks: tuple[Block, ...]) -> set[int]:
    """Return the numbers of the blocks to which raised links before them lead. Links back from there are no marks."""
    wanted: set[str] = set()
    found: set[int] = set()
    for number, block in enumerate(blocks):
        if wanted.intersection(block.anchors):
            found.add(number)
        else:
            wanted.update(run.href[1:] for run in getattr(block, "runs", ()) if _is_footnote_mark(run))
    return found


def _language_of(declared: str, title: str, blocks: tuple[Block, ...]) -> str:
    """Return the language that the words are of, else the declared one: many feeds bear their template's."""
    probe = title
    for block in blocks:
        probe += " " + "".join(run.text for run in getattr(block, "runs", ()) if not isinstance(block, Preformatted))
        if len(probe) > _PROBE:
            break
    probe = probe[:_PROBE]
    if sum(letter >= _EAST_ASIAN for letter in probe) * 3 > len(probe):
        writing = fonts.east_asian(declared, probe)
        return declared if fonts.east_asian(declared, "") == writing else _ASIAN_TAGS.get(writing, writing)
    from reader.learning.interests import text_language

    found = text_language(probe, declared)
    return declared if declared.lower().partition("-")[0] == found else found


__all__ = ["Script", "Sentence", "script_of", "split"]

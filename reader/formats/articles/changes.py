"""Compares two versions of an article: whether a reader would call one an edit of the other, and where they differ."""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import Match, SequenceMatcher
from html import unescape
from itertools import accumulate, groupby

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
)
from reader.formats.text import BLOCKS, UNSPACED, index_text

_SHORT_LINE_LETTERS = 40
_BORDER = re.compile(rf"</?(?:{'|'.join(sorted(BLOCKS))})\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^>]*>")
_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")
_DIGIT = re.compile(r"\d")
# compiled on first use, as it may never be needed
_TOKEN = rf"\s+|{UNSPACED}\s*|(?:(?!{UNSPACED})\w)+\s*|[^\w\s]+\s*"


def is_edit(before: str, after: str) -> bool:
    """Return whether the words of two sanitised texts differ, wherever they stand. Short lines with a number (dates, counters) have none."""
    return _words_of(before) != _words_of(after)


def _words_of(html: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in _BORDER.split(html):
        text = unescape(_TAG.sub("", line))
        if len(_LETTER.findall(text)) >= _SHORT_LINE_LETTERS or not _DIGIT.search(text):
            found.update(_WORD.findall(index_text(text)))
    return found


TOO_DIFFERENT = "These versions are too different to compare."
_STEPS = 20_000_000
"""Comparisons of two words or blocks that an article may cost: about two seconds."""
_SHARE_STEPS = 10
_ALIKE = 0.4
_Text = Heading | ListItem | Paragraph | Preformatted


@dataclass(slots=True)
class _Budget:
    left: int = _STEPS


class _TooMuchError(Exception):
    """The budget is used up."""


class _Matcher(SequenceMatcher[Hashable]):
    """Takes each comparison off a budget: how many there are depends on the texts, and hostile ones would take hours."""

    def __init__(self, old: Sequence[Hashable], new: Sequence[Hashable], budget: _Budget) -> None:
        super().__init__(None, old, new, autojunk=False)
        self._budget = budget
        counts = Counter(new)
        self._costs = list(accumulate((1 + counts[each] for each in old), initial=0))

    def find_longest_match(self, alo: int = 0, ahi: int | None = None, blo: int = 0, bhi: int | None = None) -> Match:
        self._budget.left -= self._costs[-1 if ahi is None else ahi] - self._costs[alo]
        if self._budget.left < 0:
            raise _TooMuchError
        return super().find_longest_match(alo, ahi, blo, bhi)


def with_changes(before: ArticleBlocks, after: ArticleBlocks) -> ArticleBlocks:
    """Return the later version with what was added and removed marked; unmarked, with a notice, if that takes too long. Pictures that
    are gone are left out: nothing is to be fetched for them.
    """
    budget = _Budget()
    old, new = ([_key(block) for block in each.blocks] for each in (before, after))
    steps = _steps(old, new, budget)
    if steps is None:
        return replace(after, notice=TOO_DIFFERENT)
    found: list[Block] = []
    for is_equal, i, i_end, j, j_end in steps:
        if is_equal:
            found += after.blocks[j:j_end]
        else:
            found += _replaced(before.blocks[i:i_end], after.blocks[j:j_end], budget)
    return replace(after, blocks=tuple(found))


def marked_runs(before: tuple[Run, ...], after: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return the later runs with the words that were added and removed marked."""
    return _merged(before, after, _Budget())


def _key(block: Block) -> Hashable:
    if isinstance(block, PictureBlock):
        return block.picture.url.partition("?")[0]
    return type(block), "".join(_texts(block))


def _texts(block: Block) -> Iterator[str]:
    if isinstance(block, Table):
        for row in block.rows:
            for cell in row:
                for inner in cell.blocks:
                    yield from _texts(inner)
                yield "\n"
    elif isinstance(block, _Text):
        yield from (run.text for run in block.runs)


def _replaced(old: Sequence[Block], new: Sequence[Block], budget: _Budget) -> Iterator[Block]:
    """Yield each new block, merged with the old one that it comes from; where there is none, after the old ones that are gone."""
    at = 0
    added: list[Block] = []
    words = [set(_WORD.findall(index_text("".join(_texts(block))))) for block in old]
    for block in new:
        own = set(_WORD.findall(index_text("".join(_texts(block)))))
        budget.left -= _SHARE_STEPS * (len(old) - at)
        partner = None
        if budget.left > 0 and isinstance(block, _Text):
            numbers = range(at, len(old))
            partner = next((n for n in numbers if type(old[n]) is type(block) and _share(words[n], own) >= _ALIKE), None)
        if partner is None:
            added.append(_marked(block, Style.ADDED))
            continue
        yield from _removed(old[at:partner])
        yield from added
        added.clear()
        at = partner + 1
        yield replace(block, runs=_merged(old[partner].runs, block.runs, budget))  # type: ignore[attr-defined, call-arg]
    yield from _removed(old[at:])
    yield from added


def _removed(blocks: Sequence[Block]) -> Iterator[Block]:
    return (_marked(each, Style.REMOVED) for each in blocks if not isinstance(each, PictureBlock))


def _share(one: set[str], other: set[str]) -> float:
    return len(one & other) / (min(len(one), len(other)) or 1)


def _marked(block: Block, style: Style) -> Block:
    """Return a block with all of its text marked; one that was removed opens no fold and is no target."""
    if style is Style.REMOVED:
        block = replace(block, anchors=(), folds=())
        block = replace(block, opens=0) if isinstance(block, Paragraph) else block
    if isinstance(block, Table):
        rows = tuple(
            tuple(replace(cell, blocks=tuple(_marked(each, style) for each in cell.blocks)) for cell in row) for row in block.rows
        )
        return replace(block, rows=rows)
    if isinstance(block, _Text):
        return replace(block, runs=tuple(_run(run, style) for run in block.runs if not (run.picture and style is Style.REMOVED)))
    return block


def _run(run: Run, style: Style) -> Run:
    return run if style is Style.PLAIN else replace(run, style=run.style | style)


def _merged(before: tuple[Run, ...], after: tuple[Run, ...], budget: _Budget) -> tuple[Run, ...]:
    old, new = _tokens(before), _tokens(after)
    steps = _steps([_word(each) for each in old], [_word(each) for each in new], budget)
    found: list[tuple[Run, Style]] = []
    for is_equal, i, i_end, j, j_end in steps or [(False, 0, len(old), 0, len(new))]:
        if not is_equal:
            found += [(_spaced(each), Style.REMOVED) for each in old[i:i_end] if each.picture is None]
        found += [(each, Style.PLAIN if is_equal else Style.ADDED) for each in new[j:j_end]]
    return tuple(_joined(_run(run, style) for run, style in found))


def _tokens(runs: tuple[Run, ...]) -> list[Run]:
    """Return each word, with the space after it, as a run of its own; a character of a script without spaces is a word."""
    return [
        replace(run, text=word) for run in runs for word in ([""] if run.picture is not None else re.findall(_TOKEN, run.text))
    ]


def _spaced(run: Run) -> Run:
    """Return a word with space after it, as other words may now follow."""
    return run if re.search(rf"(?:\s|{UNSPACED})$", run.text) else replace(run, text=f"{run.text} ")


def _word(run: Run) -> Hashable:
    return run.picture.url.partition("?")[0] if run.picture is not None else run.text.strip()


def _joined(runs: Iterable[Run]) -> Iterator[Run]:
    for (_, is_picture), group in groupby(runs, key=lambda run: (replace(run, text=""), run.picture is not None)):
        parts = list(group)
        if is_picture:
            yield from parts
        else:
            yield replace(parts[0], text="".join(run.text for run in parts))


_Step = tuple[bool, int, int, int, int]


def _steps(old: Sequence[Hashable], new: Sequence[Hashable], budget: _Budget) -> list[_Step] | None:
    """Return the stretches of both, equal or replaced by one another; None if finding them costs more than the budget has left."""
    start, end = 0, 0
    shorter = min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    matcher = _Matcher(old[start : len(old) - end], new[start : len(new) - end], budget)
    try:
        steps = matcher.get_opcodes()
    except _TooMuchError:
        return None
    found: list[_Step] = [(True, 0, start, 0, start)] if start else []
    found += [(kind == "equal", start + i, start + i_end, start + j, start + j_end) for kind, i, i_end, j, j_end in steps]
    if end:
        found.append((True, len(old) - end, len(old), len(new) - end, len(new)))
    return found

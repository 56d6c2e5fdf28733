"""Texts by topic: a folder with a subfolder of text files for each topic, or generated ones. Pure except for reading files."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass

LEAST_TOPICS, LEAST_TEXTS = 3, 30
READ_CHARACTERS = 20_000
_TOPICS, _TEXTS, _WORDS = 8, 1600, 35
_OWN_WORDS, _COMMON_WORDS = 150, 400
_OWN_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Text:
    """One text, its title on the first line of its file."""

    topic: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Corpus:
    """Texts, and one line that describes them."""

    about: str
    texts: tuple[Text, ...]


def read_corpus(folder: Path) -> Corpus:
    """Read the texts of all topics without duplicates. Raises ReaderError if there are too few, or a file cannot be read."""
    found: dict[str, Text] = {}
    for path in _files(folder):
        try:
            content = path.read_bytes()[:READ_CHARACTERS].decode("utf-8", "replace")
        except OSError as error:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error.strerror})") from error
        title, _, body = content.strip().partition("\n")
        found.setdefault(content, Text(path.parent.name, title.strip(), body.strip()))
    topics = [text.topic for text in found.values() if text.title]
    large = sorted(topic for topic in set(topics) if topics.count(topic) >= LEAST_TEXTS)
    if len(large) < LEAST_TOPICS:
        what = f"{LEAST_TOPICS} folders with {LEAST_TEXTS} or more different texts each are needed, it has {len(large)}"
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder}: {what}")
    texts = tuple(text for text in found.values() if text.topic in large and text.title)
    return Corpus(f"{len(texts)} texts on {len(large)} topics in {folder.name}", texts)


def _files(folder: Path) -> Iterator[Path]:
    if not folder.is_dir():
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder} (no folder)")
    for topic in sorted(path for path in folder.iterdir() if path.is_dir()):
        yield from sorted(path for path in topic.iterdir() if path.is_file())


def invented_corpus(seed: int) -> Corpus:
    """Generate texts of made-up words: a quarter of each is of its topic, and frequencies are as uneven as in a language."""
    chance = np.random.default_rng(seed)
    uneven = 1 / np.arange(1, _COMMON_WORDS + 1)
    common = _words(chance, _COMMON_WORDS)
    own = [_words(chance, _OWN_WORDS) for _ in range(_TOPICS)]
    texts = []
    for number in range(_TEXTS):
        topic = number % _TOPICS
        is_own = chance.random(_WORDS) < _OWN_SHARE
        of_topic = chance.choice(own[topic], _WORDS, p=uneven[:_OWN_WORDS] / uneven[:_OWN_WORDS].sum())
        words = np.where(is_own, of_topic, chance.choice(common, _WORDS, p=uneven / uneven.sum())).tolist()
        texts.append(Text(f"topic {topic}", " ".join(words[:5]), " ".join(words[5:])))
    return Corpus(f"{_TEXTS} invented texts on {_TOPICS} topics", tuple(texts))


def _words(chance: np.random.Generator, count: int) -> list[str]:
    return ["".join(chance.choice(list("bdfgklmnprstvz" + "aeiou" * 3), 8)) for _ in range(count)]

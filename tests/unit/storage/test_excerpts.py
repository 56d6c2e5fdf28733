import pytest

from reader.domain.entry import Excerpt
from reader.formats.text import index_text
from reader.storage import entries
from reader.storage.connection import WriteConnection
from reader.storage.entries import LENGTH, excerpts
from tests.unit.storage.examples import NOW, follow, parsed


def excerpt(connection: WriteConnection, query: str, title: str, text: str) -> Excerpt | None:
    feed_id = follow(connection, query)
    item = parsed("x", title=title, text=text)
    (entry_id,) = entries.insert_entries(connection, feed_id, [item], NOW, index_text=index_text)
    return excerpts(connection, query, [entry_id]).get(entry_id)


def marked(text: str, hits: tuple[tuple[int, int], ...]) -> list[str]:
    return [text[start:end] for start, end in hits]


@pytest.mark.parametrize(
    ("query", "title", "text", "in_title", "in_text"),
    [
        ("cat", "Cats and a cat", "No CATALOGUE, concat or cat.", ["Cats", "cat"], ["CATALOGUE", "cat"]),
        ("cat ", "Cats and a cat", "No CATALOGUE or cat.", ["cat"], ["cat"]),
        ('"white cat"', "White cat", "A white, white  cat and a cat", ["White cat"], ["white  cat"]),
        ("creme brulee ", "Crème brûlée", "CRÈME", ["Crème", "brûlée"], ["CRÈME"]),
        ("日本", "新しい日本の車", "日 日本", ["日本"], ["日本"]),
        ("iphone ", "iPhone手机", "手机iPhone!", ["iPhone"], ["iPhone"]),
        ("title:cat ", "A cat", "A cat", ["cat"], []),
        ("cat -dog ", "A cat", "A dog and a cat", ["cat"], ["cat"]),
    ],
)
def test_hits_are_marked_where_the_index_finds_them(
    connection: WriteConnection, query: str, title: str, text: str, in_title: list[str], in_text: list[str]
) -> None:
    found = excerpt(connection, query, title, text)
    assert found is not None
    assert marked(found.title, found.title_hits) == in_title
    assert marked(found.text, found.text_hits) == in_text


def test_the_piece_of_text_holds_most_of_the_words(connection: WriteConnection) -> None:
    text = "one " + "filler " * 200 + "here stand one and two together " + "filler " * 200
    found = excerpt(connection, "one two ", "Title", text)
    assert found is not None
    assert found.text.startswith("…filler")
    assert len(found.text) <= LENGTH + 1
    assert marked(found.text, found.text_hits) == ["one", "two"]


def test_without_words_there_is_nothing_to_mark(connection: WriteConnection) -> None:
    assert excerpt(connection, "is:unread", "Title", "Text") is None
    assert excerpt(connection, "author:Ada ", "Title", "Text") is None

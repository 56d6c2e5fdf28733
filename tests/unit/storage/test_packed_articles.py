"""HTML that is stored packed comes from a process that read what is hostile: unpacking it has an end, and costs that article alone."""

import tracemalloc
import zlib

import pytest

from reader.domain.entry import HTML_MOST, packed, unpacked
from reader.domain.errors import ProblemKind
from reader.storage import entries, full_text
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import NOW, follow, parsed, store


def bomb(size: int) -> bytes:
    packing = zlib.compressobj(1)
    pieces = [packing.compress(bytes(2**20)) for _ in range(size // 2**20)]
    return b"".join(pieces) + packing.flush()


@pytest.mark.parametrize(
    "data",
    [bomb(4 * HTML_MOST), b"no zlib", packed("<p>Text</p>")[:-3], zlib.compress(b"\xff")],
    ids=["bomb", "damaged", "cut", "not UTF-8"],
)
def test_what_cannot_be_unpacked_is_said_of_its_article_alone(connection: WriteConnection, data: bytes) -> None:
    feed_id = follow(connection, "a")
    (whole,) = store(connection, feed_id, parsed("whole"))
    (spoiled,) = store(connection, feed_id, parsed("spoiled", html=data, text="Text"))
    connection.execute(
        "INSERT INTO full_text (entry_id, retrieved_at, problem_kind, problem_detail, html) VALUES (?, ?, NULL, '', ?)",
        (spoiled, NOW, data),
    )
    tracemalloc.start()
    article, full = entries.article(connection, spoiled), full_text.load(connection, spoiled)
    exported = {each.identity: each.html for each in entries.all_articles(connection)}
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert article is not None
    assert (article.title, article.html, article.is_unreadable) == ("Title spoiled", "", True)
    assert article.full_text == full
    assert full is not None
    assert full.problem is not None
    assert (full.html, full.problem.kind) == ("", ProblemKind.PARSE_LIMIT)
    assert exported == {"whole": "<p>Text</p>", "spoiled": ""}
    assert peak < 3 * HTML_MOST
    other = entries.article(connection, whole)
    assert other is not None
    assert (other.html, other.is_unreadable) == ("<p>Text</p>", False)


def test_all_that_an_article_may_have_is_unpacked() -> None:
    largest = "é" * (HTML_MOST // 2)
    assert unpacked(packed(largest)) == largest
    assert unpacked(packed(largest + "x")) is None

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reader.formats.text import index_text
from reader.storage import entries, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.search import _UNSPACED_SCRIPTS, match_expression, search_ids
from tests.unit.storage.examples import NOW, follow, parsed, store


@pytest.mark.parametrize(
    ("query", "expression"),
    [
        ("", ""),
        (" - * ( ", ""),
        ("cat", '"cat"*'),
        ("cat dog ", '"cat" AND "dog"'),
        ("ca", '"ca"'),
        ('"white cat" dog', '"white cat" AND "dog"*'),
        ('"white cat', '"white cat"'),
        ("cat OR NEAR(dog)", '"cat" AND "OR" AND "NEAR(dog)"*'),
        ("title:cat*", '"title:cat*"*'),
        ("日本", '"日  本"'),
    ],
)
def test_a_query_becomes_quoted_words(query: str, expression: str) -> None:
    assert match_expression(query) == expression


def test_all_words_must_be_there_and_the_last_may_go_on(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    texts = ["A white cat sleeps", "A cat in white", "Catalogue of Crème brûlée"]
    items = [parsed(f"e{number}", text=text, published_at=NOW - number) for number, text in enumerate(texts)]
    ids = store(connection, feed_id, *items)

    def found(query: str) -> list[int]:
        return list(search_ids(connection, query, limit=10))

    assert found("cat white ") == ids[:2]
    assert found("cat") == ids
    assert found('"white cat"') == ids[:1]
    assert found("creme BRULEE") == ids[2:]
    assert found("title e1") == ids[1:2]
    assert found("ada cat ") == ids[:2]
    assert found("nothing") == []
    assert len(search_ids(connection, "cat", limit=2)) == 2


def test_scripts_without_spaces_are_found_by_parts(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    item = parsed("x", title="新しい日本の車", text="漢字かな iPhone手机 한국어")
    (entry_id,) = entries.insert_entries(connection, feed_id, [item], NOW, index_text=index_text)
    for query in ("日本", "車", "手机", "iphone手", "국어", '"新しい"'):
        assert list(search_ids(connection, query, limit=9)) == [entry_id], query
    assert list(search_ids(connection, "本日", limit=9)) == []


def test_search_splits_scripts_as_the_index_text_does() -> None:
    characters = [chr(code) for code in [*range(0x2E00, 0xD800), *range(0xE000, 0x10000), *range(0x1F000, 0x40010, 7)]]
    assert [each for each in characters if _UNSPACED_SCRIPTS.sub(r" \1 ", each) != index_text(each)] == []


def test_unsubscribed_feeds_are_not_searched(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    store(connection, feed_id, parsed("x", text="needle"))
    subscriptions.remove(connection, [feed_id], NOW)
    assert list(search_ids(connection, "needle", limit=9)) == []


def test_deleting_by_cascade_keeps_the_index_in_step(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    store(connection, feed_id, parsed("x", text="needle"), parsed("y"))
    connection.execute("DELETE FROM feed WHERE feed_id = ?", (feed_id,))
    assert connection.execute("SELECT count(*) FROM entry_search WHERE entry_search MATCH 'needle'").fetchone() == (0,)
    for table in ("entry_status", "entry", "entry_text", "entry_content", "entry_key", "subscription"):
        assert connection.execute(f"SELECT * FROM {table}").fetchall() == []  # noqa: S608 -- our own names


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text(st.sampled_from("abé日本\"'*():^-+{}[]\\~ \0\ud800ANDORNEAR,.")) | st.text())
def test_no_query_is_an_error(connection: WriteConnection, query: str) -> None:
    search_ids(connection, query, limit=5)

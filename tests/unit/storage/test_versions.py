"""Earlier versions of articles: what is kept, for how long, how much room it takes, and what becomes of it elsewhere."""

import random
import shutil
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.entry import Version, packed, unpacked
from reader.domain.feed import ChangedEntry
from reader.domain.ids import EntryId, FeedId
from reader.formats.articles.changes import is_edit
from reader.storage import entries, given_database, retention, statuses, versions
from reader.storage.connection import WriteConnection, open_reader
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store


def change(connection: WriteConnection, entry_id: EntryId, html: str, at: int, title: str = "Title x") -> None:
    changed = ChangedEntry(entry_id, parsed("x", title=title, html=packed(html)), has_new_content=True)
    entries.update_entries(connection, [changed], at, index_text=str, is_edit=is_edit, among=9)


def kept(connection: WriteConnection, entry_id: EntryId) -> tuple[Version, ...]:
    article = entries.article(connection, entry_id)
    return article.versions


def test_each_edit_keeps_the_text_before_it(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>The tide is low.</p>"))
    assert kept(connection, entry_id) == ()
    change(connection, entry_id, "<p>The tide is high.</p>", NOW + 60)
    change(connection, entry_id, "<p>The tide is high.</p>", NOW + 70, title="High tide")
    assert kept(connection, entry_id) == (
        Version(NOW + 60, "Title x", "<p>The tide is low.</p>"),
        Version(NOW + 70, "Title x", "<p>The tide is high.</p>"),
    )


def test_what_is_no_edit_keeps_nothing_and_loses_nothing(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>The tide is low.</p><p>3 comments</p>"))
    change(connection, entry_id, "<p>The tide is low.</p><p>4 comments</p>", NOW + 60)
    assert kept(connection, entry_id) == ()
    change(connection, entry_id, "<p>The tide is high.</p><p>4 comments</p>", NOW + 70)
    before = kept(connection, entry_id)
    change(connection, entry_id, "<p>The tide is high.</p><p>5 comments</p>", NOW + 80)
    assert kept(connection, entry_id) == before != ()


def test_the_first_and_the_last_four_versions_are_kept(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>Version 0 of a text.</p>"))
    for number, word in enumerate(["one", "two", "three", "four", "five", "six", "seven", "eight"]):
        change(connection, entry_id, f"<p>Version {word} of a text.</p>", NOW + number)
    assert [each.html.split()[1] for each in kept(connection, entry_id)] == ["0", "four", "five", "six", "seven"]


def test_a_text_that_comes_late_is_no_edit(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html=""))
    change(connection, entry_id, "<p>The text came later.</p>", NOW + 60)
    assert kept(connection, entry_id) == ()


def edit_all(connection: WriteConnection, ids: list[EntryId], word: str, at: int, among: int) -> None:
    changed = [ChangedEntry(each, parsed(str(each), html=f"<p>All are {word}.</p>"), has_new_content=True) for each in ids]
    entries.update_entries(connection, changed, at, index_text=str, is_edit=is_edit, among=among)


def stored(connection: WriteConnection, feed_id: FeedId, count: int) -> list[EntryId]:
    return store(connection, feed_id, *(parsed(str(number), html="<p>All are new.</p>") for number in range(count)))


def test_a_template_that_changes_in_most_articles_is_no_edit(connection: WriteConnection) -> None:
    ids = stored(connection, follow(connection, "a"), 10)
    edit_all(connection, ids, "newer", NOW, among=15)
    assert [kept(connection, each) for each in ids] == [()] * 10
    edit_all(connection, ids[:7], "newest", NOW, among=15)
    assert [len(kept(connection, each)) for each in ids] == [1] * 7 + [0] * 3


def test_a_ticker_keeps_versions_of_twenty_articles_a_day(connection: WriteConnection) -> None:
    ticker, calm = follow(connection, "a"), follow(connection, "b")
    ids, others = stored(connection, ticker, 40), stored(connection, calm, 1)
    for number, each in enumerate((*ids, *others)):
        edit_all(connection, [each], "dearer", NOW + number, among=40)
    assert sum(bool(kept(connection, each)) for each in ids) == versions.MOST_A_DAY
    assert kept(connection, others[0])
    edit_all(connection, ids[-1:], "cheaper", NOW + DAY + 60, among=40)
    assert kept(connection, ids[-1])


def test_versions_go_with_their_article(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    (entry_id,) = store(connection, feed_id, parsed("x", html="<p>The tide is low.</p>"))
    change(connection, entry_id, "<p>The tide is high.</p>", NOW)
    connection.execute("UPDATE feed SET window = '[\"other\"]'")
    statuses.mark_read(connection, [entry_id], is_read=True, now=NOW)
    assert retention.apply_retention(connection, NOW + 100 * DAY, 30, 10) == [entry_id]
    assert connection.execute("SELECT count(*) FROM entry_version").fetchone() == (0,)


def test_characters_that_are_none_keep_no_later_version_from_being_stored(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>The tide is low.</p>"))
    packing = zlib.compressobj(zdict=b"<p>The tide is low.</p>")
    strange = packing.compress(b'[[1, "\\ud800", "\\udfff\\u0000"]]') + packing.flush()
    connection.execute("INSERT INTO entry_version VALUES (?, ?, ?)", (entry_id, 1, strange))
    change(connection, entry_id, "<p>The tide is high.</p>", NOW)
    assert [each.html for each in kept(connection, entry_id)] == ["\ufffd\ufffd", "<p>The tide is low.</p>"]


def test_damaged_versions_are_none(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>The tide is low.</p>"))
    change(connection, entry_id, "<p>The tide is high.</p>", NOW)
    (good,) = connection.execute("SELECT packed FROM entry_version").fetchone()
    for data in (b"", b"\0", good[:-5], good[:3] + bytes([good[3] ^ 1]) + good[4:]):
        connection.execute("UPDATE entry_version SET packed = ?", (data,))
        assert kept(connection, entry_id) == ()
    connection.execute("UPDATE entry_version SET packed = ?", (good,))
    connection.execute("UPDATE entry_content SET html = ?", (packed("<p>Another text altogether</p>"),))
    assert kept(connection, entry_id) == ()


@pytest.mark.parametrize(
    "rows", ['{"a": 1}', "[[1e999, 'a', 'b']]", "[" * 100_000, '[[-5, "", ""]]', "[[true]]", "[5]", '[["1", "", ""]]']
)
def test_versions_that_are_none_of_ours_are_not_believed(rows: str) -> None:
    import zlib

    packing = zlib.compressobj(zdict=b"<p>x</p>")
    assert versions.read("<p>x</p>", packing.compress(rows.encode()) + packing.flush()) == ()


def test_versions_of_a_backup_from_elsewhere_are_sanitised(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html="<p>evil low</p>"))
        change(connection, entry_id, "<p>evil high</p>", NOW)
    given, incoming = tmp_path / "given.sqlite", tmp_path / "incoming.sqlite"
    shutil.copyfile(tmp_path / "reader.sqlite", given)

    def clean(data: bytes) -> bytes:
        return packed((unpacked(data) or "").replace("evil ", ""))

    given_database.import_database(given, incoming, NOW, copies=tmp_path / "none", present=None, clean=clean)
    with closing(open_reader(incoming)) as connection:
        article = entries.article(connection, entry_id)
        assert (article.html, [each.html for each in article.versions]) == ("<p>high</p>", ["<p>low</p>"])


def test_a_version_takes_a_third_of_the_room_of_its_text(connection: WriteConnection) -> None:
    chance = random.Random(3)
    vocabulary = ["".join(chance.choices("etaoinshrdlu", k=chance.randint(2, 9))) for _ in range(3000)]
    words = chance.choices(vocabulary, k=450)
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x", html=f"<p>{' '.join(words)}</p>"))
    words[20], words[30], words[440] = "corrected", "amended", "clarified"
    change(connection, entry_id, f"<p>{' '.join(words)}</p>", NOW)
    (size,) = connection.execute("SELECT length(packed) FROM entry_version").fetchone()
    assert size < len(packed(" ".join(words))) / 3

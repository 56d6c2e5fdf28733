"""Articles that two feeds of an account bring: read once they are read twice, but for what their server cleared away unseen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MarkAllRead, MarkRead
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23

WAYS = {
    "freshrss": (FRESHRSS, SignIn.PASSWORD),
    "miniflux": (MINIFLUX_23, SignIn.PASSWORD),
    "key": (MINIFLUX_23, SignIn.KEY),
}
DAY = 86_400


def both(number: int, of: str) -> Posting:
    return Posting(f"{of}{number}", f"The same article in two feeds, {number}", "<p>x</p>", f"http://both.test/{number}")


@pytest.fixture(params=WAYS.values(), ids=WAYS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    made.add()
    for feed_id in (1, 2):
        made.server.store.post(feed_id, [both(number, "ab"[feed_id - 1]) for number in range(3)])
        assert made.sync().problem is None
    with made.server:
        yield made


def originals(run: AccountRun) -> dict[int, int]:
    """The item of each copy, by that of its original."""
    rows = run.connection.execute(
        """SELECT o.item_id, c.item_id FROM entry_status s JOIN remote_item c ON c.entry_id = s.entry_id
        JOIN remote_item o ON o.entry_id = s.copy_of"""
    ).fetchall()
    return dict(rows)


def is_read(run: AccountRun, entry_id: EntryId) -> bool:
    return bool(run.connection.execute("SELECT is_read FROM entry_status WHERE entry_id = ?", (entry_id,)).fetchone()[0])


def test_a_copy_is_read_there_once_its_original_is_read_here_or_there(run: AccountRun) -> None:
    pairs = originals(run)
    assert len(pairs) == 3
    (first, copy), (other, second), _ = pairs.items()
    run.simulation.send(MarkRead((run.entry_of(first),), is_read=True))
    run.server.store.set_mark([other], "read", value=True)
    run.sync()
    run.sync()
    assert not {first, copy, other, second} & run.server.store.unread()


def test_a_copy_that_was_read_there_stays_read_when_its_original_is_cleared_away(run: AccountRun) -> None:
    pairs = originals(run)
    first, copy = next(iter(pairs.items()))
    run.server.store.set_mark([copy], "read", value=True)
    run.sync()
    run.server.store.remove_items([first])
    run.sync()
    run.sync()
    assert copy not in run.server.store.unread()
    assert is_read(run, run.entry_of(copy))


def test_a_copy_of_what_was_starred_and_is_gone_is_read_there_with_it(run: AccountRun) -> None:
    """The original has no item any longer by which its marks are sent."""
    first, copy = next(iter(originals(run).items()))
    run.server.store.set_mark([first], "starred", value=True)
    run.sync()
    original = run.entry_of(first)
    run.server.store.remove_items([first])
    for _ in range(3):
        run.simulation.run_until(run.simulation.now + DAY)
        assert run.sync().problem is None
    assert copy in run.server.store.unread()
    run.simulation.send(MarkAllRead(Selection(View.ALL), EntryId(10**6)))
    run.sync()
    assert copy not in run.server.store.unread()
    assert run.waiting() == 0
    starred = run.connection.execute("SELECT entry_id FROM entry_status WHERE is_starred = 1").fetchall()
    assert original in {row[0] for row in starred}


@pytest.mark.parametrize("count", [pytest.param(1, marks=pytest.mark.long), 3])
def test_an_original_that_the_server_cleared_away_leaves_its_copy_unread(run: AccountRun, count: int) -> None:
    pairs = dict(list(originals(run).items())[:count])
    copies = [run.entry_of(each) for each in pairs.values()]
    gone = [run.entry_of(each) for each in pairs]
    run.server.store.remove_items(pairs)
    for _ in range(3):
        run.simulation.run_until(run.simulation.now + DAY)
        assert run.sync().problem is None
    assert run.server.store.unread() >= set(pairs.values())
    assert run.waiting() == 0
    # it stands for itself, and is what is seen and read
    assert not any(is_read(run, each) for each in copies)
    rows = run.connection.execute("SELECT entry_id FROM entry_status WHERE copy_of IS NULL AND is_read = 0").fetchall()
    unread = {row[0] for row in rows}
    assert set(copies) <= unread
    assert not unread & set(gone)
    run.simulation.send(MarkRead(tuple(copies), is_read=True))
    run.sync()
    assert not run.server.store.unread() & set(pairs.values())

"""When articles of accounts were posted: a date is contradicted by what their server fetched, not by when we asked the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, Quirks

HOUR = 3600
A = "http://site.test/a"


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=lambda each: str(each.name))
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[AccountRun]:
    quirks: Quirks = request.param
    made = account_run(tmp_path, quirks)
    made.keeps_time = True
    made.pass_time(made.simulation.now)
    made.add()
    with made.server:
        yield made


def posted(run: AccountRun, key: str) -> int:
    rows = run.connection.execute(
        "SELECT coalesce(s.posted_at, s.sort_at) FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id WHERE e.title = ?",
        (key,),
    ).fetchall()
    return int(rows[0][0])


def fetch(run: AccountRun, *articles: Posting) -> None:
    """The server's timer finds these, and a synchronisation brings them."""
    run.pass_time(run.simulation.now)
    run.server.store.post(1, articles)
    run.sync()


def article(name: str, at: float) -> Posting:
    return Posting(name, name, "<p>x</p>", f"{A}/{name}", int(at))


def test_what_a_slow_timer_found_late_was_posted_when_it_says(run: AccountRun) -> None:
    simulation = run.simulation
    fetch(run, article("First", simulation.now - 60))
    # the server is asked every half hour, and fetches the feed four hours later
    simulation.run_until(simulation.now + 4 * HOUR + 7)
    at = simulation.now - 3 * HOUR - 11
    fetch(run, article("Late", at))
    assert posted(run, "Late") == int(at)


def test_a_date_that_the_servers_own_fetch_contradicts_is_not_believed(run: AccountRun) -> None:
    simulation = run.simulation
    fetch(run, article("First", simulation.now - 60))
    simulation.run_until(simulation.now + HOUR)
    fetched_at = simulation.now
    fetch(run, article("Second", fetched_at - 60))
    simulation.run_until(simulation.now + 3 * HOUR)
    fetch(run, article("Old", fetched_at - 9 * HOUR))
    assert fetched_at <= posted(run, "Old") <= simulation.now

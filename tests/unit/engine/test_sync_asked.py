"""What the user asks for by hand is done now: all that otherwise happens hourly or daily, whatever else is put off."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23

WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_23, SignIn.KEY)]


@pytest.fixture(params=WAYS, ids=["freshrss", "miniflux", "miniflux-key"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    with made.server:
        made.add()
        made.simulation.run_until(made.simulation.now + 60)
        yield made


def tags(run: AccountRun) -> set[tuple[str, int]]:
    rows = "SELECT t.name, r.item_id FROM entry_tag e JOIN tag t USING (tag_id) JOIN remote_item r USING (entry_id)"
    return {tuple(row) for row in run.connection.execute(rows).fetchall()}


def test_tags_made_on_the_phone_are_there_after_a_sync(run: AccountRun) -> None:
    if not run.account.server.has_labels:
        pytest.skip("this server keeps no tags")
    item = run.server.store.ids()[3]
    run.server.store.set_label([item], "from the phone", value=True)
    run.sync()
    assert tags(run) == {("from the phone", item)}
    run.server.store.set_label([item], "from the phone", value=False)
    run.sync()
    assert tags(run) == set()


def test_a_feed_added_renamed_or_moved_on_the_phone_is_so_after_a_sync(run: AccountRun) -> None:
    store = run.server.store
    store.add_feed("http://site.test/c", title="C", folder="News")
    store.change_feed(1, title="Another name", folder="Elsewhere")
    run.sync()
    rows = run.connection.execute(
        "SELECT f.title, d.title FROM subscription u JOIN feed f USING (feed_id) JOIN folder d USING (folder_id)"
    ).fetchall()
    assert {tuple(row) for row in rows} == {("Another name", "Elsewhere"), ("B", "Fun"), ("C", "News")}


def test_what_was_read_elsewhere_before_it_was_seen_here_is_there_after_a_sync(run: AccountRun) -> None:
    store = run.server.store
    store.post(1, [Posting("new", "A new one", link="http://site.test/a/new")])
    item = store.ids()[-1]
    store.set_mark([item], "read", value=True)
    run.sync()
    assert item in run.items()
    assert item in run.own("is_read")

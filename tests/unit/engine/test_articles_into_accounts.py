"""Stars, labels and read marks that other readers exported, for feeds that only an account follows: they go to its articles, and to its server."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, Batch, ImportOpml, PreviewOpml
from reader.domain.events import OpmlImported, OpmlPreviewed
from reader.domain.ids import FeedId
from reader.domain.subscription import OpmlDocument
from reader.formats.lists.plan import wrap_in_folder
from reader.storage import subscriptions
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import Page, published, rss

SITE = "http://site.test/a"
STATE = "user/-/state/com.google/"


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=["freshrss", "miniflux"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param)
    made.add()
    with made.server:
        yield made


def exported(*numbers: int, names_feed: bool = True) -> bytes:
    """As FreshRSS exports starred articles, or Feedbin, which names no feed."""
    if not names_feed:
        return json.dumps(
            [
                {
                    "title": f"Entry {n}",
                    "url": f"{SITE}/entry-{n}",
                    "published": "2026-01-01",
                    "content": "x",
                    "created_at": "2026-01-02",
                }
                for n in numbers
            ]
        ).encode()
    items = [
        {
            "id": f"tag:google.com,2005:reader/item/{n:016x}",
            "title": f"Entry {n}",
            "published": 1_767_600_000,
            "alternate": [{"href": f"{SITE}/entry-{n}"}],
            "categories": [f"{STATE}starred", f"{STATE}read", "user/-/label/salt"],
            "origin": {"streamId": f"feed/{SITE}", "title": "A", "htmlUrl": "http://site.test"},
            "summary": {"content": "<p>Words</p>"},
        }
        for n in numbers
    ]
    return json.dumps({"id": f"{STATE}starred", "items": items}).encode()


def read(run: AccountRun, data: bytes) -> OpmlDocument:
    run.simulation.send(PreviewOpml(data, "starred.json"))
    return published(run.simulation, OpmlPreviewed)[-1].preview.document


def imported(run: AccountRun, document: OpmlDocument) -> OpmlImported:
    run.simulation.send(ImportOpml(document))
    return published(run.simulation, OpmlImported)[-1]


def starred_there(run: AccountRun) -> set[str]:
    return set(run.server.store.column("SELECT title FROM item WHERE is_starred = 1 AND feed_id = 1"))


def articles(run: AccountRun) -> int:
    return int(run.connection.execute("SELECT count(*) FROM entry").fetchone()[0])


@pytest.mark.parametrize("way", ["alone", "into the account", "names no feed"])
def test_they_go_to_the_articles_of_the_account_and_to_its_server(run: AccountRun, way: str) -> None:
    followed, before = len(subscriptions.subscriptions(run.connection)), articles(run)
    document = read(run, exported(3, 5, 900, names_feed=way != "names no feed"))
    if way == "into the account":
        document = wrap_in_folder(document, (run.account.name,), run.account.server.url)
    done = imported(run, document)
    assert (done.added, done.starred, done.left_out + len(document.skipped), done.stored) == (0, 2, 1, ())
    assert (len(subscriptions.subscriptions(run.connection)), articles(run)) == (followed, before)
    assert len(run.own("is_starred")) == 2
    run.sync()
    assert starred_there(run) == {"Entry 3", "Entry 5"}
    assert run.waiting() == 0
    # taken back as a whole, there too
    assert isinstance(done.undo, Batch)
    run.simulation.send(done.undo)
    run.sync()
    assert starred_there(run) == set()
    assert run.own("is_starred") == set()


def test_a_feed_that_is_followed_here_too_gets_them_here(run: AccountRun) -> None:
    run.world.pages[SITE] = Page(rss(1, 2))
    run.simulation.send(AddSubscription(SITE))
    own = next(each.feed_id for each in subscriptions.subscriptions(run.connection) if each.account_id is None)
    done = imported(run, read(run, exported(3)))
    assert (done.starred, done.left_out, len(done.stored)) == (1, 0, 1)
    (feed_id,) = run.connection.execute("SELECT feed_id FROM entry_status WHERE is_starred = 1").fetchone()
    assert FeedId(feed_id) == own
    assert run.waiting() == 0


def test_a_folder_of_this_computer_that_the_user_names_is_meant(run: AccountRun) -> None:
    done = imported(run, wrap_in_folder(read(run, exported(3)), ("Old",)))
    assert (done.added, done.left_out) == (1, 0)
    assert run.own("is_starred") == set()

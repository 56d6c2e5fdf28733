"""Accounts in subscription lists of our own: what their servers have comes back to them, or to this computer where they are not known."""

from pathlib import Path

import pytest

from reader.domain.accounts import ChangeOfFeed
from reader.domain.commands import ImportOpml, PreviewOpml
from reader.domain.events import OpmlImported, OpmlPreviewed
from reader.domain.subscription import ImportPreview, OpmlDocument
from reader.formats.lists.opml import read_opml, write_opml
from reader.formats.lists.plan import wrap_in_folder
from reader.formats.urls import canonical_url
from reader.lab.simulation import Simulation
from reader.storage import accounts, feeds, remote_feeds, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import transaction
from tests.fakes.world import World, published, simulate
from tests.unit.storage.account_examples import account_of, server_feed
from tests.unit.storage.examples import NOW

A, B, C = (f"https://{name}.example/feed" for name in "abc")


def live(connection: WriteConnection) -> None:
    """Feed A here and in an account, B and C there alone, the last with a name of the user's own."""
    with transaction(connection):
        subscriptions.add(connection, feeds.add_feed(connection, A, canonical_url(A), NOW))
        account = account_of(connection)
        for name, folder in (("a", ""), ("b", "News"), ("c", "News")):
            feed = server_feed(name, folder)
            feed_id = remote_feeds.add(connection, account.account_id, feed, canonical_url(feed.url), NOW)
        subscriptions.rename(connection, feed_id, "Mine")


def listed(connection: WriteConnection) -> OpmlDocument:
    data = write_opml(
        subscriptions.folders(connection),
        subscriptions.subscriptions(connection),
        title="",
        created_at=0,
        servers=accounts.servers(connection),
    )
    return read_opml(data)


def tree(connection: WriteConnection) -> list[tuple[str, str, bool]]:
    """Every followed feed: the folders around it, its address, and whether it is an account's."""
    paths = {None: ""}
    for folder in subscriptions.folders(connection):
        paths[folder.folder_id] = f"{paths[folder.parent_id]}/{folder.title}"
    return [(paths[each.folder_id], each.url, each.account_id is not None) for each in subscriptions.subscriptions(connection)]


def imported(simulation: Simulation, document: OpmlDocument) -> OpmlImported:
    simulation.send(ImportOpml(document))
    return published(simulation, OpmlImported)[-1]


@pytest.fixture
def document(tmp_path: Path) -> OpmlDocument:
    (tmp_path / "first").mkdir()
    simulation = simulate(tmp_path / "first", World())
    live(simulation.core.state.connection)
    return listed(simulation.core.state.connection)


def test_a_list_names_the_account_and_the_same_feed_twice(document: OpmlDocument) -> None:
    assert document.accounts == ((("Home",), "https://rss.example"),)
    assert [(feed.path, feed.url) for feed in document.feeds] == [
        ((), A),
        (("Home",), A),
        (("Home", "News"), B),
        (("Home", "News"), C),
    ]
    assert document.duplicates == 0


def test_our_own_list_changes_nothing_where_all_is_there(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    live(connection)
    before = tree(connection)
    done = imported(simulation, listed(connection))
    assert (tree(connection), done.added, done.moved) == (before, 0, 0)


def test_what_an_account_lacks_waits_for_its_server_and_its_undo_takes_it_back(tmp_path: Path, document: OpmlDocument) -> None:
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    with transaction(connection):
        account = account_of(connection, name="FreshRSS")
        account_of(connection, name="Other")
        remote_feeds.add(connection, account.account_id, server_feed("b", "Elsewhere"), canonical_url(B), NOW)
    before = tree(connection)
    simulation.send(PreviewOpml(write_of(document), "list"))
    plan: ImportPreview = published(simulation, OpmlPreviewed)[-1].preview
    assert [feed.url for feed in plan.new] == [A, A, C]
    done = imported(simulation, document)
    assert done.added == 3
    assert sorted(tree(connection)) == sorted(
        [
            ("", A, False),
            ("/FreshRSS", A, True),
            ("/FreshRSS/Elsewhere", B, True),
            ("/FreshRSS/News", C, True),
        ]
    )
    changes = remote_feeds.changes(connection, account.account_id)
    assert [(each.kind, each.feed.url, each.feed.wanted_folder) for each in changes] == [
        (ChangeOfFeed.SUBSCRIBE, A, ""),
        (ChangeOfFeed.SUBSCRIBE, C, "News"),
    ]
    assert done.undo is not None
    simulation.send(done.undo)
    assert tree(connection) == before
    assert remote_feeds.changes(connection, account.account_id) == []


def test_without_the_account_its_feeds_are_followed_here(tmp_path: Path, document: OpmlDocument) -> None:
    simulation = simulate(tmp_path, World())
    done = imported(simulation, document)
    assert done.added == 3
    assert tree(simulation.core.state.connection) == [("", A, False), ("/Home/News", B, False), ("/Home/News", C, False)]


def test_a_list_that_is_put_into_a_folder_stays_on_this_computer(tmp_path: Path, document: OpmlDocument) -> None:
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    with transaction(connection):
        account_of(connection)
    imported(simulation, wrap_in_folder(document, ("Old",)))
    assert [each for each in tree(connection) if each[2]] == []


def write_of(document: OpmlDocument) -> bytes:
    """As a file that another of our programs wrote."""
    lines = [f'<outline xmlUrl="{A}" text="A"/>', '<outline text="Home" beforehand:account="https://rss.example">']
    lines += [
        f'<outline xmlUrl="{A}" text="A"/>',
        '<outline text="News">',
        *(f'<outline xmlUrl="{url}" text="x"/>' for url in (B, C)),
    ]
    text = "".join([*lines, "</outline></outline>"])
    assert (
        read_opml(f'<opml xmlns:beforehand="urn:beforehand:opml"><body>{text}</body></opml>'.encode()).accounts
        == document.accounts
    )
    return f'<opml xmlns:beforehand="urn:beforehand:opml"><body>{text}</body></opml>'.encode()

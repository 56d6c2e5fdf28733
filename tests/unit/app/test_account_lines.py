"""What the command line says of a feed of an account: its server refreshes it."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.app.commands.explain import print_feed
from reader.app.commands.lists import print_status
from reader.app.single_instance import Line
from reader.storage import accounts, feeds
from tests.fakes.clock import FakeClock
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, follow, open_fresh

CLOCK = FakeClock(float(NOW))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    with closing(open_fresh(tmp_path)) as connection:
        account = account_of(connection)
        accounts.save(connection, replace(account, synced_at=NOW - 60))
        feed = feeds.feed(connection, follow_there(connection, account, "there"))
        assert feed is not None
        feeds.save_feed(connection, replace(feed, retrieved_at=NOW - 60, succeeded_at=NOW - 60))
        follow(connection, "here")
    return tmp_path / "reader.sqlite"


def test_status_names_the_account(database: Path) -> None:
    lines: list[Line] = []
    print_status(database, as_json=False, clock=CLOCK, say=lines.append)
    assert lines[1].text.endswith(", by the server of Home")
    assert lines[4].text.endswith(", next not planned")
    lines.clear()
    print_status(database, as_json=True, clock=CLOCK, say=lines.append)
    assert [feed["account"] for feed in json.loads(lines[0].text)["feeds"]] == ["Home", None]


def test_explain_says_who_refreshes_it_and_when_that_was_asked(database: Path) -> None:
    lines: list[Line] = []
    print_feed(database, "There", as_json=False, clock=CLOCK, say=lines.append)
    text = "\n".join(line.text for line in lines)
    assert "Last synchronised today" in text
    assert "The server of the account Home refreshes it." in text
    assert "not planned" not in text
    lines.clear()
    print_feed(database, "There", as_json=True, clock=CLOCK, say=lines.append)
    assert json.loads(lines[0].text)["account"] == "Home"

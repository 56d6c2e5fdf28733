"""A new user comes from the first page to the tenth article in less than two minutes: by mouse alone and by keys alone."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.fakes.documents import Posting, postings
from tests.fakes.feed_server import FeedServer
from tests.fakes.moved_clock import START

ROOT = Path(__file__).parents[2]
TWO_MINUTES = 120
PATIENCE = 240
PAGE = b"""<html><head><title>Byte Orchard</title>
<link rel="alternate" type="application/rss+xml" title="Articles" href="/feed"></head><body>Hello</body></html>"""


@pytest.fixture
def web() -> Iterator[list[FeedServer]]:
    """Three sites with a page and a feed of twelve articles each."""
    with ExitStack() as stack:
        servers = [stack.enter_context(FeedServer(f"127.0.0.{number}")) for number in (1, 2, 3)]
        for number, server in enumerate(servers):
            server.answer("/", headers={"Content-Type": "text/html"}, body=PAGE)
            entries = [replaced(each, number) for each in postings(12, at=int(START) - 600 * number, base=server.url("/a"))]
            server.feed("/feed", entries=entries, title=f"Byte Orchard {number + 1}")
        yield servers


def replaced(posting: Posting, number: int) -> Posting:
    return replace(posting, title=f"{posting.title} of site {number + 1}")


def subscription_list(path: Path, servers: list[FeedServer]) -> Path:
    outlines = "".join(
        f'<outline type="rss" text="Site {n}" xmlUrl="{server.url("/feed")}"/>' for n, server in enumerate(servers)
    )
    path.write_text(f'<opml version="2.0"><body><outline text="Sites">{outlines}</outline></body></opml>', encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "way",
    [
        "mouse-list",
        pytest.param("mouse-address", marks=pytest.mark.long),
        pytest.param("keys-list", marks=pytest.mark.long),
        "keys-address",
    ],
)
def test_a_new_user_reads_ten_articles_within_two_minutes(tmp_path: Path, web: list[FeedServer], way: str) -> None:
    home = tmp_path / "home"
    (home / "Downloads").mkdir(parents=True)
    given = subscription_list(home / "Downloads" / "my-feeds.opml", web)
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": "",
        "XDG_CONFIG_HOME": "",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
    }
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, str(ROOT / "tests/e2e/new_user.py"), way, str(given), web[0].url("/")]
    done = subprocess.run(
        [*command, "--profile", str(tmp_path / "profile")],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stdout, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["trouble"] == "", (found, done.stderr)
    assert len(set(found["opened"])) == 10
    assert found["seconds"] < TWO_MINUTES, found
    done_by_hand = found["done"]
    assert ("key" in done_by_hand, "move" in done_by_hand) == ((False, True) if way.startswith("mouse") else (True, False))

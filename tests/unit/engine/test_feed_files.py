"""Feeds in files of the user's: read by their path, again once they changed, and never named by anybody else."""

import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest

from reader.domain.addresses import file_of, file_url
from reader.domain.commands import AddFile, AddSubscription, Command, FollowPage, PreviewFeed, PreviewOpml, RetrieveNow, ViewPage
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, NetworkChanged, OpmlPreviewed, SubscriptionAdded
from reader.domain.feed import Validators
from reader.domain.page_rule import PageRule
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.engine import feed_files
from reader.engine.feed_files import fetch_file
from reader.formats.lists.opml import write_opml
from reader.lab.simulation import Simulation
from reader.storage import entries, subscriptions
from tests.fakes.world import START, World, make_core, only_feed, published, rss


def ask(path: Path, etag: str = "") -> FetchResult:
    return fetch_file(FetchRequest(1, file_url(path), Purpose.FEED, validators=Validators(etag)), lambda: START)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my feeds & all" / "a%20b #1?.xml"
    path.parent.mkdir()
    path.write_bytes(rss(1, 2))
    return path


class Answers:
    """Files answered as the program does, other addresses by an empty world; the names of hosts asked."""

    def __init__(self) -> None:
        self.files = 0
        self.world = World({})

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        if not file_of(request.url):
            return self.world.answer(request, now)
        self.files += 1
        return fetch_file(request, lambda: now)


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def simulation(tmp_path: Path, answers: Answers) -> Simulation:
    return Simulation(make_core(tmp_path), answers.answer, now=START)


@pytest.mark.parametrize("path", ["/a.xml", "/ü ñ/日本.xml", "/100%/a%20b.xml", "/#?&;:@!.xml", os.fsdecode(b"/\xff\xfe.xml")])
def test_a_path_and_its_address_name_each_other(path: str) -> None:
    url = file_url(Path(path))
    assert (file_of(url), url.isascii()) == (path, True)


def test_what_is_no_address_of_a_file_names_none() -> None:
    urls = ["https://a.test/file:///x", "file:x", "file://host/share/x.xml", "program:x", "", "FILE:///x"]
    assert [url for url in urls if file_of(url)] == []
    assert file_of("file:///C:/feeds/a.xml") == "C:/feeds/a.xml"


def test_a_file_answers_like_a_server(file: Path) -> None:
    first = ask(file)
    assert (first.status, first.body, first.problem, first.wire_bytes) == (200, rss(1, 2), None, len(rss(1, 2)))
    again = ask(file, first.validators.etag)
    assert (again.status, again.body, again.problem) == (304, b"", None)
    file.write_bytes(rss(1, 2, 3))
    changed = ask(file, first.validators.etag)
    assert (changed.status, changed.body) == (200, rss(1, 2, 3))


def other_than_a_file(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def hidden(path: Path) -> None:
    path.unlink()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [other_than_a_file, hidden, folder])
def test_what_cannot_be_read_says_so_and_waits_for_nobody(file: Path, spoil: Callable[[Path], None]) -> None:
    spoil(file)
    result = ask(file)
    assert result.problem is not None
    assert (result.status, result.problem.kind) == (0, ProblemKind.FILE_UNREADABLE)


def test_a_file_that_is_too_large_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_files, "FILE_BYTES", 100)
    assert ask(file).problem is not None


def test_a_file_is_followed_and_read_again_once_it_changed(simulation: Simulation, answers: Answers, file: Path) -> None:
    simulation.send(AddFile(str(file)))
    assert published(simulation, SubscriptionAdded)[0].entries == 2
    simulation.send(AddFile(str(file)))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    assert answers.files == 2
    file.write_bytes(rss(1, 2, 3))
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert (feed.problem, len(feed.window)) == (None, 3)
    file.unlink()
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    problem = only_feed(simulation).problem
    assert problem is not None
    assert problem.kind is ProblemKind.FILE_UNREADABLE
    assert len(entries.all_posted_at(simulation.core.state.connection, 0, 9)) <= 3
    assert published(simulation, NetworkChanged) == []
    assert {line.url for line in answers.world.log} <= {"https://site.test/favicon.ico", "https://site.test/"}


def test_the_database_in_use_is_never_read(simulation: Simulation, tmp_path: Path) -> None:
    link = tmp_path / "link.xml"
    link.symlink_to(tmp_path / "reader.sqlite3")
    for path in (tmp_path / "reader.sqlite3", link):
        simulation.send(AddFile(str(path)))
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.FILE_UNREADABLE] * 2


def test_a_relative_path_is_refused(simulation: Simulation, answers: Answers) -> None:
    simulation.send(AddFile("feed.xml"))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_URL
    assert answers.files == 0


URL = "file:///etc/feed.xml"


@pytest.mark.parametrize(
    "command",
    [AddSubscription(URL), PreviewFeed(URL), AddSubscription(" FILE:///etc/feed.xml "), AddSubscription(f"feed:{URL}"),
     ViewPage(URL), FollowPage(URL, PageRule("p"))],
)  # fmt: skip
def test_an_address_never_leads_to_a_file(simulation: Simulation, answers: Answers, command: Command) -> None:
    simulation.send(command)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_URL
    assert answers.files == 0


def test_a_list_neither_brings_nor_carries_a_file(simulation: Simulation, file: Path) -> None:
    simulation.send(PreviewOpml(f"<opml><body><outline text='W' xmlUrl='{URL}'/></body></opml>".encode(), "list.opml"))
    preview = published(simulation, OpmlPreviewed)[0].preview
    assert (len(preview.new), len(preview.document.skipped)) == (0, 1)
    simulation.send(AddFile(str(file)))
    connection = simulation.core.state.connection
    folders, followed = subscriptions.folders(connection), subscriptions.subscriptions(connection)
    assert [each.url for each in followed] == [f"file://{quote(str(file))}"]
    assert b"file:" not in write_opml(folders, followed, title="t", created_at=0.0, with_credentials=True)

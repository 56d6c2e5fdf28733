"""Every kind of detail is made by the code that meets it: nothing is translated that nobody says."""

import os
import shutil
import sqlite3
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from reader.domain.accounts import STARRED, ItemIds, Server, ServerAnswer, ServerFeed, ServerFeeds, ServerKind
from reader.domain.commands import AddSubscription, CheckFolder, PreviewOpml, PreviewOpmlUrl, SaveRule, SetVacation
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import CommandFailed, OpmlPreviewed
from reader.domain.ids import FeedId, RuleId, TagId
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.domain.subscription import OpmlDocument
from reader.engine import pools
from reader.engine.pools import ParserProcess
from reader.engine.program_process import ProgramRunner
from reader.engine.state import Answer, Run
from reader.engine.sync import google_reader_calls, runs
from reader.engine.sync.google_reader import GoogleReader
from reader.formats.articles import pictures
from reader.formats.articles.export import refuse_other_files
from reader.formats.expression import Expressions
from reader.formats.feeds.parser import parse_feed
from reader.formats.lists.opml import read_opml
from reader.formats.lists.other import read_list
from reader.formats.pages.page_text import extract_text
from reader.formats.servers.greader import read_item_ids
from reader.net.headers import checked_fields, checked_user_agent
from reader.reports.other_readers import named_reader
from reader.storage import backup, database_file, foreign_database, program_runs, rules, selection, subscriptions, tags
from reader.storage.database_file import HEADER
from reader.storage.given_files import read_given, refuse_own, write_given
from reader.storage.migrations import SCHEMA_VERSION
from reader.storage.program_runs import checked_program
from reader.storage.writer import open_database
from reader.ui.pictures import process
from reader.ui.pictures.wishes import Within
from tests.fakes.damage import LAST_STEP_UNDONE
from tests.fakes.world import Page, World, published, simulate
from tests.unit.engine.test_rules import FEED as URL
from tests.unit.engine.test_rules import Hand, program_rule
from tests.unit.net.test_net_details import MADE as NET
from tests.unit.net.test_net_details import Made, detail_of, raised
from tests.unit.storage.examples import NOW, open_fresh

if TYPE_CHECKING:
    from reader.engine.sync.runs import Sync

FEED = "https://feed.test/a"
LOGIN = google_reader_calls.Login(Server(ServerKind.OTHER, "https://server.test"), "ann")
LIFEREA = Path(__file__).parents[1] / "corpus" / "other_readers" / "liferea" / "liferea.db"
DEEP = "<outline text='a'>" * 25 + "<outline xmlUrl='http://a.test/'/>" + "</outline>" * 25
GOOD = "<outline text='a' xmlUrl='http://a.test/'/>"


@dataclass
class Ground:
    """What a detail is made from."""

    folder: Path
    patch: pytest.MonkeyPatch


@pytest.fixture
def ground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ground:
    return Ground(tmp_path, monkeypatch)


Make = Callable[[Ground], Made]


def parsed(body: bytes) -> Make:
    return lambda _: raised(lambda: parse_feed(body, url=FEED, content_type=""))


def answered(body: bytes) -> Make:
    return lambda _: raised(lambda: read_item_ids(body))


def drawn(data: bytes) -> Make:
    return lambda _: raised(lambda: pictures.inspect(data))


def png(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBBI", 13, b"IHDR", width, height, 8, 2, 0, 0, 0, 0)


def child(program: str, *, seconds: float = 60) -> Make:
    """What a parser process that does this costs its document."""

    def make(ground: Ground) -> Made:
        answers: SimpleQueue[ParseResult] = SimpleQueue()
        ground.patch.setattr(pools, "own_command", lambda *_: [sys.executable, "-c", program])
        parser = ParserProcess(lambda _, result: answers.put(result), time_limit_seconds=seconds)
        parser.start(ParseJob(1, JobKind.FEED, FEED, "", b"<rss/>"))
        try:
            return detail_of(answers.get(timeout=60))
        finally:
            parser.stop()

    return make


def too_much(limit: str, value: ServerAnswer) -> Make:
    """What an answer costs a synchronisation that may have nothing at all."""

    def make(ground: Ground) -> Made:
        ground.patch.setattr(runs, limit, 0)
        run = Run(1, lambda *_: None, size=1 << 20, seconds=60)
        steps = runs.ask(run, google_reader_calls.feeds(LOGIN))
        next(steps)
        with pytest.raises(runs.CallError) as caught:
            steps.send(Answer(value=value))
        return caught.value.problem.detail

    return make


def endless(ground: Ground) -> Made:
    """What a server costs that names the same page again and again."""
    steps = GoogleReader().listed(cast("Sync", SimpleNamespace(run=Run(1, lambda *_: None), login=LOGIN)), STARRED)
    next(steps)
    page = Answer(value=ItemIds((1,), "more"))
    steps.send(page)
    with pytest.raises(runs.CallError) as caught:
        steps.send(page)
    return caught.value.problem.detail


def listed(outlines: str) -> OpmlDocument:
    return read_opml(f"<opml><body>{outlines}</body></opml>".encode())


def repaired(document: bytes) -> Make:
    """The last thing that was put right."""
    return lambda _: read_opml(document).repairs[-1]


def left_out(outline: str) -> Make:
    return lambda _: listed(outline).skipped[0].reason


def refused(document: bytes) -> Make:
    return lambda _: raised(lambda: read_opml(document))


def private(ground: Ground) -> Made:
    body = b"<opml><body><outline text='a' xmlUrl='http://127.0.0.1/'/></body></opml>"
    simulation = simulate(ground.folder, World({"https://web.example/list": Page(body, content_type="text/x-opml")}))
    simulation.send(PreviewOpmlUrl("https://web.example/list"))
    (shown,) = published(simulation, OpmlPreviewed)
    return shown.preview.document.skipped[0].reason


def commanded(command: PreviewOpml | SetVacation) -> Make:
    def make(ground: Ground) -> Made:
        simulation = simulate(ground.folder, World())
        simulation.send(command)
        (failed,) = published(simulation, CommandFailed)
        return detail_of(failed.problem)

    return make


def newsboat(line: str) -> Made:
    return read_list(f"https://a.test/feed\n{line}\n".encode()).skipped[0].reason


def akregator(ground: Ground) -> Made:
    for name, text in (("data/feeds.opml", f"<opml><body>{GOOD}</body></opml>"), ("Archive/a.mk4", "JL")):
        path = ground.folder / ".local/share/akregator" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    return read_list(named_reader("Akregator", ground.folder, {}, "linux").data).skipped[0].reason


def nobodys_article(ground: Ground) -> Made:
    simulation = simulate(ground.folder, World())
    simulation.send(PreviewOpml(b'[{"title": "A", "url": "https://a.test/1", "created_at": ""}]', "starred.json"))
    (shown,) = published(simulation, OpmlPreviewed)
    return shown.preview.document.skipped[0].reason


def folder_around(ground: Ground) -> Made:
    simulation = simulate(ground.folder, World())
    simulation.send(CheckFolder(str(ground.folder)))
    (failed,) = published(simulation, CommandFailed)
    return detail_of(failed.problem)


def in_use(ground: Ground) -> Made:
    with left_behind(ground) as path:
        return raised(lambda: refuse_own(str(path)))


def inspected(prepare: Callable[[Path], Path]) -> Make:
    return lambda ground: raised(lambda: database_file.refuse_odd(prepare(ground.folder)))


def folder_at(folder: Path) -> Path:
    (folder / "x").mkdir()
    return folder / "x"


def below_a_file(folder: Path) -> Path:
    (folder / "x").write_bytes(b"")
    return folder / "x" / "y"


def link_to_nothing(folder: Path) -> Path:
    (folder / "x").symlink_to(folder / "nowhere")
    return folder / "x"


@contextmanager
def left_behind(ground: Ground) -> Iterator[Path]:
    """A database that was used before."""
    with closing(open_fresh(ground.folder)) as connection:
        yield Path(connection.execute("PRAGMA database_list").fetchone()[2])


def missing(ground: Ground, *, has_backup: bool) -> Made:
    copies = ground.folder / "copies"
    with left_behind(ground) as path, closing(database_file.open_unchanged(path)) as connection:
        if has_backup:
            backup.backup(connection, copies, NOW, b"")
    path.unlink()
    return raised(lambda: database_file.refuse_missing(path, copies))


def no_database(ground: Ground) -> Made:
    (ground.folder / "x").write_bytes(b"these are my feeds")
    return raised(lambda: database_file.inspect(ground.folder / "x"))


def other_copy(ground: Ground) -> Made:
    counts = iter(([1], [2]))
    ground.patch.setattr(backup, "_counts", lambda _: next(counts))
    with left_behind(ground) as path, closing(database_file.open_unchanged(path)) as connection:
        return raised(lambda: backup.backup(connection, ground.folder / "copies", NOW, b""))


def empty_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE items (x)")


def of_other_reader(spoil: Callable[[Path, Ground], object]) -> Make:
    """What is said of Liferea's database after this was done to it."""

    def make(ground: Ground) -> Made:
        path = ground.folder / ".local/share/liferea/liferea.db"
        path.parent.mkdir(parents=True)
        shutil.copy(LIFEREA, path)
        spoil(path, ground)
        return raised(lambda: named_reader("Liferea", ground.folder, {}, "linux"))

    return make


def stored(statement: str) -> Make:
    """What is said at the next start of a database that this was done to."""

    def make(ground: Ground) -> Made:
        with left_behind(ground) as path, closing(open_database(path, now=NOW, backup_folder=None)) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.executescript(statement)
        return raised(lambda: open_database(path, now=NOW, backup_folder=None))

    return make


def written(action: Callable[..., object]) -> Make:
    """What is said of something that cannot be done to a fresh database."""

    def make(ground: Ground) -> Made:
        with closing(open_fresh(ground.folder)) as connection:
            return raised(lambda: action(connection))

    return make


def move_into_itself(connection: subscriptions.WriteConnection) -> None:
    made = subscriptions.add_folder(connection, "a")
    subscriptions.move_folder(connection, made, made)


def program(prepare: Callable[[Path], object], *, is_there: bool = False) -> Make:
    """What is said of a program that this was done to."""

    def make(ground: Ground) -> Made:
        path = ground.folder / "weather"
        if is_there:
            path.write_bytes(b"")
        prepare(path)
        path.touch()
        return raised(lambda: checked_program(ground.folder, "weather"))

    return make


def other_owner(ground: Ground) -> Made:
    """What is said of a file that belongs to somebody else, in a folder of one's own."""
    path = ground.folder / "weather"
    path.touch(0o700)
    held = path.stat()
    stolen = os.stat_result((*held[:4], held.st_uid + 1, *held[5:]))
    ground.patch.setattr(Path, "lstat", lambda _: stolen)
    return raised(lambda: checked_program(ground.folder, "weather"))


def windows(ground: Ground) -> Made:
    ground.patch.setattr(program_runs, "IS_SUPPORTED", False)
    assert program_runs.found_programs(ground.folder) == []
    return raised(lambda: checked_program(ground.folder, "weather"))


def stopped_by_failures(ground: Ground) -> Made:
    hand = Hand(ground.folder)
    hand.send(SaveRule(program_rule()))
    hand.send(AddSubscription(URL))
    hand.post(*range(1, 12))
    for _ in range(10):
        hand.end(Problem(ProblemKind.PROGRAM_LARGE))
    return detail_of(rules.stopped(hand.core.state.connection)[RuleId(1)])


def ended(text: str) -> Make:
    """What is said of a program that ended so."""

    def make(ground: Ground) -> Made:
        path = ground.folder / "weather"
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o700)
        problem = ProgramRunner(ground.folder, lambda: 0.0).act("weather", "")
        assert problem is not None
        return detail_of(problem)

    return make


def undecoded(ground: Ground) -> Detail:
    """A decoder that has started, and dies of the picture."""
    dying = "import sys; sys.stdout.buffer.write(bytes(4)); sys.stdout.flush(); sys.stdin.buffer.read(4)"
    ground.patch.setattr(process, "own_command", lambda *_: [sys._base_executable, "-c", dying])
    file = process.PictureFile(png(9, 9), pictures.PictureFacts("png", 9, 9))
    return cast("Detail", raised(lambda: process.PictureProcesses().decode(file, Within(9, 9))))


MADE: dict[DetailKind, Make] = {
    DetailKind.PROFILE_THERE: folder_around,
    DetailKind.OWN_DATABASE: in_use,
    DetailKind.WEB_PAGE: parsed(b"<html><body>a</body></html>"),
    DetailKind.OTHER_XML: parsed(b"<opml/>"),
    DetailKind.NEITHER_XML_NOR_JSON: parsed(b"hello"),
    DetailKind.UNREADABLE_JSON: parsed(b"{"),
    DetailKind.OTHER_JSON: parsed(b"{}"),
    DetailKind.OTHER_ANSWER: answered(b"[]"),
    DetailKind.MISSING_KEY: answered(b"{}"),
    DetailKind.OTHER_ITEM_ID: answered(b'{"itemRefs":[{"id":"?"}]}'),
    DetailKind.NO_HTML: lambda _: raised(lambda: extract_text(b"hello", url=FEED, content_type="")),
    DetailKind.NO_PICTURE: drawn(b"hello"),
    DetailKind.PICTURE_ENDS_EARLY: drawn(png(9, 9)[:20]),
    DetailKind.PICTURE_WITHOUT_SIZE: drawn(png(0, 9)),
    DetailKind.PICTURE_LIMIT: undecoded,
    DetailKind.MEGAPIXELS: drawn(png(60_000, 60_000)),
    DetailKind.SECONDS: child("import sys; sys.stdout.buffer.write(bytes(4)); sys.stdout.flush(); sys.stdin.read()", seconds=0.1),
    DetailKind.MEMORY: child(""),
    DetailKind.UNREADABLE_RESULT: child(
        "import sys; sys.stdout.buffer.write(bytes([0, 0, 0, 0, 0, 0, 0, 1]) + b'x'); sys.stdout.flush(); sys.stdin.read()"
    ),
    DetailKind.OTHER_ROOT: refused(b"<rss/>"),
    DetailKind.NO_SUBSCRIPTIONS: refused(b"<list/>"),
    DetailKind.NO_XML: refused(b"%PDF-1.7"),
    DetailKind.LINKED_LIST: left_out("<outline type='include' url='http://a.test/'/>"),
    DetailKind.LINK: left_out("<outline type='link' url='http://a.test/'/>"),
    DetailKind.NO_WEB_ADDRESS: left_out("<outline xmlUrl='javascript:alert(1)'/>"),
    DetailKind.PRIVATE_ADDRESS: private,
    DetailKind.NO_FEED_ADDRESS: left_out("<outline type='rss'/>"),
    DetailKind.EMPTY_OUTLINE: left_out("<outline/>"),
    DetailKind.NOT_WELL_FORMED: lambda _: read_opml(f"<opml><body>{GOOD}&</body></opml>".encode()).repairs[0],
    DetailKind.NO_OPML_ELEMENT: repaired(f"<list>{GOOD}</list>".encode()),
    DetailKind.DEEP_FOLDERS: repaired(f"<opml><body>{DEEP}</body></opml>".encode()),
    DetailKind.OTHER_ENCODING: repaired(f"<opml><body>{GOOD}<!-- \xfc --></body></opml>".encode("latin-1")),
    DetailKind.SPACES_BEFORE: repaired(f" <opml><body>{GOOD}</body></opml>".encode()),
    DetailKind.BARE_AMPERSANDS: repaired(b"<opml><body><outline text='a & b' xmlUrl='http://a.test/'/></body></opml>"),
    DetailKind.QUOTATION_MARKS: repaired(b'<opml><body><outline text="a "b" c" xmlUrl="http://a.test/"/></body></opml>'),
    DetailKind.ANGLE_BRACKETS: repaired(b'<opml><body><outline text="a <b c" xmlUrl="http://a.test/"/></body></opml>'),
    DetailKind.UNCLOSED_FOLDERS: repaired(f"<opml><body><outline text='b'>{GOOD}".encode()),
    DetailKind.EMPTY_FILE: commanded(PreviewOpml(b"", "list.opml")),
    DetailKind.LARGE_FILE: lambda _: raised(lambda: read_given(__file__, 10)),
    DetailKind.NOT_A_FILE: inspected(folder_at),
    DetailKind.NOT_A_FOLDER: inspected(below_a_file),
    DetailKind.NO_NAME: lambda _: raised(lambda: read_given("")),
    DetailKind.IMPOSSIBLE_NAME: lambda _: raised(lambda: write_given(Path("a\0b"), b"")),
    DetailKind.BROKEN_LINK: inspected(link_to_nothing),
    DetailKind.SEARCH_FOLDER: lambda _: newsboat('"query:Unread:unread = 1"'),
    DetailKind.OWN_SOURCE: lambda _: newsboat("exec:~/bin/feed"),
    DetailKind.UNREAD_ARCHIVE: akregator,
    DetailKind.NO_FEED_OF_ARTICLE: nobodys_article,
    DetailKind.ZIP_ARCHIVE: lambda _: raised(lambda: read_list(b"PK\x03\x04")),
    DetailKind.UNKNOWN_DATABASE: lambda _: raised(lambda: read_list(b"SQLite format 3\x00")),
    DetailKind.UNKNOWN_LAYOUT: of_other_reader(lambda path, _: empty_database(path)),
    DetailKind.DAMAGED_FILE: of_other_reader(lambda path, _: path.write_bytes(HEADER + b"x" * 5000)),
    DetailKind.CHANGING: of_other_reader(
        lambda path, _: path.with_name("liferea.db-journal").write_bytes(bytes.fromhex("d9d505f920a163d7"))
    ),
    DetailKind.NO_ROOM_FOR_COPY: of_other_reader(
        lambda _, ground: ground.patch.setattr(foreign_database, "_ROOM_LEFT_BYTES", 1 << 60)
    ),
    DetailKind.NO_SUCH_READER: lambda ground: raised(lambda: named_reader("Gnus", ground.folder, {}, "linux")),
    DetailKind.OTHER_CONTENT: lambda _: raised(lambda: refuse_other_files("a.xml", b"<thesis/>")),
    DetailKind.NEWEST_BACKUP: lambda ground: missing(ground, has_backup=True),
    DetailKind.START_OVER: lambda ground: missing(ground, has_backup=False),
    DetailKind.NO_DATABASE: no_database,
    DetailKind.COPY_DIFFERS: other_copy,
    DetailKind.BROKEN_ROWS: stored(
        f"{LAST_STEP_UNDONE} INSERT INTO subscription (feed_id, position) VALUES (7, 0); PRAGMA user_version = {SCHEMA_VERSION - 1}"  # noqa: S608 -- our own number
    ),
    DetailKind.ALTERED_DATABASE: stored("CREATE VIEW theirs AS SELECT 1"),
    DetailKind.SCHEMA: stored(f"PRAGMA user_version = {SCHEMA_VERSION + 1}"),
    DetailKind.PROGRAM_SYSTEM: windows,
    DetailKind.PROGRAM_NAME: lambda ground: raised(lambda: checked_program(ground.folder, "../sh")),
    DetailKind.PROGRAM_LINK: program(lambda path: path.symlink_to("/bin/true")),
    DetailKind.PROGRAM_NO_FILE: program(Path.mkdir),
    DetailKind.PROGRAMS_WRITABLE: program(lambda path: path.parent.chmod(0o777)),
    DetailKind.PROGRAM_OWNER: other_owner,
    DetailKind.PROGRAM_WRITABLE: program(lambda path: path.chmod(0o777), is_there=True),
    DetailKind.PROGRAM_NO_RUN_BIT: program(lambda path: path.chmod(0o600), is_there=True),
    DetailKind.EXIT_CODE: ended("exit 3"),
    DetailKind.ENDING_SIGNAL: ended("kill -9 $$"),
    DetailKind.PROGRAM_FAILS: stopped_by_failures,
    DetailKind.MANY_HEADERS: lambda _: raised(lambda: checked_fields("[]")),
    DetailKind.USER_AGENT: lambda _: raised(lambda: checked_user_agent("\n")),
    DetailKind.HEADER_NAME: lambda _: raised(lambda: checked_fields('{"Cookie": "a"}')),
    DetailKind.HEADER_VALUE: lambda _: raised(lambda: checked_fields('{"X-Key": "\\n"}')),
    DetailKind.EXPRESSION: lambda _: raised(lambda: Expressions(1.0).search("a)b", "")),
    DetailKind.EXPRESSION_END: lambda _: raised(lambda: Expressions(1.0).search("(a", "")),
    DetailKind.EXPRESSION_LONG: lambda _: raised(lambda: Expressions(1.0).search("a" * 501, "")),
    DetailKind.EXPRESSION_LARGE: lambda _: raised(lambda: Expressions(1.0).search("a{9999}", "")),
    DetailKind.EXPRESSION_SLOW: lambda _: raised(lambda: Expressions(0.0).search("a", "")),
    DetailKind.INSIDE_ITSELF: written(move_into_itself),
    DetailKind.NO_LONGER_THERE: written(lambda connection: tags.name_of(connection, TagId(7))),
    DetailKind.NUMBERED_FEED: written(lambda connection: subscriptions.move(connection, FeedId(7), None)),
    DetailKind.PAST_OR_FAR: commanded(SetVacation(1)),
    DetailKind.NO_TAG_NAME: written(lambda connection: tags.add(connection, [], " ", NOW)),
    DetailKind.ENDLESS_LIST: endless,
    DetailKind.MANY_ITEMS: too_much("ITEMS_MAX", ItemIds((1,))),
    DetailKind.MANY_FEEDS: too_much("FEEDS_MAX", ServerFeeds((ServerFeed("feed/1", FEED, "A"),))),
    DetailKind.MANY_ANSWERS: too_much("ANSWERS_MAX", ServerFeeds(())),
    DetailKind.MANY_MEGABYTES: too_much("MEGABYTES_MAX", ServerFeeds(())),
    DetailKind.MANY_MINUTES: too_much("MINUTES_MAX", ServerFeeds(())),
    DetailKind.NO_SEARCH_WORDS: written(lambda connection: selection.save_search(connection, "a", " ")),
}


def test_all_kinds_are_here() -> None:
    assert set(MADE) | set(NET) == set(DetailKind)
    assert set(MADE).isdisjoint(NET)


@pytest.mark.parametrize("kind", MADE, ids=str)
def test_the_program_makes_it(kind: DetailKind, ground: Ground) -> None:
    made = MADE[kind](ground)
    assert isinstance(made, Detail)
    assert made.kind is kind
    assert made.sentence()

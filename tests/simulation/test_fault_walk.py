"""The database fails at every single statement of everything the program does, its start included."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.domain import commands
from reader.domain.accounts import Server, ServerKind
from reader.domain.commands import (
    AddAccount,
    AddFile,
    AddNewsletters,
    AddProgram,
    AddSubscription,
    AddToAccount,
    CancelRetrievals,
    ChangeFeedUrl,
    CheckAccount,
    CheckFolder,
    Command,
    ConfirmServer,
    DownloadEpisode,
    EraseHabits,
    ExchangeNow,
    FetchChapters,
    FetchFullText,
    FetchPicture,
    FetchSiteRules,
    FindFeedAgain,
    FindMissing,
    FindNewsletters,
    FindServer,
    FollowPage,
    ForgetComputer,
    ForgetImported,
    ForgetListening,
    ImportOpml,
    JoinFolder,
    JudgeEntry,
    KeepIcons,
    KeepSendLogin,
    LeaveFolder,
    MakeBriefing,
    MoveFolder,
    MoveToAccount,
    NoteUse,
    OpenEpisode,
    PauseDownload,
    PauseFeeds,
    PauseRetrievals,
    PreviewFeed,
    PreviewOpml,
    PreviewOpmlUrl,
    PreviewProgram,
    RecordLeaving,
    RecordListening,
    RecordOpenedLink,
    RecordReading,
    RecordReturn,
    RecordShown,
    RejoinReport,
    RemoveAccount,
    RemoveDownload,
    RemoveRule,
    RemoveSearch,
    RemoveTag,
    RenameComputer,
    RenameFolder,
    RenameTag,
    ReportConditions,
    ReportMedia,
    RestoreAccount,
    RestoreDownload,
    RestoreFolder,
    RestoreHabits,
    RestoreSubscription,
    RetrieveNow,
    SavePage,
    SendEntries,
    SeparateReport,
    SetAccount,
    SetCredentials,
    SetFolderSettings,
    SetPassphrase,
    SetPreference,
    SetProxyLogin,
    SetSubscriptionSettings,
    SettleOldChanges,
    SettleUnsent,
    SetVacation,
    ShowThumbnails,
    SignInAgain,
    SmallIcon,
    Stop,
    SyncAccounts,
    TurnNews,
    ViewPage,
    ViewText,
)
from reader.domain.entry import OpenedLink, Reading
from reader.domain.episodes import Listening
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EngineStopped, StorageFailed
from reader.domain.ids import AccountId, CommandId, EntryId, FeedId, FolderId, GapId, RuleId, SearchId, TagId
from reader.domain.news import Briefing, BriefStory
from reader.domain.page_rule import PageRule
from reader.domain.preferences import Preferences
from reader.domain.retrieval import FetchRequest, Purpose
from reader.domain.subscription import FoundFeed, OpmlDocument, OpmlFeed
from reader.domain.visits import Signal
from reader.engine.core import COMMAND_HANDLERS
from reader.engine.messages import BackupFinished, BriefingMade, ClockJumped, LoginKept, Message, Publish
from reader.engine.thread import Engine
from reader.storage.writer import has_room
from tests.e2e.kill_ledger import halves
from tests.fakes.bare_engine import bare_engine
from tests.fakes.clock import FakeClock
from tests.fakes.faulty_run import COMMANDS, NEW_URL, URLS, FaultyRun, advance, episode_url, retrieve, subscribe
from tests.fakes.full_disk import EVERYTHING, FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, published

CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM)
AT = int(START) + 560
EPISODE = episode_url(1)
ERASED = CommandId(-1)
SERVER = Server(ServerKind.OTHER, "https://other.test")
LIMITED = World({EPISODE: Page(status=429, problem=ProblemKind.RATE_LIMITED)}).answer(FetchRequest(1, EPISODE, Purpose.MEDIA), AT)
MORE: dict[str, Callable[[], Command]] = {
    "subscribe": lambda: AddSubscription(NEW_URL),
    "restore": lambda: RestoreSubscription((FeedId(1),)),
    "rename folder": lambda: RenameFolder(FolderId(1), "Other"),
    "move folder": lambda: MoveFolder(FolderId(2), None, 0),
    "restore folder": lambda: RestoreFolder("Back", None, 0, (FeedId(1),), ()),
    "folder settings": lambda: SetFolderSettings(FolderId(1), {"notify": "off"}),
    "feed preview": lambda: PreviewFeed(NEW_URL),
    "preview": lambda: PreviewOpml(b"<opml><body><outline xmlUrl='https://x.test/'/></body></opml>", "a file"),
    "preview on the web": lambda: PreviewOpmlUrl("https://lists.test/opml"),
    "rename tag": lambda: RenameTag(TagId(1), "renamed"),
    "remove tag": lambda: RemoveTag(TagId(1)),
    "remove search": lambda: RemoveSearch(SearchId(1)),
    "remove rule": lambda: RemoveRule(RuleId(1)),
    "retrieve": lambda: RetrieveNow((FeedId(1),)),
    "cancel": CancelRetrievals,
    "pause": lambda: PauseRetrievals(AT + 3600),
    "vacation": lambda: SetVacation(AT + 5 * 86_400),
    "conditions": lambda: ReportConditions(is_battery_low=True, is_metered=True),
    "picture": lambda: FetchPicture("https://host1.test/a.png", EntryId(1)),
    "small icons": lambda: KeepIcons((SmallIcon(FeedId(1), b"fetched", b"made"),)),
    "thumbnails": lambda: ShowThumbnails((("https://host1.test/a.png", EntryId(1)),)),
    "full text": lambda: FetchFullText(EntryId(1)),
    "save a page": lambda: SavePage("https://host1.test/a-page-of-its-own"),
    "login": lambda: SetCredentials(FeedId(1), "me", "secret"),
    "login of a proxy": lambda: SetProxyLogin((FeedId(1),), "http://proxy.test:3128", "me", "secret"),
    "secret header": lambda: SetSubscriptionSettings((FeedId(1),), {"headers": '{"Authorization": "Bearer x"}'}),
    "refreshed by hand": lambda: SetSubscriptionSettings((FeedId(1),), {"refresh": "hand"}),
    "reading": lambda: RecordReading(Reading(EntryId(1), FeedId(1), AT, 0, 30)),
    "opened link": lambda: RecordOpenedLink(OpenedLink(EntryId(1), FeedId(1), AT, 0, "a.test", 1)),
    "use": NoteUse,
    "new visit": TurnNews,
    "return": lambda: RecordReturn(AT, 0, Signal.UNLOCK, 3600),
    "leaving": lambda: RecordLeaving(AT + 60),
    "shown": lambda: RecordShown((EntryId(1),)),
    "judge": lambda: JudgeEntry(EntryId(1), 1),
    "erase": EraseHabits,
    "bring back": lambda: RestoreHabits(ERASED),
    "address": lambda: ChangeFeedUrl(FeedId(1), "https://other.test/feed"),
    "pause feed": lambda: PauseFeeds((FeedId(1),)),
    "find again": lambda: FindFeedAgain(FeedId(1)),
    "forget imported": lambda: ForgetImported(OpmlDocument("", ()), (FeedId(1),), (EntryId(1),)),
    "find lost": lambda: FindMissing(GapId(1)),
    "page": lambda: ViewPage(NEW_URL, PageRule("article")),
    "text of a page": lambda: ViewText(EntryId(1)),
    "follow a page": lambda: FollowPage(NEW_URL, PageRule("article")),
    "program": lambda: PreviewProgram("weather"),
    "add a program": lambda: AddProgram("weather"),
    "site rules": FetchSiteRules,
    "find newsletters": lambda: FindNewsletters("imaps://me@mail.test/INBOX", "secret"),
    "add newsletters": lambda: AddNewsletters((FoundFeed("imaps://me@mail.test/INBOX#weekly", "Weekly"),)),
    "send": lambda: SendEntries((EntryId(1),), "Saved"),
    "send no more": lambda: SendEntries((EntryId(1),), "Saved", is_wanted=False),
    "login of a target": lambda: KeepSendLogin("https://saved.test", "me", "{}"),
    "add a file": lambda: AddFile("/home/you/feed.xml"),
    "open an episode": lambda: OpenEpisode(EntryId(1), EPISODE),
    "open one whose file is gone": lambda: OpenEpisode(EntryId(2), episode_url(2)),
    "listening": lambda: RecordListening(
        Listening(EntryId(1), FeedId(1), EPISODE, 40, 60, is_finished=False, at=AT, utc_offset_seconds=0)
    ),
    "forget listening": lambda: ForgetListening(EntryId(5), episode_url(5)),
    "media": lambda: ReportMedia(LIMITED),
    "chapters": lambda: FetchChapters(EntryId(1), EPISODE),
    "download": lambda: DownloadEpisode(EntryId(1), EPISODE),
    "download on": lambda: DownloadEpisode(EntryId(4), episode_url(4)),
    "pause a download": lambda: PauseDownload(EntryId(3), episode_url(3)),
    "remove a download": lambda: RemoveDownload(EntryId(2), episode_url(2)),
    "restore a download": lambda: RestoreDownload(EntryId(4), episode_url(4)),
    "find a server": lambda: FindServer("rss.test"),
    "check an account": lambda: CheckAccount(SERVER, "me", "secret"),
    "add an account": lambda: AddAccount(SERVER, "Mine", "me", "secret"),
    "sign in again": lambda: SignInAgain(AccountId(1), "me", "secret"),
    "set an account": lambda: SetAccount(AccountId(1), name="Other", runs_rules=False),
    "remove an account": lambda: RemoveAccount(AccountId(1)),
    "restore an account": lambda: RestoreAccount(AccountId(1)),
    "add to an account": lambda: AddToAccount(AccountId(1), NEW_URL),
    "move to an account": lambda: MoveToAccount((FeedId(1),), AccountId(1)),
    "confirm a server": lambda: ConfirmServer(AccountId(1), is_same=True),
    "settle old changes": lambda: SettleOldChanges(AccountId(1), sends=False),
    "synchronise": SyncAccounts,
    "check a folder": lambda: CheckFolder("/nowhere"),
    "join a folder": lambda: JoinFolder("/nowhere", "tower"),
    "make a briefing": MakeBriefing,
    "separate a report": lambda: SeparateReport(EntryId(1)),
    "rejoin a report": lambda: RejoinReport(EntryId(1), EntryId(2)),
}
ALL = COMMANDS | MORE
IN_A_FOLDER = {LeaveFolder, RenameComputer, ForgetComputer, ExchangeNow, SettleUnsent, SetPassphrase}
"""These have a walk of their own, where a folder is used; but for SetPassphrase, which may have encrypted the folder before it fails."""
BEFORE: dict[str, Command] = {
    "bring back": EraseHabits(retrievals=False, command_id=ERASED),
    "leaving": RecordReturn(AT - 60, 0, Signal.UNLOCK, 3600),
    "rejoin a report": SeparateReport(EntryId(1)),
    "send": SetPreference(Preferences.share_services.key, "Saved: wallabag+https://saved.test"),
}
"""What has happened when the fault comes."""
MESSAGES: dict[str, Callable[[], Message]] = {
    "clock": lambda: ClockJumped(-7200.0),
    "backup": lambda: BackupFinished(Path("copy"), None),
    "briefing": lambda: BriefingMade(Briefing(1, (BriefStory(EntryId(1)),)), CommandId(-4)),
    "login kept": lambda: LoginKept(FeedId(1), has_login=True, problem=None, cause=CommandId(-2)),
    "answer to nobody": lambda: LoginKept(FeedId(99), has_login=True, problem=None, cause=CommandId(-3)),
}


def test_the_walk_knows_a_command_of_every_kind() -> None:
    assert {type(make()) for make in ALL.values()} >= set(COMMAND_HANDLERS) - IN_A_FOLDER | {commands.Batch}


def faults_at(statement: int) -> list[tuple[int, int | None]]:
    """What goes wrong there, and how often: everything where a transaction begins, else one thing after the other."""
    once, for_long = CODES[statement % len(CODES)], CODES[(statement + 2) % len(CODES)]
    return [(code, times) for code in CODES for times in (1, None)] if statement == 0 else [(once, 1), (for_long, None)]


@pytest.mark.parametrize("name", ALL)
def test_a_command_at_any_statement_changes_nothing_and_says_so(name: str, lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    now = run.simulation.now
    if name in BEFORE:
        run.core.handle(BEFORE[name], now)
        assert_failed_nowhere(run)
    before = run.contents()
    for statement in range(1000):
        for code, times in faults_at(statement):
            command = ALL[name]()
            run.disk.fail_at(statement, code, times=times)
            run.core.handle(command, now)
            if not run.disk.refused:
                assert statement > 1
                assert_failed_nowhere(run)
                run.core.close()
                return
            run.disk.room = None
            assert run.contents() == before
            answers = [each.event for each in run.core.drain_effects() if isinstance(each, Publish)]
            assert [event.cause for event in answers if isinstance(event, CommandFailed)] == [command.command_id]
            run.core.handle(ReportConditions(is_battery_low=False, is_metered=False), now)
            assert_failed_nowhere(run)
            run.assert_sound()
    pytest.fail("there is no end of statements")


@pytest.mark.parametrize("name", MESSAGES)
def test_another_message_at_any_statement_changes_nothing(name: str, lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    before, now = run.contents(), run.simulation.now
    for statement in range(100):
        for code, times in faults_at(statement):
            run.disk.fail_at(statement, code, times=times)
            run.core.handle(MESSAGES[name](), now)
            run.core.drain_effects()
            if not run.disk.refused:
                run.core.close()
                return
            run.disk.room = None
            assert run.contents() == before
            run.core.handle(ReportConditions(is_battery_low=False, is_metered=False), now)
            assert_failed_nowhere(run)
            run.assert_sound()
    pytest.fail("there is no end of statements")


@pytest.mark.parametrize("code", CODES)
def test_stop_needs_no_database(code: int, lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    run.disk.fail_at(0, code)
    stop = Stop()
    run.core.handle(stop, run.simulation.now)
    assert not run.disk.refused
    assert run.core.drain_effects() == [Publish(EngineStopped(cause=stop.command_id))]
    run.core.tick(run.simulation.now + 3600)
    assert not run.disk.refused
    assert run.core.drain_effects() == []
    run.disk.room = None
    run.core.close()


def assert_failed_nowhere(run: FaultyRun) -> None:
    assert [
        each for each in run.core.drain_effects() if isinstance(each, Publish) and isinstance(each.event, CommandFailed)
    ] == []


@pytest.mark.parametrize("times", [1, None], ids=["once", "from then on"])
@pytest.mark.parametrize(("work", "step"), [(subscribe, 7), (retrieve, 23), (advance, 3)], ids=lambda each: str(each)[:14])
def test_work_at_any_statement_goes_on_afterwards(
    work: Callable[[FaultyRun], None], step: int, times: int | None, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    """At every `step`th, each with another fault."""
    statement = 0
    while True:
        run = FaultyRun(lived, tmp_path)
        run.disk.fail_at(statement, CODES[statement % len(CODES)], times=times)
        work(run)
        has_failed, run.disk.room = bool(run.disk.refused), None
        run.simulation.run_until(run.simulation.now + 61)
        run.assert_sound()
        run.assert_kept_what_it_acknowledged()
        if has_failed and work is subscribe:
            assert len(published(run.simulation, CommandFailed)) == 1
        run.assert_all_comes_within(4 * 3600)
        run.core.close()
        if not has_failed:
            break
        statement += step
    assert statement >= 3 * step


def why_not(engine: Engine) -> Problem | None:
    """What keeps it from starting."""
    try:
        engine.start()
    except ReaderError as error:
        return error.problem
    return None


@pytest.mark.parametrize(
    ("code", "kind"),
    [(sqlite3.SQLITE_BUSY, ProblemKind.PROFILE_IN_USE), (sqlite3.SQLITE_IOERR, ProblemKind.DAMAGED_DATABASE)],
)
def test_a_start_that_fails_at_any_statement_says_why_and_releases_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, kind: ProblemKind
) -> None:
    profile, clock = profile_in(tmp_path), FakeClock()
    core = open_core(profile, clock, automatic=True)
    core.handle(ImportOpml(OpmlDocument("list", (OpmlFeed("https://site.test/feed", "", "", ()),))), clock.now())
    assert any(isinstance(effect, Publish) for effect in core.drain_effects())
    core.close()
    monkeypatch.setattr(FullDiskConnection, "watched", EVERYTHING)
    monkeypatch.setattr(FullDiskConnection, "code", code)
    closed: list[FullDiskConnection] = []
    close = FullDiskConnection.close

    def noted(connection: FullDiskConnection) -> None:
        closed.append(connection)
        close(connection)

    monkeypatch.setattr(FullDiskConnection, "close", noted)
    for statement in range(200):
        monkeypatch.setattr(FullDiskConnection, "room", statement)
        closed.clear()
        engine = bare_engine(lambda: open_core(profile, clock, automatic=False), clock, lambda _: None)
        with full_disks():
            problem = why_not(engine)
        if problem is None:
            monkeypatch.setattr(FullDiskConnection, "room", None)
            engine.stop()
            assert statement >= 10
            return
        assert problem.kind is kind
        assert len(closed) == 1
    pytest.fail("there is no end of statements")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_finds_no_room_changes_nothing_and_is_done_later(
    name: str, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    run = FaultyRun(lived, tmp_path)
    before, room = run.contents(), 0
    while True:
        command = COMMANDS[name]()
        run.disk.fill_up(room)
        run.simulation.send(command)
        run.disk.room = None
        if not run.disk.refused:
            break
        assert [event.problem.kind for event in published(run.simulation, StorageFailed)] == [ProblemKind.DISK_FULL]
        assert [(event.problem.kind, event.cause) for event in published(run.simulation, CommandFailed)] == [
            (ProblemKind.DISK_FULL, command.command_id)
        ]
        assert run.contents() == before
        run.assert_sound()
        run.simulation.events.clear()
        room += 1
    assert room >= 3
    assert published(run.simulation, CommandFailed) == []
    assert run.contents() != before
    run.simulation.run_until(run.simulation.now + 0.001)
    assert list(halves(run.disk)) == []
    run.core.close()


@pytest.mark.parametrize(("work", "step"), [(subscribe, 3), (retrieve, 11), (advance, 2)], ids=lambda each: str(each)[:14])
def test_work_that_finds_no_room_at_any_of_its_writes_goes_on_when_there_is(
    work: Callable[[FaultyRun], None], step: int, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    """At every `step`th of its writes: those of one retrieval are like those of the next."""
    room = 0
    while True:
        run = FaultyRun(lived, tmp_path)
        run.disk.fill_up(room)
        work(run)
        was_full, run.disk.room = bool(run.disk.refused), None
        run.assert_sound()
        assert bool(published(run.simulation, StorageFailed)) is was_full
        run.assert_kept_what_it_acknowledged()
        if was_full and work is subscribe:
            assert [event.problem.kind for event in published(run.simulation, CommandFailed)] == [ProblemKind.DISK_FULL]
        run.assert_all_comes_within(3 * 3600)
        run.core.close()
        if not was_full:
            break
        room += step
    assert room >= 4


def test_retrievals_go_on_within_a_minute_of_there_being_room(lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    pages = run.disk.execute("PRAGMA page_count").fetchone()[0]
    run.disk.execute(f"PRAGMA max_page_count = {pages}")
    state, latest = run.core.state, run.simulation.now + 4 * 3600
    while state.storage_rest.until <= run.simulation.now + 300:
        run.simulation.run_until(run.simulation.now + 60)
        assert run.simulation.now < latest
    before = run.contents()
    assert not has_room(run.disk)
    run.disk.execute("PRAGMA max_page_count = 1000000")
    assert has_room(run.disk)
    assert run.contents() == before
    run.simulation.run_until(run.simulation.now + 61)
    assert state.storage_rest.until <= run.simulation.now
    run.simulation.run_until(run.simulation.now + 3 * 3600)
    assert run.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone() == (len(URLS),)
    run.core.close()


def test_a_disk_that_stays_full_is_left_in_peace(lived: sqlite3.Connection, tmp_path: Path) -> None:
    """Ever longer rests; the answers that failed at once count as one failure."""
    run = FaultyRun(lived, tmp_path)
    run.disk.fill_up(0)
    run.simulation.run_until(run.simulation.now + 86_400)
    assert run.core.state.storage_rest.count <= 12
    asked = [len(run.world.asked(url)) for url in URLS]
    assert max(asked) <= 12
    run.core.close()

"""Engine loop: takes messages, drives the core, carries out its effects. Others call it through `submit` only."""

import logging
import queue
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from reader.domain.commands import Command, Stop
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EngineStopped, Event
from reader.domain.ids import Clock
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob, ParseResult
from reader.engine import briefings
from reader.engine.core import EngineCore
from reader.engine.jobs import pictures
from reader.engine.jobs.episodes import IN_FLIGHT_MAX as DOWNLOADS
from reader.engine.jobs.pictures import IN_FLIGHT_MAX as PICTURES_IN_FLIGHT
from reader.engine.jobs.pictures import THUMBNAILS_IN_FLIGHT_MAX
from reader.engine.messages import (
    Ask,
    BackupFinished,
    BriefingMade,
    ClockJumped,
    ContinueRun,
    DownloadNoted,
    Effect,
    FetchFinished,
    FilesDone,
    KeepAccountSecret,
    KeepLogin,
    LoginKept,
    MailCame,
    Message,
    ParseFinished,
    ProgramFinished,
    Publish,
    RemoveFiles,
    RunContinues,
    SecretKept,
    Slow,
    StartBackup,
    StartBriefing,
    StartFetch,
    StartParse,
    StartProgram,
    StopDownload,
    WatchMail,
    WorkWithFiles,
)
from reader.engine.pools import FetchPool, ParserPool
from reader.engine.state import FEEDS_IN_FLIGHT, LINGERING_MAX
from reader.net import credentials
from reader.net.exchange import Watch
from reader.storage.connection import empty_cache
from reader.supervision import NO_THREAD, Loop, nothing, run_in_thread

QUIET_SECONDS = 10.0


class Quiet:
    """Calls `do` when `QUIET_SECONDS` have passed since the last `stir`, once per stir."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._due: float | None = None

    def stir(self, now: float) -> None:
        self._due = now + QUIET_SECONDS

    def seconds_left(self, now: float) -> float:
        """Return the least time until something is to be done."""
        return float("inf") if self._due is None else max(self._due - now, 0.0)

    def check(self, now: float) -> None:
        if self._due is not None and now >= self._due:
            self._due = None
            self._do()


log = logging.getLogger(__name__)

FETCH_THREADS = FEEDS_IN_FLIGHT + LINGERING_MAX + PICTURES_IN_FLIGHT + THUMBNAILS_IN_FLIGHT_MAX
JUMP_SECONDS = 60.0
MESSAGES_PER_TICK = 16
STORING_SECONDS = 4.0
"""Seconds that `stop` waits for earlier commands to be stored before it interrupts the database."""
STOP_SECONDS = 1.0
"""Seconds that it waits after that, before it leaves the thread to end with the process."""


class Parser(Protocol):
    """Parser interface of the child process and of test doubles."""

    def start(self, job: ParseJob) -> None: ...

    def ask(self, job: ParseJob) -> ParseResult:
        """Have a document parsed and wait for the result. Any thread but the engine's."""
        ...

    def stop(self) -> None: ...


def _no_program(name: str, given: str) -> Problem:
    del given
    return Problem(ProblemKind.NO_PROGRAM, name)


def _no_mail(urls: tuple[str, ...], came: Callable[[tuple[str, ...]], None]) -> None:
    del urls, came


class Engine:
    """Engine thread of the program: `start`, `submit`, `stop`. Events go to `publish`, called in the engine's thread. `open_core`
    runs in the engine's thread, which owns the database's writer; `start` raises its errors. `write_backup` and `keep_login` run
    in threads of their own; `save` stores bodies in files, in dedicated threads.
    """

    def __init__(
        self,
        open_core: Callable[[], EngineCore],
        *,
        clock: Clock,
        publish: Callable[[Event], None],
        fetch: Callable[[FetchRequest], FetchResult],
        write_backup: Callable[[bytes, float], Path],
        make_parser: Callable[[Callable[[int, ParseResult], None]], Parser] = ParserPool,
        keep_login: Callable[[str, str, str], None] = credentials.keep,
        run_program: Callable[[str, str], Problem | None] = _no_program,
        stop_programs: Callable[[], None] = nothing,
        watch_mail: Callable[[tuple[str, ...], Callable[[tuple[str, ...]], None]], None] = _no_mail,
        stop_mail: Callable[[], None] = nothing,
        save: Callable[[FetchRequest, Watch], FetchResult] | None = None,
        give_back_memory: Callable[[], None] = nothing,
    ) -> None:
        self._open_core = open_core
        self._clock = clock
        self._fetch = fetch
        self._publish = publish
        self._write_backup = write_backup
        self._keep_login = keep_login
        self._logins: queue.SimpleQueue[Slow] = queue.SimpleQueue()
        self._login_turn = threading.Lock()
        self._run_program = run_program
        self._stop_programs = stop_programs
        self._watch_mail = watch_mail
        self._stop_mail = stop_mail
        self._give_back_memory = give_back_memory
        self._inbox: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._received: deque[Message] = deque()
        self._pool = FetchPool(fetch, lambda result: self._inbox.put(FetchFinished(result)), size=FETCH_THREADS, now=clock.now)
        self._save = save
        self._saving = FetchPool(
            self._saved, lambda result: self._inbox.put(FetchFinished(result)), size=DOWNLOADS, now=clock.now, name="download"
        )
        self._unwanted: set[int] = set()
        """Cancelled downloads; read by their threads."""
        self._parser = make_parser(lambda job_id, result: self._inbox.put(ParseFinished(job_id, result)))
        self._thread = Loop("engine", self._run)
        self._ready: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._core: EngineCore | None = None
        self._is_leaving = False
        self._is_broken_off = False
        self._stopped = False
        self._is_over = False
        self._stop_lock = threading.Lock()

    def start(self) -> None:
        """Open the database and start. Raises errors of opening."""
        if not self._thread.start():
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)
        failure = self._ready.get()
        if failure is not None:
            raise failure

    def submit(self, command: Command) -> None:
        """Queue a command; returns at once, from any thread. After the end it fails."""
        with self._stop_lock:
            if not self._is_over:
                self._inbox.put(command)
                return
        self._refuse(command)

    def stop(self) -> None:
        """Store earlier commands and end, within seconds whatever the database does; safe to call twice."""
        if not self._thread.is_running:
            return
        self._is_leaving = True
        self.submit(Stop())
        if not self._thread.join(STORING_SECONDS):
            log.warning("The engine takes too long to end: what the database does is broken off")
            self._is_broken_off = True
            if self._core is not None:
                self._core.interrupt()
            self._thread.join(STOP_SECONDS)

    def _run(self) -> bool:
        """Run the engine until it stops; a failure is published, and only a restart of the program recovers."""
        try:
            self._core = core = self._open_core()
        except Exception as error:  # noqa: BLE001 -- handed to the caller of start
            self._ready.put(error)
            return False
        try:
            core.start(self._clock.now())
        except Exception as error:  # noqa: BLE001 -- handed to the caller of start
            core.close()
            self._ready.put(error)
            return False
        self._ready.put(None)
        try:
            self._loop(core)
            if self._is_broken_off:
                self._emit(EngineStopped(Problem(ProblemKind.INTERRUPTED)))
        except Exception as error:
            log.exception("The engine failed")
            self._emit(EngineStopped(Problem(ProblemKind.BUG, type(error).__name__)))
        for end in (
            self._refuse_the_rest,
            core.close,
            self._pool.stop,
            self._saving.stop,
            self._stop_programs,
            self._stop_mail,
            self._parser.stop,
        ):
            try:
                end()
            except Exception:
                log.exception("The engine could not end as it should")
        return False

    def _refuse_the_rest(self) -> None:
        with self._stop_lock:
            self._is_over = True
        with suppress(queue.Empty):
            while True:
                self._received.append(self._inbox.get_nowait())
        for message in self._received:
            if isinstance(message, Command):
                self._refuse(message)

    def _refuse(self, command: Command) -> None:
        if not isinstance(command, Stop):
            self._emit(CommandFailed(Problem(ProblemKind.INTERRUPTED), cause=command.command_id))

    def _loop(self, core: EngineCore) -> None:
        last_wall, last_monotonic = self._clock.now(), self._clock.monotonic()
        quiet = Quiet(lambda: self._spare(core))
        quiet.stir(last_monotonic)
        while not (self._stopped or self._is_broken_off):
            if not self._is_leaving or core.state.is_stopping:
                core.tick(self._clock.now())
                self._carry_out(core.drain_effects())
            self._wait(core, quiet.seconds_left(last_monotonic))
            wall, monotonic = self._clock.now(), self._clock.monotonic()
            drift = (wall - last_wall) - (monotonic - last_monotonic)
            last_wall, last_monotonic = wall, monotonic
            if abs(drift) > JUMP_SECONDS:
                log.info("The clock jumped by %.0f s", drift)
                core.handle(ClockJumped(drift), wall)
            if self._received:
                quiet.stir(monotonic)
            quiet.check(monotonic)
            while self._received and not (self._stopped or self._is_broken_off):
                core.handle_first(self._received, self._clock.now())
                self._carry_out(core.drain_effects())

    def _wait(self, core: EngineCore, seconds: float) -> None:
        """Take at least one message, or time out after `seconds` or at the next tick; take a few more if they are there already."""
        now = self._clock.now()
        with suppress(queue.Empty):
            self._received.append(self._inbox.get(timeout=min(max(core.next_wake(now) - now, 0.0), seconds)))
            while len(self._received) < MESSAGES_PER_TICK:
                self._received.append(self._inbox.get_nowait())

    def _spare(self, core: EngineCore) -> None:
        """Release memory when idle, in this thread, which nobody waits for now."""
        empty_cache(core.state.connection)
        self._give_back_memory()

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            try:
                self._do(effect)
            except ReaderError as error:
                log.warning("A %s could not be begun: %s", type(effect).__name__, error)
                self._answer_for(effect, error.problem)
            except Exception as error:
                log.exception("A %s could not be carried out", type(effect).__name__)
                self._answer_for(effect, Problem(ProblemKind.BUG, str(error)))

    def _do(self, effect: Effect) -> None:
        match effect:
            case Publish():
                self._stopped = self._stopped or isinstance(effect.event, EngineStopped)
                self._publish(effect.event)
            case StartFetch():
                (self._pool if effect.request.target is None else self._saving).start(effect.request)
            case StopDownload():
                self._unwanted.add(effect.request_id)
            case StartParse():
                self._parser.start(effect.job)
            case RemoveFiles():
                pictures.remove_picture_files(effect.paths)
            case ContinueRun():
                self._inbox.put(RunContinues(effect.run))
            case WatchMail():
                self._watch_mail(effect.urls, lambda urls: self._inbox.put(MailCame(urls)))
            case _:
                self._do_beside(effect)

    def _do_beside(self, effect: Slow) -> None:
        """Do a slow effect in a thread of its own, logins in their order whichever thread runs first. Raises ReaderError."""
        is_login = isinstance(effect, KeepLogin | KeepAccountSecret)
        if not run_in_thread(_THREADS[type(effect)], self._keep_next if is_login else lambda: self._work(effect)):
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)
        if is_login:
            self._logins.put(effect)

    def _keep_next(self) -> None:
        with self._login_turn:
            self._work(self._logins.get())

    def _work(self, effect: Slow) -> None:
        self._inbox.put(answered(effect, lambda: self._worked(effect)))

    def _worked(self, effect: Slow) -> Message:
        match effect:
            case StartBackup():
                return BackupFinished(self._write_backup(effect.opml, self._clock.now()), None)
            case StartBriefing():
                return briefings.carry_out(effect)
            case StartProgram():
                return ProgramFinished(effect.run_id, self._run_program(effect.name, effect.given))
            case KeepLogin() | KeepAccountSecret():
                place = effect.url if isinstance(effect, KeepLogin) else effect.place
                self._keep_login(place, effect.username, effect.password)
                return _answer(effect, None)
            case WorkWithFiles():
                return FilesDone(effect.run, effect.work(self._parser.ask))

    def _answer_for(self, effect: Effect, problem: Problem) -> None:
        """Answer an effect that could not be started, since somebody waits for it."""
        match effect:
            case StartFetch():
                now = self._clock.now()
                request = effect.request
                self._inbox.put(FetchFinished(FetchResult(request, 0, request.url, now, now, problem=problem)))
            case StartParse():
                self._inbox.put(ParseFinished(effect.job.job_id, problem))
            case Publish() | StopDownload() | RemoveFiles() | ContinueRun() | WatchMail():
                pass
            case _:
                self._inbox.put(_answer(effect, problem))

    def _saved(self, request: FetchRequest) -> FetchResult:
        """Store a body in a file, in a thread of its own, until it is complete or cancelled."""
        number = request.request_id
        watch = Watch(
            lambda: not (self._is_leaving or number in self._unwanted),
            lambda saved: self._inbox.put(DownloadNoted(number, saved)),
        )
        try:
            return self._save(request, watch) if self._save is not None else self._fetch(request)
        finally:
            self._unwanted.discard(number)

    def _emit(self, event: Event) -> None:
        self._carry_out([Publish(event)])


_THREADS: dict[type[Slow], str] = {
    StartBackup: "backup",
    StartBriefing: "briefing",
    StartProgram: "program",
    KeepLogin: "login",
    KeepAccountSecret: "login",
    WorkWithFiles: "folder",
}


def answered(effect: Slow, work: Callable[[], Message]) -> Message:
    """Do the work of an effect, and return the answer. Never raises. Any thread."""
    try:
        return work()
    except ReaderError as error:
        problem = error.problem
    except Exception as error:
        name = type(error).__name__
        if isinstance(effect, KeepLogin | KeepAccountSecret):
            # by its kind alone: what it says may hold the secret
            log.warning("The keyring failed: %s", name)
            problem = Problem(ProblemKind.KEYRING, name)
        else:
            log.exception("A %s failed", type(effect).__name__)
            is_backup = isinstance(effect, StartBackup)
            problem = Problem(ProblemKind.FILE_UNWRITABLE, str(error)) if is_backup else Problem(ProblemKind.BUG, name)
    return _answer(effect, problem)


def worked(effect: WorkWithFiles, ask: Ask) -> Message:
    return answered(effect, lambda: FilesDone(effect.run, effect.work(ask)))


def _answer(effect: Slow, problem: Problem | None) -> Message:
    match effect:
        case StartBackup():
            return BackupFinished(None, problem)
        case StartBriefing():
            return BriefingMade(None, effect.cause, problem)
        case StartProgram():
            return ProgramFinished(effect.run_id, problem)
        case KeepLogin():
            return LoginKept(effect.feed_id, bool(effect.username), problem, effect.cause, effect.setting, effect.feed_ids)
        case KeepAccountSecret():
            return SecretKept(effect.run, problem)
        case WorkWithFiles():
            return FilesDone(effect.run, problem=problem)

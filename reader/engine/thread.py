"""The only loop: takes messages, drives the core, carries out its effects. Everything outside talks to it through `submit`."""

import logging
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from reader.domain.clock import Clock
from reader.domain.commands import Command, Stop
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import EngineStopped, Event
from reader.domain.parsing import ParseJob, ParseResult
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.engine.core import EngineCore
from reader.engine.effects import Effect, KeepLogin, Publish, StartBackup, StartFetch, StartParse
from reader.engine.fetch_pool import FetchPool
from reader.engine.handlers.pictures import IN_FLIGHT_MAX as PICTURES_IN_FLIGHT
from reader.engine.messages import BackupFinished, ClockJumped, FetchFinished, LoginKept, Message, ParseFinished
from reader.engine.parser_process import ParserPool
from reader.engine.state import FEEDS_IN_FLIGHT, LINGERING_MAX
from reader.net import credentials

log = logging.getLogger(__name__)

FETCH_THREADS = FEEDS_IN_FLIGHT + LINGERING_MAX + PICTURES_IN_FLIGHT
JUMP_SECONDS = 60.0
MESSAGES_PER_TICK = 16


class Parser(Protocol):
    """Whoever reads documents: the child process, or a stand-in."""

    def start(self, job: ParseJob) -> None:
        """Begin with a document."""
        ...

    def stop(self) -> None:
        """End."""
        ...


class Engine:
    """The background of the program: `start`, `submit`, `stop`. Events go to `publish`, called in the engine's thread.

    `open_core` runs in the engine's thread, since the database's writer belongs to it; what it raises, `start` raises.
    `write_backup` and `keep_login` run in threads of their own.
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
    ) -> None:
        self._open_core = open_core
        self._clock = clock
        self._publish = publish
        self._write_backup = write_backup
        self._keep_login = keep_login
        self._inbox: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._pool = FetchPool(fetch, lambda result: self._inbox.put(FetchFinished(result)), size=FETCH_THREADS)
        self._parser = make_parser(lambda job_id, result: self._inbox.put(ParseFinished(job_id, result)))
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)
        self._ready: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._stopped = False

    def start(self) -> None:
        """Open the database and begin; raises what opening raises."""
        self._thread.start()
        failure = self._ready.get()
        if failure is not None:
            raise failure

    def submit(self, command: Command) -> None:
        """Hand over a command; returns at once, from any thread."""
        self._inbox.put(command)

    def stop(self) -> None:
        """Store what is under way and end; safe to call twice."""
        if self._thread.is_alive():
            self.submit(Stop())
            self._thread.join()

    def _run(self) -> None:
        try:
            core = self._open_core()
            core.start(self._clock.now())
        except Exception as error:  # noqa: BLE001 -- handed to the caller of start
            self._ready.put(error)
            return
        self._ready.put(None)
        try:
            self._loop(core)
        except Exception as error:
            log.exception("The engine failed")
            self._publish(EngineStopped(Problem(ProblemKind.BUG, type(error).__name__)))
        self._pool.stop()
        self._parser.stop()
        core.close()

    def _loop(self, core: EngineCore) -> None:
        last_wall, last_monotonic = self._clock.now(), self._clock.monotonic()
        while not self._stopped:
            self._tick(core)
            messages = self._wait(core)
            wall, monotonic = self._clock.now(), self._clock.monotonic()
            drift = (wall - last_wall) - (monotonic - last_monotonic)
            last_wall, last_monotonic = wall, monotonic
            if abs(drift) > JUMP_SECONDS:
                log.info("The clock jumped by %.0f s", drift)
                core.handle(ClockJumped(drift), wall)
            for message in messages:
                core.handle(message, self._clock.now())
                self._carry_out(core.take_effects())

    def _tick(self, core: EngineCore) -> None:
        try:
            core.tick(self._clock.now())
        except Exception:
            log.exception("A tick failed")
        self._carry_out(core.take_effects())

    def _wait(self, core: EngineCore) -> list[Message]:
        """At least one message, unless the time of the next tick comes first; a few more if they are there already."""
        now = self._clock.now()
        messages: list[Message] = []
        with suppress(queue.Empty):
            messages.append(self._inbox.get(timeout=max(core.next_wake(now) - now, 0.0)))
            while len(messages) < MESSAGES_PER_TICK:
                messages.append(self._inbox.get_nowait())
        return messages

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Publish():
                    self._stopped = self._stopped or isinstance(effect.event, EngineStopped)
                    self._publish(effect.event)
                case StartFetch():
                    self._pool.start(effect.request)
                case StartParse():
                    self._parser.start(effect.job)
                case StartBackup():
                    threading.Thread(target=self._back_up, args=(effect.opml,), name="backup", daemon=True).start()
                case KeepLogin():
                    threading.Thread(target=self._have_kept, args=(effect,), name="login", daemon=True).start()

    def _back_up(self, opml: bytes) -> None:
        try:
            path = self._write_backup(opml, self._clock.now())
        except Exception as error:
            log.exception("The backup failed")
            problem = error.problem if isinstance(error, ReaderError) else Problem(ProblemKind.FILE_UNWRITABLE, str(error))
            self._inbox.put(BackupFinished(None, problem))
        else:
            self._inbox.put(BackupFinished(path, None))

    def _have_kept(self, effect: KeepLogin) -> None:
        problem: Problem | None = None
        try:
            self._keep_login(effect.url, effect.username, effect.password)
        except ReaderError as error:
            problem = error.problem
        self._inbox.put(LoginKept(effect.feed_id, bool(effect.username), problem, effect.cause))

"""The real core in the calling thread, on a real database, without a network: for tests of the window."""

from collections.abc import Callable

from reader.domain import events
from reader.domain.commands import Command, NoteUse, ShowThumbnails, TurnNews
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import Event
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob, ParseResult
from reader.engine import briefings
from reader.engine.messages import (
    ContinueRun,
    FetchFinished,
    Message,
    ParseFinished,
    Publish,
    RunContinues,
    StartBriefing,
    StartFetch,
    StartParse,
    WorkWithFiles,
)
from reader.engine.thread import worked
from reader.formats.wire import perform
from reader.storage.writer import transaction
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, parsed_entry
from tests.fakes.world import core_over


class InstantEngine:
    """Keeps every command it was sent, and does it at once; requests that would go out are only noted in `requests`.

    What a list wants when it is painted, at any time, is kept apart in `thumbnails`, and how the window is used in `uses`: the
    last of `sent` is what was done last.
    """

    def __init__(self, library: InventedLibrary) -> None:
        self.library = library
        self.connection = library.connection
        self.publish: Callable[[Event], None] = lambda _: None
        self.sent: list[Command] = []
        self.thumbnails: list[ShowThumbnails] = []
        self.uses: list[NoteUse | TurnNews] = []
        self.requests: list[FetchRequest] = []
        self.jobs: list[ParseJob] = []
        self.is_holding = False
        self._held: list[Command] = []
        self.core = core_over(library.connection, library.path.parent, now=float(NOW))
        self.core.state.automatic = False

    def submit(self, command: Command) -> None:
        """Carry a command out, or keep it until `release`."""
        if isinstance(command, ShowThumbnails):
            self.thumbnails.append(command)
        elif isinstance(command, NoteUse | TurnNews):
            self.uses.append(command)
        else:
            self.sent.append(command)
        if self.is_holding:
            self._held.append(command)
        else:
            self._do(command)

    def release(self) -> None:
        """Carry out what was held."""
        held, self._held, self.is_holding = self._held, [], False
        for command in held:
            self._do(command)

    def refuse(self) -> None:
        """Fail what was held."""
        held, self._held, self.is_holding = self._held, [], False
        for command in held:
            self.publish(events.CommandFailed(Problem(ProblemKind.DISK_FULL, "no room"), cause=command.command_id))

    def post(self, title: str, count: int, at: int = NOW) -> list[EntryId]:
        """New articles of a feed arrive."""
        entries = [parsed_entry(f"{title} news {at} {number}", "Just posted.", at - number, number) for number in range(count)]
        with transaction(self.connection):
            ids = add_articles(self.library, title, entries)
        self.publish(events.EntriesArrived(self.library.feed_ids[title], tuple(ids)))
        return ids

    def sent_of(self, kind: type[Command]) -> list[Command]:
        """The commands of a kind, oldest first."""
        return [command for command in self.sent if isinstance(command, kind)]

    def parsed(self, job_id: int, result: ParseResult) -> None:
        """What the parser process would have answered."""
        self._do(ParseFinished(job_id, result))

    def fetched(self, result: FetchResult) -> None:
        """What a fetch thread would have answered."""
        self._do(FetchFinished(result))

    def tick(self, now: float) -> None:
        """Let start what may start by then."""
        self.core.tick(now)
        self._hand_out()

    def _do(self, message: Message) -> None:
        self.core.handle(message, float(NOW))
        self._hand_out()

    def _hand_out(self) -> None:
        for effect in self.core.drain_effects():
            if isinstance(effect, Publish):
                self.publish(effect.event)
            elif isinstance(effect, StartFetch):
                self.requests.append(effect.request)
            elif isinstance(effect, StartParse):
                self.jobs.append(effect.job)
            elif isinstance(effect, StartBriefing):
                self._do(briefings.carry_out(effect))
            elif isinstance(effect, WorkWithFiles):
                self._do(worked(effect, perform))
            elif isinstance(effect, ContinueRun):
                self._do(RunContinues(effect.run))

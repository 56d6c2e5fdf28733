import queue
import threading
from collections.abc import Iterator

import pytest

from reader.app.single_instance import Conversation
from reader.domain.commands import Command, RetrieveNow
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EngineStopped, Event, RetrievalProgress, StorageFailed


class Answering:
    """An engine that says the same after every command, in a thread of its own."""

    def __init__(self, *events: Event) -> None:
        self.conversation = Conversation()
        self._events = events
        self._inbox: queue.SimpleQueue[Command | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        self.conversation.begin(self._inbox.put)

    def _run(self) -> None:
        while self._inbox.get() is not None:
            for event in self._events:
                self.conversation.publish(event)

    def stop(self) -> None:
        self._inbox.put(None)
        self._thread.join()


@pytest.fixture
def engines() -> Iterator[list[Answering]]:
    started: list[Answering] = []
    yield started
    for engine in started:
        engine.stop()


def test_events_come_in_order_until_the_reader_stops(engines: list[Answering]) -> None:
    engines.append(Answering(RetrievalProgress(0, 2), RetrievalProgress(1, 2), RetrievalProgress(0, 0)))
    published = engines[0].conversation.ask(RetrieveNow())
    assert [next(published) for _ in range(3)] == [RetrievalProgress(0, 2), RetrievalProgress(1, 2), RetrievalProgress(0, 0)]
    published.close()
    engines[0].conversation.publish(RetrievalProgress(5, 5))


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (StorageFailed(Problem(ProblemKind.DISK_FULL, "here")), ProblemKind.DISK_FULL),
        (EngineStopped(), ProblemKind.INTERRUPTED),
    ],
)
def test_what_ends_everything_ends_the_wait(engines: list[Answering], event: Event, kind: ProblemKind) -> None:
    engines.append(Answering(event))
    with pytest.raises(ReaderError) as caught:
        next(engines[0].conversation.ask(RetrieveNow()))
    assert caught.value.problem.kind is kind


def test_only_the_failure_of_ones_own_command_counts(engines: list[Answering]) -> None:
    command, other = RetrieveNow(), RetrieveNow()
    failed = Problem(ProblemKind.BAD_URL, "x")
    engines.append(Answering(CommandFailed(failed, cause=other.command_id), CommandFailed(failed, cause=command.command_id)))
    published = engines[0].conversation.ask(command)
    assert next(published).cause == other.command_id
    with pytest.raises(ReaderError):
        next(published)


def test_two_may_ask_at_once(engines: list[Answering]) -> None:
    engines.append(Answering(RetrievalProgress(0, 0)))
    answers: list[Event] = []
    askers = [threading.Thread(target=lambda: answers.append(next(engines[0].conversation.ask(RetrieveNow())))) for _ in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert answers == [RetrievalProgress(0, 0)] * 8


def test_asking_before_the_beginning_waits_for_it() -> None:
    conversation, answers = Conversation(), []
    asker = threading.Thread(target=lambda: answers.append(next(conversation.ask(RetrieveNow()))))
    asker.start()
    conversation.begin(lambda _: conversation.publish(RetrievalProgress(0, 0)))
    asker.join()
    assert answers == [RetrievalProgress(0, 0)]

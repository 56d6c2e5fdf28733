"""Each fault of a bad network, at each request of a synchronisation: a sentence says what happened, the lists stay whole, nothing is turned back."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind
from reader.domain.commands import MarkRead, SetMark
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind
from tests.e2e.sync_program import OneLogin, State, SyncProgram, entries_of, states, waiting
from tests.e2e.sync_trial import DAY
from tests.fakes.fault_proxy import EVERYWHERE, Fault, FaultProxy
from tests.fakes.loopback import Request
from tests.fakes.memory_keyring import in_use
from tests.fakes.moved_clock import MovedClock
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, Quirks, SyncServer

SAID = {
    Fault.CUT_BEFORE: {ProblemKind.NETWORK},
    Fault.CUT_AFTER: {ProblemKind.NETWORK},
    Fault.HALF: {ProblemKind.NETWORK},
    Fault.ERROR: {ProblemKind.HTTP_STATUS},
    Fault.BUSY: {ProblemKind.UNAVAILABLE},
    Fault.LOGIN_PAGE: {ProblemKind.BAD_ANSWER},
    # signed in again at once
    Fault.UNAUTHORIZED: set(),
    # believed by nobody
    Fault.EMPTY_LIST: set(),
    Fault.FALSE_OK: set(),
}
"""What the account says of each; nothing where a synchronisation goes through all the same."""


class OneFault(FaultProxy):
    """`fault` at the request of this number, counted without those that sign in; `spoiled` is whether it could be had there."""

    fault, at, count, spoiled = Fault.ERROR, -1, 0, False

    def begin(self, fault: Fault, at: int) -> None:
        self.fault, self.at, self.count, self.spoiled = fault, at, 0, False

    def _draw(self, request: Request) -> Fault | None:
        if "/accounts/" in request.path or request.path.endswith("/token"):
            return None
        is_due, self.count = self.count == self.at, self.count + 1
        is_possible = self.fault in EVERYWHERE or (
            (self.fault is Fault.EMPTY_LIST and "items/ids" in request.path)
            or (self.fault is Fault.FALSE_OK and "edit-tag" in request.path)
        )
        self.spoiled = self.spoiled or (is_due and is_possible)
        return self.fault if is_due and is_possible else None


@pytest.fixture(autouse=True)
def login() -> Iterator[None]:
    with in_use(OneLogin("reader", "secret456")):
        yield


@pytest.mark.long
@pytest.mark.parametrize("quirks", [MINIFLUX_22, FRESHRSS], ids=lambda quirks: quirks.name)
def test_each_fault_says_what_it_was_and_costs_nothing(tmp_path: Path, quirks: Quirks) -> None:
    clock = MovedClock()
    with ExitStack() as stack:
        server = stack.enter_context(SyncServer(quirks, now=int(clock.now()) * 1_000_000))
        for name in "ab":
            server.store.add_feed(f"http://site.test/{name}", title=name, folder="News", items=12)
        proxy = stack.enter_context(OneFault(server.origin))
        program = stack.enter_context(SyncProgram(tmp_path, clock))
        program.add(Server(ServerKind(quirks.name), proxy.url(server.url)), "reader", "secret456")
        program.sync_through()
        items = sorted(server.store.ids())
        value = True
        for fault in Fault:
            said, at = set(), -1
            while proxy.count > at or at < 0:
                at += 1
                # read and starred here, the like of others there
                program.ask(MarkRead(entries_of(program.reader, items[:3]), value))
                program.ask(SetMark(entries_of(program.reader, items[3:6]), Mark.STARRED, value))
                server.store.set_mark(items[6:9], "read", value=value)
                meant = {**states(program.reader), **{item: State(value, is_starred=False) for item in items[6:9]}}
                proxy.begin(fault, at)
                # the hour has come to list feeds too
                clock.advance(3_700)
                finished = program.sync()
                reached = proxy.count
                if finished.problem is not None:
                    said.add(finished.problem.kind)
                    assert finished.problem.sentence()
                assert proxy.spoiled or finished.problem is None
                proxy.begin(fault, -1)
                assert states(program.reader).keys() == set(items), "the lists stay whole"
                clock.advance(DAY)
                program.sync_through()
                program.sync_through()
                assert states(program.reader) == meant, (fault, at)
                unread, starred = server.store.unread(), server.store.starred()
                assert {item: State(item not in unread, item in starred) for item in items} == meant, (fault, at)
                assert waiting(program.reader) == 0
                value, proxy.count = not value, reached
            assert at >= 5
            assert said == SAID[fault], fault

"""A copy of last week is restored while the server went on: nothing of it may reach the server, which is right."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from reader.app.restoring import make_ready, write_backup
from reader.domain.accounts import ServerKind
from reader.domain.commands import MarkRead, SetMark, TagEntries
from reader.domain.entry import Mark
from reader.storage import database_file
from tests.e2e.sync_bench import Bench, filled_server
from tests.e2e.sync_hands import StoreHand
from tests.e2e.sync_program import OneLogin, SyncProgram, entries_of, states, waiting
from tests.e2e.sync_trial import DAY
from tests.fakes.fault_proxy import Fault
from tests.fakes.memory_keyring import in_use
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, Quirks


@pytest.mark.parametrize("quirks", [FRESHRSS, pytest.param(MINIFLUX_22, marks=pytest.mark.long)], ids=lambda quirks: quirks.name)
def test_a_copy_of_last_week_sends_nothing(tmp_path: Path, quirks: Quirks) -> None:
    with ExitStack() as stack:
        stack.enter_context(in_use(OneLogin("reader", "secret456")))
        server = stack.enter_context(filled_server(quirks, 6))
        bench = Bench(stack, tmp_path, server.url, server.origin, ServerKind(quirks.name), 1)
        hand, items = StoreHand(server.store), server.store.ids()
        with SyncProgram(bench.folders[0], bench.clock) as program:
            program.ask(MarkRead(entries_of(program.reader, items[:10])))
            program.sync_through()
            # what waits when the copy is made: unsent, and sent with no answer
            program.ask(MarkRead(entries_of(program.reader, items[:5]), is_read=False))
            program.ask(SetMark(entries_of(program.reader, items[5:8]), Mark.STARRED))
            program.ask(TagEntries(entries_of(program.reader, items[8:9]), add=("work",)))
            bench.proxy.next_faults = [Fault.FALSE_OK]
            program.sync()
            program.ask(SetMark(entries_of(program.reader, items[20:23]), Mark.STARRED))
            assert waiting(program.reader) > 0
            copy = write_backup(program.profile, bench.clock)
            program.sync_through()
            bench.clock.advance(7 * DAY)
            hand.set_mark(items[:5], "read", value=True)
            hand.set_mark([*items[5:8], *items[20:23]], "starred", value=False)
            hand.set_mark(items[30:40], "read", value=True)
            program.sync_through()
        make_ready(program.profile, copy.path)
        assert database_file.finish(program.profile.database, program.profile.backups, int(bench.clock.now())) is not None
        bench.proxy.seen.clear()
        meant = hand.states()
        with SyncProgram(bench.folders[0], bench.clock) as program:
            for _ in range(3):
                assert program.sync().problem is None
                bench.clock.advance(DAY)
            assert [request.form for request in bench.proxy.seen if "edit" in request.path] == []
            assert hand.states() == meant
            found = states(program.reader)
            assert {item: (each.is_read, each.is_starred) for item, each in found.items()} == {
                item: (each.is_read, each.is_starred) for item, each in meant.items()
            }
            assert waiting(program.reader) == 0

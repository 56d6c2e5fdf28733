"""A database that fails at any statement of the start: the engine says in words why it does not begin, and lets go of the file."""

import sqlite3
from pathlib import Path

import pytest

from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.domain.commands import ImportOpml
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import Publish
from reader.engine.thread import Engine
from tests.fakes.bare_engine import bare_engine
from tests.fakes.clock import FakeClock
from tests.fakes.full_disk import EVERYTHING, FullDiskConnection, full_disks


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

"""The real program signs in at a server, synchronises and fails; then its secrets are looked for in everything that it wrote and started."""

import contextlib
import json
import logging
import os
import sqlite3
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest

from reader.app.commands.export import export_everything
from reader.app.crash import problem_report
from reader.app.logging_setup import set_up_logging, tear_down_logging
from reader.domain.accounts import Account, SignIn
from reader.domain.commands import AddAccount, CheckAccount, FindServer, MarkRead, SetAccount, SyncAccounts
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import AccountAdded, AccountChanged, AccountChecked, ServerFound, SyncFinished
from reader.domain.ids import EntryId
from reader.net.transport import Limits
from reader.storage import backup
from tests.fakes.loopback import Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.real_clock import RealClock
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, Quirks, SyncServer
from tests.hostile.harness import Harness, open_harness

PASSWORD = "pässwörd & 100%/of the account"
KEY = "key+of/the==account"
TOKEN = "token+for/the=refreshes&all"


def spellings(secret: str) -> set[bytes]:
    words = {secret, quote(secret), quote_plus(secret), json.dumps(secret)[1:-1]}
    return {word.encode(coding) for word in words for coding in ("utf-8", "utf-16-le")}


def started_here() -> str:
    """Arguments and environment of this process and of those that it started."""
    said = ""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            # a process of somebody else's may have any name, cut off within a letter
            parent = (process / "stat").read_bytes().rpartition(b")")[2].split()[1]
            if str(os.getpid()) in {process.name, parent.decode()}:
                said += (process / "cmdline").read_text(errors="replace") + (process / "environ").read_text(errors="replace")
    return said


WAYS = {
    SignIn.PASSWORD: (PASSWORD, ProblemKind.SIGN_IN_FAILED, "POST http", "/edit-tag (sync): 200"),
    SignIn.KEY: (KEY, ProblemKind.KEY_REFUSED, "PUT http", "/v1/entries (sync): 204"),
}


def refresh_secret(server: SyncServer, sign_in: SignIn) -> str:
    """What is given beside a password to have the server refresh feeds; who signs in with a key gives nothing."""
    if sign_in is SignIn.KEY:
        return ""
    return TOKEN if server.quirks is FRESHRSS else KEY


@pytest.mark.parametrize(
    ("quirks", "sign_in"),
    [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_23, SignIn.KEY)],
    ids=["freshrss", "miniflux", "key"],
)
def test_the_secrets_of_an_account_are_written_nowhere(
    tmp_path: Path, ring: MemoryKeyring, quirks: Quirks, sign_in: SignIn
) -> None:
    secret, _, method, sent = WAYS[sign_in]
    logs = tmp_path / "logs"
    logs.mkdir()
    set_up_logging(logs, logging.DEBUG)
    try:
        with SyncServer(quirks) as server:
            server.password, server.api_key, server.refresh_token = PASSWORD, KEY, TOKEN
            server.store.add_feed("http://site.test/a", title="A", folder="News", items=20)
            secrets = {b for each in (PASSWORD, KEY, TOKEN, server.auth(), server.token()) for b in spellings(each)}
            said = _live(tmp_path, server, sign_in)
            for each in (secret, refresh_secret(server, sign_in)):
                assert any(each in kept or json.dumps(each)[1:-1] in kept for kept in ring.kept.values()), "the keyring has it"
    finally:
        tear_down_logging()
    # whoever says much meanwhile may have had another file begun
    lines = [line for path in logs.iterdir() for line in path.read_text(encoding="utf-8").splitlines()]
    assert any(method in line and sent in line for line in lines)
    said += problem_report(logs, "Qt")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(files) > 5
    found = {(path.name, word) for path in files for word in secrets if word in _content(path)}
    assert found == set()
    assert {word for word in secrets if word in said.encode("utf-8", "replace")} == set()


def _content(path: Path) -> bytes:
    """A copy that is being made has another name when it is whole."""
    with contextlib.suppress(FileNotFoundError):
        return path.read_bytes()
    return b""


def _refresh(harness: Harness, server: SyncServer, account: Account) -> None:
    """Refreshes are switched on: with a wrong secret, with the right one, and with the one that the keyring has by then."""
    secret = refresh_secret(server, account.sign_in)
    if secret:
        with pytest.raises(ReaderError) as refused:
            harness.send(SetAccount(account.account_id, refreshes_server=True, refresh_secret=secret + "x"), AccountChanged)
        assert refused.value.problem.kind is ProblemKind.KEY_REFUSED
    for given in (secret, ""):
        changed = harness.send(SetAccount(account.account_id, refreshes_server=True, refresh_secret=given), AccountChanged)
        assert changed.account.is_refreshing


def _live(folder: Path, server: SyncServer, sign_in: SignIn) -> str:
    """Everything that is said meanwhile."""
    secret, refusal, *_ = WAYS[sign_in]
    with open_harness(folder, limits=Limits()) as harness:
        found = harness.send(FindServer(server.site), ServerFound)
        with pytest.raises(ReaderError) as refused:
            harness.send(CheckAccount(found.server, server.username, secret + "x", sign_in), AccountChecked)
        assert refused.value.problem.kind is refusal
        assert harness.send(CheckAccount(found.server, server.username, secret, sign_in), AccountChecked).unread == 20
        account = harness.send(AddAccount(found.server, "Home", server.username, secret, sign_in), AccountAdded).account
        harness.send(SyncAccounts((account.account_id,)), SyncFinished)
        marked = harness.rows("SELECT entry_id FROM remote_item LIMIT 3")
        harness.submit(MarkRead(tuple(EntryId(row[0]) for row in marked), is_read=True))
        assert harness.send(SyncAccounts((account.account_id,)), SyncFinished).counts.sent == 3
        _refresh(harness, server, account)
        said = started_here()
        answer = server.answer
        for fault in (Response(500, b"x"), Response(401, b"Unauthorized!"), Response(200, b"<html>")):
            server.answer = lambda _request, fault=fault: fault  # type: ignore[method-assign, misc]
            harness.clock.advance(86_400)
            assert harness.send(SyncAccounts((account.account_id,)), SyncFinished).problem is not None
        server.answer = answer  # type: ignore[method-assign]
        said += repr(harness.events)
    # in a folder of its own: the engine may still be at the copy that was due when a day had passed
    copies = folder / "copies"
    copies.mkdir()
    with harness.database() as connection:
        backup.backup(connection, copies, int(harness.clock.now()), b"<opml/>")
    export_everything(harness.profile.database, folder / "export", RealClock())
    with contextlib.closing(sqlite3.connect(harness.profile.database)) as dumped:
        said += "\n".join(dumped.iterdump())
    return said

"""The real program and servers of accounts that are not as they should be: each trouble has its own sentence, and each is got over."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.accounts import UNENCRYPTED, Account
from reader.domain.addresses import is_private_address
from reader.domain.commands import AddAccount, CheckAccount, FindServer, SignInAgain, SyncAccounts
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import AccountAdded, AccountChanged, AccountChecked, ServerFound, SyncFinished
from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.hostile.harness import Harness, open_harness
from tests.unit.net.test_account_tls import fingerprint, secure

PUBLIC = "127.0.0.9"
PAGE = b"<!DOCTYPE html><html><body>Welcome</body></html>"


class Site(LoopbackServer):
    """A web server that has no accounts: a page for everybody, another status, or a way to somewhere else."""

    said = Response(200, PAGE)

    def answer(self, _: Request) -> Response:
        return self.said


@pytest.fixture
def harness(tmp_path: Path, ring: MemoryKeyring) -> Iterator[Harness]:
    with open_harness(tmp_path, is_private=lambda a: a != PUBLIC and is_private_address(a)) as harness:
        yield harness


def refused(harness: Harness, command: FindServer | CheckAccount) -> ReaderError:
    with pytest.raises(ReaderError) as caught:
        harness.send(command, ServerFound if isinstance(command, FindServer) else AccountChecked)
    return caught.value


def add(harness: Harness, server: SyncServer) -> Account:
    found = harness.send(FindServer(server.site), ServerFound).server
    account = harness.send(AddAccount(found, "Home", server.username, server.password), AccountAdded).account
    assert sync(harness, account) is None
    return account


def sync(harness: Harness, account: Account) -> ProblemKind | None:
    problem = harness.send(SyncAccounts((account.account_id,)), SyncFinished).problem
    return problem.kind if problem is not None else None


def test_each_wrong_address_has_its_own_sentence(harness: Harness) -> None:
    with SyncServer(FRESHRSS) as off, Site() as page, Site() as missing, Site() as hotel, SyncServer(FRESHRSS) as right:
        off.has_api = False
        missing.said = Response(404, b"Not Found")
        hotel.said = Response(302, headers=[("Location", f"http://{PUBLIC}:{hotel.port}/welcome")])
        with Site(port=hotel.port, address=PUBLIC), SyncServer(tls=secure("expired.pem")) as expired:
            expected = {
                off.site: ProblemKind.API_OFF,
                page.origin: ProblemKind.NOT_A_SYNC_SERVER,
                missing.origin: ProblemKind.NOT_A_SYNC_SERVER,
                hotel.origin: ProblemKind.PORTAL,
                "http://127.0.0.1:1": ProblemKind.CONNECT,
                "no address": ProblemKind.BAD_URL,
            }
            errors = {address: refused(harness, FindServer(address)) for address in expected}
            assert {address: error.problem.kind for address, error in errors.items()} == expected
            assert len({str(error) for error in errors.values()}) == len(expected)
            assert harness.send(FindServer(expired.site), ServerFound).server.certificate == fingerprint("expired.pem")
        found = harness.send(FindServer(right.site), ServerFound).server
        wrong = refused(harness, CheckAccount(found, right.username, "wrong"))
        assert wrong.problem.kind is ProblemKind.SIGN_IN_FAILED


@pytest.mark.parametrize("quirks", [FRESHRSS, MINIFLUX_23], ids=lambda quirks: quirks.name)
def test_a_certificate_is_accepted_once_and_another_one_asks_again(harness: Harness, quirks: object) -> None:
    with SyncServer(quirks, sub_path="/rss", tls=secure("self_signed.pem")) as server:  # type: ignore[arg-type]
        server.store.add_feed("http://site.test/a", title="A", items=5)
        account = add(harness, server)
        assert account.server.certificate == fingerprint("self_signed.pem")
        server.tls = secure("other_host.pem")
        server.drop_connections()
        before = len(server.seen)
        assert sync(harness, account) is ProblemKind.CERTIFICATE_CHANGED
        assert len(server.seen) == before
        again = SignInAgain(account.account_id, account.username, certificate=fingerprint("other_host.pem"))
        assert harness.send(again, AccountChanged).account.problem is None
        assert sync(harness, account) is None


def test_a_password_goes_unencrypted_only_after_a_warning(harness: Harness) -> None:
    with SyncServer(address=PUBLIC) as server:
        found = harness.send(FindServer(server.site), ServerFound).server
        check = CheckAccount(found, server.username, server.password)
        assert refused(harness, check).problem.kind is ProblemKind.UNENCRYPTED
        assert server.sign_ins == 0
        assert harness.send(replace(check, server=replace(found, certificate=UNENCRYPTED)), AccountChecked).feeds == 0


def test_what_comes_between_leaves_the_account_as_it_was(harness: Harness) -> None:
    with SyncServer() as server:
        server.store.add_feed("http://site.test/a", title="A", items=5)
        account = add(harness, server)
        rows = harness.rows("SELECT entry_id, is_read, is_starred FROM entry_status ORDER BY entry_id")
        answer = server.answer
        between = {
            ProblemKind.BAD_ANSWER: Response(200, PAGE),
            ProblemKind.PORTAL: Response(302, headers=[("Location", "http://hotel.test/welcome")]),
            ProblemKind.UNAVAILABLE: Response(503, b"busy", headers=[("Retry-After", "1")]),
            ProblemKind.HTTP_STATUS: Response(410, b"gone"),
            ProblemKind.NETWORK: Response(cut_after=-1),
        }
        for kind, said in between.items():
            harness.clock.advance(86_400)
            server.answer = lambda _request, said=said: said  # type: ignore[method-assign, misc]
            assert sync(harness, account) is kind
            assert harness.rows("SELECT entry_id, is_read, is_starred FROM entry_status ORDER BY entry_id") == rows
        server.answer = answer  # type: ignore[method-assign]
        harness.clock.advance(86_400)
        assert sync(harness, account) is None

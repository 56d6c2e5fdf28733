"""What signs in at a server of an account is in no log, no report, no repr and no problem, whatever goes wrong on the way."""

import base64
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest

from reader.app.crash import CrashReports, problem_report
from reader.app.logging_setup import redact, set_up_logging, tear_down_logging
from reader.domain.accounts import SignIn
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net import account_calls
from reader.net.fetcher import Fetcher
from tests.fakes.loopback import Request, Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.unit.net.sync_calls import API, READ, call, keep

pytestmark = pytest.mark.usefixtures("ring")
PASSWORD = "pässwörd & 100%/secret456"
KEY = "key-789-of-the-other-interface"


def spellings(secret: str) -> set[str]:
    plain = {secret, quote(secret), quote_plus(secret), json.dumps(secret)[1:-1], base64.b64encode(secret.encode()).decode()}
    return plain | {repr(secret)[1:-1], repr(secret.encode())[2:-1]}


@pytest.fixture
def logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Path]:
    """The program's log at its most talkative, and the test's own beside it, which redacts nothing."""
    caplog.set_level(logging.DEBUG)
    set_up_logging(tmp_path, logging.DEBUG)
    yield tmp_path
    tear_down_logging()


def broken(_: Request) -> Response:
    return Response(cut_after=-1)


def half(_: Request) -> Response:
    return Response(200, b"Auth=", cut_after=3)


def refused(_: Request) -> Response:
    return Response(401, b"Unauthorized!")


def page(request: Request) -> Response:
    """It says what it was asked, as pages of errors do."""
    return Response(500, b"<html>" + request.body + str(request.headers).encode())


def mirrored(request: Request) -> Response:
    return Response(200, request.body + str(request.headers).encode())


@pytest.mark.parametrize(
    "fault", [None, broken, half, refused, page, mirrored], ids=lambda fault: getattr(fault, "__name__", "none")
)
@pytest.mark.parametrize("sign_in", [SignIn.PASSWORD, SignIn.KEY])
def test_no_secret_is_anywhere_but_in_the_request(
    fetcher: Fetcher, logs: Path, caplog: pytest.LogCaptureFixture, sign_in: SignIn, fault: Callable[[Request], Response] | None
) -> None:
    with SyncServer(MINIFLUX_23 if sign_in is SignIn.KEY else FRESHRSS) as server:
        server.password, server.api_key = PASSWORD, KEY
        secret = KEY if sign_in is SignIn.KEY else PASSWORD
        keep(server, secret)
        path = "/v1/entries" if sign_in is SignIn.KEY else f"{API}/edit-tag"
        asked = [
            call(server, path, sign_in=sign_in, form=() if sign_in is SignIn.KEY else READ),
            call(server, path, sign_in=sign_in, account_id=None, secret=secret),
            call(server, path, sign_in=sign_in, account_id=None, secret=f"{secret}-wrong"),
        ]
        said = [_all_of(fetcher.fetch(FetchRequest(1, server.url + path, Purpose.SYNC, call=each))) for each in asked]
        answer = server.answer
        if fault is not None:
            server.answer = lambda request: answer(request) if request.path.endswith("/token") else fault(request)  # type: ignore[method-assign]
        said += [_all_of(fetcher.fetch(FetchRequest(1, server.url + path, Purpose.SYNC, call=each))) for each in asked]
        said += [caplog.text, problem_report(logs, "Qt"), (logs / "beforehand.log").read_text() if any(logs.iterdir()) else ""]
        said += [repr(fetcher._accounts), repr(list(fetcher._accounts._sessions.values()))]
        secrets = {*spellings(PASSWORD), *spellings(KEY), server.auth(), server.token()}
        assert {word for word in secrets for text in said if word in text} == set()


def _all_of(result: FetchResult) -> str:
    """All that is said of a result but its body, which is the server's own."""
    problem = result.problem.sentence() if result.problem is not None else ""
    return f"{result.request!r} {result.final_url} {result.redirects} {result.problem!r} {problem} {result.content_type}"


def test_a_bug_in_the_middle_of_a_sign_in_says_nothing(
    fetcher: Fetcher, logs: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise AssertionError(given)

    monkeypatch.setattr(account_calls, "read_body", fail)
    with SyncServer() as server:
        server.password = PASSWORD
        keep(server, PASSWORD)
        said = _all_of(fetcher.fetch(FetchRequest(1, server.url, Purpose.SYNC, call=call(server))))
    report = CrashReports(logs).report(AssertionError(f"Passwd={quote_plus(PASSWORD)}&x=1"), "a test")
    assert report is not None
    for text in (said, caplog.text.partition("A bug in a test")[0], report.read_text()):
        assert not any(word in text for word in spellings(PASSWORD))


@pytest.mark.parametrize(
    "line",
    [
        "Authorization: GoogleLogin auth=SECRET",
        "{'Authorization': 'GoogleLogin auth=SECRET'}",
        "X-Auth-Token: SECRET",
        "{'X-Auth-Token': 'SECRET', 'Accept': '*/*'}",
        "Email=ann&Passwd=SECRET",
        "SID=x\nAuth=SECRET\n",
        "T=SECRET&a=user/-/state/com.google/read",
        "(('T', 'SECRET'), ('a', 'b'))",
        '[["Passwd", "SECRET"]]',
    ],
)
def test_the_log_hides_it_in_every_form_it_has(line: str) -> None:
    assert "SECRET" not in redact(line)
    assert "com.google/read" in redact("T=SECRET&a=user/-/state/com.google/read")

"""W15 and W36: five kinds of listeners that are not secure, and a secure one that leads to one that is not."""

import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.errors import Detail, ProblemKind
from tests.fakes import feed_server
from tests.fakes.feed_server import FeedServer
from tests.hostile.harness import Harness, open_harness
from tests.unit.net.test_tls import KEY, careless_context, trusting_context

CERTIFICATES = Path(feed_server.__file__).parent / "certificates"
LISTENERS = ("expired.pem", "other_host.pem", "self_signed.pem", "outdated.pem", "TLS 1.1")


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with open_harness(tmp_path, tls_context=trusting_context) as harness:
        yield harness


def insecure(kind: str) -> FeedServer:
    if kind in LISTENERS[:4]:
        return FeedServer(tls=careless_context(kind))
    context = careless_context("good.pem")
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    return FeedServer(tls=context)


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion:DeprecationWarning")
def test_w36_each_insecure_listener_is_refused_with_its_reason(harness: Harness) -> None:
    details = []
    for kind in LISTENERS:
        with insecure(kind) as server:
            server.feed("/W36")
            harness.follow(server.url("/W36"))
            harness.retrieve(server.url("/W36"), *harness.neighbours)
            problem = harness.feed(server.url("/W36")).problem
            assert problem.kind is ProblemKind.TLS, (kind, problem)
            assert isinstance(problem.detail, Detail)
            assert problem.detail.sentence() in problem.sentence()
            details.append(problem.detail)
            assert server.requests == [], "nothing was sent, and nothing without TLS"
    assert len(set(details)) == 5, details
    assert harness.faults_of_neighbours() == []


def test_w15_no_secret_goes_in_clear(harness: Harness) -> None:
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as secure, FeedServer("127.0.0.1") as clear:
        clear.feed("/W00")
        secure.redirect("/W15", f"http://127.0.0.1:{clear.port}/W00", status=301)
        url = secure.url("/W15?token=SECRET", user="u:p")
        harness.follow(url)
        for _ in range(4):
            harness.retrieve(url, after_seconds=3 * 86_400)
        assert harness.feed(url).url == url
        assert [request.header("Authorization") for request in secure.seen("/W15")] == ["Basic dTpw"] * 4
        for request in clear.requests:
            assert "SECRET" not in request.path + str(request.headers)
            assert request.header("Authorization") is None

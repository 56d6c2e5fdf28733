"""TLS: good certificates work, bad ones are refused each with its own reason, and nothing is sent to them."""

import ssl
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import truststore

from reader.domain.errors import Detail, DetailKind, ProblemKind
from reader.net import tls
from reader.net.fetcher import Fetcher
from tests.fakes import feed_server
from tests.fakes.feed_server import FeedServer
from tests.unit.net.conftest import Get

CERTIFICATES = Path(feed_server.__file__).parent / "certificates"
KEY = CERTIFICATES / "server.key"


def trusting_context() -> ssl.SSLContext:
    """As the program makes it, with one more authority: what Python refuses by itself differs."""
    context = tls._openssl_context.__wrapped__()
    context.load_verify_locations(cafile=CERTIFICATES / "authority.pem")
    return context


@pytest.fixture
def trusting(make_fetcher: Callable[..., Fetcher]) -> Fetcher:
    """Trusts the invented authority instead of the real ones."""
    return make_fetcher(tls_context=trusting_context)


def test_a_good_certificate_is_accepted(get: Get, trusting: Fetcher) -> None:
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as server:
        server.feed("/a")
        for _ in range(2):
            assert get(server.url("/a"), fetcher=trusting).problem is None
        assert server.connections == 1


@pytest.mark.parametrize(
    ("certificate", "kind"),
    [
        ("expired.pem", DetailKind.CERTIFICATE_EXPIRED),
        ("other_host.pem", DetailKind.CERTIFICATE_OTHER_HOST),
        ("self_signed.pem", DetailKind.CERTIFICATE_SELF_SIGNED),
        ("outdated.pem", DetailKind.CERTIFICATE_OUTDATED_SIGNATURE),
    ],
)
def test_each_bad_certificate_has_its_reason(get: Get, trusting: Fetcher, certificate: str, kind: DetailKind) -> None:
    with FeedServer(tls=careless_context(certificate)) as server:
        server.feed("/a")
        result = get(server.url("/a"), fetcher=trusting)
        assert (result.problem.kind, result.problem.detail) == (ProblemKind.TLS, Detail(kind))
        assert server.requests == []


def test_an_unknown_authority_is_refused_by_the_real_store(get: Get) -> None:
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as server:
        result = get(server.url("/a"))
        assert (result.problem.kind, result.problem.detail) == (
            ProblemKind.TLS,
            Detail(DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY),
        )
        assert server.requests == []


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion.TLSv1 is deprecated:DeprecationWarning")
def test_an_outdated_protocol_is_refused(get: Get, trusting: Fetcher) -> None:
    context = careless_context("good.pem")
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1
    with FeedServer(tls=context) as server:
        result = get(server.url("/a"), fetcher=trusting)
        assert (result.problem.kind, result.problem.detail) == (ProblemKind.TLS, Detail(DetailKind.OUTDATED_TLS))


def test_plain_http_where_tls_was_expected(server: FeedServer, get: Get) -> None:
    result = get(f"https://127.0.0.1:{server.port}/a")
    assert result.problem.kind in {ProblemKind.TLS, ProblemKind.NETWORK}


def test_secrets_never_follow_from_https_to_http(public_server: FeedServer, get: Get, trusting: Fetcher) -> None:
    public_server.feed("/b")
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as secure:
        secure.redirect("/a", public_server.url("/b"), status=301)
        assert get(secure.url("/a", user="u:p"), fetcher=trusting).problem is None
        assert secure.requests[0].header("Authorization") == "Basic dTpw"
        assert public_server.requests[0].header("Authorization") is None


def test_the_real_context_verifies() -> None:
    context = tls.make_context()
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_each_thread_has_a_verifying_context_of_its_own_where_truststore_asks_the_system(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls.sys, "platform", platform)
    context = tls.make_context()
    assert isinstance(context, truststore.SSLContext)
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)
    assert context.minimum_version == ssl.TLSVersion.TLSv1_2
    assert tls.make_context() is not context


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the system's own store is used there")
def test_without_a_system_store_certifi_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = ssl.DefaultVerifyPaths(None, None, "SSL_CERT_FILE", "/nowhere", "SSL_CERT_DIR", "/nowhere")
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: nowhere)
    monkeypatch.setattr(tls, "BUNDLES", ("/nowhere",))
    context = tls._openssl_context.__wrapped__()
    assert context.cert_store_stats()["x509_ca"] > 100


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="truststore's contexts hold a lock")
def test_certificates_are_read_once() -> None:
    assert tls.make_context() is tls.make_context()


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("certificate has expired or is not yet valid", DetailKind.CERTIFICATE_EXPIRED),
        ("The certificate is not trusted", DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY),
        ("Host name mismatch", DetailKind.CERTIFICATE_OTHER_HOST),
        ("whatever", DetailKind.HANDSHAKE_FAILED),
    ],
)
def test_reasons_from_texts_of_other_systems(text: str, kind: DetailKind) -> None:
    assert tls.reason(ssl.SSLCertVerificationError(text)) == Detail(kind)


def careless_context(certificate: str) -> ssl.SSLContext:
    """A server that presents anything, as old servers do."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.load_cert_chain(CERTIFICATES / certificate, KEY)
    return context

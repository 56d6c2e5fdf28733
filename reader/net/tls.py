"""TLS trust, and reasons for failed verification. Any thread; one context per thread. truststore's context holds a lock during
the handshake, so one slow server would block every thread that shared it.
"""

import functools
import hashlib
import logging
import ssl
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import certifi

from reader.domain.errors import Detail, DetailKind
from reader.net.addresses import origin
from reader.net.http_names import PreparedRequest
from reader.net.transport import ConnectionGuard, Transport

_log = logging.getLogger(__name__)

REASONS = {
    9: DetailKind.CERTIFICATE_NOT_YET_VALID,
    10: DetailKind.CERTIFICATE_EXPIRED,
    18: DetailKind.CERTIFICATE_SELF_SIGNED,
    19: DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY,
    20: DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY,
    21: DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY,
    23: DetailKind.CERTIFICATE_REVOKED,
    62: DetailKind.CERTIFICATE_OTHER_HOST,
    64: DetailKind.CERTIFICATE_OTHER_HOST,
    66: DetailKind.CERTIFICATE_WEAK_KEY,
    67: DetailKind.CERTIFICATE_WEAK_KEY,
    68: DetailKind.CERTIFICATE_OUTDATED_SIGNATURE,
}
"""Common OpenSSL verification results (x509_vfy.h)."""

MARKS = (
    ("UNSUPPORTED_PROTOCOL", DetailKind.OUTDATED_TLS),
    ("ALERT_PROTOCOL_VERSION", DetailKind.OUTDATED_TLS),
    ("NO_PROTOCOLS_AVAILABLE", DetailKind.OUTDATED_TLS),
    ("MD_TOO_WEAK", DetailKind.CERTIFICATE_OUTDATED_SIGNATURE),
    ("KEY_TOO_SMALL", DetailKind.CERTIFICATE_WEAK_KEY),
    ("DH_KEY_TOO_SMALL", DetailKind.CERTIFICATE_WEAK_KEY),
    ("WRONG_VERSION_NUMBER", DetailKind.NO_TLS),
    ("RECORD_LAYER_FAILURE", DetailKind.NO_TLS),
    ("HTTP_REQUEST", DetailKind.NO_TLS),
    ("HANDSHAKE_FAILURE", DetailKind.NO_COMMON_ENCRYPTION),
    ("expired", DetailKind.CERTIFICATE_EXPIRED),
    ("validity period", DetailKind.CERTIFICATE_EXPIRED),
    ("self-signed", DetailKind.CERTIFICATE_SELF_SIGNED),
    ("self signed", DetailKind.CERTIFICATE_SELF_SIGNED),
    ("not trusted", DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY),
    ("host name", DetailKind.CERTIFICATE_OTHER_HOST),
    ("hostname", DetailKind.CERTIFICATE_OTHER_HOST),
    ("name does not match", DetailKind.CERTIFICATE_OTHER_HOST),
)
"""Message parts that replace missing codes (macOS, Windows, older OpenSSL)."""

BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/pki/tls/cert.pem",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Certificate files of distributions, for a Python built elsewhere."""


def make_context() -> ssl.SSLContext:
    """Return a context that verifies by the system's store, for one thread; except on Windows and macOS all share one."""
    context = _system_context() if sys.platform in {"win32", "darwin"} else None
    return context or _openssl_context()


def _system_context() -> ssl.SSLContext | None:
    """Return None if the system's library is unavailable: the certificates shipped with the program verify then."""
    try:
        import truststore
    except (ImportError, OSError) as error:
        _log.warning("The system's certificates cannot be used: %s", error)
        return None
    context: ssl.SSLContext = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    return context


def reason(error: ssl.SSLError) -> Detail | str:
    """Return the reason why the connection is not secure; without a kind, OpenSSL's own text."""
    if isinstance(error, ssl.SSLCertVerificationError) and getattr(error, "verify_code", 0) in REASONS:
        return Detail(REASONS[error.verify_code])
    name = getattr(error, "reason", None) or ""
    text = f"{name} {error}"
    for mark, kind in MARKS:
        if mark.lower() in text.lower():
            return Detail(kind)
    return name.replace("_", " ").lower() or Detail(DetailKind.HANDSHAKE_FAILED)


@functools.cache
def _openssl_context() -> ssl.SSLContext:
    """Return an OpenSSL context: truststore would reload all certificates for each handshake, which takes 80 ms."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    bundle = _system_bundle()
    if bundle is None:
        context.set_default_verify_paths()
    else:
        context.load_verify_locations(cafile=bundle)
    return context


def _system_bundle() -> str | None:
    """Return the file of certificates to load; None if OpenSSL's own locations have them."""
    paths = ssl.get_default_verify_paths()
    if paths.cafile or (paths.capath and any(Path(paths.capath).iterdir())):
        return None
    return next((path for path in BUNDLES if Path(path).is_file()), certifi.where())


class OtherCertificateError(ssl.SSLError):
    """Raised for a certificate other than the pinned one; `fingerprint` is its own. None was pinned if `pin` is empty."""

    def __init__(self, fingerprint: str, pin: str) -> None:
        super().__init__("another certificate")
        self.fingerprint = fingerprint
        self.pin = pin


class PinnedContext(ssl.SSLContext):
    """TLS context that accepts one certificate, whoever issued it; with an empty pin none, which is reported."""

    pin = ""

    def wrap_socket(self, *arguments: Any, **options: Any) -> ssl.SSLSocket:
        """Complete the handshake, then check: urllib3 has set the usual requirements by now, which no such certificate meets."""
        self.check_hostname = False
        self.verify_mode = ssl.CERT_NONE
        wrapped = super().wrap_socket(*arguments, **options)
        fingerprint = hashlib.sha256(wrapped.getpeercert(binary_form=True) or b"").hexdigest()
        if fingerprint != self.pin:
            wrapped.close()
            raise OtherCertificateError(fingerprint, self.pin)
        self.verify_mode = ssl.CERT_REQUIRED
        return wrapped


def pinned_context(pin: str) -> ssl.SSLContext:
    context = PinnedContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.pin = pin
    return context


class AccountTransport(Transport):
    """Transport to one account's server: its own origin is verified by the pin, others by the system's store."""

    def __init__(self, guard: ConnectionGuard, tls_context: Callable[[], ssl.SSLContext], url: str, pin: str) -> None:
        super().__init__(guard, tls_context)
        self._origin = origin(url)
        self._pinned = pinned_context(pin) if pin else None

    def show_certificate(self) -> None:
        """End every further connection with the presented certificate."""
        self._pinned = pinned_context("")

    def trust_authorities(self) -> None:
        self._pinned = None

    @property
    def is_pinned(self) -> bool:
        return self._pinned is not None

    def build_connection_pool_key_attributes(self, request: PreparedRequest, verify: Any, cert: Any = None) -> Any:
        """Give the pool of the account's origin the context that knows its certificate."""
        host, pool = super().build_connection_pool_key_attributes(request, verify, cert)
        if self._pinned is not None and host["scheme"] == "https" and origin(request.url or "") == self._origin:
            pool["ssl_context"] = self._pinned
            # checked already; set for urllib3 too, which checks again for TLS within TLS
            pool["assert_fingerprint"] = getattr(self._pinned, "pin", "") or None
        return host, pool

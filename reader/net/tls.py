"""TLS: whom to trust, and why a connection was not trusted, in words. Any thread; one context per thread.

truststore's context holds a lock during the handshake, so one slow server would hold up every thread that shared it.
"""

import functools
import ssl
import sys
from pathlib import Path

import certifi
import truststore

REASONS = {
    9: "its certificate is not valid yet",
    10: "its certificate has expired",
    18: "its certificate is self-signed",
    19: "its certificate is from an unknown authority",
    20: "its certificate is from an unknown authority",
    21: "its certificate is from an unknown authority",
    23: "its certificate was revoked",
    62: "its certificate is for another host",
    64: "its certificate is for another host",
    66: "its certificate uses a key that is too weak",
    67: "its certificate uses a key that is too weak",
    68: "its certificate is signed in an outdated way",
}
"""OpenSSL's verification results (x509_vfy.h) that people meet."""

NO_TLS = "it does not speak TLS on this port"
OLD_PROTOCOL = "it supports only outdated TLS versions"
MARKS = (
    ("UNSUPPORTED_PROTOCOL", OLD_PROTOCOL),
    ("ALERT_PROTOCOL_VERSION", OLD_PROTOCOL),
    ("NO_PROTOCOLS_AVAILABLE", OLD_PROTOCOL),
    ("MD_TOO_WEAK", REASONS[68]),
    ("KEY_TOO_SMALL", REASONS[66]),
    ("DH_KEY_TOO_SMALL", REASONS[66]),
    ("WRONG_VERSION_NUMBER", NO_TLS),
    ("RECORD_LAYER_FAILURE", NO_TLS),
    ("HTTP_REQUEST", NO_TLS),
    ("HANDSHAKE_FAILURE", "no common encryption was found"),
    ("expired", REASONS[10]),
    ("validity period", REASONS[10]),
    ("self-signed", REASONS[18]),
    ("self signed", REASONS[18]),
    ("not trusted", REASONS[19]),
    ("host name", REASONS[62]),
    ("hostname", REASONS[62]),
    ("name does not match", REASONS[62]),
)
"""Messages to recognise where there is no code (macOS, Windows, older OpenSSL)."""

BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/pki/tls/cert.pem",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where distributions keep their certificates, for a Python that was built elsewhere and does not know."""


def make_context() -> ssl.SSLContext:
    """A context that verifies by the system's store, for one thread; elsewhere than on Windows and macOS all share one."""
    if sys.platform in {"win32", "darwin"}:
        context: ssl.SSLContext = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        return context
    return _openssl_context()


def reason(error: ssl.SSLError) -> str:
    """Why the connection is not secure, to stand after "The connection is not secure:"."""
    if isinstance(error, ssl.SSLCertVerificationError) and getattr(error, "verify_code", 0) in REASONS:
        return REASONS[error.verify_code]
    name = getattr(error, "reason", None) or ""
    text = f"{name} {error}"
    for mark, message in MARKS:
        if mark.lower() in text.lower():
            return message
    return name.replace("_", " ").lower() or "the handshake failed"


@functools.cache
def _openssl_context() -> ssl.SSLContext:
    """Where OpenSSL itself verifies, truststore would reload all certificates for each handshake, which takes 80 ms."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    bundle = _system_bundle()
    if bundle is None:
        context.set_default_verify_paths()
    else:
        context.load_verify_locations(cafile=bundle)
    return context


def _system_bundle() -> str | None:
    """The file of certificates to load; None if OpenSSL's own places hold them."""
    paths = ssl.get_default_verify_paths()
    if paths.cafile or (paths.capath and any(Path(paths.capath).iterdir())):
        return None
    return next((path for path in BUNDLES if Path(path).is_file()), certifi.where())

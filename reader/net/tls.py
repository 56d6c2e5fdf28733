"""TLS: whom to trust, and why a connection was not trusted, in words. Any thread; one context per thread.

truststore's context holds a lock during the handshake, so one slow server would hold up every thread that shared it.
"""

import ssl

import certifi
import truststore

REASONS = {
    9: "its certificate is not valid yet",
    10: "its certificate has expired",
    18: "its certificate is self-signed",
    19: "its certificate comes from an unknown authority",
    20: "its certificate comes from an unknown authority",
    21: "its certificate comes from an unknown authority",
    23: "its certificate was revoked",
    62: "its certificate is for another host",
    64: "its certificate is for another host",
    66: "its certificate uses a key that is too weak",
    67: "its certificate uses a key that is too weak",
    68: "its certificate is signed in an outdated way",
}
"""OpenSSL's verification results (x509_vfy.h) that people meet."""

OLD_PROTOCOL = "it speaks only outdated versions of TLS"
MARKS = (
    ("UNSUPPORTED_PROTOCOL", OLD_PROTOCOL),
    ("ALERT_PROTOCOL_VERSION", OLD_PROTOCOL),
    ("NO_PROTOCOLS_AVAILABLE", OLD_PROTOCOL),
    ("MD_TOO_WEAK", REASONS[68]),
    ("KEY_TOO_SMALL", REASONS[66]),
    ("DH_KEY_TOO_SMALL", REASONS[66]),
    ("WRONG_VERSION_NUMBER", "it does not speak TLS on this port"),
    ("RECORD_LAYER_FAILURE", "it does not speak TLS on this port"),
    ("HTTP_REQUEST", "it does not speak TLS on this port"),
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
"""The same where only a text is there (macOS, Windows, older OpenSSL)."""


def make_context() -> ssl.SSLContext:
    """A verifying context: the system's store, else certifi's list where the system has none."""
    try:
        context: ssl.SSLContext = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    except (ImportError, OSError, ssl.SSLError):
        return ssl.create_default_context(cafile=certifi.where())
    if not _has_system_store():
        context.load_verify_locations(cafile=certifi.where())
    return context


def reason(error: ssl.SSLError) -> str:
    """Why the connection is not secure, to stand after "The connection is not secure:"."""
    if isinstance(error, ssl.SSLCertVerificationError) and getattr(error, "verify_code", 0) in REASONS:
        return REASONS[error.verify_code]
    name = getattr(error, "reason", None) or ""
    text = f"{name} {error}"
    for mark, words in MARKS:
        if mark.lower() in text.lower():
            return words
    return name.replace("_", " ").lower() or "the handshake failed"


def _has_system_store() -> bool:
    """Whether a fresh default context finds any certificate; a folder of them is read later, so it counts as found."""
    context = ssl.create_default_context()
    paths = ssl.get_default_verify_paths()
    return bool(context.cert_store_stats()["x509_ca"] or paths.cafile or paths.capath)

"""Pinned certificates that no authority signed: shown once, and accepted by SHA-256, for one account's server. Any thread."""

import hashlib
import ssl
from collections.abc import Callable
from typing import Any

from reader.net.http_names import PreparedRequest
from reader.net.redirects import origin
from reader.net.transport import ConnectionGuard, Transport


class OtherCertificateError(ssl.SSLError):
    """Raised for a certificate other than the pinned one; `fingerprint` is its own. None was pinned if `pin` is empty."""

    def __init__(self, fingerprint: str, pin: str) -> None:
        super().__init__("another certificate")
        self.fingerprint = fingerprint
        self.pin = pin


class PinnedContext(ssl.SSLContext):
    """TLS context that accepts one certificate, whoever issued it; with an empty pin none, and reports the one presented. Nothing
    is sent to a server with another one.
    """

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
    """Transport to one account's server: its own origin is verified by the pin, if there is one, and others by the system's
    store.
    """

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

"""What servers are called, and what there is to say of a certificate."""

from reader.domain.accounts import Server, ServerKind
from reader.domain.fill import fill
from reader.ui.text.translate import Translator

_tr = Translator("Accounts")

_NAMES = {ServerKind.FRESHRSS: "FreshRSS", ServerKind.MINIFLUX: "Miniflux"}


def server_text(server: Server) -> str:
    """Its name with its version, as far as they are known."""
    name = _NAMES.get(server.kind) or _tr("Google Reader API")
    version = ".".join(server.version.split(".")[:2])
    return f"{name} {version}" if version else name


def fingerprint_text(fingerprint: str) -> str:
    """In pairs, as servers and browsers show it."""
    pairs = fingerprint.upper()
    return ":".join(pairs[at : at + 2] for at in range(0, len(pairs), 2))


def certificate_text(fingerprint: str) -> str:
    """How somebody who can look at the server compares its certificate."""
    return fill(
        _tr("No authority vouches for its certificate. Compare its SHA-256 fingerprint with the server's: {fingerprint}"),
        fingerprint=fingerprint_text(fingerprint),
    )

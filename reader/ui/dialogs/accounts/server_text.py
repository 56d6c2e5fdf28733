"""Server names, and certificate fingerprints formatted for comparison."""

from reader.domain.accounts import Server, ServerKind
from reader.ui.text.translate import Translator, dotted

_tr = Translator("Accounts")

_NAMES = {ServerKind.FRESHRSS: "FreshRSS", ServerKind.MINIFLUX: "Miniflux"}
_PAIRS_A_LINE = 16


def server_text(server: Server) -> str:
    """Return the server's name and version as far as known."""
    name = _NAMES.get(server.kind) or _tr("Google Reader API")
    version = ".".join(server.version.split(".")[:2])
    return dotted(name, version, between=" ")


def fingerprint_text(fingerprint: str, pairs_a_line: int = _PAIRS_A_LINE) -> str:
    """Return the fingerprint in pairs on two or more lines, as servers and browsers show it."""
    digits = fingerprint.replace(":", "").upper()
    pairs = [digits[at : at + 2] for at in range(0, len(digits), 2)]
    return "\n".join(":".join(pairs[at : at + pairs_a_line]) for at in range(0, len(pairs), pairs_a_line))

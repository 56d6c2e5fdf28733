"""Folders of mailboxes and the newsletters in them, by their addresses. `imaps://name@host/Folder` is a folder (`imap:` the same with
STARTTLS); behind `#` follows one newsletter, by its List-Id, or `from:` and its sender's address. Standard library only.
"""

import re
from urllib.parse import quote, unquote, urlsplit

from reader.domain.value_classes import dataclass

PORTS = {"imaps": 993, "imap": 143}
INBOX = "INBOX"
LONGEST_PART = 255
MAIL_SUFFIXES = (".eml", ".mbox")
"""Names of files with one message, and with many."""
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.\-]*[a-z0-9])?|[0-9a-f:]+")
_MARK = re.compile(r"([0-9]{1,10}):([0-9]{1,10})(:1)?")


@dataclass(frozen=True, slots=True)
class MailFolder:
    """One folder of a mailbox. `newsletter` is empty for all of it."""

    scheme: str
    host: str
    port: int
    username: str
    folder: str = INBOX
    newsletter: str = ""

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        newsletter = f"#{quote(self.newsletter, safe=':@')}" if self.newsletter else ""
        return f"{self.scheme}://{quote(self.username, safe='')}@{host}{port}/{quote(self.folder, safe='/')}{newsletter}"

    @property
    def mailbox(self) -> str:
        """Return the address of the whole mailbox, under which its password is kept."""
        return MailFolder(self.scheme, self.host, self.port, self.username, "").url


def mail_folder(url: str) -> MailFolder | None:
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        return None
    scheme, host = parts.scheme, parts.hostname or ""
    if parts.password is not None:
        # an address is stored and shown
        return None
    username, folder, newsletter = (
        unquote(part) for part in (parts.netloc.rpartition("@")[0], parts.path.strip("/"), parts.fragment)
    )
    is_whole = scheme in PORTS and _HOST.fullmatch(host) and port != 0 and username and not parts.query
    if not is_whole or not all(_is_part(each) for each in (host, username, folder, newsletter)):
        return None
    return MailFolder(scheme, host, port or PORTS[scheme], username, folder or INBOX, newsletter)


@dataclass(frozen=True, slots=True)
class Mark:
    """The place in a folder at which the next answer begins, as an ETag: UIDVALIDITY, a message's number (0 for the newest ones), and
    whether messages come one by one.
    """

    validity: int = 0
    number: int = 0
    is_single: bool = False

    def __str__(self) -> str:
        return f"{self.validity}:{self.number}{':1' if self.is_single else ''}"


def mark_in(etag: str) -> Mark:
    """Return the mark that is stored; one of no folder if there is none."""
    found = _MARK.fullmatch(etag)
    return Mark(int(found[1]), int(found[2]), bool(found[3])) if found else Mark()


def mark_after_failure(held: str, given: str) -> str:
    """Return the mark to go on with after messages that could not be read: one by one from the same place, then without the one at
    fault. `held` was sent, `given` came with the messages.
    """
    before, after = mark_in(held), mark_in(given)
    start = before.number if before.validity == after.validity else 0
    return given if before.is_single else str(Mark(after.validity, start, is_single=True))


def _is_part(text: str) -> bool:
    return len(text) <= LONGEST_PART and (text.isprintable() or not text)

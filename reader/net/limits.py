"""Limits of one fetch, as a value that tests can shrink. Any thread."""

from reader.domain.retrieval import Purpose
from reader.domain.value_classes import dataclass

MIB = 1024 * 1024
MEDIA_STEP_BYTES = 64 * 1024
ANSWER_BYTES = {
    "/stream/items/contents": 32 * MIB,
    "/v1/entries": 32 * MIB,
    "/stream/items/ids": 4 * MIB,
    "/subscription/list": 16 * MIB,
    "/v1/feeds": 16 * MIB,
    "/accounts/ClientLogin": 16 * 1024,
    "/reader/api/0/token": 16 * 1024,
}
OTHER_ANSWER_BYTES = 4 * MIB


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a fetch. `total_seconds` covers everything from the name look-up to the last byte, all redirects included. Sizes
    are of the decoded body. A connection idle for longer than `idle_seconds` is not reused: a router or a sleep may have dropped
    it silently. Of media at least MEDIA_STEP_BYTES have to come in `media_stall_seconds`, and so much of the disk stays free. An
    account's server has `call_seconds`: it may contact a site before it answers.
    """

    connect_seconds: float = 10.0
    total_seconds: float = 30.0
    idle_seconds: float = 30.0
    body_bytes: int = 10 * MIB
    opml_bytes: int = 20 * MIB
    page_bytes: int = 5 * MIB
    icon_bytes: int = 64 * 1024
    chapters_bytes: int = MIB
    media_bytes: int = 4096 * MIB
    media_stall_seconds: float = 60.0
    disk_reserve_bytes: int = 256 * MIB
    call_seconds: float = 90.0
    redirects: int = 10
    url_characters: int = 8192

    def body_bytes_for(self, purpose: Purpose) -> int:
        """Return the largest size of a decoded body."""
        own = {
            Purpose.OPML: self.opml_bytes,
            Purpose.PAGE: self.page_bytes,
            Purpose.ICON: self.icon_bytes,
            Purpose.CHAPTERS: self.chapters_bytes,
            Purpose.MEDIA: self.media_bytes,
        }
        return own.get(purpose, self.body_bytes)

    def answer_bytes_for(self, path: str) -> int:
        """Return the largest size of an account server's answer, by the requested path."""
        return next((size for end, size in ANSWER_BYTES.items() if path.endswith(end)), OTHER_ANSWER_BYTES)

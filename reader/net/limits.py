"""The bounds of one fetch, as a value that tests can shrink. Any thread."""

from dataclasses import dataclass

from reader.domain.retrieval import Purpose

MIB = 1024 * 1024
MEDIA_STEP_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """`total_seconds` bounds everything from the name look-up to the last byte, all redirects included.

    Sizes are of the decoded body. A connection that was idle for longer than `idle_seconds` is not used again: a router or a
    night's sleep may have dropped it without telling. Of media at least MEDIA_STEP_BYTES come in `media_stall_seconds`, and so much of
    the disk stays free.
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
    redirects: int = 10
    url_characters: int = 8192

    def body_bytes_for(self, purpose: Purpose) -> int:
        """How large a decoded body may be."""
        own = {
            Purpose.OPML: self.opml_bytes,
            Purpose.PAGE: self.page_bytes,
            Purpose.ICON: self.icon_bytes,
            Purpose.CHAPTERS: self.chapters_bytes,
            Purpose.MEDIA: self.media_bytes,
        }
        return own.get(purpose, self.body_bytes)

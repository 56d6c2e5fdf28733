"""Reads subscription files of any program, recognised by content, never by name. Pure; runs in the parser process."""

from collections.abc import Callable

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import OtherReader
from reader.domain.subscription import OpmlDocument
from reader.formats.encoding import decode
from reader.formats.google_reader import looks_like_google_reader, read_google_reader
from reader.formats.opml import read_opml
from reader.formats.other_reader import MAGIC, document_of, read_packed
from reader.formats.plain_lists import looks_like_newsboat, looks_like_youtube, read_newsboat, read_youtube
from reader.formats.thunderbird import (
    looks_like_old_thunderbird,
    looks_like_thunderbird,
    read_old_thunderbird,
    read_thunderbird,
)

SNIFFED_BYTES = 20_000


def read_list(data: bytes) -> OpmlDocument:
    """Read the feeds of OPML, YouTube's subscriptions.csv, Newsboat's urls, Google Reader's and Thunderbird's JSON or RDF, or a
    packed reader. ReaderError for anything else.
    """
    if data.startswith(MAGIC):
        return read_packed(data)
    if data.startswith(b"SQLite format 3\x00"):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNKNOWN_DATABASE))
    if data.startswith(b"PK\x03\x04"):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.ZIP_ARCHIVE))
    head = data[:SNIFFED_BYTES]
    for is_kind, read in _KINDS:
        if is_kind(head):
            return document_of(read(decode(data)))
    return read_opml(data)


_KINDS: tuple[tuple[Callable[[bytes], bool], Callable[[str], OtherReader]], ...] = (
    (looks_like_thunderbird, read_thunderbird),
    (looks_like_old_thunderbird, read_old_thunderbird),
    (looks_like_google_reader, read_google_reader),
    (looks_like_youtube, read_youtube),
    (looks_like_newsboat, read_newsboat),
)

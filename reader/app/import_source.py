"""Resolves the source of `beforehand import`: a file, standard input, an address, or a reader on this computer. Any thread."""

import os
import sys
from pathlib import Path

from reader.app.argument_values import is_address
from reader.reports.other_readers import named_reader, read_file
from reader.storage.given_files import STANDARD, read_given


def given_list(source: str | None, reader: str | None) -> tuple[str, bytes]:
    """Return the name and list of the source; an empty list for an address, which the engine fetches. Raises ReaderError."""
    if source is None:
        found = named_reader(reader or "", Path.home(), os.environ, sys.platform)
        return found.name, found.data
    if is_address(source):
        return source, b""
    return source, read_given(source) if source == STANDARD or not source else read_file(Path(source))

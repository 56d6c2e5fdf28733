"""The files of the picture cache: those that no row names, and their end. Engine thread."""

import logging
import os
from collections.abc import Container, Iterable
from pathlib import Path

from reader.domain.entry import picture_file_name

_NAME_LENGTH = len(picture_file_name(""))

log = logging.getLogger(__name__)


def strays(folder: Path, kept: Container[str]) -> tuple[Path, ...]:
    """The pictures in a folder that are none of these: what was dropped, and what a kill or a full disk left."""
    try:
        with os.scandir(folder) as found:
            names = [each.name for each in found if len(each.name) == _NAME_LENGTH and each.name not in kept]
    except OSError:
        return ()
    return tuple(folder / name for name in names)


def remove(paths: Iterable[Path]) -> None:
    """Remove these; one that cannot be removed stays."""
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("A picture could not be removed: %s", error.strerror)

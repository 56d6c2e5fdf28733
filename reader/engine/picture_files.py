"""Files of the picture cache: unused ones and their removal. Engine thread only."""

import logging
import os
from collections.abc import Container, Iterable
from pathlib import Path

from reader.domain.entry import picture_file_name

_NAME_LENGTH = len(picture_file_name(""))

log = logging.getLogger(__name__)


def strays(folder: Path, kept: Container[str]) -> tuple[Path, ...]:
    """Return the pictures in a folder that are not kept: dropped ones, and leftovers of a kill or a full disk."""
    try:
        with os.scandir(folder) as found:
            names = [each.name for each in found if len(each.name) == _NAME_LENGTH and each.name not in kept]
    except OSError:
        return ()
    return tuple(folder / name for name in names)


def remove(paths: Iterable[Path]) -> None:
    """Remove files; one that cannot be removed stays."""
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("A picture could not be removed: %s", error.strerror)

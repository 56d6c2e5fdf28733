"""Locates the files of `resources/`: beside the package in a checkout, inside it once installed. Any thread."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[2]


@cache
def resources_folder() -> Path:
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def icon_file(name: str) -> Path:
    return resources_folder() / "icons" / f"{name}.svg"

"""Where the files of `resources/` lie: beside the package in a checkout, inside it once installed. Any thread may call."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[2]


@cache
def resources_folder() -> Path:
    """The folder that holds icons, themes and article files."""
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def icon_file(name: str) -> Path:
    """The SVG file of an icon."""
    return resources_folder() / "icons" / f"{name}.svg"

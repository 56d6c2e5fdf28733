"""Takes the pictures that README and software centres show, of the demo: python packaging/pictures.py writes packaging/pictures/*.png."""

import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "pictures"
HOUR = 8
PICTURES = {"light": ("light", None), "dark": ("dark", None), "small": ("light", (620, 740))}
"""Name, theme and size of the window where that is not the usual one."""


def take(name: str) -> int:
    """One of them. A process has one application, which keeps its theme."""
    from reader.app.demo import past, server

    theme, size = PICTURES[name]
    write_past = past.write_past

    def write(database: Path, *rest: object) -> None:
        write_past(database, *rest)  # type: ignore[arg-type] -- passed on as they came
        prepare(database, theme, size)

    past.write_past = write  # type: ignore[assignment] -- the same arguments
    return server.show_demo(FOLDER / f"{name}.png", lambda line: sys.stderr.write(f"{line}\n"))


def prepare(database: Path, theme: str, size: tuple[int, int] | None) -> None:
    """The demo's profile, as if a user had left it with this theme and size."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication, QWidget

    from reader.storage import preferences
    from reader.storage.writer import open_database, transaction

    with closing(open_database(database, now=0, backup_folder=database.parent)) as connection, transaction(connection):
        preferences.save(connection, "look.theme", theme)
    if size is None:
        return
    _application = QApplication.instance() or QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(*size)
    settings = QSettings(str(database.parent / "window.ini"), QSettings.Format.IniFormat)
    settings.setValue("window/geometry", window.saveGeometry())
    settings.sync()


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parents[1]))
    if sys.argv[1:]:
        sys.exit(take(sys.argv[1]))
    FOLDER.mkdir(exist_ok=True)
    # a place where it is breakfast, whenever they are taken: what the invented articles tell fits the morning
    here = (HOUR - time.gmtime().tm_hour + 11) % 24 - 11
    environment = {**os.environ, "TZ": f"HERE{-here}", "LC_ALL": "C.UTF-8"}
    for picture in PICTURES:
        subprocess.run([sys.executable, "-P", __file__, picture], check=True, env=environment)  # noqa: S603 -- this file

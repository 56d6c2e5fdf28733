"""The command of the command line that writes everything. Without Qt."""

from pathlib import Path

from reader.app.export_everything import export_everything
from reader.app.single_instance import Line, Say
from reader.domain.clock import Clock
from reader.domain.counted import counted


def export_all(database: Path, folder: str, clock: Clock, say: Say) -> int:
    """Write three files into a folder, made where it is missing; the exit code. Raises ReaderError."""
    written = export_everything(database, Path(folder), clock)
    if written is None:
        return 1
    counts = f"{counted(written.subscriptions, 'subscription')}, {counted(written.articles, 'article')}, {written.starred} of them starred"
    say(Line(f"{counts}, written to {folder}", is_error=True))
    return 0

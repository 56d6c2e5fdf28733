"""What the window asks of the app layer about the user's data as files: copies, restoring, sizes. Every call takes its time."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from reader.domain.exported import Exported, PageTexts
from reader.domain.recovery import ProfileSizes, SavedCopy


class DataActions(Protocol):
    """All of it may be called in any thread but the GUI's, which would wait for the disk. Known failures are ReaderErrors."""

    def backups(self) -> Sequence[SavedCopy]:
        """The copies there are, newest first, each of them checked."""
        ...

    def back_up_now(self) -> SavedCopy: ...

    def restore(self, path: Path) -> None:
        """Make a copy ready to take the database's place; it does so when the program starts again."""
        ...

    def restart(self) -> None:
        """End the program and start it anew; returns at once. Any thread."""
        ...

    def export_everything(self, folder: Path, goes_on: Callable[[int, int], bool], texts: PageTexts) -> Exported | None:
        """Write all there is into a folder; `goes_on` is told how many of how many articles and says whether to go on.

        `texts` are those of the page of starred articles.
        """
        ...

    def sizes(self) -> ProfileSizes:
        """How much room the profile takes."""
        ...

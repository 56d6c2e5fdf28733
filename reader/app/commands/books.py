"""Writes e-books for the command line. Qt is imported late."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from reader.app.commands.arguments import USAGE_ERROR
from reader.app.commands.lists import folder_paths
from reader.app.display import may_draw
from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Line, Say
from reader.domain.entry import LISTS_OF_MARKS, Selection, View, picture_file_name
from reader.domain.ids import Clock, EntryId
from reader.domain.news import Briefing
from reader.domain.sentences import counted
from reader.storage import entries, preferences
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import folders

if TYPE_CHECKING:
    from reader.ui.article.books import SavedBook

LISTS = (View.ALL, View.UNREAD, *LISTS_OF_MARKS)
"""Lists that can be saved by name, as folders can."""


def export_list(profile: Profile, name: str, target: Path, clock: Clock, say: Say) -> int:
    """Write the newest articles of a list or folder; return the exit code. Raises ReaderError."""
    with reading(profile.database) as connection:
        selection = _selection(connection, name)
        ids = entries.entry_ids(connection, selection) if selection is not None else ()
    if selection is None:
        say(Line(f"beforehand: no list or folder is called {name!r}; lists: {', '.join(LISTS)}", is_error=True))
        return USAGE_ERROR
    if not ids:
        say(Line(f"There is no article in {name}.", is_error=True))
        return 0
    view = selection.view

    def save() -> "SavedBook":
        from reader.ui.article.books import save_articles

        title = name.rpartition("/")[2] if view is View.FOLDER else _list_title(view)
        return save_articles(profile.database, list(map(EntryId, ids)), title, clock.now(), target, pictures_of(profile))

    return _export(profile, target, save, say)


def export_briefing(profile: Profile, briefing: Briefing, target: Path, say: Say) -> int:
    def save() -> "SavedBook":
        from reader.ui.article.books import save_briefing

        return save_briefing(profile.database, briefing, target, pictures_of(profile))

    return _export(profile, target, save, say)


def _export(profile: Profile, target: Path, save: Callable[[], "SavedBook"], say: Say) -> int:
    if not may_draw(target, say):
        return 1
    from PySide6.QtCore import QLocale
    from PySide6.QtGui import QGuiApplication

    from reader.ui.text.languages import install_language

    application = QGuiApplication.instance() or QGuiApplication([])
    with reading(profile.database) as connection:
        install_language(preferences.load(connection).look_language, QLocale.system())
    saved = save()
    del application
    lacking = (
        f", without {counted(saved.lacking, 'picture that is', 'pictures that are')} not stored here" if saved.lacking else ""
    )
    say(Line(f"{counted(saved.articles, 'article')} written to {target}{lacking}", is_error=True))
    return 0


def pictures_of(profile: Profile) -> Callable[[str], Path | None]:
    def path_of(address: str) -> Path | None:
        path = profile.pictures / picture_file_name(address)
        return path if path.exists() else None

    return path_of


def _list_title(view: View) -> str:
    """Return the title of a list, in the language that is installed by now."""
    from reader.ui.kit.actions import translated
    from reader.ui.text import marks

    if view in LISTS_OF_MARKS:
        return marks.tr(marks.STYLES[LISTS_OF_MARKS[view]].title)
    return translated("Unread" if view is View.UNREAD else "All articles")


def _selection(connection: ReadConnection, name: str) -> Selection | None:
    """Return the list of this name, else the folder of this path."""
    if name in LISTS:
        return Selection(View(name))
    paths = folder_paths(folders(connection)).items()
    return next((Selection(View.FOLDER, folder_id=each) for each, path in paths if each is not None and path == name), None)

"""Handlers for the picture viewer over the window. GUI thread only."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QImage

from reader.domain.commands import FetchPicture
from reader.formats.markdown_file import file_stem
from reader.storage import entries
from reader.ui.article import sharing
from reader.ui.data import links
from reader.ui.text.translate import Translator
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.in_article import InArticleHandlers
from reader.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from reader.ui.article.viewer.viewed_picture import ViewedPicture

_tr = Translator("PictureViewer")


class PictureHandlers(HandlerBase):
    def __init__(self, window: WindowParts, in_article: InArticleHandlers) -> None:
        super().__init__(window)
        self._in_article = in_article

    def join(self) -> None:
        """Open the viewer for clicked pictures; called once."""
        self._window.article.page.view.picture_pressed.connect(self.view_number)

    def view_picture(self) -> None:
        # the viewer is imported on demand, to keep the start fast
        from reader.ui.article.viewer.article_pictures import nearest_picture

        number = nearest_picture(self._window.article.page) if self._window.article.article is not None else None
        if number is None:
            self._window.say(_tr("This article has no pictures."))
        else:
            self.view_number(number)

    def view_number(self, number: int) -> None:
        from reader.ui.article.viewer.article_pictures import viewed_pictures

        page = self._window.article.page
        if number < len(page.shelf.pictures):
            pictures, place = viewed_pictures(page, number)
            article = entries.article(self._window.connection, pictures[place].entry_id)
            self.open_viewer(pictures, place, article.title if article is not None else "")

    def open_viewer(self, pictures: "Sequence[ViewedPicture]", place: int, title: str = "") -> None:
        from reader.ui.article.viewer.viewed_picture import ViewerActions
        from reader.ui.article.viewer.viewer import PictureViewer

        actions = ViewerActions(self._fetch, self._save, self._copy, self._copy_address, self._open_original)
        viewer = PictureViewer(self._window.theme, self._window.widget, actions, title, pictures, place)
        self._window.show_sheet(viewer)
        viewer.begin()

    def _fetch(self, picture: "ViewedPicture") -> None:
        self._window.submit(FetchPicture(picture.url, picture.entry_id))

    def _save(self, picture: "ViewedPicture") -> None:
        self._in_article.save_source(picture.source, file_stem(Path(picture.file_name).stem, _tr("Picture")))

    def _copy(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self._window.say(_tr("Picture copied"))

    def _copy_address(self, picture: "ViewedPicture") -> None:
        sharing.copy_text(links.without_user(picture.url))
        self._window.say(_tr("Address copied"))

    def _open_original(self, picture: "ViewedPicture") -> None:
        address = links.openable(QUrl(picture.url))
        if address:
            self._window.open_url(address)

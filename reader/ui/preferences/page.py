"""One page of the preferences window: rows by section, and widgets that are not rows. GUI thread only."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.preference import Page
from reader.ui.look import fonts
from reader.ui.preferences.row import PreferenceView
from reader.ui.text.preference_text import matches, page_text, tr
from reader.ui.widgets.labels import PlainLabel

TOP = ""
"""The section above all headings."""


class PreferencePage(QWidget):
    """Empty and hidden until it is filled. All pages exist from the start, so that Tab visits them in order."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.is_filled = False
        self._parts: list[_Part] = []
        title, line = page_text(page)
        self.title = PlainLabel(title, fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.line = PlainLabel(line, kind="second")
        self.line.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addSpacing(4)
        column.addWidget(self.line)
        column.addSpacing(10)
        self._column = column
        self.hide()

    def fill(self, views: Sequence[PreferenceView], extras: Mapping[str, QWidget]) -> None:
        """Add rows, and other widgets by section; a search finds these by their accessible names and descriptions."""
        self.is_filled = True
        sections = {section: list(some) for section, some in groupby(views, key=lambda view: view.preference.section)}
        for section in dict.fromkeys([TOP, *sections, *extras]):
            part = _Part(tr(section) if section else "", sections.get(section, []), extras.get(section))
            self._parts.append(part)
            part.add_to(self._column)

    def show_found(self, query: str) -> bool:
        """Show only what matches, or everything without a query; return whether anything is shown."""
        self.line.setHidden(bool(query))
        found = [part.show_found(query) for part in self._parts]
        self.setVisible(any(found))
        return any(found)


class _Part:
    """A section: heading, rows, and perhaps another widget below them."""

    def __init__(self, title: str, views: Sequence[PreferenceView], extra: QWidget | None) -> None:
        self._views = [view for view in views if isinstance(view, QWidget)]
        self._extra = extra
        self._heading = PlainLabel(title, fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), "meta")
        self._heading.setContentsMargins(0, 20, 0, 2)
        self._title = title

    def add_to(self, column: QVBoxLayout) -> None:
        if self._title:
            column.addWidget(self._heading)
        for view in self._views:
            column.addWidget(view)
        if self._extra is not None:
            column.addWidget(self._extra)

    def show_found(self, query: str) -> bool:
        found = [_shown(view, view.search_text(), query) for view in self._views]
        if self._extra is not None:
            text = f"{self._title} {self._extra.accessibleName()} {self._extra.accessibleDescription()}"
            found.append(_shown(self._extra, text, query))
        if self._title:
            self._heading.setVisible(any(found))
        return any(found)


def _shown(widget: QWidget, text: str, query: str) -> bool:
    is_found = matches(query, text)
    widget.setVisible(is_found)
    return is_found

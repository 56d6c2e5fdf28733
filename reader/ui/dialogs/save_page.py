"""Question before a page is saved that a link in another program names: any web page may have opened it. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.addresses import host_of
from reader.ui.kit import fonts
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme

_LONGEST = 160


class SavePageSheet(Dialog):
    """Escape, a click beside it and the button in focus save nothing."""

    def __init__(
        self, theme: Theme, window: QWidget, url: str, title: str, save: Callable[[], object], save_always: Callable[[], object]
    ) -> None:
        super().__init__(theme, window, "", width=480)
        self.set_title(self.tr("Save to Read later?"))
        self.host = PlainLabel(host_of(url), fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD), is_wrapped=True)
        self.body.addWidget(self.host)
        for text in (title, url.partition("://")[2]):
            if text:
                # an address has no spaces, and may break anywhere
                shown = _short(text) if text == title else "\u200b".join(_short(text))
                label = PlainLabel(shown, kind="second", is_wrapped=True)
                label.setAccessibleName(_short(text))
                self.body.addWidget(label)
        hint = self.tr("A link in another program asks for this. Nothing is loaded before you save.")
        self.body.addWidget(PlainLabel(hint, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True))
        self.cancel_button = button(self.tr("Cancel"), self.close_sheet)
        self.always_button = button(self.tr("Always save"), lambda: self._do(save_always))
        self.save_button = button(self.tr("Save"), lambda: self._do(save), "primary")
        self.set_buttons(self.cancel_button, self.always_button, self.save_button)
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, act: Callable[[], object]) -> None:
        self.close_sheet()
        act()


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"

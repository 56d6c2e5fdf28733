"""A line over the strips while learning is off: what the plan goes by then, and the switch back. GUI thread only."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout

from reader.domain.commands import Command, SetPreference
from reader.domain.preferences import Preferences
from reader.ui.look import fonts
from reader.ui.text.languages import side_margins
from reader.ui.widgets.labels import PlainLabel, button


class LearningNotice(QFrame):
    """Hidden while learning is on."""

    def __init__(self, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self.message.setWordWrap(True)
        self.message.setText(self.tr("Learning is off: feeds are refreshed by how often they post, not by when you read."))
        self.switch = button(
            self.tr("Learn when I read"), lambda: submit(SetPreference(Preferences.habits_record.key, value=True))
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(side_margins(16, 10, 10, 10))
        row.setSpacing(12)
        row.addWidget(self.message, 1)
        row.addWidget(self.switch)
        self.hide()

"""How a feed's server is asked: name and password, user agent, extra headers. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.commands import SetCredentials
from reader.domain.fill import fill
from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.ui.dialogs.properties.feed_settings import header_lines, headers_of, shared_setting
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.text_fields import LineEdit, LinesEdit

_HEADERS_PX = 58


class FeedAccess(QWidget):
    """The part of the properties that few need. Name and password go to the system's keyring, and are never shown again."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        super().__init__()
        self._feeds = feeds
        self.name = _field(self.tr("User name"))
        self.password = _field(self.tr("Password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._has_login = shared_setting(feeds, "credentials") == "keyring"
        self.agent = _field(self.tr("User agent"))
        self.headers = LinesEdit()
        self.headers.setAccessibleName(self.tr("Extra headers"))
        self.headers.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.headers.setFixedHeight(_HEADERS_PX)
        self.headers.setTabChangesFocus(True)
        self.headers_row = OptionRow(theme, self.tr("Extra headers"), self.headers, is_wide=True)
        column = boxes.column(spacing=0, margins=0, on=self)
        if len(feeds) == 1:
            column.addWidget(OptionRow(theme, self.tr("User name"), self.name, is_wide=True))
            column.addWidget(OptionRow(theme, self.tr("Password"), self.password, is_wide=True))
        column.addWidget(OptionRow(theme, self.tr("User agent"), self.agent, is_wide=True))
        column.addWidget(self.headers_row)
        self._fill()

    def settings(self) -> dict[str, str]:
        """What was changed; ValueError where a line is no header, which is said beside it."""
        changed = {}
        if self.agent.text().strip() != self._agent_before:
            changed["user_agent"] = self.agent.text().strip()
        if self.headers.toPlainText() != self._headers_before:
            try:
                changed["headers"] = headers_of(self.headers.toPlainText())
            except ValueError as error:
                self.headers_row.say(fill(self.tr("Not a valid header: {line}"), line=str(error)[:40]), "bad")
                raise
        return changed

    def login(self, feed_id: FeedId) -> SetCredentials | None:
        """The command that keeps or forgets name and password; None where nothing was typed or taken away."""
        name, password = self.name.text().strip(), self.password.text()
        if name and password:
            return SetCredentials(feed_id, name, password)
        if self._has_login and self.name.isModified() and not name:
            return SetCredentials(feed_id, "", "")
        return None

    def _fill(self) -> None:
        agent, headers = shared_setting(self._feeds, "user_agent"), shared_setting(self._feeds, "headers")
        self.agent.setText(agent or "")
        self.agent.setPlaceholderText(self.tr("Default") if agent is not None else self.tr("Mixed"))
        self.headers.setPlainText(header_lines(headers or ""))
        self.headers.setPlaceholderText(self.tr("Name: value") if headers is not None else self.tr("Mixed"))
        self._agent_before, self._headers_before = self.agent.text(), self.headers.toPlainText()
        kept = self.tr("In the system keyring; type to replace")
        self.name.setPlaceholderText(kept if self._has_login else self.tr("Only if the feed requires one"))
        self.password.setPlaceholderText(kept if self._has_login else self.tr("Stored in the system keyring"))


def _field(name: str) -> QLineEdit:
    field = LineEdit()
    field.setAccessibleName(name)
    return field

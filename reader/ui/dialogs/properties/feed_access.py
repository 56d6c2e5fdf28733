"""Access settings of feeds: name and password, user agent, extra headers. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.commands import Command, SetCredentials
from reader.domain.subscription import Subscription
from reader.ui.dialogs.properties.feed_settings import header_lines, headers_of, shared_setting
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.dialogs.properties.proxy_rows import ProxyRows, named_field
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.text_fields import LinesEdit

_HEADERS_PX = 58


class FeedAccess(QWidget):
    """Section that few users need. Name and password are stored in the system's keyring and never shown again."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        super().__init__()
        self._feeds = feeds
        self.name = named_field(self.tr("User name"))
        self.password = named_field(self.tr("Password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._has_login = shared_setting(feeds, "credentials") == "keyring"
        self.agent = named_field(self.tr("User agent"))
        self.headers = LinesEdit()
        self.headers.setAccessibleName(self.tr("Extra headers"))
        self.headers.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.headers.setFixedHeight(_HEADERS_PX)
        self.headers.setTabChangesFocus(True)
        self.headers_row = OptionRow(theme, self.tr("Extra headers"), self.headers, is_wide=True)
        self.proxy = ProxyRows(theme, feeds)
        column = boxes.column(spacing=0, margins=0, on=self)
        if len(feeds) == 1:
            column.addWidget(OptionRow(theme, self.tr("User name"), self.name, is_wide=True))
            column.addWidget(OptionRow(theme, self.tr("Password"), self.password, is_wide=True))
        column.addWidget(OptionRow(theme, self.tr("User agent"), self.agent, is_wide=True))
        column.addWidget(self.headers_row)
        column.addWidget(self.proxy)
        self._fill()

    def settings(self) -> dict[str, str]:
        """Return the changed settings. Raises ValueError for an invalid header line, after reporting it beside the field."""
        changed = self.proxy.settings()
        if self.agent.text().strip() != self._agent_before:
            changed["user_agent"] = self.agent.text().strip()
        if self.headers.toPlainText() != self._headers_before:
            try:
                changed["headers"] = headers_of(self.headers.toPlainText(), self.tr("in the system keyring"))
            except ValueError as error:
                self.headers_row.say(fill(self.tr("Not a valid header: {line}"), line=str(error)[:40]), "bad")
                raise
        return changed

    def logins(self) -> list[Command]:
        """Return the commands that store or delete logins of a single feed and of the proxy."""
        feed_ids = tuple(each.feed_id for each in self._feeds)
        commands: list[Command] = [] if (proxy := self.proxy.login(feed_ids)) is None else [proxy]
        name, password = self.name.text().strip(), self.password.text()
        if len(feed_ids) == 1 and ((name and password) or (self._has_login and self.name.isModified() and not name)):
            commands.append(SetCredentials(feed_ids[0], name, password if name else ""))
        return commands

    def _fill(self) -> None:
        agent, headers = shared_setting(self._feeds, "user_agent"), shared_setting(self._feeds, "headers")
        self.agent.setText(agent or "")
        self.agent.setPlaceholderText(self.tr("Default") if agent is not None else self.tr("Mixed"))
        self.headers.setPlainText(header_lines(headers or "", self.tr("in the system keyring")))
        self.headers.setPlaceholderText(self.tr("Name: value") if headers is not None else self.tr("Mixed"))
        self._agent_before, self._headers_before = self.agent.text(), self.headers.toPlainText()
        kept = self.tr("In the system keyring; type to replace")
        self.name.setPlaceholderText(kept if self._has_login else self.tr("Only if the feed requires one"))
        self.password.setPlaceholderText(kept if self._has_login else self.tr("Stored in the system keyring"))

"""Proxy of feeds: that of the preferences, none, or their own with a login. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.ids import FeedId
from reader.domain.preference import NO_PROXY, proxy_address
from reader.domain.secret_commands import SetProxyLogin
from reader.domain.subscription import PROXY, PROXY_LOGIN, Subscription
from reader.ui.dialogs.properties.feed_settings import shared_setting
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.text_fields import LineEdit

_OWN = "own"


class ProxyRows(QWidget):
    """Choice of the proxy, with address and login while an own proxy is selected."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        super().__init__()
        self._before = shared_setting(feeds, PROXY)
        self._has_login = shared_setting(feeds, PROXY_LOGIN) == "keyring"
        choices = (("", self.tr("As in preferences")), (NO_PROXY, self.tr("None")), (_OWN, self.tr("Own")))
        self.choice = Segmented(theme, self.tr("Proxy"), choices)
        self.address = named_field(self.tr("Proxy address"))
        self.name = named_field(self.tr("Proxy user name"))
        self.password = named_field(self.tr("Proxy password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.row = OptionRow(theme, self.tr("Proxy"), self.choice, " ")
        self.address_row = OptionRow(theme, self.tr("Proxy address"), self.address, is_wide=True)
        self._own_rows = (
            self.address_row,
            OptionRow(theme, self.tr("Proxy user name"), self.name, is_wide=True),
            OptionRow(theme, self.tr("Proxy password"), self.password, is_wide=True),
        )
        boxes.column(self.row, *self._own_rows, spacing=0, margins=0, on=self)
        self.choice.chosen.connect(self._show)
        self._fill()

    def settings(self) -> dict[str, str]:
        """Return the changed settings. Raises ValueError for an invalid address, after reporting it beside the field."""
        wanted = self._wanted()
        if wanted is None or wanted == self._before:
            return {}
        return {PROXY: wanted} if wanted not in {"", NO_PROXY} else {PROXY: wanted, PROXY_LOGIN: ""}

    def login(self, feed_ids: tuple[FeedId, ...]) -> SetProxyLogin | None:
        """Return the command that stores or deletes the login of an own proxy; None if unchanged."""
        name, password, proxy = self.name.text().strip(), self.password.text(), self._wanted()
        if proxy in {None, "", NO_PROXY} or not (
            (name and password) or (self._has_login and self.name.isModified() and not name)
        ):
            return None
        return SetProxyLogin(feed_ids, str(proxy), name, password if name else "")

    def _wanted(self) -> str | None:
        """Return the setting as stored; None if feeds differ and nothing was chosen."""
        choice = self.choice.value()
        if choice != _OWN:
            return choice
        address = self.address.text().strip()
        try:
            if address and (checked := proxy_address(address)) != NO_PROXY:
                return checked
        except ValueError:
            pass
        self.address_row.say(
            self.tr("Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported."), "bad"
        )
        raise ValueError(address)

    def _fill(self) -> None:
        is_own = self._before not in {None, "", NO_PROXY}
        self.choice.set_value(_OWN if is_own else self._before)
        self.address.setText(str(self._before) if is_own else "")
        self.address.setPlaceholderText("proxy.example:3128")
        kept = self.tr("In the system keyring; type to replace")
        self.name.setPlaceholderText(kept if self._has_login else self.tr("Only if the proxy requires one"))
        self.password.setPlaceholderText(kept if self._has_login else self.tr("Stored in the system keyring"))
        self._show()

    def _show(self) -> None:
        value = self.choice.value()
        for row in self._own_rows:
            row.setVisible(value == _OWN)
        self.row.say(self.tr("Mixed") if value is None else self.tr("For its pictures and pages too"))


def named_field(name: str) -> QLineEdit:
    field = LineEdit()
    field.setAccessibleName(name)
    return field

"""Tray icon with the number of new articles and the next event, closing to it, and raising the hidden window. GUI thread only."""

import os
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QSystemTrayIcon, QWidget

from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event, RetrievingPaused
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.storage.connection import ReadConnection
from reader.ui.data.news import LiveNews
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import repeating, single_shot
from reader.ui.kit import fonts
from reader.ui.kit.fields import Menu
from reader.ui.kit.icons import app_pixmap
from reader.ui.kit.sheet import Cover, QuestionSheet
from reader.ui.kit.theme import Theme
from reader.ui.list.pane import EntriesPane
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, tip

SIZES = (16, 20, 22, 24, 32, 44, 48, 64)
"""Sizes in pixels, of trays at single and double resolution."""
NUMBERED_FROM = 22
MOST = 99
BADGE = QColor("#F5B440")
"""Colour of the icon's sun, slightly darker: new articles are normal and no alarm."""
INK = QColor("#231A08")
_DOT = 0.44
_BADGE, _BADGE_WITH_ROOM = 0.62, 0.54
_ROOMY = 32
_LETTERS = 0.66
_RIM = 0.055
_MARK_WITH_ROOM = 0.92


def tray_icon(new: int) -> QIcon:
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(tray_pixmap(size, new))
    return icon


def tray_pixmap(size: int, new: int) -> QPixmap:
    """Return the icon, `size` pixels square; the hint has a transparent rim that separates it on any panel."""
    if not new:
        return app_pixmap(size)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    mark = round(size * _MARK_WITH_ROOM)
    painter.drawPixmap(0, size - mark, app_pixmap(mark))
    if size < NUMBERED_FROM:
        side = round(size * _DOT)
        _fill_badge(painter, QRectF(size - side, 0, side, side), size)
    else:
        _draw_number(painter, size, str(new) if new <= MOST else f"{MOST}+")
    painter.end()
    return pixmap


def _draw_number(painter: QPainter, size: int, text: str) -> None:
    height = round(size * (_BADGE if size < _ROOMY else _BADGE_WITH_ROOM))
    font = fonts.ui_font(height, QFont.Weight.Bold)
    font.setPixelSize(max(round(height * _LETTERS), 8))
    # digits of a number that fills the icon move closer together
    room = size - 2 * round(size * _RIM)
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > 7:
        font.setPixelSize(font.pixelSize() - 1)
    wanted = QFontMetricsF(font).horizontalAdvance(text) + height * 0.45
    width = min(max(round(wanted), height), size)
    badge = QRectF(size - width, 0, width, height)
    _fill_badge(painter, badge, size)
    painter.setFont(font)
    painter.setPen(INK)
    figures = QFontMetricsF(font).tightBoundingRect(text)
    painter.drawText(badge.center() - QPointF(figures.center().x(), figures.center().y()), text)


def _fill_badge(painter: QPainter, badge: QRectF, size: int) -> None:
    rim = max(size * _RIM, 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    around = badge.adjusted(-rim, -rim, rim, rim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.drawRoundedRect(around, around.height() / 2, around.height() / 2)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(BADGE)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)


class OuterWindow(Protocol):
    """`widget` is the window as the desktop sees it."""

    widget: QWidget
    theme: Theme
    clock: Clock
    settings: QSettings
    preferences: LivePreferences
    connection: ReadConnection
    news: LiveNews
    subscriptions: SubscriptionsPane
    entries: EntriesPane
    submit: Callable[[Command], None]
    show_sheet: Callable[[Cover], None]


TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 -- the name, not the token
"""Environment variable from which Qt on Wayland takes the activation token that the clicked program passes on."""


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Show, raise and activate the window; `token` is the desktop's activation token, if any."""
    if token:
        os.environ[TOKEN] = token
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()


def is_in_front(window: QWidget) -> bool:
    """Return True if the window is active and visible to the user."""
    return window.isVisible() and not window.isMinimized() and window.isActiveWindow()


_tr = Translator("Tray")

CHECK_MILLISECONDS = 5000
CHECKS = 12
"""Number of checks in the first minute, as the tray may start after this program at login; later `check` must be called."""


class Tray(QObject):
    """Shown if there is a tray and the user wants it; emits `changed` when it appears or disappears."""

    changed = Signal()
    message_clicked = Signal()

    def __init__(self, window: OuterWindow, do: Mapping[str, Callable[[], object]]) -> None:
        parent = window.widget
        super().__init__(parent)
        self._window = window
        self._do = do
        self._icon: QSystemTrayIcon | None = None
        self._shown_new: int | None = None
        self._menu = Menu(parent)
        self._fill_menu()
        self._hint_timer = single_shot(self, 300, self._show_hint)
        self._checks_left = CHECKS
        self._check_timer = repeating(self, CHECK_MILLISECONDS, self._check_again)
        window.news.counted.connect(self._hint_soon)
        window.subscriptions.status_line.changed.connect(self._hint_soon)

    def begin(self) -> None:
        """Check for a tray now and during the first minute."""
        self._window.preferences.on_change(Preferences.desktop_tray, self._want)
        if not self.is_there():
            self._check_timer.start()

    def check(self) -> None:
        if (
            not self._window.preferences.values.desktop_tray
            or self._icon is not None
            or not QSystemTrayIcon.isSystemTrayAvailable()
        ):
            return
        self._check_timer.stop()
        self._shown_new = None
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._activated)
        self._icon.messageClicked.connect(self.message_clicked)
        self._show_hint()
        self._icon.show()
        self.changed.emit()

    def is_there(self) -> bool:
        """Return True if the icon is visible, so that a hidden window is reachable."""
        return self._icon is not None and QSystemTrayIcon.isSystemTrayAvailable()

    def show_message(self, title: str, text: str) -> bool:
        if self._icon is None or not self.is_there():
            return False
        self._icon.showMessage(title, text, self._icon.icon())
        return True

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        for event in batch:
            if isinstance(event, RetrievingPaused):
                self._show_pause(event)

    def _want(self, is_wanted: bool) -> None:  # noqa: FBT001 -- a preference's value
        if is_wanted:
            self.check()
        elif self._icon is not None:
            self._icon.hide()
            self._icon.deleteLater()
            self._icon = None
            self.changed.emit()

    def _check_again(self) -> None:
        self._checks_left -= 1
        if self._checks_left <= 0:
            self._check_timer.stop()
        self.check()

    # The menu

    def _fill_menu(self) -> None:
        do = self._do
        self._open = self._menu.addAction(_tr("Open Beforehand"), lambda: bring_to_front(self._window.widget))
        self._menu.addAction(_tr("Next unread"), self._next_unread)
        self._menu.addSeparator()
        self._menu.addAction(_tr("Refresh"), do["retrieve_all"])
        self._pauses = [
            self._menu.addAction(_tr("Pause refreshing for 1 hour"), do["pause_hour"]),
            self._menu.addAction(_tr("Pause refreshing until tomorrow"), do["pause_until_tomorrow"]),
        ]
        self._until = QAction(self._menu)
        self._until.setEnabled(False)
        self._menu.addAction(self._until)
        self._resume = self._menu.addAction(_tr("Resume refreshing"), do["resume_refreshing"])
        self._menu.addSeparator()
        self._menu.addAction(_tr("Quit"), do["quit"])
        self._menu.setDefaultAction(self._open)
        self._show_pause(RetrievingPaused(0))

    def _show_pause(self, event: RetrievingPaused) -> None:
        is_paused = bool(event.until) and not event.by_hours
        text = _tr("Paused until {time}") if is_paused else _tr("Quiet hours until {time}")
        self._until.setText(fill(text, time=clock_time(event.until, self._window.clock)))
        self._until.setVisible(bool(event.until))
        self._resume.setVisible(is_paused)
        for action in self._pauses:
            action.setVisible(not is_paused)

    def _next_unread(self) -> None:
        bring_to_front(self._window.widget)
        self._do["next_unread"]()

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Trigger:
            return
        if is_in_front(self._window.widget):
            self._window.widget.hide()
        else:
            bring_to_front(self._window.widget)

    # The hint

    def _hint_soon(self) -> None:
        if self._icon is not None and not self._hint_timer.isActive():
            self._hint_timer.start()

    def _show_hint(self) -> None:
        if self._icon is None:
            return
        new = self._window.news.total
        if new != self._shown_new:
            self._shown_new = new
            self._icon.setIcon(tray_icon(new))
        self._icon.setToolTip(tip(self._tip(new)))

    def _tip(self, new: int) -> str:
        counted = _tr("%n new articles", new) if new else _tr("Nothing new")
        return "\n".join(part for part in (f"Beforehand: {counted}", self._window.subscriptions.status_line.next_text()) if part)


EXPLAINED = "window/closing_explained"
PATIENCE_MILLISECONDS = 60_000
"""Time after startup or loss of the tray during which an unreachable window stays hidden."""
_tr_sheet = Translator("CloseToTraySheet")

_WIDTH = 460


class CloseToTray(QObject):
    """Hides the window instead of closing it, after explaining this once. A hidden window without a tray is shown minimised."""

    def __init__(self, window: OuterWindow, tray: Tray, end: Callable[[], object]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._tray = tray
        self._end = end
        self._patience = single_shot(self, PATIENCE_MILLISECONDS, self._show_if_lost)
        tray.changed.connect(self.watch)

    def watch(self) -> None:
        """Ensure that a hidden window is reachable; called at a hidden start and when the tray comes or goes."""
        self._patience.start()

    def hides_instead(self) -> bool:
        """Return True if the program stays although the window is closed; the window is then hidden, or the user is being asked."""
        window, widget = self._window, self._window.widget
        if not (window.preferences.values.desktop_keep_running and self._tray.is_there()):
            return False
        if window.settings.value(EXPLAINED, defaultValue=False, type=bool) or not widget.isVisible():
            widget.hide()
        else:
            quits, stays = (_tr_sheet("Quit on closing"), self._quit_from_now_on), (_tr_sheet("Keep running"), widget.hide)
            text = _tr_sheet(
                "It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences."
            )
            title = _tr_sheet("Keep Beforehand running?")
            window.show_sheet(QuestionSheet(window.theme, widget, title, text, quits, stays, width=_WIDTH))
            window.settings.setValue(EXPLAINED, True)  # noqa: FBT003 -- Qt's signature
            window.settings.sync()
        return True

    def _quit_from_now_on(self) -> None:
        self._window.submit(SetPreference(Preferences.desktop_keep_running.key, value=False))
        self._end()

    def _show_if_lost(self) -> None:
        if self._window.widget.isHidden() and not self._tray.is_there():
            self._window.widget.showMinimized()

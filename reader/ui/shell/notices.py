"""Notifies the user of new articles and handles their response. GUI thread only. The engine has decided what to announce and
when; this module adds what only the window knows: whether it is in view, or another program is full screen.
"""

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from reader.domain.commands import MarkRead, SetMark
from reader.domain.entry import EntryRow, Mark, View
from reader.domain.events import EntriesRemoved, Event, NoticeReady, StatusesChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import CLICK, Notice
from reader.domain.value_classes import dataclass
from reader.domain.visits import quiet_until
from reader.storage import entries, subscriptions
from reader.ui.data.nodes import Key, Kind
from reader.ui.data.timers import single_shot
from reader.ui.list.model import copies_text
from reader.ui.shell.tray import OuterWindow, bring_to_front, is_in_front
from reader.ui.text.notices import notice_text
from reader.ui.text.translate import Translator

_tr = Translator("Notices")

RETRY_MILLISECONDS = 60_000
READ, LATER = "read", "later"


class Outlet(Protocol):
    """Desktop notification service. Calls back in a thread of its own and never blocks."""

    reports_closing: bool
    """True if `closed` is emitted for a notice that the user dismissed."""

    def show(self, notice: Notice, shown: Callable[[bool], None]) -> None:
        """Show a notice, replacing the current one; `shown` is called with the success."""

    def withdraw(self) -> None:
        """Withdraw the current notice."""

    def ask_inhibited(self, answered: Callable[[bool], None]) -> None:
        """Query whether the user has turned notifications off."""


@dataclass(slots=True)
class _News:
    """Entries by feed, most important first, and those to be named."""

    feeds: dict[FeedId, list[EntryId]] = field(default_factory=dict)
    named: list[EntryId] = field(default_factory=list)
    has_sound: bool = False

    def add(self, feeds: Iterable[tuple[FeedId, Iterable[EntryId]]], named: Iterable[EntryId]) -> None:
        before, self.feeds = self.feeds, {}
        for feed_id, ids in (*feeds, *before.items()):
            known = self.feeds.setdefault(feed_id, [])
            known += [entry_id for entry_id in ids if entry_id not in known]
        self.named = list(dict.fromkeys([*named, *self.named]))

    def drop(self, entry_ids: Iterable[EntryId]) -> bool:
        """Remove entries; return True if any was present."""
        gone = set(entry_ids)
        before = len(self.entry_ids)
        self.feeds = {
            feed_id: left for feed_id, ids in self.feeds.items() if (left := [each for each in ids if each not in gone])
        }
        self.named = [entry_id for entry_id in self.named if entry_id not in gone]
        return len(self.entry_ids) < before

    @property
    def entry_ids(self) -> tuple[EntryId, ...]:
        return tuple(entry_id for ids in self.feeds.values() for entry_id in ids)


class Notices(QObject):
    """Shows one notice at a time; a later one includes its contents until the user or the desktop closes it."""

    acted = Signal(str, str)
    """Emitted by the outlet with an action's key and a token that allows activating the window."""
    closed = Signal()
    """Emitted by the outlet when the notice has closed."""
    _shown = Signal(bool)
    _inhibited = Signal(bool)

    def __init__(
        self,
        window: OuterWindow,
        show_article: Callable[[EntryRow], object],
        show_in_tray: Callable[[str, str], bool],
        is_screen_filled: Callable[[], bool],
    ) -> None:
        """`show_in_tray` is used without an outlet; returns False if there is no tray either."""
        super().__init__(window.widget)
        self._window = window
        self._show_article = show_article
        self._show_in_tray = show_in_tray
        self._is_screen_filled = is_screen_filled
        self._outlet: Outlet | None = None
        self._waiting = _News()
        self._standing = _News()
        self._is_in_tray = False
        self._has_ended = False
        self._again = single_shot(self, RETRY_MILLISECONDS, self._try)
        self.acted.connect(self._act)
        self.closed.connect(self._forget)
        self._shown.connect(self._handle_shown)
        self._inhibited.connect(self._handle_inhibited)

    def use(self, outlet: Outlet) -> None:
        self._outlet = outlet

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        """Apply engine events until the window has ended."""
        for event in () if self._has_ended else batch:
            if isinstance(event, NoticeReady):
                self._waiting.add(event.feeds, event.named)
                self._waiting.has_sound |= event.has_sound
                self._try()
            elif (isinstance(event, StatusesChanged) and event.is_read) or isinstance(event, EntriesRemoved):
                gone = tuple(event.entry_ids)
                self._waiting.drop(gone)
                # a notice with none left is withdrawn
                if self._standing.drop(gone) and not self._standing.feeds:
                    self.withdraw()

    def withdraw(self) -> None:
        self._standing = _News()
        if self._outlet is not None:
            self._outlet.withdraw()

    def open(self, token: str = "") -> None:
        """Bring the window to the front with the announced article, or the list of several."""
        if self._has_ended:
            return
        shown, self._standing = self._standing, _News()
        bring_to_front(self._window.widget, token)
        ids = shown.entry_ids
        rows = entries.entry_rows(self._window.connection, ids) if len(ids) == 1 else []
        if rows:
            self._show_article(rows[0])
        elif len(shown.feeds) == 1:
            (feed_id,) = shown.feeds
            self._show_list((Kind.FEED, feed_id))
        elif ids:
            self._show_list((Kind.SMART, View.UNREAD.value))

    def _show_list(self, key: Key) -> None:
        current = self._window.subscriptions.current()
        if current is not None and current.key == key:
            self._window.entries.show_arrived()
        else:
            self._window.subscriptions.select(key)

    def _try(self) -> None:
        """Show pending articles, or try again later while they are in view or the user must not be disturbed."""
        if not self._waiting.feeds:
            return
        if is_in_front(self._window.widget):
            self._waiting = _News()
        elif self._is_screen_filled():
            self._again.start()
        elif self._outlet is not None:
            self._outlet.ask_inhibited(self._inhibited.emit)
        else:
            self._collect()
            if self._standing.feeds:
                self._fall_back()

    def _handle_inhibited(self, is_inhibited: bool) -> None:  # noqa: FBT001 -- the signal's signature
        if is_in_front(self._window.widget):
            self._waiting = _News()
        elif is_inhibited:
            self._again.start()
        elif self._waiting.feeds:
            self._collect()
            if self._standing.feeds and self._outlet is not None:
                self._outlet.show(self._notice(), self._shown.emit)

    def _collect(self) -> None:
        waiting, self._waiting = self._waiting, _News()
        if self._is_in_tray or not (self._outlet is None or self._outlet.reports_closing):
            # it may have closed without a signal
            self._standing = _News()
        self._standing.add(waiting.feeds.items(), waiting.named)
        self._standing.has_sound = waiting.has_sound and not self._is_quiet()
        followed = {each.feed_id for each in subscriptions.followed(self._window.connection, self._standing.feeds)}
        for feed_id, ids in list(self._standing.feeds.items()):
            if feed_id not in followed:
                self._standing.drop(ids)

    def _handle_shown(self, is_shown: bool) -> None:  # noqa: FBT001 -- the signal's signature
        self._is_in_tray = False
        if not is_shown and self._standing.feeds:
            self._fall_back()

    def _fall_back(self) -> None:
        notice = self._notice()
        self._is_in_tray = self._show_in_tray(notice.summary, "\n".join(notice.lines))
        if not self._is_in_tray:
            self._standing = _News()

    def _notice(self) -> Notice:
        news, window = self._standing, self._window
        titles = {each.feed_id: each.title for each in subscriptions.followed(window.connection, news.feeds)}
        known = {row.entry_id: row for row in entries.entry_rows(window.connection, news.named)}
        named = [known[entry_id] for entry_id in news.named if entry_id in known]
        # no second "Open", as some services show a click as a button too
        actions = ((CLICK, _tr("Open")), (READ, _tr("Mark as read")), (LATER, _tr("Later")))
        return Notice(*notice_text(news.feeds, named, titles, self._notes(named)), actions, news.has_sound)

    def _notes(self, named: Iterable[EntryRow]) -> dict[EntryId, str]:
        """Return in how many other feeds the stories of these articles are reported."""
        if not self._window.preferences.values.reading_stories:
            return {}
        from reader.storage import stories

        reported = {row.entry_id: {each.feed_id for each in stories.of(self._window.connection, row.entry_id)} for row in named}
        return {entry_id: copies_text(len(feeds)) for entry_id, feeds in reported.items() if feeds}

    def _is_quiet(self) -> bool:
        """Return True in quiet hours, in which articles delayed by a full screen arrive without a sound."""
        clock = self._window.clock
        return bool(quiet_until(self._window.preferences.values.notify_quiet_hours, clock.now(), clock.utc_offset_seconds))

    def _act(self, action: str, token: str) -> None:
        ids = self._standing.entry_ids
        if action == CLICK:
            self.open(token)
        elif action == READ and ids:
            self._window.submit(MarkRead(ids))
        elif action == LATER and ids:
            self._window.submit(SetMark(ids, Mark.LATER))
        self.withdraw()

    def end(self) -> None:
        """Stop and withdraw the notice, as nobody would handle a response."""
        self._has_ended = True
        self._again.stop()
        self._waiting = _News()
        self.withdraw()

    def _forget(self) -> None:
        self._standing = _News()

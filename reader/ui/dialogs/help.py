"""Help for new users: visits, refresh times, search, menus, location of data. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reader.ui.actions.keys import Keys, shown_keys
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.translate import Translator, fill, privacy_text
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH, Gap
from reader.ui.widgets.dialog import PADDING_PX, Dialog
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.sheet import scrolled
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_tr = Translator("Help")

_WIDTH, _SCROLL_BAR = 640, 12
_BESIDE_TEXT, _LEAST_TEXT = 240, 80
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Down: 0, Qt.Key.Key_Up: 0}

Topic = tuple[str, str]


def topics(keys: Mapping[str, Keys], folder: Path) -> Sequence[Topic]:

    def key(name: str) -> str:
        return shown_keys(keys[name][0]) if keys.get(name) else "\N{EN DASH}"

    return (
        (
            _tr("Reading"),
            fill(
                _tr(
                    "{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, "
                    "{read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, "
                    "preference and article by name. {undo} takes back the last change."
                ),
                next=key("read_on"),
                star=key("toggle_star"),
                later=key("toggle_later"),
                read=key("toggle_read"),
                shortcuts=key("show_keys"),
                palette=key("open_palette"),
                undo=key("undo"),
            ),
        ),
        (
            _tr("What is a visit?"),
            _tr(
                "A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you "
                "usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. "
                "It needs about a week for that; until then every feed is refreshed about twice as often as it posts."
            ),
        ),
        (
            _tr("Why was a feed refreshed now?"),
            _tr(
                "The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is "
                "planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in "
                "Preferences."
            ),
        ),
        (
            _tr("How refreshes are planned"),
            fill(
                _tr(
                    "Sia et al. (2007) divide a fixed number of requests among feeds and the hours of a day, by when each feed posts and "
                    "when you visit. Beforehand builds on that, and differs:\n"
                    "One price holds for all feeds and hours: a request is made where it saves you the most waiting.\n"
                    "The plan is corrected every 15 minutes by what was found, not once a day.\n"
                    "Up to 60 % of the requests are kept for the moment you open the window.\n"
                    "Feeds that post in bursts, went quiet or would lose articles are recognised.\n"
                    "When you come back to the computer, the feeds you probably read next are refreshed immediately.\n"
                    "What a server asks for always comes first.\n"
                    "Where a fixed timer misses 100 articles at your visits, the plan of the paper missed 78 and Beforehand 28, with as "
                    "many requests, on feeds and visits that neither had been tuned to; 20 where it noticed returns to the computer.\n"
                    "Preferences, Refreshing, Advanced offers the other plans; the paper's is {paper}."
                ),
                paper="user-data-exact",
            ),
        ),
        (
            _tr("Search"),
            _tr(
                "tide gauge: all of these words\n\N{QUOTATION MARK}tide gauge\N{QUOTATION MARK}: in this order\ngaug*: words that "
                "begin so\n-word: without this word\ntitle: author: feed: folder: tag: only there\nis:unread is:read is:starred "
                "is:later is:hidden\nbefore:2026-03 after:yesterday\nA minus in front turns any of them around."
            ),
        ),
        (
            _tr("Menus, mouse and touchpad"),
            _tr(
                "Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be "
                "done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers "
                "sideways over an article mark it as read or star it; Preferences can change or turn off both."
            ),
        ),
        (
            _tr("When a feed fails"),
            _tr(
                "Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, "
                "and passing problems go away without you."
            ),
        ),
        (
            _tr("Where your data is"),
            fill(
                _tr(
                    "Everything is stored in one folder on this computer: {folder}\nNo login is needed. {privacy} Backups are made "
                    "daily, and \N{LEFT DOUBLE QUOTATION MARK}Export everything\N{RIGHT DOUBLE QUOTATION MARK} writes all of it as files "
                    "that other programs read."
                ),
                folder=str(folder),
                privacy=privacy_text(),
            ),
        ),
    )


class HelpSheet(Dialog):
    """Consecutive topics; the field filters them by text. `ways` are buttons with their texts and handlers."""

    def __init__(
        self, theme: Theme, window: QWidget, shown: Sequence[Topic], ways: Sequence[tuple[str, Callable[[], object]]]
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.title.setText(_tr("Help"))
        self.setAccessibleName(self.title.text())
        self.field = LineEdit()
        self.field.setPlaceholderText(_tr("Search help"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self._inside = QWidget()
        self._nothing = PlainLabel(_tr("No help matches."), kind="meta")
        self.topics = [(_block(title, text), f"{title} {text}".casefold()) for title, text in shown]
        self._area = scrolled(self._inside)
        self._bar = ThinScrollBar(self._area)
        self.body.addWidget(self.field)
        self.body.addWidget(self._area)
        # last, as widgets are polished again each time their parent is put into another
        boxes.column(
            *(block for block, _ in self.topics),
            self._nothing,
            STRETCH,
            spacing=18,
            margins=side_margins(0, 0, _SCROLL_BAR + 8, 0),
            on=self._inside,
        )
        for text, open_it in ways:
            self.footer.addWidget(button(text, open_it))
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Done"), self.close_sheet, "primary"))
        self._filter("")
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        layout = self._inside.layout()
        width = self.card_width() - 2 * PADDING_PX
        wanted = layout.totalHeightForWidth(width) if layout is not None else 0
        self._area.setFixedHeight(max(min(wanted, self.height() - _BESIDE_TEXT), _LEAST_TEXT))
        super().fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll by arrow and page keys although the field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) in _PAGES:
            bar = self._area.verticalScrollBar()
            pages = _PAGES[Qt.Key(event.key())]
            line = 40 if event.key() == Qt.Key.Key_Down else -40
            bar.setValue(bar.value() + (pages * bar.pageStep() if pages else line))
            return True
        return super().eventFilter(watched, event)

    def _filter(self, typed: str) -> None:
        words = typed.casefold().split()
        for block, text in self.topics:
            block.setVisible(all(word in text for word in words))
        self._nothing.setVisible(all(block.isHidden() for block, _ in self.topics))
        self._area.verticalScrollBar().setValue(0)


def _block(title: str, text: str) -> QWidget:
    heading = PlainLabel(title, fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
    words = PlainLabel(text, kind="second", is_wrapped=True)
    words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    block = QWidget()
    boxes.column(heading, Gap(2), words, spacing=2, margins=0, on=block)
    block.setAccessibleName(title)
    return block

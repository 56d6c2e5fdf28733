"""Sheets about the program: licences, help, problem report, export of everything. GUI thread only."""

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from reader import ISSUES, PAGE, __version__
from reader.domain.errors import Problem
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.domain.user_data import Exported, PageTexts
from reader.formats.urls import SAVING_BOOKMARK
from reader.ui.data.file_work import DataActions, run_file_work
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import Keys, shown_keys, translated
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.fields import LineEdit, LinesEdit
from reader.ui.kit.labels import PlainLabel, button, progress_bar
from reader.ui.kit.scroll_bar import ThinScrollBar
from reader.ui.kit.sheet import PADDING_PX, Dialog, scrolled
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import language_code, side_margins
from reader.ui.text.problems import sentence
from reader.ui.text.times import full_date
from reader.ui.text.translate import Translator, fill, privacy_text

_TEXT_PX = 280


class AboutSheet(Dialog):
    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        show_keys: Callable[[], object],
        show_licences: Callable[[], object],
        report: Callable[[], object] | None,
    ) -> None:
        super().__init__(theme, window, "")
        self.title.setText(f"Beforehand {__version__}")
        self.setAccessibleName(self.title.text())
        self.body.addWidget(
            PlainLabel(self.tr("A desktop feed reader that has your feeds ready before you open it."), is_wrapped=True)
        )
        stays = f"{self.tr('No account needed.')} {privacy_text()}"
        self.body.addWidget(PlainLabel(stays, kind="second", is_wrapped=True))
        for address in filter(None, (PAGE, ISSUES)):
            label = PlainLabel(address, kind="second", is_wrapped=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)
        self.keys_button = button(self.tr("Keyboard shortcuts"), show_keys)
        self.licences_button = button(self.tr("Licences"), show_licences)
        left = [self.keys_button, self.licences_button]
        if report is not None:
            self.report_button = button(self.tr("Report a problem…"), report)
            left.append(self.report_button)
        self.set_buttons(button(self.tr("Close"), self.close_sheet, "primary"), left=left)
        self.open()
        self.keys_button.setFocus()


class _TextSheet(Dialog):
    """Shows a long text, read in a thread, below an introduction."""

    def __init__(self, theme: Theme, window: QWidget, title: str, message: str, read: Callable[[], str]) -> None:
        super().__init__(theme, window, "")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.message = PlainLabel(message, kind="second", is_wrapped=True)
        self.text = LinesEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(title)
        self.text.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.text.setFixedHeight(_TEXT_PX)
        self.body.addWidget(self.message)
        self.body.addWidget(self.text)
        self.set_buttons(button(self.tr("Close"), self.close_sheet))
        run_file_work(self, read, self._show, self._fail)

    def fit(self) -> None:
        self.text.setFixedHeight(max(min(_TEXT_PX, self.height() - 260), 60))
        super().fit()

    def _show(self, text: str) -> None:
        self.text.setPlainText(text)

    def _fail(self, problem: Problem) -> None:
        self.message.setText(sentence(problem))


class LicencesSheet(_TextSheet):
    def __init__(self, theme: Theme, window: QWidget) -> None:
        message = self.tr("Beforehand is free software under the MIT licence. It works with these packages, under their own.")
        super().__init__(theme, window, self.tr("Licences"), message, _licences_text)
        self.open()
        self.text.setFocus()


class ReportSheet(_TextSheet):
    """Shows the report before it is copied; sends nothing."""

    def __init__(self, theme: Theme, window: QWidget, data: DataActions, say: Callable[[str], object]) -> None:
        message = self.tr("Versions and the end of the log. Addresses and file names are removed, and nothing is sent.")
        super().__init__(theme, window, self.tr("Report a problem"), message, partial(data.problem_report, f"Qt {qVersion()}"))
        self._say = say
        self.copy_button = button(self.tr("Copy report"), self.copy, "primary")
        self.copy_button.setEnabled(False)
        self.footer.addWidget(self.copy_button)
        self.open()
        self.text.setFocus()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._say(self.tr("Report copied"))

    def _show(self, text: str) -> None:
        super()._show(text)
        self.copy_button.setEnabled(True)


def _licences_text() -> str:
    from reader.ui.data.licences import components

    found = components()
    listed = [f"{each.name} {each.version}: {each.licence}" for each in found]
    same = {text: [other.name for other in found if text in other.texts] for each in found for text in each.texts}
    return "\n".join(listed) + "".join(f"\n\n\n{', '.join(names)}\n{'=' * 80}\n\n{text}" for text, names in same.items()) + "\n"


_tr = Translator("Help")

_HELP_WIDTH, _SCROLL_BAR = 640, 12
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
            _tr("Briefing, stories and reading aloud"),
            fill(
                _tr(
                    "{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an "
                    "article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, "
                    "which {story} opens."
                ),
                briefing=key("go_briefing"),
                next=key("next_unread"),
                story=key("toggle_story"),
                aloud=key("read_aloud"),
            ),
        ),
        (
            _tr("Saving web pages"),
            fill(
                _tr(
                    "Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press "
                    "{paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this "
                    "address, which the command \N{LEFT DOUBLE QUOTATION MARK}{copy}\N{RIGHT DOUBLE QUOTATION MARK} copies. You are asked "
                    "before anything is loaded.\n{bookmark}"
                ),
                paste=key("save_copied"),
                copy=translated("Copy browser bookmark that saves pages"),
                bookmark=SAVING_BOOKMARK,
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
                    "The command {command} chooses another plan; the paper's is {paper}."
                ),
                command=f"beforehand set {Preferences.fetch_policy.key}",
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
        super().__init__(theme, window, "", _HELP_WIDTH)
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
        left = [button(text, open_it) for text, open_it in ways]
        self.set_buttons(button(self.tr("Done"), self.close_sheet, "primary"), left=left)
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


_tr_export_everything = Translator("ExportSheet")

_EXPORT_WIDTH = 460
_STEP = 50
"""Number of articles between updates of the progress bar."""


class ExportSheet(Dialog):
    """Starts at once; closing it cancels the export and removes partial files."""

    _went = Signal(int, int)

    def __init__(self, theme: Theme, window: QWidget, actions: DataActions, folder: Path, clock: Clock) -> None:
        super().__init__(theme, window, "", _EXPORT_WIDTH)
        self.title.setText(self.tr("Export everything"))
        self.setAccessibleName(self.title.text())
        self._is_broken_off = threading.Event()
        self.message = PlainLabel(
            self.tr("Exporting subscriptions, articles, tags, rules and preferences…"), kind="second", is_wrapped=True
        )
        self.bar = progress_bar(self.title.text())
        self.button = button(self.tr("Cancel"), self.close_sheet)
        self.body.addWidget(self.message)
        self.body.addWidget(self.bar)
        self.set_buttons(self.button)
        self._folder = folder
        self._went.connect(self._show_progress, Qt.ConnectionType.QueuedConnection)
        self.open()
        self.button.setFocus()
        went, is_broken_off = self._went, self._is_broken_off
        about = fill(self.tr("Exported by Beforehand on {date}"), date=full_date(clock.now(), clock))
        page = PageTexts(self.tr("Starred articles"), about, language_code())

        def may_continue(done: int, of: int) -> bool:
            if is_broken_off.is_set():
                return False
            if done % _STEP == 0 or done == of:
                went.emit(done, of)
            return True

        run_file_work(self, lambda: actions.export_everything(folder, may_continue, page), self._ended, self._failed)

    def close_sheet(self) -> None:
        """Cancel an unfinished export."""
        self._is_broken_off.set()
        super().close_sheet()

    def _show_progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(done)

    def _ended(self, written: Exported | None) -> None:
        if written is None:
            return
        articles = _tr_export_everything("%n articles", written.articles)
        self._settle(fill(self.tr("{articles} and everything else exported to {folder}"), articles=articles, folder=self._folder))

    def _failed(self, problem: Problem) -> None:
        self._settle(sentence(problem))

    def _settle(self, message: str) -> None:
        self.bar.hide()
        self.message.setText(message)
        self.button.setText(self.tr("Done"))
        self.fit()

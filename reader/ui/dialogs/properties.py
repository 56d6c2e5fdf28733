"""Properties of one or several feeds; settings that differ between them say so and stay unchanged. GUI thread only."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from reader.domain.commands import (
    Batch,
    ChangeFeedUrl,
    Command,
    MoveSubscription,
    MoveToAccount,
    RenameSubscription,
    SetCredentials,
    SetProxyLogin,
    SetSubscriptionSettings,
)
from reader.domain.events import CommandFailed, Event, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.health import Concern, retrieval_concern
from reader.domain.ids import AccountId, Clock, CommandId, FeedId, FolderId
from reader.domain.page_rule import PAGE, rule_in
from reader.domain.preferences import NO_PROXY, proxy_address
from reader.domain.subscription import (
    BY_HAND,
    OFFLINE_PICTURES,
    PROXY,
    PROXY_LOGIN,
    REFRESH,
    SETTING,
    SOUND,
    STORIES,
    Folder,
    Manner,
    Mode,
    Said,
    Subscription,
    notify_mode,
    refresh_minutes,
    shown_address,
)
from reader.domain.value_classes import dataclass
from reader.storage import feeds, preferences, subscriptions
from reader.storage.connection import ReadConnection
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Combo, Segmented, Slider
from reader.ui.kit.fields import LineEdit, LinesEdit
from reader.ui.kit.labels import PlainLabel, button, restyle
from reader.ui.kit.painting import Painted, hairline
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.notices import mode_text, setting_choices, sound_choices, story_choices
from reader.ui.text.preferences import USUAL, WEIGHTS, priority_place, priority_text
from reader.ui.text.problems import passing_text, sentence, since_text, technical_reason
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled

USUAL_SETTINGS = dict.fromkeys(
    (
        "full_text",
        "notify",
        "sound",
        "priority",
        "keep_days",
        "refresh",
        "offline_pictures",
        STORIES,
        "user_agent",
        "headers",
        "credentials",
        PROXY,
        PROXY_LOGIN,
    ),
    "",
)
"""Defaults of missing settings; a value equal to its default is stored as nothing."""
MOST_HEADERS = 10


@dataclass(frozen=True, slots=True)
class Wishes:
    """Changes made in the sheet; others are None or missing. `moves` tells whether `folder` applies, as None is a valid one.
    `account_id` owns the folder.
    """

    title: str | None = None
    url: str | None = None
    moves: bool = False
    folder_id: FolderId | None = None
    account_id: AccountId | None = None
    settings: Mapping[str, str] = field(default_factory=dict)


def shared_setting(feeds: Sequence[Subscription], name: str) -> str | None:
    """Return the value shared by all; None if they differ."""
    values = {each.settings.get(name) or USUAL_SETTINGS[name] for each in feeds}
    return values.pop() if len(values) == 1 else None


def change_command(feeds: Sequence[Subscription], wishes: Wishes) -> Command | None:
    commands: list[Command] = []
    only = feeds[0] if len(feeds) == 1 else None
    if only is not None and wishes.title is not None and wishes.title != only.title:
        commands.append(RenameSubscription(only.feed_id, "" if wishes.title == only.feed_title else wishes.title))
    if only is not None and wishes.url is not None and wishes.url not in {"", only.url, shown_address(only.url)}:
        commands.append(ChangeFeedUrl(only.feed_id, wishes.url))
    if wishes.moves:
        elsewhere = [each for each in feeds if each.folder_id != wishes.folder_id and each.account_id == wishes.account_id]
        commands += [MoveSubscription(each.feed_id, wishes.folder_id) for each in elsewhere]
    settings = {
        name: "" if value == USUAL_SETTINGS[name] else value
        for name, value in wishes.settings.items()
        if value != shared_setting(feeds, name)
    }
    if settings:
        commands.append(SetSubscriptionSettings(tuple(each.feed_id for each in feeds), settings))
    if not commands:
        return None
    return commands[0] if len(commands) == 1 else Batch(tuple(commands))


def account_moves(feeds: Sequence[Subscription], wishes: Wishes) -> list[MoveToAccount]:
    """Return the commands that move feeds to an account or this computer, one per feed, as a server may refuse it."""
    strangers = [each.feed_id for each in feeds if wishes.moves and each.account_id != wishes.account_id]
    return [MoveToAccount((feed_id,), wishes.account_id, wishes.folder_id) for feed_id in strangers]


def account_of(folders: Sequence[Folder], folder_id: FolderId | None) -> AccountId | None:
    known = {each.folder_id: each for each in folders}
    while folder_id is not None and folder_id in known:
        folder = known[folder_id]
        if folder.account_id is not None:
            return folder.account_id
        folder_id = folder.parent_id
    return None


def header_lines(stored: str, kept: str) -> str:
    """Return extra headers as text, one per line; `kept` stands for a value in the keyring."""
    try:
        headers = json.loads(stored) if stored else {}
    except (ValueError, RecursionError):
        return ""
    return "\n".join(f"{name}: {value or kept}" for name, value in headers.items()) if isinstance(headers, dict) else ""


def headers_of(lines: str, kept: str) -> str:
    """Return headers as stored, without values that are in the keyring. Raises ValueError with the invalid line."""
    headers: dict[str, str] = {}
    for line in lines.splitlines():
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not (colon and name and value) or not name.replace("-", "").isalnum() or len(headers) == MOST_HEADERS:
            raise ValueError(line.strip())
        headers[name] = "" if value == kept else value
    return json.dumps(headers) if headers else ""


LEAST_PX = 46


class OptionRow(Painted, QWidget):
    """A wide control gets the room left by the text; others are aligned right."""

    def __init__(self, theme: Theme, message: str, control: QWidget, help_text: str = "", *, is_wide: bool = False) -> None:
        super().__init__()
        self.follow_theme(theme)
        self.setMinimumHeight(LEAST_PX)
        self.help = PlainLabel(help_text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        if not help_text:
            # Never shown here: without a parent it would briefly be a window.
            self.help.hide()
        label = PlainLabel(message, fonts.ui_font(fonts.BASE_PX), is_wrapped=True)
        label.setBuddy(control)
        # Long words in some languages wrap; they must not push the control out of the sheet.
        for each in (label, self.help):
            each.setMinimumWidth(1)
        text = boxes.column(STRETCH, label, self.help, STRETCH, spacing=0)
        row = boxes.row(spacing=24, margins=(0, 6, 0, 7), on=self)
        if is_wide:
            control.setAccessibleName(message)
            label.setFixedWidth(150)
            row.addLayout(text)
            row.addWidget(control, 1)
        else:
            row.addLayout(text, 1)
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def say(self, message: str, kind: str = "meta") -> None:
        """Set the help text; kind `bad` for errors."""
        self.help.show_text(message)
        restyle(self.help, kind)

    def paint(self, painter: QPainter) -> None:
        hairline(painter, 0, self.width(), self.height(), self._theme.color("line"))


_tr = Translator("NoticeRow")


class NoticeRow(OptionRow):
    """A choice for all feeds; its help shows the effect in their folder."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription], folders: Sequence[Folder], usual: str) -> None:
        self.choice = Segmented(theme, _tr("Notifications"), setting_choices())
        super().__init__(theme, _tr("Notifications"), self.choice, " ")
        self._feeds = [replace(each, settings={}) for each in feeds]
        self._folders: Mapping[FolderId, Folder] = {folder.folder_id: folder for folder in folders}
        self._usual = usual
        values = {each.settings.get(SETTING, "") for each in feeds}
        self.choice.set_value(values.pop() if len(values) == 1 else None)
        self.choice.chosen.connect(self._explain)
        self._explain()

    def move_to(self, folder_id: FolderId | None) -> None:
        self._feeds = [replace(each, folder_id=folder_id) for each in self._feeds]
        self._explain()

    def _explain(self) -> None:
        value = self.choice.value()
        if value is None:
            self.say(_tr("Mixed"))
        elif value:
            self.say(_effect(Mode(value)))
        else:
            manners = {_manner_text(notify_mode(each, self._folders, self._usual)) for each in self._feeds}
            self.say(manners.pop() if len(manners) == 1 else _tr("Mixed"))


def _manner_text(manner: Manner) -> str:
    if manner.said is Said.IMPORT:
        return _tr("Off for imported feeds")
    if manner.folder is not None:
        return fill(_tr("From folder {folder}: {how}"), folder=manner.folder.title, how=mode_text(manner.mode))
    return fill(_tr("Default for all feeds: {how}"), how=mode_text(manner.mode))


def _effect(mode: Mode) -> str:
    texts = {
        Mode.OFF: _tr("No notification"),
        Mode.DIGEST: _tr("One digest, shortly before you usually visit"),
        Mode.INSTANT: _tr("As soon as they arrive"),
    }
    return texts[mode]


_OWN = "own"


class ProxyRows(QWidget):
    """Choice of the proxy, with address and login while an own proxy is selected."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        super().__init__()
        self._before = shared_setting(feeds, PROXY)
        self._has_login = shared_setting(feeds, PROXY_LOGIN) == "keyring"
        choices = (("", self.tr("As in preferences")), (NO_PROXY, self.tr("None")), (_OWN, self.tr("Own")))
        self.choice = Segmented(theme, self.tr("Proxy"), choices)
        self.address = LineEdit()
        self.name = LineEdit()
        self.password = LineEdit(is_secret=True)
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


class FeedAccess(QWidget):
    """Section that few users need. Name and password are stored in the system's keyring and never shown again."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        super().__init__()
        self._feeds = feeds
        self.name = LineEdit()
        self.password = LineEdit(is_secret=True)
        self._has_login = shared_setting(feeds, "credentials") == "keyring"
        self.agent = LineEdit()
        self.headers = LinesEdit()
        self.headers.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.headers.setFixedHeight(58)
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


_tr_priority = Translator("PropertiesSheet")


class PriorityRow(OptionRow):
    """The slider has no knob if feeds differ; learned values arrive later and never move a knob the user moved."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        self.slider = Slider(theme, _tr_priority("Priority"), 0, len(WEIGHTS) - 1)
        self.slider.setFixedWidth(220)
        self.slider.setTickInterval(1)
        super().__init__(theme, _tr_priority("Priority"), self.slider, " ")
        self._said = {each.feed_id: each.settings.get("priority", "") for each in feeds}
        self._with_advice: frozenset[FeedId] = frozenset()
        """Feeds with a learned weight, including those with a weight set by the user."""
        self._learned: Mapping[FeedId, float] = {}
        self._shown: int | None = None
        self._is_used = False
        self._show()
        self.slider.valueChanged.connect(self._use)

    def show_learned(self, learned: Mapping[FeedId, float]) -> None:
        """Show learned weights; feeds without enough data are missing."""
        self._with_advice = frozenset(learned) & frozenset(self._said)
        self._learned = {feed_id: weight for feed_id, weight in learned.items() if self._said.get(feed_id) == ""}
        if not self._is_used:
            self._show()

    def wanted(self) -> str | None:
        """Return the value to store, empty for no setting; None if unchanged."""
        place = self.slider.value()
        if self.slider.is_mixed or (place == self._shown and not (self._is_used and self._learned)):
            return None
        return WEIGHTS[place] if WEIGHTS[place] != USUAL or self._with_advice else ""

    def _show(self) -> None:
        weights = {said or str(self._learned.get(feed_id, USUAL)) for feed_id, said in self._said.items()}
        places = {priority_place(weight) for weight in weights}
        self._shown = places.pop() if len(places) == 1 else None
        with QSignalBlocker(self.slider):
            self.slider.setValue(WEIGHTS.index(USUAL) if self._shown is None else self._shown)
        if self._shown is None:
            self.slider.show_difference()
        else:
            self.slider.is_mixed = False
        self.slider.update()
        self._explain()

    def _use(self) -> None:
        self._is_used = True
        self._explain()

    def _explain(self) -> None:
        text = _tr_priority("Mixed") if self.slider.is_mixed else self._text(self.slider.value())
        self.say(text)
        self.slider.explain(text)

    def _text(self, place: int) -> str:
        text, usual = priority_text(place), WEIGHTS.index(USUAL)
        if place == usual:
            return text
        if len(self._learned) == len(self._said) and not self._is_used:
            form = (
                _tr_priority("{weight}, because little of it is read")
                if place < usual
                else _tr_priority("{weight}, because much of it is read")
            )
            return fill(form, weight=text)
        return f"{text}. {_tr_priority('Refreshed less often') if place < usual else _tr_priority('Refreshed more often')}"


_tr_refresh = Translator("RefreshChoices")

_HOUR = 60
_OFFERED = (30, 60, 180, 360, 720, 1440)


class RefreshRow(OptionRow):
    """A choice for all feeds; its help explains the effect."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        stored = shared_setting(feeds, REFRESH)
        self.choice = Combo(theme, _tr_refresh("Refresh"), _choices(stored))
        self.choice.setPlaceholderText(_tr_refresh("Mixed"))
        super().__init__(theme, _tr_refresh("Refresh"), self.choice, " ")
        self.choice.set_value(stored)
        self.choice.chosen.connect(lambda value: self.say(_help(value)))
        self.say(_help(stored))


def _choices(stored: str | None) -> list[tuple[str, str]]:
    """Return the values with their texts, including a stored one not offered otherwise."""
    own = refresh_minutes(stored or "")
    minutes = sorted({*_OFFERED, *([] if own is None else [own])})
    least = [(str(each), fill(_tr_refresh("At least every {time}"), time=_time(each))) for each in minutes]
    return [("", _tr_refresh("Automatically")), *least, (BY_HAND, _tr_refresh("Only by hand"))]


def _help(value: str | None) -> str:
    if value is None:
        return _tr_refresh("Mixed")
    if value == BY_HAND:
        return _tr_refresh("When you refresh it, its folder or all feeds; never otherwise")
    if value:
        return _tr_refresh("Later where the server asks for it or while data is saved")
    return _tr_refresh("Chosen from when it posts and when you visit")


def _time(minutes: int) -> str:
    if minutes % _HOUR == 0:
        return fill(_tr_refresh("{number} h"), number=number_text(minutes // _HOUR))
    return fill(_tr_refresh("{number} min"), number=number_text(minutes))


_tr_properties = Translator("FeedFacts")


def fact_lines(feed: Feed, clock: Clock) -> list[tuple[str, str]]:
    last = clock_time(feed.retrieved_at, clock) if feed.retrieved_at is not None else _tr_properties("Not yet")
    lines = [(_tr_properties("Last refresh"), last), (_tr_properties("Next refresh"), _next(feed, clock))]
    if feed.problem is not None:
        passing = passing_text() if retrieval_concern(feed, clock.now()) is Concern.PASSING else ""
        text = " ".join(part for part in (sentence(feed.problem), since_text(feed.problem_since, clock), passing) if part)
        lines.append((_tr_properties("Problem"), text))
    return lines


def _next(feed: Feed, clock: Clock) -> str:
    if feed.account_id is not None:
        return _tr_properties("By the server of its account")
    if feed.is_gone:
        return _tr_properties("Never: removed by its publisher")
    if feed.is_by_hand:
        return _tr_properties("Only when you refresh it")
    if feed.is_paused or feed.next_at is None:
        return _tr_properties("Not automatically")
    due = max(feed.next_at, feed.not_before_at)
    when = _tr_properties("Due now") if due <= clock.now() else fill(_tr_properties("About {time}"), time=clock_time(due, clock))
    return labelled(when, technical_reason(feed.next_reason)) if feed.next_reason else when


FACT_PX = 150
_BAR_PX = 16
_TOP = FolderId(0)
"""Id of no folder; stands for the top level, as None is the undecided choice."""
_KEEP_DAYS = ("30", "90", "365")


class PropertiesSheet(Dialog):
    """Saves everything as one undoable change, except logins and moves between accounts. `rhythm` shows the posting times of a
    single feed below other facts.
    """

    around_scrolled = 200

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        connection: ReadConnection,
        clock: Clock,
        submit: Callable[[Command], None],
        feed_ids: Sequence[FeedId],
        rhythm: QWidget | None = None,
        choose_blocks: Callable[[FeedId], object] = lambda _: None,
    ) -> None:
        super().__init__(theme, window, "", width=640)
        self._submit = submit
        self._connection = connection
        self._feeds = subscriptions.followed(connection, feed_ids)
        self._only = self._feeds[0] if len(self._feeds) == 1 else None
        self._are_there = all(feed.account_id is not None for feed in self._feeds)
        self._unanswered: list[set[CommandId]] = []
        self.title.setText(self._only.title if self._only else self.tr("%n feeds", "", len(self._feeds)))
        self.setAccessibleName(fill(self.tr("Properties: {title}"), title=self.title.text()))
        self._rows = boxes.column(spacing=0, margins=(0, 0, _BAR_PX, 0))
        self._add_names(subscriptions.folders(connection))
        only = self._only
        rule = rule_in(only.settings.get(PAGE, "")) if only is not None else None
        if only is not None and rule is not None:
            self.choose = button(self.tr("Choose again…"), lambda: choose_blocks(only.feed_id))
            self._rows.addWidget(OptionRow(self._theme, self.tr("Articles on the page"), self.choose, rule.article))
        self._add_choices()
        self.access = FeedAccess(theme, self._feeds)
        self.access.hide()
        self._rows.addWidget(self.access)
        if self._only is not None:
            feed = feeds.feed(connection, self._only.feed_id)
            self._rows.addSpacing(12)
            for name, text in fact_lines(feed, clock) if feed is not None else []:
                label = PlainLabel(name, fonts.ui_font(fonts.SMALL_PX), "meta")
                label.setFixedWidth(FACT_PX)
                said = PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
                line = boxes.row((label, 0, Qt.AlignmentFlag.AlignTop), (said, 1), spacing=24)
                self._rows.addLayout(line)
                self._rows.addSpacing(4)
        if rhythm is not None:
            self._rows.addWidget(rhythm)
        self.message = PlainLabel(kind="bad", is_wrapped=True)
        self.message.hide()
        inside = QWidget()
        inside.setLayout(self._rows)
        self._area = self.add_scrolled(inside, beside=_BAR_PX)
        self.body.addWidget(self.message)
        self.more = button(self.tr("Advanced…"), self.toggle_access, "quiet")
        if self._are_there:
            self.more.hide()
        self.save_button = button(self.tr("Save"), self.save, "primary")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.save_button, quiet=self.more)
        self.open()
        (self.name if self._only else self.folder).setFocus(Qt.FocusReason.OtherFocusReason)

    def save(self) -> None:
        try:
            wishes = self._wishes()
        except ValueError:
            self.fit()
            return
        changes = [change_command(self._feeds, wishes), *account_moves(self._feeds, wishes), *self.access.logins()]
        commands = [command for command in changes if command is not None]
        self._unanswered = [_ids(command) for command in commands]
        if not commands:
            self.close_sheet()
            return
        self.save_button.setEnabled(False)
        self.message.hide()
        for command in commands:
            self._submit(command)

    def waits_for(self, cause: CommandId | None) -> bool:
        return any(cause in ids for ids in self._unanswered)

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause) or not isinstance(event, CommandFailed | SubscriptionsChanged):
            return
        self._unanswered = [ids for ids in self._unanswered if event.cause not in ids]
        if isinstance(event, CommandFailed):
            self.message.setText(sentence(event.problem))
            self.message.show()
            self.fit()
        if self._unanswered:
            return
        if self.message.isHidden():
            self.close_sheet()
            return
        # settings already stored are not sent again
        self._feeds = subscriptions.followed(self._connection, [feed.feed_id for feed in self._feeds])
        self._only = self._feeds[0] if self._only is not None and self._feeds else None
        self.save_button.setEnabled(True)

    def show_learned(self, learned: Mapping[FeedId, float]) -> None:
        self._priority_row.show_learned(learned)

    def toggle_access(self) -> None:
        self.access.setVisible(self.access.isHidden())
        is_shown = not self.access.isHidden()
        self.more.setText(self.tr("Less") if is_shown else self.tr("Advanced…"))
        self.fit()
        if is_shown:
            self._area.ensureWidgetVisible(self.access)
            (self.access.name if self._only else self.access.agent).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_names(self, folders: Sequence[Folder]) -> None:
        self.name, self.address = LineEdit(), LineEdit()
        self.folder = Combo(self._theme, self.tr("Folder"), _folder_choices(folders, self.tr("Top level")))
        self.folder.setPlaceholderText(self.tr("Different folders"))
        places = {feed.folder_id for feed in self._feeds}
        self.folder.set_value((places.pop() or _TOP) if len(places) == 1 else None)
        self._folder_before = self.folder.value()
        if self._only is not None:
            self.name.setText(self._only.title)
            self.name.setPlaceholderText(self._only.feed_title)
            self.address.setText(shown_address(self._only.url))
            self.address.setCursorPosition(0)
            self.address.setReadOnly(self._only.account_id is not None)
            self._rows.addWidget(OptionRow(self._theme, self.tr("Title"), self.name, is_wide=True))
            self._rows.addWidget(OptionRow(self._theme, self.tr("Address"), self.address, is_wide=True))
            for field in (self.name, self.address):
                field.returnPressed.connect(self.save)
        self._rows.addWidget(OptionRow(self._theme, self.tr("Folder"), self.folder))

    def _add_choices(self) -> None:
        theme = self._theme
        texts = (("", self.tr("Feed text")), ("full", self.tr("Full text")))
        self.text = Segmented(theme, self.tr("Show"), texts)
        notify = NoticeRow(
            theme, self._feeds, subscriptions.folders(self._connection), preferences.load(self._connection).notify_usual
        )
        self.notify = notify.choice
        self.folder.chosen.connect(lambda value: notify.move_to(value or None))
        self._priority_row = PriorityRow(theme, self._feeds)
        self.priority = self._priority_row.slider
        kept = shared_setting(self._feeds, "keep_days")
        days = sorted({*_KEEP_DAYS, *([kept] if kept and kept.isdigit() else [])}, key=int)
        choices: list[tuple[str, str]] = [("", self.tr("Default"))]
        choices += [(each, self.tr("%n days", "", int(each))) for each in days]
        self.keep = Combo(theme, self.tr("Keep read articles"), [*choices, ("always", self.tr("Always"))])
        self.keep.setPlaceholderText(self.tr("Mixed"))
        help_text = self.tr("The full text is loaded from the article's website.")
        self._rows.addWidget(OptionRow(theme, self.tr("Show"), self.text, help_text))
        self.refresh_row = RefreshRow(theme, self._feeds)
        self.refresh = self.refresh_row.choice
        # the server fetches it, so neither refresh nor access settings apply
        if self._are_there:
            self.refresh_row.hide()
        self._rows.addWidget(self.refresh_row)
        self._rows.addWidget(notify)
        self.sound = Segmented(theme, self.tr("Notification sound"), sound_choices())
        self._rows.addWidget(OptionRow(theme, self.tr("Notification sound"), self.sound))
        self._rows.addWidget(self._priority_row)
        in_advance = (("", self.tr("When shown")), ("yes", self.tr("In advance")))
        self.pictures = Segmented(theme, self.tr("Load pictures"), in_advance)
        about = self.tr("In advance for offline reading, never on a metered connection.")
        self._rows.addWidget(OptionRow(theme, self.tr("Load pictures"), self.pictures, about))
        self._rows.addWidget(OptionRow(theme, self.tr("Keep read articles"), self.keep))
        self.stories = Segmented(theme, self.tr("Stories"), story_choices())
        story_row = OptionRow(
            theme, self.tr("Stories"), self.stories, self.tr("Alone: never grouped with reports of other sites.")
        )
        if not preferences.load(self._connection).reading_stories:
            story_row.hide()
        self._rows.addWidget(story_row)
        self._choices: dict[str, Combo[str] | Segmented[str]] = {
            "full_text": self.text,
            "notify": self.notify,
            SOUND: self.sound,
            STORIES: self.stories,
            "keep_days": self.keep,
            REFRESH: self.refresh,
            OFFLINE_PICTURES: self.pictures,
        }
        self._before = {name: shared_setting(self._feeds, name) for name in self._choices}
        for name, choice in self._choices.items():
            choice.set_value(self._before[name])

    def _wishes(self) -> Wishes:
        settings = self.access.settings()
        for name, choice in self._choices.items():
            if (value := choice.value()) not in {None, self._before[name]}:
                settings[name] = str(value)
        if (weight := self._priority_row.wanted()) is not None:
            settings["priority"] = weight
        folder = self.folder.value()
        return Wishes(
            title=self.name.text().strip() if self._only else None,
            url=self.address.text().strip() if self._only else None,
            moves=folder is not None and folder != self._folder_before,
            folder_id=folder or None,
            account_id=account_of(subscriptions.folders(self._connection), folder or None),
            settings=settings,
        )


def _folder_choices(folders: Sequence[Folder], top: str) -> list[tuple[FolderId, str]]:
    """Return folders in sidebar order, with the names of enclosing ones."""
    choices: list[tuple[FolderId, str]] = [(_TOP, top)]

    def add(parent: FolderId | None, path: str) -> None:
        inside = sorted((each for each in folders if each.parent_id == parent), key=lambda each: each.position)
        for each in inside:
            choices.append((each.folder_id, path + each.title))
            add(each.folder_id, f"{path}{each.title} / ")

    add(None, "")
    return choices


def _ids(command: Command) -> set[CommandId]:
    inside = command.commands if isinstance(command, Batch) else ()
    return {command.command_id, *(each.command_id for each in inside)}

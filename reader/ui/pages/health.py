"""Feed health page: feeds and accounts with problem, since when, next attempt, fixes. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget

from reader.domain.accounts import Account
from reader.domain.changes import ChangeKind
from reader.domain.commands import (
    Batch,
    ChangeFeedUrl,
    Command,
    FindFeedAgain,
    PauseFeeds,
    RemoveSubscription,
    RetrieveNow,
    SaveRule,
    SetSubscriptionSettings,
)
from reader.domain.errors import Problem
from reader.domain.events import (
    AccountChanged,
    CommandFailed,
    Event,
    FeedsFoundAgain,
    HabitsChanged,
    PreferenceChanged,
    RuleProgramEnded,
    RulesChanged,
    RuleStopped,
    SubscriptionsChanged,
)
from reader.domain.health import LEAST_WEIGHT, Finding, Fix
from reader.domain.ids import AccountId, Clock, CommandId, FeedId
from reader.domain.page_rule import PAGE
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import DISMISSED, FoundFeed, shown_address
from reader.domain.value_classes import dataclass
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import translated
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import IconLabel, PlainLabel, button
from reader.ui.kit.pages import HEALTH, TabbedPage
from reader.ui.kit.theme import Theme
from reader.ui.pages.health_list import Examination, FindingsModel, FindingsView, Search, common_fixes
from reader.ui.pages.health_watch import HealthWatch
from reader.ui.text.accounts import refresh_text
from reader.ui.text.health import fix_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, dotted, fill, listed, literal

_tr = Translator("HealthPage")


class AccountRows(QWidget):
    """One row per account with its problem and a link to its settings, and one for the folder of several computers. Hidden while all
    of them work.
    """

    def __init__(self, show_account: Callable[[AccountId], object], show_computers: Callable[[], object]) -> None:
        super().__init__()
        self._show_account, self._show_computers = show_account, show_computers
        self._shown: tuple[tuple[Account, ...], Problem | None] = ((), None)
        self._column = boxes.column(spacing=0, margins=0, on=self)
        self.rows: list[QWidget] = []
        self.hide()

    def show_accounts(self, accounts: Sequence[Account], folder: Problem | None) -> None:
        """Set the failing accounts and what is wrong with the folder; unchanged rows keep the focus."""
        if (tuple(accounts), folder) == self._shown:
            return
        self._shown = tuple(accounts), folder
        boxes.clear(self._column)
        self.rows = [self._account_row(account) for account in accounts]
        if folder is not None:
            text = fill(_tr("Computers: {problem}"), problem=sentence(folder))
            self.rows.append(self._row(text, _tr("Computers…"), self._show_computers))
        for row in self.rows:
            self._column.addWidget(row)
        self.setVisible(bool(self.rows))

    def _account_row(self, account: Account) -> QWidget:
        said = sentence(account.problem) if account.problem is not None else refresh_text(account)
        text = fill(_tr("Account {name}: {problem}"), name=account.name, problem=said)
        return self._row(text, _tr("Account settings…"), partial(self._show_account, account.account_id))

    def _row(self, text: str, way: str, go: Callable[[], object]) -> QWidget:
        label = PlainLabel(text, fonts.ui_font(fonts.BASE_PX), "warn", is_wrapped=True)
        return boxes.widget(boxes.row((label, 1), button(way, go), spacing=16, margins=(32, 8, 24, 8)))


class BulkBar(QWidget):
    """Buttons for several selected feeds; hidden for a single one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        self._row = boxes.row(self._count, spacing=2, margins=(0, 0, 8, 0), on=self)
        self.wanted: Callable[[Fix], object] = lambda _: None
        self.buttons: dict[Fix, QPushButton] = {}
        for fix in (Fix.RETRY, Fix.GO_ON, Fix.PAUSE, Fix.SLOW_DOWN, Fix.MUTE, Fix.DISMISS, Fix.UNSUBSCRIBE):
            made = button(fix_text(fix), partial(self._do, fix), "quiet", is_dense=True)
            self.buttons[fix] = made
            self._row.addWidget(made)
        self.hide()

    def offer(self, count: int, fixes: Sequence[Fix]) -> None:
        self._count.setText(self.tr("%n selected", "", count))
        for fix, made in self.buttons.items():
            made.setVisible(fix in fixes)
        self.setVisible(count > 1)

    def _do(self, fix: Fix) -> None:
        self.wanted(fix)


@dataclass(frozen=True, slots=True)
class HealthActions:
    submit: Callable[[Command], None]
    open_site: Callable[[str], object]
    show_feed: Callable[[FeedId], object]
    show_history: Callable[[FeedId], object]
    show_properties: Callable[[FeedId], object]
    edit_rules: Callable[[], object]
    choose_blocks: Callable[[FeedId], object]
    open_programs: Callable[[], object]
    show_account: Callable[[AccountId], object]
    show_computers: Callable[[], object]


class HealthPage(TabbedPage):
    """Follows the health watch while shown; searches and results are kept until the program ends."""

    def __init__(self, theme: Theme, clock: Clock, watch: HealthWatch, actions: HealthActions) -> None:
        super().__init__(theme, HEALTH, translated("Feed health"))
        self._clock, self._watch, self._actions = clock, watch, actions
        self._sought: dict[CommandId, FeedId] = {}
        self.model = FindingsModel(clock, self)
        self.view = FindingsView(theme, self.model, self)
        self.bulk = BulkBar(self)
        self.header.row.insertWidget(self.header.row.indexOf(self.tabs), self.bulk)
        self.well = _AllWell(theme)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.well)
        self.stopped_rules = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="warn", is_wrapped=True)
        self.edit_rules = button(_tr("Edit rules…"), actions.edit_rules)
        self._rules_row = boxes.widget(boxes.row((self.stopped_rules, 1), self.edit_rules, spacing=16, margins=(32, 8, 24, 8)))
        self._rules_row.hide()
        self.accounts = AccountRows(actions.show_account, actions.show_computers)
        self.column.addWidget(self.accounts)
        self.column.addWidget(self._rules_row)
        self.column.addWidget(holder, 1)
        self.view.left.connect(self.left)
        self.view.opened.connect(lambda finding: actions.show_feed(finding.feed_id))
        self.view.history_wanted.connect(lambda finding: actions.show_history(finding.feed_id))
        self.view.fix_wanted.connect(self.fix)
        self.view.chosen_changed.connect(self._show_bulk)
        self.bulk.wanted = lambda fix: self.fix(fix, self.view.chosen())
        watch.examined.connect(self._show)
        if watch.last is not None:
            self._show(watch.last)

    def come(self) -> None:
        super().come()
        self.model.refresh()
        self._watch.check()

    def take_focus(self) -> None:
        target = self.view if self._stack.currentWidget() is self.view else self.tabs
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def handle_event(self, event: Event) -> None:
        feed_id = self._sought.pop(event.cause, None) if event.cause is not None else None
        if isinstance(event, FeedsFoundAgain):
            self.model.searches[event.feed_id] = Search(is_under_way=False, found=event.feeds)
        elif feed_id is not None and isinstance(event, CommandFailed):
            self.model.searches[feed_id] = Search(is_under_way=False, text=sentence(event.problem))
        elif (
            isinstance(
                event,
                SubscriptionsChanged
                | HabitsChanged
                | PreferenceChanged
                | RulesChanged
                | RuleStopped
                | RuleProgramEnded
                | AccountChanged,
            )
            and self.isVisible()
        ):
            self._watch.check()
            return
        else:
            return
        self.model.refresh()

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True for a search, whose failure is shown at its feed."""
        return cause in self._sought

    def fix(self, fix: Fix, findings: Sequence[Finding]) -> None:
        feed_ids = tuple(finding.feed_id for finding in findings)
        if not findings:
            return
        match fix:
            case Fix.RETRY:
                self._actions.submit(RetrieveNow(feed_ids, even_gone=len(feed_ids) == 1))
            case Fix.PAUSE | Fix.GO_ON:
                self._actions.submit(PauseFeeds(feed_ids, is_paused=fix is Fix.PAUSE))
            case Fix.UNSUBSCRIBE:
                self._actions.submit(RemoveSubscription(feed_ids))
            case Fix.SLOW_DOWN:
                self._actions.submit(SetSubscriptionSettings(feed_ids, {"priority": LEAST_WEIGHT}))
            case Fix.MUTE:
                rules = [SaveRule(muting_rule(finding)) for finding in findings]
                self._actions.submit(Batch((*rules, *_dismissals(findings)), ChangeKind.MUTED))
            case Fix.DISMISS:
                steps = _dismissals(findings)
                self._actions.submit(steps[0] if len(steps) == 1 else Batch(steps))
            case _:
                self._fix_one(fix, findings[0])

    def _fix_one(self, fix: Fix, finding: Finding) -> None:
        checkup = finding.checkup
        match fix:
            case Fix.OPEN_SITE:
                self._actions.open_site(checkup.site_url)
            case Fix.SIGN_IN:
                self._actions.show_properties(finding.feed_id)
            case Fix.GO_BACK:
                self._actions.submit(ChangeFeedUrl(finding.feed_id, checkup.moved_from))
            case Fix.FIND_AGAIN:
                command = FindFeedAgain(finding.feed_id)
                self._sought[command.command_id] = finding.feed_id
                self.model.searches[finding.feed_id] = Search()
                self.model.refresh()
                self._actions.submit(command)
            case Fix.ADOPT:
                self._adopt(finding)
            case _:
                self._fix_source(fix, finding)

    def _fix_source(self, fix: Fix, finding: Finding) -> None:
        """Apply a fix to a feed that is a followed page or a program."""
        match fix:
            case Fix.CHOOSE_BLOCKS:
                self._actions.choose_blocks(finding.feed_id)
            case Fix.OPEN_PROGRAMS:
                self._actions.open_programs()
            case Fix.USE_FEED:
                change = ChangeFeedUrl(finding.feed_id, finding.checkup.offered_url)
                self._actions.submit(Batch((change, SetSubscriptionSettings((finding.feed_id,), {PAGE: ""}))))

    def _adopt(self, finding: Finding) -> None:
        search = self.model.searches.get(finding.feed_id)
        found = search.found if search is not None else ()
        if len(found) > 1:
            menu = self.choice_menu(finding.feed_id, found)
            place = self.model.row_of(finding.feed_id)
            area = self.view.visualRect(self.model.index(place if place is not None else 0))
            menu.open_at(self.view.viewport().mapToGlobal(area.center()))
        elif found:
            self._adopt_url(finding.feed_id, found[0].url)
        elif finding.checkup.move is not None:
            self._adopt_url(finding.feed_id, finding.checkup.move.url)

    def choice_menu(self, feed_id: FeedId, found: Sequence[FoundFeed]) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(fix_text(Fix.ADOPT))
        for each in found:
            text = dotted(each.title, shown_address(each.url))
            menu.addAction(literal(text), partial(self._adopt_url, feed_id, each.url))
        return menu

    def _adopt_url(self, feed_id: FeedId, url: str) -> None:
        self.model.searches.pop(feed_id, None)
        self._actions.submit(ChangeFeedUrl(feed_id, url))

    def _show(self, examination: Examination) -> None:
        self.model.show_findings(examination.findings)
        self.accounts.show_accounts(examination.accounts, examination.folder)
        names = listed(examination.stopped_rules)
        self.stopped_rules.setText(fill(_tr("Stopped because of their expression: {rules}"), rules=names))
        lines = [self.stopped_rules.text()] if names else []
        lines += [
            fill(_tr("Rule {name}: {problem}"), name=name, problem=sentence(why)) for name, why in examination.failed_programs
        ]
        self.stopped_rules.setText("\n".join(lines))
        self._rules_row.setVisible(bool(lines))
        needing = examination.needing
        self.standing.setText(self.tr("%n feeds need attention", "", needing) if needing else "")
        self.well.explain(examination, self._clock)
        had_focus = self.view.hasFocus()
        self._stack.setCurrentWidget(self.view if examination.findings else self.well)
        if had_focus and not examination.findings:
            self.take_focus()
        self._show_bulk()

    def _show_bulk(self) -> None:
        chosen = self.view.chosen()
        self.bulk.offer(len(chosen), common_fixes([each.fixes for each in chosen]) if len(chosen) > 1 else ())


def muting_rule(finding: Finding) -> ArrivalRule:
    """Return a rule that marks a feed's new articles as read, so that they remain searchable. The user can remove it among the
    rules.
    """
    name = fill(_tr("Mute {title}"), title=finding.checkup.title)
    condition = RuleCondition(RuleField.FEED, RuleTest.IS, str(int(finding.feed_id)))
    return ArrivalRule(None, name, (condition,), (RuleAction(RuleActionKind.MARK_READ),))


def _dismissals(findings: Sequence[Finding]) -> tuple[Command, ...]:
    return tuple(SetSubscriptionSettings((each.feed_id,), {DISMISSED: each.mark}) for each in findings)


class _AllWell(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._icon = IconLabel(theme, 40, "tick", "ok")
        self.title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.rest = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="second")
        column = boxes.column(
            STRETCH, (self._icon, 0, Qt.AlignmentFlag.AlignHCenter), spacing=8, margins=(32, 0, 32, 64), on=self
        )
        for label in (self.title, self.rest):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addStretch()

    def explain(self, examination: Examination, clock: Clock) -> None:
        """Show the number of healthy feeds and the basis of that statement."""
        retrieved_at = examination.last_at if examination.feeds else None
        self._icon.setVisible(retrieved_at is not None)
        if retrieved_at is None:
            self.title.setText(self.tr("Not refreshed yet") if examination.feeds else self.tr("No feeds"))
            self.rest.setText("")
            return
        self.title.setText(self.tr("All %n feeds are working", "", examination.feeds))
        known = self.tr("Last refresh at {time}.")
        self.rest.setText(fill(known, time=clock_time(retrieved_at, clock)))

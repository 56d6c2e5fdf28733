"""Handlers for feeds, accounts and subscription lists: add, refresh, pause, import, export, unsubscribe. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from reader.domain.addresses import is_mail, is_private_url
from reader.domain.commands import (
    AddFile,
    Batch,
    CancelRetrievals,
    Command,
    ExchangeNow,
    FetchSiteRules,
    MarkAllRead,
    PauseRetrievals,
    PreviewOpml,
    PreviewOpmlUrl,
    RetrieveNow,
    SetSubscriptionSettings,
    SyncAccounts,
)
from reader.domain.entry import Selection
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import FeedsFound, OpmlImported
from reader.domain.health import Finding, Fix
from reader.domain.ids import DAY_SECONDS, AccountId, FeedId, FolderId
from reader.domain.page_rule import PAGE, rule_in
from reader.domain.subscription import FAVOURITE, UNSUBSCRIBE, ImportPreview, OpmlDocument, shown_address
from reader.domain.user_data import FoundReader
from reader.formats.urls import normal_url
from reader.storage import accounts, entries, subscriptions
from reader.storage.given_files import read_given
from reader.ui.data import links
from reader.ui.data.file_work import run_file_work
from reader.ui.data.nodes import OWN_KINDS, Kind, Node, path_of, remove_command, retrieve_command
from reader.ui.kit.actions import Needs, action, action_for_each
from reader.ui.kit.files import ask_file, ask_new_file
from reader.ui.kit.pages import HEALTH, SidePage
from reader.ui.kit.sheet import QuestionSheet
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.parts import WindowParts
from reader.ui.text.problems import sentence
from reader.ui.text.times import HOUR, local_day, local_midnight
from reader.ui.text.translate import Translator, dotted, fill

if TYPE_CHECKING:
    from reader.ui.dialogs.add_feed import AddFeedSheet
    from reader.ui.dialogs.start import Source


_tr = Translator("Handlers")
_QUESTIONS = frozenset({ProblemKind.SERVER_REPLACED, ProblemKind.OLD_CHANGES})


class AccountHandlers(HandlerBase):
    @action("Add account…", needs=Needs.NOTHING)
    def add_account(self) -> None:
        self.add_account_at("")

    def add_account_at(self, address: str) -> None:
        from reader.ui.dialogs.accounts import AddAccountSheet

        window = self._window
        window.show_sheet(AddAccountSheet(window.theme, window.widget, window.submit, address, self.show_computers))

    @action("Computers…", needs=Needs.NOTHING)
    def show_computers(self) -> None:
        """Show the folder through which this computer keeps in step with others, or offer to join one."""
        from reader.storage import computers
        from reader.ui.dialogs.computers import ComputersSheet

        window = self._window
        if window.is_demo:
            window.say(_tr("The demo is invented and shares nothing with other computers."))
            return
        stored = partial(computers.joined, window.connection)
        window.show_sheet(ComputersSheet(window.theme, window.widget, window.clock, window.submit, stored, window.data_actions))

    @action("Sync now", needs=Needs.FEEDS)
    def sync_accounts(self) -> None:
        """Synchronise with the servers of accounts, and with the folder that several computers use."""
        from reader.storage import computers

        window = self._window
        has_folder = computers.own(window.connection) is not None
        if has_folder:
            window.submit(ExchangeNow())
        if accounts.accounts(window.connection):
            window.submit(SyncAccounts())
        elif not has_folder:
            window.messages.offer_action(_tr("There is no account yet."), _tr("Add account…"), self.add_account)

    def show_account(self, account_id: AccountId) -> None:
        from reader.ui.dialogs.accounts import AccountSheet

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is not None and account.problem is not None and account.problem.kind in _QUESTIONS:
            self.ask(account_id)
        elif account is not None:
            waiting = self._waiting(account_id)
            window.show_sheet(AccountSheet(window.theme, window.widget, window.clock, window.submit, account, waiting))

    def ask(self, account_id: AccountId) -> None:
        """Ask the user what an account still needs from them, if anything."""
        from reader.ui.dialogs.accounts import old_changes_question, replaced_question

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is None or account.problem is None or account.problem.kind not in _QUESTIONS:
            return
        if account.problem.kind is ProblemKind.SERVER_REPLACED:
            question = replaced_question(account)
        else:
            question = old_changes_question(account, self._waiting(account_id), window.clock)
        answers = ((word, partial(window.submit, command)) for word, command in question.answers)
        window.show_sheet(QuestionSheet(window.theme, window.widget, question.title, question.text, *answers))

    def _waiting(self, account_id: AccountId) -> int:
        from reader.storage import remote_feeds

        found = remote_feeds.waiting(self._window.connection).get(account_id)
        return 0 if found is None else found.total


class FeedHandlers(HandlerBase):
    def __init__(
        self,
        window: WindowParts,
        export: Callable[[Path], object],
        accounts: AccountHandlers,
        start_reading: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._accounts = accounts
        self._start_reading = start_reading
        self._export = export
        self._last_import: OpmlImported | None = None
        window.subscriptions.status_line.round_ended.connect(self._round_ended)

    @action("Add site or feed…", "Ctrl+N", needs=Needs.NOTHING, in_menu="Add feed…")
    def add_feed(self) -> None:
        self._show_add(self._chosen_folder())

    @action("Follow page without a feed…", name="follow_page", needs=Needs.NOTHING)
    def ask_page(self) -> None:
        self._ask_page_address("", self._chosen_folder())

    def _ask_page_address(self, address: str, folder_id: FolderId | None) -> None:
        from reader.ui.kit.sheet import AskLineSheet

        title, verb = _tr("Follow a page without a feed"), _tr("Choose articles…")
        text = _tr("The address of a page that lists articles. You choose what on it is an article.")
        window = self._window
        sheet = AskLineSheet(window.theme, window.widget, title, text, verb, partial(self.follow_page, folder_id=folder_id))
        sheet.ask_address()
        sheet.field.setText(address)
        window.show_sheet(sheet)

    def follow_page(self, address: str, folder_id: FolderId | None) -> None:
        """Let the user choose the blocks of a page that are its articles."""
        window = self._window
        # servers cannot follow pages without a feed
        folders = self._folders(with_servers=False)
        from reader.ui.dialogs.page_feed import PageSheet, Place

        into = folder_id if any(known == folder_id for known, _ in folders) else None
        place = Place(folders, into, change_address=partial(self._ask_page_address, address, folder_id))
        window.show_sheet(PageSheet(window.theme, window.widget, window.clock, window.submit, address, place))

    @action("Newsletters from a mailbox…", needs=Needs.NOTHING)
    def add_newsletters(self) -> None:
        self.add_newsletters_of("")

    def add_newsletters_of(self, address: str) -> None:
        """Find the newsletters of a mailbox, by an address typed elsewhere."""
        from reader.ui.dialogs.newsletters import NewslettersSheet

        window = self._window
        # servers of accounts cannot read mail
        folders = self._folders(with_servers=False)
        sheet = NewslettersSheet(window.theme, window.widget, window.submit, folders, self._chosen_folder(), address)
        window.show_sheet(sheet)

    @action("Open programs folder", needs=Needs.NOTHING)
    def open_programs(self) -> None:
        """Open the folder of the user's own programs, creating it if missing."""
        from reader.storage.program_runs import programs_folder

        folder = programs_folder(self._window.database)
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
        except OSError as error:
            self._window.say(sentence(Problem(ProblemKind.FILE_UNWRITABLE, f"{folder} ({error.strerror})")))
            return
        self._window.open_url(QUrl.fromLocalFile(str(folder)).toString())

    @action("Get site rules from GitHub", name="fetch_site_rules", needs=Needs.NOTHING)
    def get_site_rules(self) -> None:
        """Fetch the common rules by which full texts are found."""
        self._window.submit(FetchSiteRules())

    def offer_feeds(self, address: str, found: FeedsFound) -> None:
        self._show_add(None, address).offer(found)

    def _show_add(self, folder_id: FolderId | None, address: str = "") -> "AddFeedSheet":
        from reader.storage.program_runs import found_programs, programs_folder
        from reader.ui.dialogs.add_feed import AddFeedSheet, Ways

        window = self._window
        folders = self._folders(with_servers=True)
        at_servers = {
            FolderId(node.number): account_id
            for node in self._tree.model.folders()
            if (account_id := node.account_id) is not None
        }
        programs = found_programs(programs_folder(window.database))
        ways = Ways(programs, self.follow_page, AccountHandlers(window).add_account_at, self.add_newsletters_of, at_servers)
        sheet = AddFeedSheet(window.theme, window.widget, window.clock, window.submit, folders, folder_id, address, ways)
        window.show_sheet(sheet)
        return sheet

    @action("Refresh this list", "F5")
    def retrieve_shown(self) -> None:
        feed_ids, chosen = self._tree.chosen_feeds(), self._tree.chosen()
        has_only_folders = bool(chosen) and all(node.kind is Kind.FOLDER for node in chosen)
        servers = tuple(node.account.account_id for node in chosen if node.account is not None)
        if servers and not feed_ids:
            self._window.submit(SyncAccounts(servers))
        elif feed_ids or not has_only_folders:
            self._window.submit(retrieve_command(chosen, feed_ids))
        else:
            self._window.say(_tr("Nothing to refresh: %n folders have no feeds", len(chosen)))

    @action("Refresh all", "Ctrl+F5", needs=Needs.FEEDS)
    def retrieve_all(self) -> None:
        self._window.submit(RetrieveNow())

    def open_site(self) -> None:
        """Open a feed's site, or the address at which a newsletter's sender lets its reader go."""
        node = self._tree.about()
        if node is None:
            return
        is_letter = is_mail(node.url)
        settings = subscriptions.settings_of(self._window.connection, FeedId(node.number)) if is_letter else {}
        address = links.openable(QUrl(settings.get(UNSUBSCRIBE, "") if is_letter else node.address))
        if address:
            self._window.open_url(address)
        elif is_letter:
            self._window.say(_tr("Its messages do not say how to unsubscribe."))

    def remove_shown(self) -> None:
        own = [node for node in self._tree.chosen() if node.kind in OWN_KINDS]
        if own:
            self._window.submit(remove_command(own))

    @action("Unsubscribe", needs=Needs.FEEDS)
    def unsubscribe(self) -> None:
        feeds = [node for node in self._tree.chosen() if node.kind is Kind.FEED]
        if feeds:
            self._window.submit(remove_command(feeds))
        else:
            self._window.say(_tr("Select a feed in the sidebar first."))

    def copy_feed_address(self) -> None:
        feeds = [node for node in self._tree.chosen() if node.kind is Kind.FEED]
        if feeds:
            QGuiApplication.clipboard().setText("\n".join(shown_address(node.url) for node in feeds))
            text = fill(_tr("Copied the address of {name}"), name=feeds[0].title)
            if len(feeds) > 1:
                text = _tr("Copied %n addresses", len(feeds))
            self._window.say(text)

    def _chosen_feeds(self) -> tuple[FeedId, ...]:
        return tuple(dict.fromkeys(FeedId(node.number) for node in self._tree.chosen() if node.kind is Kind.FEED))

    def _is_favourite(self) -> bool:
        feed_ids = self._chosen_feeds()
        return bool(feed_ids) and self._tree.are_favourites(feed_ids)

    @action("Favourite feed", "Shift+F", needs=Needs.FEEDS, is_on=_is_favourite, in_menu="Favourite")
    def toggle_favourite(self) -> None:
        feed_ids = self._chosen_feeds()
        if feed_ids:
            value = "" if self._tree.are_favourites(feed_ids) else "yes"
            self._window.submit(SetSubscriptionSettings(feed_ids, {FAVOURITE: value}))
        else:
            self._window.say(_tr("Select a feed in the sidebar first."))

    @action_for_each(
        {
            -1: ("move_row_up", "Move up in the sidebar", "Alt+Up"),
            1: ("move_row_down", "Move down in the sidebar", "Alt+Down"),
        },
        needs=Needs.FEEDS,
    )
    def move_row(self, step: int) -> None:
        """Move the selected favourite, feed or folder up (-1) or down (1)."""
        if not self._tree.step_row(step):
            self._window.say(_tr("Only favourites, and feeds and folders sorted manually, can be moved."))

    def _has_properties(self) -> bool:
        chosen = self._tree.chosen()
        has_feeds = any(self._tree.model.feed_ids_below(node) for node in chosen)
        return has_feeds or (len(chosen) == 1 and chosen[0].account is not None)

    @action("Properties…", "Alt+Return", needs=Needs.FEEDS, can=_has_properties)
    def feed_properties(self) -> None:
        chosen = self._tree.chosen()
        account = chosen[0].account if len(chosen) == 1 else None
        feed_ids = self._tree.chosen_feeds()
        if account is not None:
            self._accounts.show_account(account.account_id)
        elif feed_ids:
            show_properties(self._window, feed_ids)

    @action("Starter feeds by topic…", needs=Needs.NOTHING)
    def choose_starters(self) -> None:
        from reader.ui.dialogs.start import StarterSheet

        window = self._window
        window.show_sheet(StarterSheet(window.theme, window.widget, self._preview_starters))

    def mark_lists_read(self, selections: Sequence[Selection]) -> None:
        up_to = entries.newest_entry_id(self._window.connection)
        marks = [MarkAllRead(selection, up_to) for selection in selections]
        if marks:
            self._window.submit(marks[0] if len(marks) == 1 else Batch(tuple(marks)))

    @action("Stop refreshing", needs=Needs.FEEDS, can=lambda self: self._tree.status_line.is_busy)
    def cancel_retrievals(self) -> None:
        self._window.submit(CancelRetrievals())
        self._window.say(_tr("Refreshing stops once the requests under way are answered"))

    @action("Import…", "Ctrl+O", needs=Needs.NOTHING)
    def import_opml(self) -> None:
        from reader.ui.dialogs.start import Source

        self._show_sources(Source.FILE)

    @action("Import from another reader…", needs=Needs.NOTHING)
    def import_from_reader(self) -> None:
        from reader.ui.dialogs.start import Source

        self._show_sources(Source.READER)

    @action("Import OPML from URL…", "Ctrl+Shift+O", needs=Needs.NOTHING)
    def import_opml_url(self) -> None:
        self._ask_opml_address("")

    def _ask_opml_address(self, address: str, folder: Node | None = None) -> None:
        from reader.ui.dialogs.start import Source

        self._show_sources(Source.ADDRESS, address, folder)

    def _show_sources(self, first: "Source", address: str = "", folder: Node | None = None) -> None:
        from reader.ui.dialogs.start import SourcesSheet

        window = self._window
        sheet = SourcesSheet(window.theme, window.widget, window.data_actions, first, address)
        sheet.chosen.connect(self.import_found)
        sheet.file_wanted.connect(self.choose_file)
        sheet.address_wanted.connect(partial(self.import_address, folder=folder))
        sheet.topics_wanted.connect(self.choose_starters)
        window.show_sheet(sheet)

    def choose_file(self) -> None:
        text = _tr("Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)")
        ask_file(self._window.widget, self.import_file, text)

    def import_found(self, reader: FoundReader) -> None:
        self.preview_list(reader.data, reader.name)

    def offer_at_first_start(self) -> None:
        """Detect other readers in the background for the first-start page."""
        first_start, actions = self._window.first_start, self._window.data_actions
        if actions is not None:
            run_file_work(first_start, actions.other_readers, first_start.show_readers, _ignore_problem)

    def import_address(self, url: str, folder: Node | None = None) -> None:
        self._preview(PreviewOpmlUrl(url), url, path_of(folder), partial(self._ask_opml_address, url, folder))

    def handle_address(self, url: str, folder: Node | None = None) -> None:
        """Handle an address dropped on the window or a folder or passed by another program: a subscription list by its name, else
        a site or feed.
        """
        if QUrl(url).path().lower().endswith(".opml"):
            if is_in_own_network(url):
                self._ask_opml_address(url, folder)
            else:
                self.import_address(url, folder)
            return
        folder_id = FolderId(folder.number) if folder is not None else self._chosen_folder()
        sheet = self._show_add(folder_id, url)
        if is_in_own_network(url):
            sheet.doubt()
        else:
            sheet.find_feed(url)

    def import_file(self, path: Path, folder: Node | None = None) -> None:
        if not path.is_file():
            # reading a pipe would block the window
            self._window.say(sentence(Problem(ProblemKind.FILE_UNREADABLE, path.name)))
            return
        from reader.reports.other_readers import is_database

        if is_database(path):
            self._import_database(path, path_of(folder))
            return
        try:
            command = PreviewOpml(read_given(str(path)), path.name)
        except ReaderError as error:
            self._window.say(sentence(error.problem))
            return
        self._preview(command, path.name, path_of(folder), follow=partial(self._follow_file, path, folder))

    def _follow_file(self, path: Path, folder: Node | None) -> None:
        folder_id = FolderId(folder.number) if folder is not None else self._chosen_folder()
        self._window.sheet.close()
        self._window.submit(AddFile(str(path.absolute()), folder_id))

    def _import_database(self, path: Path, into: tuple[str, ...]) -> None:
        """Read another reader's database in the background, as copying it may take a while."""
        from reader.reports.other_readers import read_file

        run_file_work(
            self._window.widget,
            lambda: read_file(path),
            lambda data: self._preview(PreviewOpml(data, path.name), path.name, into),
            lambda problem: self._window.say(sentence(problem)),
        )

    def _preview_starters(self, data: bytes) -> None:
        self.preview_list(data, _tr("the selected topics"))

    def preview_list(self, data: bytes, source: str) -> None:
        self._preview(PreviewOpml(data, source), source)

    def _preview(
        self,
        command: PreviewOpml | PreviewOpmlUrl,
        source: str,
        into: tuple[str, ...] = (),
        change_address: Callable[[], object] | None = None,
        follow: Callable[[], object] | None = None,
    ) -> None:
        from reader.ui.dialogs.import_opml import ImportPlace, ImportSheet

        window = self._window
        known, urls = list(self._tree.model.folders()), accounts.servers(window.connection)
        servers = {path_of(node): urls[node.account_id] for node in known if node.account_id in urls}
        place = ImportPlace(tuple(path_of(node) for node in known), into, servers, self._plan)
        cause, imported = command.command_id, self._imported
        window.show_sheet(
            ImportSheet(window.theme, window.widget, window.submit, cause, source, imported, place, change_address, follow)
        )
        window.submit(command)

    def _plan(self, document: OpmlDocument) -> ImportPreview:
        from reader.formats.lists.plan import plan_import

        connection = self._window.connection
        return plan_import(
            document,
            subscriptions.folders(connection),
            subscriptions.subscriptions(connection),
            accounts.accounts(connection),
        )

    def _imported(self, event: OpmlImported) -> None:
        self._last_import = event
        self.show_import()

    @action("Import progress", needs=Needs.FEEDS, can=lambda self: self._last_import is not None)
    def show_import(self) -> bool:
        """Show the progress of the import again; return False if none is running."""
        if self._last_import is None:
            return False
        self._show_imported(self._last_import)
        return True

    def _show_imported(self, event: OpmlImported) -> None:
        from reader.ui.dialogs.imported import ImportedNeeds, ImportedSheet

        window = self._window
        needs = ImportedNeeds(
            window.runner, window.clock, window.submit, self._undo_import, self._undo_change, self._start_reading, self._fix
        )
        progress = window.subscriptions.status_line.progress
        window.show_sheet(ImportedSheet(window.theme, window.widget, needs, event, progress))

    def _fix(self, fix: Fix, finding: Finding) -> None:
        from reader.ui.pages.health import HealthPage

        def use(page: SidePage) -> None:
            page.take_focus()
            if isinstance(page, HealthPage):
                page.fix(fix, [finding])

        self._tree.choose_footer()
        self._window.panes.pages.show_page(HEALTH, use)

    def _round_ended(self) -> None:
        """Announce that everything imported is retrieved if the sheet is closed, with a button that opens it."""
        event, self._last_import = self._last_import, None
        if event is None:
            return
        from reader.ui.dialogs.imported import ImportedSheet

        if not isinstance(self._window.sheet.shown, ImportedSheet):
            text = _tr("%n imported feeds are refreshed", event.added)
            self._window.messages.offer_action(text, _tr("Mark older as read…"), lambda: self._show_imported(event))

    def _undo_import(self, command: Command) -> None:
        self._last_import = None
        self._undo_change(command)

    def _undo_change(self, command: Command) -> None:
        """Undo exactly this change, regardless of later ones."""
        step = self._window.undo_stack.step_of(command)
        undo_command = self._window.undo_stack.pop(step) if step is not None else None
        if undo_command is not None:
            self._window.messages.dismiss()
            self._window.submit(undo_command)

    @action("Export subscriptions…", "Ctrl+E", needs=Needs.FEEDS)
    def export_opml(self) -> None:
        ask_new_file(self._window.widget, self._export, "beforehand.opml", "OPML (*.opml)")

    def _folders(self, *, with_servers: bool) -> list[tuple[FolderId, str]]:
        nodes = [node for node in self._tree.model.folders() if with_servers or node.account_id is None]
        return [(FolderId(node.number), dotted(*path_of(node), between=" / ")) for node in nodes]

    def _chosen_folder(self) -> FolderId | None:
        node = self._tree.current()
        if node is not None and node.kind is Kind.FEED:
            node = node.folder
        return FolderId(node.number) if node is not None and node.kind is Kind.FOLDER else None


def is_in_own_network(address: str) -> bool:
    """Return True if the address points to this computer or its network."""
    try:
        return is_private_url(normal_url(address))
    except ReaderError:
        return False


def _ignore_problem(problem: Problem) -> None:
    """Ignore a failed detection, which nobody requested; it is in the log."""
    del problem


MORNING_HOUR = 6
"""Hour at which "until tomorrow" ends; midnight would be too early."""


class PausingHandlers(HandlerBase):
    @action("Pause refreshing for 1 hour", needs=Needs.FEEDS, can=lambda self: not self._tree.status_line.is_paused)
    def pause_hour(self) -> None:
        self._window.submit(PauseRetrievals(int(self._window.clock.now()) + HOUR))

    @action("Pause refreshing until tomorrow", needs=Needs.FEEDS, can=lambda self: not self._tree.status_line.is_paused)
    def pause_until_tomorrow(self) -> None:
        clock = self._window.clock
        now = clock.now()
        midnight = local_midnight(local_day(now, clock) + 1, clock, now + DAY_SECONDS)
        self._window.submit(PauseRetrievals(int(midnight) + MORNING_HOUR * HOUR))

    @action("Resume refreshing", needs=Needs.FEEDS, can=lambda self: self._tree.status_line.is_paused)
    def resume_refreshing(self) -> None:
        self._window.submit(PauseRetrievals(0))


_QUERY = "learned weights"


def show_properties(window: WindowParts, feed_ids: Sequence[FeedId]) -> None:
    """Open the properties of feeds; a single feed also gets its rhythm once that is read."""
    # imports numpy, which the start avoids
    from reader.reports.postings import weights_from_reading
    from reader.ui.dialogs.properties import FACT_PX, PropertiesSheet
    from reader.ui.pages.rhythm.feed_panel import FeedLines

    rhythm = FeedLines(window.clock, window.runner, feed_ids[0], FACT_PX) if len(feed_ids) == 1 else None
    choose = partial(choose_blocks, window)
    sheet = PropertiesSheet(window.theme, window.widget, window.connection, window.clock, window.submit, feed_ids, rhythm, choose)
    if rhythm is not None:
        rhythm.filled.connect(sheet.fit)
    window.show_sheet(sheet)
    query = partial(weights_from_reading, now=window.clock.now())
    # a name of its own, as an earlier sheet may close after the next one opens
    name = f"{_QUERY} {id(sheet)}"
    window.runner.run(name, query, sheet.show_learned)
    sheet.destroyed.connect(partial(window.runner.forget, name))


def choose_blocks(window: WindowParts, feed_id: FeedId) -> None:
    """Let the user change the blocks of a followed page that are its articles."""
    from reader.ui.dialogs.page_feed import PageSheet, Place

    for feed in subscriptions.followed(window.connection, (feed_id,)):
        place = Place(feed_id=feed_id, rule=rule_in(feed.settings.get(PAGE, "")))
        window.show_sheet(PageSheet(window.theme, window.widget, window.clock, window.submit, feed.url, place))

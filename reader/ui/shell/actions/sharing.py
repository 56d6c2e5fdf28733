"""Handlers for sharing the open article: clipboard, mail, share services, a folder. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QPoint, QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from reader.domain.commands import SendEntries, SetPreference
from reader.domain.entry import Article, Selection
from reader.domain.ids import EntryId
from reader.domain.link_templates import ShareService, TargetKind, services_of
from reader.domain.news import Briefing
from reader.domain.preferences import Preferences
from reader.formats.articles.markdown import file_stem
from reader.formats.articles.pictures import picture_addresses
from reader.storage import accounts, entries
from reader.ui.article import sharing
from reader.ui.article.sharing import Shared
from reader.ui.data import links
from reader.ui.data.file_work import run_file_work
from reader.ui.kit.actions import action
from reader.ui.kit.fields import Menu
from reader.ui.kit.files import ask_folder, ask_new_file
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.parts import WindowParts
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, fill, literal

if TYPE_CHECKING:
    from reader.ui.article.books import SavedBook
    from reader.ui.article.sharing import ArticleFolder

_tr = Translator("Handlers")

_COPIES = ("copy_link", "copy_title_link", "copy_markdown", "copy_citation")
_MOST_READ = 1000
"""Articles that are counted for a book, which holds fewer."""
_FILES = ("save_epub", "save_markdown", "save_pdf", "print_article")


class SharingHandlers(HandlerBase):
    """Shared content opens in the user's mail program, browser or another program; the engine sends what needs no window."""

    def __init__(self, window: WindowParts) -> None:
        super().__init__(window)
        self._services: list[tuple[str, QAction]] = []
        self._actions: Mapping[str, QAction] = {}
        self._to_services = QAction(_tr("Set up…"), window.widget)
        parent = window.widget
        self._send_menu = Menu(parent)
        self._send_menu.setTitle(_tr("Send to"))
        self._send_menu.aboutToShow.connect(self._refill_targets)

    def join(self, actions: Mapping[str, QAction]) -> None:
        """Fill the share button's menu; called once."""
        self._actions = actions
        self._to_services.triggered.connect(self._window.article.header.services_wanted)
        self._window.preferences.on_change(Preferences.share_services, self._offer_services)

    def _offer_services(self, lines: str) -> None:
        for _, former in self._services:
            former.deleteLater()
        self._services = [self._service_action(each) for each in services_of(lines)]
        self._fill_menu()

    def service_actions(self) -> list[tuple[str, QAction]]:
        """Return the share services as commands, each with its search words."""
        return list(self._services)

    def _is_about_article(self) -> bool:
        return self.has_article() or self._lists.view.lent_entry() is not None

    @action("Share…", "Shift+S", can=_is_about_article)
    def share_article(self) -> None:
        """Open the share menu, after opening the article that a context menu is about, as the shown article is shared."""
        header = self._window.article.header
        lent, shown = self._lists.view.lent_entry(), self._window.article.article
        if lent is not None and (shown is None or shown.entry_id != lent.entry_id):
            row = self._lists.model.row_of(lent.entry_id)
            if row is not None:
                self._lists.view.open_row(row)
        if self._window.article.article is None:
            return
        is_shown = header.share.isVisible() and lent is None
        place = header.share.mapToGlobal(header.share.rect().bottomLeft()) if is_shown else self._middle()
        header.share_menu.popup(place)

    def _meant(self) -> Article | None:
        """Return the context menu's article, else the open one."""
        lent = self._lists.view.lent_entry()
        return entries.article(self._window.connection, lent.entry_id) if lent is not None else self._window.article.article

    def _has_address(self) -> bool:
        lent = self._lists.view.lent_entry()
        return bool(links.openable(QUrl(lent.link))) if lent is not None else self.has_link()

    @action("Copy link", "Ctrl+Shift+C", can=_is_about_article)
    def copy_link(self) -> None:
        article = self._meant()
        if article is not None:
            self._report(sharing.copy_link(article), _tr("Link copied"), _tr("This article has no address."))

    @action("Copy title and link", can=_has_address)
    def copy_title_link(self) -> None:
        article = self._meant()
        if article is not None:
            self._report(sharing.copy_title_link(article), _tr("Title and link copied"), _tr("This article has no address."))

    @action("Copy citation", can=_is_about_article)
    def copy_citation(self) -> None:
        article = self._meant()
        if article is not None:
            self._report(sharing.copy_citation(article), _tr("Citation copied"), "")

    @action("Send link by mail…", can=HandlerBase.has_article)
    def mail_article(self) -> None:
        article = self._window.article.article
        if article is not None:
            self._window.open_url(sharing.mail_address(article))

    def share_with(self, service: ShareService) -> None:
        """Open the address of a target with the article in it, or have the engine send the selected articles there."""
        if service.kind is not TargetKind.LINK:
            self._window.submit(SendEntries(self._lists.marked_ids(), service.name))
            return
        article = self._meant()
        if article is not None:
            is_open = self._lists.view.lent_entry() is None
            self._share_this(service, sharing.shared_article(article, self._window.article.selected_text if is_open else ""))

    def fill_targets(self, menu: Menu) -> None:
        """Offer the targets for the articles that commands apply to, and what could not be sent."""
        from reader.storage import sendings

        ids = self._lists.marked_ids()
        for service in services_of(self._window.preferences.values.share_services):
            offered = menu.addAction(literal(service.name), partial(self.share_with, service))
            offered.setEnabled(len(ids) == 1 if service.kind is TargetKind.LINK else self._can_get(service, ids))
        if not menu.isEmpty():
            menu.addSeparator()
            for left in sendings.given_up(self._window.connection):
                title = fill(_tr("%n not sent to {name}", len(left.entry_ids)), name=left.target)
                part = menu.add_menu(literal(title))
                if left.problem is not None:
                    part.addAction(literal(sentence(left.problem))).setEnabled(False)
                part.addAction(_tr("Try again"), partial(self._window.submit, SendEntries(left.entry_ids, left.target)))
                dropped = SendEntries(left.entry_ids, left.target, is_wanted=False)
                part.addAction(_tr("Do not send"), partial(self._window.submit, dropped))
        menu.addAction(_tr("Set up…"), self._to_services.trigger)

    def _can_get(self, service: ShareService, ids: Sequence[EntryId]) -> bool:
        if service.kind is not TargetKind.MINIFLUX:
            return bool(ids)
        from reader.storage import remote_items

        senders = {each.account_id for each in accounts.accounts(self._window.connection) if each.sends_articles}
        items = [remote_items.item_of(self._window.connection, each) for each in ids]
        return bool(items) and all(item is not None and item[0] in senders for item in items)

    def _refill_targets(self) -> None:
        self._send_menu.clear()
        self.fill_targets(self._send_menu)

    def fill_share(self, menu: QMenu, shared: Shared) -> None:
        """Offer every way to share something other than the whole article."""
        menu.addAction(_tr("Email…"), lambda: self._window.open_url(sharing.shared_mail(shared)))
        menu.addSeparator()
        for service in services_of(self._window.preferences.values.share_services):
            if service.kind is TargetKind.LINK:
                menu.addAction(literal(service.name), partial(self._share_this, service, shared))
        menu.addSeparator()
        menu.addAction(_tr("Set up…"), self._to_services.trigger)

    def _share_this(self, service: ShareService, shared: Shared) -> None:
        address = sharing.shared_address(service, shared)
        known = self._window.preferences.values.share_programs.split()
        if not address:
            self._window.say(_tr("This article has no address."))
        elif service.other_scheme in {"", *known}:
            self._window.open_url(address)
        else:
            text = fill(_tr("“{name}” opens another program ({scheme}:)."), name=service.name, scheme=service.other_scheme)
            self._window.messages.offer_action(text, _tr("Open"), partial(self._open_always, service.other_scheme, address))

    def _open_always(self, scheme: str, address: str) -> None:
        """Open another program, and from now on without asking."""
        known = self._window.preferences.values.share_programs.split()
        self._window.submit(SetPreference(Preferences.share_programs.key, " ".join([*known, scheme])))
        self._window.open_url(address)

    @action("Save as Markdown with pictures…", can=HandlerBase.has_article, in_menu="Save as Markdown…")
    def save_markdown(self) -> None:
        """Ask for a parent folder and save the article in a folder of its own."""
        article = self._window.article.article
        if article is None:
            return
        write = partial(self.write_markdown, article)
        ask_folder(self._window.widget, write, _tr("Choose a folder for the article"))

    def write_markdown(self, article: Article, parent: Path) -> None:
        pane = self._window.article
        from reader.ui.article.sharing import PictureGathering

        gathering = PictureGathering(picture_addresses(article.html), partial(self._write_folder, article, parent), pane)
        pane.picture_arrived.connect(gathering.receive)
        gathering.start(article.entry_id, self._window.submit)
        if gathering.is_waiting:
            self._window.say(_tr("Loading pictures…"))

    def _write_folder(self, article: Article, parent: Path, cached: Mapping[str, Path]) -> None:
        stem = title_stem(article)
        from reader.ui.article.sharing import write_article_folder

        work = partial(write_article_folder, article, stem, parent, dict(cached))
        run_file_work(self._window.widget, work, self._folder_written, lambda problem: self._window.say(sentence(problem)))

    def _folder_written(self, written: "ArticleFolder") -> None:
        text = _tr("Saved {name}")
        if written.lacking:
            text = _tr("Saved {name}; %n pictures could not be loaded and keep their web address.", written.lacking)
        self._window.say(fill(text, name=written.path.name))

    @action("Save as EPUB…", can=HandlerBase.has_chosen)
    def save_epub(self) -> None:
        """Ask for a file and save the selected articles, or the open one, as an e-book."""
        ids = self._lists.marked_ids()
        rows = entries.entry_rows(self._window.connection, ids[:1])
        title = rows[0].title if len(ids) == 1 and rows else self._lists.header.title
        self._ask_book(title, ids)

    def _has_list(self) -> bool:
        return bool(self._lists.model.keys)

    @action("Save list as EPUB…", can=_has_list)
    def save_list_epub(self) -> None:
        self._ask_book(self._lists.header.title, self._lists.rows.all_ids())

    def _ask_book(self, title: str, ids: Sequence[EntryId]) -> None:
        self._ask_file(file_stem(title, _tr("Articles")), partial(self.write_book, title, ids))

    def save_selection(self, selection: Selection, title: str) -> None:
        """Ask for a file and save the newest articles of a list of the sidebar as an e-book."""
        ids = entries.entry_ids(self._window.connection, selection, limit=_MOST_READ)
        if ids:
            self._ask_book(title, tuple(map(EntryId, ids)))
        else:
            self._window.say(_tr("There are no articles to save."))

    def save_briefing(self, found: Briefing) -> None:
        day = QDateTime.fromSecsSinceEpoch(found.made_at).toString("yyyy-MM-dd")
        self._ask_file(f"{_tr('Briefing')} {day}", partial(self._write_briefing, found))

    def _ask_file(self, stem: str, write: Callable[[Path], object]) -> None:
        ask_new_file(self._window.widget, write, f"{stem}.epub", "EPUB (*.epub)")

    def write_book(self, title: str, ids: Sequence[EntryId], path: Path) -> None:
        from reader.ui.article.books import save_articles

        window = self._window
        work = partial(save_articles, window.database, tuple(ids), title, window.clock.now(), path, window.picture_path)
        self._write(work, len(ids))

    def _write_briefing(self, found: Briefing, path: Path) -> None:
        from reader.ui.article.books import save_briefing

        self._write(partial(save_briefing, self._window.database, found, path, self._window.picture_path), wanted=0)

    def _write(self, work: "Callable[[], SavedBook]", wanted: int) -> None:
        window = self._window
        run_file_work(window.widget, work, partial(self._book_written, wanted), lambda problem: window.say(sentence(problem)))

    def _book_written(self, wanted: int, saved: "SavedBook") -> None:
        text = _tr("Saved {name}")
        if saved.articles < wanted:
            text = _tr("Saved the first %n articles as {name}", saved.articles)
        elif saved.lacking:
            text = _tr("Saved {name} without %n pictures that are not stored on this computer.", saved.lacking)
        self._window.say(fill(text, name=saved.path.name))

    def _fill_menu(self) -> None:
        actions = self._actions
        services = [actions["mail_article"], self._send_menu.menuAction()]
        self._window.article.header.fill_share(
            [[actions[name] for name in _COPIES], services, [actions[name] for name in _FILES]]
        )

    def _service_action(self, service: ShareService) -> tuple[str, QAction]:
        text = fill(_tr("Send to {name}"), name=service.name)
        action = QAction(literal(text), self._window.widget)
        action.setData("share")
        action.triggered.connect(lambda: self.share_with(service))
        return text, action

    def _middle(self) -> QPoint:
        return self._window.widget.mapToGlobal(self._window.widget.rect().center())

    def _report(self, is_done: bool, done: str, failed: str) -> None:  # noqa: FBT001 -- what came of it
        self._window.say(done if is_done else failed)


def title_stem(article: Article) -> str:
    return file_stem(article.title, _tr("Article"))

"""Handlers for a link, picture or selected text of the open article, used by menu, shortcut and palette. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtCore import QPoint, QStandardPaths, QUrl
from PySide6.QtGui import QAction, QGuiApplication, QImage

from reader.domain.addresses import is_mail, is_private_url
from reader.domain.changes import ChangeKind
from reader.domain.commands import SetSubscriptionSettings
from reader.domain.entry import EntryRow, Mark
from reader.domain.errors import Problem
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import LOAD, PICTURES
from reader.formats.articles.markdown import file_stem
from reader.storage import entries, feeds, subscriptions
from reader.ui.article import sharing
from reader.ui.article.menu import Do, Spot, SpotMenu, spot_in_focus, spot_under
from reader.ui.article.sharing import Shared
from reader.ui.data.file_work import run_file_work
from reader.ui.kit.actions import action, action_for_each
from reader.ui.kit.fields import Menu
from reader.ui.kit.files import ask_new_file
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.actions.marking import MarkingHandlers
from reader.ui.shell.actions.navigation import PaletteHandlers
from reader.ui.shell.actions.program import GeneralHandlers
from reader.ui.shell.actions.sharing import SharingHandlers
from reader.ui.shell.actions.subscriptions import FeedHandlers
from reader.ui.shell.parts import WindowParts
from reader.ui.text.notices import undo_text
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, fill

_tr = Translator("InArticle")


def _by_name(**texts: str) -> dict[str, tuple[str, str]]:
    return {name: (name, text) for name, text in texts.items()}


class InArticleHandlers(HandlerBase):
    """`ways` maps names to what can be done with a spot; the actions apply it to the spot that has the keyboard focus."""

    def __init__(
        self,
        window: WindowParts,
        marking: MarkingHandlers,
        feeds: FeedHandlers,
        general: GeneralHandlers,
        palette: PaletteHandlers,
        shares: SharingHandlers,
        save_page: Callable[[str, str], object],
    ) -> None:
        super().__init__(window)
        self._marking = marking
        self._save_page = save_page
        self._feeds, self._general, self._palette, self._sharing = feeds, general, palette, shares
        self._page = window.article.page
        self._actions: Mapping[str, QAction] = {}
        self._page.shelf.is_excepted = self._is_excepted

    def join(self, actions: Mapping[str, QAction]) -> None:
        """Connect the context menu; called once."""
        self._actions = actions
        self._page.view.menu_wanted.connect(self._open_menu)
        self._page.view.copy_wanted.connect(self.copy_selected)

    def menu(self, spot: Spot) -> SpotMenu:
        return SpotMenu(spot, self.ways(spot), self._fill_share, self._actions, self._window.widget)

    def _open_menu(self, point: QPoint | None, place: QPoint) -> None:
        if self._window.article.article is not None:
            self._marking.name_toggle(self._actions["toggle_read"])
            self._window.refresh_actions()
            spot = spot_in_focus(self._page) if point is None else spot_under(self._page, point)
            self.menu(spot).popup(place)

    def ways(self, spot: Spot) -> Mapping[str, Do]:
        """Return the handlers that apply to a spot, by the names of menu items."""
        found: dict[str, Do] = {"select_all": lambda _: self.select_all()}
        if spot.link:
            found |= {
                "open_link": self._open_link,
                "open_link_aside": self._open_aside,
                "copy_link_address": self._copy_link,
                "copy_link_text": self._copy_link_text,
            }
            if spot.link.startswith("http"):
                found["add_linked_feed"] = self._add_feed
            linked = entries.of_link(self._window.connection, spot.link)
            if linked is not None:
                is_saved = self._marking.has_mark(linked, Mark.LATER)
                name = "unsave_linked" if is_saved else "save_linked"
                found[name] = lambda _: self._set_later(linked, is_set=not is_saved)
            elif spot.link.startswith("http") and not is_private_url(spot.link):
                found["save_linked"] = lambda each: self._save_page(each.link, " ".join(each.link_text.split()))
        if spot.picture is not None:
            found |= self._picture_ways(spot)
        if spot.selected is not None:
            found |= {
                "copy_text": self._copy_text,
                "copy_text_markdown": self._copy_markdown,
                "search_text": self._search,
                "make_text_rule": lambda each: self._general.make_rule_about(each.text),
            }
            if self._window.preferences.values.share_web_search:
                found["search_web"] = self._search_web
        return found

    def _picture_ways(self, spot: Spot) -> dict[str, Do]:
        found: dict[str, Do] = {}
        if spot.picture_address:
            found |= {"open_picture": self._open_picture, "copy_picture_address": self._copy_picture_address}
        if _source(spot):
            found |= {"save_picture": self._save_picture, "copy_picture": self._copy_picture}
        if spot.picture is not None and not spot.picture.picture.is_still:
            found["view_picture"] = self._view_picture
        article = self._window.article.article
        if article is not None and (self._loads_none() or self._is_of_mail(article.feed_id)):
            is_loaded = self._loads_always(article.feed_id)
            found["keep_pictures_away" if is_loaded else "always_load_pictures"] = lambda _: self._load_always(
                article.feed_id, is_loaded=not is_loaded
            )
        if spot.picture_words:
            found["copy_picture_words"] = self._copy_picture_words
        return found

    # Actions for the spot with the keyboard focus

    @action_for_each(
        _by_name(
            open_link="Open selected link in browser",
            open_link_aside="Open selected link in background",
            copy_link_text="Copy selected link with text",
            add_linked_feed="Add feed from selected link…",
        )
    )
    def _do_with_link(self, name: str) -> None:
        self._do(name, _tr("Select a link in the article first: Tab goes from link to link."))

    @action_for_each(
        {
            "save_picture": ("save_picture", "Save selected picture…", "Ctrl+S"),
            **_by_name(
                copy_picture="Copy selected picture",
                copy_picture_address="Copy address of selected picture",
                copy_picture_words="Copy description of selected picture",
                open_picture="Open selected picture in browser",
            ),
        }
    )
    def _do_with_picture(self, name: str) -> None:
        self._do(name, _tr("Select a picture in the article first: Tab goes from one to the next."))

    @action_for_each(
        _by_name(
            copy_text_markdown="Copy selection as Markdown",
            search_text="Search articles for selection",
            make_text_rule="Create rule with selection…",
        )
    )
    def _do_with_text(self, name: str) -> None:
        self._do(name, _tr("Select text in the article first."))

    @action("Search the web for selection", can=lambda self: self._window.preferences.values.share_web_search != "")
    def search_web(self) -> None:
        self._do_with_text("search_web")

    def _do(self, name: str, lack: str) -> None:
        spot = self._focused()
        do = self.ways(spot).get(name)
        if do is not None:
            do(spot)
        else:
            self._window.say(lack)

    @action("Save linked page to Read later")
    def save_linked(self) -> None:
        """Save the linked page to Read later, or remove an article of a feed from it."""
        spot = self._focused()
        ways = self.ways(spot)
        for name in ("save_linked", "unsave_linked"):
            if name in ways:
                ways[name](spot)
                return
        lack = _tr("Only web pages can be saved, and none of a private network.")
        self._window.say(lack if spot.link else _tr("Select a link in the article first: Tab goes from link to link."))

    @action("Copy selection", in_menu="Copy")
    def copy_selected(self) -> None:
        """Copy the focused picture, the link's address or the selected text."""
        spot = self._focused()
        ways = self.ways(spot)
        for name in ("copy_link_address", "copy_picture", "copy_picture_address", "copy_text"):
            if name in ways:
                ways[name](spot)
                return
        self._window.say(_tr("Select text in the article first."))

    @action("Copy as Markdown", "Ctrl+Shift+M", can=HandlerBase.has_article)
    def copy_markdown(self) -> None:
        spot, article = self._focused(), self._window.article.article
        if spot.selected is not None:
            self._copy_markdown(spot)
        elif article is not None and sharing.copy_markdown(article):
            self._window.say(_tr("Article copied as Markdown"))

    @action("Share selection…")
    def share_selected(self) -> None:
        spot = self._focused()
        if not spot.link and spot.selected is None:
            self._window.say(_tr("Select text in the article first."))
            return
        window, view = self._window.widget, self._page.view
        menu = Menu(window)
        self._fill_share(menu, spot)
        menu.open_at(view.viewport().mapToGlobal(view.cursorRect().bottomLeft()))

    @action("Select all text", can=HandlerBase.has_article, in_menu="Select all")
    def select_all(self) -> None:
        self._page.finish()
        self._page.view.selectAll()

    def _focused(self) -> Spot:
        return spot_in_focus(self._page) if self._window.article.article is not None else Spot()

    # Links

    def _open_link(self, spot: Spot) -> None:
        self._page.view.anchorClicked.emit(QUrl(spot.link))

    def _open_aside(self, spot: Spot) -> None:
        self._page.view.aside_wanted.emit(QUrl(spot.link))

    def _copy_link(self, spot: Spot) -> None:
        self._copied(spot.link, _tr("Link copied"))

    def _copy_link_text(self, spot: Spot) -> None:
        self._copied("\n".join(filter(None, (" ".join(spot.link_text.split()), spot.link))), _tr("Link copied"))

    def _set_later(self, row: EntryRow, *, is_set: bool) -> None:
        """Set the mark and announce it, as the row may be out of view."""
        self._marking.set_mark((row.entry_id,), Mark.LATER, is_set=is_set)
        kind = ChangeKind.ADDED_TO_READ_LATER if is_set else ChangeKind.REMOVED_FROM_READ_LATER
        self._window.say(undo_text(kind, (row.title,), 1))

    def _add_feed(self, spot: Spot) -> None:
        self._feeds.handle_address(spot.link)

    def _fill_share(self, menu: Menu, spot: Spot) -> None:
        article = self._window.article.article
        if article is None:
            return
        if spot.link:
            self._sharing.fill_share(menu, Shared(spot.link, spot.link_text or urlsplit(spot.link).netloc))
            return
        menu.addAction(_tr("Copy with source"), partial(self._copied, sharing.quotation(spot.text, article), _tr("Quote copied")))
        self._sharing.fill_share(menu, Shared(sharing.link_of(article), article.title, spot.text))

    # Pictures

    def _loads_none(self) -> bool:
        return self._window.preferences.values.reading_pictures == "never"

    def _loads_always(self, feed_id: FeedId) -> bool:
        """Return True if the user has the feed's pictures loaded whatever else is said."""
        return subscriptions.settings_of(self._window.connection, feed_id).get(PICTURES) == LOAD

    def _is_of_mail(self, feed_id: FeedId) -> bool:
        """Return True for a newsletter, whose pictures are loaded only if the user says so."""
        feed = feeds.feed(self._window.connection, feed_id)
        return feed is not None and is_mail(feed.url)

    def _is_excepted(self, entry_id: EntryId) -> bool:
        feed_id = entries.feed_of(self._window.connection, entry_id)
        if feed_id is None:
            return False
        if self._loads_none():
            return self._loads_always(feed_id)
        return self._is_of_mail(feed_id) and not self._loads_always(feed_id)

    def _load_always(self, feed_id: FeedId, *, is_loaded: bool) -> None:
        self._window.submit(SetSubscriptionSettings((feed_id,), {PICTURES: LOAD if is_loaded else ""}))

    @action("Always load pictures in this feed", name="always_load_pictures")
    def toggle_pictures(self) -> None:
        """Switch the feed's pictures between always loaded and the preference."""
        article = self._window.article.article
        if article is None:
            self._window.say(_tr("Open an article first."))
        elif not (self._loads_none() or self._is_of_mail(article.feed_id)):
            self._window.say(_tr("Pictures are loaded in all feeds."))
        else:
            self._load_always(article.feed_id, is_loaded=not self._loads_always(article.feed_id))

    def _view_picture(self, spot: Spot) -> None:
        if spot.picture in self._page.shelf.pictures:
            self._page.view.picture_pressed.emit(self._page.shelf.pictures.index(spot.picture))

    def _open_picture(self, spot: Spot) -> None:
        self._page.view.aside_wanted.emit(QUrl(spot.picture_address))

    def _copy_picture_address(self, spot: Spot) -> None:
        self._copied(spot.picture_address, _tr("Picture address copied"))

    def _copy_picture_words(self, spot: Spot) -> None:
        self._copied(spot.picture_words, _tr("Description copied"))

    def _copy_picture(self, spot: Spot) -> None:
        from reader.ui.article.sharing import whole_image

        run_file_work(self._window.widget, partial(whole_image, _source(spot)), self._put_image, self._failed)

    def _put_image(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self._window.say(_tr("Picture copied"))

    def _save_picture(self, spot: Spot) -> None:
        self.save_source(_source(spot), _stem(spot))

    def save_source(self, source: str, stem: str) -> None:
        """Ask for a file to save a picture to, after reading its bytes for the file extension."""
        from reader.ui.article.sharing import picture_suffix

        ask = partial(self._ask_where, source, stem)
        run_file_work(self._window.widget, partial(picture_suffix, source), ask, self._failed)

    def _ask_where(self, source: str, stem: str, suffix: str) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        name = str(Path(folder, f"{stem}.{suffix}"))
        ask_new_file(self._window.widget, partial(self.write_picture, source), name, title=_tr("Save picture"))

    def write_picture(self, source: str, target: Path) -> None:
        from reader.ui.article.sharing import save_picture

        run_file_work(self._window.widget, partial(save_picture, source, target), self._saved, self._failed)

    def _saved(self, target: Path) -> None:
        self._window.say(fill(_tr("Saved {name}"), name=target.name))

    def _failed(self, problem: Problem) -> None:
        self._window.say(sentence(problem))

    # Text

    def _copy_text(self, spot: Spot) -> None:
        self._copied(spot.text, _tr("Text copied"))

    def _copy_markdown(self, spot: Spot) -> None:
        from reader.ui.article.sharing import selection_markdown

        if spot.selected is not None:
            self._copied(selection_markdown(spot.selected, self._picture_of), _tr("Text copied as Markdown"))

    def _picture_of(self, number: int) -> tuple[str, str]:
        pictures = self._page.shelf.pictures
        if number >= len(pictures):
            return "", ""
        spot = Spot(picture=pictures[number])
        return spot.picture_words, spot.picture_address

    def _search(self, spot: Spot) -> None:
        words = " ".join(spot.text.replace('"', " ").split())
        self._palette.search_for(f'"{words}"')

    def _search_web(self, spot: Spot) -> None:
        from reader.domain.link_templates import search_address

        address = search_address(self._window.preferences.values.share_web_search, spot.text)
        if address:
            self._window.open_url(address)

    def _copied(self, text: str, said: str) -> None:
        sharing.copy_text(text)
        self._window.say(said)


def _source(spot: Spot) -> str:
    """Return the picture's file in the cache, or its data URL."""
    if spot.picture is None:
        return ""
    own = spot.picture.picture.url
    return spot.picture.path or (own if own.startswith("data:") else "")


def _stem(spot: Spot) -> str:
    """Return a file name from the picture's address, or from its description."""
    name = urlsplit(spot.picture_address).path.rpartition("/")[2].rpartition(".")[0]
    return file_stem(name or spot.picture_words, _tr("Picture"))

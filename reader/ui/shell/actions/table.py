"""Collects the actions that the handlers declare. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction

from reader.ui.kit.actions import Condition, declared
from reader.ui.shell.actions.in_article import InArticleHandlers
from reader.ui.shell.actions.marking import MarkingHandlers, SavingHandlers
from reader.ui.shell.actions.navigation import GoingHandlers, PageHandlers, PaletteHandlers
from reader.ui.shell.actions.playing import PlayerLinks
from reader.ui.shell.actions.program import DataHandlers, GeneralHandlers, PreferenceHandlers
from reader.ui.shell.actions.reading import ArticleHandlers, PictureHandlers, ReadingHandlers
from reader.ui.shell.actions.sharing import SharingHandlers
from reader.ui.shell.actions.subscriptions import AccountHandlers, FeedHandlers, PausingHandlers
from reader.ui.shell.parts import WindowParts

ROWS = declared(
    (
        AccountHandlers,
        ArticleHandlers,
        DataHandlers,
        FeedHandlers,
        GeneralHandlers,
        GoingHandlers,
        InArticleHandlers,
        MarkingHandlers,
        PageHandlers,
        PaletteHandlers,
        PausingHandlers,
        PictureHandlers,
        PlayerLinks,
        PreferenceHandlers,
        ReadingHandlers,
        SavingHandlers,
        SharingHandlers,
    )
)
"""All actions, in the order of their groups."""


class Handlers:
    """One object per kind of action; `by_name` maps action names to handlers, `ticks` those that are on or off to whether they are on.
    `conditions` asks what must be true for actions, which many share, of any handler that has it.
    """

    def __init__(self, window: WindowParts, end: Callable[[], object], export: Callable[[Path], object]) -> None:
        self.marking = MarkingHandlers(window)
        self.palette = PaletteHandlers(window, self.marking, self.choices)
        self.pages = PageHandlers(window, self.palette.show_article)
        self.reading = ReadingHandlers(window, self.marking, self.pages)
        self.article = ArticleHandlers(window, self.pages)
        self.sharing = SharingHandlers(window)
        self.saving = SavingHandlers(window)
        self.going = GoingHandlers(window)
        self.player = PlayerLinks(window)
        self.accounts = AccountHandlers(window)
        self.feeds = FeedHandlers(window, export, self.accounts, self.reading.start_reading)
        self.pausing = PausingHandlers(window)
        self.data = DataHandlers(window)
        self.general = GeneralHandlers(window, end, ROWS)
        ways = (self.pages.go_rhythm, self.feeds.open_programs, self.accounts.show_computers)
        self.preferences = PreferenceHandlers(window, self.general, *ways)
        self.in_article = InArticleHandlers(
            window, self.marking, self.feeds, self.general, self.palette, self.sharing, self.saving.save
        )
        self.pictures = PictureHandlers(window, self.in_article)
        own = [(row, each) for each in vars(self).values() for row in declared([type(each)])]
        self.by_name: Mapping[str, Callable[[], object]] = {row.name: partial(row.method, each, *row.given) for row, each in own}
        self.conditions: Mapping[Condition, Callable[[], bool]] = {
            (row.can, row.given): partial(row.can, each, *row.given) for row, each in own
        }
        self.ticks: Mapping[str, Callable[[], bool]] = {
            row.name: partial(row.is_on, each, *row.given) for row, each in own if row.is_on is not None
        }

    def join(self, actions: Mapping[str, QAction]) -> None:
        """Connect the live actions and the requests of the article pane; called once."""
        self.player.card.more_actions.append(actions["next_episode"])
        self.palette.join(actions)
        self.sharing.join(actions)
        self.in_article.join(actions)
        self.article.join()
        self.pictures.join()

    def choices(self) -> list[tuple[str, QAction]]:
        """Return all preferences by name and the share services, for the palette."""
        return [*self.preferences.preference_actions, *self.sharing.service_actions()]

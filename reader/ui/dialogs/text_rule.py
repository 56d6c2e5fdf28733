"""Selection of the full text on an article's page: suggested, chosen from its blocks, or typed as CSS, with what is found. GUI thread
only.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command, FetchFullText, SetSubscriptionSettings, ViewText
from reader.domain.events import CommandFailed, Event, PageViewed, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.page_rule import TEXT, PageRule, PageView
from reader.domain.value_classes import dataclass
from reader.ui.dialogs.page_feed import BlocksSheet
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.sheet import with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator

_tr = Translator("PageSheet")
_tr_own = Translator("TextRuleSheet")


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Article whose page is shown, with its feed and the selector of that; `then` is called once it was changed."""

    entry_id: EntryId
    feed_id: FeedId
    selector: str
    then: Callable[[], object]


class TextRuleSheet(BlocksSheet):
    """Saving the selector is one undoable change."""

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], place: TextPlace) -> None:
        super().__init__(theme, window, submit, _tr_own("Full text on the pages of this feed"))
        self._place = place
        self.field = self._selector_field(_tr("CSS selector"), _tr("Automatic"))
        self.fields = {"article": self.field}
        self.found = PlainLabel(kind="second", is_wrapped=True)
        hint = PlainLabel(self.tr("Choose the block that holds the text:"), kind="second", is_wrapped=True)
        self._lay_out(hint, with_label(_tr("CSS selector"), self.field, is_wide=True), self.found)
        self._put(PageRule(place.selector))
        self._begin()

    def wanted_height(self, inside: QWidget, width: int) -> int:
        return max(super().wanted_height(inside, width), 2 * self.least_scrolled)

    # User actions

    def selector(self) -> str:
        return self.field.text().strip()

    def _command(self) -> Command:
        return SetSubscriptionSettings((self._place.feed_id,), {TEXT: self.selector()})

    def _query(self) -> Command:
        is_first = self._view is None and not self.selector()
        return ViewText(self._place.entry_id, None if is_first else self.selector())

    def _is_good(self, view: PageView) -> bool:
        return view.found > 0 or not self.selector()

    # Engine events

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, CommandFailed):
            self._viewing = self._saving = None
            self.say(sentence(event.problem), "bad")
            self._show_state()
        elif isinstance(event, SubscriptionsChanged) and event.cause == self._saving:
            self._submit(FetchFullText(self._place.entry_id, again=True))
            self._place.then()
            self.close_sheet()
        elif isinstance(event, PageViewed) and event.cause == self._viewing:
            self._show(event.view)

    def _show(self, view: PageView) -> None:
        is_first, self._view, self._viewing = self._view is None, view, None
        self.blocks.show_blocks(view.blocks, view.rule.article)
        if is_first:
            self.suggestions.set_choices([(rule, rule.article) for rule in view.suggestions])
            self._put(view.rule)
            self.blocks.setFocus(Qt.FocusReason.OtherFocusReason)
        rule = PageRule(self.selector())
        self.suggestions.set_value(rule if rule in view.suggestions else None)
        self.found.setText(f"{view.text}…" if view.text else "")
        if view.wrong:
            self.say(self.tr("This is not a CSS selector."), "bad")
        elif view.found:
            self.say(self.tr("%n characters of text found", "", view.found))
        else:
            self.say(self.tr("No text found: choose a block that holds it."), "warn")
        self._show_state()

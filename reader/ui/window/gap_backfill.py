"""Searches for missing articles when the user clicks a gap marker, and reports the result. GUI thread only."""

from reader.domain.commands import FindMissing
from reader.domain.entry import Gap
from reader.domain.events import BackfillEnded, BackfillStarted, MissingFound
from reader.domain.ids import GapId
from reader.ui.article_list.model.gap_text import Progress
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, fill, labelled
from reader.ui.window.window_parts import WindowParts

_tr = Translator("Backfills")


class Backfills:
    """Connects gap rows of the list to backfills in the engine."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._stopped: set[GapId] = set()
        self._feeds: dict[GapId, str] = {}
        window.entries.view.gap_pressed.connect(self._press)

    def handle(self, event: BackfillStarted | MissingFound | BackfillEnded) -> None:
        entries = self._window.entries
        match event:
            case BackfillStarted():
                entries.model.show_search(event.gap_id, Progress(event.page, event.pages))
            case MissingFound():
                self._window.subscriptions.counts.settle(None, [(event.feed_id, event.unread_delta)])
                entries.late.admit(event.entry_ids)
            case BackfillEnded():
                entries.model.show_search(event.gap_id, None)
                entries.late.admit(())
                self._report_end(event)

    def _press(self, gap: Gap) -> None:
        is_sought = self._window.entries.model.is_sought(gap.gap_id)
        self._feeds[gap.gap_id] = self._window.subscriptions.title_of(gap.feed_id)
        if is_sought:
            self._stopped.add(gap.gap_id)
        self._window.submit(FindMissing(gap.gap_id, is_wanted=not is_sought))

    def _report_end(self, event: BackfillEnded) -> None:
        if event.gap_id in self._stopped and not event.found:
            self._stopped.discard(event.gap_id)
            return
        self._stopped.discard(event.gap_id)
        text = sentence(event.problem) if event.problem is not None else _end_text(event)
        feed = self._feeds.pop(event.gap_id, "")
        self._window.say(labelled(feed, text) if feed else text)


def _end_text(event: BackfillEnded) -> str:
    if not event.found:
        return _tr("No more missing articles") if event.is_closed else _tr("No missing articles found")
    text = _tr("%n missing articles found", event.found)
    return fill(_tr("{found}: nothing is missing anymore"), found=text) if event.is_closed else text

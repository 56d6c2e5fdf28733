"""Writes the card of a mark: reads what is stored of it in the query thread, then says it. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain.clock import Clock
from reader.domain.fill import fill
from reader.reports.rhythm_mark import MarkStory, load_mark
from reader.reports.rhythm_strips import Mark, MarkKind, RhythmDay, Strip
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.rhythm.strips.mark_card import CardContent
from reader.ui.text.rhythm.mark_text import kind_text, mark_text
from reader.ui.text.rhythm.posting_times_text import usual_text
from reader.ui.text.rhythm.strips_text import next_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator

_tr = Translator("RhythmMarks")

_BAD = {MarkKind.REFUSED, MarkKind.FAILED, MarkKind.LIMIT}


class CardWriter(QObject):
    """`written` carries the text of the mark requested last."""

    written = Signal(object)

    def __init__(self, clock: Clock, runner: QueryRunner, query: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._runner = runner
        self._query = query
        self._last: tuple[Strip, Mark] | None = None
        self._text: CardContent | None = None

    def write(self, strip: Strip, mark: Mark, day: RhythmDay) -> None:
        """Ask for a card; the one that was written last is there at once."""
        if self._last == (strip, mark) and self._text is not None:
            self.written.emit(self._text)
            return
        self._last, self._text = (strip, mark), None
        now, offset = int(self._clock.now()), self._clock.utc_offset_seconds

        def read(connection: ReadConnection) -> MarkStory:
            return load_mark(connection, strip.feed_id, mark.retrieval_id, now=now, utc_offset=offset)

        self._runner.run(self._query, read, lambda story: self._say(strip, mark, day, story))

    def forget(self) -> None:
        """No card is wanted."""
        self._last = None
        self._runner.forget(self._query)

    def _say(self, strip: Strip, mark: Mark, day: RhythmDay, story: MarkStory) -> None:
        ahead, is_limit = next_text(strip, self._clock, is_automatic=day.is_automatic)
        if not is_limit and ahead == clock_time(strip.feed.next_at or 0, self._clock):
            ahead = fill(_tr("Next {time}"), time=ahead)
        usual = usual_text(story.hours, story.weekdays)
        self._text = CardContent(
            strip.feed_id,
            strip.feed.title,
            kind_text(mark),
            mark_text(mark, strip, story, self._clock),
            usual[:1].upper() + usual[1:],
            ahead[:1].upper() + ahead[1:],
            is_bad=mark.kind in _BAD,
        )
        self.written.emit(self._text)

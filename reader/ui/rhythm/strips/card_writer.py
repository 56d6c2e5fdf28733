"""Text of the card for a mark or return, and the query that fills it. GUI thread only."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from reader.domain.clock import Clock
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_mark import MarkStory, load_mark
from reader.reports.rhythm_presence import ReturnStory, load_return
from reader.reports.rhythm_strips import Mark, MarkKind, RhythmDay, Strip
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.text.rhythm.mark_text import MarkText, kind_text, mark_text
from reader.ui.text.rhythm.posting_times_text import usual_text
from reader.ui.text.rhythm.return_text import origin_text, return_text, soon_text, title_text
from reader.ui.text.rhythm.strips_text import next_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill

_tr = Translator("RhythmMarks")

Story = TypeVar("Story")
_BAD = {MarkKind.REFUSED, MarkKind.FAILED, MarkKind.LIMIT}
WIDTH, _RETURN_WIDTH = 262, 308


@dataclass(frozen=True, slots=True)
class CardContent:
    """Contents of the card; `is_bad` if the result is an error. Cards of returns have no feed."""

    feed_id: FeedId | None
    title: str
    kind: str
    text: MarkText
    usual: str
    ahead: str
    is_bad: bool = False

    @property
    def width(self) -> int:
        return fonts.scaled(WIDTH if self.feed_id is not None else _RETURN_WIDTH)

    def spoken(self) -> str:
        return " ".join(f"{content}." if not content.endswith(".") else content for content in self._parts() if content)

    def _parts(self) -> list[str]:
        return [f"{self.title}, {self.kind}", self.text.text, self.usual, self.ahead]


class CardWriter(QObject):
    """`written` carries the text of the mark requested last."""

    written = Signal(object)

    def __init__(self, clock: Clock, runner: QueryRunner, query: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._runner = runner
        self._query = query
        self._last: tuple[Strip, Mark] | Stay | None = None
        self._text: CardContent | None = None

    def write(self, strip: Strip, mark: Mark, day: RhythmDay) -> None:
        """Request the card of a mark; the last one is available at once."""
        now, offset = int(self._clock.now()), self._clock.utc_offset_seconds
        self._write(
            (strip, mark),
            lambda connection: load_mark(connection, strip.feed_id, mark.retrieval_id, now=now, utc_offset=offset),
            lambda story: self._mark_content(strip, mark, day, story),
        )

    def write_return(self, stay: Stay) -> None:
        """Request the card of a return, read again each time as responses may still arrive."""
        self._last = None
        now = int(self._clock.now())
        self._write(
            stay, lambda connection: load_return(connection, stay, now=now), lambda story: self._return_content(stay, story)
        )

    def _write(
        self, subject: tuple[Strip, Mark] | Stay, read: Callable[[ReadConnection], Story], make: Callable[[Story], CardContent]
    ) -> None:
        if self._last == subject and self._text is not None:
            self.written.emit(self._text)
            return
        self._last, self._text = subject, None

        def say(story: Story) -> None:
            self._text = make(story)
            self.written.emit(self._text)

        self._runner.run(self._query, read, say)

    def forget(self) -> None:
        """Cancel the request."""
        self._last = None
        self._runner.forget(self._query)

    def _return_content(self, stay: Stay, story: ReturnStory) -> CardContent:
        title, at = title_text(stay, self._clock), clock_time(stay.begins_at, self._clock)
        return CardContent(None, title, at, return_text(stay, story), origin_text(stay), soon_text(story))

    def _mark_content(self, strip: Strip, mark: Mark, day: RhythmDay, story: MarkStory) -> CardContent:
        ahead, is_limit = next_text(strip, self._clock, is_automatic=day.is_automatic)
        if not is_limit and ahead == clock_time(strip.feed.next_at or 0, self._clock):
            ahead = fill(_tr("Next {time}"), time=ahead)
        usual = usual_text(story.hours, story.weekdays)
        return CardContent(
            strip.feed_id,
            strip.feed.title,
            kind_text(mark),
            mark_text(mark, strip, story, self._clock),
            usual[:1].upper() + usual[1:],
            ahead[:1].upper() + ahead[1:],
            is_bad=mark.kind in _BAD,
        )

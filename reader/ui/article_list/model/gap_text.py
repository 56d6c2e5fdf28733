"""Text of gap markers: number of missing articles, available search, its progress. GUI thread only."""

from reader.domain.clock import Clock
from reader.domain.entry import Gap
from reader.domain.value_classes import dataclass
from reader.ui.article_list.model.list_items import GapMarker, tr
from reader.ui.text.languages import number_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import day_range
from reader.ui.text.translate import fill


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a search: page `page` of at most `pages`."""

    page: int
    pages: int


def gap_marker(gap: Gap, feed_title: str, clock: Clock, progress: Progress | None = None) -> GapMarker:
    days = day_range(gap.after_at, gap.near_at, clock)
    note, action = _search_text(gap, progress)
    return GapMarker(gap, fill(_lost_text(gap), days=days), feed_title, note, action)


def _lost_text(gap: Gap) -> str:
    if not gap.found:
        return tr("At least %n missing articles, {days}", gap.at_least)
    if not gap.at_least:
        return tr("%n missing articles found, more may be missing, {days}", gap.found)
    return fill(tr("{found}, at least %n still missing, {days}", gap.at_least), found=tr("%n missing articles found", gap.found))


def _search_text(gap: Gap, progress: Progress | None) -> tuple[str, str]:
    """Return status and action of the search for missing articles."""
    if progress is not None:
        page, pages = number_text(progress.page), number_text(progress.pages)
        return fill(tr("Searching page {page} of {pages}…"), page=page, pages=pages), tr("Cancel")
    if not gap.has_archive:
        return tr("The publisher has no archive."), ""
    if gap.problem is not None:
        return sentence(gap.problem), tr("Search again")
    if gap.searched_at is None:
        return "", tr("Find missing articles")
    if gap.next_url:
        return tr("The archive has more."), tr("Search further back")
    return tr("The archive has no more."), ""

"""Depth of the links that the user follows from articles, as shares of readings (Sia et al. 2007, figure 7).

Any thread. The paper counts the links followed to reach a page, by the browser's referrers. A feed reader knows where its own
begin: the article here, its page, a link in it, a link of an article that was reached from another.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.evidence import GLANCE_SECONDS
from reader.storage import opened_links
from reader.storage.connection import ReadConnection

DAYS = 90
DEPTHS = 4


@dataclass(frozen=True, slots=True)
class LinkDepths:
    """Articles read since the first recorded link, in the last ninety days, by the greatest depth: only here, the article's own
    page, a link in it, one of an article reached from it.

    `links` counts all that were opened.
    """

    articles: tuple[int, ...] = (0,) * DEPTHS
    links: int = 0

    @property
    def total(self) -> int:
        return sum(self.articles)


def load_link_depths(connection: ReadConnection, *, now: int) -> LinkDepths:
    """Load the depths; readings before the first recorded link are left out because their links are unknown."""
    since = now - DAYS * DAY_SECONDS
    counts = opened_links.articles_by_depth(connection, since, GLANCE_SECONDS)
    links = len(opened_links.opened_links(connection, since))
    return LinkDepths(tuple(counts.get(depth, 0) for depth in range(-1, DEPTHS - 1)), links)

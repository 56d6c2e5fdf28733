"""Divides the window's space among the panes, the article first. Pure; any thread."""

from dataclasses import replace

from reader.domain.value_classes import dataclass

LEAST_SIDEBAR_PX = 180
LEAST_LIST_PX = 280
LEAST_LIST_HIGH_PX, LEAST_ARTICLE_HIGH_PX = 160, 240
_LINE = 1


@dataclass(frozen=True, slots=True)
class Wish:
    """Sizes set by the user: `sidebar` and `list` in pixels (the list's height if it is above the article). `article` is the
    width left to it when the user widened the list, which limits its demand. 0: as needed.
    """

    sidebar: int
    list: int
    article: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """Widths the article asks for: `easy` with normal margins, `least` with hardly any."""

    easy: int
    least: int

    def bounded(self, wish: Wish) -> "Need":
        """Limit to the width the user left."""
        return Need(min(self.easy, wish.article), min(self.least, wish.article)) if wish.article else self


@dataclass(frozen=True, slots=True)
class Shares:
    """Pixels of each pane, 0 if hidden. `is_one`: there is room for either the list or the article."""

    sidebar: int
    list: int
    article: int
    is_one: bool = False


def side_by_side(room: int, wish: Wish, need: Need, *, has_sidebar: bool) -> Shares:
    """Divide the width, reducing in this order: list, sidebar (both to their minimum), sidebar hidden, list to its minimum,
    margins of the text, list hidden.
    """
    need = need.bounded(wish)
    if has_sidebar:
        narrowed = _narrowed(room, wish, need.easy, least_sidebar=LEAST_SIDEBAR_PX)
        if narrowed.article >= need.easy:
            return narrowed
    shares = _narrowed(room, replace(wish, sidebar=0), need.easy, least_sidebar=0)
    return shares if shares.article >= need.least else replace(shares, is_one=True)


def one_above_the_other(room: int, high: int, wish: Wish, need: Need, *, has_sidebar: bool) -> Shares:
    """Divide the space with the list above: it takes height, so only the sidebar gives up width. `list` and `article` are
    heights.
    """
    listed = min(wish.list, max(high - _LINE - LEAST_ARTICLE_HIGH_PX, LEAST_LIST_HIGH_PX))
    article = high - _LINE - listed
    sidebar = beside_one(room, wish, need.easy) if has_sidebar else 0
    return Shares(sidebar, listed, article, is_one=article < LEAST_ARTICLE_HIGH_PX)


def beside_one(room: int, wish: Wish, wanted: int) -> int:
    """Return the sidebar's width beside one pane of this width; 0 without room for both."""
    sidebar = min(wish.sidebar, max(room - _LINE - wanted, LEAST_SIDEBAR_PX))
    return sidebar if room - sidebar - _LINE >= wanted else 0


def _narrowed(room: int, wish: Wish, wanted: int, *, least_sidebar: int) -> Shares:
    sidebar, listed = wish.sidebar, wish.list
    lack = wanted - _rest(room, sidebar, listed)
    if lack > 0:
        given = min(lack, max(listed - LEAST_LIST_PX, 0))
        listed -= given
        sidebar -= min(lack - given, max(sidebar - least_sidebar, 0)) if least_sidebar else 0
    return Shares(sidebar, listed, _rest(room, sidebar, listed))


def _rest(room: int, sidebar: int, listed: int) -> int:
    return room - listed - _LINE - (sidebar + _LINE if sidebar else 0)

"""Presentation of the domain's marks: names, keys, icons and texts. GUI thread only."""

from collections.abc import Iterator, Mapping

from reader.domain.entry import Mark
from reader.domain.value_classes import dataclass
from reader.ui.text.translate import Translator

tr = Translator("Marks")


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """`toggle` is its action's name, with `text` and `key`; `title`, `icon` and `list_key` are those of its list; `word` is read
    aloud with an article. `row_icon` is drawn in `row_color` in rows. `empty`: why its list is empty, and how to fill it.
    """

    toggle: str
    text: str
    key: str
    title: str
    list_key: str
    word: str
    icon: str
    row_icon: str
    row_color: str
    empty: tuple[str, str]
    synonyms: str = ""
    list_synonyms: str = ""


STYLES: Mapping[Mark, MarkStyle] = {
    Mark.STARRED: MarkStyle(
        toggle="toggle_star",
        text="Star",
        key="S",
        title="Starred",
        list_key="G, S",
        word="starred",
        icon="star",
        row_icon="star_filled",
        row_color="star",
        empty=("No starred articles", "Press S on an article to star it."),
        synonyms="favourite, favorite, like, bookmark, save article, unstar",
        list_synonyms="favourites, favorites, bookmarks, saved articles",
    ),
    Mark.LATER: MarkStyle(
        toggle="toggle_later",
        text="Read later",
        key="L",
        title="Read later",
        list_key="G, L",
        word="read later",
        icon="later",
        row_icon="later",
        row_color="accent_text",
        empty=("Nothing to read later", "Press L on an article to save it here."),
        synonyms="save for later, bookmark, queue, pocket",
        list_synonyms="reading list, saved, queue",
    ),
}


def go_to(mark: Mark) -> str:
    return f"go_{mark}"


def texts() -> Iterator[str]:
    """Yield the texts translated here; actions, changes and synonyms are translated elsewhere."""
    for style in STYLES.values():
        yield from (style.text, style.title, style.word, *style.empty)

"""Selects the pictures of the open article for the viewer, with their captions and descriptions. GUI thread only."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from reader.domain.ids import EntryId
from reader.formats.article_blocks import Block, Paragraph, PictureBlock, TextKind
from reader.ui.article.document.picture_shelf import PLACEHOLDER_HEIGHT, ShelvedPicture, State
from reader.ui.article.page import ArticlePage
from reader.ui.article.viewer.viewed_picture import ViewedPicture


def viewed_pictures(page: ArticlePage, number: int) -> tuple[list[ViewedPicture], int]:
    """Return the pictures of one article in order and the index of the one with this number; the page may contain others."""
    page.finish()
    owner = owner_of(page, page.shelf.pictures[number])
    captions = dict(_captions(page.blocks))
    own = [(at, each) for at, each in enumerate(page.shelf.pictures) if owner_of(page, each) == owner]
    shelved = [(at, each) for at, each in own if at == number or _is_viewable(each)]
    pictures = [
        ViewedPicture(
            each.picture.url,
            owner,
            captions.get(each.picture.url, "") or each.picture.title,
            each.picture.alt,
            each.picture.link,
            each.path or (each.picture.url if each.picture.url.startswith("data:") else ""),
        )
        for _, each in shelved
    ]
    return pictures, next((place for place, (at, _) in enumerate(shelved) if at == number), 0)


def owner_of(page: ArticlePage, shelved: ShelvedPicture) -> EntryId:
    return shelved.entry_id or page.shelf.entry_id


def nearest_picture(page: ArticlePage) -> int | None:
    """Return the number of the first visible picture, else of the article's first; None if it has none."""
    page.finish()
    document, view = page.view.document(), page.view
    top = view.verticalScrollBar().value()
    viewable = [at for at, each in enumerate(page.shelf.pictures) if _is_viewable(each)]
    for at in viewable:
        area = document.documentLayout().blockBoundingRect(document.findBlock(page.shelf.pictures[at].position))
        if top <= area.bottom() and area.top() < top + view.viewport().height():
            return at
    return viewable[0] if viewable else None


def _is_viewable(shelved: ShelvedPicture) -> bool:
    """Return False for small inline pictures, stills of videos and tracking pixels."""
    is_unseen = shelved.state is State.FAILED and shelved.size.height() <= 1
    is_small = shelved.is_inline and shelved.size.height() < PLACEHOLDER_HEIGHT
    return not (shelved.picture.is_still or is_unseen or is_small)


def _captions(blocks: Sequence[Block]) -> Iterator[tuple[str, str]]:
    for block, following in pairwise(blocks):
        is_caption = isinstance(following, Paragraph) and following.kind is TextKind.CAPTION
        if isinstance(block, PictureBlock) and is_caption and isinstance(following, Paragraph):
            yield block.picture.url, "".join(run.text for run in following.runs)

"""Texts of the viewer: number of the picture, file, zoom, shortcuts. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QKeyCombination, QLocale, QSize, Qt
from PySide6.QtGui import QKeySequence

from reader.ui.article.viewer.viewed_picture import ViewedPicture
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, dotted, fill

tr = Translator("PictureViewer")


def heading(place: int, count: int, title: str) -> str:
    which = fill(tr("{number} of {count}"), number=number_text(place + 1), count=number_text(count))
    return dotted(which, " ".join(title.split()))


def file_line(picture: ViewedPicture, size: QSize, size_in_bytes: int) -> str:
    """Return file name, pixels and bytes as far as known."""
    parts = [picture.file_name]
    if not size.isEmpty():
        parts.append(f"{number_text(size.width())} × {number_text(size.height())}")  # noqa: RUF001 -- by so many
    if size_in_bytes:
        parts.append(QLocale().formattedDataSize(size_in_bytes, 0, QLocale.DataSizeFormat.DataSizeSIFormat))
    return dotted(*parts)


def zoom_text(zoom: float) -> str:
    return fill(tr("{percent} %"), percent=number_text(round(100 * zoom)))


def description_line(picture: ViewedPicture) -> str:
    """Return the description, unless it equals the caption."""
    said = " ".join(picture.description.split())
    if not said or said == " ".join(picture.caption.split()):
        return ""
    return fill(tr("Description: {text}"), text=said)


def spoken(place: int, count: int, picture: ViewedPicture) -> str:
    words = " ".join((picture.caption or picture.description).split())
    return ". ".join(part for part in (heading(place, count, ""), words) if part)


def key_groups(*, is_many: bool, is_animated: bool) -> Sequence[tuple[Sequence[str], str]]:
    """Return the shortcuts as key caps, each group with its action."""
    save, copy = (_shown(Qt.KeyboardModifier.ControlModifier | key) for key in (Qt.Key.Key_S, Qt.Key.Key_C))
    groups: list[tuple[Sequence[str], str]] = [(("←", "→"), tr("previous, next"))] if is_many else []
    groups += [(("+", "−"), tr("zoom")), (("0",), tr("fit")), (("1",), tr("actual size"))]  # noqa: RUF001 -- a minus sign
    groups += [((_shown(Qt.Key.Key_Space),), tr("play or pause"))] if is_animated else []
    groups += [((save,), tr("save")), ((copy,), tr("copy")), (("O",), tr("open original"))]
    return [*groups, ((_shown(Qt.Key.Key_Escape),), tr("close"))]


def _shown(keys: Qt.Key | QKeyCombination) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)

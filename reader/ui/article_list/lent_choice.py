"""Selection saved while a menu is open for another row, and its restoration. GUI thread only."""

from PySide6.QtCore import QItemSelection, QItemSelectionModel

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.ui.article_list.model.list_model import ListModel

_Flag = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class LentChoice:
    """Article of the menu, and the selection and current article before it."""

    about: EntryId
    ids: tuple[EntryId, ...]
    current: int | None


def choose_again(selection: QItemSelectionModel, model: ListModel, lent: LentChoice) -> None:
    """Restore the saved selection as far as its articles are still in the list."""
    rows = [row for each in lent.ids if (row := model.row_of(each)) is not None]
    chosen = QItemSelection()
    for row in rows:
        chosen.select(model.index(row, 0), model.index(row, 0))
    current = model.row_of(lent.current) if lent.current is not None else None
    if current is None:
        selection.clearCurrentIndex()
    else:
        selection.setCurrentIndex(model.index(current, 0), _Flag.NoUpdate)
    selection.select(chosen, _Flag.ClearAndSelect | _Flag.Rows)

"""Tables in articles: thin rules, no boxes, alignment as in the markup. GUI thread only."""

from dataclasses import replace
from itertools import islice
from typing import Protocol

from PySide6.QtGui import QTextCursor, QTextFrameFormat, QTextLength, QTextTable, QTextTableCellFormat, QTextTableFormat

from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import Block, Cell, Paragraph, Style, Table
from reader.ui.article.document import styles
from reader.ui.article.document.styles import Property, Role, Styles
from reader.ui.look import scripts

MANY_COLUMNS = 5
VERY_MANY_COLUMNS = 9
FITTING_COLUMNS = 12
MAX_PART_CELLS = 120
_LEAST_COLUMN_PX = 52
_SMALL = Role(14, 21, below=0)
_TINY = Role(11, 15, face="ui", below=0)
_PAD_X, _PAD_Y = 8, 6
_NARROW_PAD_X = 4
_TELLING_RUNS = 8


class CellWriter(Protocol):
    styles: Styles
    width: int

    def write_cell(self, blocks: tuple[Block, ...], role: Role, width: int) -> None: ...


@dataclass(frozen=True, slots=True)
class TablePart:
    """Some rows of a table. `shares` are column widths in percent if the parts of a table must agree. As Qt lays out columns only
    from left to right, `is_mirrored` reverses their order.
    """

    table: Table
    shares: tuple[float, ...] = ()
    is_last: bool = True
    is_continued: bool = False
    is_mirrored: bool = False


def table_parts(block: Table) -> list[TablePart]:
    """Split a large table into parts that join seamlessly, as laying out cells takes time."""
    step = max(1, MAX_PART_CELLS // block.columns)
    is_mirrored = _is_right_to_left(block)
    if len(block.rows) <= step:
        return [TablePart(block, is_mirrored=is_mirrored)]
    shares = _shares(block)[:: -1 if is_mirrored else 1]
    starts = range(0, len(block.rows), step)
    return [TablePart(_rows(block, at, step), shares, at == starts[-1], bool(at), is_mirrored) for at in starts]


def _is_right_to_left(block: Table) -> bool:
    """Return the direction from the markup, else from the first directional letter in the first cells."""
    runs = (run.text for row in block.rows for cell in row for inner in cell.blocks for run in getattr(inner, "runs", ()))
    return scripts.is_right_to_left(" ".join(islice(runs, _TELLING_RUNS)), block.dir)


def _rows(block: Table, at: int, step: int) -> Table:
    rows = block.rows[at : at + step]
    kept = tuple(tuple(replace(cell, row_span=min(cell.row_span, len(rows) - n)) for cell in row) for n, row in enumerate(rows))
    return replace(block, rows=kept)


def _shares(block: Table) -> tuple[float, ...]:
    """Return column shares by longest text, within limits that protect the other columns."""
    longest = [4.0] * block.columns
    for row in block.rows:
        for cell in row:
            text = sum(len(run.text) for inner in cell.blocks for run in getattr(inner, "runs", ()))
            longest[cell.column] = max(longest[cell.column], min(text / cell.column_span, 60))
    return tuple(100 * share / sum(longest) for share in longest)


def insert_table(builder: CellWriter, cursor: QTextCursor, part: TablePart) -> QTextTable:
    """Insert a table at the cursor, which is left inside it."""
    block = part.table
    made = QTextTableFormat()
    made.setBorder(0)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    made.setCellPadding(0)
    made.setCellSpacing(0)
    made.setTopMargin(0)
    made.setBottomMargin(styles.PARAGRAPH_GAP if part.is_last else 0)
    made.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, share) for share in part.shares])
    made.setLeftMargin(block.quote * styles.QUOTE_PX + block.indent * styles.INDENT_PX)
    made.setWidth(_width(block.columns))
    made.setHeaderRowCount(0)
    if part.is_continued:
        made.setProperty(Property.GOES_ON, True)  # noqa: FBT003 -- a property of the table
    if part.is_mirrored:
        made.setProperty(Property.MIRRORED, True)  # noqa: FBT003 -- a property of the table
    table = cursor.insertTable(len(block.rows), block.columns, made)
    role = _role(block.columns)
    width = max(40, (builder.width - 2 * _PAD_X * block.columns) // block.columns)
    for number, row in enumerate(block.rows):
        for cell in row:
            placed = replace(cell, column=block.columns - cell.column - cell.column_span) if part.is_mirrored else cell
            is_first = cell.column == 0
            _fill(builder, cursor, table, number, placed, _CellStyle(role, width, is_first, part.is_mirrored))
    return table


def is_wide(part: TablePart) -> bool:
    """Return True if a table may be wider than the column, so that the page must scroll sideways."""
    return part.table.columns > FITTING_COLUMNS


def _width(columns: int) -> QTextLength:
    """Return the column width; wider tables scroll the page sideways."""
    if columns > FITTING_COLUMNS:
        return QTextLength(QTextLength.Type.FixedLength, columns * _LEAST_COLUMN_PX)
    return QTextLength(QTextLength.Type.PercentageLength, 100)


def _role(columns: int) -> Role:
    if columns >= VERY_MANY_COLUMNS:
        return _TINY
    return _SMALL if columns >= MANY_COLUMNS else styles.CELL


@dataclass(frozen=True, slots=True)
class _CellStyle:
    """Style of a cell; the first cell of a row is aligned with the text."""

    role: Role
    width: int
    is_first: bool
    is_mirrored: bool

    def paddings(self) -> tuple[int, int]:
        pad = _NARROW_PAD_X if self.role is _TINY else _PAD_X
        before = 0 if self.is_first else pad
        return (pad, before) if self.is_mirrored else (before, pad)


def _fill(builder: CellWriter, cursor: QTextCursor, table: QTextTable, row: int, cell: Cell, style: _CellStyle) -> None:
    if cell.row_span > 1 or cell.column_span > 1:
        table.mergeCells(row, cell.column, cell.row_span, cell.column_span)
    place = table.cellAt(row, cell.column)
    made = QTextTableCellFormat()
    left, right = style.paddings()
    made.setTopPadding(_PAD_Y - 2)
    made.setBottomPadding(_PAD_Y + 1)
    made.setLeftPadding(left)
    made.setRightPadding(right)
    made.setBottomBorder(1)
    made.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBottomBorderBrush(builder.styles.line_color(strong=cell.is_header))
    made.setVerticalAlignment(QTextTableCellFormat.VerticalAlignment.AlignTop)
    if cell.is_header:
        made.setProperty(Property.HEADER, True)  # noqa: FBT003 -- a property of the cell
    place.setFormat(made)
    cursor.setPosition(place.firstPosition())
    builder.write_cell(_content(cell), style.role, style.width * cell.column_span)


def _content(cell: Cell) -> tuple[Block, ...]:
    """Return a cell's blocks with bold headers and the cell's alignment."""
    return tuple(_as_in_cell(block, cell) if isinstance(block, Paragraph) else block for block in cell.blocks)


def _as_in_cell(block: Paragraph, cell: Cell) -> Paragraph:
    runs = block.runs
    if cell.is_header:
        runs = tuple(replace(run, style=run.style | Style.BOLD) for run in runs)
    return replace(block, runs=runs, align=block.align or cell.align)

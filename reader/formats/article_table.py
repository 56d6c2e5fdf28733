"""Collects the cells of one table and places them on a grid of bounded size."""

from dataclasses import field, replace

from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import Block, Cell, Table

MAX_COLUMNS = 40


@dataclass(slots=True)
class OpenTable:
    """A table being read. Cells come with the spans the markup gives; `collect` places them."""

    rows: list[list[Cell]] = field(default_factory=list)
    is_grid: bool = False

    def start_row(self) -> None:
        """Begin a row, reusing an empty previous one."""
        if not self.rows or self.rows[-1]:
            self.rows.append([])

    def add_cell(self, cell: Cell) -> None:
        """Add a cell, starting a row if the markup did not."""
        if not self.rows:
            self.rows.append([])
        self.rows[-1].append(cell)

    def collect(self, cells_left: int) -> tuple[list[Block], int]:
        """Return the table first and the number of grid cells it uses, or only its content if it has one column, is empty or
        exceeds the budget.
        """
        rows = [row for row in self.rows if row]
        if all(len(row) == 1 for row in rows):
            return [block for row in rows for cell in row for block in cell.blocks], 0
        placed, columns = _place(rows)
        kept = min(len(placed), cells_left // columns)
        surplus: list[Block] = [block for row in placed[kept:] for cell in row for block in cell.blocks]
        grid = tuple(tuple(_within(cell, at, kept) for cell in row) for at, row in enumerate(placed[:kept]))
        if not grid:
            return surplus, len(placed) * columns
        self.is_grid = True
        return [Table(rows=grid, columns=columns), *surplus], len(placed) * columns


def _within(cell: Cell, row: int, rows: int) -> Cell:
    return replace(cell, row_span=min(cell.row_span, rows - row))


def _place(rows: list[list[Cell]]) -> tuple[list[list[Cell]], int]:
    """Assign each cell a column, skipping spans from above; cells beyond the last column join the last cell."""
    occupied_until = [0] * MAX_COLUMNS
    placed: list[list[Cell]] = []
    columns = 1
    for at, row in enumerate(rows):
        out: list[Cell] = []
        column = 0
        for cell in row:
            while column < MAX_COLUMNS and occupied_until[column] > at:
                column += 1
            if column >= MAX_COLUMNS:
                out = _joined(out, cell)
                continue
            span = _free_columns(occupied_until, column, cell.column_span, at)
            row_span = max(1, min(cell.row_span, len(rows) - at))
            occupied_until[column : column + span] = [at + row_span] * span
            out.append(replace(cell, column=column, column_span=span, row_span=row_span))
            column += span
            columns = max(columns, column)
        placed.append(out)
    return placed, columns


def _free_columns(occupied_until: list[int], column: int, wanted: int, row: int) -> int:
    span = 1
    while span < wanted and column + span < MAX_COLUMNS and occupied_until[column + span] <= row:
        span += 1
    return span


def _joined(row: list[Cell], surplus: Cell) -> list[Cell]:
    if not row:
        return [surplus]
    return [*row[:-1], replace(row[-1], blocks=row[-1].blocks + surplus.blocks)]

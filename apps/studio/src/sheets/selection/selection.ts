/** Indexes of a cell among the rows and the visible columns. */
export interface Point {
  readonly row: number;
  readonly column: number;
}

/** The extent of a selection: cells between two points, or whole rows or columns. */
export type SelectionSpan = 'cells' | 'rows' | 'columns';

/** A range between two points, and the active cell in it, which is edited and read out. */
export interface Selection {
  readonly active: Point;
  readonly anchor: Point;
  /** The end that the keyboard moves. */
  readonly focus: Point;
  readonly span: SelectionSpan;
}

/** A rectangle of cells; both ends belong to it. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export function selectCell(point: Point): Selection {
  return { active: point, anchor: point, focus: point, span: 'cells' };
}

export function selectAll({ active }: Selection, { rows, columns }: GridSize): Selection {
  const focus = { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) };
  return { active, anchor: { row: 0, column: 0 }, focus, span: 'cells' };
}

export function selectRows(from: number, to: number, column = 0): Selection {
  const anchor = { row: from, column };
  return { active: anchor, anchor, focus: { row: to, column }, span: 'rows' };
}

export function selectColumns(from: number, to: number, row = 0): Selection {
  const anchor = { row, column: from };
  return { active: anchor, anchor, focus: { row, column: to }, span: 'columns' };
}

export function rangeOf({ anchor, focus, span }: Selection, size: GridSize): Range {
  const lastRow = Math.max(0, size.rows - 1);
  const lastColumn = Math.max(0, size.columns - 1);
  return {
    top: span === 'columns' ? 0 : Math.min(anchor.row, focus.row),
    bottom: span === 'columns' ? lastRow : Math.min(lastRow, Math.max(anchor.row, focus.row)),
    left: span === 'rows' ? 0 : Math.min(anchor.column, focus.column),
    right: span === 'rows' ? lastColumn : Math.min(lastColumn, Math.max(anchor.column, focus.column)),
  };
}

export function isInRange({ top, bottom, left, right }: Range, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function cellsIn({ top, bottom, left, right }: Range): number {
  return (bottom - top + 1) * (right - left + 1);
}

export interface GridStep {
  readonly rows: number;
  readonly columns: number;
}

/** Moves the cursor; with `extend` the other end of the range stays. */
export function move(selection: Selection, step: GridStep, size: GridSize, extend: boolean): Selection {
  const from = extend ? selection.focus : selection.active;
  return moveTo(selection, { row: from.row + step.rows, column: from.column + step.columns }, size, extend);
}

export function moveTo(selection: Selection, target: Point, size: GridSize, extend: boolean): Selection {
  const focus = clamp(target, size);
  return extend ? { ...selection, focus } : selectCell(focus);
}

export function clamp({ row, column }: Point, { rows, columns }: GridSize): Point {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

/**
 * Returns where Ctrl and an arrow lead, as in spreadsheets: to the last cell with content before an empty one,
 * otherwise to the next cell with content, otherwise to the edge.
 */
export function edgeFrom(from: Point, step: GridStep, size: GridSize, isEmpty: (point: Point) => boolean): Point {
  const next = (point: Point): Point => ({ row: point.row + step.rows, column: point.column + step.columns });
  const isInside = ({ row, column }: Point) => row >= 0 && row < size.rows && column >= 0 && column < size.columns;
  let point = next(from);
  if (!isInside(point)) return from;
  const isInContent = !isEmpty(from) && !isEmpty(point);
  while (isInside(next(point)) && (isInContent ? !isEmpty(next(point)) : isEmpty(point))) point = next(point);
  return point;
}

/** Returns the next cell for Tab or Enter: within a larger range from cell to cell, otherwise one further. */
export function advance(selection: Selection, size: GridSize, by: 'row' | 'column', back: boolean): Selection {
  const range = rangeOf(selection, size);
  const { active } = selection;
  const sign = back ? -1 : 1;
  if (cellsIn(range) === 1) {
    const step = by === 'row' ? { rows: sign, columns: 0 } : { rows: 0, columns: sign };
    return move(selection, step, size, false);
  }
  const width = range.right - range.left + 1;
  const height = range.bottom - range.top + 1;
  const count = width * height;
  const row = active.row - range.top;
  const column = active.column - range.left;
  const index = by === 'row' ? column * height + row : row * width + column;
  const next = (index + sign + count) % count;
  const point =
    by === 'row'
      ? { row: range.top + (next % height), column: range.left + Math.floor(next / height) }
      : { row: range.top + Math.floor(next / width), column: range.left + (next % width) };
  return { ...selection, active: point };
}

interface Listed {
  readonly id: number;
}

/** Rows and visible columns that a selection refers to. */
export interface Axes {
  readonly rows: readonly Listed[];
  readonly columns: readonly Listed[];
}

/** Returns the selection of the same cells after rows or columns were added, removed or moved. */
export function followItems(selection: Selection, before: Axes, after: Axes): Selection {
  const rowIndex = indexer(before.rows, after.rows);
  const columnIndex = indexer(before.columns, after.columns);
  const size = { rows: after.rows.length, columns: after.columns.length };
  const follow = ({ row, column }: Point) => clamp({ row: rowIndex(row), column: columnIndex(column) }, size);
  const { active, anchor, focus, span } = selection;
  return { active: follow(active), anchor: follow(anchor), focus: follow(focus), span };
}

/** A removed item is replaced by the one that has its index now. */
function indexer(before: readonly Listed[], after: readonly Listed[]): (index: number) => number {
  if (before === after) return (index) => index;
  return (index) => {
    const id = before[index]?.id;
    if (id === undefined || after[index]?.id === id) return index;
    const found = after.findIndex((item) => item.id === id);
    return found < 0 ? index : found;
  };
}

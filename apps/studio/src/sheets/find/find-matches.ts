import type { VisibleSheet } from '../clipboard/range-writes.js';
import { isWritable } from '../clipboard/range-writes.js';
import { indexOf } from '../data/sheet-data.js';
import type { EditedCell } from '../edits/edit-queue.js';
import type { Range } from '../selection/selection.js';

/** A text that is searched for in the values of cells. */
export interface SearchedText {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

/** A cell that contains the text. */
export interface CellMatch {
  readonly rowId: number;
  readonly columnId: number;
  readonly cellId: number;
  /** Indexes of the row and of the visible column. */
  readonly row: number;
  readonly column: number;
}

/** Returns the visible cells of a range that contain the text, by row and column. */
export function matchesIn({ sheet, columns }: VisibleSheet, range: Range, query: SearchedText): CellMatch[] {
  if (query.text === '') return [];
  const contains = finder(query);
  const chosen = columns
    .map((column, index) => ({ index, columnId: column.id, at: indexOf(sheet.columns, column.id) }))
    .slice(range.left, range.right + 1);
  const matches: CellMatch[] = [];
  for (let row = range.top; row <= range.bottom && row < sheet.rows.length; row++) {
    const { id: rowId, cells } = sheet.rows[row]!;
    for (const { index, columnId, at } of chosen) {
      const cell = cells[at];
      if (cell && cell.value !== '' && contains(cell.value)) {
        matches.push({ rowId, columnId, cellId: cell.id, row, column: index });
      }
    }
  }
  return matches;
}

/** Returns a test for the text; without its case it compares character by character. */
function finder({ text, isCaseSensitive }: SearchedText): (value: string) => boolean {
  if (isCaseSensitive) return (value) => value.includes(text);
  const pattern = patternOf(text, 'iu');
  return (value) => pattern.test(value);
}

function patternOf(text: string, flags: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), flags);
}

/** Returns a value with each occurrence of the text replaced. */
export function replacedIn(value: string, { text, isCaseSensitive }: SearchedText, replacement: string): string {
  if (text === '') return value;
  return value.replaceAll(patternOf(text, isCaseSensitive ? 'gu' : 'giu'), () => replacement);
}

/** Returns the edits that replace the text in these cells; cells that would not change are left out. */
export function replacementsIn(
  { sheet, columns }: VisibleSheet,
  matches: readonly CellMatch[],
  query: SearchedText,
  replacement: string,
): EditedCell[] {
  const writable = new Set(columns.filter(isWritable).map(({ id }) => id));
  return matches.flatMap(({ rowId, columnId, cellId, row }) => {
    const before = sheet.rows[row]?.cells[indexOf(sheet.columns, columnId)]?.value;
    if (before === undefined || !writable.has(columnId)) return [];
    const value = replacedIn(before, query, replacement);
    return value === before ? [] : [{ cellId, rowId, columnId, value, before }];
  });
}

/** Returns the index of the match at a cell, otherwise of the first one behind it; 0 behind the last one. */
export function matchFrom(
  matches: readonly CellMatch[],
  { row, column }: { readonly row: number; readonly column: number },
) {
  const index = matches.findIndex((match) => match.row > row || (match.row === row && match.column >= column));
  return Math.max(0, index);
}

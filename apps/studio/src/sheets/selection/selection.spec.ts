import { describe, expect, it } from '@jest/globals';
import {
  advance,
  edgeFrom,
  followItems,
  move,
  rangeOf,
  selectAll,
  selectCell,
  selectColumns,
  selectRows,
  type Selection,
} from './selection.js';

const size = { rows: 5, columns: 4 };
const at = (row: number, column: number) => ({ row, column });
const down = { rows: 1, columns: 0 };
const right = { rows: 0, columns: 1 };

describe('selection', () => {
  it('moves the cursor and stops at the edges', () => {
    expect(move(selectCell(at(1, 1)), down, size, false).active).toEqual(at(2, 1));
    expect(move(selectCell(at(4, 1)), down, size, false).active).toEqual(at(4, 1));
  });

  it('extends a range in both directions around its anchor', () => {
    const extended = move(move(selectCell(at(2, 2)), down, size, true), right, size, true);
    expect(rangeOf(extended, size)).toEqual({ top: 2, bottom: 3, left: 2, right: 3 });
    expect(extended.active).toEqual(at(2, 2));
    const up = move(selectCell(at(2, 2)), { rows: -2, columns: 0 }, size, true);
    expect(rangeOf(up, size)).toEqual({ top: 0, bottom: 2, left: 2, right: 2 });
  });

  it('covers whole rows, whole columns and everything', () => {
    expect(rangeOf(selectRows(3, 1), size)).toEqual({ top: 1, bottom: 3, left: 0, right: 3 });
    expect(rangeOf(selectColumns(1, 2), size)).toEqual({ top: 0, bottom: 4, left: 1, right: 2 });
    expect(rangeOf(selectAll(selectCell(at(2, 2)), size), size)).toEqual({ top: 0, bottom: 4, left: 0, right: 3 });
  });

  it('goes from cell to cell within a range, and around at its end', () => {
    const range: Selection = { active: at(1, 2), anchor: at(0, 1), focus: at(1, 2), span: 'cells' };
    const next = advance(range, size, 'column', false);
    expect(next.active).toEqual(at(0, 1));
    expect(rangeOf(next, size)).toEqual({ top: 0, bottom: 1, left: 1, right: 2 });
    expect(advance(next, size, 'row', false).active).toEqual(at(1, 1));
    expect(advance(next, size, 'row', true).active).toEqual(at(1, 2));
  });
});

describe('jump to an edge', () => {
  const filled = (rows: readonly number[]) => (point: { row: number }) => !rows.includes(point.row);
  const from = (row: number, rows: readonly number[]) =>
    edgeFrom(at(row, 0), down, { rows: 9, columns: 1 }, filled(rows)).row;

  it('ends at the last cell with content before an empty one', () => expect(from(0, [0, 1, 2, 5])).toBe(2));
  it('leaps over empty cells to the next content', () => expect(from(2, [0, 1, 2, 5])).toBe(5));
  it('ends at the edge when nothing follows', () => expect(from(5, [0, 1, 2, 5])).toBe(8));
  it('stays at the edge', () => expect(from(8, [])).toBe(8));
});

describe('selection after changes by others', () => {
  const axes = (rows: readonly number[]) => ({ rows: rows.map((id) => ({ id })), columns: [{ id: 1 }, { id: 2 }] });

  it('follows the selected cell when rows are added above it or moved', () => {
    expect(followItems(selectCell(at(1, 1)), axes([10, 11, 12]), axes([9, 10, 11, 12])).active).toEqual(at(2, 1));
    expect(followItems(selectCell(at(0, 1)), axes([10, 11, 12]), axes([11, 12, 10])).active).toEqual(at(2, 1));
  });

  it('stays at its index when its row was deleted, and inside the sheet', () => {
    expect(followItems(selectCell(at(1, 1)), axes([10, 11, 12]), axes([10, 12])).active).toEqual(at(1, 1));
    expect(followItems(selectCell(at(2, 0)), axes([10, 11, 12]), axes([10])).active).toEqual(at(0, 0));
  });
});

import { describe, expect, it } from '@jest/globals';
import { edgesOf, gapAt, pointAt } from './grid-geometry.js';
import { HEADER_HEIGHT, ROW_HEADER_WIDTH } from './grid-sizes.js';

const geometry = { rowHeight: 30, rowCount: 4, edges: edgesOf([100, 50]) };
const x = (inColumns: number) => ROW_HEADER_WIDTH + inColumns;
const y = (inRows: number) => HEADER_HEIGHT + inRows;

describe('positions in the grid', () => {
  it('belong to the cell under them, and beyond the edges to the next one', () => {
    expect(pointAt(geometry, x(99), y(29))).toEqual({ row: 0, column: 0 });
    expect(pointAt(geometry, x(100), y(30))).toEqual({ row: 1, column: 1 });
    expect(pointAt(geometry, 0, 0)).toEqual({ row: 0, column: 0 });
    expect(pointAt(geometry, x(900), y(900))).toEqual({ row: 3, column: 1 });
  });

  it('drop in front of the row or column whose middle is behind them', () => {
    expect(gapAt(geometry, 'rows', 0, y(14))).toBe(0);
    expect(gapAt(geometry, 'rows', 0, y(16))).toBe(1);
    expect(gapAt(geometry, 'rows', 0, y(900))).toBe(4);
    expect(gapAt(geometry, 'columns', x(49), 0)).toBe(0);
    expect(gapAt(geometry, 'columns', x(51), 0)).toBe(1);
    expect(gapAt(geometry, 'columns', x(900), 0)).toBe(2);
  });
});

import { expect, it } from '@jest/globals';
import type { GridRow, SheetData } from '../data/sheet-data.js';
import { modelRowOf, rowsOfRequest } from './model-row.js';

const row = (id: number, layers: readonly number[] = [0]): GridRow => ({
  id,
  cells: layers.map((count, index) => ({ id: id * 10 + index, value: '', layers: count })),
});
const sheet = (rows: readonly GridRow[], columns = 1): SheetData => ({
  id: 1,
  title: 'Sheet',
  columns: Array.from({ length: columns }, (_, id) => ({
    id,
    title: `${id}`,
    type: 'text',
    role: 'ingredient',
    attributes: {},
  })),
  rows,
});
const idOf = (data: SheetData, position?: number) => modelRowOf(data, position)?.id;

it('a new row is like the one above it, and the first one like the first one before', () => {
  const three = sheet([row(1), row(2), row(3)]);
  expect([undefined, 3, 2, 1, 0].map((position) => idOf(three, position))).toEqual([3, 3, 2, 1, 1]);
  expect(idOf(sheet([]))).toBeUndefined();
});

it('a request adds at most as many rows as it can have cells and layers', () => {
  expect(rowsOfRequest(sheet([row(1)], 20), row(1))).toBe(1000);
  expect(rowsOfRequest(sheet([], 100), row(1, [0, 100]))).toBe(100);
  expect(rowsOfRequest(sheet([]), undefined)).toBe(1000);
  expect(rowsOfRequest(sheet([], 0), undefined)).toBe(1000);
});

import { expect, it } from '@jest/globals';
import type { GridCell, GridColumn } from '../data/sheet-data.js';
import { cellName } from './cell-name.js';

const column = (type: GridColumn['type'], role: GridColumn['role'] = 'ingredient'): GridColumn => ({
  id: 1,
  title: 'LINE',
  type,
  role,
  attributes: {},
});
const cell = (more: Partial<GridCell> = {}): GridCell => ({ id: 1, value: '', layers: 0, ...more });
const name = (each: GridCell | undefined, of = column('text')) =>
  cellName({ cell: each, column: of, row: 2, state: undefined, streamed: undefined });

it('names the column, the row and the content of a cell', () => {
  expect(name(cell({ value: 'Breathe' }))).toBe('LINE, row 3: Breathe');
  expect(name(cell())).toBe('LINE, row 3: empty');
  expect(name(undefined)).toBe('LINE, row 3: empty');
});

it('says what a cell shows that has no text', () => {
  const selected = { id: 1, status: 'completed' as const, progress: 1, previewUrl: 'picture' };
  expect(name(cell({ selected }), column('image'))).toBe('LINE, row 3: Picture');
  expect(name(cell({ layers: 2 }), column('video', 'final_video'))).toBe('LINE, row 3: Not rendered yet');
  expect(name(cell({ layers: 2 }), column('video'))).toBe('LINE, row 3: 2 layers');
});

it('says the state, and the text while it is written', () => {
  const named = { cell: cell({ value: 'Old' }), column: column('text'), row: 0 };
  expect(cellName({ ...named, state: { kind: 'working', percent: 0 }, streamed: 'New' })).toBe(
    'LINE, row 1: New. Generating',
  );
  expect(cellName({ ...named, state: { kind: 'working', percent: 0 }, streamed: 'New.' })).toBe(
    'LINE, row 1: New. Generating',
  );
});

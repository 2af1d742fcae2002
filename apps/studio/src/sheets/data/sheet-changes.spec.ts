import { describe, expect, it } from '@jest/globals';
import type { CellView, ChangesView, ColumnView, RowView } from '@reelsheet/client';
import { sheetWith } from '../testing/sheet-fixture.js';
import { withChanges } from './sheet-changes.js';

const page = (more: Partial<ChangesView>): ChangesView => ({
  version: 2,
  title: 'Autumn',
  changes: [],
  next_cursor: null,
  row_ids: null,
  column_ids: null,
  rows: [],
  columns: [],
  cells: [],
  ...more,
});
const cell = (id: number, rowId: number, columnId: number, value: string): CellView => ({
  id,
  spreadsheet_row_id: rowId,
  spreadsheet_column_id: columnId,
  value,
  additional_attributes: {},
  cell_role: 'content',
  default_user_job: null,
  user_jobs: [],
  video_layers: [],
  created_at_ts: 0,
  updated_at_ts: 0,
});
const row = (id: number, cells: CellView[]): RowView => ({
  id,
  position: 0,
  additional_attributes: {},
  spreadsheet_cells: cells,
  created_at_ts: 0,
  updated_at_ts: 0,
});
const shown = (change: Partial<ChangesView>) => {
  const sheet = withChanges(
    sheetWith([
      ['a', 'b'],
      ['c', 'd'],
    ]),
    page(change),
  );
  return sheet.rows.map(({ cells }) => cells.map((item) => item?.value));
};

describe('changes by others', () => {
  it('replaces cells and the title', () => {
    expect(shown({ cells: [cell(1004, 102, 2, 'x')] })).toEqual([
      ['a', 'b'],
      ['c', 'x'],
    ]);
    expect(withChanges(sheetWith([]), page({})).title).toBe('Autumn');
  });

  it('adds rows where they belong, whatever the order of their cells', () => {
    const added = row(103, [cell(2002, 103, 2, 'f'), cell(2001, 103, 1, 'e')]);
    expect(shown({ rows: [added], row_ids: [101, 103, 102] })).toEqual([
      ['a', 'b'],
      ['e', 'f'],
      ['c', 'd'],
    ]);
  });

  it('removes and moves rows', () => {
    const changes: ChangesView['changes'] = [{ kind: 'row', id: 101, change: 'deleted' }];
    expect(shown({ changes })).toEqual([['c', 'd']]);
    expect(shown({ row_ids: [102, 101] })).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });

  it('removes, moves and renames columns', () => {
    const changes: ChangesView['changes'] = [{ kind: 'column', id: 1, change: 'deleted' }];
    expect(shown({ changes })).toEqual([['b'], ['d']]);
    expect(shown({ column_ids: [2, 1] })).toEqual([
      ['b', 'a'],
      ['d', 'c'],
    ]);
    const renamed = { id: 2, title: 'Hook', type: 'text', column_role: 'script', additional_attributes: {} };
    const sheet = withChanges(sheetWith([['a', 'b']]), page({ columns: [renamed as unknown as ColumnView] }));
    expect(sheet.columns.map(({ title }) => title)).toEqual(['Column 1', 'Hook']);
  });
});

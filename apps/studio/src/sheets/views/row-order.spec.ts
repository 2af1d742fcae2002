import { describe, expect, it } from '@jest/globals';
import { withValues } from '../data/sheet-data.js';
import { sheetWith } from '../testing/sheet-fixture.js';
import { numberIn, rowsOfView } from './row-order.js';
import { applied, isOutdated, shownSheet } from './shown-rows.js';
import { ALL_ROWS, type ViewedRows, type FilterCondition, type ViewSort } from './sheet-view-definition.js';

const values = ['Clip 10', 'clip 9', '', '1,200 views', 'Zebra'];
const sheet = sheetWith(values.map((value, index) => [value, String(index % 2)]));
const shown = (view: Partial<ViewedRows>) =>
  rowsOfView(sheet, { ...ALL_ROWS, ...view }).map(({ cells }) => cells[0]!.value);
const filtered = (condition: FilterCondition, value = '') => shown({ filters: [{ column_id: 1, condition, value }] });
const sorted = (by: ViewSort['by'], descending = false) => shown({ sorts: [{ column_id: 1, by, descending }] });

describe('rows of a view', () => {
  it('are those that meet the conditions', () => {
    expect(filtered('contains', 'CLIP')).toEqual(['Clip 10', 'clip 9']);
    expect(filtered('contains_not', 'clip')).toEqual(['', '1,200 views', 'Zebra']);
    expect(filtered('equals', 'zebra')).toEqual(['Zebra']);
    expect(filtered('equals_not', 'zebra')).toHaveLength(4);
    expect(filtered('is_empty')).toEqual(['']);
    expect(filtered('is_not_empty')).toHaveLength(4);
    expect(filtered('is_greater', '9')).toEqual(['Clip 10', '1,200 views']);
    expect(filtered('is_less', '10')).toEqual(['clip 9']);
    expect(filtered('is_less', 'nothing')).toEqual([]);
  });

  it('meet all conditions, or any of them', () => {
    const filters = [
      { column_id: 1, condition: 'contains' as const, value: 'clip' },
      { column_id: 2, condition: 'equals' as const, value: '0' },
    ];
    expect(shown({ filters })).toEqual(['Clip 10']);
    expect(shown({ filters, match: 'any' })).toEqual(['Clip 10', 'clip 9', '', 'Zebra']);
  });

  it('are sorted as texts, natural texts and numbers, with empty values last', () => {
    expect(sorted('text')).toEqual(['1,200 views', 'Clip 10', 'clip 9', 'Zebra', '']);
    expect(sorted('natural')).toEqual(['1,200 views', 'clip 9', 'Clip 10', 'Zebra', '']);
    expect(sorted('number', true)).toEqual(['1,200 views', 'Clip 10', 'clip 9', '', 'Zebra']);
    expect(sorted('text', true).at(-1)).toBe('');
  });

  it('are sorted by further columns where values are equal', () => {
    const sorts = [
      { column_id: 2, by: 'number' as const, descending: true },
      { column_id: 1, by: 'natural' as const, descending: false },
    ];
    expect(shown({ sorts })).toEqual(['1,200 views', 'clip 9', 'Clip 10', 'Zebra', '']);
  });

  it('do not depend on columns that are gone', () => {
    const filters = [{ column_id: 99, condition: 'is_empty' as const, value: '' }];
    expect(shown({ filters, sorts: [{ column_id: 99, by: 'text', descending: false }] })).toEqual(values);
  });
});

it('finds the first number of a text', () => {
  expect(['-3 °C', '1,200.5', 'a .5', 'none'].map(numberIn)).toEqual([-3, 1200.5, 0.5, undefined]);
});

describe('an applied view', () => {
  const view: ViewedRows = { ...ALL_ROWS, filters: [{ column_id: 1, condition: 'contains', value: 'clip' }] };
  const rowIds = (of: typeof sheet) => of.rows.map(({ id }) => id);

  it('keeps its rows while their values change, until it is applied again', () => {
    const now = applied(sheet, view);
    const { id: rowId, cells } = sheet.rows[0]!;
    const edited = withValues(sheet, [{ rowId, columnId: 1, cellId: cells[0]!.id, value: 'other' }]);
    expect(rowIds(shownSheet(edited, now))).toEqual([101, 102]);
    expect([isOutdated(sheet, now), isOutdated(edited, now)]).toEqual([false, true]);
    expect(rowIds(shownSheet(edited, applied(edited, view)))).toEqual([102]);
  });

  it('shows rows that are added later at its end, and loses deleted ones', () => {
    const now = applied(sheet, view);
    const changed = { ...sheet, rows: [{ id: 900, cells: [] }, ...sheet.rows.slice(1)] };
    expect(rowIds(shownSheet(changed, now))).toEqual([102, 900]);
  });
});

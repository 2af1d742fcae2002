import { indexOf, type GridCell, type GridRow, type SheetData } from '../data/sheet-data.js';
import type { ViewedRows, ViewFilter, ViewSort } from './sheet-view-definition.js';

type Condition = (cell: GridCell | undefined) => boolean;
type RowComparison = (one: GridRow, other: GridRow) => number;

const texts = new Intl.Collator('en', { sensitivity: 'base' });
const natural = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Returns the rows that a view shows, in its order. Conditions on columns that the sheet does not have are ignored. */
export function rowsOfView(sheet: SheetData, { match, filters, sorts }: ViewedRows): readonly GridRow[] {
  const conditions = filters.flatMap((filter) => conditionOf(sheet, filter) ?? []);
  const satisfies = (row: GridRow) =>
    match === 'all' ? conditions.every((condition) => condition(row)) : conditions.some((condition) => condition(row));
  const rows = conditions.length > 0 ? sheet.rows.filter(satisfies) : sheet.rows;
  const comparisons = sorts.flatMap((sort) => comparisonOf(sheet, sort) ?? []);
  if (comparisons.length === 0) return rows;
  return [...rows].sort((one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function conditionOf(sheet: SheetData, filter: ViewFilter): ((row: GridRow) => boolean) | undefined {
  const index = indexOf(sheet.columns, filter.column_id);
  if (index < 0) return undefined;
  const condition = cellCondition(filter);
  return ({ cells }) => condition(cells[index]);
}

function cellCondition({ condition, value: given = '' }: ViewFilter): Condition {
  const value = given.toLowerCase();
  const number = numberIn(given);
  const textOf = (cell: GridCell | undefined) => (cell?.value ?? '').toLowerCase();
  switch (condition) {
    case 'contains':
      return (cell) => textOf(cell).includes(value);
    case 'contains_not':
      return (cell) => !textOf(cell).includes(value);
    case 'equals':
      return (cell) => textOf(cell) === value;
    case 'equals_not':
      return (cell) => textOf(cell) !== value;
    case 'is_empty':
      return isEmpty;
    case 'is_not_empty':
      return (cell) => !isEmpty(cell);
    case 'is_greater':
      return (cell) => comparesWith(cell, number) > 0;
    case 'is_less':
      return (cell) => comparesWith(cell, number) < 0;
  }
}

function isEmpty(cell: GridCell | undefined): boolean {
  return !cell || (cell.value === '' && !cell.selected && cell.layers === 0);
}

/** Returns a number with the sign of the difference; 0 where one of both is no number. */
function comparesWith(cell: GridCell | undefined, number: number | undefined): number {
  const own = numberIn(cell?.value ?? '');
  return own === undefined || number === undefined ? 0 : own - number;
}

/** Returns the first number in a text, whose thousands may be separated by commas. */
export function numberIn(text: string): number | undefined {
  const found = /-?\d[\d,]*(?:\.\d+)?|-?\.\d+/.exec(text);
  return found ? Number(found[0].replaceAll(',', '')) : undefined;
}

/** Rows without a comparable value come last in both directions. */
function comparisonOf(sheet: SheetData, { column_id, by = 'text', descending }: ViewSort): RowComparison | undefined {
  const index = indexOf(sheet.columns, column_id);
  if (index < 0) return undefined;
  const sign = descending ? -1 : 1;
  const valueOf = ({ cells }: GridRow) => cells[index]?.value ?? '';
  if (by === 'number') {
    return (one, other) => {
      const [a, b] = [numberIn(valueOf(one)), numberIn(valueOf(other))];
      return a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : sign * (a - b);
    };
  }
  const { compare } = by === 'natural' ? natural : texts;
  return (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === '' || b === '' ? Number(a === '') - Number(b === '') : sign * compare(a, b);
  };
}

import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { normalizeName } from '../prompts/prompt.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';
import type { ChosenColumns } from './idea-row.js';

/** A column that may take a text of an idea. */
export interface TargetColumn {
  /** Null in a template, whose columns have no ids. */
  readonly id: number | null;
  readonly title: string;
  readonly type: ColumnType;
  readonly role: ColumnRole;
  /** True if people type its text, instead of having it generated. */
  readonly isTyped: boolean;
}

/** Index of a column by the name of the field or ingredient that it takes. */
export type ColumnIndexes = ReadonlyMap<string, number>;

/** Other titles of columns that take a field. */
const ALIASES: Readonly<Record<string, readonly string[]>> = { title: ['topic', 'idea'] };
/** Fields that go into typed columns if no column has their name, in the order of the columns. */
const SPREAD = ['title', 'hook', 'description'];
/** These fields by importance: where there are fewer columns than fields, the last ones are left out. */
const PRIORITY = ['title', 'description', 'hook'];

/**
 * Chooses the columns for the fields and ingredients of an idea: those with their names, compared like names in
 * prompts, where a field comes before an ingredient; then those with another title of a field; then the title, hook and
 * description without a column go to the typed text columns that are left, by position, unless another idea of the
 * request has an ingredient of that name.
 */
export function chooseColumns(
  columns: readonly TargetColumn[],
  names: readonly string[],
  namesOfAll: readonly string[] = names,
): ColumnIndexes {
  const chosen = new Map<string, number>();
  const taken = new Set<number>();
  const titles = columns.map(({ title }) => normalizeName(title));
  const take = (name: string, index: number) => {
    if (index < 0) return;
    chosen.set(name, index);
    taken.add(index);
  };
  const named = (title: string) =>
    columns.findIndex(
      (column, index) => !taken.has(index) && takesText(column) && titles[index] === normalizeName(title),
    );
  for (const name of names) take(name, named(name));
  for (const [name, aliases] of Object.entries(ALIASES))
    if (names.includes(name) && !chosen.has(name)) take(name, aliases.map(named).find((index) => index >= 0) ?? -1);
  const reserved = new Set(namesOfAll.map(normalizeName));
  const free = columns.flatMap((column, index) =>
    isTypedInput(column) && !taken.has(index) && !reserved.has(titles[index]!) ? [index] : [],
  );
  const missing = PRIORITY.filter((name) => names.includes(name) && !chosen.has(name)).slice(0, free.length);
  SPREAD.filter((name) => missing.includes(name)).forEach((name, index) => take(name, free[index]!));
  return chosen;
}

/** Reads the columns that a caller chose. Throws `not_found` for an unknown id, and `validation_error`. */
export function readColumns(columns: readonly TargetColumn[], given: ChosenColumns): ColumnIndexes {
  const chosen = new Map<string, number>();
  for (const [name, reference] of Object.entries(given)) {
    const field = `columns.${name}`;
    const index = indexOf(columns, reference, field);
    if (!takesText(columns[index]!)) throw invalid(field, 'is a column that takes no text of an idea');
    if ([...chosen.values()].includes(index)) throw invalid(field, 'is the column of another field');
    chosen.set(name, index);
  }
  return chosen;
}

function indexOf(columns: readonly TargetColumn[], reference: number | string, field: string): number {
  if (typeof reference === 'number') {
    const index = columns.findIndex(({ id }) => id === reference);
    if (index < 0) throw new DomainError(CommonErrors.notFound, `column ${reference} not found`);
    return index;
  }
  const index = columns.findIndex(({ title }) => normalizeName(title) === normalizeName(reference));
  if (index < 0) throw invalid(field, 'is not the title of a column');
  return index;
}

/** Rendered videos and statistics are not typed. */
const takesText = ({ type, role }: TargetColumn) => type !== 'stats' && role !== 'stats' && role !== 'final_video';

const isTypedInput = ({ type, role, isTyped }: TargetColumn) => type === 'text' && role === 'ingredient' && isTyped;

import type { ImportPreviewView } from '@reelsheet/client';
import type { GridColumn } from '../data/sheet-data.js';

/** The destination of the values under a title: a column by its id, a new one, or none. */
export type ImportTarget = number | 'new' | 'ignore';

/** Targets by title. */
export type Mapping = ReadonlyMap<string, ImportTarget>;

/** Returns the targets that the server has found by title; others are left out until somebody chooses. */
export function mappingOf({ titles }: ImportPreviewView): Mapping {
  return new Map(titles.map(({ title, column_id }) => [title, column_id ?? 'ignore']));
}

/** Returns the mapping with another target of one title; a column is the target of one title only. */
export function withTarget(mapping: Mapping, title: string, target: ImportTarget): Mapping {
  const next = new Map(mapping);
  if (typeof target === 'number') {
    for (const [other, known] of mapping) if (known === target) next.set(other, 'ignore');
  }
  return next.set(title, target);
}

/** Returns the mapping as the API takes it; `created` has the ids of new columns, which are ignored before. */
export function columnsOf(mapping: Mapping, created: ReadonlyMap<string, number> = new Map()) {
  return Object.fromEntries(
    [...mapping].map(([title, target]) => [title, typeof target === 'number' ? target : (created.get(title) ?? null)]),
  );
}

export function newTitlesOf(mapping: Mapping): string[] {
  return [...mapping].flatMap(([title, target]) => (target === 'new' ? [title] : []));
}

/** Returns the columns by whose values rows can be matched: those that receive values, with titles of their own. */
export function matchable(columns: readonly GridColumn[], mapping: Mapping): readonly GridColumn[] {
  const used = new Set(mapping.values());
  const normalized = ({ title }: GridColumn) =>
    title
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' ');
  const counts = new Map<string, number>();
  for (const column of columns) counts.set(normalized(column), (counts.get(normalized(column)) ?? 0) + 1);
  return columns.filter((column) => used.has(column.id) && counts.get(normalized(column)) === 1);
}

import { normalizeName } from '../prompts/prompt.js';

export interface NamedColumn {
  readonly id: number;
  readonly title: string;
}

/** The names of a sheet's columns in files: their titles; further columns with an equal title are named `TITLE (2)`. */
export class ColumnNames {
  /** Names in the order of the columns. */
  readonly list: readonly string[];
  private readonly indexes: ReadonlyMap<string, number>;

  constructor(readonly columns: readonly NamedColumn[]) {
    const indexes = new Map<string, number>();
    const numbers = new Map<string, number>();
    columns.forEach(({ title }, index) => {
      const key = normalizeName(title);
      if (!indexes.has(key)) indexes.set(key, index);
    });
    this.list = columns.map(({ title }, index) => {
      const name = indexes.get(normalizeName(title)) === index ? title : freeName(title, indexes, numbers);
      indexes.set(normalizeName(name), index);
      return name;
    });
    this.indexes = indexes;
  }

  /** Returns the index of the column with this name, compared like names in prompts. */
  indexOf(name: string): number | undefined {
    return this.indexes.get(normalizeName(name));
  }
}

/** Returns the first free `TITLE (2)`, `TITLE (3)` and so on; `numbers` has the next one of each title. */
function freeName(title: string, taken: ReadonlyMap<string, number>, numbers: Map<string, number>): string {
  const key = normalizeName(title);
  let number = numbers.get(key) ?? 2;
  while (taken.has(normalizeName(`${title} (${number})`))) number += 1;
  numbers.set(key, number + 1);
  return `${title} (${number})`;
}

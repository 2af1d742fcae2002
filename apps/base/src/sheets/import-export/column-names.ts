import { normalizeName } from '../prompts/prompt.js';

export interface NamedColumn {
  readonly id: number;
  readonly title: string;
}

/** What a sheet's columns are called in files: by their titles, and from the second of equal titles on as `TITLE (2)`. */
export class ColumnNames {
  /** In the order of the columns. */
  readonly list: readonly string[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(readonly columns: readonly NamedColumn[]) {
    const places = new Map<string, number>();
    columns.forEach(({ title }, place) => {
      const key = normalizeName(title);
      if (!places.has(key)) places.set(key, place);
    });
    this.list = columns.map(({ title }, place) => {
      const name = places.get(normalizeName(title)) === place ? title : freeName(title, places);
      places.set(normalizeName(name), place);
      return name;
    });
    this.places = places;
  }

  /** The place of the column that is called so, as names are compared in prompts. */
  placeOf(name: string): number | undefined {
    return this.places.get(normalizeName(name));
  }
}

function freeName(title: string, taken: ReadonlyMap<string, number>): string {
  let number = 2;
  while (taken.has(normalizeName(`${title} (${number})`))) number += 1;
  return `${title} (${number})`;
}

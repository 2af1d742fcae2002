import { invalid } from '@reelsheet/kernel';

/** Rejects a list of ids in which one appears twice: `ids.3 appears twice`. */
export function requireDistinctIds(ids: readonly number[], field: string): void {
  const seen = new Set<number>();
  ids.forEach((id, index) => {
    if (seen.has(id)) throw invalid(`${field}.${index}`, 'appears twice');
    seen.add(id);
  });
}

/** Rejects a list in which two items have the same value of a field: `rows.3.id appears twice`. */
export function requireDistinct<T>(items: readonly T[], field: string, key: keyof T & string): void {
  const seen = new Set<unknown>();
  items.forEach((item, index) => {
    const value = item[key];
    if (value === undefined) return;
    if (seen.has(value)) throw invalid(`${field}.${index}.${key}`, 'appears twice');
    seen.add(value);
  });
}

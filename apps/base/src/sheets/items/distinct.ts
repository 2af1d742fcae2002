import { invalid } from '@reelsheet/kernel';

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

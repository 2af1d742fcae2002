import { invalid } from '@reelsheet/kernel';

/** Refuses a list that says two things about one: `rows.3.id appears twice`. */
export function requireDistinct<T>(items: readonly T[], field: string, key: keyof T & string): void {
  const seen = new Set<unknown>();
  items.forEach((item, index) => {
    const value = item[key];
    if (value === undefined) return;
    if (seen.has(value)) throw invalid(`${field}.${index}.${key}`, 'appears twice');
    seen.add(value);
  });
}

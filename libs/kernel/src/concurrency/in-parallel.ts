/**
 * Does `work` on each item, at most so many at a time, and gives the results in the items' order. After a failure none is
 * begun any more; those under way are waited for, since what they did may be of use, and the first failure is thrown.
 */
export async function inParallel<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const failures: unknown[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
}

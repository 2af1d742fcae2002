/**
 * Runs `work` for each item, at most `limit` at a time, and returns the results in the order of the items. After an
 * error no further item is started; the running ones are awaited, and the first error is thrown.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const errors: unknown[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (errors.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  if (errors.length > 0) throw errors[0];
  return results;
}

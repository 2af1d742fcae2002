/** Splits items, in order, into chunks whose sizes do not exceed `max` in all; a larger item is alone in its chunk. */
export function chunksOfSize<T>(items: readonly T[], sizeOf: (item: T) => number, max: number): T[][] {
  const chunks: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    size += sizeOf(item);
    if (size > max) {
      chunks.push([]);
      size = sizeOf(item);
    }
    chunks.at(-1)!.push(item);
  }
  return chunks;
}

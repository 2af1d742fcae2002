/** Changes the number of a key. A key without a number is not in the map, so that the map does not grow. */
export function changeCount<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** An item and its position in its list. */
export interface ItemPosition {
  readonly id: number;
  readonly position: number;
}

/**
 * Returns the positions of a list after some items were moved: moved items get the requested position, or the end when
 * it is beyond the end; the others fill the remaining positions in their previous order. The result is contiguous from
 * 0. Ids and positions in `moved` must be distinct.
 */
export function rearrange(items: readonly ItemPosition[], moved: ReadonlyMap<number, number>): ItemPosition[] {
  const put = withinList(moved, items.length);
  const taken = new Set(put.map(({ position }) => position));
  const free = items.keys().filter((position) => !taken.has(position));
  const others = items.filter(({ id }) => !moved.has(id)).sort((a, b) => a.position - b.position);
  return [...put, ...others.map(({ id }) => ({ id, position: free.next().value! }))];
}

/** Limits positions to the list; items beyond its end keep their order among each other. */
function withinList(moved: ReadonlyMap<number, number>, length: number): ItemPosition[] {
  let end = length;
  return [...moved]
    .sort(([, one], [, other]) => other - one)
    .map(([id, position]) => ({ id, position: (end = Math.min(position, end - 1)) }));
}

/** Returns the items of `after` whose position differs from `before`. */
export function changesBetween(before: readonly ItemPosition[], after: readonly ItemPosition[]): ItemPosition[] {
  const old = new Map(before.map(({ id, position }) => [id, position]));
  return after.filter(({ id, position }) => old.get(id) !== position);
}

/** Narrows changes to those that name a position. */
export function hasPosition<T extends Partial<ItemPosition>>(change: T): change is T & ItemPosition {
  return change.position !== undefined;
}

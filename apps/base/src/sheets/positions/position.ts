/** A thing's place in its list. */
export interface ItemPosition {
  readonly id: number;
  readonly position: number;
}

/**
 * The places of a list after some of its things were moved: those moved stand where they were put, or at the end where
 * that lies beyond it, the others fill the places that are left, in the order they had. From 0 on none is left free.
 * Ids and positions in `moved` are distinct.
 */
export function rearrange(places: readonly ItemPosition[], moved: ReadonlyMap<number, number>): ItemPosition[] {
  const put = withinList(moved, places.length);
  const taken = new Set(put.map(({ position }) => position));
  const free = places.keys().filter((position) => !taken.has(position));
  const others = places.filter(({ id }) => !moved.has(id)).sort((a, b) => a.position - b.position);
  return [...put, ...others.map(({ id }) => ({ id, position: free.next().value! }))];
}

/** In the order in which they were put, those beyond the end last. */
function withinList(moved: ReadonlyMap<number, number>, length: number): ItemPosition[] {
  let end = length;
  return [...moved]
    .sort(([, one], [, other]) => other - one)
    .map(([id, position]) => ({ id, position: (end = Math.min(position, end - 1)) }));
}

/** Those of `after` that stand elsewhere than in `before`. */
export function changesBetween(before: readonly ItemPosition[], after: readonly ItemPosition[]): ItemPosition[] {
  const old = new Map(before.map(({ id, position }) => [id, position]));
  return after.filter(({ id, position }) => old.get(id) !== position);
}

/** Narrows changes to those that name a position. */
export function hasPosition<T extends Partial<ItemPosition>>(change: T): change is T & ItemPosition {
  return change.position !== undefined;
}

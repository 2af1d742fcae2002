/** A thing's place in its list. */
export interface Place {
  readonly id: number;
  readonly position: number;
}

/**
 * The places of a list after some of its things were moved: those moved stand exactly where they were put,
 * the others fill the places that are left, in the order they had. Ids and positions in `moved` are distinct.
 */
export function rearrange(places: readonly Place[], moved: ReadonlyMap<number, number>): Place[] {
  const taken = new Set(moved.values());
  const free = places
    .map(({ position }) => position)
    .filter((position) => !taken.has(position))
    .sort((a, b) => a - b);
  const others = places.filter(({ id }) => !moved.has(id)).sort((a, b) => a.position - b.position);
  return [
    ...[...moved].map(([id, position]) => ({ id, position })),
    ...others.map(({ id }, index) => ({ id, position: free[index]! })),
  ];
}

/** Those of `after` that stand elsewhere than in `before`. */
export function changesBetween(before: readonly Place[], after: readonly Place[]): Place[] {
  const old = new Map(before.map(({ id, position }) => [id, position]));
  return after.filter(({ id, position }) => old.get(id) !== position);
}

/** Narrows changes to those that name a position. */
export function hasPosition<T extends Partial<Place>>(change: T): change is T & Place {
  return change.position !== undefined;
}

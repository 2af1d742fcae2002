import { changesBetween, rearrange, type ItemPosition } from '../items/position.js';

/** Effect of undoing a change on a list of rows, columns or layers. */
export interface ListChange {
  /** The items of the list before it. */
  readonly items: readonly ItemPosition[];
  readonly removed: ReadonlySet<number>;
  /** Items that come back, and their earlier positions. */
  readonly restored: readonly ItemPosition[];
  /** Items of the list that were moved, and their earlier positions. */
  readonly moved: readonly ItemPosition[];
}

interface NewPositions {
  readonly restored: readonly ItemPosition[];
  /** Positions of the items that stay in the list, where they change. */
  readonly changed: readonly ItemPosition[];
}

/** Puts items where they were before a change; the others keep their order around them. */
export function positionsBefore({ items, removed, restored, moved }: ListChange): NewPositions {
  const remaining = items.filter(({ id }) => !removed.has(id));
  const known = new Set(remaining.map(({ id }) => id));
  const earlier = [...restored, ...moved.filter(({ id }) => known.has(id))];
  const after = rearrange([...remaining, ...restored], new Map(earlier.map(({ id, position }) => [id, position])));
  const comesBack = new Set(restored.map(({ id }) => id));
  return {
    restored: after.filter(({ id }) => comesBack.has(id)),
    changed: changesBetween(
      items,
      after.filter(({ id }) => !comesBack.has(id)),
    ),
  };
}

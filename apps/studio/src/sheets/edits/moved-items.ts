/** Returns the items with some of them moved together in front of the item with this index. */
export function movedItems<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: ReadonlySet<number>,
  before: number,
): Item[] {
  const isMoved = (item: Item) => ids.has(item.id);
  return [
    ...items.slice(0, before).filter((item) => !isMoved(item)),
    ...items.filter(isMoved),
    ...items.slice(before).filter((item) => !isMoved(item)),
  ];
}

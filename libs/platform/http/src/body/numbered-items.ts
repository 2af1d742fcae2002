const ITEM_FIELD = /^(.*?)\[\]\[(.+)$/;

/**
 * Numbers the items of `list[][field]` names: `list[0][field]`, `list[1][field]`. A repeated field starts the next
 * item.
 */
export function itemNumbering(): (name: string) => string {
  const items = new Map<string, { index: number; seen: Set<string> }>();
  return (name) => {
    const [, list, field] = ITEM_FIELD.exec(name) ?? [];
    if (list === undefined || field === undefined) return name;
    let item = items.get(list) ?? { index: 0, seen: new Set() };
    if (item.seen.has(field)) item = { index: item.index + 1, seen: new Set() };
    item.seen.add(field);
    items.set(list, item);
    return `${list}[${item.index}][${field}`;
  };
}

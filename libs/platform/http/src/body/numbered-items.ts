const BEFORE_FIELD = '[][';

/**
 * Numbers the items of `list[][field]` names: `list[0][field]`, `list[1][field]`. A repeated field starts the next
 * item.
 */
export function itemNumbering(): (name: string) => string {
  const items = new Map<string, { index: number; seen: Set<string> }>();
  return (name) => {
    const at = name.indexOf(BEFORE_FIELD);
    const [list, field] = [name.slice(0, at), name.slice(at + BEFORE_FIELD.length)];
    if (at === -1 || field === '') return name;
    let item = items.get(list) ?? { index: 0, seen: new Set() };
    if (item.seen.has(field)) item = { index: item.index + 1, seen: new Set() };
    item.seen.add(field);
    items.set(list, item);
    return `${list}[${item.index}][${field}`;
  };
}

/** An act that a key does in the list of the inbox. */
export type InboxAct = 'next' | 'previous' | 'archive' | 'read';

const ACTS: Readonly<Record<string, InboxAct>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'archive',
  u: 'read',
};

interface ListKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Undefined for keys that mean nothing in the list, and with a modifier, which belongs to the browser. */
export const actOf = ({ key, ctrlKey, metaKey, altKey }: ListKey): InboxAct | undefined =>
  ctrlKey || metaKey || altKey ? undefined : ACTS[key.length === 1 ? key.toLowerCase() : key];

/** Index of the row that has the focus after an act on the row at `index` of `count`; -1 where no row is left. */
export function focusAfter(act: InboxAct, index: number, count: number): number {
  if (act === 'next') return Math.min(index + 1, count - 1);
  if (act === 'previous') return Math.max(index - 1, 0);
  if (act === 'read') return index;
  return count === 1 ? -1 : Math.min(index, count - 2);
}

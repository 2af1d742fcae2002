/** Elements that the Tab key or a script can reach. */
const CONTROLS = 'a[href], button, input, select, textarea, [role=button], [tabindex]';
/** Items of lists and tables. Grids keep the focus in their cells by themselves. */
const ITEMS = 'li, tbody > tr';
const GRIDS = '[role=grid]';

/** The element of a page that has the focus. */
export interface FocusPosition {
  readonly element: HTMLElement;
  /** The page on which it is. */
  readonly path: string;
  /** The item of a list around it, with its list; undefined elsewhere. */
  readonly item?: FocusedItem | undefined;
}

interface FocusedItem {
  readonly item: HTMLElement;
  readonly list: HTMLElement;
  readonly index: number;
  /** Index of the element among the controls of the item, counted from its end. */
  readonly fromEnd: number;
}

/** Returns the index of the item that follows a removed one: the next, or the last; -1 where none is left. */
export const followingIndex = (index: number, count: number): number => Math.min(index, count - 1);

/** Returns where an element is; undefined in a grid. */
export function positionOf(element: HTMLElement, path: string): FocusPosition | undefined {
  if (element.closest(GRIDS)) return undefined;
  const item = element.closest<HTMLElement>(ITEMS);
  const list = item?.parentElement;
  if (!item || !list) return { element, path };
  const controls = controlsOf(item);
  const fromEnd = controls.length - controls.indexOf(element);
  return { element, path, item: { item, list, index: itemsOf(list).indexOf(item), fromEnd } };
}

/** Returns what has the focus after the element of a position is gone: the same act of the item, or of the next one. */
export function targetAfter(
  { element, item: position, path }: FocusPosition,
  shownPath: string,
): HTMLElement | undefined {
  if (path === shownPath && isReachable(element)) return element;
  if (path !== shownPath || !position) return heading();
  if (position.item.isConnected) return controlsOf(position.item)[0] ?? position.item;
  const items = position.list.isConnected ? itemsOf(position.list) : [];
  const next = items[followingIndex(position.index, items.length)];
  if (!next) return heading();
  const controls = controlsOf(next);
  return controls.at(-position.fromEnd) ?? controls[0] ?? next;
}

const isReachable = (element: HTMLElement) => element.isConnected && element.checkVisibility() && !isOff(element);
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]');
const itemsOf = (list: HTMLElement) => [...list.children].filter((each): each is HTMLElement => each.matches(ITEMS));
const controlsOf = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.tabIndex >= 0 && isReachable(each));
const heading = () => document.querySelector<HTMLElement>('h1') ?? undefined;

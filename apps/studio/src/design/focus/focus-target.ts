/** Elements that the Tab key or a script can reach. */
const CONTROLS = 'a[href], button, input, select, textarea, [role=button], [tabindex]';
/** Items of lists and tables. */
const ITEMS = 'li, tbody > tr';
/** Elements that can have the focus as a whole, such as a panel or a grid. */
const REGIONS = '[tabindex]';
const GRID = '[role=grid]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** The element of a page or of a dialog above it that has the focus. */
export interface FocusPosition {
  readonly element: HTMLElement;
  /** The page on which it is. */
  readonly path: string;
  /** The item of a list around it, with its list; undefined elsewhere. */
  readonly item?: FocusedItem | undefined;
  /** Regions around it, the closest first. */
  readonly regions: readonly HTMLElement[];
  /** The dialog around it; undefined in the page itself. */
  readonly dialog?: HTMLElement | undefined;
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

/** Returns where an element is. A grid is one region, since it moves the focus between its cells by itself. */
export function positionOf(element: HTMLElement, path: string): FocusPosition {
  const regions = regionsAround(element);
  const dialog = dialogAround(element);
  const item = element.closest<HTMLElement>(ITEMS);
  const list = item?.parentElement;
  if (!item || !list || element.closest(GRID)) return { element, path, regions, dialog };
  const controls = controlsOf(item);
  const fromEnd = controls.length - controls.indexOf(element);
  return { element, path, regions, dialog, item: { item, list, index: itemsOf(list).indexOf(item), fromEnd } };
}

/** Returns the dialog around an element; undefined for an element of the page. */
export const dialogAround = (element: HTMLElement): HTMLElement | undefined =>
  element.closest<HTMLElement>(DIALOG) ?? undefined;

function regionsAround(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  const above = (each: HTMLElement) => each.parentElement?.closest<HTMLElement>(REGIONS);
  for (let region = above(element); region; region = above(region)) found.push(region);
  return found;
}

/**
 * Returns what has the focus after the element of a position is gone or disabled: the same act of its item, or of the
 * next item; if it was in no list, the region around it, such as its panel, else the grid; on another page its heading.
 * In a dialog the focus stays there, also after the last item of a list.
 */
export function targetAfter(
  { element, item: position, path, regions, dialog }: FocusPosition,
  shownPath: string,
): HTMLElement | undefined {
  if (path !== shownPath) return heading();
  if (isReachable(element)) return element;
  if (!position) return regions.find(isReachable) ?? dialog ?? document.querySelector<HTMLElement>(GRID) ?? heading();
  if (position.item.isConnected) return controlsOf(position.item)[0] ?? position.item;
  const items = position.list.isConnected ? itemsOf(position.list) : [];
  const next = items[followingIndex(position.index, items.length)];
  if (!next) return dialog ?? heading();
  const controls = controlsOf(next);
  return controls.at(-position.fromEnd) ?? controls[0] ?? next;
}

const isReachable = (element: HTMLElement) => element.isConnected && element.checkVisibility() && !isOff(element);
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]');
const itemsOf = (list: HTMLElement) => [...list.children].filter((each): each is HTMLElement => each.matches(ITEMS));
const controlsOf = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.tabIndex >= 0 && isReachable(each));

/** Returns whether an element is a grid, which scrolls by itself. */
export const isGrid = (element: HTMLElement) => element.matches(GRID);

const heading = () => document.querySelector<HTMLElement>('h1') ?? undefined;

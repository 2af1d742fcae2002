import type { ColumnType } from '@reelsheet/client';
import { inOrder, type GridColumn } from '../data/sheet-data.js';

/** Widths of columns in pixels and which are hidden, as one person likes them. */
export interface ColumnLayout {
  readonly widths: Readonly<Record<number, number>>;
  readonly hidden: readonly number[];
  /** Ids in the order of a view; others follow in that of the sheet. Undefined for the order of the sheet. */
  readonly order?: readonly number[];
  /** True for rows with several lines of text. */
  readonly isTall: boolean;
}

export const EMPTY_LAYOUT: ColumnLayout = { widths: {}, hidden: [], isTall: false };

const DEFAULT_WIDTHS: Readonly<Record<ColumnType, number>> = {
  text: 220,
  image: 132,
  video: 132,
  audio: 150,
  stats: 140,
};
/** Minimum width of a column, in pixels: its icon, a few characters and its menu. */
export const MIN_WIDTH = 72;
/** Maximum width of a column, in pixels: wider texts are read in the cell's details. */
export const MAX_WIDTH = 800;

export function widthOf({ id, type }: GridColumn, { widths }: ColumnLayout): number {
  return widths[id] ?? DEFAULT_WIDTHS[type];
}

export function withWidth(layout: ColumnLayout, columnId: number, width: number): ColumnLayout {
  const bounded = Math.round(Math.max(MIN_WIDTH, Math.min(width, MAX_WIDTH)));
  return { ...layout, widths: { ...layout.widths, [columnId]: bounded } };
}

export function withHidden(layout: ColumnLayout, columnId: number, isHidden: boolean): ColumnLayout {
  const others = layout.hidden.filter((id) => id !== columnId);
  return { ...layout, hidden: isHidden ? [...others, columnId] : others };
}

/** A sheet whose every column were hidden would be an empty page; then all of them are visible. */
export function visibleColumns(all: readonly GridColumn[], { hidden, order }: ColumnLayout): readonly GridColumn[] {
  const columns = order ? ordered(all, order) : all;
  if (hidden.length === 0) return columns;
  const visible = columns.filter(({ id }) => !hidden.includes(id));
  return visible.length > 0 ? visible : columns;
}

/** Returns all columns: those with a position in the order first. */
export function ordered(columns: readonly GridColumn[], order: readonly number[]): readonly GridColumn[] {
  const listed = new Set(order);
  const first = inOrder(columns, order);
  return [...first, ...columns.filter(({ id }) => !listed.has(id))];
}

/** Reads a layout that was stored as JSON; anything else is an empty one. */
export function parseLayout(text: string | null): ColumnLayout {
  try {
    const stored = JSON.parse(text ?? '') as Partial<ColumnLayout> | null;
    const widths = Object.entries(stored?.widths ?? {}).filter(([, width]) => Number.isFinite(width));
    const hidden = Array.isArray(stored?.hidden) ? stored.hidden.filter(Number.isInteger) : [];
    const order = Array.isArray(stored?.order) ? { order: stored.order.filter(Number.isInteger) } : {};
    return { widths: Object.fromEntries(widths), hidden, ...order, isTall: stored?.isTall === true };
  } catch {
    return EMPTY_LAYOUT;
  }
}

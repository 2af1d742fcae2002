import {
  useVirtualizer,
  type Range as VirtualRange,
  defaultRangeExtractor,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { widthOf, type ColumnLayout } from '../layout/column-layout.js';
import type { GridColumn } from '../data/sheet-data.js';
import { HEADER_HEIGHT, ROW_HEADER_WIDTH } from './grid-sizes.js';
import type { Point } from '../selection/selection.js';

/** A visible column with its distance from the left edge of the sheet. */
export interface ColumnSlot {
  readonly column: GridColumn;
  readonly index: number;
  readonly left: number;
  readonly width: number;
}

/** A visible row. Elements are used again for other rows by their key, which is cheaper than making new ones. */
export interface RowSlot {
  readonly key: string;
  readonly index: number;
  readonly top: number;
}

interface Options {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly rowHeight: number;
  readonly columns: readonly GridColumn[];
  readonly layout: ColumnLayout;
  readonly active: Point;
}

const ROWS_BEYOND = 5;
const COLUMNS_BEYOND = 1;

/** Decides which rows and columns are in the document: those on the screen, some around them, and the active cell. */
export function useVirtualAxes({ scroller, rowCount, rowHeight, columns, layout, active }: Options) {
  const getScrollElement = () => scroller.current;
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: ROWS_BEYOND,
    paddingStart: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    scrollPaddingEnd: rowHeight,
    rangeExtractor: useWithActive(active.row),
  });
  const columnAxis = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement,
    estimateSize: useCallback((index: number) => widthOf(columns[index]!, layout), [columns, layout]),
    overscan: COLUMNS_BEYOND,
    paddingStart: ROW_HEADER_WIDTH,
    scrollPaddingStart: ROW_HEADER_WIDTH,
    rangeExtractor: useWithActive(active.column),
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);
  useEffect(() => columnAxis.measure(), [columnAxis, columns, layout]);
  const rowSlots = useRowSlots(rows.getVirtualItems());
  const columnSlots = useColumnSlots(columnAxis.getVirtualItems(), columns);
  const reveal = useCallback(
    ({ row, column }: Point) => {
      rows.scrollToIndex(row, { align: 'auto' });
      columnAxis.scrollToIndex(column, { align: 'auto' });
    },
    [rows, columnAxis],
  );
  const rectOf = useCallback(
    ({ row, column }: Point) => {
      const across = columnAxis.measurementsCache[column];
      return {
        left: across?.start ?? ROW_HEADER_WIDTH,
        width: across?.size ?? 0,
        top: HEADER_HEIGHT + row * rowHeight,
        height: rowHeight,
      };
    },
    [columnAxis, rowHeight],
  );
  const size = { width: columnAxis.getTotalSize(), height: rows.getTotalSize() };
  return { rowSlots, columnSlots, reveal, rectOf, size };
}

export type VirtualAxes = ReturnType<typeof useVirtualAxes>;
export type CellRect = ReturnType<VirtualAxes['rectOf']>;

/** The active cell stays in the document while it is scrolled away, because the focus refers to it. */
function useWithActive(active: number) {
  return useCallback(
    (range: VirtualRange) => {
      const indexes = defaultRangeExtractor(range);
      if (active >= range.count || indexes.includes(active)) return indexes;
      return [...indexes, active].sort((a, b) => a - b);
    },
    [active],
  );
}

function useRowSlots(items: readonly VirtualItem[]): readonly RowSlot[] {
  const pool = useRef(1);
  pool.current = Math.max(pool.current, items.length + 1);
  const used = new Set<string>();
  return items.map(({ index, start }) => {
    const slot = `slot-${index % pool.current}`;
    const key = used.has(slot) ? `row-${index}` : slot;
    used.add(key);
    return { key, index, top: start };
  });
}

/** Returns the same list while the same columns are visible, so that rows are not rendered again. */
function useColumnSlots(items: readonly VirtualItem[], columns: readonly GridColumn[]): readonly ColumnSlot[] {
  const known = useRef<readonly ColumnSlot[]>([]);
  const slots = items.flatMap(({ index, start, size }) => {
    const column = columns[index];
    return column ? [{ column, index, left: start, width: size }] : [];
  });
  const { current } = known;
  if (slots.length === current.length && slots.every((slot, index) => isSameSlot(slot, current[index]!)))
    return current;
  known.current = slots;
  return slots;
}

function isSameSlot(a: ColumnSlot, b: ColumnSlot): boolean {
  return a.column === b.column && a.index === b.index && a.left === b.left && a.width === b.width;
}

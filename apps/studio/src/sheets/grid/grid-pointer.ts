import type { PointerEvent as ReactPointerEvent } from 'react';
import { Observable } from '../data/observable.js';
import { withWidth, widthOf } from '../layout/column-layout.js';
import type { GridActs } from './grid-acts.js';
import type { GridModel } from './grid-model.js';
import { gapAt, pointAt, type Geometry } from './grid-geometry.js';
import { HEADER_HEIGHT } from './grid-sizes.js';
import { moveTo, selectColumns, selectRows, type Range } from '../selection/selection.js';

/** A drag that is under way, as far as the grid draws it. */
export type Drag =
  { readonly kind: 'fill'; readonly target: Range } | { readonly kind: 'rows' | 'columns'; readonly before: number };

/** Pixels that a pointer moves before it drags and does not only click. */
const MIN_DRAG = 4;
/** Pixels at the edge of the grid in which dragging scrolls it. */
const SCROLL_EDGE = 28;

/** In pixels from the left top corner of the window. */
interface WindowPosition {
  readonly clientX: number;
  readonly clientY: number;
}

type PointerHandler = (x: number, y: number) => void;

/** Selects, fills, moves and resizes with a mouse or pen. */
export class GridPointer {
  readonly drag = new Observable<Drag | undefined>(undefined);

  constructor(
    private readonly grid: GridModel,
    private readonly acts: GridActs,
    private readonly scroller: () => HTMLElement | null,
    private readonly geometry: () => Geometry,
  ) {}

  /** Fingers scroll; their taps are handled by {@link tap}. */
  readonly press = (event: ReactPointerEvent): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const target = event.target as HTMLElement;
    if (target.closest('button, input, textarea, [data-resize]')) return;
    if (target.closest('[data-fill]')) return this.beginFill(event);
    if (target.closest('[data-column]')) return this.pressHeader(event);
    if (target.closest('[data-row]')) return this.pressRowHeader(event);
    if (target.closest('[role=gridcell]')) this.pressCell(event);
  };

  /** Returns how many rows PageUp and PageDown move: those that fit, but for one that shows the connection. */
  pageRows(): number {
    const { clientHeight } = this.scroller()!;
    return Math.max(1, Math.floor((clientHeight - HEADER_HEIGHT) / this.geometry().rowHeight) - 1);
  }

  /** Selects the cell at a position of the window. */
  readonly select = (event: WindowPosition): void => {
    const { x, y } = this.inGrid(event);
    this.grid.selectPoint(pointAt(this.geometry(), x, y));
  };

  /** Selects a cell; the active one is opened. */
  readonly tap = (event: WindowPosition): void => {
    const { active: before } = this.grid.selection.get();
    this.select(event);
    const { active } = this.grid.selection.get();
    if (active.row === before.row && active.column === before.column) this.grid.panel.set('cell');
  };

  /** Changes the width of a column while its right edge is dragged. */
  beginResize(event: ReactPointerEvent, columnId: number): void {
    event.preventDefault();
    event.stopPropagation();
    const column = this.grid.columns.find(({ id }) => id === columnId)!;
    const width = widthOf(column, this.grid.layout.get());
    const { x: start } = this.inGrid(event);
    this.follow(event, (x) => this.grid.setLayout(withWidth(this.grid.layout.get(), columnId, width + x - start)));
  }

  private pressCell(event: ReactPointerEvent): void {
    const { x, y } = this.inGrid(event);
    const point = pointAt(this.geometry(), x, y);
    if (event.shiftKey) this.extendTo(x, y);
    else this.grid.selectPoint(point);
    this.follow(event, (toX, toY) => this.extendTo(toX, toY));
  }

  private extendTo(x: number, y: number): void {
    const { grid } = this;
    grid.select(moveTo(grid.selection.get(), pointAt(this.geometry(), x, y), grid.size, true));
  }

  private beginFill(event: ReactPointerEvent): void {
    const source = this.grid.range;
    const targetAt = (x: number, y: number): Range | undefined => {
      const { row } = pointAt(this.geometry(), x, y);
      if (row > source.bottom) return { ...source, top: source.bottom + 1, bottom: row };
      return row < source.top ? { ...source, top: row, bottom: source.top - 1 } : undefined;
    };
    this.follow(
      event,
      (x, y) => {
        const target = targetAt(x, y);
        this.drag.set(target && { kind: 'fill', target });
      },
      (x, y) => {
        const target = targetAt(x, y);
        if (!target) return;
        this.acts.repeatIn(target);
        const anchor = { row: Math.min(source.top, target.top), column: source.left };
        const focus = { row: Math.max(source.bottom, target.bottom), column: source.right };
        this.grid.select({ active: this.grid.selection.get().active, anchor, focus, span: 'cells' });
      },
    );
  }

  private pressRowHeader(event: ReactPointerEvent): void {
    const { x, y } = this.inGrid(event);
    const { row } = pointAt(this.geometry(), x, y);
    const { span } = this.grid.selection.get();
    const { top, bottom } = this.grid.range;
    if (span === 'rows' && row >= top && row <= bottom && !event.shiftKey) {
      return this.beginMove(event, 'rows', (before) => this.acts.moveRows(before));
    }
    const from = event.shiftKey ? this.grid.selection.get().anchor.row : row;
    this.grid.select(selectRows(from, row));
    this.follow(event, (toX, toY) => this.grid.select(selectRows(from, pointAt(this.geometry(), toX, toY).row)));
  }

  private pressHeader(event: ReactPointerEvent): void {
    const { x, y } = this.inGrid(event);
    const { column } = pointAt(this.geometry(), x, y);
    const from = event.shiftKey ? this.grid.selection.get().anchor.column : column;
    this.grid.select(selectColumns(from, column));
    const id = this.grid.columns[column]?.id;
    if (event.shiftKey || id === undefined) return;
    this.beginMove(event, 'columns', (before) => this.acts.moveColumn(id, before));
  }

  private beginMove(event: ReactPointerEvent, axis: 'rows' | 'columns', drop: (before: number) => Promise<void>): void {
    const start = this.inGrid(event);
    const isDragged = (x: number, y: number) => Math.hypot(x - start.x, y - start.y) >= MIN_DRAG;
    let hasMoved = false;
    this.follow(
      event,
      (x, y) => {
        hasMoved ||= isDragged(x, y);
        if (hasMoved) this.drag.set({ kind: axis, before: gapAt(this.geometry(), axis, x, y) });
      },
      (x, y) => {
        if (hasMoved) void drop(gapAt(this.geometry(), axis, x, y));
        else if (axis === 'rows') this.grid.select(selectRows(this.rowAt(x, y), this.rowAt(x, y)));
      },
    );
  }

  private rowAt(x: number, y: number): number {
    return pointAt(this.geometry(), x, y).row;
  }

  /** Follows the pointer until it is released, and scrolls at the edges of the grid. */
  private follow(event: ReactPointerEvent, move: PointerHandler, release?: PointerHandler): void {
    const scroller = this.scroller()!;
    let last: WindowPosition = { clientX: event.clientX, clientY: event.clientY };
    let frame = requestAnimationFrame(function scroll() {
      scrollAtEdge(scroller, last);
      frame = requestAnimationFrame(scroll);
    });
    const run = (handler: PointerHandler) => {
      const { x, y } = this.inGrid(last);
      handler(x, y);
    };
    const onMove = (moved: PointerEvent) => {
      last = moved;
      run(move);
    };
    const onScroll = () => run(move);
    const onEnd = (ended: PointerEvent) => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      scroller.removeEventListener('scroll', onScroll);
      this.drag.set(undefined);
      last = ended;
      if (ended.type === 'pointerup' && release) run(release);
    };
    window.addEventListener('pointermove', onMove);
    scroller.addEventListener('scroll', onScroll);
    window.addEventListener('pointerup', onEnd, { once: true });
    window.addEventListener('pointercancel', onEnd, { once: true });
  }

  /** Returns a position in pixels from the left top corner of the whole grid. */
  private inGrid({ clientX, clientY }: WindowPosition) {
    const scroller = this.scroller()!;
    const { left, top } = scroller.getBoundingClientRect();
    return { x: clientX - left + scroller.scrollLeft, y: clientY - top + scroller.scrollTop };
  }
}

function scrollAtEdge(scroller: HTMLElement, { clientX, clientY }: WindowPosition): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const beyond = (low: number, high: number, at: number) =>
    at < low + SCROLL_EDGE ? at - low - SCROLL_EDGE : at > high - SCROLL_EDGE ? at - high + SCROLL_EDGE : 0;
  const x = beyond(left, right, clientX);
  const y = beyond(top, bottom, clientY);
  if (x !== 0 || y !== 0) scroller.scrollBy(x / 2, y / 2);
}

import { Plus } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { SheetData } from '../data/sheet-data.js';
import { FindHighlights } from '../find/find-highlights.js';
import { CellEditor } from './cell-editor.js';
import { ColumnHeader } from './column-header.js';
import type { GridActs } from './grid-acts.js';
import type { GridModel } from './grid-model.js';
import styles from './grid.module.css';
import type { GridPointer } from './grid-pointer.js';
import { ACTIVE_CELL_ID, Row, rowHeaderId, type CellContext } from './grid-row.js';
import { OtherCells } from '../presence/other-cells.js';
import { HEADER_HEIGHT, SHORT_ROW, TALL_ROW, TRAILING_WIDTH } from './grid-sizes.js';
import { rangeOf, type Point, type Range, type Selection } from '../selection/selection.js';
import { SelectionOverlay } from './selection-overlay.js';
import { useGridKeys, useGridPointer, useGridPresses } from './use-grid-input.js';
import { useCellContext } from './use-cell-context.js';
import { useVirtualAxes, type VirtualAxes } from './use-virtual-axes.js';

interface GridProps {
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly sheet: SheetData;
  readonly onAddColumn: () => void;
  /** The element that has the focus. */
  readonly element: RefObject<HTMLDivElement | null>;
}

/** The cells of a sheet. One element has the focus and names the active cell; so rows may come and go. */
export function Grid({ grid, acts, sheet, onAddColumn, element }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useObservable(grid.layout);
  const selection = useObservable(grid.selection);
  const { columns } = grid;
  const rowHeight = layout.isTall ? TALL_ROW : SHORT_ROW;
  const { active } = selection;
  const axes = useVirtualAxes({ scroller, rowCount: sheet.rows.length, rowHeight, columns, layout, active });
  const pointer = useGridPointer(grid, acts, scroller, rowHeight);
  const context = useCellContext(grid.session, sheet);
  const range = rangeOf(selection, { rows: sheet.rows.length, columns: columns.length });
  useRevealed(grid, selection, axes.reveal);
  const appendRow = async () => {
    await acts.appendRow();
    element.current?.focus({ preventScroll: true });
  };
  const size = { width: axes.size.width + TRAILING_WIDTH, height: axes.size.height + SHORT_ROW };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-tall={layout.isTall || undefined}
      {...useGridPresses(grid, pointer)}
    >
      <div className={styles.canvas} style={size}>
        <div
          ref={element}
          role="grid"
          tabIndex={0}
          className={styles.grid}
          aria-label={strings.grid.label(sheet.title)}
          aria-rowcount={sheet.rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-activedescendant={sheet.rows.length > 0 ? ACTIVE_CELL_ID : undefined}
          {...useGridKeys(grid, acts, pointer)}
        >
          <Header grid={grid} pointer={pointer} range={range} slots={axes.columnSlots} />
          <Rows sheet={sheet} axes={axes} height={rowHeight} context={context} range={range} active={active} />
        </div>
        <RowNumbers axes={axes} height={rowHeight} range={range} isWhole={selection.span === 'rows'} />
        {sheet.rows.length > 0 ? (
          <Overlays
            sheet={sheet}
            grid={grid}
            acts={acts}
            pointer={pointer}
            axes={axes}
            range={range}
            element={element}
          />
        ) : null}
        <AddButtons axes={axes} onAddColumn={onAddColumn} onAddRow={() => void appendRow()} />
      </div>
    </div>
  );
}

interface HeaderProps {
  readonly grid: GridModel;
  readonly pointer: GridPointer;
  readonly range: Range;
  readonly slots: VirtualAxes['columnSlots'];
}

function Header({ grid, pointer, range, slots }: HeaderProps) {
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow} style={{ height: HEADER_HEIGHT }}>
        <div className={styles.corner} role="columnheader" aria-colindex={1} aria-label={strings.grid.rowNumbers}>
          {strings.grid.numberSign}
        </div>
        {slots.map((slot) => (
          <ColumnHeader
            key={slot.column.id}
            slot={slot}
            isSelected={slot.index >= range.left && slot.index <= range.right}
            grid={grid}
            pointer={pointer}
          />
        ))}
      </div>
    </div>
  );
}

interface AddProps {
  readonly axes: VirtualAxes;
  readonly onAddColumn: () => void;
  readonly onAddRow: () => void;
}

/** The buttons behind the last column and row. They are beside the grid, which has cells alone. */
function AddButtons({ axes, onAddColumn, onAddRow }: AddProps) {
  return (
    <>
      <div className={styles.headerEnd}>
        <button
          type="button"
          className={styles.addColumn}
          style={{ left: axes.size.width }}
          onClick={onAddColumn}
          aria-label={strings.toolbar.addColumn}
          title={strings.toolbar.addColumn}
        >
          <Plus size={16} aria-hidden />
        </button>
      </div>
      <div className={styles.trailingRow} style={{ top: axes.size.height }}>
        <button type="button" className={styles.addRow} onClick={onAddRow}>
          <Plus size={14} aria-hidden /> {strings.toolbar.addRow}
        </button>
      </div>
    </>
  );
}

interface RowsProps {
  readonly sheet: SheetData;
  readonly axes: VirtualAxes;
  readonly height: number;
  readonly context: CellContext;
  readonly range: Range;
  readonly active: Point;
}

function Rows({ sheet, axes, height, context, range, active }: RowsProps) {
  return (
    <div role="rowgroup">
      {axes.rowSlots.map(({ key, index, top }) => {
        const row = sheet.rows[index];
        const isSelected = index >= range.top && index <= range.bottom;
        return row ? (
          <Row
            key={key}
            row={row}
            index={index}
            top={top}
            height={height}
            columns={axes.columnSlots}
            context={context}
            from={isSelected ? range.left : undefined}
            to={isSelected ? range.right : undefined}
            active={index === active.row ? active.column : undefined}
          />
        ) : null;
      })}
    </div>
  );
}

interface NumbersProps {
  readonly axes: VirtualAxes;
  readonly height: number;
  readonly range: Range;
  /** True while whole rows are selected, which can then be dragged. */
  readonly isWhole: boolean;
}

/**
 * The numbers of the rows, in one element that stays at the left edge: one for each row would cost more while
 * scrolling. It is beside the grid, which has rows alone; each number is the header of the row that owns it.
 */
function RowNumbers({ axes, height, range, isWhole }: NumbersProps) {
  return (
    <div className={styles.numbers} data-whole={isWhole || undefined}>
      {axes.rowSlots.map(({ key, index, top }) => (
        <div
          key={key}
          id={rowHeaderId(index)}
          role="rowheader"
          aria-colindex={1}
          aria-label={strings.grid.row(index + 1)}
          className={styles.number}
          style={{ transform: `translateY(${top}px)`, height }}
          data-row={index}
          data-selected={(index >= range.top && index <= range.bottom) || undefined}
        >
          {index + 1}
        </div>
      ))}
    </div>
  );
}

interface OverlayProps {
  readonly sheet: SheetData;
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly pointer: GridPointer;
  readonly axes: VirtualAxes;
  readonly range: Range;
  readonly element: RefObject<HTMLDivElement | null>;
}

function Overlays({ sheet, grid, acts, pointer, axes, range, element }: OverlayProps) {
  const editing = useObservable(grid.editing);
  const drag = useObservable(pointer.drag);
  const { active } = useObservable(grid.selection);
  return (
    <>
      <FindHighlights grid={grid} axes={axes} />
      <OtherCells grid={grid} sheet={sheet} axes={axes} />
      <SelectionOverlay
        range={range}
        active={active}
        drag={drag}
        rectOf={axes.rectOf}
        isEditing={editing !== undefined}
      />
      {editing ? (
        <CellEditor
          key={`${editing.rowId}-${editing.columnId}`}
          grid={grid}
          acts={acts}
          editing={editing}
          rect={axes.rectOf(active)}
          focusGrid={() => element.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </>
  );
}

/** Scrolls to what the keyboard moves. */
function useRevealed(grid: GridModel, { active, focus }: Selection, reveal: VirtualAxes['reveal']): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (grid.selection.get().span === 'cells') reveal(focus);
  }, [grid, focus, reveal]);
  useEffect(() => {
    if (!isFirst.current && grid.selection.get().span === 'cells') reveal(active);
  }, [grid, active, reveal]);
}

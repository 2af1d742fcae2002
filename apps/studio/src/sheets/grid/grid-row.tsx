import { memo } from 'react';
import type { CellMark, CellMarks } from '../data/cell-marks.js';
import { indexOf, type GridCell, type GridColumn, type GridRow } from '../data/sheet-data.js';
import type { GenerationProgress } from '../data/sheet-follower.js';
import { CellContent } from './cell-content.js';
import { shortText, stateOf } from './cell-display.js';
import { cellName } from './cell-name.js';
import { FIRST_COLUMN } from './grid-sizes.js';
import styles from './grid.module.css';
import type { ColumnSlot } from './use-virtual-axes.js';

/** Facts about cells beyond the sheet itself. */
export interface CellContext {
  /** All columns of the sheet, hidden ones among them, in the order of a row's cells. */
  readonly allColumns: readonly GridColumn[];
  readonly marks: CellMarks;
  readonly progress: ReadonlyMap<number, GenerationProgress>;
  readonly streamed: ReadonlyMap<number, string>;
  readonly conflicts: ReadonlySet<number>;
}

interface GridRowProps {
  readonly row: GridRow;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly columns: readonly ColumnSlot[];
  readonly context: CellContext;
  /** First and last selected column; both undefined if the row is not selected. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Index of the active column; undefined if the active cell is in another row. */
  readonly active: number | undefined;
}

/** Id of the element of the active cell, which has the focus for assistive technology. Others need none. */
export const ACTIVE_CELL_ID = 'active-cell';

/** Returns the id of the element with the number of a row, which is beside the rows but belongs to one of them. */
export const rowHeaderId = (index: number): string => `row-number-${index}`;

/** The first row of the grid, in the sense of assistive technology, has the titles. */
const HEADER_ROWS = 2;

export const Row = memo(function Row({ row, index, top, height, columns, context, from, to, active }: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + HEADER_ROWS}
      aria-owns={rowHeaderId(index)}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {columns.map((slot) => {
        const cell = row.cells[indexOf(context.allColumns, slot.column.id)];
        const generation = cell?.latest ?? cell?.selected;
        return (
          <Cell
            key={slot.column.id}
            cell={cell}
            slot={slot}
            row={index}
            isActive={slot.index === active}
            isSelected={from !== undefined && slot.index >= from && slot.index <= to!}
            mark={cell && context.marks.get(cell.id)}
            live={generation && context.progress.get(generation.id)}
            streamed={cell && context.streamed.get(cell.id)}
            hasConflict={cell !== undefined && context.conflicts.has(cell.id)}
          />
        );
      })}
    </div>
  );
});

interface CellProps {
  readonly cell: GridCell | undefined;
  readonly slot: ColumnSlot;
  /** Index of the row. */
  readonly row: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly mark: CellMark | undefined;
  readonly live: GenerationProgress | undefined;
  readonly streamed: string | undefined;
  readonly hasConflict: boolean;
}

const Cell = memo(function Cell(props: CellProps) {
  const { cell, slot, row, isActive, isSelected, mark, live, streamed, hasConflict } = props;
  const state = cell && stateOf(cell, mark, live);
  const isPlain = !state && (slot.column.type === 'text' || slot.column.type === 'stats');
  return (
    <div
      role="gridcell"
      id={isActive ? ACTIVE_CELL_ID : undefined}
      aria-label={cellName({ cell, column: slot.column, row, state, streamed })}
      aria-colindex={slot.index + FIRST_COLUMN}
      aria-selected={isSelected}
      className={isPlain ? styles.plainCell : styles.cell}
      style={{ left: slot.left, width: slot.width }}
      data-state={state?.kind}
      data-conflict={hasConflict || undefined}
    >
      {isPlain && cell ? (streamed ?? shortText(cell.value)) : null}
      {!isPlain && cell ? <CellContent cell={cell} column={slot.column} state={state} streamed={streamed} /> : null}
    </div>
  );
});

import { sheetStrings as strings } from '../../strings/sheet-en.js';
import type { GridCell, GridColumn } from '../data/sheet-data.js';
import { previewOf, shortText, type CellState } from './cell-display.js';
import { labelOf } from './state-label.js';

interface NamedCell {
  readonly cell: GridCell | undefined;
  readonly column: GridColumn;
  /** Index of the row. */
  readonly row: number;
  readonly state: CellState | undefined;
  /** Text of a generation while it is written. */
  readonly streamed: string | undefined;
}

/** Returns the name of a cell for screen readers: its column and row, its content or that it is empty, its state. */
export function cellName({ cell, column, row, state, streamed }: NamedCell): string {
  const content = contentOf(cell, column, streamed);
  return strings.grid.cell(column.title, row + 1, state ? `${content.replace(/\.$/, '')}. ${labelOf(state)}` : content);
}

function contentOf(cell: GridCell | undefined, column: GridColumn, streamed: string | undefined): string {
  const text = streamed ?? shortText(cell?.value ?? '');
  if (text !== '') return text;
  if (!cell || column.type === 'text') return strings.grid.emptyCell;
  if (previewOf(cell)) return strings.kinds[column.type];
  return cell.layers > 0 ? layersText(cell, column) : strings.grid.emptyCell;
}

/** A final video is not there yet; other cells say how many layers they have. */
export function layersText({ layers, selected }: GridCell, { role }: GridColumn): string {
  if (role !== 'final_video') return strings.states.layers(layers);
  return selected ? strings.kinds.video : strings.states.notRendered;
}

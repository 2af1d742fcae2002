import { HEADER_HEIGHT, ROW_HEADER_WIDTH } from './grid-sizes.js';
import { clamp, type GridSize, type Point } from '../selection/selection.js';

/** Sizes of the visible rows and columns. */
export interface Geometry {
  readonly rowHeight: number;
  readonly rowCount: number;
  /** Left edges of the visible columns, and the right edge of the last one. */
  readonly edges: readonly number[];
}

/** Returns the cell at a position in pixels from the left top corner of the grid; beyond its edges the next one. */
export function pointAt(geometry: Geometry, x: number, y: number): Point {
  const { rowHeight, rowCount, edges } = geometry;
  const size: GridSize = { rows: rowCount, columns: edges.length - 1 };
  const row = Math.floor((y - HEADER_HEIGHT) / rowHeight);
  return clamp({ row, column: lastAtOrBefore(edges, x) }, size);
}

/** Returns the index of the row or column in front of which something is dropped. */
export function gapAt(geometry: Geometry, axis: 'rows' | 'columns', x: number, y: number): number {
  const { rowHeight, rowCount, edges } = geometry;
  if (axis === 'rows') return Math.max(0, Math.min(rowCount, Math.round((y - HEADER_HEIGHT) / rowHeight)));
  const column = Math.max(0, Math.min(lastAtOrBefore(edges, x), edges.length - 2));
  const middle = (edges[column]! + edges[column + 1]!) / 2;
  return x < middle ? column : column + 1;
}

/** Returns the edges of columns with these widths. */
export function edgesOf(widths: readonly number[]): number[] {
  const edges = [ROW_HEADER_WIDTH];
  for (const width of widths) edges.push(edges.at(-1)! + width);
  return edges;
}

function lastAtOrBefore(edges: readonly number[], x: number): number {
  const next = edges.findIndex((edge) => edge > x);
  return next < 0 ? edges.length - 1 : Math.max(0, next - 1);
}

import type { TableFormat } from './formats.js';
import type { TableLimits } from './table-limits.js';

/** Message that starts the reading thread. */
export interface Reading {
  readonly path: string;
  readonly format: TableFormat;
  readonly limits: TableLimits;
}

/** Messages of the thread; it continues after each list of rows was acknowledged. */
export type FromThread = { readonly rows: string[][] } | { readonly ended: true } | { readonly error: string };

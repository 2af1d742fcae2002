import type { TableFormat } from './formats.js';
import type { TableLimits } from './table-limits.js';

/** What the thread that reads is told. */
export interface Reading {
  readonly path: string;
  readonly format: TableFormat;
  readonly limits: TableLimits;
}

/** What it answers; each list of rows is answered with a message as soon as it was taken. */
export type FromThread = { readonly rows: string[][] } | { readonly ended: true } | { readonly fault: string };

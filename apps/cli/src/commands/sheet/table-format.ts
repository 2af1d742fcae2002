import { extname } from 'node:path';
import { CommandError } from '../../exit-codes.js';

/** Formats of files that a sheet is pulled into and pushed from. */
export type SheetFormat = 'csv' | 'xlsx';

/** Returns the format of a file by its name. */
export function formatOf(path: string): SheetFormat {
  const format = extname(path).slice(1).toLowerCase();
  if (format === 'csv' || format === 'xlsx') return format;
  throw new CommandError('usage', `the name of the file must end in .csv or .xlsx, unlike ${path}`);
}

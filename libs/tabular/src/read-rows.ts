import { readCsv } from './csv-reading.js';
import type { TableFormat } from './formats.js';
import type { TableLimits } from './table-limits.js';
import { TableRows } from './table-rows.js';
import { readXlsx } from './xlsx-reading.js';

export { TableError } from './table-limits.js';

/**
 * Yields the rows of a file that the user of this process has chosen. Services read files of others in a thread with
 * bounds of time and memory: `readTable`.
 *
 * @throws {TableError} The file is invalid.
 */
export async function* readRows(path: string, format: TableFormat, limits: TableLimits): AsyncGenerator<string[]> {
  const rows = new TableRows(limits);
  const batches = format === 'csv' ? readCsv(path, rows) : readXlsx(path, rows, limits);
  for await (const _ of batches) for (const batch of rows.taken()) yield* batch;
  for (const batch of rows.taken()) yield* batch;
}
